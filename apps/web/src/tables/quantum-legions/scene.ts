import { type BattleEvent, markersPlaced, type Place, type UnitView, type View } from '@sandtable/quantum-legions';
import type { LogEntry } from '../../frame/sitting.js';
import type { Fate, Roll } from '../../kit/dice-tray.js';
import type * as frame from '../../kit/show.js';
import type { TableSay } from './texts.js';
import { called } from './units.js';

// What just happened as a short scene: moves along their way, shots, dice, what is lost. Made from the log alone; how things
// stand is drawn at once, and the scene plays over it.

export type Cue =
  | { readonly kind: 'move'; readonly unit: string; readonly way: readonly Place[] }
  | { readonly kind: 'shot'; readonly from: Place; readonly to: Place; readonly indirect: boolean }
  | { readonly kind: 'dice'; readonly roll: Roll }
  | { readonly kind: 'marked'; readonly unit: string; readonly at: Place; readonly says: string }
  | { readonly kind: 'lost'; readonly unit: string; readonly at: Place; readonly says: string; readonly tells: string }
  | { readonly kind: 'fell'; readonly unit: UnitView; readonly at: Place };

export type Timed = frame.Timed<Cue>;

const STRIDE = 130;
const LONGEST_MOVE = 800;
const SHOT = 420;
const DICE = 950;
const READING = 450;
const LOSS = 900;

/** More than this at once is not a scene but a jump in time. */
const MOST = 30;

export function sceneOf(entries: readonly LogEntry[], before: View, t: TableSay): readonly Timed[] {
  if (entries.length === 0 || entries.length > MOST) return [];
  const places = new Map(before.units.map(({ id, hex }) => [id, hex]));
  const scene: Timed[] = [];
  let clock = 0;
  const add = (cue: Cue, lasts: number, wait = lasts) => {
    scene.push({ cue, at: clock, lasts });
    clock += wait;
  };
  let hitOn = 7;
  let markerShift: -1 | 0 | 1 = 0;
  for (const { event: told } of entries) {
    const event = told as unknown as BattleEvent;
    switch (event.type) {
      case 'unitMoved': {
        const way = [event.from, ...event.path];
        places.set(event.unit, way.at(-1)!);
        if (way.length > 1) add({ kind: 'move', unit: event.unit, way }, Math.min(STRIDE * way.length, LONGEST_MOVE));
        break;
      }
      case 'unitCarried':
        places.set(event.unit, event.to);
        break;
      case 'attackDeclared': {
        const [from, to] = [places.get(event.unit), places.get(event.target)];
        hitOn = event.hitOn;
        markerShift = event.markerShift;
        if (from && to) add({ kind: 'shot', from, to, indirect: event.indirect }, SHOT);
        break;
      }
      case 'attackRolled': {
        const fates = event.dice.map((face): Fate => (face >= hitOn ? 'hit' : 'miss'));
        markFaces(fates, event.dice, event.ones);
        const title = t('rollAttack', { unit: called(before, event.unit), target: called(before, event.target) });
        const says = t('rollAttackSays', { hitOn, hits: event.hits, markers: markersPlaced(event.ones, markerShift) });
        add({ kind: 'dice', roll: { title, faces: event.dice, fates, says } }, DICE, DICE + READING);
        break;
      }
      case 'damageRolled': {
        const fates = event.dice.map((face): Fate => (face >= event.killOn ? 'hit' : 'miss'));
        const says = t('rollDamageSays', { killOn: event.killOn, kills: event.kills });
        add({ kind: 'dice', roll: { title: t('rollDamage'), faces: event.dice, fates, says } }, DICE, DICE + READING);
        break;
      }
      case 'savesRolled': {
        const fates = event.dice.map((face): Fate => (face >= event.saveOn ? 'hit' : 'miss'));
        const says = t('rollSavesSays', { saveOn: event.saveOn, saved: event.successes });
        const title = t('rollSaves', { unit: called(before, event.unit) });
        add({ kind: 'dice', roll: { title, faces: event.dice, fates, says } }, DICE, DICE + READING);
        break;
      }
      case 'suppressed': {
        const at = places.get(event.unit);
        if (at) add({ kind: 'marked', unit: event.unit, at, says: `+${event.markers}` }, LOSS, 150);
        break;
      }
      case 'elementsLost': {
        const at = places.get(event.unit);
        const tells = t('rollLost', { unit: called(before, event.unit), lost: event.lost, left: event.left });
        if (at) add({ kind: 'lost', unit: event.unit, at, says: `−${event.lost}`, tells }, LOSS, 300);
        break;
      }
      case 'unitDestroyed': {
        const at = places.get(event.unit);
        const unit = before.units.find(({ id }) => id === event.unit);
        if (at && unit) add({ kind: 'fell', unit, at }, LOSS);
        break;
      }
      default:
    }
  }
  return scene;
}

/** The lowest dice are those that suppress, as many as the log says. */
function markFaces(fates: Fate[], faces: readonly number[], ones: number): void {
  const lowest = faces.map((face, i) => ({ face, i })).sort((a, b) => a.face - b.face);
  for (const { i } of lowest.slice(0, ones)) fates[i] = 'mark';
}
