import { isNearerThan, isWhollyIn, overlaps, type Shape } from '@sandtable/geometry/plane';
import {
  actsAsIronclads,
  facingOf,
  isChain,
  isCoherent,
  isSolid,
  isTransport,
  livingOf,
  profileAt,
  shapeAt,
  shapeOf,
  spacingOf,
  standingOf,
} from '../figures.js';
import { groundOf, isOnTable, mineShape, roughFor, stands } from '../ground.js';
import { EPS, INCH, inches, spotName } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { has } from '../profile.js';
import type { Refusal } from '../rulebook.js';
import {
  type Battle,
  type Doing,
  doingOf,
  homeOf,
  type MoveAction,
  membersOf,
  modelAt,
  nameOf,
  type Spot,
  sectionName,
  sideOf,
} from '../state.js';
import { holderOf } from './buildings.js';
import { after, apartAfter, followersOf } from './following.js';
import { costOf, metBy, obstaclesFor } from './movement-cost.js';
import { mendedEnough, mendingSteps } from './regaining.js';

// How models move (4.14): each by its own path, all of a section in one answer.

export type Ruling = Refusal | null;

/** One model's way: the places its centre comes to after where it is now. */
export interface Step {
  readonly model: string;
  readonly path: readonly Spot[];
  /** Where a hull points in the end; where nothing is said, as it does. */
  readonly facing?: Spot | undefined;
  readonly fly?: boolean | undefined;
  /** It ends in contact with another hull (DL-RAM-06). */
  readonly ram?: boolean | undefined;
}

const LOOKS = spoken('actions.lookAround');
const ENDS = spoken('path.end');
/** DL-GEO-07. */
export const MOST_LEGS = 31;
/** How near an enemy one may end (DL-MOV-05). */
export const ONE_INCH = INCH;

/** How far a model may go in an action (DL-MOV-07, DL-MOV-09, DL-ORD-18). */
export function allowanceOf(b: Battle, i: number, action: MoveAction): number {
  const { mv } = profileAt(b, i);
  switch (action) {
    case 'double':
      return 2 * mv + bonusOf(b, homeOf(b, i));
    case 'charge':
    case 'enterDouble':
      return 2 * mv;
    case 'bellies':
      return Math.ceil(mv / 2 / INCH) * INCH;
    case 'hold':
      return mayBe(false, LOOKS, { of: profileAt(b, i) }) ? mv : 0;
    default:
      return mv;
  }
}

/** What Run Run! adds (DL-ORD-17). */
function bonusOf(b: Battle, s: number): number {
  return INCH * (b.sections[s]!.orders.find(({ id }) => id === 'runRun')?.amount ?? 0);
}

/** Whether a model may fly its way (DL-AER-01); it may walk instead (DL-AER-02), and lands where infantry stands (DL-AER-03, DL-AER-04). */
export function flies(b: Battle, i: number): boolean {
  return profileAt(b, i).type === 'aeronaut';
}

/** Where everybody of a section would stand: those who are told to move where they are told, all others where they are. */
export interface LineUp {
  readonly models: readonly number[];
  readonly shapes: readonly Shape[];
}

export function lineUp(b: Battle, s: number, steps: readonly Step[]): LineUp {
  const models = livingOf(b, s).filter(
    (i) => b.models[i]!.where === 'table' || steps.some(({ model }) => model === nameOf(b, i)),
  );
  return {
    models,
    shapes: models.map((i) => {
      const step = steps.find(({ model }) => model === nameOf(b, i));
      const m = b.models[i]!;
      return step ? shapeAt(b, i, step.path.at(-1) ?? m, step.facing ?? facingOf(m)) : shapeOf(b, i);
    }),
  };
}

/** What an end of a move is judged by, beside the ground. */
export interface Ending {
  /** Enemy sections that one may come near: those that are charged. */
  readonly near: readonly number[];
  /** Models that do not count: they move as well, and are judged by where they end. */
  readonly absent: readonly number[];
}

/** Whether a model may stand somewhere (DL-MOV-04, DL-MOV-05, DL-TER-08, DL-LIN-03, DL-GEN-10). */
export function refuseSpot(b: Battle, i: number, shape: Shape, { near, absent }: Ending): Ruling {
  const name = nameOf(b, i);
  const of = profileAt(b, i);
  if (!isOnTable(b, shape)) return no('DL-GEN-10', `${name} would not stand wholly on the table.`);
  const ground = groundOf(b);
  const roof = roofFor(b, i, shape);
  for (const k of roughFor(ground, of).impassable)
    if (k !== roof && overlaps(shape, ground.areas[k]!.shape, EPS))
      return no(
        ground.areas[k]!.building ? 'DL-BLD-01' : 'DL-TER-08',
        `${name} cannot stand in ${ground.areas[k]!.kind.name} (${ground.areas[k]!.id}).`,
      );
  for (let k = 0; k < ground.areas.length; k++)
    if (k !== roof && ground.areas[k]!.building && overlaps(shape, ground.areas[k]!.shape, EPS))
      return no('DL-BLD-01', `${name} cannot stand on the building ${ground.areas[k]!.id}.`);
  if (has(of, 'skimming'))
    for (const piece of ground.areas) {
      const going = piece.going[['infantry', 'cavalry', 'ironclad'].indexOf(of.column)]!;
      if (!mayBe(true, ENDS, { of, going }) && overlaps(shape, piece.shape, EPS))
        return no('DL-MAR-34c', `${name} cannot end in ${piece.kind.name}.`);
    }
  for (let k = 0; k < ground.lines.length; k++)
    if (stands(b, k) && overlaps(shape, ground.lines[k]!.shape, EPS))
      return no('DL-LIN-03', `${name} would stand across ${ground.lines[k]!.id}.`);
  if (b.mines.some((mine) => overlaps(shape, mineShape(mine), EPS)))
    return no('DL-MOV-04', `${name} would stand on a mine.`);
  for (let k = 0; k < b.models.length; k++) {
    const m = b.models[k]!;
    if (k === i || !isSolid(m) || absent.includes(k)) continue;
    const other = shapeAt(b, k, m);
    if (other.left - shape.right > ONE_INCH || shape.left - other.right > ONE_INCH) continue;
    if (other.top - shape.bottom > ONE_INCH || shape.top - other.bottom > ONE_INCH) continue;
    if (overlaps(shape, other, EPS)) return no('DL-MOV-04', `${name} would stand on ${nameOf(b, k)}.`);
    if (m.where !== 'table' || sideOf(b, k) === sideOf(b, i) || near.includes(homeOf(b, k))) continue;
    if (isNearerThan(shape, other, ONE_INCH - EPS))
      return no('DL-MOV-05', `${name} would end within 1" of ${nameOf(b, k)}.`);
  }
  return null;
}

/** The roof of an empty building that an aeronaut would land on, where that is played (DL-AER-08). */
function roofFor(b: Battle, i: number, shape: Shape): number | null {
  if (!b.match.config.landOnBuildings || !flies(b, i)) return null;
  const { areas, houses } = groundOf(b);
  const roof = houses.find((k) => isWhollyIn(shape, areas[k]!.shape, EPS));
  return roof !== undefined && holderOf(b, roof) === null ? roof : null;
}

export function no(rule: Refusal['rule'], message: string): Refusal {
  return { rule, message };
}

/** Whether a model may go its way, as far as the way itself is concerned. */
export function refuseWay(b: Battle, i: number, { path, fly }: Step, from: Spot, allowance: number): Ruling {
  const name = nameOf(b, i);
  if (path.length > MOST_LEGS) return no('DL-GEO-07', `The path of ${name} has more than ${MOST_LEGS + 1} points.`);
  if (fly && !flies(b, i)) return no('DL-AER-01', `${name} cannot fly.`);
  const whole = [from, ...path];
  const cost = costOf(b, i, whole, fly === true);
  if (cost > allowance + EPS)
    return no('DL-MOV-02', `The path of ${name} costs ${inches(cost)}", and it may go ${inches(allowance)}".`);
  if (fly) return null;
  const met = metBy(b, i, whole, obstaclesFor(b, i));
  if (met === null) return null;
  return met.what === 'terrain'
    ? no('DL-TER-08', `The path of ${name} runs through terrain it cannot enter.`)
    : no('DL-MOV-03', `The path of ${name} runs through a ${met.what}.`);
}

/** Whether the models named are of the section, on the table, and named once. */
export function refuseNames(b: Battle, s: number, steps: readonly { readonly model: string }[]): Ruling {
  const seen = new Set<string>();
  for (const { model } of steps) {
    const i = modelAt(b, model);
    if (i < 0 || !membersOf(b, s).includes(i) || b.models[i]!.where === 'gone' || b.models[i]!.where === 'wreck')
      return no('DL-ACT-01', `${model} is no model of ${sectionName(b, s)} in this battle.`);
    if (seen.has(model)) return no('DL-MOV-01', `${model} is moved twice.`);
    seen.add(model);
  }
  return null;
}

/** The movement of a section in one action, all of its models together. */
export function refuseMove(b: Battle, { section: s, action }: Doing, steps: readonly Step[]): Ruling {
  const free = (ways: readonly Step[][]): Step[][] => ways.filter((way) => refuseSteps(b, s, action!, way) === null);
  return refuseSteps(b, s, action!, steps) ?? refuseScatter(b, s, steps, () => free(mendingSteps(b, s, action!)));
}

/** Each model's way and end. */
function refuseSteps(b: Battle, s: number, action: MoveAction, steps: readonly Step[]): Ruling {
  const named = refuseNames(b, s, steps);
  if (named) return named;
  const movers = steps.map(({ model }) => modelAt(b, model));
  for (const [n, i] of movers.entries()) {
    const step = steps[n]!;
    if (b.models[i]!.where !== 'table') return no('DL-MOV-01', `${step.model} is not on the table.`);
    if (isTransport(b, i)) return no('DL-TRN-07', `${step.model} moves after its section.`);
    const refusal = refuseWay(b, i, step, b.models[i]!, allowanceOf(b, i, action));
    if (refusal) return refusal;
  }
  return refuseEnds(b, s, steps, movers, []);
}

/** Where the movers of a section end: on free ground, each clear of all others. Who stays is not asked for its inch (DL-MOV-05). */
export function refuseEnds(
  b: Battle,
  s: number,
  steps: readonly Step[],
  movers: readonly number[],
  near: readonly number[],
): Ruling {
  const up = lineUp(b, s, steps);
  for (const [n, i] of movers.entries()) {
    const { path, facing } = steps[n]!;
    const m = b.models[i]!;
    const end = path.at(-1) ?? m;
    if (m.where === 'table' && end.x === m.x && end.y === m.y && facing === undefined) continue;
    const shape = up.shapes[up.models.indexOf(i)]!;
    const refusal = refuseSpot(b, i, shape, { near, absent: up.models });
    if (refusal) return refusal;
    for (let k = 0; k < up.models.length; k++)
      if (up.models[k] !== i && overlaps(shape, up.shapes[k]!, EPS))
        return no(
          'DL-MOV-04',
          `${nameOf(b, i)} and ${nameOf(b, up.models[k]!)} would stand on each other at ${spotName(end)}.`,
        );
  }
  return null;
}

/** DL-COH-04, DL-COH-05. `ways` are those in which the referee would bring the section together. */
export function refuseScatter(b: Battle, s: number, steps: readonly Step[], ways: () => readonly Step[][]): Ruling {
  if (followersOf(b, s).length > 0) return refuseOutrunning(b, s, steps, ways);
  const { models, shapes } = lineUp(b, s, steps);
  const spacing = spacingOf(b, s);
  if (isChain(b, models, shapes, spacing)) return null;
  if (isCoherent(b, s, spacing))
    return no('DL-COH-04', `${sectionName(b, s)} would no longer hang together: every model within reach of another.`);
  return mendedEnough(b, s, models, shapes, ways())
    ? null
    : no('DL-COH-05', `${sectionName(b, s)} must come back together as far as it can.`);
}

/** The same where transports follow: they must still be able to come into coherency (DL-TRN-02, DL-TRN-08). */
function refuseOutrunning(b: Battle, s: number, steps: readonly Step[], ways: () => readonly Step[][]): Ruling {
  const action = doingOf(b, s)?.action ?? 'advance';
  const apart = (way: readonly Step[]): number => apartAfter(after(b, way), s, action);
  const end = apart(steps);
  if (end === 0) return null;
  if (isCoherent(b, s))
    return no('DL-TRN-08', `${sectionName(b, s)} would leave somebody behind, or its transport could not follow.`);
  const best = Math.min(...ways().map(apart));
  return best > 0 && end <= best + INCH / 2
    ? null
    : no('DL-COH-05', `${sectionName(b, s)} must come back together as far as it can.`);
}

/** The models of a section that may move in an action. */
export function moversOf(b: Battle, s: number, action: MoveAction): number[] {
  return feetOf(b, s).filter((i) => allowanceOf(b, i, action) > 0);
}

/** Who moves by a section's own action: its transports go after those on foot (DL-TRN-06, DL-TRN-07). */
export function feetOf(b: Battle, s: number): number[] {
  const standing = standingOf(b, s);
  return actsAsIronclads(b, s) ? standing : standing.filter((i) => !isTransport(b, i));
}
