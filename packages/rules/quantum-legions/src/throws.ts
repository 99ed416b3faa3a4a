import type { Throw } from '@sandtable/kernel';
import type { BattleEvent, BattleEventOf } from './events.js';
import { oddsOf } from './odds.js';
import { commandLaw } from './rules/command-points.js';
import { seatOfUnit } from './rules/setup.js';
import { markersPlaced } from './rules/shot.js';
import { RETURN_LAW } from './rules/suppression.js';
import type { Seat } from './terms.js';

// The luck of a battle: what the dice brought, beside all that they could have brought, by the code that resolves them.

/** `losses` and `markers` of attacks are gained by the attacker, CP by who commands, returned elements by their owner. */
export type ThrowKind = 'losses' | 'markers' | 'command' | 'returns';

export function throws(events: readonly BattleEvent[]): Throw[] {
  const all: Throw[] = [];
  const add = (at: number, seat: Seat, kind: ThrowKind, came: number, law: readonly number[]) =>
    all.push({ at, seat, kind, came, law });
  events.forEach((event, at) => {
    if (event.type === 'commandRolled')
      add(at, event.seat, 'command', event.cp, commandLaw(event.rule === 'QL-CMD-02', event.bonus ?? 0));
    else if (event.type === 'reanimateRolled')
      add(at, seatOfUnit(event.unit), 'returns', event.returned ? 1 : 0, RETURN_LAW);
    else if (event.type === 'attackDeclared') {
      const came = outcomeOf(event, events, at + 1);
      if (came === null) return;
      const { lost, markers } = oddsOf(event, event.elements);
      add(at, seatOfUnit(event.unit), 'losses', came.lost, lost);
      add(at, seatOfUnit(event.unit), 'markers', came.markers, markers);
    }
  });
  return all;
}

type Attack = BattleEventOf<'attackDeclared'>;

/** What the dice of an attack brought; null while some have yet to fall. Saves the owner did not use (QL-SAV-04) count as rolled. */
function outcomeOf(
  attack: Attack,
  events: readonly BattleEvent[],
  from: number,
): { lost: number; markers: number } | null {
  let markers = 0;
  const done = (kills: number) => ({ lost: Math.min(kills, attack.elements), markers });
  let kills = 0;
  for (let i = from; i < events.length; i++) {
    const event = events[i]!;
    if (event.type === 'attackRolled') {
      markers = markersPlaced(event.ones, attack.markerShift);
      kills = event.hits;
      if (kills === 0 || (attack.killOn === 0 && attack.saveOn === 0)) return done(kills);
    } else if (event.type === 'damageRolled') {
      kills = event.kills;
      if (kills === 0 || attack.saveOn === 0) return done(kills);
    } else if (event.type === 'savesRolled') return done(kills - event.successes);
  }
  return null;
}
