import { total } from '@sandtable/craft';
import { gap, isTogether, isWithin, type Shape, standing } from '@sandtable/geometry/plane';
import { libraryOf } from './content/library.js';
import { groundOf } from './ground.js';
import { EPS } from './inches.js';
import { spoken } from './mars/mars.js';
import { BATTERY, profileOf, weaponOf } from './muster.js';
import { has, type Living, type Profile, type WeaponProfile } from './profile.js';
import { type Battle, homeOf, isAlive, type Model, type Muster, membersOf, type Spot, sideOf } from './state.js';
import { isFoot, type Side } from './terms.js';

// Models as the rules look at them: what they are, where they stand, and whom a section consists of. Gaps of discs and outlines are the
// geometry's own (DL-GEO-03, DL-GEO-04).

const sheets = new WeakMap<Muster, readonly Profile[]>();

/** The profiles of all models, by their places in the cast. */
export function profilesOf(b: Battle): readonly Profile[] {
  let found = sheets.get(b.muster);
  if (!found) {
    const library = libraryOf(b.match.content);
    found = b.muster.cast.map(({ design }) => profileOf(library, design));
    sheets.set(b.muster, found);
  }
  return found;
}

export function profileAt(b: Battle, i: number): Profile {
  return profilesOf(b)[i]!;
}

export function weaponNamed(b: Battle, id: string): WeaponProfile {
  if (id === BATTERY.id) return BATTERY;
  return weaponOf(libraryOf(b.match.content), id);
}

// A shape is asked for again and again and seldom changes: the last one of each place in a cast is kept, and taken only if
// it is of the same base in the same spot.
const keptShapes: Shape[] = [];
const keptBases: Profile['base'][] = [];
const keptFacings: Spot[] = [];

/** A model's base or hull as if it stood somewhere. */
export function shapeAt(b: Battle, i: number, at: Spot, facing: Spot = facingOf(b.models[i]!)): Shape {
  const { base } = profileAt(b, i);
  const kept = keptShapes[i];
  if (
    kept &&
    keptBases[i] === base &&
    kept.at.x === at.x &&
    kept.at.y === at.y &&
    (base.kind === 'round' || (keptFacings[i]!.x === facing.x && keptFacings[i]!.y === facing.y))
  )
    return kept;
  const shape = standing(base, { x: at.x, y: at.y }, facing);
  keptShapes[i] = shape;
  keptBases[i] = base;
  keptFacings[i] = facing;
  return shape;
}

export function facingOf({ fx, fy }: Model): Spot {
  return { x: fx, y: fy };
}

/** Where a model is for every distance: under a roof it is the outline of the house or the hull (DL-GEN-60, DL-TRN-29). */
export function shapeOf(b: Battle, i: number): Shape {
  const m = b.models[i]!;
  if (m.where === 'house') return groundOf(b).areas[b.sections[homeOf(b, i)]!.house!]!.shape;
  if (m.where === 'aboard') return shapeOf(b, m.carrier!);
  return shapeAt(b, i, m);
}

/** DL-GEN-01, DL-GEN-05: from edge to edge and never rounded; DL-GEN-02: within N is a gap of at most N and a thousandth. */
export function areWithin(a: Shape, c: Shape, limit: number): boolean {
  return isWithin(a, c, limit + EPS);
}

/** Every distance is from edge to edge (DL-GEN-01, DL-GEO-03, DL-GEO-04), and never rounded (DL-GEN-05). */
export function gapOf(b: Battle, i: number, j: number): number {
  return gap(shapeOf(b, i), shapeOf(b, j));
}

/** The models of a section that are in the battle. */
export function livingOf(b: Battle, s: number): number[] {
  const found: number[] = [];
  for (const i of membersOf(b, s)) if (isAlive(b.models[i]!)) found.push(i);
  return found;
}

export function isTransport(b: Battle, i: number): boolean {
  return b.muster.sections[homeOf(b, i)]!.transports.includes(i);
}

/** The same without its transports: whom model rules of the section ask (DL-MAR-65). */
export function menOf(b: Battle, s: number): number[] {
  return livingOf(b, s).filter((i) => !isTransport(b, i));
}

/** Their profiles. */
export function living(b: Battle, s: number): Living {
  return menOf(b, s).map((i) => profileAt(b, i));
}

/** On the table itself, on foot or on tracks. */
export function standingOf(b: Battle, s: number): number[] {
  return livingOf(b, s).filter((i) => b.models[i]!.where === 'table');
}

/** Everybody whose base or hull lies on the table, wrecks among them. */
export function isSolid(m: Model): boolean {
  return m.where === 'table' || m.where === 'wreck';
}

/** DL-GEN-11: all of its models are ironclads. */
export function isIroncladSection(b: Battle, s: number): boolean {
  const all = livingOf(b, s);
  return all.length > 0 && all.every((i) => profileAt(b, i).ironclad);
}

/** DL-GEN-11: infantry and heavy infantry, transports and Non-Combatants aside. */
export function isInfantrySection(b: Battle, s: number): boolean {
  const men = menOf(b, s).filter((i) => !has(profileAt(b, i), 'nonCombatant'));
  return men.length > 0 && men.every((i) => isFoot(profileAt(b, i).type));
}

export function isType(b: Battle, s: number, type: Profile['type']): boolean {
  const men = menOf(b, s).filter((i) => !has(profileAt(b, i), 'nonCombatant'));
  return men.length > 0 && men.every((i) => profileAt(b, i).type === type);
}

export function isEmbarked(b: Battle, s: number): boolean {
  const men = menOf(b, s);
  return men.length > 0 && men.every((i) => b.models[i]!.where === 'aboard');
}

/** Whether a section acts as one of ironclads: it is, or all of it is embarked (DL-TRN-14). */
export function actsAsIronclads(b: Battle, s: number): boolean {
  return isIroncladSection(b, s) || isEmbarked(b, s);
}

const LIFE = spoken('morale.life');

/** What is counted for "below half" (DL-MOR-05). */
export function lifeOf(b: Battle, s: number): number {
  const all = livingOf(b, s);
  const men = all.filter((i) => !isTransport(b, i));
  if (men.length === 0) return 0;
  return men.reduce((sum, i) => sum + total(b.models[i]!.life, LIFE, { of: profileAt(b, i) }), 0);
}

/** The farther of the two distances (DL-COH-02). */
export function reachBetween(b: Battle, i: number, j: number): number {
  return Math.max(profileAt(b, i).coherency, profileAt(b, j).coherency);
}

/** Whether these models, standing so, form one chain (DL-COH-03). `more` is what Spread Out adds. */
export function isChain(b: Battle, models: readonly number[], shapes: readonly Shape[], more: number): boolean {
  if (models.length < 2) return true;
  return isTogether(shapes, (p, q) => reachBetween(b, models[p]!, models[q]!) + more + EPS);
}

/** How much farther apart a section may stand (DL-ORD-15a). */
export function spacingOf(b: Battle, s: number): number {
  return b.sections[s]!.orders.some(({ id }) => id === 'spreadOut') ? SPREAD : 0;
}
const SPREAD = 20_000;

/** Whether a section hangs together now; models in one house or one carrier do (DL-COH-06). */
export function isCoherent(b: Battle, s: number, more = spacingOf(b, s)): boolean {
  const all = livingOf(b, s);
  const alone = all.filter((i, k) => {
    const m = b.models[i]!;
    if (m.where === 'house') return all.findIndex((j) => b.models[j]!.where === 'house') === k;
    return m.where !== 'aboard';
  });
  return isChain(
    b,
    alone,
    alone.map((i) => shapeOf(b, i)),
    more,
  );
}

/** Whether two sections come within a distance, model to model. */
export function sectionsWithin(b: Battle, s: number, other: number, limit: number): boolean {
  const theirs = livingOf(b, other).map((j) => shapeOf(b, j));
  return livingOf(b, s).some((i) => {
    const mine = shapeOf(b, i);
    return theirs.some((shape) => areWithin(mine, shape, limit));
  });
}

export function modelNearSection(b: Battle, i: number, s: number, limit: number): boolean {
  const mine = shapeOf(b, i);
  return livingOf(b, s).some((j) => areWithin(mine, shapeOf(b, j), limit));
}

/** Living models of a side that lie on the table. */
export function onTable(b: Battle, side: Side): number[] {
  const found: number[] = [];
  for (let i = 0; i < b.models.length; i++) if (b.models[i]!.where === 'table' && sideOf(b, i) === side) found.push(i);
  return found;
}
