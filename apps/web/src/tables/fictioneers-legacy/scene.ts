import { type BattleEvent, type Spot, type View, WEAPONS } from '@sandtable/fictioneers-legacy';
import type { LogEntry } from '../../frame/sitting.js';
import type { Fate, Roll } from '../../kit/dice-tray.js';
import type { Timed } from '../../kit/show.js';
import { called, inch } from './figures.js';
import type { TableSay } from './texts.js';

// What just happened as a short scene: moves along their way, shots, drift, dice, who falls. Made from the log alone.

export type Cue =
  | { readonly kind: 'move'; readonly model: string; readonly path: readonly Spot[] }
  | { readonly kind: 'shot'; readonly from: Spot; readonly to: Spot; readonly indirect: boolean }
  | { readonly kind: 'drift'; readonly from: Spot; readonly to: Spot; readonly says: string }
  /** `area` is the diameter of what it covers, in mils. */
  | { readonly kind: 'burst'; readonly at: Spot; readonly area: number }
  | { readonly kind: 'fell'; readonly at: Spot; readonly says: string }
  | { readonly kind: 'dice'; readonly roll: Roll };

const STRIDE = 90; // milliseconds to an inch
const LONGEST_MOVE = 900;
const SHOT = 380;
const DRIFT = 1100;
const DICE = 600;
const READING = 350;
const FALL = 900;
/** More than this at once is not a scene but a jump in time. */
const MOST = 30;

export function sceneOf(entries: readonly LogEntry[], before: View, t: TableSay): readonly Timed<Cue>[] {
  if (entries.length === 0 || entries.length > MOST) return [];
  const b = before.battle;
  const places = new Map<string, Spot>(
    b.muster.cast.map(({ id }, i) => [id, { x: b.models[i]!.x, y: b.models[i]!.y }]),
  );
  const scene: Timed<Cue>[] = [];
  let clock = 0;
  let aimed: Spot | null = null;
  let area = 0;
  const add = (cue: Cue, lasts: number, wait = lasts) => {
    scene.push({ cue, at: clock, lasts });
    clock += wait;
  };
  const roll = (title: string, faces: readonly number[], good: boolean, says: string) => {
    if (faces.length === 0) return;
    const fates = faces.map((): Fate => (good ? 'hit' : 'miss'));
    add({ kind: 'dice', roll: { title, faces, fates, says, sides: 12 } }, DICE, DICE + READING);
  };
  for (const { event: told } of entries) {
    const event = told as unknown as BattleEvent;
    switch (event.type) {
      case 'moved': {
        const length = event.path.reduce((sum, at, i) => sum + (i === 0 ? 0 : between(event.path[i - 1]!, at)), 0);
        places.set(event.model, event.path.at(-1)!);
        if (length > 0)
          add({ kind: 'move', model: event.model, path: event.path }, Math.min((STRIDE * length) / 1000, LONGEST_MOVE));
        break;
      }
      case 'fired': {
        const from = places.get(event.platform ?? event.model);
        aimed = typeof event.target === 'string' ? (places.get(event.target) ?? null) : event.target;
        area = areaOfWeapon(event.weapon);
        if (from && aimed) add({ kind: 'shot', from, to: aimed, indirect: event.indirect }, SHOT);
        const target = typeof event.target === 'string' ? called(b, event.target) : '';
        roll(
          t('rollFire', { model: called(b, event.model), target }),
          event.dice,
          event.hit,
          t('rollNeeds', { n: event.number.total, result: t(event.hit ? 'spokenHit' : 'spokenMiss') }),
        );
        if (event.hit && aimed && event.mode === 'area') add({ kind: 'burst', at: aimed, area }, SHOT);
        break;
      }
      case 'drifted':
        {
          const says = t('rollDrift', { clock: event.dice[0]!, distance: inch(event.distance) });
          roll(says, event.dice, false, '');
          if (aimed) add({ kind: 'drift', from: aimed, to: event.at, says }, DRIFT);
          if (event.onTable) add({ kind: 'burst', at: event.at, area }, SHOT);
        }
        break;
      case 'damageRolled':
        if (event.number)
          roll(
            t('rollDamage', { model: called(b, event.model) }),
            event.dice,
            event.damaged,
            t('rollNeeds', { n: event.number.total, result: t(event.damaged ? 'rollHarmed' : 'rollHeld') }),
          );
        break;
      case 'killed':
      case 'destroyed':
        add({ kind: 'fell', at: event.at, says: `✕ ${event.model}` }, FALL, FALL / 2);
        break;
      case 'fought':
        roll(
          t('rollMelee', { attacker: called(b, event.attacker), defender: called(b, event.defender) }),
          event.dice,
          event.winner === 'attacker',
          `${signed(event.attack.total)} / ${signed(event.defence.total)}`,
        );
        break;
      case 'moraleChecked':
        roll(
          t('rollMorale', { squad: event.squad }),
          event.dice,
          event.result === 'passed',
          t('rollNeeds', { n: event.number.total, result: t(event.result) }),
        );
        break;
      default:
    }
  }
  return scene;
}

const areaOfWeapon = (id: string): number => 1000 * (WEAPONS.find((one) => one.id === id)?.area ?? 0);
const between = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);
