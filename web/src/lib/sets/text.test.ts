import { describe, expect, it } from 'vitest';
import { headerOf, quoted, withEntry, withList } from './text';

const FILE = `# The box.
[game]
id = 7
rows = [ "a1-a6",
  "[b1]", "c" ] # a list

# Maps.
[map.duel] # two
players = 2

# Mine.
[map."łąka"]
players = 3

[[mound]]
id = 1
# before two
[[mound]]
id = 2

# The end.
[score]
worm = 1
`;

describe('entries of a data file', () => {
  it('are replaced and leave the rest as it is', () => {
    expect(withEntry(FILE, '[map.duel]', 'players = 4\n')).toBe(
      FILE.replace('[map.duel] # two\nplayers = 2\n', '[map.duel]\nplayers = 4\n'),
    );
    expect(withEntry(FILE, headerOf('map', 'łąka'), 'players = 2\n')).toContain('[map."łąka"]\nplayers = 2\n');
  });

  it('are appended and taken away', () => {
    const more = withEntry(FILE, headerOf('map', 'mine'), 'players = 2\n');
    expect(more).toBe(`${FILE}\n[map.mine]\nplayers = 2\n`);
    expect(withEntry(more, '[map.mine]', undefined)).toBe(FILE);
    expect(withEntry(FILE, '[map.other]', undefined)).toBe(FILE);
    expect(withEntry(FILE, '[map.duel]', undefined)).not.toContain('players = 2');
  });

  it('of a list are replaced together', () => {
    const file = withList(FILE, '[[mound]]', ['id = 1\nname = "a"\n', 'id = 2\n', 'id = 3\n']);
    expect(file.match(/\[\[mound\]\]/g)).toHaveLength(3);
    expect(file).toContain('# The end.\n[score]');
    expect(withList('x = 1\n', '[[mound]]', ['id = 1\n'])).toBe('x = 1\n\n[[mound]]\nid = 1\n');
    expect(withList(FILE, '[[mound]]', [])).not.toContain('mound');
  });

  it('have names with quotes where they need them', () => {
    expect(headerOf('map', 'my-map_2')).toBe('[map.my-map_2]');
    expect(headerOf('map', 'łąka')).toBe('[map."łąka"]');
    expect(quoted('a "b"\n')).toBe(String.raw`"a \"b\"\n"`);
  });
});
