import { CAST, CITY_BY_ID, type City, type Hero, ITEM_NAMES, SCENARIO_NAMES, type Scene } from '@sandtable/legends';

// The city and everybody in it, in sentences.

const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const at = (x: number, y: number): string => `${n(x)},${n(y)}`;

export function cityOf({ match }: Scene): City {
  return typeof match.city === 'string' ? CITY_BY_ID.get(match.city)! : match.city;
}

export const castName = (hero: Hero): string => CAST.get(hero.cast)?.name ?? hero.cast;

/** In which building, on which roof, or where else somebody is. */
export function whereabouts(
  view: Scene,
  { x, y, z }: { readonly x: number; readonly y: number; readonly z: number },
): string {
  for (const [i, { name, w, d, h, yaw }] of cityOf(view).buildings.entries()) {
    const { onTable, x: bx, y: by, z: bz } = view.buildings[i]!;
    if (!onTable) continue;
    const angle = (yaw * Math.PI) / 180;
    const [dx, dy] = [x - bx, y - by];
    const along = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle));
    const across = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle));
    if (along > w / 2 || across > d / 2) continue;
    if (Math.abs(z - bz - h) < 0.1) return `on the roof of ${name}, ${n(z)} up`;
    if (z < bz + h) return `inside ${name}${z < 0.1 ? '' : `, ${n(z)} up`}`;
  }
  return z < 0.1 ? 'in the street' : `${n(z)} up`;
}

function heroLine(view: Scene, hero: Hero): string {
  const seat = view.match.seats[hero.seat];
  const item = hero.item ? `, ${ITEM_NAMES[hero.item]}` : '';
  const head = `${hero.id} ${castName(hero)} (seat ${seat}${item})`;
  if (!hero.onTable) return `${head}: ${hero.placed ? 'out' : 'not yet placed'}.`;
  const more = [
    hero.token && 'has acted',
    hero.carrying && `carries ${hero.carrying}`,
    hero.carriedBy && `is carried by ${hero.carriedBy}`,
    view.active === hero.id && `is active${view.activation ? `, ${n(view.activation.pool)} inches to move` : ''}`,
    view.danger.holder === hero.id && view.scenario === 'dangerRoom' && 'holds the Danger Marker',
    view.flight.holder === hero.id && view.scenario === 'icarus' && 'holds the Flight Marker',
  ].filter((part): part is string => typeof part === 'string');
  const state = `Heroism ${hero.heroism}, Fatigue ${hero.fatigue} of 20`;
  return `${[`${head}: ${at(hero.x, hero.y)}, ${whereabouts(view, hero)}`, state, ...more].join('; ')}.`;
}

/** Things in the street by kind, those that moved or are carried included. */
function thingLines(view: Scene): string[] {
  const byKind = new Map<string, string[]>();
  for (const { id, kind, x, y, z, onTable, carriedBy } of view.objects) {
    if (!onTable) continue;
    const where = `${id} ${at(x, y)}${z > 0.1 ? `, ${n(z)} up` : ''}${carriedBy ? `, carried by ${carriedBy}` : ''}`;
    byKind.set(kind, [...(byKind.get(kind) ?? []), where]);
  }
  return [...byKind].map(([kind, places]) => `${kind}: ${places.join('; ')}.`);
}

function buildingLine(view: Scene, i: number): string | null {
  const { id, name, w, d, h } = cityOf(view).buildings[i]!;
  const { onTable, x, y, demoTokens, carriedBy } = view.buildings[i]!;
  if (!onTable) return null;
  const tokens = view.scenario === 'demolitionMan' ? `, ${demoTokens} of 8 Demo Tokens` : '';
  return `${id} ${name}: ${n(w)} by ${n(d)}, ${n(h)} high, at ${at(x, y)}${tokens}${carriedBy ? `, carried by ${carriedBy}` : ''}.`;
}

export function sceneText(view: Scene): string {
  const city = cityOf(view);
  const scenario = view.scenario ? SCENARIO_NAMES[view.scenario] : 'a scenario yet to be drawn';
  const points = view.seats.map(({ vp }, i) => `${view.match.seats[i]} ${vp}`).join(', ');
  const { maxRounds } = view.match.config;
  const clock = maxRounds > 0 ? ` of ${maxRounds}` : '';
  return [
    `${city.name}, ${city.size} inches square. ${scenario}, round ${view.round}${clock}. VP: ${points}.`,
    ...view.heroes.map((hero) => heroLine(view, hero)),
  ].join('\n');
}

/** Buildings and street furniture. */
export function cityText(view: Scene): string {
  const buildings = view.buildings.flatMap((_, i) => buildingLine(view, i) ?? []);
  return ['Buildings:', ...buildings, 'Things:', ...thingLines(view)].join('\n');
}
