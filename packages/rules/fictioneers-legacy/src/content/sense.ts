import { isSimple } from '@sandtable/geometry/plane';
import { type Path, pathText, problem } from '@sandtable/kernel';
import { mils } from '../inches.js';
import type { Problem, RuleId } from '../rulebook.js';
import { platoonFaults } from '../rules/forces.js';
import type { Library } from './library.js';
import type { ArtilleryType, Pair, PlatoonList, Scenario, SquadList, UnitType, VehicleType } from './types.js';
import { WEAPON } from './weapons.js';

// What is wrong with content that has the right shape.

const SNIPERS = ['laser-rifle', 'assault-rifle'];
const HEAVY_CANNONS = ['heavy-blast-cannon', 'heavy-aa-cannon'];

/** The people a way of moving belongs to. */
const PEOPLE_OF = {
  xyban: 'xyban',
  eeek: 'eeek',
  robot: 'robot',
  terran: 'terran',
  sitanHumanoid: 'sitan',
  sitanApe: 'sitan',
  sitanGiant: 'sitan',
  sirex: 'sirex',
  giantSirex: 'sirex',
} as const;

/** FL-FRC-11, FL-EQP-09, FL-WPN-12. */
export function unitProblems(unit: UnitType, at: Path): Problem[] {
  const found: Problem[] = [];
  const add = (field: Path, value: unknown, expected: string, rule: RuleId): void =>
    void found.push(problem([...at, ...field], value, expected, rule));
  const robot = unit.moveType === 'robot';
  if (PEOPLE_OF[unit.moveType] !== unit.people)
    add(['moveType'], unit.moveType, `a way of moving of the people "${unit.people}"`, 'FL-FRC-11');
  unit.weapons.forEach((id, i) => {
    const weapon = WEAPON.get(id);
    const platform = robot ? 'robot' : 'carried';
    if (!weapon) add(['weapons', i], id, `one of ${[...WEAPON.keys()].join(', ')}`, 'FL-WPN-12');
    else if (!weapon.mounts.includes(platform))
      add(['weapons', i], id, `a weapon that can be ${robot ? 'fixed to a robot' : 'carried'}`, 'FL-WPN-12');
  });
  const firearms = unit.weapons.filter((id) => id !== 'hand-grenade').length;
  if (firearms > 2) add(['weapons'], unit.weapons, 'two firearms at most, beside hand grenades', 'FL-FRC-11');
  if (unit.equipment.includes('sniper') && !unit.weapons.some((id) => SNIPERS.includes(id)))
    add(['equipment'], unit.equipment, `a sniper rifle made from ${SNIPERS.join(' or ')}`, 'FL-EQP-09');
  if (unit.equipment.includes('jet-pack') && (!unit.infantry || unit.mount))
    add(['equipment'], unit.equipment, 'a jet pack on infantry on foot only', 'FL-FRC-11');
  if (unit.equipment.includes('power-shield') !== unit.melee.includes('power-shield'))
    add(['melee'], unit.melee, 'a power shield among both equipment and melee weapons, or in neither', 'FL-EQP-11');
  const rides =
    unit.mount === null || unit.moveType === 'sitanHumanoid' || (unit.moveType === 'terran' && unit.mount === 'beast');
  if (!rides) add(['mount'], unit.mount, 'a mount its people ride', 'FL-FRC-11');
  return found;
}

/** FL-WPN-12, FL-VEH-13. */
export function vehicleProblems(vehicle: VehicleType, at: Path): Problem[] {
  const found: Problem[] = [];
  vehicle.weapons.forEach(({ weapon: id, firedBy }, i) => {
    const weapon = WEAPON.get(id);
    if (!weapon?.mounts.includes('vehicle'))
      found.push(problem([...at, 'weapons', i, 'weapon'], id, 'a weapon made for vehicles', 'FL-WPN-12'));
    if (vehicle.seats[firedBy] === 0)
      found.push(problem([...at, 'weapons', i, 'firedBy'], firedBy, 'a seat the vehicle has', 'FL-VEH-05'));
  });
  const hull = vehicle.vehicleClass === 'medium' || vehicle.vehicleClass === 'heavy' ? 2 : 1;
  if (vehicle.hull !== hull) found.push(problem([...at, 'hull'], vehicle.hull, `${hull} for its class`, 'FL-VEH-13'));
  const flies = vehicle.vehicleClass === 'lightFlying';
  if (flies !== (vehicle.locomotion === 'flying'))
    found.push(
      problem(
        [...at, 'locomotion'],
        vehicle.locomotion,
        '"flying" for light flying vehicles and no others',
        'FL-VEH-01',
      ),
    );
  return found;
}

/** FL-ART-02, FL-ART-09, FL-ART-12, FL-WPN-12. */
export function gunProblems(gun: ArtilleryType, at: Path): Problem[] {
  const found: Problem[] = [];
  const heavy = HEAVY_CANNONS.includes(gun.weapon);
  const weapon = WEAPON.get(gun.weapon);
  if (heavy && gun.mount === 'floater')
    found.push(problem([...at, 'mount'], gun.mount, 'no Floater under a Heavy Cannon', 'FL-ART-09'));
  else if (!weapon?.mounts.includes(gun.mount))
    found.push(problem([...at, 'weapon'], gun.weapon, `a weapon for the mount "${gun.mount}"`, 'FL-WPN-12'));
  const modules = gun.mount === 'ground' ? (heavy ? 8 : 2) : gun.mount === 'floater' ? 1 : 0;
  if (gun.modules !== modules) found.push(problem([...at, 'modules'], gun.modules, String(modules), 'FL-ART-02'));
  return found;
}

function squadReferences(library: Library, { members }: SquadList, at: Path): Problem[] {
  return members.flatMap(({ unit }, i) =>
    library.units.has(unit) || library.vehicles.has(unit) || library.artillery.has(unit)
      ? []
      : [problem([...at, 'members', i, 'unit'], unit, 'the id of a unit, vehicle or gun')],
  );
}

/** FL-FRC-01 to FL-FRC-05. */
export function platoonProblems(library: Library, platoon: PlatoonList, at: Path): Problem[] {
  const unknown = [
    ...squadReferences(library, platoon.command, [...at, 'command']),
    ...platoon.squads.flatMap((squad, s) => squadReferences(library, squad, [...at, 'squads', s])),
  ];
  if (unknown.length > 0) return unknown;
  return platoonFaults(library, platoon).map(({ rule, squad, message }) => {
    const where = squad === null ? at : squad < 0 ? [...at, 'command'] : [...at, 'squads', squad];
    const path = pathText(where);
    return { path, rule, message: `${path}: ${message} (${rule})` };
  });
}

/** Whether a scenario hangs together: shapes on the table, names that exist. */
export function scenarioProblems(library: Library, scenario: Scenario, at: Path): Problem[] {
  const found: Problem[] = [...mapProblems(scenario, at)];
  const add = (field: Path, value: unknown, expected: string, rule?: RuleId): void =>
    void found.push(problem([...at, ...field], value, expected, rule));
  const areas = new Set(scenario.terrain.map(({ id }) => id));
  const fields = new Set(scenario.fields.map(({ id }) => id));
  const objectives = new Set(scenario.objectives.map(({ id }) => id));
  const squadNames = { A: new Set<string>(), B: new Set<string>() };
  for (const side of ['A', 'B'] as const) {
    scenario.zones[side].forEach((zone, z) => {
      if (!isSimple(zone.map(gridOf))) add(['zones', side, z], zone, 'a polygon whose sides do not cross');
    });
    const force = scenario.forces[side];
    if ('platoons' in force) {
      force.platoons.forEach((id, p) => {
        const platoon = library.platoons.get(id);
        if (!platoon) add(['forces', side, 'platoons', p], id, 'the id of a platoon', 'FL-SET-02');
        else for (const { name } of [platoon.command, ...platoon.squads]) squadNames[side].add(name);
      });
    } else {
      force.squads.forEach((squad, s) => {
        squadNames[side].add(squad.name);
        found.push(...squadReferences(library, squad, [...at, 'forces', side, 'squads', s]));
      });
    }
  }
  const named = (list: readonly { side: 'A' | 'B'; squads: readonly string[] }[], field: string): void => {
    for (const [i, { side, squads }] of list.entries())
      for (const [k, name] of squads.entries())
        if (!squadNames[side].has(name)) add([field, i, 'squads', k], name, `the name of a squad of side ${side}`);
  };
  named(scenario.hidden, 'hidden');
  named(scenario.reserves, 'reserves');
  for (const [i, { side, squads }] of scenario.reserves.entries())
    for (const [k, name] of squads.entries())
      if (squadsOf(library, scenario, side).some((squad) => squad.name === name && hasGun(library, squad)))
        add(['reserves', i, 'squads', k], name, 'a squad without guns: they cannot come in', 'FL-SET-11');
  named(scenario.checks, 'checks');
  for (const [i, { areas: listed }] of scenario.hidden.entries())
    for (const [k, id] of listed.entries())
      if (!areas.has(id)) add(['hidden', i, 'areas', k], id, 'the id of a piece of terrain', 'FL-HID-11');
  scenario.victory.forEach((rule, i) => {
    const conditions =
      rule.kind === 'outright'
        ? rule.all
        : rule.kind === 'endGame'
          ? [rule.when]
          : rule.kind === 'bonus' && rule.if
            ? [rule.if]
            : [];
    for (const one of conditions) {
      if (one.kind === 'fieldDown' && !fields.has(one.field)) add(['victory', i], one.field, 'the id of a force field');
      if (one.kind !== 'fieldDown' && !objectives.has(one.objective))
        add(['victory', i], one.objective, 'the id of an objective');
    }
  });
  return found;
}

function squadsOf(library: Library, { forces }: Scenario, side: 'A' | 'B'): readonly SquadList[] {
  const force = forces[side];
  if ('squads' in force) return force.squads;
  return force.platoons.flatMap((id) => {
    const platoon = library.platoons.get(id);
    return platoon ? [platoon.command, ...platoon.squads] : [];
  });
}

function hasGun(library: Library, { members }: SquadList): boolean {
  return members.some(({ unit }) => library.artillery.has(unit));
}

const gridOf = ([x, y]: Pair) => ({ x: mils(x), y: mils(y) });

type MapLike = Pick<Scenario, 'table' | 'terrain' | 'walls' | 'fields' | 'objectives' | 'exits'>;

/** Shapes that are none, things off the table, heights that are missing, ids used twice. */
export function mapProblems(
  { table: [w, h], terrain, walls, fields, objectives, exits }: MapLike,
  at: Path,
): Problem[] {
  const found: Problem[] = [];
  const add = (field: Path, value: unknown, expected: string, rule?: RuleId): void =>
    void found.push(problem([...at, ...field], value, expected, rule));
  const on = ([x, y]: Pair): boolean => x >= 0 && y >= 0 && x <= w && y <= h;
  /** Wholly beyond one edge. */
  const isAway = (points: readonly Pair[]): boolean =>
    points.every(([x]) => x < 0) ||
    points.every(([x]) => x > w) ||
    points.every(([, y]) => y < 0) ||
    points.every(([, y]) => y > h);
  const seen = new Set<string>();
  const once = (field: Path, id: string): void => {
    if (seen.has(id)) add(field, id, 'an id of its own on this table');
    seen.add(id);
  };
  terrain.forEach(({ id, type, polygon, level, height }, i) => {
    const here = ['terrain', i] as const;
    once([...here, 'id'], id);
    if (!isSimple(polygon.map(gridOf)))
      add([...here, 'polygon'], polygon, 'a polygon whose sides do not cross', 'FL-GEO-09');
    if (isAway(polygon)) add([...here, 'polygon'], polygon, 'a piece on the table, or partly on it', 'FL-GEO-01');
    if (type === 'hill' && level === undefined) add([...here, 'level'], level, 'the level of the hill', 'FL-GEO-08');
    if ((type === 'building' || type === 'structure') && height === undefined)
      add([...here, 'height'], height, `the height of the ${type}`, 'FL-GEO-10');
  });
  walls.forEach(({ id, line }, i) => {
    once(['walls', i, 'id'], id);
    if (isAway(line)) add(['walls', i, 'line'], line, 'a wall on the table, or partly on it', 'FL-GEO-01');
    if (line.every(([x, y]) => x === line[0]![0] && y === line[0]![1]))
      add(['walls', i, 'line'], line, 'a line from one point to another', 'FL-GEO-09');
  });
  fields.forEach(({ id, pylons }, i) => {
    once(['fields', i, 'id'], id);
    pylons.forEach((pylon, k) => {
      if (!on(pylon)) add(['fields', i, 'pylons', k], pylon, 'a point on the table', 'FL-GEO-01');
    });
  });
  exits.forEach((exit, i) => {
    if (!('zone' in exit)) return;
    const { zone } = exit;
    if (!isSimple(zone.map(gridOf))) add(['exits', i, 'zone'], zone, 'a polygon whose sides do not cross', 'FL-GEO-09');
    if (isAway(zone)) add(['exits', i, 'zone'], zone, 'a zone on the table, or partly on it', 'FL-GEO-01');
  });
  objectives.forEach(({ id, point }, i) => {
    if (objectives.findIndex((one) => one.id === id) !== i) add(['objectives', i, 'id'], id, 'an id of its own');
    if (!on(point)) add(['objectives', i, 'point'], point, 'a point on the table', 'FL-GEO-01');
  });
  return found;
}
