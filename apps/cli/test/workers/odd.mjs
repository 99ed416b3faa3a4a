// A worker as others, but for how it plays: `liar` turns one game of every chunk round; `stuck` never comes to the end of its second chunk,
// and says so. Arguments: which, and the ruleset. The database is that of DATABASE_URL.
import { DatabaseStore } from '../../dist/queue/chunks.js';
import { openDatabase } from '../../dist/queue/database.js';
import { workOn } from '../../dist/queue/work.js';
import { buildOf } from '../../dist/series/build.js';
import { ThreadPlayer } from '../../dist/series/player.js';

const [id, ruleset] = process.argv.slice(2);
const database = await openDatabase(process.env.DATABASE_URL, console.error);

const turned = ([first, ...others]) => [
  'won' in first.end ? { ...first, end: { ...first.end, won: [1 - first.end.won[0]] } } : first,
  ...others,
];
let chunks = 0;
const WAYS = {
  liar: async (honest, chunk) => turned(await honest.play(chunk)),
  stuck: async (honest, chunk) => {
    if (++chunks === 1) return honest.play(chunk);
    console.log(`in the middle of games ${chunk.from} to ${chunk.to - 1}`);
    return new Promise(() => {});
  },
};

const barred = await workOn(new DatabaseStore(database), {
  id,
  threads: 1,
  builds: new Map([[buildOf({ ruleset, modules: [] }), []]]),
  stop: () => false,
  complain: console.error,
  player: (job) => {
    const honest = new ThreadPlayer(job);
    return { play: (chunk) => WAYS[id](honest, chunk), end: () => honest.end() };
  },
});
console.log(barred);
await database.close();
