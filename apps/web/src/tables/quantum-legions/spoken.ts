import type { BattleEvent, View } from '@sandtable/quantum-legions';
import type { Spoken } from '../../frame/presenter.js';
import type { LogEntry } from '../../frame/sitting.js';
import type { TableSay } from './texts.js';
import { placeName } from './units.js';

// What happened, for ears: an attack with all its dice is one sentence, the enemy's orders are counted, and steps without events are
// left out.

interface Attack {
  readonly unit: string;
  readonly target: string;
  hits: number;
  markers: number;
  lost: number;
  destroyed: boolean;
}

export function spokenOf(entries: readonly LogEntry[], view: View, t: TableSay): readonly Spoken[] {
  const sentences: Spoken[] = [];
  const isOwn = (unit: string): boolean => view.units.some(({ id, owner }) => id === unit && owner === view.seat);
  const say = (text: string, own = false) => sentences.push({ text, own });
  let attack: Attack | null = null;
  let orders = 0;
  const settle = () => {
    if (attack) say(attackSentence(attack, t), isOwn(attack.target));
    attack = null;
  };
  const side = (seat: string): string => t(seat === view.seat ? 'yours' : 'enemy');
  for (const { event: told } of entries) {
    const event = told as unknown as BattleEvent;
    if (event.type === 'attackDeclared') {
      settle();
      attack = { unit: event.unit, target: event.target, hits: 0, markers: 0, lost: 0, destroyed: false };
      continue;
    }
    const open = attack as Attack | null;
    if (open && isOf(event, open)) continue;
    if (event.type === 'orderIssued' && !isOwn(event.unit)) orders++;
    const sentence = sentenceOf(event, side, t);
    if (sentence === null) continue;
    settle();
    if (orders > 0 && event.type !== 'orderIssued') {
      say(t('spokenOrders', { n: orders }));
      orders = 0;
    }
    say(sentence, event.type === 'drawOffered' && event.seat !== view.seat);
  }
  settle();
  if (orders > 0) say(t('spokenOrders', { n: orders }));
  return sentences;
}

/** Takes into an attack what belongs to it. */
function isOf(event: BattleEvent, attack: Attack): boolean {
  switch (event.type) {
    case 'attackRolled':
      attack.hits = event.hits;
      return true;
    case 'suppressed':
      attack.markers += event.markers;
      return true;
    case 'elementsLost':
      attack.lost += event.lost;
      return true;
    case 'unitDestroyed':
      attack.destroyed = true;
      return true;
    case 'damageRolled':
    case 'savesRolled':
    case 'savesUsed':
    case 'orderRemoved':
      return true;
    default:
      return false;
  }
}

function attackSentence({ unit, target, hits, markers, lost, destroyed }: Attack, t: TableSay): string {
  const ends = [
    t('spokenHits', { n: hits }),
    ...(markers > 0 ? [t('suppression', { n: markers })] : []),
    destroyed ? t('destroyed') : t('spokenLost', { n: lost }),
  ];
  return `${t('oddsTitle', { unit, target })}: ${ends.join(', ')}.`;
}

function sentenceOf(event: BattleEvent, side: (seat: string) => string, t: TableSay): string | null {
  switch (event.type) {
    case 'turnBegan':
      return `${t('turn', { turn: event.turn })}, ${side(event.seat)}.`;
    case 'commandRolled':
      return `${event.cp} CP.`;
    case 'deployed':
      return t('spokenDeployed', { side: side(event.seat) });
    case 'unitMoved':
      return event.path.length === 0
        ? null
        : t('spokenMoved', { unit: event.unit, place: placeName(event.path.at(-1)!) });
    case 'orderIssued':
      return event.order === 'hidden' ? null : t('spokenOrder', { unit: event.unit, order: t(event.order) });
    case 'unitCarried':
      return t('spokenMoved', { unit: event.unit, place: placeName(event.to) });
    case 'activationBegan':
      return t('spokenActs', { unit: event.unit, order: t(event.order) });
    case 'suppressionRemoved':
      return t('spokenRallied', { unit: event.unit, left: event.left });
    case 'vpAwarded':
      return t('spokenPoints', { vp: event.vp, side: side(event.seat), total: event.total });
    case 'objectiveScored':
      return t('spokenGoal', { unit: event.unit, hex: event.hex });
    case 'drawOffered':
      return t('askDraw');
    default:
      return null;
  }
}
