import {
  type Chance,
  type Outcome,
  type Play,
  type Question,
  type Ruleset,
  refuse,
  type Seat,
  type Table,
} from '@sandtable/kernel';
import * as z from 'zod/mini';

/**
 * A small war for tests: two seats with four squads each on a board of squares, many small decisions in a turn, dice
 * between them, and orders that are given face down a turn before they are used. The side that loses three squads loses.
 */
export interface Squad {
  readonly side: number;
  at: number;
  men: number;
  pinned: number;
  /** 0 none, 1 engage (one step, then fire), 2 advance (three steps), 3 strike (fire well), 4 unknown to who looks. */
  order: number;
  acted: boolean;
}

export interface Outpost {
  turn: number;
  step: 'command' | 'rally' | 'activate' | 'move' | 'fire' | 'orders';
  points: number;
  acting: number;
  readonly squads: Squad[];
}

export type Answer =
  | { readonly do: 'done' }
  | { readonly do: 'rally' | 'activate'; readonly squad: number }
  | { readonly do: 'order'; readonly squad: number; readonly order: number }
  | { readonly to: number }
  | { readonly target: number | null };

export const SIDES = ['north', 'south'] as const;
const SIZE = 9;
const MEN = 3;
const RANGE = 3;
const TO_LOSE = 3;
const LAST_TURN = 60;
const SPEED = [0, 1, 3, 0];
const DONE: Answer = { do: 'done' };
const HOLD: Answer = { target: null };

const distance = (a: number, b: number): number =>
  Math.max(Math.abs((a % SIZE) - (b % SIZE)), Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE)));
const DISTANCE = Uint8Array.from({ length: SIZE ** 4 }, (_, i) => distance(i % SIZE ** 2, Math.floor(i / SIZE ** 2)));
const apart = (a: number, b: number): number => DISTANCE[a + SIZE ** 2 * b]!;

const sideOf = (o: Outpost): number => o.turn % 2;
const lost = (o: Outpost, side: number): number =>
  o.squads.reduce((n, squad) => n + (squad.side === side && squad.men === 0 ? 1 : 0), 0);
const ask = (o: Outpost): Question<Answer> => ({ kind: o.step, seat: SIDES[sideOf(o)]!, data: null });

function* play(t: Table<Outpost>): Play<Outcome> {
  const o = t.state;
  for (;;) {
    const side = sideOf(o);
    if (o.step === 'command') {
      const [a, b] = (yield* t.roll(2, 6, 'OUT-1')) as [number, number];
      o.points = o.turn < 2 ? Math.max(a, b) : 2 + ((a + b) >> 1);
      o.step = 'rally';
    }
    while (o.step === 'rally') {
      t.boundary();
      const answer = o.points > 0 && options(o).length > 1 ? yield* t.ask(ask(o)) : DONE;
      if ('squad' in answer) {
        o.points--;
        o.squads[answer.squad]!.pinned--;
      } else o.step = 'activate';
    }
    while (o.step === 'activate' || o.step === 'move' || o.step === 'fire') {
      if (o.step === 'activate') {
        t.boundary();
        const answer = o.points > 0 && options(o).length > 1 ? yield* t.ask(ask(o)) : DONE;
        if ('squad' in answer) {
          o.points--;
          o.acting = answer.squad;
          o.step = o.squads[o.acting]!.order === 3 ? 'fire' : 'move';
        } else o.step = 'orders';
      } else if (o.step === 'move') {
        t.boundary();
        const answer = (yield* t.ask(ask(o))) as { to: number };
        o.squads[o.acting]!.at = answer.to;
        if (o.squads[o.acting]!.order === 1) o.step = 'fire';
        else acted(o);
      } else {
        t.boundary();
        const answer = (options(o).length > 1 ? yield* t.ask(ask(o)) : HOLD) as { target: number | null };
        if (answer.target !== null) {
          const squad = o.squads[o.acting]!;
          const faces = yield* t.roll(squad.men + 1, 6, 'OUT-2');
          const target = o.squads[answer.target]!;
          let hits = 0;
          for (const face of faces) {
            if (face >= (squad.order === 3 ? 5 : 6)) hits++;
            if (face === 1) target.pinned++;
          }
          target.men = Math.max(0, target.men - hits);
        }
        acted(o);
        if (lost(o, 1 - side) >= TO_LOSE) return { winner: SIDES[side]!, rule: 'OUT-3', by: 'losses' };
      }
    }
    while (o.points > 0) {
      t.boundary();
      const answer = yield* t.ask(ask(o));
      if (!('order' in answer)) break;
      o.points--;
      o.squads[answer.squad]!.order = answer.order;
    }
    if (o.turn === LAST_TURN) {
      const margin = lost(o, 1) - lost(o, 0);
      return { winner: margin === 0 ? null : SIDES[margin > 0 ? 0 : 1]!, rule: 'OUT-4', by: 'time' };
    }
    o.turn++;
    o.points = 0;
    o.step = 'command';
    for (const squad of o.squads) squad.acted = false;
  }
}

function acted(o: Outpost): void {
  const squad = o.squads[o.acting]!;
  squad.order = 0;
  squad.acted = true;
  o.acting = -1;
  o.step = 'activate';
}

export function options(o: Outpost): Answer[] {
  const side = sideOf(o);
  const list: Answer[] = [];
  const { squads } = o;
  switch (o.step) {
    case 'rally':
      for (let i = 0; i < squads.length; i++) {
        const squad = squads[i]!;
        if (squad.side === side && squad.men > 0 && squad.pinned > 0) list.push({ do: 'rally', squad: i });
      }
      break;
    case 'activate':
      for (let i = 0; i < squads.length; i++) {
        const { side: owner, men, pinned, order, acted } = squads[i]!;
        if (owner === side && men > 0 && pinned === 0 && order > 0 && !acted) list.push({ do: 'activate', squad: i });
      }
      break;
    case 'move': {
      const { at, order } = squads[o.acting]!;
      const speed = SPEED[order]!;
      for (let to = 0; to < SIZE * SIZE; to++)
        if (apart(at, to) <= speed && !squads.some((s, i) => s.men > 0 && s.at === to && i !== o.acting))
          list.push({ to });
      return list;
    }
    case 'fire': {
      const { at } = squads[o.acting]!;
      for (let i = 0; i < squads.length; i++) {
        const squad = squads[i]!;
        if (squad.side !== side && squad.men > 0 && apart(at, squad.at) <= RANGE) list.push({ target: i });
      }
      list.push(HOLD);
      return list;
    }
    case 'orders':
      for (let i = 0; i < squads.length; i++) {
        const squad = squads[i]!;
        if (squad.side !== side || squad.men === 0) continue;
        for (let order = 1; order <= 3; order++) list.push({ do: 'order', squad: i, order });
      }
      break;
  }
  list.push(DONE);
  return list;
}

// ---- advice ----

/** Expected men lost by a target with `men` to `dice` dice that hit with chance p. */
function expectedLoss(dice: number, p: number, men: number): number {
  let expected = 0;
  let chance = (1 - p) ** dice;
  for (let k = 0; k <= dice; k++) {
    expected += chance * Math.min(k, men);
    chance *= ((dice - k) / (k + 1)) * (p / (1 - p));
  }
  return expected;
}
const LOSS = Float64Array.from({ length: 2 * 8 * 4 }, (_, i) =>
  expectedLoss((i >> 2) & 7, i >= 32 ? 1 / 3 : 1 / 6, i & 3),
);
const lossOf = (squad: Squad, order: number, target: Squad): number =>
  LOSS[(order === 3 ? 32 : 0) + ((squad.men + 1) << 2) + target.men]!;

/** What a man of a squad is worth: more as the squad shrinks, because only destroyed squads count. */
const worth = (men: number): number => (men === 0 ? 0 : 0.4 + (0.6 * men) / MEN);
const gain = (squad: Squad, order: number, target: Squad): number => {
  const loss = lossOf(squad, order, target);
  const kill = loss / target.men;
  return loss * 0.2 + 0.4 * kill ** target.men + ((squad.men + 1) / 6) * (target.order ? 0.12 : 0.05);
};

function bestGain(o: Outpost, squad: Squad, order: number, at: number): number {
  let best = 0;
  for (const target of o.squads)
    if (target.side !== squad.side && target.men > 0 && apart(at, target.at) <= RANGE)
      best = Math.max(best, gain(squad, order, target));
  return best;
}

function nearest(o: Outpost, side: number, at: number): number {
  let near = 99;
  for (const other of o.squads) if (other.side !== side && other.men > 0) near = Math.min(near, apart(at, other.at));
  return near;
}

/** How good it is for a squad to stand somewhere after moving. */
function place(o: Outpost, squad: Squad, order: number, at: number): number {
  let danger = 0;
  for (const other of o.squads)
    if (
      other.side !== squad.side &&
      other.men > 0 &&
      other.pinned === 0 &&
      other.order > 0 &&
      apart(at, other.at) <= RANGE
    )
      danger += 0.04 * other.men;
  const near = nearest(o, squad.side, at);
  return (order === 1 ? bestGain(o, squad, 1, at) : 0) - 0.03 * Math.abs(near - RANGE) - danger;
}

/** The order that suits a squad where it stands, with what it promises. */
function fit(o: Outpost, squad: Squad, order: number): number {
  const near = nearest(o, squad.side, squad.at);
  if (order === 3) return near <= RANGE ? bestGain(o, squad, 3, squad.at) * 0.9 : 0.01;
  if (order === 1) return near <= RANGE + 1 ? Math.max(0.1, bestGain(o, squad, 1, squad.at)) : 0.05;
  return near > RANGE + 1 ? 0.15 : 0.03;
}

export function rate(o: Outpost, answer: Answer): number {
  if ('to' in answer) return place(o, o.squads[o.acting]!, o.squads[o.acting]!.order, answer.to);
  if ('target' in answer)
    return answer.target === null ? 0 : gain(o.squads[o.acting]!, o.squads[o.acting]!.order, o.squads[answer.target]!);
  if (!('squad' in answer)) return o.step === 'orders' ? 0.02 : 0.06;
  const squad = o.squads[answer.squad]!;
  if (answer.do === 'rally')
    return squad.order && squad.pinned <= 1 ? 0.1 + bestGain(o, squad, squad.order, squad.at) / 2 : 0.02;
  if (!('order' in answer))
    return squad.order === 2 ? 0.1 : bestGain(o, squad, squad.order, squad.at) + (squad.order === 1 ? 0.08 : 0.01);
  return fit(o, squad, answer.order) * (squad.pinned ? 0.5 : 1) - (squad.order ? fit(o, squad, squad.order) : 0);
}

function candidates(o: Outpost): Answer[] {
  const list = options(o);
  const rates = list.map((answer) => rate(o, answer));
  const order = list.map((_, i) => i).sort((a, b) => rates[b]! - rates[a]!);
  return order.slice(0, 12).map((i) => list[i]!);
}

/** Mostly the best by rate, sometimes any. */
function playout(o: Outpost, _question: Question, chance: Chance): Answer {
  const list = options(o);
  if (list.length === 1) return list[0]!;
  if (chance.below(8) === 0) return list[chance.below(list.length)]!;
  let best = list[0]!;
  let most = -99;
  for (const answer of list) {
    const r = rate(o, answer);
    if (r > most) {
      most = r;
      best = answer;
    }
  }
  return best;
}

export function standing(o: Outpost, side: number): number {
  let sum = 0;
  for (const squad of o.squads) {
    const sign = squad.side === side ? 1 : -1;
    if (squad.men === 0) {
      sum -= sign * 0.6;
      continue;
    }
    sum += sign * worth(squad.men);
    sum -= sign * 0.04 * squad.pinned;
    if (squad.order) sum += sign * 0.6 * fit(o, squad, squad.order === 4 ? 1 : squad.order) * (squad.pinned ? 0.5 : 1);
  }
  return sum;
}

function value(o: Outpost, seat: Seat): number {
  return 1 / (1 + Math.exp(-1.5 * standing(o, SIDES.indexOf(seat as never))));
}

function copy(o: Outpost): Outpost {
  const squads: Squad[] = [];
  for (const { side, at, men, pinned, order, acted } of o.squads) squads.push({ side, at, men, pinned, order, acted });
  return { turn: o.turn, step: o.step, points: o.points, acting: o.acting, squads };
}

const squad = z.strictObject({
  side: z.int(),
  at: z.int(),
  men: z.int(),
  pinned: z.int(),
  order: z.int(),
  acted: z.boolean(),
});

const kind = {
  answer: z.unknown() as never,
  finite: true,
  options: (o: Outpost) => options(o) as never,
  check: (o: Outpost, _question: Question, answer: Answer) =>
    options(o).some((option) => JSON.stringify(option) === JSON.stringify(answer))
      ? null
      : refuse('OUT-0', 'That is not among the options.'),
  shown: (_o: Outpost, _question: Question, answer: Answer) =>
    'order' in answer ? { do: 'order', squad: answer.squad } : answer,
};

export const outpost: Ruleset<Outpost, Outpost> = {
  id: 'outpost',
  version: '1',
  title: 'Outpost',
  rules: {},
  ready: [{ id: 'outpost', title: 'The outpost', setup: {} }],
  setup: z.strictObject({}),
  state: z.strictObject({
    turn: z.int(),
    step: z.enum(['command', 'rally', 'activate', 'move', 'fire', 'orders']),
    points: z.int(),
    acting: z.int(),
    squads: z.array(squad),
  }),
  questions: { rally: kind, activate: kind, move: kind, fire: kind, orders: kind },
  queries: {},
  open: () => ({
    turn: 0,
    step: 'command',
    points: 0,
    acting: -1,
    squads: [1, 3, 5, 7].flatMap((column) => [
      { side: 0, at: column, men: MEN, pinned: 0, order: 0, acted: false },
      { side: 1, at: SIZE * (SIZE - 1) + column, men: MEN, pinned: 0, order: 0, acted: false },
    ]),
  }),
  seats: () => SIDES,
  play,
  copy,
  view: (o, seat) => {
    const view = copy(o);
    for (const squad of view.squads)
      if (squad.order > 0 && SIDES[squad.side] !== seat && view.squads[view.acting] !== squad) squad.order = 4;
    return view;
  },
  imagine: (view, chance) => {
    const o = copy(view);
    for (const squad of o.squads)
      if (squad.order === 4) {
        const near = nearest(o, squad.side, squad.at);
        const likely = near <= RANGE ? 3 : near <= RANGE + 1 ? 1 : 2;
        squad.order = chance.below(2) ? likely : 1 + chance.below(3);
      }
    return o;
  },
  notAsked: () => refuse('OUT-0', 'The other side moves.'),
  say: (event) => event.type,
  guide: {
    candidates: candidates as never,
    playout: playout as never,
    greedy: ((o: Outpost) => candidates(o)[0]) as never,
    value,
  },
};
