/** Throws a die that is drawn on the page: its way, and which face is seen on it. */
import type { Attachment } from 'svelte/attachments';
import { facesOf, THROW, throwFrames, TURNING } from './dice';
import { pace } from './settings.svelte';

/** Lets an element come like a thrown die of this width; without motion it lies there at once. */
export function throwing(seed: number, width: number): Attachment<Element> {
  return (element) => {
    const time = pace(THROW);
    if (time === 0) return;
    const motion = element.animate(throwFrames(seed, width), { duration: time, easing: 'linear' });
    return () => motion.cancel();
  };
}

/** Which face of a die is seen. Used while a component is made; `rolling` begins a throw. */
export class Tumble {
  #face: () => number;
  #passing = $state.raw<number | undefined>();

  constructor(face: () => number, rolling: () => boolean, seed: () => number) {
    this.#face = face;
    $effect.pre(() => {
      const time = pace(THROW) * TURNING;
      const goal = face();
      if (!rolling() || goal === 0 || time === 0) return;
      const faces = facesOf(goal, seed()).slice(0, -1);
      this.#passing = faces[0];
      const timers = faces.map((_, at) =>
        setTimeout(() => (this.#passing = faces[at + 1]), ((at + 1) / faces.length) * time),
      );
      return () => {
        timers.forEach(clearTimeout);
        this.#passing = undefined;
      };
    });
  }

  get face(): number {
    return this.#passing ?? this.#face();
  }
}
