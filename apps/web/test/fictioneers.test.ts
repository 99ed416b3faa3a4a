import {
  bestShot,
  type Decision,
  ERRANDS,
  fictioneersLegacy,
  type Mark,
  type Order,
  type QUESTION_KINDS,
  type View,
} from '@sandtable/fictioneers-legacy';
import { carryOut, type Desk, type Offered } from '@sandtable/house';
import { Referee } from '@sandtable/referee';
import { expect, test } from 'vitest';
import type { LogEntry } from '../src/frame/sitting.js';
import { namedBlockers, outlineOf } from '../src/kit/inches/reach-and-sight.js';
import { sheetOf } from '../src/kit/inches/sheet.js';
import { nameOf, ringedBy, wordsFor } from '../src/tables/fictioneers-legacy/ask.js';
import { withDraft } from '../src/tables/fictioneers-legacy/deployment.js';
import { readable } from '../src/tables/fictioneers-legacy/ending.js';
import { figuresOf, inch, labelOf } from '../src/tables/fictioneers-legacy/figures.js';
import { sceneOf } from '../src/tables/fictioneers-legacy/scene.js';
import { spokenOf } from '../src/tables/fictioneers-legacy/spoken.js';
import { tableText } from '../src/tables/fictioneers-legacy/texts.js';
import { LANGUAGES } from '../src/text/language.js';

const t = tableText('en');

const SQUAD = {
  position: {
    table: [36, 36] as const,
    models: [
      { side: 'A' as const, unit: 't-sergeant', at: [10, 6] as const },
      { side: 'A' as const, unit: 't-legionary', at: [12, 6] as const },
      { side: 'A' as const, unit: 't-legionary', at: [14, 6] as const },
      { side: 'B' as const, unit: 'x-prime', at: [12, 20] as const },
    ],
    active: 'A' as const,
    phase: 'moveFire' as const,
  },
};

function table(setup: unknown, seed = '3') {
  const session = new Referee([fictioneersLegacy]).session();
  const opened = session.ask<'open'>({ do: 'open', ruleset: fictioneersLegacy.id, setup, seed });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const { game } = opened;
  const view = (seat = 'A'): View => {
    const seen = session.ask<'view'>({ do: 'view', game, seat });
    if (!seen.ok) throw new Error(JSON.stringify(seen));
    return seen.view as View;
  };
  const options = (seat: string) => session.ask<'options'>({ do: 'options', game, seat });
  const answer = (seat: string, decision: unknown) =>
    session.ask<'answer'>({ do: 'answer', game, seat, answer: decision });
  const query = (name: string, args: unknown) => {
    const reply = session.ask<'query'>({ do: 'query', game, seat: 'A', name, args });
    return reply.ok ? reply.result : null;
  };
  const log = (): LogEntry[] => {
    const told = session.ask<'events'>({ do: 'events', game, seat: 'A', say: true });
    if (!told.ok) throw new Error(JSON.stringify(told));
    return told.events.map((event, n) => ({ n, event: event as LogEntry['event'], text: told.say![n]! }));
  };
  return { view, options, answer, query, log };
}

test('places lie on the picture with north up, and are found again', () => {
  const sheet = sheetOf({ table: [48, 36] });
  const spot = { x: 12_345, y: 7_000 };
  expect(sheet.spot(sheet.dot(spot))).toEqual(spot);
  expect(sheet.dot({ x: 0, y: 36_000 }).y).toBeLessThan(sheet.dot({ x: 0, y: 0 }).y);
});

test('every question that is asked has words, and every option a name, in every language', () => {
  const asked = new Set<string>();
  for (const seed of ['1', '2', '3']) {
    const { view, options, answer } = table({ scenario: 'S1' }, seed);
    for (let k = 0; k < 120; k++) {
      const seat = ['A', 'B'].find((one) => {
        const offered = options(one);
        return offered.ok && offered.question !== null;
      });
      if (!seat) break;
      const offered = options(seat);
      if (!offered.ok) throw new Error('no options');
      const kind = (offered.question as { kind: (typeof QUESTION_KINDS)[number] }).kind;
      const choices = offered.options as readonly Decision[];
      asked.add(kind);
      for (const language of LANGUAGES) {
        const say = tableText(language);
        const seen = view(seat);
        const { title, text } = wordsFor(seen, kind, choices, say);
        expect(`${title} ${text}`).not.toMatch(/[{}]|undefined/);
        for (const choice of choices) expect(nameOf(choice, seen, say, kind)).toMatch(/^[^{}]+$/);
      }
      for (const choice of choices) ringedBy(choice, view(seat).battle);
      expect(answer(seat, choices[(k * 7) % choices.length])).toMatchObject({ ok: true });
    }
  }
  expect([...asked]).toEqual(
    expect.arrayContaining(['ChooseZoneOrTurn', 'DeploySquad', 'OverwatchPhase', 'MoveFirePhase', 'Activation']),
  );
});

test('figures are those on the table, with all that is to be known said of them', () => {
  const { view } = table(SQUAD);
  const figures = figuresOf(view());
  expect(figures.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(labelOf(view().battle, figures[0]!, t)).toMatch(/^yours, a1 Legion Sergeant, .*Squad Leader, at 10″ \/ 6″$/);
  expect(figures[3]!.own).toBe(false);
});

test('a draft of a deployment is seen on the table before it is answered', () => {
  const { view, options } = table({ scenario: 'S3' });
  const seat = ['A', 'B'].find((one) => {
    const offered = options(one);
    return offered.ok && offered.question !== null;
  })!;
  const offered = options(seat);
  const draft = offered.ok ? (offered.options[0] as Extract<Decision, { type: 'DeploySquad' }>) : null;
  const placed = draft!.placements.filter(({ at }) => at !== undefined).length;
  const before = figuresOf(view(seat)).length;
  expect(figuresOf(withDraft(view(seat), draft))).toHaveLength(before + placed);
  expect(figuresOf(withDraft(view(seat), null))).toHaveLength(before);
});

test('reach becomes closed outlines, one inside the other', () => {
  const sheet = sheetOf({ table: [36, 36] });
  const reach = {
    from: { x: 1000, y: 1000 },
    step: 500,
    columns: 5,
    rows: ['00000', '01110', '01210', '01110', '00000'],
  };
  expect(outlineOf(reach, 1, sheet).match(/M/g)).toHaveLength(1);
  expect(outlineOf(reach, 2, sheet).match(/M/g)).toHaveLength(1);
  expect(outlineOf({ ...reach, rows: ['00000', '00000', '00000', '00000', '00000'] }, 1, sheet)).toBe('');
});

test('what ends several lines of sight is named once', () => {
  const sheet = sheetOf({ table: [36, 36] });
  const line = (x: number, by: string | null) => ({ x, y: 0, blocked: by ? { rule: 'FL-LOS-05' as const, by } : null });
  expect(
    namedBlockers([line(1, 'farm'), line(2, 'farm'), line(3, null), line(4, 'wood')], sheet).map(({ by }) => by),
  ).toEqual(['farm', 'wood']);
});

test('the best shot is the one that most likely harms', () => {
  const { marks } = table(SQUAD).query('shots', { model: 'a2' }) as { marks: readonly Mark[] };
  const best = bestShot(marks)!;
  expect(best.kills).toBe(Math.max(...marks.flatMap(({ shots }) => shots.map(({ kills }) => kills))));
  expect(bestShot(marks, 'nobody')).toBeNull();
});

/** The seat of A in front of a referee of this process, at which orders are carried out; nobody else has to be waited for. */
function deskAt(setup: unknown) {
  const { view, options, answer, query, log } = table(setup);
  const given: Decision[] = [];
  const desk: Desk<Offered> = {
    asked: async () => {
      const offered = options('A');
      if (!offered.ok || offered.question === null) return null;
      const question = offered.question as Offered['question'];
      return { seat: 'A', at: offered.at, question, options: offered.options, view: view(), query };
    },
    answer: async (decision) => {
      given.push(decision as Decision);
      expect(answer('A', decision as Decision)).toMatchObject({ ok: true });
    },
  };
  const run = (orders: readonly Order[], onEach: (left: number) => void, stopped: () => boolean) => {
    const [act] = ERRANDS;
    return carryOut(
      desk,
      orders.map((order) => act.begin(order)!),
      onEach,
      stopped,
    );
  };
  return { run, given, view, query, log };
}

test('orders for a squad are carried out one after the other, each as answers of its own', async () => {
  const { run, given, query, log, view } = deskAt(SQUAD);
  const march = query('march', { models: ['a1', 'a2', 'a3'], aim: { kind: 'by', dx: 0, dy: 3000 }, fires: true }) as {
    model: string;
    move: Extract<Decision, { type: 'Move' }>;
  }[];
  const left: number[] = [];
  const orders = march.map(({ model, move }) => ({ model, move, aim: {} }));
  await run(
    orders,
    (n) => left.push(n),
    () => false,
  );
  expect(left).toEqual([3, 2, 1]);
  expect(given.filter(({ type }) => type === 'Activate')).toHaveLength(3);
  expect(given.filter(({ type }) => type === 'Move')).toHaveLength(3);
  expect(given.some(({ type }) => type === 'Fire')).toBe(true);
  expect(figuresOf(view()).find(({ id }) => id === 'a1')!.at).toEqual({ x: 10_000, y: 9000 });
  const fired = log().findIndex(({ event }) => event.type === 'fired');
  const scene = sceneOf(log().slice(fired, fired + 4), view(), t);
  expect(scene.some(({ cue }) => cue.kind === 'shot')).toBe(true);
  const told = spokenOf(log(), view(), t).map(({ text }) => text);
  expect(new Set(told.filter((text) => /moves?\.$/.test(text))).size).toBe(1);
  expect(told[0]).toMatch(/: 3 move\.$/);
});

test('who says stop is heard between two orders', async () => {
  const { run, given } = deskAt(SQUAD);
  await run(
    [{ model: 'a1' }, { model: 'a2' }],
    () => {},
    () => given.length >= 2,
  );
  expect(given.map(({ type }) => type)).toEqual(['Activate', 'EndActivation']);
});

test('who is told to fire at will and has no shot keeps the action', async () => {
  const [sergeant, ...others] = SQUAD.position.models;
  const far = { ...sergeant!, at: [34, 1] as const };
  const enemy = { ...others[2]!, at: [2, 58] as const };
  const { run, given } = deskAt({
    position: { ...SQUAD.position, table: [36, 60] as const, models: [far, enemy] },
  });
  await run(
    [{ model: 'a1', aim: {} }],
    () => {},
    () => false,
  );
  expect(given).toEqual([]);
});

test('the log names sides and squads, and tells inches to a tenth', () => {
  const { battle } = table({ scenario: 'S1' }).view();
  expect(readable(battle, 'Side A deploys A-1: a1 (11.749, 3.881).')).toBe(
    'Xyban recon squad deploys Sentinels: a1 (11.7, 3.9).',
  );
  expect(readable(battle, 'b2 flies: 10.002 of 10 inches.')).toBe('b2 flies: 10 of 10 inches.');
});

test('inches are told to a tenth', () => {
  expect(inch(3999.9)).toBe('4″');
  expect(inch(2549)).toBe('2.5″');
});
