import type { BattleEvent, View } from '@sandtable/legendary-battles';
import type { Spoken } from '../../frame/presenter.js';
import type { LogEntry } from '../../frame/sitting.js';
import type { Language } from '../../text/language.js';
import { actionName, situationName, titleOf } from './card-words.js';
import { cardNamed } from './plan.js';
import type { TableSay } from './texts.js';
import { called, resultName, sideName, unitOf } from './words.js';

// What happened, for ears: an attack with its draw and its result is one sentence, steps of one move are told by their end.

export function spokenOf(entries: readonly LogEntry[], view: View, language: Language, t: TableSay): readonly Spoken[] {
  const events = entries.map(({ event }) => event as unknown as BattleEvent);
  const isOwn = (unit: string): boolean => unitOf(view, unit)?.side === view.seat;
  return events.flatMap((event, i): Spoken[] => {
    const say = (text: string, own = false): Spoken[] => [{ text, own }];
    switch (event.type) {
      case 'turnBegan':
        return say(t('spokenTurn', { n: event.round, side: sideName(view, event.seat) }));
      case 'actionPlayed':
        return say(
          t('spokenAction', {
            side: sideName(view, event.seat),
            action: actionName(event.action, language),
            unit: called(view, event.unit),
          }),
        );
      case 'situationPlayed':
        return say(
          t('spokenSituation', {
            side: sideName(view, event.seat),
            situation: situationName(event.situation, view.match.scenario.genre, language),
          }),
          event.seat !== view.seat,
        );
      case 'moved': {
        const next = events[i + 1];
        if (next?.type === 'moved' && next.unit === event.unit) return [];
        return say(t('spokenMoved', { unit: called(view, event.unit), zone: event.to }));
      }
      case 'contact':
        return say(
          t('spokenContact', { unit: called(view, event.unit), target: called(view, event.target) }),
          isOwn(event.target),
        );
      case 'attackDeclared': {
        const attacker = event.attacker ? called(view, event.attacker) : t('hazard');
        const target = called(view, event.target);
        const read = events.slice(i + 1).find((one) => one.type === 'resultRead' || one.type === 'attackDeclared');
        const result = read?.type === 'resultRead' ? resultName(read.result, t) : null;
        const text =
          result === null
            ? t('spokenAttackOpen', { attacker, target })
            : t('spokenAttack', { attacker, target, result });
        return say(text, isOwn(event.target));
      }
      case 'status': {
        const state = [t(event.condition), event.confused && t('confused')].filter(Boolean).join(', ');
        return event.condition === 'eliminated'
          ? []
          : say(t('spokenStatus', { unit: called(view, event.unit), state }), isOwn(event.unit));
      }
      case 'fallsBack':
        return say(t('spokenFallsBack', { unit: called(view, event.unit) }), isOwn(event.unit));
      case 'eliminated':
        return say(t('spokenLost', { unit: called(view, event.unit) }), isOwn(event.unit));
      case 'drew': {
        const { cards, seat, count } = event;
        if (!cards) return say(t('spokenDrewOther', { side: sideName(view, seat), n: count }));
        const names = cards.map((id) => {
          const card = cardNamed(id);
          return card ? titleOf(card, language) : id;
        });
        return say(t('spokenDrew', { cards: names.join(', ') }), true);
      }
      case 'discarded':
        return say(t('spokenDiscard', { side: sideName(view, event.seat), n: event.cards.length }));
      default:
        return [];
    }
  });
}
