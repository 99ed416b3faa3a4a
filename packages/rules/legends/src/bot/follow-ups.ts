import type { Asked } from '../ask.js';
import { heroOf, type Scene } from '../state.js';
import { thousandth, type Vec3 } from '../terms.js';
import { flight } from './flights.js';
import { bankShare, bestAttempt } from './prices.js';
import type { Proposal } from './shows.js';

// After a Strike: the target robbed of Heroism, or knocked into a wall, into somebody, or off a roof.

const H = Math.SQRT1_2;

/** All ways from the striker's side round, level; and slantwise up. */
const TURNS = [
  [1, 0],
  [H, H],
  [H, -H],
  [0, 1],
  [0, -1],
  [-H, H],
  [-H, -H],
] as const;

export function followUps(s: Scene, { hero: id, target: at, knockDown, knockBack }: Asked['FollowUp']): Proposal[] {
  const hero = heroOf(s, id)!;
  const target = heroOf(s, at)!;
  const out: Proposal[] = [{ answer: { type: 'doneFollowUps' }, worth: 0 }];
  const sure = Math.max(1, Math.min(499, Math.floor(hero.heroism / 2)));
  if (knockDown) {
    const chosen = Math.max(1, Math.min(sure, Math.max(target.heroism, 1)));
    const lost = Math.min(chosen, target.heroism) * bankShare(target);
    const { spend, worth } = bestAttempt(s, hero, 'knockDown', 2 * chosen, lost);
    out.push({ answer: { type: 'knockDown', chosen, spend }, worth });
  }
  if (!knockBack) return sorted(out);
  const [dx, dy] = [target.x - hero.x, target.y - hero.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const [ax, ay] = far < 0.01 ? [1, 0] : [dx / far, dy / far];
  const i = s.heroes.indexOf(target);
  const send = (dir: Vec3): void => {
    const { spend, worth } = bestAttempt(s, hero, 'knockBack', 2 * sure, flight(s, hero, i, dir, sure, 'knock'));
    out.push({ answer: { type: 'knockBack', chosen: sure, dir, spend }, worth });
  };
  for (const [c, sn] of TURNS) send([thousandth(ax * c - ay * sn), thousandth(ay * c + ax * sn), 0]);
  for (const other of s.heroes) {
    if (other === target || other === hero || !other.onTable || other.seat === hero.seat) continue;
    if (other.z >= target.z)
      send([thousandth(other.x - target.x), thousandth(other.y - target.y), thousandth(other.z - target.z)]);
  }
  return sorted(out);
}

const sorted = (out: Proposal[]): Proposal[] => out.sort((a, b) => b.worth - a.worth);
