import { MOMENTS, type Scene, type SceneEvent, type Vec3 } from '@sandtable/legends';
import type { LogEntry } from '../../frame/sitting.js';
import type { Fate, Roll } from '../../kit/dice-tray.js';
import { type Script, sceneFrom, type Timed } from '../../kit/scene.js';
import type { SoundName } from '../../sound/sounds.js';
import { called, distance, kindsOf, partOf } from './city.js';
import { along, type Route, routeOf, upTo } from './route.js';
import type { TableSay } from './texts.js';

// What just happened as a short scene, made from the log: who goes where and how, what breaks, who is hurt, what the dice were.

/** What flies about where something is hit. */
export type Rubble = 'glass' | 'wood' | 'brick' | 'metal' | 'stone' | 'dust';

export type Cue =
  | { readonly kind: 'move'; readonly thing: string; readonly how: How; readonly path: readonly Vec3[] }
  | { readonly kind: 'burst'; readonly at: Vec3; readonly of: Rubble; readonly big: number; readonly word: string }
  | { readonly kind: 'hurt'; readonly hero: string; readonly at: Vec3; readonly says: string; readonly good: boolean }
  | { readonly kind: 'dice'; readonly roll: Roll };

export type How = Extract<SceneEvent, { type: 'moved' }>['how'] | 'put';

/** Milliseconds to an inch. */
const PACE: Readonly<Record<How, number>> = { line: 95, drop: 60, knock: 42, fling: 48, fall: 60, put: 60 };
const LEAST = 220;
const LONGEST = 1500;
const BURST = 900;
/** Here an act tells more at once than elsewhere before it is a jump in time. */
const MOST = 60;

export function sceneOf(entries: readonly LogEntry[], before: Scene, after: Scene, t: TableSay): readonly Timed<Cue>[] {
  const events = entries.map(({ event }) => event as unknown as SceneEvent);
  const places = new Map<string, Vec3>(
    [...before.heroes, ...before.objects, ...before.buildings].map(({ id, x, y, z }) => [id, [x, y, z]]),
  );
  const go = (scene: Pick<Script<Cue>, 'add'>, thing: string, how: How, path: readonly Vec3[]): void => {
    const far = path.reduce((sum, at, i) => sum + (i === 0 ? 0 : distance(path[i - 1]!, at)), 0);
    places.set(thing, path.at(-1)!);
    const lasts = Math.min(LONGEST, Math.max(LEAST, PACE[how] * far));
    if (far > 0.02) scene.add({ kind: 'move', thing, how, path }, lasts);
  };
  /** The way that something is on: told when it has been gone, and of use before. */
  const routeAhead = (thing: string, from: number): Route | null => {
    const told = events.slice(from).find((event) => event.type === 'moved' && event.thing === thing);
    return told?.type === 'moved' ? routeOf(told.from, told.path, told.to, told.how) : null;
  };
  const tell = (event: SceneEvent, scene: Script<Cue>, n: number): void => {
    const goTo = (thing: string, at: Vec3): void => {
      const here = places.get(thing);
      if (!here) return;
      const route = routeAhead(thing, n);
      go(scene, thing, route?.how ?? 'line', route ? upTo(route, here, at) : [here, at]);
    };
    const burst = (at: Vec3, of: Rubble, big: number, word: string, wait: number): void =>
      scene.add({ kind: 'burst', at, of, big, word }, BURST * Math.max(1, big / 2), wait);
    const hurt = (says: string, good: boolean): void => {
      const hero = 'hero' in event && typeof event.hero === 'string' ? event.hero : '';
      const at = places.get(hero);
      if (at) scene.words({ kind: 'hurt', hero, at, says, good }, 260);
    };
    switch (event.type) {
      case 'attempted': {
        const { success, difficulty, spend, gain, dice: faces, faces: sides } = event;
        const title = `${called(after, event.hero, t)}: ${MOMENTS[event.moment].name}`;
        const says = t(success ? 'diceWon' : 'diceLost', { n: difficulty, spend, gain });
        scene.dice({ title, faces, fates: faces.map((): Fate => (success ? 'hit' : 'miss')), says, sides });
        break;
      }
      case 'moved': {
        const route = routeOf(event.from, event.path, event.to, event.how);
        go(scene, event.thing, event.how, along(route, places.get(event.thing) ?? event.from));
        break;
      }
      case 'cameThrough': {
        goTo(event.thing, event.to);
        const of = rubbleOf(after, event.piece);
        burst(event.to, of, event.forced ? 1.3 : 1, t(`sfx_${of}`), 160);
        break;
      }
      case 'impact': {
        goTo(event.mover, event.at);
        const of = (event.piece ?? event.other) ? rubbleOf(after, event.piece ?? event.other!) : 'dust';
        const struck = after.heroes.some(({ id }) => id === event.other);
        burst(event.at, of, Math.min(2.2, 0.7 + event.impetus / 12), t(struck ? 'sfx_body' : `sfx_${of}`), 220);
        break;
      }
      case 'fatigue':
        hurt(`−${event.amount}`, false);
        break;
      case 'defended':
        hurt(t('sfx_defended'), true);
        break;
      case 'knockedDown':
        hurt(`★ −${event.lost}`, false);
        break;
      case 'heroOut':
        hurt(t('sfx_out'), false);
        break;
      case 'seized':
        hurt(t('sfx_seized'), true);
        break;
      case 'collapsed': {
        const at = places.get(event.building);
        if (at) burst(at, 'brick', 3.2, t('sfx_collapse'), 700);
        break;
      }
      case 'thingGone': {
        const at = places.get(event.thing);
        if (at) burst(at, rubbleOf(after, event.thing), 1.2, '', 120);
        break;
      }
      case 'placed':
      case 'setDown': {
        const here = places.get(event.thing);
        if (here) go(scene, event.thing, 'put', [here, event.to]);
        break;
      }
      default:
    }
  };
  return sceneFrom<SceneEvent, Cue>(entries, tell, { most: MOST, last: unseen });

  /** In the midst of an act nothing is told yet of the way so far: it is seen from where things are. */
  function unseen(scene: Script<Cue>): void {
    for (const { id, x, y, z, onTable } of [...after.heroes, ...after.objects]) {
      const here = places.get(id);
      const told = events.some((event) => event.type === 'deployed' && event.hero === id);
      if (onTable && here && !told && distance(here, [x, y, z]) > 0.05) go(scene, id, 'line', [here, [x, y, z]]);
    }
  }
}

const GOING: Readonly<Record<How, SoundName>> = {
  line: 'step',
  drop: 'fall',
  knock: 'flight',
  fling: 'flight',
  fall: 'fall',
  put: 'place',
};
/** What collapses is louder than any material. */
const COLLAPSE = 3;

export function soundOf(cue: Cue): SoundName | null {
  switch (cue.kind) {
    case 'move':
      return GOING[cue.how];
    case 'burst':
      return cue.big >= COLLAPSE ? 'blast' : cue.of;
    case 'hurt':
      return cue.good ? 'saved' : 'body';
    default:
      return null;
  }
}

export const placeOf = (cue: Cue): Vec3 =>
  cue.kind === 'move' ? cue.path.at(-1)! : cue.kind === 'dice' ? [0, 0, 0] : cue.at;

const OF_MATERIAL = {
  glass: 'glass',
  wood: 'wood',
  internal: 'dust',
  external: 'brick',
  metal: 'metal',
  solid: 'stone',
} as const satisfies Record<string, Rubble>;

/** What comes off something that is hit. */
export function rubbleOf(s: Scene, id: string): Rubble {
  const part = partOf(s, id);
  if (part) {
    const mat = part.opening?.mat ?? part.panel.mat;
    return mat === 'open' ? 'brick' : OF_MATERIAL[mat];
  }
  const kind = s.objects.find((one) => one.id === id)?.kind;
  const mat = kindsOf(s).get(kind ?? '')?.mat;
  if (mat) return OF_MATERIAL[mat];
  return s.buildings.some((one) => one.id === id) ? 'brick' : 'dust';
}

/** Where something is at a time of a scene, and how it moves then; null where the scene tells nothing of it. */
export function whereAt(
  scene: readonly Timed<Cue>[],
  thing: string,
  time: number,
): { readonly at: Vec3; readonly how: How | null; readonly toward: Vec3 } | null {
  let found: { at: Vec3; how: How | null; toward: Vec3 } | null = null;
  for (const { cue, at: start, lasts } of scene) {
    if (cue.kind !== 'move' || cue.thing !== thing) continue;
    if (time < start) return found ?? { at: cue.path[0]!, how: null, toward: cue.path[1]! };
    const share = Math.min(1, (time - start) / lasts);
    const { at, toward } = pointAlong(cue.path, eased(cue.how, share));
    found = { at: lifted(cue.how, cue.path, at, share), how: share < 1 ? cue.how : null, toward };
  }
  return found;
}

/** Falls get faster, throws start hard and end soft. */
function eased(how: How, share: number): number {
  if (how === 'fall' || how === 'drop') return share * share;
  if (how === 'knock' || how === 'fling') return 1 - (1 - share) ** 1.6;
  return share;
}

/** What is thrown or knocked goes in a low arc to the eye; where it goes is as the rules say. */
function lifted(how: How, path: readonly Vec3[], at: Vec3, share: number): Vec3 {
  if (how !== 'fling' && how !== 'knock') return at;
  const far = distance(path[0]!, path.at(-1)!);
  return [at[0], at[1], at[2] + Math.min(0.9, far * 0.06) * 4 * share * (1 - share)];
}

function pointAlong(path: readonly Vec3[], share: number): { at: Vec3; toward: Vec3 } {
  const lengths = path.slice(1).map((to, i) => distance(path[i]!, to));
  let left = share * lengths.reduce((sum, n) => sum + n, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length || i === lengths.length - 1) {
      const [a, b] = [path[i]!, path[i + 1]!];
      const k = length === 0 ? 1 : Math.min(1, left / length);
      return { at: [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k], toward: b };
    }
    left -= length;
  }
  return { at: path[0]!, toward: path[0]! };
}
