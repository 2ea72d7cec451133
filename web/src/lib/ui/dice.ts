/** The way of a thrown die: it falls onto the table, bounces a few times, each time lower and slower, and lies still. The
 * face that counts lies on top at the end; while it tumbles, other faces are seen. */

/** A moment of the throw. Lengths are in widths of the die, y is down; turned by degrees. */
export interface Moment {
  /** When, from 0 to 1. */
  readonly offset: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** How much the die is pressed together when it hits the table. */
  readonly press: number;
}

/** Height from which it falls, where it comes from, how much of its speed a bounce leaves. */
const [HEIGHT, REACH, BOUNCE] = [2.4, 2.2, 0.48];
const GRAVITY = 2;
const FLIGHTS = 4;
/** Moments of each flight. */
const MOMENTS = 5;

/** Returns the throw; `seed` varies from which side the die comes and how it spins. */
export function thrown(seed: number): readonly Moment[] {
  const side = seed % 2 === 0 ? -1 : 1;
  const spin = 360 * (1 + (seed % 3)) * side;
  const height = HEIGHT * (0.85 + 0.1 * (seed % 4));
  // The first flight is a fall; after that, up and down with what is left of the speed.
  const speeds = Array.from({ length: FLIGHTS }, (_, at) => Math.sqrt(2 * GRAVITY * height) * BOUNCE ** at);
  const times = speeds.map((speed, at) => ((at === 0 ? 1 : 2) * speed) / GRAVITY);
  const whole = times.reduce((sum, time) => sum + time, 0);
  const moments: Moment[] = [];
  let before = 0;
  for (const [flight, time] of times.entries()) {
    const speed = speeds[flight] ?? 0;
    for (let step = 0; step < MOMENTS; step++) {
      const t = (time * step) / MOMENTS;
      const rises = flight === 0 ? height - (GRAVITY * t * t) / 2 : speed * t - (GRAVITY * t * t) / 2;
      // On its way it is slowed down: most of the distance and of the spin lies in the first flights.
      const left = (1 - (before + t) / whole) ** 2;
      moments.push({
        offset: (before + t) / whole,
        x: side * REACH * left,
        y: -Math.max(0, rises),
        turn: spin * left,
        press: flight > 0 && step === 0 ? 0.16 * BOUNCE ** (flight - 1) : 0,
      });
    }
    before += time;
  }
  return [...moments, { offset: 1, x: 0, y: 0, turn: 0, press: 0 }];
}

/** Returns the throw as frames of an animation, for a die of this width. */
export function throwFrames(seed: number, width: number): Keyframe[] {
  return thrown(seed).map(({ offset, x, y, turn, press }) => ({
    offset,
    transform: `translate(${(x * width).toFixed(2)}px, ${(y * width).toFixed(2)}px) rotate(${turn.toFixed(1)}deg) scale(${(1 + press * 0.6).toFixed(3)}, ${(1 - press).toFixed(3)})`,
  }));
}

/** Returns which faces are seen one after the other while a die tumbles; the last is the one that counts. */
export function facesOf(face: number, seed: number): readonly number[] {
  const others = [1, 2, 3, 4, 5, 6].filter((other) => other !== face && other !== 7 - face);
  return [others[seed % 4] ?? 1, 7 - face, others[(seed + 1) % 4] ?? 2, others[(seed + 2) % 4] ?? 3, face];
}

/** How long a throw takes, in milliseconds, and until which part of it other faces are seen. */
export const THROW = 640;
export const TURNING = 0.62;
