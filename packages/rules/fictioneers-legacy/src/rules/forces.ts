import { type Library, libraryOf } from '../content/library.js';
import type { PlatoonList, SquadList } from '../content/types.js';
import { isInfantryOnFoot } from '../profile.js';
import type { Refusal, RuleId } from '../rulebook.js';
import type { Battle, Match } from '../state.js';
import { artilleryPoints, unitPoints, vehiclePoints } from './points.js';

// What makes a legal platoon (FL-FRC-01 to FL-FRC-05).

export interface Fault {
  readonly rule: RuleId;
  /** The squad at fault: -1 the command squad, else its place among the squads; null the platoon as a whole. */
  readonly squad: number | null;
  readonly message: string;
}

export function squadPoints(library: Library, { members }: SquadList, elite = false): number {
  return members.reduce((sum, { unit, count }) => {
    const figure = library.units.get(unit);
    if (figure) return sum + unitPoints(figure, elite) * count;
    const vehicle = library.vehicles.get(unit);
    return sum + (vehicle ? vehiclePoints(vehicle) : artilleryPoints(library.artillery.get(unit)!)) * count;
  }, 0);
}

export function platoonPoints(library: Library, { command, squads }: PlatoonList, elite = false): number {
  return [command, ...squads].reduce((sum, squad) => sum + squadPoints(library, squad, elite), 0);
}

interface Count {
  readonly figures: number;
  readonly leaders: number;
  readonly platoonLeaders: number;
  readonly machines: number;
  readonly vehicles: number;
  /** Those who may sit in a vehicle (FL-VEH-02). */
  readonly riders: number;
}

function countOf(library: Library, { members }: SquadList): Count {
  let [figures, leaders, platoonLeaders, machines, vehicles, riders] = [0, 0, 0, 0, 0, 0];
  for (const { unit, count } of members) {
    const figure = library.units.get(unit);
    if (!figure) {
      machines += count;
      if (library.vehicles.has(unit)) vehicles += count;
    } else {
      figures += count;
      if (isInfantryOnFoot(figure)) riders += count;
      if (figure.rank === 'SL') leaders += count;
      if (figure.rank === 'PL') platoonLeaders += count;
    }
  }
  return { figures, leaders, platoonLeaders, machines, vehicles, riders };
}

/** Every fault of a platoon, in the order of the rules. */
export function platoonFaults(library: Library, platoon: PlatoonList): Fault[] {
  const { command, squads } = platoon;
  const faults: Fault[] = [];
  const fault = (rule: RuleId, squad: number | null, message: string): void =>
    void faults.push({ rule, squad, message });
  const counts = squads.map((squad) => countOf(library, squad));
  counts.forEach(({ figures, leaders, platoonLeaders, machines }, s) => {
    const least = machines > 0 ? 2 : 4;
    const { name } = squads[s]!;
    if (figures < least || figures > 8)
      fault('FL-FRC-01', s, `${name} has ${figures} figures; it needs ${least} to 8.`);
    if (leaders !== 1) fault('FL-FRC-01', s, `${name} has ${leaders} Squad Leaders; it needs one.`);
    if (platoonLeaders > 0) fault('FL-FRC-02', s, `${name} has a Platoon Leader, who belongs to the command squad.`);
  });
  const head = countOf(library, command);
  if (head.platoonLeaders !== 1)
    fault('FL-FRC-02', -1, `The command squad needs one Platoon Leader, not ${head.platoonLeaders}.`);
  if (head.figures > 4) fault('FL-FRC-02', -1, `The command squad has ${head.figures} figures; 4 are the most.`);
  if (squads.length < 2 || squads.length > 4)
    fault('FL-FRC-02', null, `A platoon has 2 to 4 squads, not ${squads.length}.`);
  faults.push(...peopleFaults(library, platoon), ...supportFaults(library, platoon));
  return faults;
}

/** FL-FRC-03. */
function peopleFaults(library: Library, { people, command, squads }: PlatoonList): Fault[] {
  return [command, ...squads].flatMap((squad, s): Fault[] => {
    const peoples = squad.members.flatMap(({ unit }) => {
      const one = library.units.get(unit)?.people ?? library.vehicles.get(unit)?.people;
      return one ? [one] : []; // guns have no people
    });
    const robots = peoples.every((one) => one === 'robot');
    const fits = robots || peoples.every((one) => one === people || (people === 'eeek' && one === 'sirex'));
    if (fits) return [];
    return [{ rule: 'FL-FRC-03', squad: s - 1, message: `${squad.name} is not all of one people with its platoon.` }];
  });
}

/** FL-FRC-04, FL-FRC-05, FL-EQP-10. */
function supportFaults(library: Library, { command, squads }: PlatoonList): Fault[] {
  const all = [command, ...squads].flatMap(({ members }) => members);
  const sum = (fits: (unit: string) => boolean): number =>
    all.reduce((total, { unit, count }) => (fits(unit) ? total + count : total), 0);
  const faults: Fault[] = [];
  const limit = (rule: RuleId, found: number, most: number, what: string): void => {
    if (found > most)
      faults.push({ rule, squad: null, message: `A platoon has at most ${most} ${what}, not ${found}.` });
  };
  limit(
    'FL-FRC-04',
    sum((unit) => library.units.get(unit)?.equipment.includes('sniper') === true),
    1,
    'sniper rifles',
  );
  limit(
    'FL-FRC-05',
    sum((unit) => library.vehicles.has(unit)),
    2,
    'vehicles',
  );
  limit(
    'FL-FRC-05',
    sum((unit) => library.artillery.has(unit)),
    3,
    'guns',
  );
  limit(
    'FL-FRC-05',
    sum((unit) => library.artillery.get(unit)?.mount === 'emplacement'),
    1,
    'emplacements',
  );
  for (const [s, squad] of [command, ...squads].entries()) {
    const { figures, machines, vehicles, riders } = countOf(library, squad);
    const short = (message: string): void => void faults.push({ rule: 'FL-FRC-05', squad: s - 1, message });
    if (figures < machines) short(`${squad.name} has ${figures} figures to serve ${machines} vehicles and guns.`);
    else if (riders < vehicles) short(`${squad.name} has ${riders} figures that fit into ${vehicles} vehicles.`);
  }
  return faults;
}

/** FL-SET-02: platoons of the library, legal and within the points. */
export function refuseForce(match: Match, ids: readonly string[]): Refusal | null {
  const library = libraryOf(match.content);
  if (ids.length === 0) return { rule: 'FL-SET-02', message: 'Bring at least one platoon.' };
  let points = 0;
  for (const id of ids) {
    const platoon = library.platoons.get(id);
    if (!platoon) return { rule: 'FL-SET-02', message: `There is no platoon ${id}.` };
    const fault = platoonFaults(library, platoon)[0];
    if (fault) return { rule: fault.rule, message: fault.message };
    points += platoonPoints(library, platoon, match.config.elitenessEffects);
  }
  if (match.points !== null && points > match.points)
    return { rule: 'FL-SET-02', message: `That is ${points} points; ${match.points} were agreed.` };
  return null;
}

/** Every single platoon that a side may bring. */
export function readyForces(b: Battle): string[] {
  const { platoons } = libraryOf(b.match.content);
  return [...platoons.keys()].filter((id) => refuseForce(b.match, [id]) === null);
}
