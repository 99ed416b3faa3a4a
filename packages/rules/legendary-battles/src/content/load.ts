import { type Bounds, type Fault, faultsIn, zoneMap, zonesAlongSides } from '@sandtable/geometry/zones';
import { isObject, type Path, problem, problemsOf, type Schema } from '@sandtable/kernel';
import type { Problem, RuleId } from '../rulebook.js';
import { drawnMap } from '../tables.js';
import { type Genre, SEATS } from '../terms.js';
import { SCENARIOS } from './scenarios.js';
import { fileSchema, scenarioSchema, unitTypeSchema } from './schemas.js';
import { SUPPLEMENT } from './tables.js';
import type { Content, Scenario, UnitEntry, UnitType, Zones } from './types.js';
import { COMBAT_UNITS, FANTASY_UNITS } from './units.js';

export type LoadResult =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a player's content file. All problems are found, not only the first. */
export function loadContent(json: unknown): LoadResult {
  const file = fileSchema.safeParse(json);
  const problems: Problem[] = file.success ? [] : problemsOf(file.error, json);
  const units = read<UnitType & { genre: Genre }>(
    json,
    'units',
    unitTypeSchema as unknown as Schema<UnitType & { genre: Genre }>,
    problems,
  );
  const scenarios = read<Scenario>(json, 'scenarios', scenarioSchema as unknown as Schema<Scenario>, problems);
  const own = units.map(({ entry }) => entry);
  idsTaken(units, 'units', [...COMBAT_UNITS, ...FANTASY_UNITS], problems);
  idsTaken(scenarios, 'scenarios', SCENARIOS, problems);
  for (const { entry, at } of units) problems.push(...typeProblems(entry, at));
  for (const { entry, at } of scenarios) problems.push(...scenarioProblems(entry, at, own));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, content: { units: own, scenarios: scenarios.map(({ entry }) => entry) } };
}

interface Read<T> {
  readonly entry: T;
  readonly at: Path;
}

function read<T>(json: unknown, kind: 'units' | 'scenarios', schema: Schema<T>, problems: Problem[]): Read<T>[] {
  const raw = isObject(json) ? json[kind] : undefined;
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one: unknown, i) => {
    const parsed = schema.safeParse(one);
    if (parsed.success) return [{ entry: parsed.data, at: [kind, i] }];
    problems.push(...problemsOf<RuleId>(parsed.error, one, [kind, i]));
    return [];
  });
}

function idsTaken(
  entries: readonly Read<{ readonly id: string }>[],
  kind: string,
  box: readonly { readonly id: string }[],
  problems: Problem[],
): void {
  const taken = new Set(box.map(({ id }) => id));
  for (const { entry, at } of entries) {
    if (taken.has(entry.id)) problems.push(problem([...at, 'id'], entry.id, `an id that no other of the ${kind} has`));
    taken.add(entry.id);
  }
}

/** What of a profile must fit together (TA-CORE-UNT-01). */
function typeProblems(type: UnitType, at: Path): Problem[] {
  const has = (trait: string): boolean => type.traits.some((one) => one.split(':')[0] === trait);
  const problems: Problem[] = [];
  const offMap = has('offMap');
  if ((type.ra === null) !== (type.range === null) && !offMap && !has('strike'))
    problems.push(
      problem(
        [...at, 'range'],
        type.range,
        'a range where there is a ranged attack, and none without',
        'TA-CORE-UNT-01',
      ),
    );
  if ((type.cls === 'bunker') !== has('bunker'))
    problems.push(
      problem([...at, 'traits'], type.traits, 'the trait bunker for bunkers, and for them alone', 'TA-CORE-BNK-01'),
    );
  if ((type.cls === 'aerial') !== has('aerial'))
    problems.push(
      problem(
        [...at, 'traits'],
        type.traits,
        'the trait aerial for aerial units, and for them alone',
        'TA-CORE-AER-01',
      ),
    );
  if (type.footprint === 'tail' && (type.cls === 'bunker' || offMap))
    problems.push(problem([...at, 'footprint'], type.footprint, 'single: it does not move', 'TA-CORE-OVS-01'));
  return problems;
}

const FAULT: { readonly [K in Fault['kind']]: (fault: Extract<Fault, { kind: K }>) => string } = {
  'no zone': () => 'at least one zone',
  'id twice': ({ zone }) => `zone ${zone} once`,
  'centre twice': ({ zone, other, at }) => `centres that differ, and ${zone} and ${other} share ${at.join(', ')}`,
  'not whole': ({ zone, at }) => `whole coordinates within bounds in zone ${zone}, and there is ${at.join(', ')}`,
  'too few corners': ({ zone }) => `three corners or more in zone ${zone}`,
  'not convex': ({ zone, at }) => `a convex zone ${zone}, clockwise; it is bent at ${at.join(', ')}`,
  'centre outside': ({ zone, at }) => `the centre of zone ${zone} inside it, not at ${at.join(', ')}`,
  overlap: ({ zone, other }) => `zones that do not overlap, as ${zone} and ${other} do`,
  'corner within a side': ({ zone, side, other, at }) =>
    `whole sides shared: the corner ${at.join(', ')} of ${other} lies within side ${side} of ${zone}`,
  'beyond the bounds': ({ zone, at }) => `zones within the bounds, and ${zone} reaches ${at.join(', ')}`,
  hole: ({ zone, side }) => `no hole, as there is beside side ${side} of ${zone}`,
  apart: ({ zone }) => `one connected map, and ${zone} is cut off`,
};

/** Battle packs last found sound, as text: a state that comes back from JSON, whose pack is the one it left with, is looked at often. */
const sound = new Set<string>();
const REMEMBERED = 16;

/** What is wrong with a battle pack: its map (TA-GEO-02, TA-RUL-54), what it refers to, where its units stand. */
export function scenarioProblems(
  scenario: Scenario,
  at: Path,
  own: readonly (UnitType & { genre: Genre })[] = [],
): Problem[] {
  const text = JSON.stringify([scenario, own]);
  if (sound.has(text)) return [];
  const problems = faultsOfScenario(scenario, at, own);
  if (problems.length > 0) return problems;
  if (sound.size >= REMEMBERED) sound.delete(sound.values().next().value!);
  sound.add(text);
  return [];
}

function faultsOfScenario(scenario: Scenario, at: Path, own: readonly (UnitType & { genre: Genre })[]): Problem[] {
  const inMap = mapProblems(scenario, [...at, 'map']);
  if (inMap.length > 0) return inMap;
  const map = zoneMap(drawnMap(scenario.map));
  const problems: Problem[] = [];
  const { map: plan } = scenario;
  const must = (path: Path, value: unknown, is: boolean, expected: string, rule?: RuleId): void => {
    if (!is)
      problems.push(
        rule
          ? problem([...at, ...path], value, expected, rule)
          : (problem([...at, ...path], value, expected) as Problem),
      );
  };
  const zonesThere = (path: Path, zones: Zones): void => {
    if ('rows' in zones) return;
    for (const [i, id] of zones.entries())
      must([...path, i], id, map.numberOf.has(id), 'a zone of the map', 'TA-MAP-ZON-01');
  };
  const shortest = Math.min(...zonesAlongSides(map));
  must(
    ['map', 'shortSide'],
    plan.shortSide,
    plan.shortSide === shortest,
    `${shortest}, as counted along its sides`,
    'TA-GEO-09',
  );
  for (const [i, [a, b]] of plan.linear.entries()) {
    const [from, to] = [map.numberOf.get(a), map.numberOf.get(b)];
    const isSide = from !== undefined && to !== undefined && map.beyond[from]!.includes(to);
    must(['map', 'linear', i], `${a} ${b}`, isSide, 'two zones that share a side', 'TA-MAP-LIN-01');
  }
  const types = new Map(
    [
      ...(scenario.genre === 'combat' ? COMBAT_UNITS : FANTASY_UNITS),
      ...own.filter(({ genre }) => genre === scenario.genre),
    ].map((type) => [type.id, type]),
  );
  const held = new Map<string, string>();
  const unitAt = (path: Path, entry: UnitEntry, isReserve: boolean): void => {
    const type = types.get(entry.type);
    must([...path, 'type'], entry.type, type !== undefined, `a unit type of the ${scenario.genre} genre`);
    for (const field of ['supplements', 'requiredSupplements'] as const)
      for (const [i, id] of (entry[field] ?? []).entries()) {
        const fits = SUPPLEMENT[id] && ['any', scenario.genre].includes(SUPPLEMENT[id].genre);
        must([...path, field, i], id, fits === true, 'a supplement of the genre', 'TA-CORE-SUP-06');
      }
    const cards = [...(entry.supplements ?? []), ...(entry.requiredSupplements ?? [])].map(
      (id) => SUPPLEMENT[id]?.kind,
    );
    must(
      path,
      entry.id,
      new Set(cards).size === cards.length,
      'one Experience and one Personality card at most',
      'TA-CORE-SUP-01',
    );
    const zone = entry.zone ?? null;
    if (!type || zone === null || isReserve) return;
    const number = map.numberOf.get(zone);
    must([...path, 'zone'], zone, number !== undefined, 'a zone of the map', 'TA-MAP-ZON-01');
    if (number === undefined) return;
    const facing = entry.facing ?? -1;
    must(
      [...path, 'facing'],
      facing,
      facing >= 0 && facing < map.polygons[number]!.length,
      'a side of its zone',
      'TA-CORE-FAC-01',
    );
    const kind = type.cls === 'bunker' ? 'bunker' : 'unit';
    must([...path, 'zone'], zone, !held.has(`${zone} ${kind}`), 'a zone that no other unit begins in', 'TA-MAP-ZON-04');
    held.set(`${zone} ${kind}`, entry.id);
  };
  const ids = new Set<string>();
  for (const side of SEATS)
    for (const [i, entry] of scenario.units[side].entries()) {
      const path = ['units', side, i];
      must(
        [...path, 'id'],
        entry.id,
        entry.id.startsWith(side) && !ids.has(entry.id),
        `an id of side ${side} that no other has`,
        'TA-SCN-GEN-01',
      );
      ids.add(entry.id);
      unitAt(path, entry, false);
    }
  for (const [i, one] of scenario.special.entries()) {
    const path = ['special', i];
    if ('zones' in one) zonesThere([...path, 'zones'], one.zones);
    if (one.kind === 'reinforcement')
      for (const [j, entry] of one.units.entries()) {
        must(
          [...path, 'units', j, 'id'],
          entry.id,
          entry.id.startsWith(one.side) && !ids.has(entry.id),
          'an id that no other has',
          'TA-SCN-GEN-01',
        );
        ids.add(entry.id);
        unitAt([...path, 'units', j], entry, true);
      }
    if (one.kind === 'lair' || one.kind === 'driftStep')
      must([...path, 'unit'], one.unit, ids.has(one.unit), 'a unit of the scenario');
    if (one.kind === 'lair')
      must([...path, 'zone'], one.zone, map.numberOf.has(one.zone), 'a zone of the map', 'TA-MAP-ZON-01');
  }
  for (const side of SEATS) zonesThere(['freeAreas', side], scenario.freeAreas[side]);
  for (const [i, one] of scenario.objectives.entries()) zonesThere(['objectives', i, 'zones'], one.zones);
  for (const [i, one] of scenario.victory.scoring.entries())
    if ('zones' in one) zonesThere(['victory', 'scoring', i, 'zones'], one.zones);
  for (const [i, one] of scenario.victory.immediate.entries())
    zonesThere(['victory', 'immediate', i, 'zones'], one.zones);
  return problems;
}

function mapProblems({ map: plan }: Scenario, at: Path): Problem[] {
  if (plan.kind === 'irregular') {
    const faults = faultsIn(drawnMap(plan), plan.bounds as Bounds).slice(0, 20);
    const wrong: Problem[] = faults.map((fault) =>
      problem(
        [...at, 'zones'],
        'zone' in fault ? fault.zone : '',
        (FAULT[fault.kind] as (f: Fault) => string)(fault),
        'TA-GEO-02',
      ),
    );
    for (const [i, { t }] of plan.zones.entries())
      if (!plan.key[t]) wrong.push(problem([...at, 'zones', i, 't'], t, 'a letter of the key', 'TA-MAP-SET-02'));
    return wrong;
  }
  const problems: Problem[] = [];
  if (plan.terrain.length !== plan.rows)
    problems.push(problem([...at, 'terrain'], plan.terrain, `${plan.rows} rows`, 'TA-MAP-SET-02'));
  for (const [r, row] of plan.terrain.entries()) {
    const isSound = row.length === plan.cols && [...row].every((letter) => plan.key[letter] !== undefined);
    if (!isSound)
      problems.push(problem([...at, 'terrain', r], row, `${plan.cols} letters of the key`, 'TA-MAP-SET-02'));
  }
  if (problems.length === 0 && drawnMap(plan).zones.length === 0)
    problems.push(problem([...at, 'outline'], 'nothing', 'an outline that leaves zones', 'TA-MAP-ZON-03'));
  return problems;
}

/** Content as a file that loads again. */
export function formatContent(content: Content): { readonly sandtable: 'legendary-battles' } & Content {
  return { sandtable: 'legendary-battles', ...content };
}
