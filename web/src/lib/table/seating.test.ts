import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../tests/games';
import { favourite, keepFavourite } from './favourite';
import { lesson, wishFor } from './open';
import {
  coloursOf,
  exchanged,
  freeColours,
  freeParts,
  newPlace,
  partiesOf,
  seatingWish,
  type Place,
  type Seating,
} from './seating';

const card = (id: string) => {
  const found = CARDS.find((other) => other.id === id);
  if (!found) throw new Error(id);
  return found;
};
const place = (part: Partial<Place>): Place => ({ ...newPlace('link'), ...part });
const seating = (places: readonly Partial<Place>[], others: readonly string[] = []): Seating => ({
  places: places.map(place),
  others,
});

describe('the colours of a new table', () => {
  it('are not sent while nobody has chosen one', () => {
    const wish = seatingWish(card('anteater'), seating([{ sitter: 'me' }, { sitter: 'bot-2' }]));
    expect(wish).toEqual({ seats: [{ kind: 'me' }, { kind: 'bot', level: 2 }], options: {} });
  });

  it('are sent party by party, the third colour last', () => {
    const chosen = seating([{ sitter: 'me', colour: 'blue' }, {}], ['green']);
    expect(seatingWish(card('anteater'), chosen).colours).toEqual(['blue', null, 'green']);
    // With three seats there is no third colour.
    expect(seatingWish(card('anteater'), seating([{ colour: 'blue' }, {}, {}], ['green'])).colours).toEqual([
      'blue',
      null,
      null,
    ]);
  });

  it('are told as the server will settle them', () => {
    const anteater = card('anteater');
    expect(coloursOf(anteater, seating([{}, {}]))).toEqual(['yellow', 'red', 'white']);
    expect(coloursOf(anteater, seating([{ colour: 'red' }, {}]))).toEqual(['red', 'yellow', 'white']);
    expect(coloursOf(anteater, seating([{ colour: 'drawn' }, { colour: 'white' }]))).toEqual([
      'drawn',
      'white',
      'yellow',
    ]);
    expect(coloursOf(card('termites'), seating([{}, {}]))).toEqual([]);
  });

  it('can be chosen once', () => {
    const chosen = seating([{ colour: 'red' }, {}], ['blue']);
    expect(freeColours(card('anteater'), chosen, 1)).toEqual(['yellow', 'green', 'white']);
    expect(freeColours(card('anteater'), chosen, 0)).toContain('red');
  });
});

it('seats of DominAnts have a corner and a colour, by the number of players', () => {
  const places = (count: number) => partiesOf(card('dominants'), count).map(({ who, place }) => `${who} ${place}`);
  expect(places(2)).toEqual(['R south-west', 'B north-east']);
  expect(places(4)).toEqual(['R south-west', 'Y north-west', 'B north-east', 'G south-east']);
});

it('people change seats with what they have chosen', () => {
  const before = seating([
    { sitter: 'me', colour: 'blue' },
    { sitter: 'local', name: 'Ben' },
  ]);
  const after = exchanged(before, 0, 1);
  expect(after.places.map(({ sitter, name, colour }) => [sitter, name, colour])).toEqual([
    ['local', 'Ben', ''],
    ['me', '', 'blue'],
  ]);
  expect(exchanged(before, 0, 9)).toEqual(before);
});

it('colonies are chosen once each, and drawn for those who do not choose', () => {
  const termites = card('termites');
  const chosen = seating([{ parts: { colonies: 'gold' } }, {}]);
  expect(seatingWish(termites, chosen).options).toEqual({ colonies: ['gold', 'random'] });
  const colonies = { name: 'colonies', values: ['blue', 'red', 'gold', 'gray', 'random'] };
  expect(freeParts(colonies, chosen, 1)).toEqual(['blue', 'red', 'gray', 'random']);
});

describe('a table against bots', () => {
  const three = { level: 4, opponents: 2, preset: 'standard' };

  it('has the opponents and the length that were chosen', () => {
    const bot = { kind: 'bot', level: 4 };
    expect(wishFor(card('glory'), three, undefined)).toMatchObject({
      seats: [{ kind: 'me' }, bot, bot],
      preset: 'standard',
    });
  });

  it('draws the colonies of Termites', () => {
    expect(wishFor(card('termites'), lesson(card('termites')), undefined)).toMatchObject({
      options: { colonies: ['random', 'random'] },
      preset: 'quick',
    });
  });

  it('shows who leads: what everybody saw lies open', () => {
    expect(wishFor(card('anteater'), { ...three, opponents: 1 }, undefined).options).toEqual({ vp_tiles: 'open' });
  });

  it('has the usual colours, or the favourite one for the person', () => {
    expect(wishFor(card('glory'), three, undefined)).not.toHaveProperty('colours');
    expect(wishFor(card('glory'), three, 'orange').colours).toEqual(['orange', null, null]);
  });

  it('remembers a colour that the game has', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(favourite('glory', ['red'], storage)).toBeUndefined();
    keepFavourite('glory', 'red', storage);
    keepFavourite('anteater', 'white', storage);
    expect(favourite('glory', ['blue', 'red'], storage)).toBe('red');
    expect(favourite('glory', ['blue'], storage)).toBeUndefined();
    keepFavourite('glory', '', storage);
    expect(favourite('glory', ['red'], storage)).toBeUndefined();
    expect(favourite('anteater', ['white'], storage)).toBe('white');
    storage.setItem('hexapod.colours', '[damaged');
    expect(favourite('anteater', ['white'], storage)).toBeUndefined();
  });
});
