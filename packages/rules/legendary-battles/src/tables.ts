import {
  components,
  type DrawnMap,
  distance as distanceOn,
  hexMap,
  squareMap,
  type ZoneMap,
  zoneMap,
  zonesAlongSides,
} from '@sandtable/geometry/zones';
import { bug } from '@sandtable/kernel';
import { DECKS } from './content/decks.js';
import { LINEAR, SUPPLEMENT } from './content/tables.js';
import type {
  Card,
  Ground,
  LinearId,
  LinearType,
  MapPlan,
  Scenario,
  Special,
  SpecialKind,
  Supplement,
  UnitEntry,
  UnitType,
  Zones,
} from './content/types.js';
import { COMBAT_UNITS, FANTASY_UNITS } from './content/units.js';
import type { Battle, Match } from './state.js';
import { DISTANCES, type Distance, type Genre, type Seat, type Spell, type Trait } from './terms.js';

// What is worked out once for a match and shared by every copy of its state: the map, its distances, what each unit is.

/** What a unit is (TA-CORE-UNT-01), its supplements in force included. */
export interface UnitKind {
  readonly id: string;
  readonly name: string;
  /** The side it begins on. */
  readonly home: Seat;
  readonly type: UnitType;
  readonly traits: ReadonlySet<Trait>;
  /** To how many units it may relay (TA-CORE-CMD-01), Iron Major and Silver-Tongued included; 0: no command unit. */
  readonly command: number;
  readonly sapper: number;
  readonly spells: readonly Spell[];
  readonly supplements: readonly Supplement[];
  readonly entry: UnitEntry;
  /** A face-down marker with nothing under it (TA-CORE-HID-03). */
  readonly dummy: boolean;
}

export interface Tables {
  readonly genre: Genre;
  readonly cards: readonly Card[];
  /** Units stand on the centres of zones, and lines run between centres (TA-MAP-ZON-02). */
  readonly map: ZoneMap;
  /** How many zones a distance class is (TA-CORE-MOV-01). */
  readonly zonesIn: Readonly<Record<Distance, number>>;
  /** By zone. */
  readonly ground: readonly Ground[];
  readonly letters: readonly string[];
  /** The patch of its class that a zone belongs to (TA-MAP-TER-03). */
  readonly template: readonly (number | null)[];
  /** The linear terrain of each side; a breach is told by the state. */
  readonly linear: readonly (LinearType | null)[];
  readonly kinds: readonly UnitKind[];
  readonly unitNumbers: ReadonlyMap<string, number>;
  /** What is worked out when it is first asked for, and kept with the rest: see `keptWith`. */
  readonly kept: unknown[];
  /** What the scenario rules besides, by kind. */
  readonly special: {
    readonly [K in SpecialKind]: readonly (Extract<Special, { kind: K }> & { readonly at: number })[];
  };
}

const known = new WeakMap<Match, Tables>();
let last: { readonly match: Match; readonly tables: Tables } | null = null;

export function tablesOf({ match }: Pick<Battle, 'match'>): Tables {
  if (last?.match === match) return last.tables;
  let tables = known.get(match);
  if (!tables) known.set(match, (tables = agreedBefore(match) ?? workOut(match)));
  last = { match, tables };
  return tables;
}

let places = 0;

/** Something that hangs on the tables alone, worked out when a game first asks for it and kept for all games of those tables. */
export function keptWith<T>(make: (tables: Tables) => T): (tables: Tables) => T {
  const place = places++;
  return (tables) => (tables.kept[place] ??= make(tables)) as T;
}

/** What was worked out for games of one scenario, however often it is played: a series opens thousands. */
const played = new WeakMap<Scenario, { readonly match: Match; readonly tables: Tables }[]>();

function agreedBefore(match: Match): Tables | undefined {
  return played.get(match.scenario)?.find((one) => isSameMatch(one.match, match))?.tables;
}

function isSameMatch(a: Match, b: Match): boolean {
  if (a.content !== b.content || a.without.length !== b.without.length) return false;
  for (const key of Object.keys(a.config) as (keyof Match['config'])[])
    if (a.config[key] !== b.config[key]) return false;
  return a.without.every((id, i) => id === b.without[i]);
}

const geography = new WeakMap<MapPlan, Pick<Tables, 'map' | 'ground' | 'letters' | 'template' | 'linear'>>();

/**
 * A map as it is drawn: hexes (TA-GEO-03), squares (TA-GEO-04), or zones of any shape (TA-GEO-05), within an outline (TA-GEO-06); sides join zones,
 * corners do not (TA-GEO-07). Sheets are put together before (TA-MAP-SET-03, TA-MAP-PCS-03).
 */
export function drawnMap(plan: MapPlan): DrawnMap {
  if (plan.kind === 'irregular')
    return { lattice: 'irregular', zones: plan.zones.map(({ id, c, poly }) => ({ id, centre: c, polygon: poly })) };
  const size = { cols: plan.cols, rows: plan.rows, outline: plan.outline };
  return plan.kind === 'hex' ? hexMap(size) : squareMap(size);
}

/** The letters of a zone id and its row number (TA-CORE-ART-11). */
export function partsOf(id: string): readonly [column: string, row: number] {
  const at = id.search(/\d/);
  return [id.slice(0, at), Number(id.slice(at))];
}

const columnOf = (letters: string): number => [...letters].reduce((sum, c) => 26 * sum + c.charCodeAt(0) - 64, 0) - 1;

function geographyOf(plan: MapPlan): Pick<Tables, 'map' | 'ground' | 'letters' | 'template' | 'linear'> {
  let found = geography.get(plan);
  if (found) return found;
  const map = zoneMap(drawnMap(plan));
  const drawn = plan.kind === 'irregular' ? new Map(plan.zones.map(({ id, t }) => [id, t])) : null;
  const letters = map.ids.map((id) => {
    if (drawn) return drawn.get(id)!;
    const [column, row] = partsOf(id);
    return (plan as { terrain: readonly string[] }).terrain[row - 1]![columnOf(column)]!;
  });
  // the terrain its centre lies in, and no other (TA-MAP-TER-01, TA-MAP-TER-02): a zone has one letter
  const ground = letters.map((letter) => plan.key[letter] ?? bug(`no terrain ${letter}`));
  // classes decide, not pictures (TA-RUL-19, TA-GEO-19); a zone inside another cannot be (TA-GEO-20)
  const template = components(
    map,
    ground.map(({ cls }) => (cls === 'clear' ? null : cls)),
  );
  const linear: (LinearType | null)[] = map.sides.map(() => null);
  for (const [a, b, id] of plan.linear) linear[sideOf(map, a, b)] = LINEAR[id as LinearId];
  found = { map, ground, letters, template, linear };
  geography.set(plan, found);
  return found;
}

function sideOf(map: ZoneMap, a: string, b: string): number {
  const [from, to] = [map.numberOf.get(a), map.numberOf.get(b)];
  if (from === undefined || to === undefined)
    bug(`linear terrain between ${a} and ${b}, which are not both on the map`);
  const at = map.beyond[from]!.indexOf(to);
  return at < 0 ? bug(`linear terrain between ${a} and ${b}, which share no side`) : map.sidesOf[from]![at]!;
}

/** Distances in zones, from the shortest side of the map (TA-MAP-DST-01, TA-MAP-DST-02), rounded up once (TA-MAP-DST-03, TA-GEO-09). */
export function zonesInClasses(side: number, rounding: 'up' | 'nearest'): Readonly<Record<Distance, number>> {
  const zones = (parts: number): number =>
    rounding === 'up' ? Math.ceil(side / parts) : Math.max(1, Math.floor(side / parts + 0.5));
  return { VS: zones(16), S: zones(8), M: zones(4), L: zones(2), VL: side };
}

export function unitTypesOf(genre: Genre, match: Pick<Match, 'content'>): ReadonlyMap<string, UnitType> {
  const own = match.content?.units.filter((type) => type.genre === genre) ?? [];
  return new Map([...(genre === 'combat' ? COMBAT_UNITS : FANTASY_UNITS), ...own].map((type) => [type.id, type]));
}

function workOut(match: Match): Tables {
  const { scenario, config } = match;
  const geography = geographyOf(scenario.map);
  const sides = zonesAlongSides(geography.map);
  const side = config.distanceBase === 'shortest' ? Math.min(...sides) : Math.max(...sides);
  const kinds = kindsOf(match);
  const special = (kind: SpecialKind) =>
    scenario.special.flatMap((one, at) => (one.kind === kind ? [{ ...one, at }] : []));
  const tables: Tables = {
    kept: [],
    genre: scenario.genre,
    cards: DECKS[scenario.genre],
    ...geography,
    zonesIn: zonesInClasses(side, config.roundDistances),
    kinds,
    unitNumbers: new Map(kinds.map(({ id }, number) => [id, number])),
    special: Object.fromEntries(SPECIAL_KINDS.map((kind) => [kind, special(kind)])) as unknown as Tables['special'],
  };
  if (!played.has(scenario)) played.set(scenario, []);
  played.get(scenario)!.push({ match, tables });
  return tables;
}

const SPECIAL_KINDS: readonly SpecialKind[] = [
  'terrainBan',
  'terrainCost',
  'driftStep',
  'reinforcement',
  'hiddenSetup',
  'exit',
  'lair',
  'ownerGate',
  'towerAssault',
  'breachable',
];

/** A dummy moves as infantry of speed S and does nothing else (TA-CORE-HID-05). */
const DUMMY: UnitType = {
  id: 'DUMMY',
  name: 'Dummy',
  cls: 'infantry',
  speed: 'S',
  ra: null,
  range: null,
  ma: null,
  md: 0,
  pr: 0,
  traits: [],
  footprint: 'single',
  pts: 0,
};

/** All units of a scenario, those of A first, each side's in the order of their numbers (TA-SCN-GEN-01), reinforcements and dummies last. */
function kindsOf(match: Match): UnitKind[] {
  const { scenario, config } = match;
  const types = unitTypesOf(scenario.genre, match);
  const kind = (home: Seat, entry: UnitEntry): UnitKind => {
    const type = types.get(entry.type) ?? bug(`no unit type ${entry.type}`);
    const supplements = supplementsOf(match, entry);
    const added = supplements.flatMap(({ effect }) => effect.addTrait ?? []);
    const traits = type.traits.map((trait) => trait.split(':') as [Trait, string?]);
    const amount = (name: Trait): string | undefined => traits.find(([trait]) => trait === name)?.[1];
    const command = Number(amount('command') ?? 0);
    return {
      id: entry.id,
      name: entry.name,
      home,
      type,
      traits: new Set([...traits.map(([trait]) => trait), ...added]),
      command: command && command + supplements.reduce((sum, { effect }) => sum + (effect.relayCount ?? 0), 0),
      sapper: Number(amount('sapper') ?? 0),
      spells: (amount('sorcerous')?.split('+') ?? []) as Spell[],
      supplements,
      entry,
      dummy: false,
    };
  };
  return (['A', 'B'] as const).flatMap((side) => {
    const reserves = reservesOf(scenario, side).map((entry) => kind(side, entry));
    const hidden = config.hiddenMarkers ? hiddenOf(scenario, side) : undefined;
    const dummies = Array.from({ length: hidden?.dummies ?? 0 }, (_, i): UnitKind => {
      const entry = { id: `${side}D${i + 1}`, type: 'DUMMY', name: 'Dummy', zone: null, facing: 0 };
      const none = { command: 0, sapper: 0, spells: [], supplements: [] };
      return {
        ...none,
        id: entry.id,
        name: entry.name,
        home: side,
        type: DUMMY,
        traits: new Set(),
        entry,
        dummy: true,
      };
    });
    return [...scenario.units[side].map((entry) => kind(side, entry)), ...reserves, ...dummies];
  });
}

export function reservesOf(scenario: Scenario, side: Seat): readonly UnitEntry[] {
  return scenario.special.flatMap((one) => (one.kind === 'reinforcement' && one.side === side ? one.units : []));
}

export function hiddenOf(scenario: Scenario, side: Seat) {
  return scenario.special.find(
    (one): one is Scenario['special'][number] & { kind: 'hiddenSetup' } =>
      one.kind === 'hiddenSetup' && one.side === side,
  );
}

/** TA-MAP-SET-06, TA-MAP-SET-07, TA-MAP-SET-10, TA-SCN-GEN-03: required ones always; optional ones by their toggle, unless they were left out. */
function supplementsOf({ config, without }: Match, entry: UnitEntry): readonly Supplement[] {
  const optional = (entry.supplements ?? [])
    .filter(() => !without.includes(entry.id))
    .filter((id) => (SUPPLEMENT[id]!.kind === 'experience' ? config.useExperience : config.usePersonality));
  return [...(entry.requiredSupplements ?? []), ...optional].map((id) => SUPPLEMENT[id]!);
}

/** The zones of a list or of rows (TA-SCN-GEN-02). */
export function zonesNamed({ map }: Tables, zones: Zones): readonly number[] {
  let found = named.get(zones)?.get(map);
  if (found) return found;
  if ('rows' in zones) {
    const [first, last] = zones.rows;
    found = map.ids.flatMap((id, zone) => {
      const [, row] = partsOf(id);
      return row >= first && row <= last ? [zone] : [];
    });
  } else found = zones.flatMap((id) => map.numberOf.get(id) ?? []);
  if (!named.has(zones)) named.set(zones, new WeakMap());
  named.get(zones)!.set(map, found);
  return found;
}
const named = new WeakMap<Zones, WeakMap<ZoneMap, readonly number[]>>();

/** Zone distance, whatever lies between (TA-GEO-08). */
export const distance = ({ map }: Tables, a: number, b: number): number => distanceOn(map, a, b);

/** A distance class so many steps up or down, clamped at both ends (TA-CORE-MOV-02). */
export function shiftClass(of: Distance, by: number): Distance {
  const place = Math.min(DISTANCES.length - 1, Math.max(0, DISTANCES.indexOf(of) + by));
  return DISTANCES[place]!;
}

/** The order of zone ids: number of letters, letters, row (TA-CORE-ART-11). */
export function compareZoneIds(a: string, b: string): number {
  const [ca, ra] = partsOf(a);
  const [cb, rb] = partsOf(b);
  return ca.length - cb.length || (ca < cb ? -1 : ca > cb ? 1 : ra - rb);
}

/** The order of units: by side, then by number, which is that of their list. */
export const compareZones = ({ map }: Tables, a: number, b: number): number => compareZoneIds(map.ids[a]!, map.ids[b]!);
