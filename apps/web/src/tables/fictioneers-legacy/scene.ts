import { type BattleEvent, kindOf, type Spot, type View, WEAPONS } from '@sandtable/fictioneers-legacy';
import type { LogEntry } from '../../frame/sitting.js';
import type { Fate } from '../../kit/dice-tray.js';
import { type Cue as Shared, sceneFrom, type Timed } from '../../kit/scene.js';
import type { SoundName } from '../../sound/sounds.js';
import { called, distance, inch } from './figures.js';
import type { TableSay } from './texts.js';

/** Moves along their way, shots, drift, dice, who falls. What bursts is as wide as its area, in mils. */
export type Cue =
  | Shared<Spot>
  | { readonly kind: 'drift'; readonly from: Spot; readonly to: Spot; readonly says: string };

const STRIDE = 90; // milliseconds to an inch
const LONGEST_MOVE = 900;
const BURST = 380;
const DRIFT = 1100;

export function sceneOf(entries: readonly LogEntry[], before: View, t: TableSay): readonly Timed<Cue>[] {
  const b = before.battle;
  const places = new Map<string, Spot>(
    b.muster.cast.map(({ id }, i) => [id, { x: b.models[i]!.x, y: b.models[i]!.y }]),
  );
  let aimed: Spot | null = null;
  let area = 0;
  return sceneFrom<BattleEvent, Cue>(entries, (event, scene) => {
    const roll = (title: string, faces: readonly number[], good: boolean, says: string) =>
      scene.dice({ title, faces, fates: faces.map((): Fate => (good ? 'hit' : 'miss')), says, sides: 12 });
    switch (event.type) {
      case 'moved': {
        const way = event.path;
        const length = way.reduce((sum, at, i) => sum + (i === 0 ? 0 : distance(way[i - 1]!, at)), 0);
        places.set(event.model, way.at(-1)!);
        const lasts = Math.min((STRIDE * length) / 1000, LONGEST_MOVE);
        const machine =
          kindOf(
            b,
            b.muster.cast.findIndex(({ id }) => id === event.model),
          ) === 'vehicle';
        if (length > 0) scene.add({ kind: 'move', who: event.model, way, sound: machine ? 'engine' : 'step' }, lasts);
        break;
      }
      case 'fired': {
        const from = places.get(event.platform ?? event.model);
        aimed = typeof event.target === 'string' ? (places.get(event.target) ?? null) : event.target;
        area = areaOfWeapon(event.weapon);
        if (from && aimed)
          scene.shot({ kind: 'shot', from, to: aimed, indirect: event.indirect, sound: soundOfWeapon(event.weapon) });
        const target = typeof event.target === 'string' ? called(b, event.target) : '';
        roll(
          t('rollFire', { model: called(b, event.model), target }),
          event.dice,
          event.hit,
          t('rollNeeds', { n: event.number.total, result: t(event.hit ? 'spokenHit' : 'spokenMiss') }),
        );
        if (event.hit && aimed && event.mode === 'area') scene.add({ kind: 'burst', at: aimed, area }, BURST);
        break;
      }
      case 'drifted': {
        const says = t('rollDrift', { clock: event.dice[0]!, distance: inch(event.distance) });
        roll(says, event.dice, false, '');
        if (aimed) scene.add({ kind: 'drift', from: aimed, to: event.at, says }, DRIFT);
        if (event.onTable) scene.add({ kind: 'burst', at: event.at, area }, BURST);
        break;
      }
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
        scene.add({ kind: 'gone', who: event.model }, 300, 0);
        scene.words({ kind: 'lost', at: event.at, says: `✕ ${event.model}` }, 450);
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
  });
}

const BY_ROW: Readonly<Record<string, SoundName>> = {
  sonic: 'beam',
  flamer: 'flame',
  laser: 'beam',
  projectile: 'rifle',
  assault: 'volley',
  blast: 'rifle',
  grenade: 'mortar',
  missile: 'rocket',
  llmg: 'volley',
  mlmg: 'volley',
  hlmg: 'volley',
  mortar: 'mortar',
  lightAAMissile: 'rocket',
  heavyAAMissile: 'rocket',
};
const soundOfWeapon = (id: string): SoundName => BY_ROW[WEAPONS.find((one) => one.id === id)?.row ?? ''] ?? 'cannon';

const areaOfWeapon = (id: string): number => 1000 * (WEAPONS.find((one) => one.id === id)?.area ?? 0);
const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);
