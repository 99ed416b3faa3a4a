import { idsTwice, nameSchema, sense, stepsOf, type Wrong } from '@sandtable/craft';
import { isObject, type Path, problemsOf } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { libraryOf } from './content/library.js';
import { forceSchema, KINDS, SCHEMAS } from './content/schemas.js';
import type { Battle } from './state.js';
import { SIDES } from './terms.js';

// Whether a state from outside makes sense: what it refers to is there, and what it counts is within its bounds.

/** A count that no game comes near, and a place far beyond any table, in mils. */
const MOST = 100_000;
const FARTHEST = 1_000_000;

export const battleSense = sense<Battle>((b, wrong) => {
  if (!contentMakesSense(b, wrong)) return;
  mustering(b, wrong);
  const { cast } = b.muster;
  const { models, squads, platoons, match } = b;
  const counted = (path: Path, found: number, expected: number, of: string) => {
    // Before the forces are chosen nothing has been raised yet (FL-SET-02).
    if (found === expected || (found === 0 && b.setup.step === 'forces')) return true;
    wrong(path, `${expected} entries, one for each ${of}`);
    return false;
  };
  const whole = [
    counted(['models'], models.length, cast.length, 'model of the cast'),
    counted(['squads'], squads.length, b.muster.squads.length, 'squad'),
    counted(['platoons'], platoons.length, b.muster.platoons.length, 'platoon'),
    counted(['fields'], b.fields.length, match.scenario.fields.length, 'force field'),
    counted(['goals'], b.goals.length, match.scenario.objectives.length, 'objective'),
  ];
  if (whole.includes(false)) return;

  const among = (path: Path, i: number | null, list: readonly unknown[], what: string) => {
    if (i !== null && i >= list.length) wrong(path, `the place of a ${what}, below ${list.length}`);
  };
  const model = (path: Path, i: number | null) => among(path, i, models, 'model');
  const all = (path: Path, list: readonly number[]) => {
    for (const [k, i] of list.entries()) model([...path, k], i);
  };
  const bounded = (path: Path, n: number, most = MOST) => {
    if (Math.abs(n) > most) wrong(path, `at most ${most}`);
  };

  for (const [i, m] of models.entries()) {
    const at = ['models', i];
    for (const field of ['vehicle', 'mount', 'carrying'] as const) {
      model([...at, field], m[field]);
      if (m[field] === i) wrong([...at, field], 'another model');
    }
    if (m.vehicle !== null && cast[m.vehicle]?.kind !== 'vehicle') wrong([...at, 'vehicle'], 'the place of a vehicle');
    if (m.where === 'aboard' && (m.vehicle === null || m.seat === null))
      wrong([...at, 'vehicle'], 'a vehicle and a seat');
    among([...at, 'squad'], m.squad, squads, 'squad');
    all([...at, 'overrun'], m.overrun);
    all([...at, 'work', 'workers'], m.work?.workers ?? []);
    for (const field of ['x', 'y', 'moveCost', 'moveRoom'] as const) bounded([...at, field], m[field], FARTHEST);
    for (const field of ['hullLost', 'litUntil'] as const) bounded([...at, field], m[field]);
  }
  for (const [i, squad] of squads.entries()) {
    const at = ['squads', i];
    model([...at, 'leader'], squad.leader);
    model([...at, 'promoted'], squad.promoted);
    for (const field of ['initial', 'killed', 'moraleSetOn', 'lost'] as const) bounded([...at, field], squad[field]);
  }
  for (const [i, platoon] of platoons.entries()) {
    model(['platoons', i, 'leader'], platoon.leader);
    among(['platoons', i, 'attached'], platoon.attached, squads, 'squad');
  }
  for (const [i, { model: load }] of b.goals.entries()) model(['goals', i, 'model'], load);
  for (const [i, smoke] of b.smoke.entries())
    for (const field of ['x', 'y', 'diameter'] as const) bounded(['smoke', i, field], smoke[field], FARTHEST);

  for (const [k, s] of b.setup.placed.entries()) among(['setup', 'placed', k], s, squads, 'squad');
  for (const side of SIDES) bounded(['score', side], b.score[side]);
  for (const field of ['round', 'turn'] as const) bounded([field], b[field]);
  model(['open'], b.open);
  if (b.move) {
    model(['move', 'model'], b.move.model);
    if (b.move.open > b.move.samples.length) wrong(['move', 'open'], 'the place of a sample');
  }
  if (b.trigger) {
    model(['trigger', 'model'], b.trigger.model);
    if (b.trigger.kind === 'move' && b.move === null) wrong(['trigger', 'kind'], 'a move that is under way');
  }
  for (const [i, bailout] of b.bailouts.entries()) {
    model(['bailouts', i, 'vehicle'], bailout.vehicle);
    all(['bailouts', i, 'figures'], bailout.figures);
  }
  const post = (path: Path, { to, post: p }: { readonly to: 'SL' | 'PL'; readonly post: number }) =>
    among(path, p, to === 'SL' ? squads : platoons, to === 'SL' ? 'squad' : 'platoon');
  if (b.tie) {
    post(['tie', 'post'], b.tie);
    all(['tie', 'among'], b.tie.among);
  }
  for (const [i, promotion] of b.promotions.entries()) {
    post(['promotions', i, 'post'], promotion);
    model(['promotions', i, 'figure'], promotion.figure);
  }
  seatsMakeSense(b, wrong);
});

/** Own content, and the scenario that is played, have the shapes they would have in a file. */
function contentMakesSense({ match }: Battle, wrong: Wrong): boolean {
  const { content, scenario } = match;
  let sound = true;
  const look = (
    at: Path,
    schema: { safeParse(data: unknown): ReturnType<(typeof SCHEMAS)['units']['safeParse']> },
    entry: unknown,
  ) => {
    const read = schema.safeParse(entry);
    if (read.success) return;
    sound = false;
    for (const { path, message } of problemsOf(read.error, entry, at))
      wrong(stepsOf(path), message.replace(/^.*?, expected /, ''));
  };
  for (const kind of content === null ? [] : KINDS) {
    const entries: unknown = content![kind];
    if (!Array.isArray(entries)) {
      wrong(['match', 'content', kind], `a list of ${kind}`);
      sound = false;
    } else
      for (const [i, entry] of entries.entries()) look(['match', 'content', kind, i], SCHEMAS[kind] as never, entry);
  }
  const { zones, forces, ...table } = scenario;
  const at = ['match', 'scenario'];
  look(at, tableSchema as never, table);
  look([...at, 'zones'], zonesSchema as never, zones);
  look([...at, 'forces'], forcesSchema as never, forces);
  return sound;
}

/** A table of a player's own, or of a position, names no forces and may have no zones: its models are there already. */
const tableSchema = z.omit(SCHEMAS.scenarios, { zones: true, forces: true });
const zone = z.array(z.array(z.tuple([z.number(), z.number()])));
const zonesSchema = z.strictObject({ A: zone, B: zone });
const force = z.union([z.strictObject({ name: nameSchema, squads: z.array(z.never()) }), forceSchema]);
const forcesSchema = z.strictObject({ A: force, B: force });

/** Who takes part: every model of a type that is known, every squad of models that are there. */
function mustering({ match, muster }: Battle, wrong: Wrong): void {
  const library = libraryOf(match.content);
  const { cast, squads, platoons } = muster;
  const types = {
    figure: library.units,
    vehicle: library.vehicles,
    artillery: library.artillery,
    module: library.artillery,
    animal: null,
    pylon: null,
    objective: null,
  };
  idsTwice(['muster', 'cast'], cast, wrong);
  idsTwice(['muster', 'squads'], squads, wrong);
  idsTwice(['muster', 'platoons'], platoons, wrong);
  for (const [i, { kind, type, of }] of cast.entries()) {
    if (types[kind] && !types[kind].has(type)) wrong(['muster', 'cast', i, 'type'], `the id of a ${kind}`);
    if (of !== null && !isObject(cast[of])) wrong(['muster', 'cast', i, 'of'], 'the place of a model');
  }
  for (const [i, { members, platoon, side }] of squads.entries()) {
    members.forEach((m, k) => {
      if (cast[m]?.side !== side) wrong(['muster', 'squads', i, 'members', k], 'the place of a model of its side');
    });
    if (platoons[platoon]?.side !== side)
      wrong(['muster', 'squads', i, 'platoon'], 'the place of a platoon of its side');
  }
  for (const [i, { command, controller, side }] of platoons.entries()) {
    if (command !== null && squads[command]?.side !== side)
      wrong(['muster', 'platoons', i, 'command'], 'the place of a squad of its side');
    if (!match.seats[side].includes(controller)) wrong(['muster', 'platoons', i, 'controller'], 'a seat of its side');
  }
}

function seatsMakeSense(b: Battle, wrong: Wrong): void {
  const { seats } = b.match;
  const known = [...seats.A, ...seats.B];
  for (const side of SIDES) if (seats[side].length === 0) wrong(['match', 'seats', side], 'a seat or more');
  if (new Set(known).size < known.length) wrong(['match', 'seats'], 'seats that are all different');
  const seat = (path: Path, name: string) => {
    if (!known.includes(name)) wrong(path, 'a seat of this game');
  };
  const all = (path: Path, names: readonly string[]) => {
    for (const [i, name] of names.entries()) seat([...path, i], name);
  };
  seat(['speaker'], b.speaker);
  all(['ended'], b.ended);
  all(['offered'], b.offered);
}
