// Measures what `npm run bench -- --only answer-cost` tells: the CPU time that an answer takes in Fictioneers, beside that of the rules
// alone for the same answers, by turns. First by the house alone, in this process; then by the thread of the games in a real Chromium,
// where it is sealed, written to the browser's database and told to a page; beside it, what the browser takes at least to keep
// something and to carry a message there and back. Prints one line of JSON.
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fictioneersLegacy } from '@sandtable/fictioneers-legacy';
import { House, memoryStore } from '@sandtable/house';
import { Game } from '@sandtable/kernel';
import { Referee } from '@sandtable/referee';
import { buildPage } from '../../../scripts/web.mjs';
import { ROOT } from '../../../scripts/workspace.mjs';
import { bundled, serveBeside } from './bundled.mjs';
import { startBrowser } from './harness.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const GAMES = 4;
/** Bytes of a row, about. */
const ROW = 1000;
/** What Linux counts CPU time in: ticks of ten milliseconds. */
const TICK = 10;

/** Kept games of Fictioneers that somebody answers at two seats: of the longest, each scenario once. */
function keptGames() {
  const kept = gunzipSync(readFileSync(`${ROOT}/packages/rules/fictioneers-legacy/test/kept-games.jsonl.gz`), 'utf8');
  const records = kept.toString().trim().split('\n');
  const seen = new Set();
  return records
    .map((line) => JSON.parse(line).record)
    .filter(({ entries, dice }) => dice.kind === 'seeded' && entries.every(({ seat }) => seat === 'A' || seat === 'B'))
    .sort((a, b) => b.entries.length - a.entries.length)
    .filter(({ setup: { scenario } }) => scenario && !seen.has(scenario) && seen.add(scenario))
    .slice(0, GAMES);
}

/** Every answer, and what both see then, are asked and may answer: the rules' own work, of which nobody is told. */
function byRulesAlone({ setup, dice, undo, entries }) {
  const game = Game.open(fictioneersLegacy, { setup, dice, undo });
  for (const entry of entries) {
    game.enter(entry);
    for (const seat of ['A', 'B']) {
      game.view(seat);
      game.options(seat);
    }
  }
}

/** The same in a house: two persons at two screens, who follow. */
async function atHome({ entries, ...record }) {
  let names = 0;
  const house = new House(new Referee([fictioneersLegacy]), {
    newName: () => `g${++names}`,
    now: () => 0,
    store: memoryStore(),
    unstored: (_, error) => {
      throw error;
    },
  });
  const players = { A: 'person', B: 'person' };
  const { game } = await house.layNew({ ...record, entries: [], snapshot: null }, 'cost', players);
  const places = { A: house.sit(game, 'A', 'left'), B: house.sit(game, 'B', 'right') };
  for (const place of Object.values(places)) place.follow(() => {});
  for (const [at, { seat, answer }] of entries.entries()) {
    const done = await places[seat].handle({ do: 'answer', game, seat, answer, at });
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
}

/** CPU milliseconds that this process takes. */
async function spent(run) {
  const from = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** The house beside the rules alone, for an answer. */
async function houseRounds(records, answers) {
  const rounds = [];
  for (let round = -1; round < ROUNDS; round++) {
    const rules = await spent(() => records.forEach(byRulesAlone));
    const table = await spent(async () => {
      for (const record of records) await atHome(record);
    });
    if (round >= 0) rounds.push({ rules: rules / answers, table: table / answers }); // the first compiles
  }
  return rounds;
}

/** Fields of a process's or a thread's line of figures, from its state on. */
const statOf = (path) =>
  readFileSync(`${path}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

/** Threads of this process's children, and theirs, that a page has for its workers. */
function workerThreads() {
  const parents = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      parents.set(pid, statOf(`/proc/${pid}`)[1]);
    } catch {
      // it has ended meanwhile
    }
  const isOurs = (pid) => pid === String(process.pid) || (parents.has(pid) && isOurs(parents.get(pid)));
  return [...parents.keys()].filter(isOurs).flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`)
      .map((task) => `/proc/${pid}/task/${task}`)
      .filter((task) => readFileSync(`${task}/comm`, 'utf8').startsWith('DedicatedWorker')),
  );
}

/** Milliseconds of CPU time that a thread has had. */
function worked(thread) {
  const [user, system] = statOf(thread).slice(11, 13).map(Number);
  return (user + system) * TICK;
}

const records = keptGames();
const answers = records.reduce((sum, { entries }) => sum + entries.length, 0);
const house = await houseRounds(records, answers);
await buildPage();
const { url, browser, close } = await startBrowser();
try {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.goto(`${url}#/about`);
  await serveBeside(page, await bundled('answer-cost.worker.ts'), `${url}answer-cost/`);
  const before = new Set(workerThreads());
  await page.evaluate((address) => {
    const worker = new Worker(address, { type: 'module' });
    let last = 0;
    self.ask = (message, hand = []) =>
      new Promise((settle, fail) => {
        worker.onmessage = ({ data }) => (data.ok === false ? fail(new Error(data.problem)) : settle(data));
        worker.onerror = (event) => fail(new Error(event.message));
        worker.postMessage({ ...message, id: ++last }, hand);
      });
    const overPort = async (word, game, seat) => {
      const { port1, port2 } = new MessageChannel();
      await self.ask({ do: word, game, seat, port: port2 }, [port2]);
      const waiting = new Map();
      port1.onmessage = ({ data }) => waiting.get(data.id)?.(data);
      return (message) =>
        new Promise((settle) => {
          const id = `${seat} ${++last}`;
          waiting.set(id, settle);
          port1.postMessage({ ...message, game, seat, id });
        });
    };
    /** Plays a game at the desk: a person at A who follows, and at B a program, as one who needs no thought. */
    self.play = async ({ entries, ...record }) => {
      const file = new Blob([JSON.stringify({ ...record, entries: [], snapshot: null })]);
      const { reply } = await self.ask({ do: 'load', file, title: 'cost', players: { A: 'person', B: 'recruit' } });
      const { game } = reply;
      const [a, b] = [await overPort('sit', game, 'A'), await overPort('bot', game, 'B')];
      await a({ do: 'follow', plays: true, seesAll: false });
      for (const [at, { seat, answer }] of entries.entries()) {
        const done = await (seat === 'A' ? a : b)({ do: 'answer', answer, at });
        if (!done.ok) throw new Error(JSON.stringify(done));
      }
      await self.ask({ do: 'leave', game });
    };
  }, `${url}answer-cost/answer-cost.worker.js`);
  const alone = () => page.evaluate((games) => self.ask({ alone: games }), records);
  const atTable = () =>
    page.evaluate(async (games) => {
      for (const game of games) await self.play(game);
    }, records);
  /** Messages to the thread and back, with a few bytes kept for each. */
  const bare = () =>
    page.evaluate(
      async ([count, bytes]) => {
        for (let k = 0; k < count; k++) await self.ask({ keep: bytes });
      },
      [answers, ROW],
    );
  await alone(); // once each, so that everything is compiled
  await atTable();
  const [thread, ...others] = workerThreads().filter((one) => !before.has(one));
  if (!thread || others.length > 0) throw new Error(`${others.length + (thread ? 1 : 0)} new threads, expected one`);
  /** CPU milliseconds for an answer. */
  const cost = async (run) => {
    const from = worked(thread);
    await run();
    return (worked(thread) - from) / answers;
  };
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    // So often that the ticks of the clock do not matter.
    const rules =
      (await cost(async () => {
        for (let k = 0; k < 3; k++) await alone();
      })) / 3;
    rounds.push({ rules, bare: await cost(bare), table: await cost(atTable) });
  }
  console.log(JSON.stringify({ house, browser: rounds }));
} finally {
  await close();
}
