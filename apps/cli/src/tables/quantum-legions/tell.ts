import type { Event } from '@sandtable/kernel';
import { type BattleEvent, type BattleEventOf, quantumLegions, type View } from '@sandtable/quantum-legions';
import { called, unitOf } from './units.js';

// What happens, for somebody who has nothing but the words: dice by what they did, units with their names.

export function tellEvent(event: Event, view: View): string {
  const e = event as unknown as BattleEvent;
  switch (e.type) {
    case 'attackRolled':
      return attackRoll(e);
    case 'damageRolled':
      return `Damage roll, kills on ${e.killOn}+: ${sorted(e.dice, [[e.kills, 'kill', 'kills']], 'no kill')}.`;
    case 'savesRolled':
      return `Saving throws of ${e.unit}, saved on ${e.saveOn}+: ${sorted(e.dice, [[e.successes, 'saved', 'saved']], 'not saved')}.`;
    case 'attackDeclared':
    case 'activationBegan':
    case 'unitDestroyed':
      return withNames(quantumLegions.say(event), view);
    // What the next question or the next event says anyway. The log keeps them.
    case 'stepBegan':
    case 'orderRevealed':
    case 'turnEnded':
      return '';
    case 'orderRemoved':
      return e.reason === 'activated' || (e.reason === 'replaced' && !e.order) ? '' : quantumLegions.say(event);
    default:
      return quantumLegions.say(event);
  }
}

/** Hits are the highest dice, and those that suppress the lowest: so the dice fall into three heaps (QL-ATK-06, QL-ATK-08). */
function attackRoll({ dice, hits, ones }: BattleEventOf<'attackRolled'>): string {
  const high = [...dice].sort((a, b) => b - a);
  const heaps = [
    heap(high.slice(0, hits), 'hits'),
    heap(high.slice(hits, high.length - ones), 'nothing'),
    heap(high.slice(high.length - ones), 'suppresses'),
  ].filter((text) => text !== '');
  return `Attack roll: ${heaps.join('; ')}.`;
}

const heap = (faces: readonly number[], does: string): string =>
  faces.length === 0 ? '' : `${faces.join(', ')} ${does}`;

function sorted(
  dice: readonly number[],
  [[count, one, many]]: readonly [readonly [number, string, string]],
  rest: string,
): string {
  const high = [...dice].sort((a, b) => b - a);
  return [heap(high.slice(0, count), count === 1 ? one : many), heap(high.slice(count), rest)]
    .filter((text) => text !== '')
    .join('; ');
}

const withNames = (sentence: string, view: View): string =>
  sentence.replace(/\b[ab]\d+\b/g, (id) => {
    const unit = unitOf(view, id);
    return unit ? called(unit) : id;
  });
