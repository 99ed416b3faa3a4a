import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { type Battle, sectionAt, sectionName, sectionsOf } from '../state.js';
import { otherSide, SIDES, type Side } from '../terms.js';
import { activate } from './activation.js';
import { pick, tell } from './agreement.js';
import { arrivals } from './arrivals.js';
import { opposed } from './checks.js';
import { buildPools, initiativeOfficer, leftOf, spend } from './command.js';
import { endPhase } from './end-phase.js';
import { isReady } from './orders.js';
import { askBoth } from './sealed.js';
import { STEPS } from './steps.js';

// The game turn (3.2): T1 to T5.

export function* playTurn(t: BattleTable): Play<void> {
  const b = t.state;
  if (b.phase === 'start') yield* initiative(t);
  if (b.phase === 'arrivals') yield* arrivals(t);
  if (b.phase === 'activations') yield* activations(t);
  if (b.phase === 'end') yield* endPhase(t);
}

type Die = 'K' | 'B';

/** T1 and T2 (DL-SEQ-01 to DL-SEQ-05). */
function* initiative(t: BattleTable): Play<void> {
  const b = t.state;
  buildPools(b);
  tell(t, { type: 'turn', rule: 'DL-SEQ-01', turn: b.turn, pool: { ...b.pool } });
  const bolster = yield* bolsterInitiative(t);
  for (const side of SIDES) {
    const officer = initiativeOfficer(b, side);
    if (bolster[side] > 0) spend(b, { model: officer! }, bolster[side]);
  }
  tell(t, { type: 'initiativeBolstered', rule: 'DL-SEQ-03', ...bolster });
  const pools = { A: initiativePool(b, 'A', bolster.A), B: initiativePool(b, 'B', bolster.B) };
  const winner = yield* opposed(t, pools, 'DL-SEQ-02', 'initiative');
  const answers = [winner, otherSide(winner)].map((first) => ({ type: 'TakeInitiative', first }) as const);
  const { first } = yield* pick(t, ask('TakeInitiative', winner), answers);
  b.winner = winner;
  b.first = first;
  b.active = first;
  b.finishing = null;
  tell(t, { type: 'initiative', rule: 'DL-SEQ-05', winner, first });
  b.phase = 'arrivals';
  t.boundary();
}

/** Black first: a die of Tactical Advantage on turn 1, one for finishing first (DL-ADV-05, DL-SEQ-04). */
export function initiativePool(b: Battle, side: Side, bolster: number): Die[] {
  const pool: Die[] = [];
  const finished = b.finished === side;
  if (b.turn === 1 && b.setup.advantage !== null && b.setup.advantage !== side) pool.push('K');
  if (finished && b.match.config.finishFirstDie === 'black') pool.push('K');
  const blue = 3 + bolster + (finished && b.match.config.finishFirstDie === 'blue' ? 1 : 0);
  return [...pool, ...Array<Die>(blue).fill('B')];
}

/** What a side may add (DL-SEQ-03). */
export function mostInitiative(b: Battle, side: Side): number {
  const officer = initiativeOfficer(b, side);
  return officer === null ? 0 : leftOf(b, { model: officer });
}

export function bolsterInitiativeAnswers(
  b: Battle,
  side: Side,
): Extract<AnswerOf<'BolsterInitiative'>, { type: 'BolsterInitiative' }>[] {
  return Array.from({ length: mostInitiative(b, side) + 1 }, (_, cp) => ({ type: 'BolsterInitiative', cp }));
}

function* bolsterInitiative(t: BattleTable): Play<{ A: number; B: number }> {
  const b = t.state;
  const cp = { A: 0, B: 0 };
  const able = SIDES.filter((side) => mostInitiative(b, side) > 0);
  if (b.match.config.initiativeBolster === 'open' || able.length < 2) {
    const first = b.winner ?? b.setup.advantage ?? 'A';
    for (const side of [first, otherSide(first)])
      cp[side] = (yield* pick(t, ask('BolsterInitiative', side), bolsterInitiativeAnswers(b, side))).cp;
    return cp;
  }
  const answers = yield* askBoth(
    t,
    able.map((side) => ask('BolsterInitiative', side)),
    NO_BOLSTER,
  );
  able.forEach((side, k) => {
    cp[side] = answers[k]!.cp;
  });
  return cp;
}
const NO_BOLSTER = { type: 'BolsterInitiative', cp: 0 } as const;

/** T4 (DL-SEQ-06 to DL-SEQ-10): who can activate must (DL-SEQ-07). */
function* activations(t: BattleTable): Play<void> {
  const b = t.state;
  if (b.finishing === null) noteFinished(t, null);
  while (b.result === null) {
    const ready = (side: Side): boolean => readyOf(b, side).length > 0;
    if (!ready('A') && !ready('B')) break;
    if (!ready(b.active)) b.active = otherSide(b.active); // DL-SEQ-09
    const answers = activateAnswers(b, b.active);
    if (answers.length > 1) t.boundary(); // where nobody is asked the activation begins at once
    const { section } = yield* pick(t, ask('Activate', b.active), answers); // DL-SEQ-07
    const side = b.active;
    yield* t.call(activate(t, sectionAt(b, section), STEPS));
    noteFinished(t, side);
    b.active = otherSide(side);
  }
  if (b.result !== null) return;
  b.phase = 'end';
  b.endStep = 'restore';
  b.done = [];
  t.boundary();
}

export function readyOf(b: Battle, side: Side): number[] {
  return sectionsOf(b, side).filter((s) => isReady(b, s));
}

export function activateAnswers(b: Battle, side: Side) {
  return readyOf(b, side).map((s) => ({ type: 'Activate', section: sectionName(b, s) }) as const);
}

/** Who first has nobody left (DL-SEQ-10): the active player, where both run out at once; nobody, where both had none. */
function noteFinished(t: BattleTable, active: Side | null): void {
  const b = t.state;
  if (b.finishing !== null) return;
  const out = SIDES.filter((side) => readyOf(b, side).length === 0);
  if (out.length === 0 || (out.length === 2 && active === null)) return;
  b.finishing = out.length === 2 ? active : out[0]!;
  tell(t, { type: 'finishedFirst', rule: 'DL-SEQ-10', side: b.finishing });
}
