import { type Library, libraryOf } from './content/library.js';
import type { Force, SquadList } from './content/types.js';
import { mils } from './inches.js';
import { profilesOf } from './profile.js';
import {
  type Battle,
  type Cast,
  type Match,
  type Muster,
  newModel,
  type PlatoonCast,
  type SquadCast,
} from './state.js';
import { type BySide, type Seat, SIDES, type Side } from './terms.js';

// From lists to models: who takes part, with ids and seats (FL-SET-02, FL-SET-13).

/** A platoon to be fielded: of the lists, or a scenario's own squads. */
export interface Fielded {
  readonly name: string;
  readonly squads: readonly SquadList[];
  /** Place of the command squad among them, or null. */
  readonly command: number | null;
}

export function platoonsOf(library: Library, force: Force): Fielded[] {
  if ('platoons' in force) return force.platoons.map((id) => fieldedOf(library, id));
  const command = force.squads.findIndex(({ members }) =>
    members.some(({ unit }) => library.units.get(unit)?.rank === 'PL'),
  );
  return [{ name: force.name, squads: force.squads, command: command < 0 ? null : command }];
}

export function fieldedOf(library: Library, id: string): Fielded {
  const { name, command, squads } = library.platoons.get(id)!;
  return { name, squads: [command, ...squads], command: 0 };
}

const letter = (side: Side): string => side.toLowerCase();

/** The whole cast: models of both sides in the order of their rosters, then what belongs to them or to the table. */
export function musterOf(match: Match, forces: BySide<readonly Fielded[]>): Muster {
  const library = libraryOf(match.content);
  const cast: Cast[] = [];
  const squads: SquadCast[] = [];
  const platoons: PlatoonCast[] = [];
  for (const side of SIDES) {
    let number = 0;
    forces[side].forEach((platoon, p) => {
      const seats: readonly Seat[] = match.seats[side];
      const controller = seats[p % seats.length]!;
      const command = platoon.command === null ? null : squads.length + platoon.command;
      for (const { name, members } of platoon.squads) {
        const own: number[] = [];
        for (const { unit, count } of members) {
          for (let k = 0; k < count; k++) {
            own.push(cast.length);
            cast.push({
              id: `${letter(side)}${++number}`,
              side,
              kind: kindOfType(library, unit),
              type: unit,
              of: null,
            });
          }
        }
        squads.push({ id: `${side}-${squads.length + 1}`, name, side, platoon: platoons.length, members: own });
      }
      platoons.push({ id: `${side}${p + 1}`, name: platoon.name, side, controller, command });
    });
  }
  cast.push(...belongings(library, cast), ...fixtures(match));
  const bare: Muster = { cast, squads, platoons, points: { A: 0, B: 0 } };
  return { ...bare, points: { A: worth(match, bare, 'A'), B: worth(match, bare, 'B') } };
}

export function kindOfType({ units, vehicles }: Library, type: string): Cast['kind'] {
  return units.has(type) ? 'figure' : vehicles.has(type) ? 'vehicle' : 'artillery';
}

/** Modules of guns and mounts of riders. */
export function belongings({ units, artillery }: Library, cast: readonly Cast[]): Cast[] {
  return cast.flatMap(({ id, side, type, kind }, of): Cast[] => {
    const mount = kind === 'figure' ? units.get(type)!.mount : null;
    if (mount) return [{ id: `${id}-mount`, side, kind: 'animal', type: mount, of }];
    const gun = kind === 'artillery' ? artillery.get(type)! : null;
    if (gun?.mount !== 'ground') return [];
    return Array.from({ length: gun.modules }, (_, k) => ({ id: `${id}-m${k + 1}`, side, kind: 'module', type, of }));
  });
}

/** FL-SET-13, and what can be carried off (FL-VIC-07), which belongs to nobody: side A stands for it in the cast. */
export function fixtures({ scenario }: Match): Cast[] {
  const pylons = scenario.fields.flatMap(({ id, side, pylons }) =>
    pylons.map((_, k): Cast => ({ id: `${id}-p${k + 1}`, side, kind: 'pylon', type: id, of: null })),
  );
  const loads = scenario.objectives.flatMap(({ id, kind }): Cast[] =>
    kind === 'carry' ? [{ id, side: 'A', kind: 'objective', type: id, of: null }] : [],
  );
  return [...pylons, ...loads];
}

export function worth(match: Match, muster: Muster, side: Side): number {
  const profiles = profilesOf({ match, muster } as Battle);
  return muster.squads.reduce(
    (sum, squad) =>
      squad.side === side ? sum + squad.members.reduce((points, i) => points + profiles[i]!.points, 0) : sum,
    0,
  );
}

const RESERVE = 'reserve';

/** Everybody as they are before deployment: pylons and loads on the table, reserves waiting, all others in the box. */
export function raise(b: Battle, muster: Muster): void {
  b.muster = muster;
  const { scenario } = b.match;
  const library = libraryOf(b.match.content);
  const squadOf = new Map<number, number>();
  muster.squads.forEach(({ members }, s) => {
    for (const i of members) squadOf.set(i, s);
  });
  b.models = muster.cast.map(({ kind, type }, i) =>
    newModel(kind === 'figure' ? squadOf.get(i)! : null, kind === 'figure' ? library.units.get(type)!.rank : 'none'),
  );
  muster.cast.forEach(({ kind, of }, i) => {
    if (kind === 'animal') b.models[of!]!.mount = i;
  });
  b.squads = muster.squads.map(({ members, platoon }, s) => {
    const figures = members.filter((i) => muster.cast[i]!.kind === 'figure');
    const rank = muster.platoons[platoon]!.command === s ? 'PL' : 'SL'; // FL-MOR-02
    return {
      leader: figures.find((i) => b.models[i]!.rank === rank) ?? null,
      initial: figures.length,
      killed: 0,
      morale: 'normal',
      moraleSetOn: 0,
      lost: 0,
      leaderDied: false,
      shocked: false,
      fellAt: null,
      promoted: null,
    };
  });
  b.platoons = muster.platoons.map(({ command }) => ({
    leader: command === null ? null : b.squads[command]!.leader,
    attached: null,
    fellAt: null,
  }));
  b.fields = scenario.fields.map(() => true);
  muster.squads.forEach(({ name, side, members }) => {
    const waits = scenario.reserves.some((one) => one.side === side && one.squads.includes(name));
    if (waits) for (const i of members) b.models[i]!.where = RESERVE;
  });
  placeFixtures(b);
}

function placeFixtures(b: Battle): void {
  const { scenario } = b.match;
  const put = (id: string, [x, y]: readonly [number, number]): number => {
    const i = b.muster.cast.findIndex((one) => one.id === id);
    const m = b.models[i]!;
    m.where = 'table';
    m.x = mils(x);
    m.y = mils(y);
    return i;
  };
  for (const { id, pylons } of scenario.fields) for (const [k, at] of pylons.entries()) put(`${id}-p${k + 1}`, at);
  b.goals = scenario.objectives.map((one) => ({
    model: one.kind === 'carry' ? put(one.id, one.point) : null,
    scoredBy: null,
  }));
}
