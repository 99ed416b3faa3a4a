import { pathLength } from '@sandtable/geometry/plane';
import type { Scenario } from '../content/types.js';
import type { FirstAct, LastAct, Move } from '../decisions.js';
import { groundOf, isDark, isInTerrain } from '../ground.js';
import { EPS, FLIGHT_LEVELS, FOOT_RADIUS, INCH, SHAKEN_DASH, type Spot, TOUCH } from '../inches.js';
import { areaCover } from '../rules/cover.js';
import { moraleOf, type Pose } from '../rules/measuring.js';
import { allowance, canFly, moverOf } from '../rules/movement-allowance.js';
import { type Battle, idOf, kindOf } from '../state.js';
import { SIDES } from '../terms.js';
import { detours, goalSpots } from './goals.js';
import { guns, isCrew } from './guns.js';
import {
  bestFight,
  bestShot,
  chargeShare,
  isWatched,
  partingAtMost,
  placeAtMost,
  placeWorth,
  touchesFoe,
  watchRisk,
} from './place.js';
import { fighters, gapAt, isFoe, poses, poseThere, profiles, sides } from './study.js';

// Where a model could go: round the clock, towards what it wants, into cover, into contact. Straight ways only; of places that a
// straight way does not reach, another is nearly as good.

const HOURS = 16;
const DIRECTIONS = Array.from({ length: HOURS }, (_, k) => {
  const angle = (2 * Math.PI * k) / HOURS;
  return { x: Math.round(1000 * Math.cos(angle)) / 1000, y: Math.round(1000 * Math.sin(angle)) / 1000 };
});

const covers = new WeakMap<Scenario, readonly Spot[]>();
const GRID = 1500;

/** Places of the table where the ground gives cover, or a wall close by. */
function coverSpots(b: Battle): readonly Spot[] {
  let spots = covers.get(b.match.scenario);
  if (spots) return spots;
  const { width, height, walls } = groundOf(b);
  const found: Spot[] = [];
  const figure = b.muster.cast.findIndex(({ kind }) => kind === 'figure');
  for (let x = GRID / 2; x < width; x += GRID)
    for (let y = GRID / 2; y < height; y += GRID) {
      const pose = { x, y, radius: FOOT_RADIUS, eye: 1, lifted: false, who: figure, carrier: -1 };
      if (figure >= 0 && areaCover(b, pose, null) > 0 && !isInTerrain(b, 'building', pose)) found.push({ x, y });
    }
  for (const { shape } of walls)
    for (let k = 1; k < shape.corners.length; k++) found.push(...alongWall(shape.corners[k - 1]!, shape.corners[k]!));
  covers.set(b.match.scenario, (spots = found));
  return spots;
}

function alongWall(from: Spot, to: Spot): Spot[] {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [(to.y - from.y) / whole, (from.x - to.x) / whole];
  const found: Spot[] = [];
  for (let along = GRID / 2; along < whole; along += GRID)
    for (const off of [FOOT_RADIUS + 100, -FOOT_RADIUS - 100])
      found.push({
        x: Math.round(from.x + ((to.x - from.x) * along) / whole + nx * off),
        y: Math.round(from.y + ((to.y - from.y) * along) / whole + ny * off),
      });
  return found;
}

const MOST_COVERS = 10;

/** A place to go to, and what is known of it. */
interface Idea {
  readonly move: Move;
  readonly pose: Pose;
  /** What being there is worth: at most, until it is known. */
  place: number;
  known: boolean;
  /** Whether one may still fire there, and fights there. */
  readonly fires: boolean;
  readonly charges: boolean;
  /** What one does there is worth: at most, until a shot is looked along. */
  deed: number;
  shoots: boolean;
}

/** Every move worth a thought; not all of them are legal. */
export class Moves {
  readonly ideas: Idea[] = [];
  private readonly watched: boolean;
  private readonly flies: boolean;
  private readonly i: number;

  constructor(i: number, flies: boolean) {
    this.i = i;
    this.flies = flies;
    this.watched = isWatched(i);
  }

  add(move: Move, pose: Pose, fires: boolean, shoots: boolean): void {
    const { i } = this;
    const charges = touchesFoe(i, pose);
    const parts = !charges && fires && shoots ? partingAtMost(i, pose) : null;
    const deed = charges ? bestFight(i, pose) : parts ? parts.shot : 0;
    const open = !charges && deed > 0;
    const place = (parts ? parts.place : placeAtMost(i, pose)) + pickUp(move);
    this.ideas.push({ move, pose, place, known: false, fires: fires && !charges, charges, deed, shoots: open });
  }

  /** What a move is worth at most. */
  atMost(k: number): number {
    const { place, deed } = this.ideas[k]!;
    return place + deed;
  }

  /** Finds out what being there is worth, if that might be as much as `least`; else it is known to be less. */
  private settlePlace(k: number, least: number): void {
    const idea = this.ideas[k]!;
    const bonus = pickUp(idea.move);
    idea.place = placeWorth(this.i, idea.pose, least - bonus - SLACK) + bonus;
    idea.known = idea.place >= least - SLACK;
    if (!idea.known || !this.watched) return;
    const here = poses[this.i]!;
    const on = halfway(this.i, here, idea.pose, this.flies);
    idea.place -= watchRisk(this.i, idea.pose, on) * (idea.charges ? chargeShare(this.i) : 1);
  }

  /** What a move is worth, or if that is less than `least`, something more that is less as well. */
  worth(k: number, least: number): { readonly worth: number; readonly known: boolean } {
    const idea = this.ideas[k]!;
    if (idea.shoots) {
      idea.deed = bestShot(this.i, idea.pose, true);
      idea.shoots = false;
    }
    if (!idea.known && idea.place + idea.deed >= least) this.settlePlace(k, least - idea.deed - SLACK);
    return { worth: idea.place + idea.deed, known: idea.known };
  }

  /** Whether any move is worth so much more than staying. */
  gainsMoreThan(gain: number, stay: number): boolean {
    const bounds = this.ideas.map((_, k) => this.atMost(k));
    const order = bounds.map((_, k) => k).sort((k, l) => bounds[l]! - bounds[k]!);
    for (const k of order) {
      if (!(bounds[k]! - stay > gain)) return false;
      const { worth, known } = this.worth(k, stay + gain - SLACK);
      if (known && worth - stay > gain) return true;
    }
    return false;
  }

  /** What the best place is worth that one gets to who fires first, if that is more than `least`. */
  bestToLeaveFor(least: number): number {
    let best = least;
    for (;;) {
      let top = -1;
      for (let k = 0; k < this.ideas.length; k++) {
        const { fires, place, known } = this.ideas[k]!;
        if (!fires || !(place > best)) continue;
        if (known) best = place;
        else if (top < 0 || place > this.ideas[top]!.place) top = k;
      }
      if (top < 0 || !(this.ideas[top]!.place > best)) return best;
      this.settlePlace(top, best);
    }
  }
}

/** Far below what any difference is worth, and far above what is lost in adding up. */
const SLACK = 1e-6;

const pickUp = ({ last }: Move): number => (last?.kind === 'pickUp' ? PICK_UP : 0);

/** Every move worth a thought. `quick`: fewer of them, enough to tell whether there is somewhere better to be. Null if it cannot move. */
export function movesOf(b: Battle, i: number, quick: boolean): Moves | null {
  const m = b.models[i]!;
  const { vehicle } = profiles[i]!;
  const here = poses[i]!;
  const mode = canFly(b, i) && m.carrying === null ? 'fly' : 'walk';
  const takeOff: FirstAct | undefined = vehicle && mode === 'fly' && !m.airborne ? { kind: 'takeOff' } : undefined;
  const mover = moverOf(b, i, mode);
  const conditions = { dark: isDark(b, m), hauling: m.carrying !== null, road: false };
  const spent = takeOff ? 2 * INCH : 0;
  const fires = m.fired || m.sensed || m.spotted;
  let far = allowance(b, mover, { ...conditions, fires }).total - spent;
  if (moraleOf(b, i) === 'shaken') far = Math.min(far, SHAKEN_DASH);
  if (far < EPS) return null;
  const firing = allowance(b, mover, { ...conditions, fires: true }).total - spent;
  const { width, height } = groundOf(b);
  const lifted = vehicle !== null && mode === 'fly';
  const mayFire = !m.fired && !m.spotted;
  const moves = new Moves(i, mode === 'fly');

  const consider = (to: Spot, last?: LastAct, path: readonly Spot[] = [{ x: here.x, y: here.y }, to]): void => {
    if (to.x < 0 || to.y < 0 || to.x > width || to.y > height) return;
    const length = pathLength(path);
    if (length > far + EPS || (length < 200 && !last)) return;
    const ground = poseThere(i, to.x, to.y);
    const pose = lifted ? { ...ground, eye: ground.eye + 4, lifted } : ground;
    const plain: Move = { type: 'Move', mode: last?.kind === 'pickUp' ? 'walk' : mode, path };
    const move = takeOff || last ? { ...plain, ...(takeOff && { first: takeOff }), ...(last && { last }) } : plain;
    moves.add(move, pose, length <= firing + EPS, mayFire);
  };
  const step = ({ x, y }: Spot, length: number): void =>
    consider({ x: Math.round(here.x + x * length), y: Math.round(here.y + y * length) });
  const towards = (to: Spot, off: number): void => {
    const whole = Math.hypot(to.x - here.x, to.y - here.y);
    if (whole < 1) return;
    const unit = { x: (to.x - here.x) / whole, y: (to.y - here.y) / whole };
    step(unit, Math.min(far, whole - off));
    if (firing > INCH && firing < whole - off) step(unit, firing);
    if (quick) return;
    // uphill, over a wall or through rough going the whole way is too far
    for (const length of [far - 2 * INCH, far / 2]) if (length > INCH && length < whole - off) step(unit, length);
  };

  const short = firing > INCH && firing < far - EPS;
  for (let hour = 0; hour < HOURS; hour += quick ? 2 : 1) {
    step(DIRECTIONS[hour]!, far);
    if (short) step(DIRECTIONS[hour]!, firing);
    if (!quick) step(DIRECTIONS[hour]!, far / 2);
  }
  for (const at of goalSpots(i)) towards(at, 0);
  if (m.carrying !== null) towards(homeOf(b, i), 0);
  touchables(b, i, far, consider);
  if (isCrew(i))
    for (const gun of guns)
      if (sides[gun] === sides[i] && gapAt(here, poses[gun]!) > TOUCH)
        consider(beside(here, poses[gun]!, here.radius + poses[gun]!.radius + 20));
  const spots = nearCovers(b, here, far);
  const every = Math.max(1, Math.ceil(spots.length / MOST_COVERS));
  for (let k = 0; k < spots.length; k += every) consider(spots[k]!);
  if (!quick && mode === 'walk')
    // the net leaves no room for bases: where the whole way ends too close to something, a little less may do
    for (const length of short && mayFire ? [far, far - INCH, firing] : [far, far - INCH])
      for (const path of detours(i, length)) if (path.length > 2) consider(path[path.length - 1]!, undefined, path);
  return moves;
}

const PICK_UP = 15;

function halfway(i: number, from: Spot, to: Spot, flies: boolean): Pose {
  const pose = poseThere(i, (from.x + to.x) >> 1, (from.y + to.y) >> 1);
  return flies ? { ...pose, eye: pose.eye + FLIGHT_LEVELS, lifted: true } : pose;
}

function homeOf(b: Battle, i: number): Spot {
  const zone = groundOf(b).zones[b.setup.zones[SIDES[sides[i]!]!]];
  let best = { x: 0, y: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const { corners } of zone) {
    let [x, y] = [0, 0];
    for (const corner of corners) {
      x += corner.x / corners.length;
      y += corner.y / corners.length;
    }
    const far = (x - poses[i]!.x) ** 2 + (y - poses[i]!.y) ** 2;
    if (far < least) {
      least = far;
      best = { x, y };
    }
  }
  return best;
}

/** Contact with enemies, and with what can be picked up. */
function touchables(b: Battle, i: number, far: number, consider: (to: Spot, last?: LastAct) => void): void {
  const here = poses[i]!;
  if (!(profiles[i]!.vehicle?.locomotion === 'flying'))
    for (const j of fighters) {
      const there = poses[j]!;
      if (!isFoe(i, j) || there.lifted) continue;
      const gap = gapAt(here, there);
      if (gap <= TOUCH || gap > far) continue;
      consider(beside(here, there, here.radius + there.radius + 20));
    }
  if (!profiles[i]!.infantry || b.models[i]!.mount !== null || b.models[i]!.carrying !== null) return;
  for (let j = 0; j < b.models.length; j++) {
    const item = poses[j];
    if (!item || kindOf(b, j) !== 'objective') continue;
    if (gapAt(here, item) > far) continue;
    const to = gapAt(here, item) === 0 ? { x: here.x, y: here.y } : beside(here, item, here.radius + item.radius);
    consider(to, { kind: 'pickUp', item: idOf(b, j) });
  }
}

function beside(from: Spot, to: Spot, apart: number): Spot {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  const share = (whole - apart) / whole;
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
}

const nearby: Spot[] = []; // scratch

function nearCovers(b: Battle, here: Spot, far: number): readonly Spot[] {
  nearby.length = 0;
  for (const spot of coverSpots(b)) {
    const away = (spot.x - here.x) ** 2 + (spot.y - here.y) ** 2;
    if (away <= far * far && away > INCH * INCH) nearby.push(spot);
  }
  return nearby;
}
