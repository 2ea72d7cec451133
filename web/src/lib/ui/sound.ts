/** Soft sounds, made on the spot: a knock on wood when it is one's turn, and noises of what happens. */
import type { LoggedStep } from '../table/state';
import type { EventTold } from '../wire/protocol';

export type Sound = 'step' | 'crunch' | 'splash' | 'dice';

let context: AudioContext | undefined;

/** Returns where sounds are played; nothing before the person has touched the page, as browsers allow none by then. */
function player(): AudioContext | undefined {
  if (!navigator.userActivation.hasBeenActive) return undefined;
  return (context ??= new AudioContext());
}

/** Knocks. */
export function knock(): void {
  const context = player();
  if (!context) return;
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(320, now);
  tone.frequency.exponentialRampToValueAtTime(120, now + 0.09);
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.13);
}

/** Short pieces of noise, one after the other: when each begins and ends, around which frequency, how loud. */
const NOISES: Record<
  Sound,
  readonly { readonly from: number; readonly to: number; readonly pitch: number; readonly volume: number }[]
> = {
  step: [
    { from: 0, to: 0.04, pitch: 500, volume: 0.1 },
    { from: 0.09, to: 0.13, pitch: 420, volume: 0.08 },
  ],
  crunch: [
    { from: 0, to: 0.06, pitch: 1500, volume: 0.16 },
    { from: 0.07, to: 0.13, pitch: 1100, volume: 0.14 },
    { from: 0.15, to: 0.24, pitch: 800, volume: 0.1 },
  ],
  splash: [
    { from: 0, to: 0.3, pitch: 2200, volume: 0.08 },
    { from: 0.12, to: 0.5, pitch: 900, volume: 0.06 },
  ],
  dice: [
    { from: 0, to: 0.03, pitch: 2600, volume: 0.16 },
    { from: 0.1, to: 0.13, pitch: 2200, volume: 0.13 },
    { from: 0.17, to: 0.2, pitch: 2400, volume: 0.1 },
    { from: 0.22, to: 0.25, pitch: 2000, volume: 0.07 },
  ],
};

/** Makes the noise of something that happens. */
export function noise(sound: Sound): void {
  const context = player();
  if (!context) return;
  const now = context.currentTime;
  for (const { from, to, pitch, volume } of NOISES[sound]) {
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * (to - from)), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    const source = context.createBufferSource();
    source.buffer = buffer;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    const loud = context.createGain();
    loud.gain.setValueAtTime(volume, now + from);
    loud.gain.exponentialRampToValueAtTime(0.001, now + to);
    source.connect(filter).connect(loud).connect(context.destination);
    source.start(now + from);
  }
}

/** What is heard with a picture, each sound once: dice while a prelude is seen, everything else after it. */
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
  if (picture.prelude) return heard(picture.prelude).filter((one) => one === 'dice');
  return picture.told ? heard(picture.fresh).filter((one) => one !== 'dice') : heard(picture.fresh);
}
