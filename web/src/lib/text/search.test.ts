import { describe, expect, it } from 'vitest';
import { blocks, sections } from './markdown';
import { pieces, searchIn, wordsOf } from './search';

const all = sections(
  blocks('# Worms\n\nA worm pays. [R7]\n\n# Dice\n\nA die rolls.\n\n# Pola\n\nŻółty mrówek stoi na polu.'),
);
const found = (search: string) => searchIn(all, wordsOf(search)).map(({ at }) => at);

describe('a search', () => {
  it('finds the sections that mention every word, rulings too', () => {
    expect(found('WORM pays')).toEqual([0]);
    expect(found('worm rolls')).toEqual([]);
    expect(found('r7')).toEqual([0]);
    expect(found('')).toEqual([]);
  });

  it('asks for no accents', () => {
    expect(found('zolty')).toEqual([2]);
    expect(found('żółty MRÓWEK')).toEqual([2]);
  });

  it('shows the words where they stand', () => {
    expect(pieces('A worm, a Worm', wordsOf('worm'))).toEqual([
      { text: 'A ', hit: false },
      { text: 'worm', hit: true },
      { text: ', a ', hit: false },
      { text: 'Worm', hit: true },
    ]);
    expect(pieces('nothing', [])).toEqual([{ text: 'nothing', hit: false }]);
    const long = sections(blocks(`# A\n\n${'many words before '.repeat(20)}the anteater ${'and after '.repeat(30)}`));
    const [{ around } = { around: [] }] = searchIn(long, wordsOf('anteater'));
    expect(around.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['anteater']);
    expect(around.map(({ text }) => text).join('').length).toBeLessThan(150);
  });
});
