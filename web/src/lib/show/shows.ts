/** What the box of a game shows, by the game's id: the picture on its lid, a still of its board, and a recorded game. */
const covers = import.meta.glob<string>('../../art/boxes/*-84.webp', { query: '?url', import: 'default', eager: true });
const stills = import.meta.glob<string>('../../show/*.webp', { query: '?url', import: 'default', eager: true });
const games = import.meta.glob<string>('../../show/*.json', { query: '?url', import: 'default', eager: true });

/** Returns the address of a game's picture by day or by night; nothing for a game without one. */
export const coverOf = (game: string, night: boolean): string | undefined =>
  covers[`../../art/boxes/${game}${night ? '-night' : ''}-84.webp`];

/** Returns the address of the first picture of the recorded game. */
export const stillOf = (game: string, night: boolean): string | undefined =>
  stills[`../../show/${game}${night ? '-night' : ''}.webp`];

/** Returns the address of a recorded game, as the server tells a replay. */
export const recordingOf = (game: string): string | undefined => games[`../../show/${game}.json`];
