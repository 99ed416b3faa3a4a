import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import { libraryOf } from '../content/library.js';
import type { Scenario } from '../content/types.js';
import type { DecisionOf } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { DIE } from '../inches.js';
import { fieldedOf, musterOf, raise } from '../muster.js';
import { no, type Refusal } from '../rulebook.js';
import { type Battle, controllerOf, idOf, indexOf, sideOf } from '../state.js';
import { otherSide, type Seat, SIDES, type Side } from '../terms.js';
import { decide } from './agreement.js';
import { deploy, nextToDeploy, toDeploy } from './deployment.js';
import { logAbout } from './hidden-models.js';
import { goOnWatch, refuseWatch } from './overwatch.js';

// Before the first turn (FL-SET). Where it stands is in `setup.step`.

export function* setUp(t: BattleTable): Play<void> {
  const b = t.state;
  const { setup } = b;
  if (setup.step === 'forces') {
    yield* t.call(chooseForces(t));
    if (b.result) return;
    setup.step = 'rollOff';
  }
  if (setup.step === 'rollOff') {
    const begins = namedFirst(b.match.scenario);
    if (begins === null) yield* rollOff(t);
    else {
      b.first = begins;
      setup.step = 'deploy';
      setup.next = b.first;
    }
  }
  if (setup.step === 'firstChoice' || setup.step === 'secondChoice') yield* t.call(chooseZoneAndTurn(t));
  if (b.result) return;
  if (setup.step === 'deploy') yield* t.call(deployAll(t));
  if (b.result) return;
  if (setup.step === 'watch') yield* t.call(watchBefore(t));
  if (b.result) return;
  setup.step = 'done';
  b.active = b.first;
  b.round = 1;
  b.turn = 1;
  b.phase = 'start';
}

/** Each side brings platoons within the agreed points (FL-SET-02), A first. */
function* chooseForces(t: BattleTable): Play<void> {
  const b = t.state;
  for (const side of SIDES) {
    while (b.setup.forces[side] === null) {
      const seat = b.match.seats[side][0]!;
      t.boundary();
      const decision = yield* decide(t, ask('ChooseForce', seat));
      if (decision === null) return;
      b.setup.forces = { ...b.setup.forces, [side]: decision.platoons };
      if (side === 'B') fieldForces(b);
      if (t.logging) t.log({ type: 'forceChosen', rule: 'FL-SET-02', side, platoons: decision.platoons, points: 0 });
    }
  }
}

function fieldForces(b: Battle): void {
  const library = libraryOf(b.match.content);
  const { A, B } = b.setup.forces;
  const platoons = (ids: readonly string[]) => ids.map((id) => fieldedOf(library, id));
  raise(b, musterOf(b.match, { A: platoons(A!), B: platoons(B!) }));
}

/** FL-SET-03: who begins without a roll-off; an attacker does, unless the scenario says otherwise. */
function namedFirst({ first, attacker }: Scenario): Side | null {
  return first === 'rollOff' ? attacker : first;
}

/** FL-SET-03: ties are rolled again. */
function* rollOff(t: BattleTable): Play<void> {
  const b = t.state;
  for (;;) {
    const a = yield* t.roll(1, DIE, 'FL-SET-03', b.match.seats.A[0]!);
    const other = yield* t.roll(1, DIE, 'FL-SET-03', b.match.seats.B[0]!);
    const dice = [a[0]!, other[0]!];
    const winner = dice[0]! === dice[1]! ? null : dice[0]! > dice[1]! ? 'A' : 'B';
    if (t.logging) t.log({ type: 'rollOff', rule: 'FL-SET-03', dice, winner });
    if (winner === null) continue;
    b.setup.winner = winner;
    b.setup.step = 'firstChoice';
    return;
  }
}

/** Who decides now between zone and turn. */
export function chooserOf(b: Battle): Side {
  return b.setup.step === 'firstChoice' ? b.setup.winner! : otherSide(b.setup.winner!);
}

function* chooseZoneAndTurn(t: BattleTable): Play<void> {
  const b = t.state;
  while (b.setup.step === 'firstChoice' || b.setup.step === 'secondChoice') {
    const side = chooserOf(b);
    const seat = b.match.seats[side][0]!;
    t.boundary();
    const decision = yield* decide(t, ask('ChooseZoneOrTurn', seat));
    if (decision === null) return;
    choose(t, side, decision);
  }
}

function choose(t: BattleTable, side: Side, { zone, first }: DecisionOf<'ChooseZoneOrTurn'>): void {
  const b = t.state;
  const { setup } = b;
  if (zone !== undefined) {
    const other = otherSide(zone);
    setup.zones = side === 'A' ? { A: zone, B: other } : { A: other, B: zone };
  } else b.first = first!;
  if (t.logging)
    t.log({ type: 'setupChosen', rule: 'FL-SET-03', side, ...(zone ? { zone } : {}), ...(first ? { first } : {}) });
  if (setup.step === 'firstChoice') {
    setup.chose = zone === undefined ? 'first' : 'zone';
    setup.step = 'secondChoice';
  } else {
    setup.step = 'deploy';
    setup.next = b.first;
  }
}

/** The seat that places next: the first of its side with a squad to place. */
export function deployingSeat(b: Battle): Seat | null {
  const side = nextToDeploy(b);
  if (side === null) return null;
  const { squads, platoons } = b.muster;
  return platoons[squads[toDeploy(b, side)[0]!]!.platoon]!.controller;
}

function* deployAll(t: BattleTable): Play<void> {
  const b = t.state;
  for (;;) {
    const seat = deployingSeat(b);
    if (seat === null) break;
    t.boundary();
    const decision = yield* decide(t, ask('DeploySquad', seat));
    if (decision === null) return;
    deploy(b, seat, decision);
    logDeployment(t, decision);
  }
  b.setup.step = 'watch';
  b.ended = [];
}

function logDeployment(t: BattleTable, { squad, placements, hidden, attach }: DecisionOf<'DeploySquad'>): void {
  if (!t.logging) return;
  const b = t.state;
  const { side, platoon } = b.muster.squads.find(({ id }) => id === squad)!;
  const models = placements.map(({ model, at }) => ({ model, at: at ?? null }));
  const event = { type: 'deployed', rule: hidden ? 'FL-HID-11' : 'FL-SET-05', side, squad, models } as const;
  const seen = models.filter(({ model }) => !b.models[indexOf(b, model)]!.hidden);
  if (seen.length === models.length) t.log(event);
  else
    t.logSecret(b.match.seats[side], event, { ...event, rule: 'FL-HID-11', models: seen.length === 0 ? null : seen });
  if (attach === undefined) return;
  const { leader } = b.platoons[platoon]!;
  logAbout(t, leader!, { type: 'leaderAttached', rule: 'FL-SET-07', leader: idOf(b, leader!), squad: attach });
}

/** FL-SET-09: the side that goes second may begin on overwatch. */
function* watchBefore(t: BattleTable): Play<void> {
  const b = t.state;
  for (;;) {
    const seat = watchingSeat(b);
    if (seat === null) return;
    t.boundary();
    const decision = yield* decide(t, ask('PreGameOverwatch', seat));
    if (decision === null) return;
    goOnWatch(t, decision.models, 'FL-SET-09');
    b.ended = [...b.ended, seat];
  }
}

function watchingSeat(b: Battle): Seat | null {
  return (
    b.match.seats[otherSide(b.first)].find((seat) => !b.ended.includes(seat) && couldWatch(b, seat).length > 0) ?? null
  );
}

/** Those of a seat who may go on overwatch now. */
export function couldWatch(b: Battle, seat: Seat): number[] {
  return b.models.flatMap((_, i) =>
    controllerOf(b, i) === seat && sideOf(b, i) === seat[0] && refuseWatch(b, i) === null ? [i] : [],
  );
}

/** FL-SET-03: the winner decides one of the two, the loser the other. */
export function refuseChoice(b: Battle, { zone, first }: DecisionOf<'ChooseZoneOrTurn'>): Refusal | null {
  if ((zone === undefined) === (first === undefined)) return no('FL-SET-03', 'Decide either the zone or who begins.');
  const taken = b.setup.step === 'secondChoice' ? b.setup.chose : null;
  if (taken === 'zone' && zone !== undefined) return no('FL-SET-03', 'The zones are chosen; say who begins.');
  if (taken === 'first' && first !== undefined) return no('FL-SET-03', 'It is decided who begins; choose a zone.');
  return null;
}
