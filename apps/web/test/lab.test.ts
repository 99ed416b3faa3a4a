import { greedyBot, randomBot } from '@sandtable/bots';
import { diceRace } from '@sandtable/craft/dice-race';
import { playGames } from '@sandtable/lab';
import { expect, test } from 'vitest';
import { Counting, fieldsOf, type PlayChunk } from '../src/lab/counting.js';
import { type LabStore, memoryStore } from '../src/lab/lab-store.js';
import type { LabAsked, View } from '../src/lab/messages.js';
import { hrefOf, parseRoute } from '../src/route.js';

const [ready] = diceRace.ready;
const ASKED: LabAsked = { ruleset: diceRace.id, setup: ready!.setup, title: 'Race', ready: ready!.id, most: 30 };
const VIEW: View = { language: 'en', width: 640, field: null };

const play: PlayChunk = async ({ ruleset: _, bots, ...job }, chunk) => ({
  played: playGames(
    {
      ...job,
      ruleset: diceRace,
      games: 0,
      bots: bots.map((name) => ({ ...(name === 'random' ? randomBot : greedyBot), name })),
    },
    chunk,
  ),
  ms: 1,
});

async function counting(store: LabStore, most = 30): Promise<Counting> {
  const seats = diceRace.seats(diceRace.open(ready!.setup as never)) as unknown as [string, string];
  const made = new Counting(diceRace, { ...ASKED, most }, [seats[0], seats[1]], 'build', store, () => {});
  await made.open();
  return made;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}

test('the lab in the browser plays every kind of play to its end, and then who beats whom', async () => {
  const made = await counting(memoryStore());
  expect(made.shown(VIEW)).toMatchObject({ running: false, isOver: false, verdict: 'unknown', kept: 0 });
  made.join(play);
  made.join(play);
  made.go(true);
  await until(() => made.isOver);
  const shown = made.shown(VIEW);
  expect(shown.fields.map(({ name, isOver }) => [name, isOver])).toEqual(
    fieldsOf(diceRace).map((name) => [name, true]),
  );
  expect(shown.matchUps.games).toBe(shown.matchUps.most);
  expect(shown.overview.map(({ id }) => id)).toEqual(['sides', 'matrix']);
  expect(shown.details).toHaveLength(7);
  expect(made.report('de').includes('Bericht des Labors')).toBe(true);
});

test('nothing is lost when the page is closed in the middle: it goes on where it was, to the same end', async () => {
  const whole = await counting(memoryStore());
  whole.join(play);
  whole.go(true);
  await until(() => whole.isOver);

  const store = memoryStore();
  const first = await counting(store);
  let chunks = 0;
  first.join(async (job, chunk) => {
    if (++chunks > 6) return new Promise(() => {}); // the page was closed
    return play(job, chunk);
  });
  first.go(true);
  await until(() => chunks > 6);
  const second = await counting(store);
  expect(second.shown(VIEW).kept).toBeGreaterThan(0);
  let again = 0;
  second.join((job, chunk) => {
    again += chunk.to - chunk.from;
    return play(job, chunk);
  });
  second.go(true);
  await until(() => second.isOver);
  const [one, other] = [whole.shown(VIEW), second.shown(VIEW)];
  expect({ ...other, kept: 0 }).toEqual({ ...one, kept: 0 });
  expect(again).toBeLessThan(one.fields.reduce((sum, { games }) => sum + games, 0) + one.matchUps.games);
});

test('a press stops it: what is under way comes in, and nothing more is given out', async () => {
  const made = await counting(memoryStore(), 200);
  let given = 0;
  made.join((job, chunk) => {
    given++;
    return play(job, chunk);
  });
  made.go(true);
  await until(() => given > 2);
  made.go(false);
  const then = given;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(given).toBe(then);
  expect(made.shown(VIEW).running).toBe(false);
});

test('a player that fails stops it and says why', async () => {
  const made = await counting(memoryStore());
  const said: string[] = [];
  made.onFailure((why) => said.push(why));
  made.join(() => Promise.reject(new Error('no rules')));
  made.go(true);
  await until(() => said.length > 0);
  expect(said).toEqual(['no rules']);
  expect(made.shown(VIEW).running).toBe(false);
});

test.each([
  ['#/lab', { page: 'lab' }],
  ['#/lab/legends', { page: 'lab', ruleset: 'legends' }],
  ['#/lab/quantum-legions/SC-6', { page: 'lab', ruleset: 'quantum-legions', ready: 'SC-6' }],
] as const)('%s leads to the lab', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
  expect(hrefOf(route)).toBe(hash);
});
