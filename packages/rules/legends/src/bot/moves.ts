import { facesOf } from '../rules/moments.js';
import { isMiracle } from '../rules/total-heroism.js';
import type { Hero, Scene } from '../state.js';
import { promise } from './charges.js';
import { bank, chance } from './prices.js';
import type { Proposal } from './shows.js';

// The Move window: inches for a charge and for shows against the chance of having none.

/** The first inches are worth most: with none there is no show at all, with a few there is a wall or a window. */
const FIRST = [0, 2.5, 4, 5, 5.5];
export const inchesWorth = (pool: number): number =>
  FIRST[Math.min(pool, 4)]! + 0.1 * Math.min(Math.max(pool - 4, 0), 16);

export function moveWorth(s: Scene, hero: Hero, chosen: number, spend: number): number {
  const useful = promise(s, hero, chosen + 1) + inchesWorth(chosen + 1);
  return bank(s, hero, 'move', chosen, spend) + chance(hero, 'move', chosen, spend) * useful;
}

/** What is sure, what pays best unspent, and a little more than is sure. */
export function moves(s: Scene, hero: Hero): Proposal[] {
  const out: Proposal[] = [{ answer: { type: 'skipMove' }, worth: 0 }];
  const faces = facesOf(hero, 'move');
  const add = (chosen: number, spend: number): void => {
    if (chosen > 998 || spend > hero.heroism || isMiracle(hero, 'move', chosen, spend)) return;
    const answer = { type: 'move', chosen, spend } as const;
    if (out.some((one) => one.answer.type === 'move' && one.answer.chosen === chosen && one.answer.spend === spend))
      return;
    out.push({ answer, worth: moveWorth(s, hero, chosen, spend) });
  };
  const { heroism } = hero;
  add(heroism, heroism);
  for (let chosen = 1; chosen < faces - 1; chosen++) add(chosen, 0);
  for (let more = 1; more <= 3; more++) add(heroism + more, heroism);
  return out.sort((x, y) => y.worth - x.worth);
}
