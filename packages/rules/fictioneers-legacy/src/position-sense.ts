import { Malformed, type Path, problem } from '@sandtable/kernel';
import type { Position } from './open-position.js';
import type { RuleId } from './rulebook.js';
import { figuresOf, isInfantry, occupantsOf, profileAt } from './rules/measuring.js';
import { refuseWatch } from './rules/overwatch.js';
import { type Battle, idOf, kindOf, sideOf } from './state.js';
import { SIDES } from './terms.js';

// Whether an explicit position can have come about by the rules: who may ride, crew, watch, fly, carry or be Pinned. Deployment and
// play ask the same rules; a position is asked once, when everybody is in place.

type Described = Position['models'][number];

/** What speaks against a model as it is described: the field, what was expected there, and by which rule. */
interface Objection {
  readonly field: keyof Described;
  readonly expected: string;
  readonly rule: RuleId;
}

type Check = (b: Battle, i: number, described: Described) => Objection | null | false;

const CHECKS: readonly Check[] = [
  (b, i, { onFoot }) =>
    onFoot === true &&
    profileAt(b, i).rides === null && { field: 'onFoot', expected: 'nothing: it has no mount', rule: 'FL-SET-05' },
  (b, i, { shieldUp }) =>
    shieldUp === true &&
    !profileAt(b, i).shield && {
      field: 'shieldUp',
      expected: 'a power shield, which it does not have',
      rule: 'FL-EQP-13',
    },
  (b, i, { airborne }) =>
    airborne === true &&
    profileAt(b, i).vehicle?.locomotion !== 'flying' && {
      field: 'airborne',
      expected: 'a flying vehicle',
      rule: kindOf(b, i) === 'figure' ? 'FL-FLY-04' : 'FL-FLY-05',
    },
  (b, i, { damaged }) => damaged === true && refuseDamage(b, i),
  (b, i, { packed }) =>
    packed !== undefined &&
    profileAt(b, i).gun?.mount !== 'ground' && {
      field: 'packed',
      expected: 'a gun that stands on the ground',
      rule: 'FL-ART-02',
    },
  (b, i, { aboard }) => aboard !== undefined && refuseSeat(b, i),
  (b, i, { hidden, aboard }) =>
    hidden === true &&
    aboard !== undefined &&
    !b.models[b.models[i]!.vehicle!]!.hidden && {
      field: 'hidden',
      expected: 'a vehicle that is hidden with it',
      rule: 'FL-HID-09',
    },
  (b, i, { carrying }) => carrying !== undefined && refuseLoad(b, i),
  (b, i, { overwatch }) => overwatch === true && refuseMarker(b, i),
];

/** FL-VEH-14, FL-DMG-04: Damaged is whatever has lost a hull point and has another. */
function refuseDamage(b: Battle, i: number): Objection | null {
  if (kindOf(b, i) === 'vehicle' && profileAt(b, i).hull > 1) return null;
  return { field: 'damaged', expected: 'a vehicle of two hull points', rule: 'FL-VEH-14' };
}

/** FL-VEH-02. */
function refuseSeat(b: Battle, i: number): Objection | null {
  const { vehicle, seat } = b.models[i]!;
  const bad = (expected: string): Objection => ({ field: 'aboard', expected, rule: 'FL-VEH-02' });
  if (kindOf(b, i) !== 'figure' || !isInfantry(b, i)) return bad('infantry on foot');
  if (sideOf(b, vehicle!) !== sideOf(b, i)) return bad('a vehicle of its own side');
  if (b.models[vehicle!]!.where !== 'table') return bad('a vehicle on the table');
  const places = profileAt(b, vehicle!).vehicle!.seats[seat!];
  const before = occupantsOf(b, vehicle!).filter((j) => j <= i && b.models[j]!.seat === seat).length;
  return before <= places ? null : bad(`one of the ${places} seats for a ${seat} of ${idOf(b, vehicle!)}`);
}

/** FL-ART-04, FL-VIC-07. */
function refuseLoad(b: Battle, i: number): Objection | null {
  const m = b.models[i]!;
  const item = m.carrying!;
  const module = kindOf(b, item) === 'module';
  const bad = (expected: string): Objection => ({
    field: 'carrying',
    expected,
    rule: module ? 'FL-ART-04' : 'FL-VIC-07',
  });
  if (!module && kindOf(b, item) !== 'objective') return bad('a module or a carry objective');
  if (m.where !== 'table' || kindOf(b, i) !== 'figure' || !isInfantry(b, i)) return bad('infantry on foot to carry it');
  if (module && sideOf(b, item) !== sideOf(b, i)) return bad('a module of its own side');
  if (module && !b.models[b.muster.cast[item]!.of!]!.packed) return bad('a module of a gun that is packed');
  return b.models.some(({ carrying }, j) => j < i && carrying === item) ? bad('a load that nobody else has') : null;
}

/** FL-OVW-02, FL-OVW-03, FL-OVW-13: by the question whether it could take its marker now. */
function refuseMarker(b: Battle, i: number): Objection | null {
  const m = b.models[i]!;
  m.overwatch = false;
  const unfit = refuseWatch(b, i);
  m.overwatch = true;
  if (unfit) return { field: 'overwatch', expected: `somebody who may watch: ${unfit.message}`, rule: unfit.rule };
  const acted = m.activated || (m.fired && kindOf(b, i) === 'figure');
  return acted ? { field: 'overwatch', expected: 'somebody who has not acted', rule: 'FL-OVW-03' } : null;
}

/** Everybody as described, in the order of the cast. */
export function checkModels(b: Battle, order: readonly { readonly model: Described; readonly i: number }[]): void {
  for (const [place, { model, i }] of order.entries())
    for (const check of CHECKS) {
      const bad = check(b, place, model);
      if (bad) throw wrong(['models', i, bad.field], model[bad.field], bad.expected, bad.rule);
    }
}

/** What is told of squads: their morale, their losses and whom a Platoon Leader is attached to. */
export function checkSquads(b: Battle, { squads = {}, attached = {} }: Position): void {
  for (const [name, facts] of Object.entries(squads)) {
    const s = b.muster.squads.findIndex((squad) => squad.name === name);
    for (const [field, expected, rule] of squadObjections(b, s))
      if (facts[field] !== undefined) throw wrong(['squads', name, field], facts[field], expected, rule);
  }
  for (const side of SIDES) {
    const s = b.muster.squads.findIndex((squad) => squad.side === side && squad.name === attached[side]);
    if (s < 0) continue;
    const { platoon } = b.muster.squads[s]!;
    if (b.platoons[platoon]!.leader === null)
      throw wrong(['attached', side], attached[side], 'a Platoon Leader to be attached', 'FL-LDR-03');
    if (b.muster.platoons[platoon]!.command === s)
      throw wrong(['attached', side], attached[side], 'a squad besides the command squad', 'FL-LDR-03');
  }
}

type SquadObjection = readonly [field: keyof NonNullable<Position['squads']>[string], expected: string, rule: RuleId];

/** FL-MOR-15 to FL-MOR-21, FL-DMG-08, FL-LDR-09, FL-OPT-03. */
function squadObjections(b: Battle, s: number): SquadObjection[] {
  const { morale, moraleSetOn, killed, initial, lost, leaderDied, fellAt, leader } = b.squads[s]!;
  const figures = figuresOf(b, s);
  const fearless = b.match.config.robotsFearless && figures.every((i) => profileAt(b, i).moveType === 'robot');
  const objections: (SquadObjection | false)[] = [
    morale !== 'normal' && figures.length === 0 && ['morale', 'figures in the squad', 'FL-MOR-20'],
    morale !== 'normal' &&
      figures.length > 0 &&
      fearless && ['morale', '"normal" for robots without fear', 'FL-OPT-03'],
    moraleSetOn > b.turn && ['moraleSetOn', `a turn up to this one, ${b.turn}`, 'FL-MOR-17'],
    initial !== figures.length + killed && ['initial', `${figures.length} living and ${killed} killed`, 'FL-MOR-21'],
    lost > killed && ['lost', `at most ${killed}, as many as were killed`, 'FL-DMG-08'],
    leaderDied && lost === 0 && ['leaderDied', 'a loss this turn', 'FL-DMG-08'],
    fellAt !== null && leader !== null && ['fellAt', 'a post that is vacant', 'FL-LDR-09'],
  ];
  return objections.filter((one) => one !== false);
}

function wrong(path: Path, value: unknown, expected: string, rule: RuleId): Malformed {
  return new Malformed('setup', [problem(['position', ...path], value, expected, rule)]);
}
