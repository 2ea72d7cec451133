/** Soft sounds, made on the spot: a knock on wood when it is one's turn, and noises of what happens. */
import type { LoggedStep } from '../table/state';
import type { EventTold } from '../wire/protocol';

export type Sound =
  'step' | 'crunch' | 'splash' | 'dice' | 'fall' | 'fire' | 'merge' | 'prize' | 'wheel' | 'hatch' | 'gust';

let context: AudioContext | undefined;

/** Returns where sounds are played; nothing before the person has touched the page, as browsers allow none by then. */
function player(): AudioContext | undefined {
  if (!navigator.userActivation.hasBeenActive) return undefined;
  return (context ??= new AudioContext());
}

/** A part of a sound: when it begins and ends in seconds, and how loud it is. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly volume: number;
}

/** Noise around a frequency, which may glide: knocks, dust, water. */
type Noise = Part & { readonly pitch: number; readonly glides?: number };
/** A tone, which may glide: wood, bells. */
type Tone = Part & { readonly tone: number; readonly glides?: number };

/** Returns a row of short knocks: a die on a table, each weaker and sooner than the one before. */
function knocks(count: number, pitch: number, volume: number): readonly Noise[] {
  let from = 0;
  return Array.from({ length: count }, (_, at) => {
    const part = { from, to: from + 0.03, pitch: pitch - at * 90, volume: volume * 0.72 ** at };
    from += 0.14 * 0.74 ** at;
    return part;
  });
}

/** Everything that is heard. Soft: no part is louder than 0.2. */
export const SOUNDS: Readonly<Record<Sound, readonly (Noise | Tone)[]>> = {
  // Something of wood is set down: a knock and its body.
  step: [
    { from: 0, to: 0.035, pitch: 900, volume: 0.09 },
    { from: 0, to: 0.09, tone: 190, glides: 130, volume: 0.09 },
  ],
  crunch: [
    { from: 0, to: 0.06, pitch: 1500, volume: 0.16 },
    { from: 0.07, to: 0.13, pitch: 1100, volume: 0.14 },
    { from: 0.15, to: 0.24, pitch: 800, volume: 0.1 },
    { from: 0, to: 0.12, tone: 110, glides: 60, volume: 0.12 },
  ],
  splash: [
    { from: 0, to: 0.3, pitch: 2200, glides: 900, volume: 0.08 },
    { from: 0.12, to: 0.5, pitch: 900, volume: 0.06 },
  ],
  dice: knocks(5, 2600, 0.16),
  // Clay breaks and rolls away.
  fall: [
    { from: 0, to: 0.9, pitch: 300, glides: 90, volume: 0.2 },
    { from: 0, to: 0.5, tone: 70, glides: 38, volume: 0.16 },
    ...knocks(6, 1100, 0.1).map((part) => ({ ...part, from: part.from + 0.25, to: part.to + 0.27 })),
  ],
  fire: [
    { from: 0, to: 1.3, pitch: 700, glides: 260, volume: 0.12 },
    ...[0.05, 0.2, 0.31, 0.5, 0.66, 0.9].map((from) => ({ from, to: from + 0.02, pitch: 3200, volume: 0.08 })),
  ],
  merge: [
    { from: 0, to: 0.16, tone: 220, glides: 330, volume: 0.07 },
    { from: 0.12, to: 0.34, tone: 330, glides: 440, volume: 0.08 },
  ],
  prize: [
    { from: 0, to: 0.3, tone: 660, volume: 0.06 },
    { from: 0.1, to: 0.42, tone: 880, volume: 0.06 },
    { from: 0.2, to: 0.6, tone: 1320, volume: 0.05 },
  ],
  // The wheel ticks slower and slower.
  wheel: Array.from({ length: 9 }, (_, at) => {
    const from = 0.85 * (at / 9) ** 1.7;
    return { from, to: from + 0.02, pitch: 1900, volume: 0.08 };
  }),
  hatch: [
    { from: 0, to: 0.03, pitch: 2800, volume: 0.1 },
    { from: 0.08, to: 0.12, pitch: 2300, volume: 0.09 },
    { from: 0.1, to: 0.22, tone: 500, glides: 760, volume: 0.05 },
  ],
  gust: [{ from: 0, to: 0.8, pitch: 500, glides: 1500, volume: 0.07 }],
};

/** Knocks: it is one's turn. */
export function knock(): void {
  const context = player();
  if (context) tone(context, { from: 0, to: 0.12, tone: 320, glides: 120, volume: 0.12 });
}

/** Makes the noise of something that happens. */
export function noise(sound: Sound): void {
  const context = player();
  if (!context) return;
  for (const part of SOUNDS[sound]) {
    if ('tone' in part) tone(context, part);
    else hiss(context, part);
  }
}

/** Returns a volume that fades out by the end of a part. */
function fading(context: AudioContext, { from, to, volume }: Part): GainNode {
  const loud = context.createGain();
  loud.gain.setValueAtTime(volume, context.currentTime + from);
  loud.gain.exponentialRampToValueAtTime(0.001, context.currentTime + to);
  loud.connect(context.destination);
  return loud;
}

function glide(parameter: AudioParam, context: AudioContext, { from, to }: Part, start: number, end = start): void {
  parameter.setValueAtTime(start, context.currentTime + from);
  parameter.exponentialRampToValueAtTime(end, context.currentTime + to);
}

function tone(context: AudioContext, part: Tone): void {
  const voice = context.createOscillator();
  voice.type = 'sine';
  glide(voice.frequency, context, part, part.tone, part.glides);
  voice.connect(fading(context, part));
  voice.start(context.currentTime + part.from);
  voice.stop(context.currentTime + part.to + 0.01);
}

function hiss(context: AudioContext, part: Noise): void {
  const length = Math.ceil(context.sampleRate * (part.to - part.from));
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  glide(filter.frequency, context, part, part.pitch, part.glides);
  source.connect(filter).connect(fading(context, part));
  source.start(context.currentTime + part.from);
}

/** Sounds of what a prelude shows. */
const FIRST: ReadonlySet<Sound> = new Set<Sound>(['dice', 'wheel']);

/** What is heard with a picture, each sound once: dice and wheel while a prelude is seen, everything else after it. */
export function soundsOf(
  picture: {
    readonly fresh: readonly LoggedStep[];
    readonly prelude?: readonly LoggedStep[] | undefined;
    readonly told?: readonly LoggedStep[] | undefined;
  },
  sound: (event: EventTold) => Sound | undefined,
): readonly Sound[] {
  const heard = (steps: readonly LoggedStep[]) =>
    [...new Set(steps.flatMap(({ events }) => events.map(sound)))].filter((one) => one !== undefined);
  if (picture.prelude) return heard(picture.prelude).filter((one) => FIRST.has(one));
  return picture.told ? heard(picture.fresh).filter((one) => !FIRST.has(one)) : heard(picture.fresh);
}
