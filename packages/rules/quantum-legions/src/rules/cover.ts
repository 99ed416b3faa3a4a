import { type Modifier, type Score, score, total } from '@sandtable/craft';
import type { Profile } from '../profile.js';
import type { RuleId } from '../rulebook.js';
import { COVERS, type Cover, type Terrain } from '../terms.js';
import { TERRAIN } from './board.js';

// Chapter Cover: one category, by where the target stands (QL-COV-01, QL-COV-06), and what it leaves of the attack dice.

/** What the cover of a target hangs on. */
export interface CoverCase {
  /** What of an attacker bears on cover. */
  readonly attacker: Pick<Profile, 'siege' | 'assault'>;
  readonly target: Pick<Profile, 'infantry' | 'stealth'>;
  /** Under the target. */
  readonly terrain: Terrain;
  readonly distance: number;
}

/** From this distance on Stealth counts (QL-TRT-15). */
export const STEALTH_FROM = 4;
const HARD = COVERS.indexOf('hard');

/** Steps on the scale of COVERS, in the order of QL-COV-05. */
export const COVER: readonly Modifier<CoverCase, RuleId>[] = [
  {
    rule: ({ terrain }) => TERRAIN[terrain].rule,
    why: ({ terrain }) => terrain,
    when: () => true,
    add: ({ target, terrain }) => COVERS.indexOf(TERRAIN[terrain].cover[target.infantry ? 'INF' : 'AFV']),
  },
  {
    rule: 'QL-TRT-15',
    why: 'Stealth',
    when: ({ target, distance }) => target.stealth && distance >= STEALTH_FROM,
    becomes: (step) => Math.min(step + 1, HARD),
  },
  { rule: 'QL-TRT-12', why: 'Siege', when: ({ attacker }) => attacker.siege, becomes: (step) => Math.max(step - 1, 0) },
  {
    rule: 'QL-TRT-07',
    why: 'Assault',
    when: ({ attacker, distance }) => attacker.assault && distance === 1,
    becomes: () => 0,
  },
];

export function coverOf(of: CoverCase): Cover {
  return COVERS[total(0, COVER, of)]!;
}

/** The same with its reasons; the total is a step on the scale of COVERS. */
export function coverScore(of: CoverCase): Score<RuleId> {
  return score(0, 'QL-COV-04', COVER, of);
}
