import type { Score } from '@sandtable/craft';
import type { AttackPreview, OrderType, Place, RuleId, TargetStatus, UnitView, View } from '@sandtable/quantum-legions';
import type { Look, Page } from '../../play/text-table.js';
import { askedIn, Misread, orderMeant, theOne } from './asked.js';
import { placeName, samePlace } from './places.js';
import { reachOf } from './reach.js';
import { armorOf, called, calledAt, profileOf, theUnit, unitsOf } from './units.js';
import { average, exactly, orderName, percent, plural } from './words.js';

// Attacks before they are made: who can be attacked, and with what chances.

/** Every enemy of a unit as a target under an order, from where it stands or as if it had moved. */
export function targetsOf(look: Look<View>, unit: UnitView, order: OrderType, from?: Place): readonly TargetStatus[] {
  const { activation } = look.view;
  const elsewhere = from !== undefined && !samePlace(from, unit.hex!);
  const moved = elsewhere || (activation?.unit === unit.id && activation.moved);
  const args = { unit: unit.id, order, moved, ...(elsewhere && { from }) };
  return look.query('targets', args) as readonly TargetStatus[];
}

/** What an attack is worth, in a few words. */
export function brief({ shot, odds, spotter, expectedVp }: AttackPreview): string {
  const cover = shot.cover === 'none' ? '' : `, ${shot.cover} cover`;
  const indirect = shot.indirect ? `, indirectly, spotted by ${spotter}` : '';
  return (
    `${plural(shot.dice, 'die', 'dice')} on ${shot.hitOn}+${cover}${indirect}: ` +
    `loses ${average(odds.expectedLost)} on average, destroyed ${percent(odds.destroyed)}` +
    `${expectedVp > 0 ? ` (${expectedVp.toFixed(1)} VP)` : ''}, suppressed ${percent(odds.suppressed)}`
  );
}

export function targetsText(rest: string, look: Look<View>): string {
  const { view } = look;
  const asked = askedIn(rest, view);
  const unit = theOne(asked, look, 'targets a3 strike');
  const order = orderMeant(asked, unit, view, 'strike');
  const from = asked.from ?? undefined;
  const statuses = [...targetsOf(look, unit, order, from)].sort((a, b) => a.distance - b.distance);
  const lines = statuses.map((status) => `  ${targetLine(view, status)}`);
  const where = from === undefined ? '' : ` from ${placeName(from)}`;
  return [`Targets of ${called(unit)} under ${orderName(order)}${where}:`, ...lines].join('\n');
}

function targetLine(view: View, { target, distance, refusal, blockers, attack }: TargetStatus): string {
  const head = `${calledAt(view, theUnit(view, target))}, distance ${distance}`;
  if (attack) return `${head}: ${brief(attack)}.`;
  const inTheWay = blockers.filter((blocker) => !refusal!.message.includes(blocker));
  const unseen = inTheWay.length > 0 ? ` Sight is blocked by ${inTheWay.join(', ')} too.` : '';
  return `${head}: no. ${refusal!.message} [${refusal!.rule}]${unseen}`;
}

/** `odds a3 b2 strike from C4 then a1 engage`. */
export function oddsText(rest: string, look: Look<View>): string {
  const { view, page } = look;
  const [first, ...more] = rest.split(/\bthen\b/i);
  const asked = askedIn(first!, view);
  const [named, other] = asked.units;
  const active = view.activation && theUnit(view, view.activation.unit);
  // With one unit named it is the target of the unit that is being activated.
  const [unit, target] = other ? [named, other] : [active ?? undefined, named];
  if (!unit || !target) throw new Misread('Which attack? As in: odds a3 b2 strike');
  const order = orderMeant(asked, unit, view, 'strike');
  const followedBy = more.map((words) => {
    const then = askedIn(words, view);
    if (!then.units[0]) throw new Misread('Who else? As in: odds a3 b2 strike then a1 engage');
    return { unit: then.units[0].id, order: orderMeant(then, then.units[0], view, 'strike') };
  });
  const moved =
    (asked.from !== null && !samePlace(asked.from, unit.hex!)) || (active === unit && view.activation!.moved);
  const preview = look.query('odds', {
    unit: unit.id,
    target: target.id,
    order,
    moved,
    ...(asked.from !== null && { from: asked.from }),
    ...(followedBy.length > 0 && { followedBy }),
  }) as AttackPreview;
  const also = followedBy.map((then) => `then ${then.unit} under ${orderName(then.order)}`);
  const from = asked.from === null ? '' : ` from ${placeName(asked.from)}`;
  const title = [`${called(unit)} attacks ${called(target)} under ${orderName(order)}${from}`, ...also].join(', ');
  return [`${title}.`, ...resolution(view, unit, target, preview), ...law(preview, target, page)].join('\n');
}

const reasons = (score: Score<RuleId>): string =>
  score.parts.map(({ by, why, rule }) => `, ${by > 0 ? `+${by}` : by} ${why} [${rule}]`).join('');

/** Which numbers the dice are read by, and why. */
function resolution(view: View, unit: UnitView, target: UnitView, preview: AttackPreview): string[] {
  const { shot, diceScore, hitScore, spotter } = preview;
  const [a, t] = [profileOf(view, unit), profileOf(view, target)];
  const kill =
    shot.killOn === 0
      ? 'Every hit kills: no armor [QL-DMG-05].'
      : `A hit kills on ${shot.killOn}+: ${armorOf(t)}, AP +${a.ap}${a.hunter && !t.infantry ? ' and 1 for Hunter [QL-TRT-09]' : ''} [QL-DMG-02].`;
  const save =
    shot.saveOn === 0
      ? 'No saving throw.'
      : `A kill is saved on ${shot.saveOn}+ [${t.deflector > 0 ? 'QL-TRT-14' : 'QL-SAV-01'}].`;
  return [
    `  Distance ${shot.distance}, ${shot.cover === 'none' ? 'no cover' : `${shot.cover} cover`}${shot.indirect ? `, indirect, spotted by ${spotter} [QL-TRT-11]` : ''}.`,
    `  Dice: ${diceScore.base} [${diceScore.rule}]${reasons(diceScore)}${diceScore.parts.length > 0 ? `: ${diceScore.total}` : ''}.`,
    `  Hits on ${hitScore.base}+ [${hitScore.rule}]${reasons(hitScore)}${hitScore.parts.length > 0 ? `: ${hitScore.total}+` : ''}. ${kill} ${save}`,
    `  Each die of ${shot.suppressUpTo === 1 ? '1' : '1 or 2 [QL-TRT-08]'} suppresses [QL-ATK-08].`,
  ];
}

const BAR = 30;
/** Rounds to nothing. */
const TINY = 0.0005;

/** The law of losses and markers. */
function law({ odds, expectedVp }: AttackPreview, { elements }: UnitView, page: Page): string[] {
  const row = (what: string, chance: number): string => {
    if (page.plain) return `    ${what}: ${exactly(chance)}`;
    return `    ${what.padEnd(17)} ${exactly(chance).padStart(6)}  ${'#'.repeat(Math.round(BAR * chance))}`.trimEnd();
  };
  return [
    '  Elements lost:',
    ...odds.lost.map((chance, lost) => row(lost === elements ? `${lost} lost, destroyed` : `${lost} lost`, chance)),
    '  Suppression markers placed:',
    ...odds.markers.flatMap((chance, markers) => (chance < TINY ? [] : [row(plural(markers, 'marker'), chance)])),
    `  On average ${average(odds.expectedLost)} lost and ${average(odds.expectedMarkers)} markers.`,
    `  Destroyed ${exactly(odds.destroyed)}, worth ${expectedVp.toFixed(1)} VP on average. Survives suppressed ${exactly(odds.suppressed)}.`,
  ];
}

interface Chance {
  readonly target: string;
  readonly attack: AttackPreview;
  readonly from: Place | null;
}

const worth = ({ attack }: Chance): number => attack.expectedVp + attack.odds.expectedLost;

/** The most promising attack under an order: from here for Strike, from anywhere in reach for Engage. */
export function bestAttack(look: Look<View>, unit: UnitView, order: OrderType): Chance | null {
  if (order === 'advance') return null;
  // Where it stands first: of equal chances the one without a move.
  const elsewhere = order === 'strike' ? [] : reachOf(look, unit, order).map(({ to }) => to);
  const from = [undefined, ...elsewhere];
  let best: Chance | null = null;
  for (const place of from) {
    for (const { target, attack } of targetsOf(look, unit, order, place)) {
      const chance = attack && { target, attack, from: place ?? null };
      if (chance && (best === null || worth(chance) > worth(best))) best = chance;
    }
  }
  return best;
}

export function bestLine(look: Look<View>, unit: UnitView, order: OrderType): string {
  if (order === 'advance') return `moves up to ${profileOf(look.view, unit).speed[1]}`;
  const best = bestAttack(look, unit, order);
  if (best === null) return order === 'strike' ? 'no target from here' : 'no target within reach';
  const from = best.from === null || samePlace(best.from, unit.hex!) ? '' : ` from ${placeName(best.from)}`;
  return `best ${best.target}${from}, ${brief(best.attack)}`;
}

/** What each order would be worth now (12.7). The enemy moves before it is carried out. */
export function planText(rest: string, look: Look<View>): string {
  const { view, seat } = look;
  const { units } = askedIn(rest, view);
  const own = units.length > 0 ? units : unitsOf(view, seat as 'A' | 'B');
  const lines = own.flatMap((unit) => {
    if (unit.hex === null) return [];
    const acted = unit.suppression > 0 ? ` Suppressed, ${unit.suppression}.` : '';
    return [
      `${calledAt(view, unit)}.${acted}`,
      `  Strike: ${bestLine(look, unit, 'strike')}.`,
      `  Engage: ${bestLine(look, unit, 'engage')}.`,
    ];
  });
  return lines.length > 0 ? lines.join('\n') : 'You have no unit on the board.';
}
