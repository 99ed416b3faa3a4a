import type { Score } from '@sandtable/craft';
import type { Weapon } from '../content/types.js';
import type { Fire, Move, OverwatchShot, Target } from '../decisions.js';
import type { Spot } from '../inches.js';
import { drifts, shotOdds } from '../odds.js';
import type { Refusal, RuleId } from '../rulebook.js';
import { refuseShooting } from '../rules/activation.js';
import { coverAgainst, coverName } from '../rules/cover.js';
import { judgeFire, spottersFor } from '../rules/legal-fire.js';
import { judgeMove } from '../rules/legal-moves.js';
import { obstruction } from '../rules/line-of-sight.js';
import { gapBetween, type Pose, pointPose, poseOf, profileAt } from '../rules/measuring.js';
import { beginMove, goThere } from '../rules/movement.js';
import { atSample, judgeReaction, momentsOf, shotsOf, watchersOf } from '../rules/overwatch.js';
import { driftsOnMiss, type Shot, struckBy, toDamage, toHit } from '../rules/to-hit.js';
import { armsOf, modesOf } from '../rules/weapons.js';
import { type Battle, copyBattle, idOf, kindOf, sideOf } from '../state.js';
import type { Cover, Mode, Seat } from '../terms.js';

// What a model could shoot at, with all its numbers: from the very functions that judge and resolve a shot.

export interface Prospect {
  readonly fire: Fire;
  readonly number: Score<RuleId>;
  readonly hit: number;
  readonly damage: Score<RuleId> | null;
  /** The chance that the aimed target is damaged. */
  readonly kills: number;
  /** Everybody who may be damaged, the aimed one included. */
  readonly models: readonly { readonly model: string; readonly chance: number }[];
}

export interface Mark {
  readonly target: string;
  readonly distance: number;
  readonly cover: Cover;
  readonly by: RuleId;
  /** What blocks the line, if something does. */
  readonly blocked: { readonly rule: RuleId; readonly by: string } | null;
  /** Every way to shoot at it, the best first. */
  readonly shots: readonly Prospect[];
  /** Why there is none. */
  readonly refusal: Refusal | null;
}

/** As it will be after a move: where it ends, and what it costs whoever fires after it. */
export function afterMove(b: Battle, i: number, move: Move): Battle | Refusal {
  const judged = judgeMove(b, i, move);
  if ('rule' in judged) return judged;
  const supposed = copyBattle(b);
  beginMove(supposed, i, move);
  goThere(supposed, i, move);
  const { moved, cost, room } = judged;
  Object.assign(supposed.models[i]!, { moved, moveMode: move.mode, moveCost: cost.total, moveRoom: room });
  return supposed;
}

export function prospect(b: Battle, fire: Fire, shot: Shot): Prospect {
  const { hit, damaged } = shotOdds(b, shot);
  const { who } = shot.to;
  return {
    fire,
    number: toHit(b, shot),
    hit,
    damage: who < 0 ? null : toDamage(b, shot.weapon, who, struckBy(b, shot), shot.to),
    kills: damaged.get(who) ?? 0,
    models: [...damaged].map(([i, chance]) => ({ model: idOf(b, i), chance })),
  };
}

/** Everybody who can be aimed at, the nearest first, with every way to do it or why there is none. */
export function marksFor(b: Battle, i: number, staysStationary: boolean): Mark[] {
  const from = poseOf(b, i);
  const marks: Mark[] = [];
  for (let j = 0; j < b.models.length; j++) {
    const { where, hidden, vehicle } = b.models[j]!;
    if (sideOf(b, j) === sideOf(b, i) || hidden || kindOf(b, j) === 'objective') continue;
    const open = where === 'aboard' && profileAt(b, vehicle!).vehicle!.open;
    if (where !== 'table' && !open) continue;
    const to = poseOf(b, j);
    const cover = coverAgainst(b, from, to, false);
    const { shots, refusal } = waysToShoot(b, i, j, staysStationary);
    marks.push({
      target: idOf(b, j),
      distance: gapBetween(from, to),
      cover: coverName(cover.grade),
      by: cover.rule,
      blocked: obstruction(b, from, to),
      shots,
      refusal,
    });
  }
  return marks.sort((p, q) => p.distance - q.distance);
}

function waysToShoot(b: Battle, i: number, j: number, staysStationary: boolean): Ways {
  return waysAt(b, i, { model: idOf(b, j) }, poseOf(b, j), staysStationary);
}

export interface Ways {
  /** The best first. */
  readonly shots: readonly Prospect[];
  /** Why there is none. */
  readonly refusal: Refusal | null;
}

/** Every way to fire at a place of the table (FL-FIR-03): areas and smoke. */
export function shotsAtPoint(b: Battle, i: number, point: Spot, staysStationary: boolean): Ways {
  return waysAt(b, i, { point }, pointPose(b, point), staysStationary);
}

function waysAt(b: Battle, i: number, target: Target, to: Pose, staysStationary: boolean): Ways {
  const shots: Prospect[] = [];
  let refusal: Refusal | null = null;
  const still = staysStationary || b.models[i]!.moveMode !== null;
  for (const { weapon, by, piece } of armsOf(b, i)) {
    const spotters = weapon.indirect ? spottersFor(b, by ?? idOf(b, i), piece, to, MOST_SPOTTERS) : [];
    for (const mode of 'point' in target ? groundModesOf(weapon) : modesOf(weapon)) {
      const base = { type: 'Fire' as const, weapon: weapon.id, mode, target, staysStationary: still };
      const arm = { ...base, ...(by ? { by } : {}), ...(piece ? { piece } : {}) };
      const tries: Fire[] = [{ ...arm, delivery: 'direct' }];
      if (b.models[i]!.sensed) tries.push({ ...arm, delivery: 'direct', viaSensor: true });
      for (const spotter of spotters) tries.push({ ...arm, delivery: 'indirect', spotter });
      for (const fire of tries) {
        const refused = refuseShooting(b, i, fire);
        if (refused) refusal ??= refused;
        else shots.push(prospect(b, fire, judgeFire(b, i, fire) as Shot));
      }
    }
  }
  shots.sort((p, q) => q.kills - p.kills || q.hit - p.hit);
  return { shots, refusal: shots.length > 0 ? null : (refusal ?? UNARMED(b, i)) };
}

/** FL-FIR-03: what can be fired at a bare point. */
function groundModesOf({ area, smoke }: Weapon): readonly Mode[] {
  return [...(area === null ? [] : (['area'] as const)), ...(smoke === null ? [] : (['smoke'] as const))];
}

const UNARMED = (b: Battle, i: number): Refusal => ({
  rule: 'FL-FIR-02',
  message: `${idOf(b, i)} has nothing to fire.`,
});

const MOST_SPOTTERS = 4;

export interface Chance {
  readonly shot: OverwatchShot;
  /** Where the mover is then. */
  readonly at: Spot;
  readonly number: Score<RuleId>;
  readonly hit: number;
  readonly kills: number;
  readonly models: Prospect['models'];
}

/** FL-OVW-07: what a shot from overwatch would do; null where it may not be fired. */
export function chanceOf(b: Battle, seat: Seat, shot: OverwatchShot): Chance | null {
  const judged = judgeReaction(b, seat, shot);
  if ('rule' in judged) return null;
  return atSample(b, shot.sample, () => {
    const { hit, damaged } = shotOdds(b, judged);
    const { x, y, who } = judged.to;
    const models = [...damaged].map(([k, chance]) => ({ model: idOf(b, k), chance }));
    return { shot, at: { x, y }, number: toHit(b, judged), hit, kills: damaged.get(who) ?? 0, models };
  });
}

/** Every shot of everybody on watch at every sample of what it answers. */
export function watchChances(b: Battle, seat: Seat): { readonly model: string; readonly chances: readonly Chance[] }[] {
  if (b.trigger === null) return [];
  const moments = momentsOf(b);
  return watchersOf(b, seat).map((watcher) => ({
    model: idOf(b, watcher),
    chances: shotsOf(b, watcher, moments).flatMap((shot) => chanceOf(b, seat, shot) ?? []),
  }));
}

/** FL-IND-07: where a shot that misses may come down, places that fall together counted once; nowhere if it does not drift. */
export function driftMap(b: Battle, shot: Shot): { readonly at: Spot; readonly chance: number }[] {
  if (!driftsOnMiss(b, shot)) return [];
  const sums = new Map<string, { at: Spot; chance: number }>();
  for (const { at, chance } of drifts(b, shot, toHit(b, shot).total)) {
    const key = `${at.x} ${at.y}`;
    const known = sums.get(key);
    if (known) known.chance += chance;
    else sums.set(key, { at, chance });
  }
  return [...sums.values()];
}
