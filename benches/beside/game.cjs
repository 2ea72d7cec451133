/**
 * The game both sides of the boardgame.io run know: an ant war on a 14x14 board, as an author would begin it there. Two colonies of twenty
 * ants walk by one tile in turn, without end; what stands in the way is attacked.
 */
const WIDTH = 14;
const CELLS = WIDTH * WIDTH;
const ANTS = 20;
const CASTES = ['worker', 'soldier', 'warrior', 'queen'];

/** The tiles beside a tile, over its corners too. */
function around(cell) {
  const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  const steps = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [x + right, y + down]));
  return steps
    .filter(([right, down]) => right >= 0 && down >= 0 && right < WIDTH && down < WIDTH)
    .map(([right, down]) => down * WIDTH + right)
    .filter((other) => other !== cell);
}

/** What lies and stands on a tile. */
function tile(cell) {
  const ant = (owner, index) => ({ owner, caste: CASTES[index % CASTES.length], load: 0, moved: 0 });
  const stands = cell < ANTS ? ant('0', cell) : cell >= CELLS - ANTS ? ant('1', CELLS - 1 - cell) : null;
  return { ant: stands, sugar: cell % 9 === 0 ? 3 : 0, hive: null };
}

/** Returns every walk of a player as a pair of tiles. */
function walks(G, playerID) {
  return G.cells.flatMap(({ ant }, from) =>
    ant?.owner === playerID
      ? around(from)
          .filter((to) => G.cells[to].ant?.owner !== playerID)
          .map((to) => [from, to])
      : [],
  );
}

module.exports = {
  walks,
  game: {
    name: 'ants',
    minPlayers: 2,
    maxPlayers: 2,
    setup: () => ({
      cells: Array.from({ length: CELLS }, (_, cell) => tile(cell)),
      colonies: { 0: { points: 20, sugar: 3, beaten: 0 }, 1: { points: 20, sugar: 3, beaten: 0 } },
    }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      walk: ({ G, playerID }, from, to) => {
        const [here, there] = [G.cells[from], G.cells[to]];
        if (here?.ant?.owner !== playerID || !around(from).includes(to)) return 'INVALID_MOVE';
        if (there.ant?.owner === playerID) return 'INVALID_MOVE';
        // A beaten ant begins anew on the first free tile, so that the war has no end.
        const beaten = there.ant;
        there.ant = { ...here.ant, moved: here.ant.moved + 1 };
        here.ant = null;
        if (beaten) {
          G.cells.find(({ ant }) => ant === null).ant = { ...beaten, moved: 0 };
          G.colonies[playerID].beaten += 1;
        }
      },
    },
  },
};
