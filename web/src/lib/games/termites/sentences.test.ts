/** What a player reads about tokens, Mounds and terrain: words, in their right form, no notation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../../tests/games';
import type { EventTold } from '../../wire/protocol';
import { bundleOf, format, type Args } from '../../words/fluent';
import { loadPack } from '..';
import { sayEvent, sayRefusal } from '../events';

const file = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

const pack = await loadPack('termites');

function speaker(language: string) {
  const words = bundleOf(
    language,
    file(`../../../../../crates/games/termites/messages/${language}.ftl`),
    file(`messages/${language}.ftl`),
  );
  const tell = (key: string, args?: Args) => format(words, key, args) ?? key;
  const naming = { nameOf: (seat: string) => `Ann ${seat}`, tell };
  return {
    naming,
    event: (event: EventTold) => sayEvent(words, pack, event, naming) ?? '',
    refusal: (key: string, args: Readonly<Record<string, unknown>>) => sayRefusal(words, pack, key, args, naming) ?? '',
  };
}

const played = GAMES.filter(({ card }) => card.id === 'termites');

describe.each(['en', 'pl'])('in %s', (language) => {
  const say = speaker(language);

  it('no sentence, question or label has a code of the notation', () => {
    expect(played).toHaveLength(1);
    for (const { events, refusals, positions } of played) {
      const said = [
        ...events.map(({ event }) => say.event(event)),
        // These two quote what somebody typed.
        ...refusals
          .filter(({ key }) => key !== 'not-a-step' && key !== 'impossible')
          .map(({ key, args }) => say.refusal(key, args)),
        ...positions.flatMap(({ legal, view }) => legal.map((action) => pack.label(action, say.naming, view))),
      ];
      expect(said.filter((text) => /\b[WSNFM]\d\b|\bnobody\b/.test(text))).toEqual([]);
      if (language === 'pl') expect(said.filter((text) => /\b(water|vegetation|stones)\b/.test(text))).toEqual([]);
    }
  });
});

const placed = { kind: 'placed', seat: '1', who: 'Blue', token: 'W2', cell: 'f6' };
const beaten = { kind: 'retreated', who: 'Gold', token: 'S1', from: 'h7', to: 'g7', advance: [] };
const attacked = {
  kind: 'attacked',
  who: 'Gray',
  token: 'F3',
  target: 'h7',
  against: 'Gold',
  piece: 'N2',
  strength: 3,
  supporters: [],
  power: 3,
  defence: 2,
  stones: false,
  args: { path: 'i6-i7', supporters: 'none' },
};
const drawn = { kind: 'colony', seat: '2', who: 'Gold' };
const building = { kind: 'builder', seat: '2', who: 'Seat 2' };

it('inflects tokens and seats', () => {
  const [en, pl] = [speaker('en'), speaker('pl')];
  expect(en.event(placed)).toBe('Ann Blue places a two-worker token on f6.');
  expect(pl.event(placed)).toBe('Ann Blue stawia żeton dwóch Robotnic na f6.');
  expect(en.event(beaten)).toBe('Ann Gold’s soldier retreats from h7 to g7.');
  expect(pl.event(beaten)).toBe('Żeton Żołnierza gracza Ann Gold wycofuje się z h7 na g7.');
  expect(en.event(attacked)).toContain('attacks Ann Gold’s two-spitter token on h7 with a three-flyer token (i6-i7)');
  expect(pl.event(attacked)).toContain('atakuje żetonem trzech Alate (i6-i7) pole h7, gdzie stoi żeton dwóch Nasute');
  expect(pl.refusal('not-in-hand', { token: 'W1' })).toBe('Nie masz na ręce żetonu Robotnicy.');
  expect(pl.refusal('wrong-pick', { thing: 'terrain', picked: 'water' })).toBe('Wybrano już teren: Woda.');
  expect(en.event(building)).toBe('Ann Seat 2 begins to build the map.');
  expect(en.event(drawn)).toBe('Ann 2 plays the spitters’ colony.');
  expect(pl.event(drawn)).toBe('Ann 2 prowadzi rój Nasute.');
});

it('a seat is found by its number before the colonies are drawn, and by its colony after that', () => {
  const view = {
    seats: [
      { seat: '1', colony: null },
      { seat: '2', colony: 'gold' },
    ],
  };
  expect(pack.seatOf?.(view, 'Seat 1')).toBe('1');
  expect(pack.seatOf?.(view, 'Gold')).toBe('2');
  expect(pack.seatOf?.(view, '2')).toBeUndefined();
  const { naming } = speaker('en');
  expect(pack.seatName(view, 'Gold', naming.tell)).toBe('Gold');
  expect(pack.seatName(view, '1', naming.tell)).toBe('Seat 1');
});
