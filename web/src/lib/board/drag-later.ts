/** Drag and drop, loaded once the board is drawn: nobody needs it for a first tap. */
import type { Attachment } from 'svelte/attachments';
import { afterDrawing } from '../art/art.svelte';
import type { Hands } from './drag';

export function draggingLater(hands: Hands): Attachment<HTMLElement> {
  return (root) => {
    let gone = false;
    let end: (() => void) | undefined;
    const load = async () => {
      await afterDrawing();
      const { dragging } = await import('./drag');
      if (!gone) end = dragging(hands)(root) ?? undefined;
    };
    // Offline for a moment: tapping goes on.
    load().catch(() => undefined);
    return () => {
      gone = true;
      end?.();
    };
  };
}
