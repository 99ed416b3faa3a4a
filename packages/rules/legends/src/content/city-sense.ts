import { bodyOf, isOnTable, newBody, overlapped } from '@sandtable/geometry/space';
import { type Parsed, type Problem, parse, pathUnder, problem } from '@sandtable/kernel';
import { DEFAULT_CONFIG } from '../config.js';
import { newScene } from '../new-scene.js';
import { isBorne } from '../rules/support.js';
import { spaceOf } from '../tables.js';
import { OBJECT_KINDS } from './kinds.js';
import { citySchema } from './schemas.js';
import type { City, CityPanel } from './types.js';

/** Reads a city somebody wrote: its shape first, then whether it makes sense. Every problem has the path of its field. */
export function parseCity(json: unknown, at = ''): Parsed<City> {
  const read = parse(citySchema, json);
  if (!read.ok) return { ok: false, problems: read.problems.map((p) => moved(p, at)) };
  const city = read.value as unknown as City;
  const problems = cityProblems(city).map((p) => moved(p, at));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: city };
}

function moved({ path, message }: Problem, at: string): Problem {
  const under = pathUnder(at, path);
  return { path: under, message: at && message.startsWith(path) ? under + message.slice(path.length) : message };
}

export function cityProblems(city: City): Problem[] {
  const problems = [...idProblems(city), ...panelProblems(city), ...kindProblems(city)];
  return problems.length > 0 ? problems : placeProblems(city);
}

/** Everything has an id of its own, Heroes included: theirs are a letter and a digit. */
function idProblems(city: City): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const see = (path: string, id: string): void => {
    if (seen.has(id)) problems.push(problem(path, id, 'an id that nothing else has'));
    if (/^[a-e][1-5]$/.test(id)) problems.push(problem(path, id, 'another id: those of Heroes look like this'));
    seen.add(id);
  };
  for (const [i, { id }] of city.objects.entries()) see(`objects[${i}].id`, id);
  for (const [b, { id, panels }] of city.buildings.entries()) {
    see(`buildings[${b}].id`, id);
    for (const [p, panel] of panels.entries()) {
      const at = `buildings[${b}].panels[${p}]`;
      see(`${at}.id`, panel.id);
      for (const [o, opening] of panel.openings.entries()) see(`${at}.openings[${o}].id`, opening.id);
    }
  }
  return problems;
}

/** Inches that come of writing fractions as decimals. */
const TINY = 1e-9;

function panelProblems(city: City): Problem[] {
  return city.buildings.flatMap((building, b) =>
    building.panels.flatMap((panel, p) => {
      const at = `buildings[${b}].panels[${p}]`;
      const [x0, y0, z0, x1, y1, z1] = panel.box;
      if (x1 <= x0 || y1 <= y0 || z1 <= z0)
        return [problem(`${at}.box`, panel.box, 'its low corner before its high one')];
      const outside =
        Math.max(-x0 - building.w / 2, x1 - building.w / 2, -y0 - building.d / 2, y1 - building.d / 2) > TINY;
      if (panel.kind !== 'plate' && (outside || z1 > building.h + TINY))
        return [problem(`${at}.box`, panel.box, 'a box inside the outer box of the building')];
      const other = building.panels.slice(0, p).find(({ box }) => shareSpace(box, panel.box));
      if (other) return [problem(`${at}.box`, panel.box, `a box that overlaps no other; ${other.id} is in the way`)];
      return openingProblems(panel, at);
    }),
  );
}

function openingProblems(panel: CityPanel, at: string): Problem[] {
  const [u, v] = extentOf(panel);
  return panel.openings.flatMap(({ rect }, o) => {
    const [u0, u1, v0, v1] = rect;
    const path = `${at}.openings[${o}].rect`;
    if (u1 <= u0 || v1 <= v0 || u1 > u + TINY || v1 > v + TINY)
      return [problem(path, rect, `a rectangle inside the panel, ${u} by ${v}`)];
    const other = panel.openings.slice(0, o).find(({ rect: [a0, a1, b0, b1] }) => {
      return Math.min(u1, a1) - Math.max(u0, a0) > TINY && Math.min(v1, b1) - Math.max(v0, b0) > TINY;
    });
    return other ? [problem(path, rect, `a rectangle that overlaps no other; ${other.id} is in the way`)] : [];
  });
}

type Box = CityPanel['box'];
const shareSpace = (a: Box, b: Box): boolean =>
  [0, 1, 2].every((axis) => Math.min(a[axis + 3]!, b[axis + 3]!) - Math.max(a[axis]!, b[axis]!) > TINY);

function extentOf({ kind, box: [x0, y0, z0, x1, y1, z1] }: CityPanel): [u: number, v: number] {
  if (kind === 'floor' || kind === 'roof' || kind === 'plate') return [x1 - x0, y1 - y0];
  return [Math.max(x1 - x0, y1 - y0), z1 - z0];
}

function kindProblems(city: City): Problem[] {
  const own = city.kinds ?? [];
  const known = new Set([...OBJECT_KINDS, ...own].map(({ id }) => id));
  const doubled = own.flatMap(({ id }, i) =>
    OBJECT_KINDS.some((kind) => kind.id === id) || own.findIndex((kind) => kind.id === id) < i
      ? [problem(`kinds[${i}].id`, id, 'a kind that is not there yet')]
      : [],
  );
  const missing = city.objects.flatMap(({ kind }, i) =>
    known.has(kind) ? [] : [problem(`objects[${i}].kind`, kind, 'a kind of object')],
  );
  return [...doubled, ...missing];
}

/** Nothing overlaps, everything is on the table, and what is raised is borne (10.2). */
function placeProblems(city: City): Problem[] {
  const s = newScene({
    config: DEFAULT_CONFIG,
    city,
    seats: ['A', 'B'],
    heroes: 1,
    scenario: 'battle',
    first: 0,
    sides: null,
  });
  const problems: Problem[] = [];
  const body = newBody();
  const count = city.objects.length + city.buildings.length;
  const path = (i: number): string =>
    i < city.objects.length ? `objects[${i}]` : `buildings[${i - city.objects.length}]`;
  for (let i = 0; i < count; i++) {
    const space = spaceOf(s);
    space.skip[i] = 1;
    if (i >= city.objects.length) space.skip.fill(1, 0, city.objects.length); // things may stand in a building
    bodyOf(space, i, body);
    if (!isOnTable(space, body)) problems.push(problem(path(i), idAt(city, i), 'a thing wholly on the table'));
    const other = overlapped(space, body);
    if (other >= 0) problems.push(problem(path(i), idAt(city, i), `a free place; ${idAt(city, other)} is in the way`));
    if (!isBorne(s, i)) problems.push(problem(path(i), idAt(city, i), 'a thing that something bears'));
  }
  return problems;
}

function idAt(city: City, i: number): string {
  return (city.objects[i] ?? city.buildings[i - city.objects.length])!.id;
}
