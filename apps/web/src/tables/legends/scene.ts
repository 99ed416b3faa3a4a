import { MOMENTS, type Scene, type SceneEvent, type Vec3 } from '@sandtable/legends';
import type { LogEntry } from '../../frame/sitting.js';
import type { Fate, Roll } from '../../kit/dice-tray.js';
import type { Timed } from '../../kit/show.js';
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
const DICE = 620;
const READING = 380;
const BURST = 900;
const HURT = 1100;
/** More than this at once is not a scene but a jump in time. */
const MOST = 60;

export function sceneOf(entries: readonly LogEntry[], before: Scene, after: Scene, t: TableSay): readonly Timed<Cue>[] {
  if (entries.length === 0 || entries.length > MOST) return [];
  const events = entries.map(({ event }) => event as unknown as SceneEvent);
  const places = new Map<string, Vec3>(
    [...before.heroes, ...before.objects, ...before.buildings].map(({ id, x, y, z }) => [id, [x, y, z]]),
  );
  const scene: Timed<Cue>[] = [];
  let clock = 0;
  const add = (cue: Cue, lasts: number, wait = lasts): void => {
    scene.push({ cue, at: clock, lasts });
    clock += wait;
  };
  const go = (thing: string, how: How, path: readonly Vec3[]): void => {
    const far = path.reduce((sum, at, i) => sum + (i === 0 ? 0 : distance(path[i - 1]!, at)), 0);
    places.set(thing, path.at(-1)!);
    if (far > 0.02) add({ kind: 'move', thing, how, path }, Math.min(LONGEST, Math.max(LEAST, PACE[how] * far)));
  };
  /** The way that something is on: told when it has been gone, and of use before. */
  const routeAhead = (thing: string, from: number): Route | null => {
    const told = events.slice(from).find((event) => event.type === 'moved' && event.thing === thing);
    return told?.type === 'moved' ? routeOf(told.from, told.path, told.to, told.how) : null;
  };
  const goTo = (thing: string, at: Vec3, from: number): void => {
    const here = places.get(thing);
    if (!here) return;
    const route = routeAhead(thing, from);
    go(thing, route?.how ?? 'line', route ? upTo(route, here, at) : [here, at]);
  };

  for (const [n, event] of events.entries()) {
    switch (event.type) {
      case 'attempted': {
        const fate: Fate = event.success ? 'hit' : 'miss';
        const roll: Roll = {
          title: `${called(after, event.hero, t)}: ${MOMENTS[event.moment].name}`,
          faces: event.dice,
          fates: event.dice.map(() => fate),
          says: t(event.success ? 'diceWon' : 'diceLost', {
            n: event.difficulty,
            spend: event.spend,
            gain: event.gain,
          }),
          sides: event.faces,
        };
        add({ kind: 'dice', roll }, DICE, DICE + READING);
        break;
      }
      case 'moved': {
        const route = routeOf(event.from, event.path, event.to, event.how);
        const here = places.get(event.thing) ?? event.from;
        go(event.thing, event.how, along(route, here));
        break;
      }
      case 'cameThrough': {
        goTo(event.thing, event.to, n);
        const of = rubbleOf(after, event.piece);
        add({ kind: 'burst', at: event.to, of, big: event.forced ? 1.3 : 1, word: t(`sfx_${of}`) }, BURST, 160);
        break;
      }
      case 'impact': {
        goTo(event.mover, event.at, n);
        const of = (event.piece ?? event.other) ? rubbleOf(after, event.piece ?? event.other!) : 'dust';
        const struck = after.heroes.some(({ id }) => id === event.other);
        const big = Math.min(2.2, 0.7 + event.impetus / 12);
        add({ kind: 'burst', at: event.at, of, big, word: t(struck ? 'sfx_body' : `sfx_${of}`) }, BURST, 220);
        break;
      }
      case 'fatigue':
        hurt(event.hero, `−${event.amount}`, false);
        break;
      case 'defended':
        hurt(event.hero, t('sfx_defended'), true);
        break;
      case 'knockedDown':
        hurt(event.hero, `★ −${event.lost}`, false);
        break;
      case 'heroOut':
        hurt(event.hero, t('sfx_out'), false);
        break;
      case 'seized':
        hurt(event.hero, t('sfx_seized'), true);
        break;
      case 'collapsed': {
        const at = places.get(event.building);
        if (at) add({ kind: 'burst', at, of: 'brick', big: 3.2, word: t('sfx_collapse') }, BURST * 1.5, 700);
        break;
      }
      case 'thingGone': {
        const at = places.get(event.thing);
        if (at) add({ kind: 'burst', at, of: rubbleOf(after, event.thing), big: 1.2, word: '' }, BURST, 120);
        break;
      }
      case 'placed':
      case 'setDown':
        putDown(event.thing, event.to);
        break;
      default:
    }
  }
  // In the midst of an act nothing is told yet of the way so far: it is seen from where things are.
  for (const { id, x, y, z, onTable } of [...after.heroes, ...after.objects]) {
    const here = places.get(id);
    const told = events.some((event) => event.type === 'deployed' && event.hero === id);
    if (onTable && here && !told && distance(here, [x, y, z]) > 0.05) go(id, 'line', [here, [x, y, z]]);
  }
  return scene;

  function putDown(thing: string, to: Vec3): void {
    const here = places.get(thing);
    if (here) go(thing, 'put', [here, to]);
  }
  function hurt(hero: string, says: string, good: boolean): void {
    const at = places.get(hero);
    if (at) add({ kind: 'hurt', hero, at, says, good }, HURT, 260);
  }
}

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
