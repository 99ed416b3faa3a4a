import { isSaid } from '@sandtable/craft';
import { bug, malformed, type Play, refuse } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { Library } from '../content/library.js';
import type { BoardPlan } from '../content/types.js';
import type { Decision, DecisionOf } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { groundOf, type Ruling } from '../ground.js';
import { type Battle, type Board, isOnBoard, placeOrder, type Recruited, type Unit, unitIndex } from '../state.js';
import { libraryOf, profileIn, TERRAIN_LETTER } from '../tables.js';
import { OPPOSITE_AREA, otherSeat, ROTATIONS, SEATS, type Seat, type Terrain } from '../terms.js';
import { decide } from './agreement.js';
import { areasOf, assemble } from './board.js';
import { areasFromHexes } from './miniatures/areas.js';
import { readyRosters, refuseRoster } from './recruiting.js';
import { endGame, hasUnits } from './victory.js';

// Chapter Setup. A scenario may replace any of it (QL-SET-19); what it fixes is skipped (QL-SCN-07).

export function* setUp(t: BattleTable): Play<void> {
  const b = t.state;
  if (b.phase === 'forces') yield* t.call(chooseForces(t));
  if (b.phase === 'rolloff') yield* t.call(rollOff(t));
  if (b.phase === 'section1') yield* t.call(firstSection(t));
  if (b.phase === 'section2') yield* t.call(secondSection(t));
  if (b.phase === 'area') yield* t.call(setupAreas(t));
  if (b.phase === 'deploy1') yield* t.call(deploy(t, b.first!));
  if (b.phase === 'deploy2') yield* t.call(deploy(t, otherSeat(b.first!)));
}

// --- Forces -------------------------------------------------------------------------------------------------------

/** QL-SET-02 to QL-SET-07: in secret together, or in the open one after the other. */
function* chooseForces(t: BattleTable): Play<void> {
  const b = t.state;
  const { scenario, config, start } = b.match;
  for (const seat of SEATS) {
    const lines = scenario?.seats[seat];
    if (lines?.roster && b.rosters[seat] === null) enlist(b, seat, { force: lines.force ?? '', units: lines.roster });
  }
  if (start === 'quick') drawRosters(t);
  const asked = SEATS.filter((seat) => b.rosters[seat] === null);
  if (config.forceSecrecy === 'secret' && asked.length > 1) {
    t.boundary();
    const answers = yield* t.askSealed(asked.map((seat) => ask('ChooseForce', seat)));
    const forces = answers.flatMap((answer) => (isSaid(answer) ? [] : [answer]));
    const gaveUp = asked.filter((_, i) => isSaid(answers[i]));
    if (gaveUp.length > 0) return endGame(t, gaveUp.length > 1 ? 'draw' : otherSeat(gaveUp[0]!), 'resign');
    for (const [i, seat] of asked.entries()) recruit(t, seat, forces[i]!, true);
    t.revealed();
  } else {
    for (const seat of asked) {
      t.boundary();
      const answer = yield* decide(t, ask('ChooseForce', seat));
      if (answer === null) return;
      recruit(t, seat, answer, false);
    }
  }
  muster(t);
  b.phase = 'rolloff';
}

function enlist(b: Battle, seat: Seat, roster: Recruited): void {
  b.rosters = { ...b.rosters, [seat]: roster };
}

/** A quick battle without rosters named: one of the starter rosters for each seat (10.1). */
function drawRosters(t: BattleTable): void {
  const b = t.state;
  const rosters = readyRosters(b);
  for (const seat of SEATS) {
    if (b.rosters[seat] !== null) continue;
    const { force, units } = t.pick(rosters, null);
    enlist(b, seat, { force, units });
  }
}

function recruit(t: BattleTable, seat: Seat, { force, units }: DecisionOf<'ChooseForce'>, secret: boolean): void {
  enlist(t.state, seat, { force, units });
  if (!t.logging) return;
  const event = { type: 'forceChosen', rule: 'QL-SET-07', seat } as const;
  const full = { ...event, force, units };
  if (secret) t.logSecret(seat, full, event);
  else t.log(full);
}

/** The rosters are revealed and the units get their numbers (section 2). */
function muster(t: BattleTable): void {
  const b = t.state;
  const library = libraryOf(b.match);
  const { specialTraits } = b.match.config;
  b.units = SEATS.flatMap((seat) =>
    b.rosters[seat]!.units.map((type, i): Unit => {
      const lines = b.match.scenario?.seats[seat];
      return {
        id: unitId(seat, i),
        owner: seat,
        type,
        tag: lines?.restricted?.find((r) => r.unitIndex === i)?.tag ?? null,
        hex: null,
        point: null,
        elements: profileIn(library, type, specialTraits).size, // QL-SET-17
        suppression: 0,
        order: null,
        issuedOn: null,
        activatedOn: null,
        reanimatedOn: null,
      };
    }),
  );
  b.rosters = { ...b.rosters }; // the units are new, so whatever was worked out for the rosters is not theirs
  if (!t.logging) return;
  const { scenario } = b.match;
  const isFixed = SEATS.every((seat) => scenario?.seats[seat].roster !== undefined);
  t.log({ type: 'forcesRevealed', rule: isFixed ? 'QL-SCN-01' : 'QL-SET-07', A: b.rosters.A, B: b.rosters.B });
}

// --- First player and board ---------------------------------------------------------------------------------------

/** QL-SET-08: seat A's die first; ties are rolled again. A board that nobody has to lay lies there by then (10.1, QL-SCN-07). */
function* rollOff(t: BattleTable): Play<void> {
  const b = t.state;
  layReadyBoard(t);
  const named = b.match.scenario?.first;
  b.first = named === 'A' || named === 'B' ? named : null;
  while (b.first === null) {
    const a = (yield* t.roll(1, 6, 'QL-SET-08', 'A'))[0]!;
    const z = (yield* t.roll(1, 6, 'QL-SET-08', 'B'))[0]!;
    if (a !== z) b.first = a > z ? 'A' : 'B';
    if (t.logging) t.log({ type: 'rollOff', rule: 'QL-SET-08', dice: [a, z], first: b.first });
  }
  b.phase = b.board === null ? 'section1' : 'area';
}

function layReadyBoard(t: BattleTable): void {
  const b = t.state;
  const { scenario, start } = b.match;
  if (b.board === null) {
    const plan = scenario?.board ?? (start === 'quick' ? drawBoard(t) : null);
    if (!plan) return;
    b.board = boardOf(b, plan);
  }
  logBoard(t, b.board);
}

/** A quick battle's board: the left section first and unturned, the right one another (10.1). */
function drawBoard(t: BattleTable): BoardPlan {
  const sections = [...libraryOf(t.state.match).sections.keys()];
  const left = t.pick(sections, null);
  const after = sections.indexOf(left) + 1;
  const right = t.pick([...sections.slice(after), ...sections.slice(0, after - 1)], null);
  return {
    left: { section: left, rot: 0 },
    right: { section: right, rot: t.pick(ROTATIONS, null) },
    firstPlaced: 'left',
  };
}

function logBoard(t: BattleTable, { left, right, firstPlaced }: Board): void {
  if (t.logging) t.log({ type: 'boardAssembled', rule: 'QL-BRD-02', left, right, firstPlaced });
}

interface LaidOut {
  readonly sections: ReadonlyMap<string, unknown>;
  readonly terrain: readonly Terrain[];
  readonly letters: string;
}

/** The boards of scenarios, laid out once for all battles on them. */
const laidOut = new WeakMap<BoardPlan, LaidOut>();

function layOut(plan: BoardPlan, { sections }: Library): LaidOut {
  let laid = laidOut.get(plan);
  if (laid?.sections !== sections) {
    const { terrain } = assemble(plan, sections);
    laid = { sections, terrain, letters: terrain.map((name) => TERRAIN_LETTER[name]).join('') };
    laidOut.set(plan, laid);
  }
  return laid;
}

export function boardOf(b: Battle, plan: BoardPlan): Board {
  const { terrain, letters } = layOut(plan, libraryOf(b.match));
  const { miniatures, tabletopScale } = b.match.config;
  return {
    left: plan.left,
    right: plan.right,
    firstPlaced: plan.firstPlaced,
    terrain: letters,
    areas: miniatures === 'tabletop' ? areasFromHexes(terrain, tabletopScale) : null,
  };
}

function* firstSection(t: BattleTable): Play<void> {
  const b = t.state;
  t.boundary();
  const answer = yield* decide(t, ask('ChooseSection', b.first!));
  if (answer === null) return;
  b.firstSection = answer.section;
  if (t.logging) t.log({ type: 'sectionPlaced', rule: 'QL-SET-09', seat: b.first, section: b.firstSection, rot: 0 });
  b.phase = 'section2';
}

/** QL-SET-10. */
function* secondSection(t: BattleTable): Play<void> {
  const b = t.state;
  const seat = otherSeat(b.first!);
  t.boundary();
  const answer = yield* decide(t, ask('JoinSection', seat));
  if (answer === null) return;
  const { section, side, rot } = answer;
  if (t.logging) t.log({ type: 'sectionPlaced', rule: 'QL-SET-10', seat, section, side, rot });
  const first = { section: b.firstSection ?? bug('no first section'), rot: 0 as const };
  const second = { section, rot };
  b.board = boardOf(
    b,
    side === 'left'
      ? { left: second, right: first, firstPlaced: 'right' }
      : { left: first, right: second, firstPlaced: 'left' },
  );
  logBoard(t, b.board);
  b.phase = 'area';
}

// --- Areas and deployment -----------------------------------------------------------------------------------------

/** QL-SET-11, QL-SET-12. */
function* setupAreas(t: BattleTable): Play<void> {
  const b = t.state;
  const first = b.first!;
  const fixed = b.match.scenario?.seats;
  for (const seat of SEATS) {
    const lines = fixed?.[seat].setup;
    if (lines?.type === 'area') b.seats[seat].area = lines.area;
  }
  const chosen = SEATS.some((seat) => b.seats[seat].area === null && !fixed?.[seat].setup);
  if (chosen && b.seats.A.area === null && b.seats.B.area === null) {
    t.boundary();
    const answer = yield* decide(t, ask('ChooseSetupArea', first));
    if (answer === null) return;
    b.seats[first].area = answer.area;
  }
  for (const seat of SEATS) {
    const other = b.seats[otherSeat(seat)].area;
    if (b.seats[seat].area === null && !fixed?.[seat].setup && other) b.seats[seat].area = OPPOSITE_AREA[other];
  }
  if (t.logging && chosen) {
    t.log({ type: 'areaChosen', rule: 'QL-SET-12', seat: first, A: b.seats.A.area, B: b.seats.B.area });
  }
  b.phase = 'deploy1';
}

/** QL-SET-13 to QL-SET-18. */
function* deploy(t: BattleTable, seat: Seat): Play<void> {
  const b = t.state;
  t.boundary();
  const answer = yield* decide(t, ask('Deploy', seat));
  if (answer === null) return;
  const { placements } = answer;
  const ground = groundOf(b);
  for (const { unit: id, hex } of placements) {
    ground.put(b, unitIndex(b, id), hex);
  }
  if (t.logging) t.log({ type: 'deployed', rule: 'QL-SET-13', seat, placements });
  if (seat === b.first) b.phase = 'deploy2';
  else openPlay(t);
}

function openPlay(t: BattleTable): void {
  const b = t.state;
  for (const seat of SEATS) {
    // QL-SCN-01: markers that a scenario puts down before the first turn
    for (const { unitIndex: place, suppression, order } of b.match.scenario?.seats[seat].markers ?? []) {
      const unit = b.units[unitIndex(b, unitId(seat, place))]!;
      if (!isOnBoard(unit)) continue; // QL-SET-20
      unit.suppression = suppression ?? 0;
      if (order) placeOrder(b, unit, order);
    }
  }
  b.phase = 'play';
  b.active = b.first;
  b.turn = 1;
  const absent = SEATS.filter((seat) => !hasUnits(b, seat)); // QL-VIC-03; both only where a scenario leaves no room
  if (absent.length > 0) endGame(t, absent.length > 1 ? 'draw' : otherSeat(absent[0]!), 'elimination');
}

/** `a1` is the first unit of seat A's roster. */
export function unitId(seat: Seat, place: number): string {
  return `${seat.toLowerCase()}${place + 1}`;
}

/** Whose unit it is, by its id. */
export const seatOfUnit = (id: string): Seat => (id.startsWith('a') ? 'A' : 'B');

const SETUP_DECISION = {
  forces: 'ChooseForce',
  section1: 'ChooseSection',
  section2: 'JoinSection',
  area: 'ChooseSetupArea',
  deploy1: 'Deploy',
  deploy2: 'Deploy',
} as const;

export function refuseInSetup(b: Battle, seat: Seat, d: Decision): Ruling {
  const due = SETUP_DECISION[b.phase as keyof typeof SETUP_DECISION];
  if (d.type !== due) return refuse('QL-SET-01', `Now comes ${due}; ${d.type} is not a decision of this moment.`);
  switch (d.type) {
    case 'ChooseForce':
      return refuseRoster(b, d);
    case 'ChooseSection':
      return refuseSection(b, d.section);
    case 'JoinSection':
      if (d.section === b.firstSection) return refuse('QL-SET-10', `Section ${d.section} is in use already.`);
      return refuseSection(b, d.section);
    case 'ChooseSetupArea': {
      const areas = areasToChoose(b);
      if (areas.includes(d.area)) return null;
      return refuse('QL-SET-12', `The areas to choose from are ${areas.join(' and ')}.`);
    }
    default:
      return groundOf(b).refuseDeployment(b, seat, d.placements);
  }
}

export function areasToChoose(b: Battle): readonly string[] {
  const { config } = b.match;
  return areasOf(config.miniatures === 'tabletop' ? { ...config, setupEdges: 'ends' } : config); // QL-MIN-16
}

function refuseSection(b: Battle, section: string): Ruling {
  const { sections } = libraryOf(b.match);
  if (sections.has(section)) return null;
  return malformed('section', `section is "${section}", expected one of ${[...sections.keys()].join(', ')}`);
}
