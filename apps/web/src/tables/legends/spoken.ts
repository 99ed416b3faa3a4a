import { MOMENTS, type Scene, type SceneEvent } from '@sandtable/legends';
import type { LogEntry } from '../../frame/sitting.js';
import { called } from './city.js';
import type { TableSay } from './texts.js';

/** What happened, for ears: who tries what and whether it works, who is hurt, who takes over. The rest is left to the log. */
export function spokenOf(entries: readonly LogEntry[], s: Scene, t: TableSay): readonly string[] {
  const name = (id: string | null): string => called(s, id, t);
  return entries.flatMap(({ event: told }): string[] => {
    const event = told as unknown as SceneEvent;
    switch (event.type) {
      case 'activationBegan':
        return [t('saidActs', { hero: name(event.hero) })];
      case 'attempted':
        return [
          t(event.success ? 'saidSucceeds' : 'saidFails', {
            hero: name(event.hero),
            moment: MOMENTS[event.moment].name,
            dice: event.dice.join(', '),
          }),
        ];
      case 'moved':
        return [t(`said_${event.how}`, { thing: name(event.thing) })];
      case 'impact':
        return [t('saidImpact', { mover: name(event.mover), other: name(event.piece ?? event.other) })];
      case 'fatigue':
        return [t('saidFatigue', { hero: name(event.hero), n: event.amount, total: event.total })];
      case 'heroOut':
        return [t('saidOut', { hero: name(event.hero) })];
      case 'seized':
        return [t('saidSeized', { hero: name(event.hero) })];
      case 'collapsed':
        return [t('saidCollapsed', { house: name(event.building) })];
      case 'scored':
        return [t('saidScored', { seat: event.seat, vp: event.vp })];
      default:
        return [];
    }
  });
}
