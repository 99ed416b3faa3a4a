import type { BattleEvent, Card, Result, View } from '@sandtable/legendary-battles';
import type { LogEntry } from '../../frame/sitting.js';
import type { Dot } from '../../kit/pan-zoom.js';
import { type Cue as Shared, sceneFrom, type Timed } from '../../kit/scene.js';
import { dotOf, layoutOf } from './map.js';
import { placesOf } from './places.js';
import { cardNamed } from './plan.js';
import type { TableSay } from './texts.js';
import { resultName } from './words.js';

/** The card that decides, turned up beside its victim, and what the table reads from it. */
export type Cue =
  | Shared<Dot>
  | {
      readonly kind: 'drawn';
      readonly at: Dot;
      readonly card: Card;
      readonly column: number | null;
      readonly result: Result | null;
      readonly says: string;
    }
  | { readonly kind: 'drifts'; readonly from: Dot; readonly to: Dot };

const STRIDE = 190;
const DRAWN = 2100;
const READ = 1500;

export function sceneOf(entries: readonly LogEntry[], before: View, t: TableSay): readonly Timed<Cue>[] {
  const layout = layoutOf(before.match);
  const places = new Map<string, Dot>([...placesOf(before, layout)].map(([id, { x, y }]) => [id, { x, y }]));
  const events = entries.map(({ event }) => event as unknown as BattleEvent);
  let shelled: Dot | null = null;
  return sceneFrom<BattleEvent, Cue>(
    entries,
    (event, scene, i) => {
      const at = 'unit' in event && typeof event.unit === 'string' ? places.get(event.unit) : undefined;
      switch (event.type) {
        case 'moved': {
          const before = events[i - 1];
          // steps of one move are one way
          if (before?.type === 'moved' && before.unit === event.unit) break;
          const way = [dotOf(layout, event.from)];
          for (const next of events.slice(i)) {
            if (next.type !== 'moved' || next.unit !== event.unit) break;
            way.push(dotOf(layout, next.to));
          }
          places.set(event.unit, way.at(-1)!);
          scene.add({ kind: 'move', who: event.unit, way }, STRIDE * (way.length - 1) + 80);
          break;
        }
        case 'flew': {
          const to = event.to === null ? null : dotOf(layout, event.to);
          if (at && to) scene.add({ kind: 'move', who: event.unit, way: [at, to] }, 520);
          if (to) places.set(event.unit, to);
          break;
        }
        case 'putBack':
        case 'displaced': {
          const to = dotOf(layout, event.zone);
          if (at) scene.add({ kind: 'move', who: event.unit, way: [at, to] }, 320);
          places.set(event.unit, to);
          break;
        }
        case 'targetPoint': {
          const to = dotOf(layout, event.zone);
          const from = shelled ?? to;
          if (event.drift > 0) scene.add({ kind: 'drifts', from, to }, 700);
          scene.add({ kind: 'burst', at: to, area: 70 }, 420);
          break;
        }
        case 'actionPlayed':
          shelled = event.orders.zone ? dotOf(layout, event.orders.zone) : null;
          break;
        case 'attackDeclared': {
          const [from, to] = [event.attacker ? places.get(event.attacker) : undefined, places.get(event.target)];
          if (from && to && event.kind === 'ranged') scene.shot({ kind: 'shot', from, to, indirect: false });
          else if (to && event.kind !== 'artillery') scene.add({ kind: 'burst', at: to }, 260);
          break;
        }
        case 'chanceDrawn': {
          const card = cardNamed(event.card);
          const read = events[i + 1];
          // a window may have come between the attack and the card: whom it is read for is told with it
          const to = read?.type === 'resultRead' ? places.get(read.target) : undefined;
          if (!card || !to || read?.type !== 'resultRead') break;
          const says = resultName(read.result, t);
          scene.add({ kind: 'drawn', at: to, card, column: read.column, result: read.result, says }, DRAWN, READ);
          break;
        }
        case 'friendlyFire':
          if (at) scene.words({ kind: 'lost', at, says: t('astray') }, 500);
          break;
        case 'resultBecame':
          if (at) scene.words({ kind: 'marked', who: event.unit, at, says: resultName(event.result, t) }, 350);
          break;
        case 'nerve':
          if (at)
            scene.words(
              { kind: 'marked', who: event.unit, at, says: t(event.passed ? 'nervePassed' : 'nerveFailed') },
              400,
            );
          break;
        case 'fallsBack':
          if (at) scene.words({ kind: 'lost', at, says: t('fellBack') }, 250);
          break;
        case 'fizzled':
          if (at) scene.words({ kind: 'marked', who: event.unit, at, says: t('fizzledNow') }, 400);
          break;
        case 'eliminated':
          if (at) {
            scene.words({ kind: 'lost', at, says: t('wasLost') }, 250);
            scene.add({ kind: 'gone', who: event.unit }, 500, 300);
          }
          break;
        default:
      }
    },
    { most: 60 },
  );
}
