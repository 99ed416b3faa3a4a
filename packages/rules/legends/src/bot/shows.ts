import type { DecisionIn } from '../ask.js';
import type { DecisionOf, Policy, Segment } from '../decisions.js';
import { comeThroughDifficulty, mayComeThrough } from '../rules/come-through.js';
import { groundAlong } from '../rules/ground.js';
import { isExhausted } from '../rules/limits.js';
import { airShare } from '../rules/mighty-items.js';
import { ahead, motion } from '../rules/motion.js';
import { SKY_SUBJECT } from '../rules/wall-run-and-fly.js';
import type { Building, Hero, Scene } from '../state.js';
import { pieceAt, spaceOf, tablesOf } from '../tables.js';
import { CONTACT, RADIUS, TOUGHNESS, thousandth } from '../terms.js';
import { chargeWorth } from './charges.js';
import { bank, bestAttempt, markerWorth } from './prices.js';

// Showy acts that hurt nobody and fill the bank (11.2): a step up a wall, a hop into the air, a window, a jump with a landing.

/** An act with what it is worth; whether it is legal is looked at when it is wanted. */
export interface Proposal {
  readonly answer: DecisionIn;
  readonly worth: number;
  /** Whether its way is free, where that takes a look: asked only of what is among the best. */
  readonly open?: () => boolean;
}

const CANCEL: Policy = { walls: 'cancel', heroes: 'cancel' };
/** A little more than the shortest step there is (LG-LIM-04). */
const HAIR = 0.06;

/**
 * The shortest stretch that pays for so many Chosen inches, each of which covers `each`: a hair longer than one less (LG-WAL-03,
 * LG-FLY-03), but a whole inch, unless every hair counts (LG-MOH-07).
 */
const shortest = ({ match }: Scene, chosen: number, each = 1): number =>
  Math.max(match.config.hairbreadths ? 0 : 1, (chosen - 1) * each + HAIR);

/** An inch of the pool, in points: it could have been run at somebody. */
const INCH = 0.15;

const leg = (segments: readonly Segment[]): DecisionOf<'leg'> => ({ type: 'leg', segments, policy: CANCEL });

/** The best difficulty that has paid already in this activation (LG-LIM-02). */
const paid = (s: Scene, hero: Hero, moment: string): number =>
  s.match.config.encores ? 0 : (s.activation?.encore[`${hero.id}:${moment}`] ?? 0);

/** What it is worth to be so much higher than any Hero was before (LG-SCN-20), or just high. */
function heightWorth(s: Scene, hero: Hero, z: number): number {
  if (s.scenario !== 'icarus') return 0;
  const above = z - s.flight.best;
  return above > 0.001 ? markerWorth(s, hero, s.flight.holder) + 0.3 * Math.min(above, 10) : 0.2 * (z - hero.z);
}

/** What a landing brings to whoever comes down from there (LG-LAN-02). */
const jumpWorth = (s: Scene, hero: Hero, z: number): number => (z >= 1 && paid(s, hero, 'heroLanding') === 0 ? 0.7 : 0);

/** Straight up into the air: the least that still pays, and as high as the bank makes sure. */
export function hops(s: Scene, hero: Hero, pool: number, out: Proposal[]): void {
  if (hero.carriedBy !== null || isExhausted(s, hero, 'fly', SKY_SUBJECT)) return;
  const share = airShare(hero);
  const next = paid(s, hero, 'fly') / 4 + 1;
  const sure = Math.floor(hero.heroism / 4);
  for (const chosen of s.scenario === 'icarus' && sure > next ? [next, sure] : [next]) {
    const length = shortest(s, chosen, 1 / share);
    const cost = length * share;
    if (cost > pool) continue;
    const z = thousandth(hero.z + length);
    const { worth } = bestAttempt(s, hero, 'fly', 4 * chosen, jumpWorth(s, hero, z) + heightWorth(s, hero, z));
    out.push({
      answer: leg([{ m: 'a', to: [thousandth(hero.x), thousandth(hero.y), z] }]),
      worth: worth - INCH * cost,
    });
  }
}

/** Up the nearest walls: the least that pays, and onto the roof. */
export function climbs(s: Scene, hero: Hero, pool: number, out: Proposal[]): void {
  if (hero.carriedBy !== null) return;
  const space = spaceOf(s);
  const next = paid(s, hero, 'wallRun') / 2 + 1;
  for (let i = s.heroes.length; i < space.count; i++) {
    if (space.present[i] === 0 || space.sin[i] !== 0 || space.top[i]! - hero.z < 0.7) continue;
    if (space.bottom[i]! > hero.z + 0.05) continue;
    const [hx, hy] = [space.hx[i]!, space.hy[i]!];
    const [x, y] = [hero.x - space.x[i]!, hero.y - space.y[i]!];
    const gapX = Math.abs(x) - hx;
    const gapY = Math.abs(y) - hy;
    if (gapX > pool || gapY > pool || (gapX < 0.45 && gapY < 0.45)) continue;
    const alongX = gapX > gapY; // the face that is seen most
    if ((alongX ? hy : hx) < 0.3) continue;
    const nx = alongX ? Math.sign(x) : 0;
    const ny = alongX ? 0 : Math.sign(y);
    const fx = space.x[i]! + (alongX ? nx * (hx + 0.55) : Math.max(-hx, Math.min(hx, x)));
    const fy = space.y[i]! + (alongX ? Math.max(-hy, Math.min(hy, y)) : ny * (hy + 0.55));
    const run = Math.sqrt((fx - hero.x) ** 2 + (fy - hero.y) ** 2);
    const piece = pieceAt(s, i);
    if (run + HAIR > pool || isExhausted(s, hero, 'wallRun', piece.id)) continue;
    const open = (): boolean => run < 0.06 || isOpen(s, hero, fx, fy, run);
    const foot: readonly [number, number] = run < 0.06 ? [hero.x, hero.y] : [thousandth(fx), thousandth(fy)];
    const top = space.z[i]! + space.h[i]!;
    const up = (length: number, onto: boolean): Segment[] => [
      ...(run < 0.06 ? [] : [{ m: 'g', to: foot } as const]),
      { m: 'w', to: [...foot, thousandth(hero.z + length)] },
      ...(onto ? [{ m: 'g', to: [thousandth(foot[0] - nx), thousandth(foot[1] - ny)] } as const] : []),
    ];
    const little = shortest(s, next);
    if (run + little < Math.min(pool, run + top - hero.z)) {
      const high = hero.z + little;
      const { worth } = bestAttempt(
        s,
        hero,
        'wallRun',
        2 * next,
        jumpWorth(s, hero, high) + heightWorth(s, hero, high),
      );
      out.push({ answer: leg(up(little, false)), worth: worth - INCH * (run + little), open });
    }
    const whole = top - hero.z;
    if (run + whole + 1.01 > pool || whole > 20 || 'kind' in piece) continue;
    const chosen = Math.ceil(whole - 1e-6);
    const { worth } = bestAttempt(
      s,
      hero,
      'wallRun',
      2 * chosen,
      heightWorth(s, hero, top) + roofWorth(s, hero, top, pool - run - whole - 1),
    );
    out.push({ answer: leg(up(whole, true)), worth: worth - 0.5 * INCH * (run + whole), open });
  }
}

/** Whether a straight way on the level is free to its end. */
function isOpen(s: Scene, hero: Hero, x: number, y: number, far: number): boolean {
  const [ux, uy] = [(x - hero.x) / far, (y - hero.y) / far];
  return ahead(s, motion(s.heroes.indexOf(hero), 'line', ux, uy, 0, far, { walks: true })).what === 'end';
}

/** Where enemies are, there is somebody to run at with the inches that are left. */
function roofWorth(s: Scene, hero: Hero, z: number, left: number): number {
  let best = 0;
  for (const other of s.heroes)
    if (other.onTable && other.seat !== hero.seat && Math.abs(other.z - z) < 0.1)
      best = Math.max(best, 0.4 * chargeWorth(s, hero, other, left));
  return best;
}

/** A window or door of a building as it stands in the city: its middle, and the way its panel faces. */
interface Pane {
  readonly building: number;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
  readonly difficulty: number;
}

const panes = new WeakMap<object, readonly Pane[]>();

/** Openings that a Hero may hope to come through, of all buildings that stand straight. */
function panesOf(s: Scene): readonly Pane[] {
  const { city } = tablesOf(s);
  const known = panes.get(city);
  if (known) return known;
  const made: Pane[] = [];
  for (const [building, plan] of city.buildings.entries()) {
    if (plan.yaw !== 0) continue;
    for (const { kind, box, openings } of plan.panels) {
      if (kind !== 'ext' && kind !== 'int') continue;
      const [x0, y0, z0, x1, y1] = box;
      const alongX = x1 - x0 >= y1 - y0;
      for (const { id, rect, mat } of openings) {
        if (mat !== 'glass' && mat !== 'wood') continue;
        const middle = (rect[0] + rect[1]) / 2;
        made.push({
          building,
          id,
          x: plan.x + (alongX ? x0 + middle : (x0 + x1) / 2),
          y: plan.y + (alongX ? (y0 + y1) / 2 : y0 + middle),
          low: z0 + rect[2],
          high: z0 + rect[3],
          difficulty: TOUGHNESS[mat],
        });
      }
    }
  }
  panes.set(city, made);
  return made;
}

const isInPlace = ({ onTable, carriedBy, x, y, z, yaw }: Building, plan: { x: number; y: number; yaw: number }) =>
  onTable && carriedBy === null && z === 0 && x === plan.x && y === plan.y && yaw === plan.yaw;

/** How many panes are looked at closely. */
const LOOKS = 2;

/** Through the nearest windows and doors. */
export function leaps(s: Scene, hero: Hero, pool: number, out: Proposal[]): void {
  if (hero.carriedBy !== null || pool < 0.3) return;
  const { city } = tablesOf(s);
  const { tried } = s.activation!;
  const centre = hero.z + 0.625;
  const near: { pane: Pane; far: number }[] = [];
  for (const pane of panesOf(s)) {
    if (pane.low > centre || pane.high < centre) continue;
    const far = Math.sqrt((pane.x - hero.x) ** 2 + (pane.y - hero.y) ** 2);
    if (far > pool || far < 0.3 || tried.includes(pane.id)) continue;
    if (!isInPlace(s.buildings[pane.building]!, city.buildings[pane.building]!)) continue;
    near.push({ pane, far });
  }
  near.sort((a, b) => a.far - b.far);
  const i = s.heroes.indexOf(hero);
  for (const { pane, far } of near.slice(0, LOOKS)) {
    const { worth } = bestAttempt(s, hero, 'comeThrough', pane.difficulty, 0);
    const to: readonly [number, number] = [thousandth(pane.x), thousandth(pane.y)];
    const open = (): boolean => leadsTo(s, i, hero, pane, far);
    out.push({ answer: leg([{ m: 'g', to }]), worth: worth - INCH * far, open });
  }
}

/** Whether the straight way to a pane hits an opening of its building that may be come through. */
function leadsTo(s: Scene, i: number, hero: Hero, pane: Pane, far: number): boolean {
  const [ux, uy] = [(pane.x - hero.x) / far, (pane.y - hero.y) / far];
  const m = motion(i, 'line', ux, uy, 0, far, { walks: true, own: true });
  const { what, hit } = ahead(s, m);
  if (what !== 'touch' || hit.opening < 0) return false;
  return hit.thing === s.heroes.length + s.objects.length + pane.building && mayComeThrough(s, m, hit);
}

/** Straight down: onto somebody, through the floor, or with a landing; whatever hurts can be cancelled. */
export function drops(s: Scene, hero: Hero, out: Proposal[]): void {
  if (hero.z < 0.06) return;
  const i = s.heroes.indexOf(hero);
  const m = motion(i, 'drop', 0, 0, -1, hero.z + 1, { own: true });
  const { what, inches, hit } = ahead(s, m);
  let worth = -0.2;
  if (what === 'ground' && inches >= 1) worth += bestAttempt(s, hero, 'heroLanding', 1, 0).worth;
  else if (what === 'touch' && hit.thing >= s.heroes.length && mayComeThrough(s, m, hit))
    worth += bestAttempt(s, hero, 'comeThrough', comeThroughDifficulty(s, m, hit), 0.4).worth;
  if (s.scenario === 'icarus') worth -= 0.15 * inches;
  out.push({ answer: { type: 'drop' }, worth });
}

/** Toward each enemy: through what is in the way, off the roof, or just nearer; for whoever cannot be run at from here. */
export function approaches(s: Scene, hero: Hero, pool: number, out: Proposal[]): void {
  if (pool < 0.5 || hero.carriedBy !== null) return;
  const i = s.heroes.indexOf(hero);
  for (const enemy of s.heroes) {
    if (!enemy.onTable || enemy.seat === hero.seat) continue;
    const [dx, dy] = [enemy.x - hero.x, enemy.y - hero.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far < 1.5) continue;
    const [ux, uy] = [dx / far, dy / far];
    if (hero.z > enemy.z + 1) {
      leapDown(s, hero, i, ux, uy, far, pool, enemy, out);
      continue;
    }
    if (enemy.z > hero.z + 1) continue; // climbs think of it
    const m = motion(i, 'line', ux, uy, 0, Math.min(pool, far), { walks: true, own: true });
    const { what, inches, hit } = ahead(s, m);
    const then = 0.5 * chargeWorth(s, hero, enemy, pool - far + 1);
    if (what === 'touch' && hit.thing >= s.heroes.length && then > 1 && mayComeThrough(s, m, hit)) {
      const { worth } = bestAttempt(s, hero, 'comeThrough', comeThroughDifficulty(s, m, hit), then);
      out.push({
        answer: leg([goingTo(hero, ux, uy, Math.min(pool, far - 1.6) - 0.02)]),
        worth: worth - INCH * inches,
      });
      continue;
    }
    const beyond = far - hero.heroism - 2;
    const gone = Math.min(pool, far - 1.6, inches) - 0.02;
    if (beyond < 0.5 || gone < 0.3) continue;
    out.push({ answer: leg([goingTo(hero, ux, uy, gone)]), worth: 0.08 * Math.min(gone, beyond) - 0.05 });
  }
}

const goingTo = (hero: Hero, ux: number, uy: number, far: number): Segment => ({
  m: 'g',
  to: [thousandth(hero.x + ux * far), thousandth(hero.y + uy * far)],
});

/** Over the edge on the side where somebody is, with a landing. */
function leapDown(
  s: Scene,
  hero: Hero,
  i: number,
  ux: number,
  uy: number,
  far: number,
  pool: number,
  enemy: Hero,
  out: Proposal[],
): void {
  const reach = Math.min(far, pool);
  const ground = groundAlong(s, i, [hero.x, hero.y, hero.z], [hero.x + ux * reach, hero.y + uy * reach]);
  const last = ground.pieces.at(-1);
  if (ground.whole || !last) return;
  const gone = Math.sqrt((last.x - hero.x) ** 2 + (last.y - hero.y) ** 2) - 0.02;
  if (gone < 0.06) return;
  const landing = bestAttempt(s, hero, 'heroLanding', 1, 0).worth;
  const then = 0.4 * chargeWorth(s, hero, enemy, pool - gone);
  const worth = landing + then - INCH * gone - (s.scenario === 'icarus' ? 0.15 * hero.z : 0);
  const open = (): boolean => isOpen(s, hero, last.x, last.y, gone + 0.02);
  out.push({ answer: leg([goingTo(hero, ux, uy, gone), { m: 'd' }]), worth, open });
}

/** To light things that can be lifted and thrown. */
export function fetches(s: Scene, hero: Hero, pool: number, out: Proposal[]): void {
  if (hero.carrying !== null || hero.carriedBy !== null || hero.z > 0.1) return;
  const space = spaceOf(s);
  const { kindOf } = tablesOf(s);
  const own = s.heroes.indexOf(hero);
  for (let o = 0; o < s.objects.length; o++) {
    const i = s.heroes.length + o;
    const object = s.objects[o]!;
    if (!object.onTable || object.carriedBy !== null || object.z > 0.1) continue;
    const [dx, dy] = [object.x - hero.x, object.y - hero.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far > pool + 0.8 || far < 0.3 || s.activation!.carried.includes(object.id)) continue;
    const { w, d, h } = kindOf[o]!;
    const difficulty = Math.ceil(5 * w * d * h - 1e-6);
    if (difficulty > Math.max(5, hero.heroism)) continue;
    const gap = far - RADIUS - Math.min(space.hx[i]!, space.hy[i]!);
    if (gap < 0.1) continue;
    const reach = Math.min(pool - 0.01, gap + 0.3);
    const to: readonly [number, number] = [
      thousandth(hero.x + (dx / far) * reach),
      thousandth(hero.y + (dy / far) * reach),
    ];
    if (reach < gap - 0.05) continue;
    // something may be in the way, or it is low, or as near as it gets
    const open = (): boolean => {
      const { hit, inches } = ahead(s, motion(own, 'line', dx / far, dy / far, 0, reach + 1, { walks: true }));
      return hit.thing === i && inches > CONTACT;
    };
    const lift = bank(s, hero, 'pickUp', difficulty, difficulty <= 4 ? 0 : Math.min(hero.heroism, difficulty));
    out.push({ answer: leg([{ m: 'g', to }]), worth: 0.8 * lift + 0.4 - INCH * reach, open });
  }
}
