import { type BattleEvent, markersPlaced, type Place, type UnitView, type View } from '@sandtable/quantum-legions';
import type { LogEntry } from '../../frame/sitting.js';
import type { Fate } from '../../kit/dice-tray.js';
import { type Cue as Shared, sceneFrom, type Timed } from '../../kit/scene.js';
import type { SoundName } from '../../sound/sounds.js';
import { type PictureId, pictureOf } from './pictures.js';
import type { TableSay } from './texts.js';
import { called, profileOf, traitsOf } from './units.js';

/** Moves along their way, shots, dice, what is lost. */
export type Cue = Shared<Place> | { readonly kind: 'fell'; readonly unit: UnitView; readonly at: Place };

const STRIDE = 130;
const LONGEST_MOVE = 800;

export function sceneOf(entries: readonly LogEntry[], before: View, t: TableSay): readonly Timed<Cue>[] {
  const places = new Map(before.units.map(({ id, hex }) => [id, hex]));
  const soundOf = (id: string, does: 'goes' | 'fires'): SoundName => {
    const unit = before.units.find((one) => one.id === id);
    return unit ? SOUNDS_OF[pictureOf(profileOf(before, unit), traitsOf(before, unit))][does] : 'step';
  };
  let hitOn = 7;
  let markerShift: -1 | 0 | 1 = 0;
  return sceneFrom<BattleEvent, Cue>(entries, (event, scene) => {
    const at = 'unit' in event ? places.get(event.unit) : undefined;
    switch (event.type) {
      case 'unitMoved': {
        const way = [event.from, ...event.path];
        places.set(event.unit, way.at(-1)!);
        const lasts = Math.min(STRIDE * way.length, LONGEST_MOVE);
        if (way.length > 1)
          scene.add({ kind: 'move', who: event.unit, way, sound: soundOf(event.unit, 'goes') }, lasts);
        break;
      }
      case 'unitCarried':
        places.set(event.unit, event.to);
        break;
      case 'attackDeclared': {
        const to = places.get(event.target);
        ({ hitOn, markerShift } = event);
        if (at && to)
          scene.shot({
            kind: 'shot',
            from: at,
            to,
            indirect: event.indirect,
            sound: event.indirect ? 'mortar' : soundOf(event.unit, 'fires'),
          });
        break;
      }
      case 'attackRolled': {
        const { dice: faces, ones, hits } = event;
        const title = t('rollAttack', { unit: called(before, event.unit), target: called(before, event.target) });
        const says = t('rollAttackSays', { hitOn, hits, markers: markersPlaced(ones, markerShift) });
        scene.dice({ title, faces, fates: marked(fatesOf(faces, hitOn), faces, ones), says });
        break;
      }
      case 'damageRolled': {
        const { dice: faces, killOn, kills } = event;
        const says = t('rollDamageSays', { killOn, kills });
        scene.dice({ title: t('rollDamage'), faces, fates: fatesOf(faces, killOn), says });
        break;
      }
      case 'savesRolled': {
        const { dice: faces, saveOn, successes } = event;
        const says = t('rollSavesSays', { saveOn, saved: successes });
        const title = t('rollSaves', { unit: called(before, event.unit) });
        scene.dice({ title, faces, fates: fatesOf(faces, saveOn), says });
        break;
      }
      case 'suppressed':
        if (at) scene.words({ kind: 'marked', who: event.unit, at, says: `+${event.markers}` }, 150);
        break;
      case 'elementsLost': {
        const tells = t('rollLost', { unit: called(before, event.unit), lost: event.lost, left: event.left });
        if (at) scene.words({ kind: 'lost', at, says: `−${event.lost}`, tells }, 300);
        break;
      }
      case 'unitDestroyed': {
        const unit = before.units.find(({ id }) => id === event.unit);
        if (!at || !unit) break;
        scene.add({ kind: 'gone', who: unit.id }, 60, 0);
        scene.words({ kind: 'fell', unit, at }, 900);
        break;
      }
      default:
    }
  });
}

const TRACKS = { goes: 'engine', fires: 'cannon' } as const;
const WINGS = { goes: 'flight', fires: 'beam' } as const;
const BOOTS = { goes: 'step', fires: 'volley' } as const;
const CLAWS = { goes: 'step', fires: 'flame' } as const;

/** By what is drawn of it. */
const SOUNDS_OF: Readonly<Record<PictureId, { readonly goes: SoundName; readonly fires: SoundName }>> = {
  tank: TRACKS,
  heavy: TRACKS,
  scout: { goes: 'engine', fires: 'volley' },
  hover: { goes: 'flight', fires: 'cannon' },
  gun: { goes: 'engine', fires: 'mortar' },
  carrier: { goes: 'engine', fires: 'volley' },
  command: { goes: 'engine', fires: 'volley' },
  hunter: TRACKS,
  burner: { goes: 'engine', fires: 'flame' },
  flyer: WINGS,
  beast: CLAWS,
  rifles: BOOTS,
  assault: BOOTS,
  stealth: { goes: 'step', fires: 'rifle' },
  missile: { goes: 'step', fires: 'rocket' },
  jump: { goes: 'flight', fires: 'volley' },
  sapper: { goes: 'step', fires: 'flame' },
  support: { goes: 'step', fires: 'rocket' },
  swarm: CLAWS,
};

const fatesOf = (faces: readonly number[], least: number): Fate[] =>
  faces.map((face) => (face >= least ? 'hit' : 'miss'));

/** The lowest dice are those that suppress, as many as the log says. */
function marked(fates: Fate[], faces: readonly number[], ones: number): Fate[] {
  const lowest = faces.map((face, i) => ({ face, i })).sort((a, b) => a.face - b.face);
  for (const { i } of lowest.slice(0, ones)) fates[i] = 'mark';
  return fates;
}
