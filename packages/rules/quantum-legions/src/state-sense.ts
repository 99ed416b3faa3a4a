import { idsTwice, nameSchema, sense, stepsOf, type Wrong } from '@sandtable/craft';
import { type Path, problemsOf } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { loadContent } from './content/load.js';
import { KINDS } from './content/schemas.js';
import { TRAIT_IDS } from './content/traits.js';
import type { Content } from './content/types.js';
import { MADE_UP } from './open-position.js';
import type { Battle, LaidSection } from './state.js';
import { libraryOf, profileIn } from './tables.js';
import { CLASSES, SEATS, TERRAINS } from './terms.js';

// Whether a state from outside makes sense: what it refers to is there, and what it counts is within its bounds.

/** A turn and a count that no game comes near: what is larger was never counted. */
const MOST = 100_000;

export const battleSense = sense<Battle>((b, wrong) => {
  if (!contentMakesSense(b, wrong)) return;
  const library = libraryOf(b.match);
  const { board, phase } = b;
  const bounded = (path: Path, n: number | null, most = MOST) =>
    n !== null && n > most && wrong(path, `at most ${most}`);

  const section = (path: Path, laid: LaidSection | null) => {
    if (laid && !library.sections.has(laid.section)) wrong([...path, 'section'], 'a map section');
  };
  for (const side of ['left', 'right'] as const) section(['board', side], board?.[side] ?? null);
  if (b.firstSection !== null && !library.sections.has(b.firstSection)) wrong(['firstSection'], 'a map section');

  for (const [i, { terrain, corners }] of (board?.areas ?? []).entries()) {
    if (!TERRAINS.some((one) => one === terrain)) wrong(['board', 'areas', i, 'terrain'], 'a terrain');
    if (corners.length < 3) wrong(['board', 'areas', i, 'corners'], 'three corners or more');
  }

  for (const seat of SEATS) {
    const roster = b.rosters[seat];
    if (roster && phase !== 'play' && phase !== 'over' && !library.forces.has(roster.force))
      wrong(['rosters', seat, 'force'], 'a force');
    for (const [i, type] of (roster?.units ?? []).entries())
      if (!library.units.has(type)) wrong(['rosters', seat, 'units', i], 'a unit type');
    for (const field of ['vpEarned', 'turnsTaken'] as const) bounded(['seats', seat, field], b.seats[seat][field]);
  }

  idsTwice(['units'], b.units, wrong);
  const tabletop = b.match.config.miniatures === 'tabletop';
  for (const [i, unit] of b.units.entries()) {
    const at = ['units', i];
    if (!library.units.has(unit.type)) {
      wrong([...at, 'type'], 'a unit type');
      continue;
    }
    const { size } = profileIn(library, unit.type, b.match.config.specialTraits);
    bounded([...at, 'elements'], unit.elements, size);
    bounded([...at, 'suppression'], unit.suppression);
    for (const field of ['issuedOn', 'activatedOn', 'reanimatedOn'] as const)
      bounded([...at, field], unit[field], b.turn);
    if ((unit.order === null) !== (unit.issuedOn === null))
      wrong([...at, 'issuedOn'], 'a turn where there is an order');
    if (tabletop ? unit.hex !== null : unit.point !== null)
      wrong([...at, tabletop ? 'hex' : 'point'], `nothing: units stand ${tabletop ? 'at points' : 'in hexes'}`);
  }
  for (const field of ['turn', 'cp', 'elementsRemoved', 'removedBefore', 'quietTurns'] as const)
    bounded([field], b[field]);
  turnMakesSense(b, wrong);
});

/** Own content, and the scenario that is played, are checked like a file they could have come from. */
function contentMakesSense({ match }: Battle, wrong: Wrong): boolean {
  const { content, scenario } = match;
  if (content === null && scenario === null) return true;
  for (const kind of content === null ? [] : KINDS)
    if (!Array.isArray(content![kind])) {
      wrong(['match', 'content', kind], `a list of ${kind}`);
      return false;
    }
  const { madeUp, own } = apart(content);
  for (const { i, unit } of madeUp) {
    const read = madeUpSchema.safeParse(unit);
    for (const { path, message } of read.success ? [] : problemsOf(read.error, unit, ['match', 'content', 'units', i]))
      wrong(stepsOf(path), message.replace(/^.*?, expected /, ''));
    if (!read.success) return false;
  }
  const played = scenario ? [{ ...scenario, id: 'the-one-that-is-played' }] : [];
  const { scenarios } = own;
  const loaded = loadContent({ sandtable: 'quantum-legions', ...own, scenarios: [...scenarios, ...played] });
  if (loaded.ok) return true;
  const last = `scenarios[${scenarios.length}]`;
  for (const { path, message } of loaded.problems) {
    const of = path.startsWith(last)
      ? ['scenario', ...stepsOf(path.slice(last.length))]
      : ['content', ...stepsOf(path)];
    wrong(['match', ...of], message.replace(/^.*?, expected /, ''));
  }
  return false;
}

/** A unit type that was made up for a position keeps no limits of design (QL-RUL-46), so it is no content of a file. */
const count = z.int().check(z.gte(0), z.lte(MOST));
const madeUpSchema = z.strictObject({
  id: z.string(),
  force: z.literal(MADE_UP),
  name: nameSchema,
  cls: z.enum(CLASSES),
  size: z.int().check(z.gte(1), z.lte(1000)),
  speed: z.tuple([count, count]),
  armor: z.nullable(z.int().check(z.gte(2), z.lte(6))),
  range: count,
  ap: count,
  dice: z.array(z.int().check(z.gte(1), z.lte(1000))).check(z.minLength(1), z.maxLength(1000)),
  traits: z.array(z.strictObject({ id: z.enum(TRAIT_IDS), x: z.optional(z.int()) })),
  vp: count,
  vpBasic: count,
});

const NOTHING = { forces: [], units: [], sections: [], rosters: [], scenarios: [] } as const;

/** What a player brought, and what was made up beside it. */
function apart(content: Content | null) {
  if (content === null) return { madeUp: [], own: NOTHING };
  const isMadeUp = (unit: unknown) => (unit as { force?: unknown } | null)?.force === MADE_UP;
  const madeUp = content.units.flatMap((unit, i) => (isMadeUp(unit) ? [{ i, unit }] : []));
  const units = content.units.filter((unit) => !isMadeUp(unit));
  const forces = Array.isArray(content.forces)
    ? content.forces.filter((force) => force?.id !== MADE_UP)
    : content.forces;
  return { madeUp, own: { ...content, units, forces } };
}

function turnMakesSense(b: Battle, wrong: Wrong): void {
  const { phase, activation, units, active, board } = b;
  if (phase === 'over' && b.result === null) wrong(['result'], 'how the game ended');
  if (phase !== 'over' && b.result !== null) wrong(['phase'], 'over, as there is a result');
  if (phase !== 'play') return;
  if (board === null) wrong(['board'], 'a board to play on');
  if (board && b.match.config.miniatures === 'tabletop' && board.areas === null)
    wrong(['board', 'areas'], 'areas of terrain');
  for (const field of ['first', 'active', 'step'] as const)
    if (b[field] === null) wrong([field], 'a value while play goes on');
  if (activation) {
    const unit = units[activation.unit];
    if (!unit || unit.owner !== active || unit.elements === 0 || (unit.hex === null && unit.point === null))
      wrong(['activation', 'unit'], 'the place of a unit of the active seat on the board');
  }
}
