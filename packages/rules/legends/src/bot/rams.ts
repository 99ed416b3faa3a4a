import type { Policy, Segment } from '../decisions.js';
import { pieceStruckOf } from '../rules/buildings.js';
import type { Hit } from '../rules/impetus.js';
import { ahead, motion } from '../rules/motion.js';
import type { Hero, Scene } from '../state.js';
import { isBuilding, tablesOf, thingAt } from '../tables.js';
import { COLLAPSE_TOKENS, thousandth, VP_TO_WIN } from '../terms.js';
import { bestAttempt } from './prices.js';
import type { Proposal } from './shows.js';

// Demolition Man: outer walls run into, each once in an activation, and whose turn it is when the eighth token comes (LG-SCN-14, 18).

const RAM: Policy = { walls: 'resolve', heroes: 'cancel' };

/** What one more token is worth, by how many there are then: the last is the point, the one before it invites the enemy. */
export function tokenWorth(s: Scene, hero: Hero, tokens: number, walls: number): number {
  const missing = COLLAPSE_TOKENS - tokens;
  if (missing <= 0) return s.seats[hero.seat]!.vp + 1 >= VP_TO_WIN.demolitionMan ? 100 : 20;
  if (missing < walls) return 6; // the rest can follow at once
  if (missing <= 2) return -2;
  return missing <= 4 ? 0.4 : 1;
}

/** The wall of a building that still gives a token in this activation, if that is what was hit. */
function freshWall(s: Scene, hit: Hit): { readonly tokens: number; readonly difficulty: number } | null {
  if (hit.panel < 0 || !isBuilding(s, hit.thing)) return null;
  const thing = thingAt(s, hit.thing);
  if (thing.is !== 'building') return null;
  const panel = thing.plan.panels[hit.panel]!;
  if (panel.kind !== 'ext' || !pieceStruckOf(s, hit).isWall || s.activation!.demoWalls.includes(panel.id)) return null;
  return { tokens: thing.building.demoTokens, difficulty: 11 };
}

/** What coming through a piece brings beside its Heroism: a token, if it is an outer wall that has given none. */
export function freshToken(s: Scene, hero: Hero, piece: string): number {
  if (s.scenario !== 'demolitionMan' || s.activation!.demoWalls.includes(piece)) return 0;
  const { buildings } = tablesOf(s).city;
  for (let b = 0; b < buildings.length; b++)
    for (const { id, kind } of buildings[b]!.panels)
      if (id === piece) return kind === 'ext' ? tokenWorth(s, hero, s.buildings[b]!.demoTokens + 1, 1) : 0;
  return 0;
}

const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Into the walls around, no faster than needed: an inch is an Impact. */
export function rams(s: Scene, hero: Hero, pool: number, out: Proposal[]): void {
  if (s.scenario !== 'demolitionMan' || hero.carriedBy !== null || pool < 1.1) return;
  const i = s.heroes.indexOf(hero);
  const found: { ux: number; uy: number; inches: number; tokens: number; thing: number }[] = [];
  for (const [ux, uy] of SIDES) {
    const { what, inches, hit } = ahead(s, motion(i, 'line', ux, uy, 0, Math.min(pool, 12), { walks: true }));
    const wall = what === 'touch' ? freshWall(s, hit) : null;
    if (wall) found.push({ ux, uy, inches, tokens: wall.tokens, thing: hit.thing });
  }
  for (const { ux, uy, inches, tokens, thing } of found) {
    const walls = 1 + found.filter((other) => other.thing === thing).length;
    const token = tokenWorth(s, hero, tokens + 1, walls);
    const through = hero.heroism >= 8 ? bestAttempt(s, hero, 'comeThrough', 11, token) : null;
    const hurt = hero.item === 'vibroShield' ? 0 : -0.25 + bestAttempt(s, hero, 'defend', 2, 0.25).worth;
    // from afar it comes near first: the next line is the ram
    if (inches > 1.9) {
      const to: readonly [number, number] = [
        thousandth(hero.x + ux * (inches - 0.3)),
        thousandth(hero.y + uy * (inches - 0.3)),
      ];
      if (inches + 1.2 > pool) continue;
      out.push({
        answer: { type: 'leg', segments: [{ m: 'g', to }], policy: { walls: 'cancel', heroes: 'cancel' } },
        worth: 0.6 * (token + hurt) - 0.08 * inches,
      });
      continue;
    }
    const need = Math.max(0, 1.06 - inches) / 2;
    const back: Segment[] =
      need < 0.001
        ? []
        : [
            {
              m: 'g',
              to: [thousandth(hero.x - ux * Math.max(0.06, need)), thousandth(hero.y - uy * Math.max(0.06, need))],
            },
          ];
    const to: readonly [number, number] = [
      thousandth(hero.x + ux * (inches + 0.05)),
      thousandth(hero.y + uy * (inches + 0.05)),
    ];
    out.push({
      answer: { type: 'leg', segments: [...back, { m: 'g', to }], policy: RAM },
      worth: through && through.worth > token + hurt ? through.worth : token + hurt,
    });
  }
}
