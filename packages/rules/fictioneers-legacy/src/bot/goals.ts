import type { Objective } from '../content/types.js';
import { type Gait, groundOf, isInZone } from '../ground.js';
import { CONTROL_REACH, INCH, mils, type Spot } from '../inches.js';
import { moraleOf, type Pose } from '../rules/measuring.js';
import { marginOf } from '../rules/victory.js';
import { type Battle, kindOf } from '../state.js';
import { SIDES, type Side } from '../terms.js';
import { fighters, poses, profiles, reach, sides, worth } from './study.js';
import { type Destination, lengthFrom, type Ways, wayAlong, wayLength, waysFor } from './ways.js';

// What the scenario pays for, and who needs it: what it is worth to be somewhere for the sake of an objective, in points.

/** Something a side wants its models to be near. */
interface Goal {
  readonly at: Spot;
  readonly radius: number;
  readonly points: number;
  /** Only those on foot can take it. */
  readonly carry: boolean;
  /** Figures of each side that are there now. */
  readonly there: [number, number];
  readonly way: Destination;
  /** How many turns each model is away from it; found when it is first asked for. */
  readonly turns: number[];
  /** The ways to it, by how one goes; found when they are first asked for. */
  readonly ways: { [gait in Gait]?: Ways };
}

let battle: Battle;
const goals: Goal[] = [];
/** The share of the game that is played. */
let progress = 0;
/** Turns that each side still has, without the one under way. */
export const turnsLeft = [0, 0];
/** How much a side must do something about the score: 1 while it is even, less for who is ahead. */
export const pressure = [1, 1];

const OUTRIGHT = 60;

/** Binds the goals of the battle that was studied. `whole`: the turn under way has only begun, and counts among those left. */
export function surveyGoals(b: Battle, whole: boolean): void {
  battle = b;
  const { rounds, objectives } = b.match.scenario;
  progress = Math.min(1, b.round / rounds);
  turnsLeft[0] = turnsLeft[1] = Math.max(0, rounds - b.round);
  const active = b.active === 'A' ? 0 : 1;
  if (b.active === b.first) turnsLeft[1 - active]!++;
  if (whole) turnsLeft[active]!++;
  goals.length = 0;
  sharing = -1;
  for (let o = 0; o < objectives.length; o++) addGoal(b, objectives[o]!, o);
  for (const goal of goals)
    for (const i of fighters) if (near(goal, poses[i]!) === 0) goal.there[sides[i]!]! += headsOf(i);
  const lead = standing(b) / Math.max(1, marginOf(b));
  pressure[0] = pressureOf(lead);
  pressure[1] = pressureOf(-lead);
}

function addGoal(b: Battle, objective: Objective, o: number): void {
  const laid = b.goals[o];
  if (!laid) return; // the forces are still being chosen
  if (objective.kind === 'control') {
    const [x, y] = objective.point;
    const at = { x: mils(x), y: mils(y) };
    const radius = objective.radius === undefined ? CONTROL_REACH : mils(objective.radius);
    const points = Math.max(objective.points, isOutright(b, objective.id) ? OUTRIGHT : 0);
    goals.push({
      at,
      radius,
      points,
      carry: false,
      there: [0, 0],
      way: around(objective.id, at, radius),
      turns: [],
      ways: {},
    });
  } else if (laid.scoredBy === null && laid.model !== null && b.models[laid.model]!.where === 'table') {
    const { x, y } = b.models[laid.model]!;
    const way = around(`${objective.id} ${x} ${y}`, { x, y }, INCH);
    goals.push({
      at: { x, y },
      radius: INCH,
      points: objective.points,
      carry: true,
      there: [0, 0],
      way,
      turns: [],
      ways: {},
    });
  }
}

function isOutright(b: Battle, id: string): boolean {
  for (const rule of b.match.scenario.victory)
    if (rule.kind === 'outright' && rule.all.some((one) => one.kind === 'controls' && one.objective === id))
      return true;
  return false;
}

function around(name: string, { x, y }: Spot, radius: number): Destination {
  return { name, includes: (at) => (at.x - x) ** 2 + (at.y - y) ** 2 <= radius * radius };
}

/** How many a model counts for where an objective is held (FL-VIC-06). */
function headsOf(i: number): number {
  if (poses[i]!.lifted || moraleOf(battle, i) === 'pinned') return 0;
  if (profiles[i]!.kind === 'figure') return 1;
  let heads = 0;
  for (const m of battle.models) if (m.vehicle === i) heads++;
  return heads;
}

/** The lead of side A if the game ended now. */
function standing(b: Battle): number {
  let lead = b.score.A - b.score.B + bonusOf(b, 'A');
  for (const { carry, there, points } of goals)
    if (!carry && there[0] !== there[1]) lead += there[0] > there[1] ? points : -points;
  return lead;
}

/** What the scenario gives a side when the game is over, less what it gives the other (S3). */
export function bonusOf(b: Battle, side: Side): number {
  let sum = 0;
  for (const rule of b.match.scenario.victory) {
    if (rule.kind !== 'bonus') continue;
    const field = rule.if?.kind === 'fieldDown' ? rule.if.field : null;
    const holds = field === null || !b.fields[b.match.scenario.fields.findIndex(({ id }) => id === field)];
    if (holds) sum += rule.side === side ? rule.points : -rule.points;
  }
  return sum;
}

/** In margins of victory (FL-VIC-03). */
function pressureOf(lead: number): number {
  return Math.min(2, Math.max(0.25, 1 - 0.5 * lead));
}

function near({ at, radius }: Goal, pose: Pose): number {
  return Math.max(0, Math.sqrt((pose.x - at.x) ** 2 + (pose.y - at.y) ** 2) - radius - pose.radius);
}

function gaitOf(i: number): Gait {
  const { vehicle, moveType, jetPack } = profiles[i]!;
  if (vehicle) return vehicle.locomotion === 'flying' ? 'fly' : vehicle.locomotion;
  const { mount, carrying } = battle.models[i]!;
  return (moveType === 'eeek' || jetPack) && mount === null && carrying === null ? 'fly' : 'foot';
}

/** How far a model has to go from a place to a goal. */
function distance(i: number, goal: Goal, at: Pose): number {
  const straight = near(goal, at);
  if (straight === 0) return 0;
  const gait = gaitOf(i);
  return gait === 'fly'
    ? straight
    : Math.max(straight, lengthFrom((goal.ways[gait] ??= waysFor(battle, gait, goal.way)), at) - at.radius);
}

/** How long a model takes to a goal, as it counts where others wait for it: machines and the Pinned are in nobody's way. */
function turnsTo(i: number, goal: Goal, at: Pose): number {
  if (goal.carry ? !profiles[i]!.infantry || battle.models[i]!.mount !== null : headsOf(i) === 0)
    return Number.POSITIVE_INFINITY;
  return distance(i, goal, at) / Math.max(reach[i]!, INCH);
}

/** What being on the way to a goal is worth against being there: less for each turn that it takes. */
const IN_TIME = 0.9;
const TOO_LATE = 0.1;
const PER_TURN = 0.35;

/** The part of an objective that one figure more near it is worth, and one in a crowd. */
const SHARE = 0.4;
const CROWD = 0.06;

/** So many go for an objective; the others have something else to do. */
const ENOUGH = 3;

/** How many of a model's side would be at a goal before it. */
function nearer({ turns }: Goal, i: number): number {
  const mine = turns[i] ?? 0;
  let count = 0;
  for (const j of fighters)
    if (j !== i && sides[j] === sides[i] && (turns[j]! < mine || (turns[j] === mine && j < i))) count++;
  return count;
}

/** What the scenario gives for being there. */
export function goalWorth(i: number, at: Pose): number {
  const m = battle.models[i]!;
  const side = sides[i]!;
  if (m.carrying !== null && kindOf(battle, m.carrying) === 'objective') return homeWorth(i, at);
  if (at.lifted) return 0;
  if (sharing !== i) sharesFor(i);
  let sum = 0;
  for (let g = 0; g < goals.length; g++) {
    const share = shares[g]!;
    if (share === NOT_FOR_IT) continue;
    const far = distance(i, goals[g]!, at);
    const turns = far / Math.max(reach[i]!, INCH);
    const soon = far === 0 ? 1 : (turns > turnsLeft[side]! ? TOO_LATE : IN_TIME) / (1 + PER_TURN * turns);
    sum += share * soon;
  }
  return sum;
}

/** What each goal is worth to a model that is there: the same wherever it is now, so it is found once. */
const shares: number[] = [];
let sharing = -1;
const NOT_FOR_IT = -1;

function sharesFor(i: number): void {
  const { kind, infantry } = profiles[i]!;
  const side = sides[i]!;
  const heads = kind === 'figure' ? 1 : headsOf(i);
  const here = poses[i];
  for (const [g, goal] of goals.entries()) {
    if (goal.turns.length === 0) for (const j of fighters) goal.turns[j] = turnsTo(j, goal, poses[j]!);
    shares[g] = NOT_FOR_IT;
    if (heads === 0 || (goal.carry && !(infantry && battle.models[i]!.mount === null))) continue;
    const inside = here && near(goal, here) === 0 ? headsOf(i) : 0;
    const lead = goal.there[side]! - inside - goal.there[1 - side]!;
    const before = nearer(goal, i) - goal.there[1 - side]!;
    shares[g] = goal.points * shareOf(goal, lead, before, heads);
  }
  sharing = i;
}

/** What figures more are worth at a goal: early on, something if there are few; in the end everything, if they tip the balance. */
function shareOf({ carry }: Goal, lead: number, before: number, heads: number): number {
  if (carry) return before >= ENOUGH ? CROWD : SHARE;
  const early = before >= ENOUGH ? CROWD : SHARE;
  const tips = lead > 1 ? 0.1 : lead === 1 ? 0.4 : lead + heads > 0 ? 1 : lead + heads === 0 ? 1 : 0.1;
  const end = progress * progress * progress;
  return (1 - end) * early + end * tips;
}

/** A load is wanted at home (FL-VIC-07). */
function homeWorth(i: number, at: Pose): number {
  const side = SIDES[sides[i]!]!;
  if (isInZone(battle, side, at)) return 50;
  const zone = battle.setup.zones[side];
  const way = wayLength(battle, 'foot', at, {
    name: `zone ${zone}`,
    includes: (spot) => isInZone(battle, side, spot),
  });
  return Math.max(0, 45 - (1.5 * way) / INCH);
}

/** Points that models of a side may want to go to. */
export function goalSpots(i: number): Spot[] {
  return goals.filter(({ carry }) => !carry || profiles[i]!.infantry).map(({ at }) => at);
}

/** A way so much longer than the straight one leads round something. */
const ROUND = 2 * INCH;

/** The way to where a model on the ground wants to go and cannot go straight, as far as it gets in a turn. */
export function detours(i: number, far: number): Spot[][] {
  const here = poses[i]!;
  const gait = gaitOf(i);
  if (gait === 'fly' || battle.models[i]!.carrying !== null) return [];
  return goals.flatMap((goal) => {
    if (goal.carry && !profiles[i]!.infantry) return [];
    const straight = near(goal, here);
    if (straight === 0 || wayLength(battle, gait, here, goal.way) <= straight + ROUND) return [];
    return [wayAlong(battle, gait, here, goal.way, far)];
  });
}

/** What the start of a game is worth somewhere: nearness to what is wanted, and cover. */
export function startWorth(i: number, at: Spot, covered: boolean): number {
  let least = Number.POSITIVE_INFINITY;
  for (const goal of goals) least = Math.min(least, Math.hypot(goal.at.x - at.x, goal.at.y - at.y));
  if (goals.length === 0) {
    const { width, height } = groundOf(battle);
    least = Math.hypot(width / 2 - at.x, height / 2 - at.y);
  }
  const [inches, slow] = [least / INCH, Math.max(reach[i]!, INCH) / INCH];
  return worth[i]! * ((covered ? 0.15 : 0) - (0.15 * inches) / slow);
}
