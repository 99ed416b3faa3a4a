import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import { libraryOf } from '../content/library.js';
import { asD3 } from '../dice.js';
import type { BattleTable } from '../events.js';
import { musterOf, raise } from '../raise.js';
import { type Battle, membersOf, sectionAt, sectionName } from '../state.js';
import { type MapId, MISSIONS, type Mission, otherSide, SIDES, type Side } from '../terms.js';
import { pick, rolls, tell } from './agreement.js';
import { alternate, nameFirst, reserve } from './arrivals.js';
import { opposed } from './checks.js';
import { waiting } from './deployment.js';
import { applyTeams } from './fire-teams.js';
import { forceProblems } from './force-building.js';
import { layMines } from './mines.js';
import { no, type Ruling } from './movement.js';
import { layObjectives } from './objectives.js';
import { askBoth } from './sealed.js';
import { canTow } from './towing.js';
import { mapOf } from './zones.js';

// Setting up (3.1, S2 to S14).

/** Of a D3, in listed order (DL-OBJ-15, DL-MAP-02). */
const SUGGESTED: { readonly [mission in Mission]: readonly [MapId, MapId, MapId] } = {
  centreGround: ['meetingEngagement', 'obliqueContact', 'advancingLines'],
  vitalObjective: ['meetingEngagement', 'obliqueContact', 'advancingLines'],
  annihilate: ['surpriseAttack', 'obliqueContact', 'advancingLines'],
  breakThrough: ['obliqueContact', 'meetingEngagement', 'advancingLines'],
};

export function* setUp(t: BattleTable): Play<void> {
  const b = t.state;
  while (b.phase === 'setup' && b.result === null) {
    yield* step(t);
    t.boundary();
  }
}

function* step(t: BattleTable): Play<void> {
  const b = t.state;
  switch (b.setup.step) {
    case 'forces':
      yield* buildForces(t);
      b.setup.step = 'mission';
      return;
    case 'mission':
      yield* mission(t);
      b.setup.step = 'advantage';
      return;
    case 'advantage':
      yield* advantage(t);
      b.setup.step = 'zone';
      return;
    case 'zone':
      yield* zones(t);
      b.setup.step = 'flank';
      return;
    case 'flank':
      yield* flanks(t);
      b.setup.step = 'objectives';
      return;
    case 'objectives':
      yield* layObjectives(t);
      b.setup.next = null;
      b.setup.step = 'allocate';
      return;
    case 'allocate':
      yield* allocate(t);
      b.setup.step = 'roll';
      return;
    case 'roll':
      for (const s of awayOf(b)) yield* reserve(t, s, 'DL-DEP-20');
      b.setup.step = 'main';
      return;
    case 'main':
    case 'scouting':
    case 'infiltrator':
      return yield* deploy(t, b.setup.step);
    case 'mines':
      if (b.match.config.mines) yield* layMines(t); // S14
      b.setup.step = 'ready';
      return;
    case 'ready':
      b.turn = 1;
      b.phase = 'start';
      tell(t, { type: 'ready', rule: 'DL-DEP-06' });
  }
}

/** Sections that come later, in list order; guns after the vehicle that draws them and rolls for both (DL-TOW-10). */
function awayOf(b: Battle): number[] {
  const away = b.sections.flatMap(({ deployment }, s) =>
    deployment === 'reserves' || deployment === 'flanking' ? [s] : [],
  );
  const drawn = (s: number): boolean => b.muster.sections[s]!.members.some((i) => b.models[i]!.hitched !== null);
  return [...away.filter((s) => !drawn(s)), ...away.filter(drawn)];
}

export function forceAnswers(b: Battle): Extract<AnswerOf<'BuildForce'>, { type: 'BuildForce' }>[] {
  const library = libraryOf(b.match.content);
  return [...library.forces.values()]
    .filter((force) => refuseForce(b, { type: 'BuildForce', force: force as never }) === null)
    .map((force) => ({ type: 'BuildForce', force: force as never }));
}

export function refuseForce(b: Battle, { force }: Extract<AnswerOf<'BuildForce'>, { type: 'BuildForce' }>): Ruling {
  const { config, content, points } = b.match;
  const agreed = { points, platoons: 6, config: { allies: config.allies, minForcePoints: 0 } };
  const [first] = forceProblems(libraryOf(content), force as never, agreed);
  return first ? no(first.rule ?? 'DL-FRC-01', first.message) : null;
}

/** S2: in secret, then open (DL-FRC-16, DL-GEN-81). */
function* buildForces(t: BattleTable): Play<void> {
  const b = t.state;
  const [rest] = forceAnswers(b);
  const answers = yield* askBoth(
    t,
    SIDES.map((side) => ask('BuildForce', side)),
    rest!,
  );
  const forces = { A: answers[0]!.force as never, B: answers[1]!.force as never };
  raise(b, musterOf(libraryOf(b.match.content), forces));
  tell(t, { type: 'forces', rule: 'DL-FRC-16', forces });
}

/** S4: what was not agreed is rolled (DL-OBJ-02, DL-MAP-02). */
function* mission(t: BattleTable): Play<void> {
  const b = t.state;
  while (b.match.mission === null && b.result === null) {
    const [face] = yield* rolls(t, 1, 'DL-OBJ-02', null);
    tell(t, { type: 'missionRolled', rule: 'DL-OBJ-02', dice: [face], mission: MISSIONS[face! - 1] ?? null });
    if (face! > MISSIONS.length) continue;
    b.mission = MISSIONS[face! - 1]!;
    break;
  }
  if (b.match.map !== null) return;
  const [face] = yield* rolls(t, 1, 'DL-MAP-02', null);
  b.map = SUGGESTED[b.mission][asD3(face!) - 1]!;
  tell(t, { type: 'mapRolled', rule: 'DL-MAP-02', dice: [face], map: b.map });
}

/** S5 (DL-ADV-01, DL-ADV-02). */
function* advantage(t: BattleTable): Play<void> {
  const b = t.state;
  const bare = ['B', 'B', 'B'] as const;
  b.setup.advantage = b.match.strategicAdvantage ?? (yield* opposed(t, { A: bare, B: bare }, 'DL-ADV-01', 'advantage'));
  tell(t, {
    type: 'advantage',
    rule: 'DL-ADV-02',
    strategic: b.setup.advantage,
    tactical: otherSide(b.setup.advantage),
  });
}

/** S6 (DL-ADV-03). */
function* zones(t: BattleTable): Play<void> {
  const b = t.state;
  if (b.match.zones !== null) {
    b.setup.zones = b.match.zones;
    return;
  }
  const by = b.setup.advantage!;
  const answers = SIDES.map((zone) => ({ type: 'ChooseZone', zone }) as const);
  const { zone } = yield* pick(t, ask('ChooseZone', by), answers);
  b.setup.zones = by === 'A' ? { A: zone, B: otherSide(zone) } : { A: otherSide(zone), B: zone };
  tell(t, { type: 'zones', rule: 'DL-ADV-03', side: by, zone });
}

/** S7 (DL-ADV-04). */
function* flanks(t: BattleTable): Play<void> {
  const b = t.state;
  const by = otherSide(b.setup.advantage!);
  const answers = ([0, 1] as const).map((flank) => ({ type: 'ChooseFlank', flank }) as const);
  const { flank } = yield* pick(t, ask('ChooseFlank', by), answers);
  const other = flank === 0 ? 1 : 0;
  b.setup.flanks = by === 'A' ? { A: flank, B: other } : { A: other, B: flank };
  tell(t, { type: 'flanks', rule: 'DL-ADV-04', side: by, flank: mapOf(b).flankNames[flank] });
}

/** S9 (DL-DEP-01). */
function* allocate(t: BattleTable): Play<void> {
  const b = t.state;
  const answers = yield* askBoth(
    t,
    SIDES.map((side) => ask('Allocate', side)),
    { type: 'Allocate', sections: [] },
  );
  const teams = answers.flatMap((answer) => answer.teams ?? []);
  applyTeams(b, teams);
  if (teams.length > 0) tell(t, { type: 'split', rule: 'DL-FTM-02', sections: teams.map(({ section }) => section) });
  for (const { sections, embarked = [], towed = [] } of answers) {
    for (const { section, to } of sections) b.sections[sectionAt(b, section)]!.deployment = to;
    for (const section of embarked) b.sections[sectionAt(b, section)]!.rides = true;
    for (const { guns, by } of towed) hitch(b, sectionAt(b, guns), sectionAt(b, by));
  }
  const allocated = b.sections.flatMap(({ deployment }, s) =>
    deployment === 'main' ? [] : [{ section: sectionName(b, s), to: deployment }],
  );
  const embarked = answers.flatMap((one) => one.embarked ?? []);
  const towed = answers.flatMap((one) => one.towed ?? []);
  tell(t, { type: 'allocated', rule: 'DL-DEP-01', sections: allocated, embarked, towed });
}

/** Each gun to a vehicle, in list order (DL-TOW-01). */
function hitch(b: Battle, guns: number, by: number): void {
  const vehicles = membersOf(b, by).filter((i) => canTow(b, i));
  membersOf(b, guns).forEach((gun, n) => {
    b.models[gun]!.hitched = vehicles[n]!;
  });
}

const NEXT = { main: 'scouting', scouting: 'infiltrator', infiltrator: 'mines' } as const;

/** S11 to S13 (DL-DEP-06, DL-DEP-10, DL-DEP-13). */
function* deploy(t: BattleTable, stage: 'main' | 'scouting' | 'infiltrator'): Play<void> {
  const b = t.state;
  const names = stage === 'scouting' ? b.setup.advantage! : otherSide(b.setup.advantage!);
  if (b.setup.next === null && SIDES.some((side: Side) => waiting(b, side).length > 0)) {
    yield* nameFirst(t, names, stage);
    t.boundary();
  }
  yield* alternate(t);
  b.setup.next = null;
  b.setup.step = NEXT[stage];
}
