/** What the page can do without for a moment, such as drag and drop: loaded once everything is drawn, as nobody needs it for
 * a first tap. */
import type { Attachment } from 'svelte/attachments';
import { afterDrawing } from '../art/art.svelte';

export function later(load: () => Promise<Attachment<HTMLElement>>): Attachment<HTMLElement> {
  return (root) => {
    let gone = false;
    let end: (() => void) | undefined;
    const begin = async () => {
      await afterDrawing();
      const attach = await load();
      if (!gone) end = attach(root) ?? undefined;
    };
    // Offline for a moment: tapping goes on.
    begin().catch(() => undefined);
    return () => {
      gone = true;
      end?.();
    };
  };
}
