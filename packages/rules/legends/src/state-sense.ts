import { idsTwice, sense, stepsOf, type Wrong } from '@sandtable/craft';
import type { Path } from '@sandtable/kernel';
import { CAST } from './content/cast.js';
import { CITY_BY_ID } from './content/cities.js';
import { parseCity } from './content/city-sense.js';
import type { Scene } from './state.js';
import { cityOf } from './tables.js';

// Whether a state from outside makes sense: what it refers to is there, and what it counts is within its bounds.

/** A count that no game comes near, and a place far beyond any table. */
const MOST = 100_000;
const FARTHEST = 1000;

export const sceneSense = sense<Scene>((s, wrong) => {
  if (!cityMakesSense(s, wrong)) return;
  const { match } = s;
  if (match.seats.length < 2) wrong(['match', 'seats'], 'two seats or more');
  if (new Set(match.seats).size < match.seats.length) wrong(['match', 'seats'], 'seats that are all different');
  if (match.first !== null && match.first >= match.seats.length) wrong(['match', 'first'], 'the place of a seat');
  if (match.heroes < 1 || match.heroes > 5) wrong(['match', 'heroes'], '1 to 5 Heroes');
  if (match.sides !== null && match.sides.length !== match.seats.length) wrong(['match', 'sides'], 'one for each seat');
  for (const [i, { heroes }] of (match.sides ?? []).entries()) chosen(['match', 'sides', i, 'heroes'], heroes, wrong);
  tableMakesSense(s, wrong);
});

function cityMakesSense({ match: { city } }: Scene, wrong: Wrong): boolean {
  if (typeof city === 'string') {
    if (!CITY_BY_ID.has(city)) wrong(['match', 'city'], 'a city');
    return CITY_BY_ID.has(city);
  }
  const read = parseCity(city);
  for (const { path, message } of read.ok ? [] : read.problems)
    wrong(['match', 'city', ...stepsOf(path)], message.replace(/^.*?, expected /, ''));
  return read.ok;
}

function chosen(at: Path, heroes: readonly { readonly cast: string }[], wrong: Wrong): void {
  for (const [i, { cast }] of heroes.entries()) if (!CAST.has(cast)) wrong([...at, i, 'cast'], 'a Hero of the cast');
}

function tableMakesSense(s: Scene, wrong: Wrong): void {
  const { match } = s;
  const city = cityOf(match);
  const seat = (field: Path, i: number | null) => {
    if (i !== null && i >= match.seats.length) wrong(field, `the place of a seat, below ${match.seats.length}`);
  };
  const bounded = (field: Path, n: number, most = MOST) => {
    if (!(Math.abs(n) <= most)) wrong(field, `at most ${most}`);
  };
  if (s.seats.length !== match.seats.length) wrong(['seats'], 'one for each seat');
  for (const field of ['first', 'next', 'activeSeat'] as const) seat([field], s[field]);
  for (const [i, { vp, chosen: heroes }] of s.seats.entries()) {
    bounded(['seats', i, 'vp'], vp);
    chosen(['seats', i, 'chosen'], heroes ?? [], wrong);
  }

  // The things of a city stay in its order: a place in the list stands for the thing.
  const same = (field: 'objects' | 'buildings') => {
    const ids = city[field].map(({ id }) => id);
    if (s[field].length !== ids.length) wrong([field], `the ${ids.length} ${field} of the city`);
    for (const [i, { id }] of s[field].entries())
      if (id !== ids[i]) wrong([field, i, 'id'], `"${ids[i] ?? 'nothing'}", as in the city`);
  };
  same('objects');
  same('buildings');
  const things = [...s.heroes, ...s.objects, ...s.buildings];
  idsTwice(['heroes'], s.heroes, wrong);
  const ids = new Set(things.map(({ id }) => id));
  if (ids.size < things.length) wrong(['heroes'], 'ids that nothing else has');
  const heroes = new Set(s.heroes.map(({ id }) => id));
  const known = (field: Path, id: string | null, of = ids, what = 'something on the table') => {
    if (id !== null && !of.has(id)) wrong(field, `the id of ${what}`);
  };
  const hero = (field: Path, id: string | null) => known(field, id, heroes, 'a Hero');

  for (const [i, h] of s.heroes.entries()) {
    const here = ['heroes', i];
    seat([...here, 'seat'], h.seat);
    if (!CAST.has(h.cast)) wrong([...here, 'cast'], 'a Hero of the cast');
    known([...here, 'carrying'], h.carrying);
    for (const field of ['heroism', 'fatigue', 'travel', 'displaced'] as const) bounded([...here, field], h[field]);
  }
  for (const [list, of] of [
    ['heroes', s.heroes],
    ['objects', s.objects],
    ['buildings', s.buildings],
  ] as const)
    for (const [i, thing] of of.entries()) {
      for (const field of ['x', 'y', 'z'] as const) bounded([list, i, field], thing[field], FARTHEST);
      hero([list, i, 'carriedBy'], thing.carriedBy);
      const by = thing.carriedBy === null ? null : s.heroes.find(({ id }) => id === thing.carriedBy);
      if (by && by.carrying !== thing.id) wrong([list, i, 'carriedBy'], 'a Hero that is carrying it');
      if ('restsOn' in thing) known([list, i, 'restsOn'], thing.restsOn);
      if ('yaw' in thing && thing.yaw > 359) wrong([list, i, 'yaw'], 'degrees from 0 to 359');
    }
  const carried = new Map(things.map((thing) => [thing.id, thing.carriedBy]));
  for (const [i, h] of s.heroes.entries()) {
    if (h.carrying !== null && carried.get(h.carrying) !== h.id) wrong(['heroes', i, 'carrying'], 'what it carries');
    if (carriesItself(h.id, carried)) wrong(['heroes', i, 'carriedBy'], 'nobody that it carries');
  }

  hero(['active'], s.active);
  if (s.activation) {
    hero(['activation', 'hero'], s.activation.hero);
    bounded(['activation', 'pool'], s.activation.pool);
    for (const [i, id] of s.activation.carried.entries()) known(['activation', 'carried', i], id);
  } else if (s.active !== null && s.due === null) wrong(['activation'], 'the activation of the active Hero');
  hero(['danger', 'holder'], s.danger.holder);
  hero(['flight', 'holder'], s.flight.holder);
  for (const field of ['round', 'activationsThisRound', 'heroesAtRoundStart'] as const) bounded([field], s[field]);
  if (s.phase === 'play' && s.scenario === null) wrong(['scenario'], 'a scenario while play goes on');
  if (s.phase === 'over' && s.result === null) wrong(['result'], 'how the game ended');
  if (s.phase !== 'over' && s.result !== null) wrong(['phase'], 'over, as there is a result');
  if (s.result) seat(['result', 'winner'], s.result.winner);
}

/** Whether a chain of carriers comes back to where it began. */
function carriesItself(id: string, carried: ReadonlyMap<string, string | null>): boolean {
  let by = carried.get(id) ?? null;
  for (let steps = 0; by !== null && steps < carried.size; steps++) {
    if (by === id) return true;
    by = carried.get(by) ?? null;
  }
  return false;
}
