import { type BattleEvent, say, type View } from '@sandtable/legendary-battles';
import { seatsNamed } from '../../frame/names.js';
import type { LogEntry } from '../../frame/sitting.js';
import { cardNamed } from './plan.js';
import { called, sideName } from './words.js';

/** Fields of events that name units. */
const UNITS = new Set(['unit', 'target', 'attacker', 'by', 'foe', 'marker', 'recipients']);

/** A sentence of the log with the names of the table: the referee says `A2` and `C06`, the table `North Rifles` and `By Bounds`. */
export function told({ event, text }: LogEntry, view: View): string {
  const { type } = event as { readonly type: string };
  const named = Object.fromEntries(
    Object.entries(event).map(([field, value]) => {
      if (field === 'cards' && Array.isArray(value))
        return [field, value.map((id: string) => cardNamed(id)?.title ?? id)];
      if (type === 'chanceDrawn' && field === 'card') return [field, cardNamed(value as string)?.title ?? value];
      if (!UNITS.has(field) || (field === 'by' && type !== 'aided')) return [field, value];
      return [
        field,
        Array.isArray(value)
          ? value.map((id) => called(view, id as string))
          : typeof value === 'string'
            ? called(view, value)
            : value,
      ];
    }),
  );
  const known = SPOKEN.has(type as BattleEvent['type']) ? say(named as never) : text;
  return seatsNamed(known, (seat) => sideName(view, seat as 'A' | 'B'));
}

/** Those whose sentences name units or cards. */
const SPOKEN: ReadonlySet<BattleEvent['type']> = new Set<BattleEvent['type']>([
  'drew',
  'actionPlayed',
  'relayed',
  'fizzled',
  'turned',
  'moved',
  'flew',
  'contact',
  'situationPlayed',
  'attackDeclared',
  'attackLost',
  'chanceDrawn',
  'resultRead',
  'friendlyFire',
  'resultBecame',
  'nerve',
  'status',
  'token',
  'fallsBack',
  'wentAloft',
  'putBack',
  'displaced',
  'holds',
  'captured',
  'eliminated',
  'exited',
  'aided',
  'attackOffMap',
  'breachTried',
  'castTried',
  'powerUsed',
  'reinforced',
]);
