import type { Play } from '@sandtable/kernel';
import { asD3, poolOf } from '../dice.js';
import type { BattleTable } from '../events.js';
import { profileAt, shapeOf, weaponNamed } from '../figures.js';
import { type Battle, homeOf, modelAt, nameOf, type Shot, type Spot, sideOf } from '../state.js';
import { rolls, tell } from './agreement.js';
import { facingTo } from './arcs.js';
import { coverOf, shieldOf, type Under, underOf } from './cover.js';
import { happening, wound } from './happening.js';
import { sightLine } from './line-of-sight.js';
import { expire } from './orders.js';
import { aftermath, boxes, declare, facesOf, reactions, rerolls, toldDice, working } from './rad.js';
import { brought, offerLuck, rollPool, successesOf } from './rolling.js';
import { bandAt, type IadAnswer, thresholdOf } from './shooting.js';

// IAD attacks (4.19): one weapon at one ironclad, measured to the nearest part of the hull that is seen (DL-IAD-02).

/** Where the armour is looked at from (DL-IAD-03). */
export function firingPoint(b: Battle, i: number, j: number): Spot {
  const m = b.models[i]!;
  if (m.where === 'aboard') return b.models[m.carrier!]!;
  return m.where === 'house' ? sightLine(b, i, j)!.from : shapeOf(b, i).at;
}

/** Hull Points lost to what is left of an attack (DL-IAD-06, DL-IAD-07): the dice and the odds ask the same. */
export function hullLost(rest: number, av: number, cr: number): number {
  if (rest < av) return 0;
  return rest >= av + cr ? 2 : 1;
}

/** What cover takes from an attack on a hull, by the D3 (DL-COV-08). */
export function hullCover(cover: number, d3: number): number {
  if (cover === 0) return 0;
  return cover === 1 ? d3 - 1 : d3 + 1;
}

export function* iadAttack(t: BattleTable, { target: name, shot: told }: IadAnswer): Play<void> {
  const b = t.state;
  const fire = b.fire!;
  const j = modelAt(b, name);
  const target = homeOf(b, j);
  const shot: Shot = { model: modelAt(b, told.model), weapon: told.weapon, ofSection: told.ofSection ?? false };
  const s = homeOf(b, shot.model);
  declare(b, fire, [shot], true);
  tell(t, { type: 'iadDeclared', rule: 'DL-IAD-01', shot: told, target: name, reason: fire.kind });
  const left = yield* working(t, [shot]);
  if (left.length === 0) return;
  b.attack = { kind: 'iad', firing: [s], target, shots: left, templates: [] };
  if (yield* reactions(t, [s], target, false)) yield* resolve(t, shot, j); // no dive against it (DL-HTD-82)
  expire(t, 'attack', [s, target]);
  b.attack = null;
}

function* resolve(t: BattleTable, shot: Shot, j: number): Play<void> {
  const b = t.state;
  const weapon = weaponNamed(b, shot.weapon);
  const line = sightLine(b, shot.model, j)!;
  const box = weapon.iad[bandAt(weapon, line.length) === 'er' ? 0 : 1]!;
  const [counted] = yield* boxes(t, [shot], () => box);
  const name = nameOf(b, shot.model);
  const threshold = thresholdOf(b, shot.model, homeOf(b, j), b.fire!);
  const side = sideOf(b, shot.model);
  const dice = yield* rollPool(
    t,
    brought(poolOf(counted!.colour, counted!.count), name, shot.weapon, threshold),
    'DL-IAD-04',
    side,
  );
  yield* rerolls(t, dice, [shot]);
  const successes = successesOf(dice);
  const { face, av } = facingTo(b, j, firingPoint(b, shot.model, j));
  tell(t, {
    type: 'iadRolled',
    rule: 'DL-IAD-04',
    dice: facesOf(dice),
    pool: toldDice(dice),
    successes,
    target: nameOf(b, j),
    face,
    av,
  });
  const rest = Math.max(0, successes - (yield* hullSaves(t, j, underOf(b, b.attack!))));
  const lost = hullLost(rest, av, profileAt(b, j).cr);
  const h = happening(b);
  wound(t, h, j, lost, [], 'DL-IAD-06');
  tell(t, { type: 'iadResolved', rule: lost > 1 ? 'DL-IAD-07' : 'DL-IAD-06', target: nameOf(b, j), rest, av, lost });
  yield* aftermath(t, h, homeOf(b, j));
}

/** Cover, then shields (DL-IAD-05). */
export function* hullSaves(t: BattleTable, j: number, under: Under): Play<number> {
  const b = t.state;
  const side = sideOf(b, j);
  const cover = coverOf(b, j, under);
  const shield = shieldOf(b, j, under.weapons);
  const name = nameOf(b, j);
  let taken = 0;
  const asDice = b.match.config.ironcladCover === 'dice';
  if (cover > 0 && !asDice) {
    const [d6] = yield* rolls(t, 1, 'DL-COV-08', side);
    taken = hullCover(cover, asD3(d6!));
    tell(t, { type: 'hullCovered', rule: 'DL-COV-08', model: name, cover, dice: [d6], taken });
  }
  const pool = [...brought(poolOf('B', asDice ? cover : 0), name, 'cover', 4), ...brought(shield, name, 'shield', 4)];
  if (pool.length === 0) return taken;
  const dice = yield* rollPool(t, pool, 'DL-MAR-33', side);
  yield* offerLuck(t, dice, side);
  tell(t, {
    type: 'saved',
    rule: 'DL-MAR-33',
    model: name,
    cover,
    dice: facesOf(dice),
    pool: toldDice(dice),
    successes: successesOf(dice),
  });
  return taken + successesOf(dice);
}
