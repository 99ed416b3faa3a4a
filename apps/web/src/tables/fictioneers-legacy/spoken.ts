import { type Battle, type BattleEvent, sideOfSeat, type View } from '@sandtable/fictioneers-legacy';
import type { Spoken } from '../../frame/presenter.js';
import type { LogEntry } from '../../frame/sitting.js';
import { squadCalled } from './ask.js';
import { called, forceName } from './figures.js';
import type { TableSay } from './texts.js';

/** What happened, for ears: which squads move, who fires at whom and what comes of it; bookkeeping is left to the log. */
export function spokenOf(entries: readonly LogEntry[], { seat, battle: b }: View, t: TableSay): readonly Spoken[] {
  const side = seat === null ? null : sideOfSeat(seat);
  const isOwn = (id: string): boolean => b.muster.cast.some((one) => one.id === id && one.side === side);
  const events = entries.map(({ event }) => event as unknown as BattleEvent);
  return inSquads(events, b).flatMap((event): Spoken[] => {
    switch (event.type) {
      case 'turnBegan': {
        const round = t('round', { round: event.round, rounds: b.match.scenario.rounds });
        return [{ text: `${round}, ${forceName(b, event.side)}.`, own: false }];
      }
      case 'moved':
        return [{ text: t('spokenMoved', { model: called(b, event.model) }), own: false }];
      case 'squadMoved':
        return [{ text: t('spokenSquadMoved', { squad: event.name, n: event.models.size }), own: false }];
      case 'fired': {
        const target = typeof event.target === 'string' ? called(b, event.target) : t('point', { place: '' });
        const result = t(event.hit ? 'spokenHit' : 'spokenMiss');
        const own = typeof event.target === 'string' && isOwn(event.target);
        return [{ text: t('spokenFired', { model: called(b, event.model), target, result }), own }];
      }
      case 'killed':
      case 'destroyed':
        return [{ text: t('spokenKilled', { model: called(b, event.model) }), own: isOwn(event.model) }];
      case 'fought': {
        const result =
          event.winner === null ? '=' : called(b, event.winner === 'attacker' ? event.attacker : event.defender);
        const [attacker, defender] = [called(b, event.attacker), called(b, event.defender)];
        return [{ text: t('spokenFought', { attacker, defender, result }), own: isOwn(event.defender) }];
      }
      case 'moraleChecked': {
        const own = b.muster.squads.some((one) => one.id === event.squad && one.side === side);
        return [{ text: t('spokenMorale', { squad: squadCalled(b, event.squad), result: t(event.result) }), own }];
      }
      default:
        return [];
    }
  });
}

interface SquadMoved {
  readonly type: 'squadMoved';
  readonly name: string;
  readonly models: Set<string>;
}

/** Where several of a squad moved, each of their moves tells of them all: the same sentence, which is heard once. */
function inSquads(events: readonly BattleEvent[], b: Battle): readonly (BattleEvent | SquadMoved)[] {
  const squadOf = new Map(
    b.muster.squads.flatMap((squad) => squad.members.map((i) => [b.muster.cast[i]!.id, squad] as const)),
  );
  const moved = new Map<string, SquadMoved>();
  for (const event of events) {
    const squad = event.type === 'moved' && squadOf.get(event.model);
    if (!squad) continue;
    const known = moved.get(squad.id) ?? { type: 'squadMoved', name: squad.name, models: new Set() };
    moved.set(squad.id, known);
    known.models.add(event.model);
  }
  return events.map((event) => {
    const squad = event.type === 'moved' && squadOf.get(event.model);
    const together = squad && moved.get(squad.id)!;
    return together && together.models.size > 1 ? together : event;
  });
}
