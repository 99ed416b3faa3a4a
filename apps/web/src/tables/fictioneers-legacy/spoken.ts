import type { BattleEvent, View } from '@sandtable/fictioneers-legacy';
import type { LogEntry } from '../../frame/sitting.js';
import { squadCalled } from './ask.js';
import { called, forceName } from './figures.js';
import type { TableSay } from './texts.js';

/** What happened, for ears: who moves, who fires at whom and what comes of it; bookkeeping is left to the log. */
export function spokenOf(entries: readonly LogEntry[], { battle: b }: View, t: TableSay): readonly string[] {
  return entries.flatMap(({ event: told }): string[] => {
    const event = told as unknown as BattleEvent;
    switch (event.type) {
      case 'turnBegan':
        return [`${t('round', { round: event.round, rounds: b.match.scenario.rounds })}, ${forceName(b, event.side)}.`];
      case 'moved':
        return [t('spokenMoved', { model: called(b, event.model) })];
      case 'fired': {
        const target = typeof event.target === 'string' ? called(b, event.target) : t('point', { place: '' });
        const result = t(event.hit ? 'spokenHit' : 'spokenMiss');
        return [t('spokenFired', { model: called(b, event.model), target, result })];
      }
      case 'killed':
      case 'destroyed':
        return [t('spokenKilled', { model: called(b, event.model) })];
      case 'fought': {
        const result =
          event.winner === null ? '=' : called(b, event.winner === 'attacker' ? event.attacker : event.defender);
        return [
          t('spokenFought', { attacker: called(b, event.attacker), defender: called(b, event.defender), result }),
        ];
      }
      case 'moraleChecked':
        return [t('spokenMorale', { squad: squadCalled(b, event.squad), result: t(event.result) })];
      default:
        return [];
    }
  });
}
