import { MOMENTS, type Scene, type SceneEvent } from '@sandtable/legends';
import type { Spoken } from '../../frame/presenter.js';
import type { LogEntry } from '../../frame/sitting.js';
import { called } from './city.js';
import type { TableSay } from './texts.js';

/** What happened, for ears: who tries what and whether it works, who is hurt, who takes over. The rest is left to the log. */
export function spokenOf(entries: readonly LogEntry[], s: Scene, own: number, t: TableSay): readonly Spoken[] {
  const isOwn = (id: string | null): boolean => s.heroes.some((one) => one.id === id && one.seat === own);
  return entries.flatMap(({ event: told }) => {
    const event = told as unknown as SceneEvent;
    const text = sentenceOf(event, s, t);
    return text === null ? [] : [{ text, own: isOwn(befell(event)) }];
  });
}

/** Whom it happened to, where that is not who did it. */
function befell(event: SceneEvent): string | null {
  switch (event.type) {
    case 'fatigue':
    case 'heroOut':
      return event.hero;
    case 'impact':
      return event.other;
    case 'moved':
      return event.how === 'line' || event.how === 'drop' ? null : event.thing;
    default:
      return null;
  }
}

function sentenceOf(event: SceneEvent, s: Scene, t: TableSay): string | null {
  const name = (id: string | null): string => called(s, id, t);
  switch (event.type) {
    case 'activationBegan':
      return t('saidActs', { hero: name(event.hero) });
    case 'attempted':
      return t(event.success ? 'saidSucceeds' : 'saidFails', {
        hero: name(event.hero),
        moment: MOMENTS[event.moment].name,
        dice: event.dice.join(', '),
      });
    case 'moved':
      return t(`said_${event.how}`, { thing: name(event.thing) });
    case 'impact':
      return t('saidImpact', { mover: name(event.mover), other: name(event.piece ?? event.other) });
    case 'fatigue':
      return t('saidFatigue', { hero: name(event.hero), n: event.amount, total: event.total });
    case 'heroOut':
      return t('saidOut', { hero: name(event.hero) });
    case 'seized':
      return t('saidSeized', { hero: name(event.hero) });
    case 'collapsed':
      return t('saidCollapsed', { house: name(event.building) });
    case 'scored':
      return t('saidScored', { seat: event.seat, vp: event.vp });
    default:
      return null;
  }
}
