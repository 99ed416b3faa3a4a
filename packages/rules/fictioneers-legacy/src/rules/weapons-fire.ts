import { driftFrom } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import type { BattleTable } from '../events.js';
import { isDark, isOnTable } from '../ground.js';
import { DIE, INCH, mils, type Spot } from '../inches.js';
import { type Battle, controllerOf, idOf, kindOf, sideOf } from '../state.js';
import { othersStruck, struckByDrift } from './area-of-effect.js';
import { damage } from './damage.js';
import { reveal } from './hidden-models.js';
import { isCarried } from './legal-fire.js';
import { bearing, driftsOnMiss, type Shot, type Struck, struckBy, toDamage, toHit } from './to-hit.js';

// Weapons fire resolved, dice in the order of 8.1.

/** Low succeeds (FL-GEN-02), without limits of its own (FL-GEN-03) but for the option FL-OPT-02. */
export function hits(number: number, die: number, luckyOnes: boolean): boolean {
  return die <= number || (luckyOnes && die === 1);
}

/** Fires a shot that was judged legal. Marks of having fired are made here; overwatch makes none but its own (FL-OVW-09) and a gun's. */
export function* fireShot(t: BattleTable, shot: Shot, overwatch: boolean): Play<void> {
  const b = t.state;
  const { firer, platform, weapon, mode, indirect, to, from } = shot;
  reveal(t, firer, 'FL-HID-03');
  if (platform !== firer) reveal(t, platform, 'FL-HID-03');
  const number = toHit(b, shot);
  const seat = controllerOf(b, firer);
  const dice = yield* t.roll(1, DIE, 'FL-FIR-07', seat);
  const hit = hits(number.total, dice[0]!, b.match.config.naturalOneHits);
  if (t.logging) {
    t.log({
      type: 'fired',
      rule: 'FL-FIR-07',
      model: idOf(b, firer),
      ...(platform === firer ? {} : { platform: idOf(b, platform) }),
      weapon: weapon.id,
      mode,
      indirect,
      target: to.who >= 0 ? idOf(b, to.who) : { x: to.x, y: to.y },
      number,
      dice,
      hit,
      ...(overwatch ? { overwatch: true as const } : {}),
      ...(shot.spotter >= 0 ? { spotter: idOf(b, shot.spotter) } : {}),
    });
  }
  mark(t, shot, overwatch);
  if (hit) {
    if (mode === 'smoke') layCloud(t, shot, to);
    else yield* strike(t, shot);
  } else if (driftsOnMiss(b, shot)) yield* drift(t, shot, from, dice[0]! - number.total, seat);
}

/** What firing leaves: the firing action is used, the aim is remembered (FL-IND-06), the flash is seen (FL-OPT-07). */
function mark(t: BattleTable, shot: Shot, overwatch: boolean): void {
  const { firer, platform, slot, from, spotter } = shot;
  const b = t.state;
  const m = b.models[firer]!;
  const base = b.models[platform]!;
  if (kindOf(b, platform) === 'artillery') base.fired = true; // FL-ART-11: in the enemy's turn too
  if (!overwatch) {
    m.fired = true;
    base.fired = true;
    if (kindOf(b, platform) === 'vehicle' && !isCarried(b, shot)) base.firedWeapons = [...base.firedWeapons, slot];
    if (spotter >= 0) {
      const eyes = b.models[spotter]!;
      eyes.spotted = true;
      if (eyes.vehicle !== null) b.models[eyes.vehicle]!.fired = true; // FL-VEH-07
      reveal(t, spotter, 'FL-HID-03');
    }
  }
  if (shot.fixed) remember(b, shot);
  if (!b.match.config.litByFire || !isDark(b, from)) return;
  // until the end of the next enemy turn; who answers an enemy turn is lit for the one after it too
  const until = b.turn + (overwatch ? 2 : 1);
  m.litUntil = until;
  base.litUntil = until;
}

/** FL-IND-06: of every fixed weapon, where its last shot went if that was indirect. */
function remember(b: Battle, shot: Shot): void {
  const { bearer, slot } = bearing(b, shot);
  const m = b.models[bearer]!;
  if (!shot.indirect && m.aims.length === 0) return;
  const { from, to } = shot;
  const others = m.aims.filter((aim) => aim.slot !== slot);
  const aim = { slot, from: { x: from.x, y: from.y }, at: { x: to.x, y: to.y } };
  m.aims = shot.indirect ? [...others, aim] : others;
}

/** A hit: the aimed target first, then the others in the area (FL-AOE-01, FL-AOE-09, FL-FIR-39, FL-IND-10). */
function* strike(t: BattleTable, shot: Shot): Play<void> {
  const b = t.state;
  const { to } = shot;
  const others = othersStruck(b, shot);
  if (to.who >= 0) yield* harm(t, shot, to.who, struckBy(b, shot), to);
  for (const i of others) yield* harm(t, shot, i, 'inArea', to); // FL-AOE-05
}

/** A damage die, if it can succeed (FL-GEN-04, FL-DMG-02), and what it does. */
function* harm(t: BattleTable, { firer, weapon }: Shot, i: number, struck: Struck, burst: Spot): Play<void> {
  const b = t.state;
  const { where } = b.models[i]!;
  if (where !== 'table' && where !== 'aboard') return; // gone with something else in the same burst
  const number = toDamage(b, weapon, i, struck, burst);
  const rolls = number !== null && number.total >= 1;
  if (rolls) reveal(t, i, 'FL-AOE-07'); // FL-HID-07
  const dice = rolls ? yield* t.roll(1, DIE, 'FL-DMG-01', controllerOf(b, firer)) : [];
  const damaged = rolls && dice[0]! <= number.total;
  if (t.logging && !b.models[i]!.hidden) {
    const rule = number === null ? 'FL-DMG-02' : rolls ? 'FL-DMG-01' : 'FL-GEN-04';
    t.log({ type: 'damageRolled', rule, model: idOf(b, i), number, dice, damaged });
  }
  if (damaged) yield* damage(t, i);
}

/** FL-IND-07 to FL-IND-09, FL-SMK-03. */
function* drift(t: BattleTable, shot: Shot, from: Spot, margin: number, seat: string): Play<void> {
  const b = t.state;
  const dice = yield* t.roll(1, DIE, 'FL-IND-07', seat);
  let distance = margin * INCH;
  if (b.match.config.driftDistance === 'd12half') {
    const far = yield* t.roll(1, DIE, 'FL-IND-08', seat);
    dice.push(far[0]!);
    distance = (far[0]! * INCH) / 2;
  }
  const at = driftFrom(from, shot.to, dice[0]!, distance);
  const onTable = isOnTable(b, at);
  if (t.logging) t.log({ type: 'drifted', rule: onTable ? 'FL-IND-07' : 'FL-IND-09', dice, distance, at, onTable });
  if (!onTable) return; // FL-IND-09
  if (shot.mode === 'smoke') {
    layCloud(t, shot, at);
    return;
  }
  for (const i of struckByDrift(b, shot, at)) yield* harm(t, shot, i, 'inArea', at);
}

/** FL-SMK-02, FL-SMK-05. */
function layCloud(t: BattleTable, { weapon, firer }: Shot, { x, y }: Spot): void {
  const b = t.state;
  const diameter = mils(weapon.smoke!);
  b.smoke = [...b.smoke, { x, y, diameter, side: sideOf(b, firer), until: b.turn + 2 }];
  if (t.logging) t.log({ type: 'smokeLaid', rule: 'FL-SMK-03', at: { x, y }, diameter });
}
