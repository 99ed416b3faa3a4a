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
      return `Damage roll, kills on ${e.killOn}+: ${successes(e.dice, e.kills, e.kills === 1 ? 'kills' : 'kill', 'nothing')}.`;
    case 'savesRolled':
      return `Saving throws of ${e.unit}, saved on ${e.saveOn}+: ${successes(e.dice, e.successes, 'saved', 'not saved')}.`;
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

const falling = (dice: readonly number[]): number[] => [...dice].sort((a, b) => b - a);

/** Hits are the highest dice, and those that suppress the lowest: so the dice fall into three heaps (QL-ATK-06, QL-ATK-08). */
function attackRoll({ dice, hits, ones }: BattleEventOf<'attackRolled'>): string {
  const high = falling(dice);
  const rest = high.length - ones;
  return `Attack roll: ${heaps([high.slice(0, hits), 'hits'], [high.slice(hits, rest), 'nothing'], [high.slice(rest), 'suppresses'])}.`;
}

/** Dice that succeed from some face on. */
function successes(dice: readonly number[], count: number, good: string, bad: string): string {
  const high = falling(dice);
  return heaps([high.slice(0, count), good], [high.slice(count), bad]);
}

function heaps(...all: readonly (readonly [faces: readonly number[], does: string])[]): string {
  return all.flatMap(([faces, does]) => (faces.length === 0 ? [] : [`${faces.join(', ')} ${does}`])).join('; ');
}

const withNames = (sentence: string, view: View): string =>
  sentence.replace(/\b[ab]\d+\b/g, (id) => {
    const unit = unitOf(view, id);
    return unit ? called(unit) : id;
  });
