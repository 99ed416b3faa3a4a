import {
  type Battle,
  type Decision,
  type FirstAct,
  INCH,
  type LastAct,
  type QuestionKindId,
  type Spot,
  sideOfSeat,
  type View,
  WEAPONS,
} from '@sandtable/fictioneers-legacy';
import type { Ask } from '../../frame/presenter.js';
import { naming } from '../../kit/names.js';
import { percent } from '../../text/percent.js';
import { called, edgeOf, forceName, placeName } from './figures.js';
import type { TableKey, TableSay } from './texts.js';

// The question in words, and every answer with a name.

type Words = Pick<Ask, 'title' | 'text' | 'rules'>;

export const squadCalled = (b: Battle, id: string): string => b.muster.squads.find((one) => one.id === id)?.name ?? id;

/** What a question goes by in the texts, with the rules behind it. */
const ASKS = {
  ChooseForce: ['Force', 'FL-SET-02'],
  ChooseZoneOrTurn: ['ZoneOrTurn', 'FL-SET-03'],
  DeploySquad: ['Deploy', 'FL-SET-05'],
  PreGameOverwatch: ['PreWatch', 'FL-OVW-02'],
  OverwatchPhase: ['Watch', 'FL-OVW-02', 'FL-SEQ-07'],
  MoveFirePhase: ['MoveFire', 'FL-SEQ-03'],
  Activation: ['Act', 'FL-SEQ-06', 'FL-MOV-06'],
  OverwatchReaction: ['Reaction', 'FL-OVW-07', 'FL-OVW-08'],
  CloseCombatPhase: ['Melee', 'FL-MEL-05'],
  PlaceSurvivors: ['Survivors', 'FL-VEH-16'],
  ChoosePromotion: ['Promotion', 'FL-LDR-10'],
  AnswerDraw: ['Draw', 'FL-VIC-04'],
} as const satisfies Record<QuestionKindId, readonly string[]>;

export function wordsFor(
  { battle: b }: View,
  kind: QuestionKindId | null,
  options: readonly Decision[],
  t: TableSay,
): Words {
  if (kind === null) return { title: t('waiting'), text: t('waitingText'), rules: [] };
  const [key, ...rules] = ASKS[kind];
  // Who it is about: who acts, who set off the overwatch, who bails out.
  const trigger = kind === 'OverwatchReaction' ? (b.trigger ?? { model: 0, kind: 'move' as const }) : null;
  const model = trigger?.model ?? (kind === 'PlaceSurvivors' ? b.bailouts[0]?.figures[0] : b.open) ?? null;
  const words = {
    points: b.match.points ?? 0,
    squad: '',
    model: model === null ? '' : called(b, b.muster.cast[model]!.id),
    does: trigger ? t(trigger.kind === 'move' ? 'reactsToMove' : 'reactsToFire') : '',
  };
  const more = options.some(({ type }) => type !== 'EndPhase' && type !== 'HandOver');
  const text =
    (key === 'MoveFire' || key === 'Melee') && !more ? (`ask${key}None` as const) : (`ask${key}Text` as const);
  return { title: t(`ask${key}`, words), text: t(text, words), rules };
}

const WEAPON_NAMES: ReadonlyMap<string, string> = new Map(WEAPONS.map(({ id, name }) => [id, name]));
export const weaponName = (id: string): string => WEAPON_NAMES.get(id) ?? id;

const END: Readonly<Partial<Record<QuestionKindId, TableKey>>> = {
  OverwatchPhase: 'endWatch',
  MoveFirePhase: 'endMoveFire',
  CloseCombatPhase: 'endMelee',
};

export function actName(act: FirstAct | LastAct, b: Battle, t: TableSay): string {
  const item =
    'item' in act
      ? called(b, act.item)
      : 'piece' in act
        ? called(b, act.piece)
        : 'animal' in act
          ? called(b, act.animal)
          : 'vehicle' in act
            ? called(b, act.vehicle)
            : '';
  return t(`act_${act.kind}`, { item, seat: 'seat' in act ? t(act.seat) : '' });
}

interface About {
  readonly view: View;
  readonly b: Battle;
  readonly t: TableSay;
  readonly kind: QuestionKindId | null | undefined;
}

const name = naming<Decision, About>({
  ChooseForce: ({ platoons }, { t }) => t('bring', { platoons: platoons.join(', ') }),
  ChooseZoneOrTurn: ({ zone, first }, { view, b, t }) => {
    if (zone) return t('zoneIs', { edge: t(edgeOf(b, zone)) });
    return view.seat === null
      ? t('firstIs', { side: forceName(b, first!) })
      : t(first === sideOfSeat(view.seat) ? 'iBegin' : 'theyBegin');
  },
  DeploySquad: ({ hidden, squad }, { b, t }) => `${t(hidden ? 'deployHidden' : 'deploy')}: ${squadCalled(b, squad)}`,
  PreGameOverwatch: ({ models }, { t }) =>
    models.length === 0 ? t('startNoWatch') : t('startWatch', { n: models.length }),
  AttachPlatoonLeader: ({ leader, squad }, { b, t }) =>
    squad === null
      ? t('detach', { model: called(b, leader) })
      : t('attach', { model: called(b, leader), squad: squadCalled(b, squad) }),
  SetShield: ({ up, model }, { b, t }) => t(up ? 'raise' : 'lower', { model: called(b, model) }),
  ChangeSeat: ({ vehicle, seats }, { b, t }) =>
    t('seats', {
      vehicle: called(b, vehicle),
      seats: seats.map(({ figure, seat }) => `${called(b, figure)} ${t(seat)}`).join(', '),
    }),
  DeclareOverwatch: ({ models }, { b, t }) =>
    t('watchThese', { who: models.length === 1 ? called(b, models[0]!) : t('everybody', { n: models.length }) }),
  EndPhase: (_, { t, kind }) => t((kind && END[kind]) || 'endPhase'),
  HandOver: ({ to }, { t }) => t('handOver', { seat: to }),
  Activate: ({ model }, { b, t }) => t('activate', { model: called(b, model) }),
  Move: ({ first, last, mode, path }, { b, t }) => {
    const acts = [first, last].flatMap((act) => (act ? [actName(act, b, t)] : []));
    const where = t(mode === 'fly' ? 'flyTo' : 'moveTo', { place: placeName(path.at(-1)!) });
    return acts.length > 0 ? `${where} (${acts.join(', ')})` : where;
  },
  UseSensor: (_, { t }) => t('useSensor'),
  Fire: ({ target: at, mode, weapon, spotter, viaSensor }, { b, t }) => {
    const target = 'model' in at ? called(b, at.model) : t('point', { place: placeName(at.point) });
    const key = mode === 'smoke' ? 'fireSmoke' : mode === 'area' ? 'fireArea' : 'fireAt';
    const fire = t(key, { weapon: weaponName(weapon), target });
    if (spotter) return t('indirectBy', { fire, spotter: called(b, spotter) });
    return viaSensor ? t('viaSensor', { fire }) : fire;
  },
  SetUp: ({ piece, centre }, { b, t }) => t('setUpGun', { piece: called(b, piece), place: placeName(centre) }),
  Pack: ({ piece }, { b, t }) => t('packGun', { piece: called(b, piece) }),
  EndActivation: (_, { b, t }) => t('endAct', { model: b.open === null ? '' : called(b, b.muster.cast[b.open]!.id) }),
  OverwatchReaction: ({ shots }, { b, t }) => {
    if (shots.length === 0) return t('holdFire');
    const each = shots.map(({ model, sample }) => t('shotAt', { model: called(b, model), sample }));
    return t('fireShots', { shots: each.join(', ') });
  },
  ChooseMelee: ({ attacker, defender }, { b, t }) =>
    t('fight', { attacker: called(b, attacker), defender: called(b, defender) }),
  PlaceSurvivors: ({ places }, { t }) => t('placeAt', { place: places.map((at) => placeName(at)).join(', ') }),
  ChoosePromotion: ({ figure }, { b, t }) => t('promote', { model: called(b, figure) }),
});

export const nameOf = (answer: Decision, view: View, t: TableSay, kind?: QuestionKindId | null): string =>
  name(answer, { view, b: view.battle, t, kind });

/** The odds of a fight in few words. */
export const meleeNote = (
  { win, tie, loss }: { readonly win: number; readonly tie: number; readonly loss: number },
  t: TableSay,
): string => t('meleeOdds', { win: percent(win), tie: percent(tie), loss: percent(loss) });

/** Where an answer would be done, to be ringed: models and places. */
export function ringedBy(
  answer: Decision | null,
  b: Battle,
): { readonly models: readonly string[]; readonly spots: readonly Spot[] } {
  const acting = b.open === null ? [] : [b.muster.cast[b.open]!.id];
  switch (answer?.type) {
    case 'DeploySquad':
      return { models: [], spots: answer.placements.flatMap(({ at }) => at ?? []) };
    case 'DeclareOverwatch':
    case 'PreGameOverwatch':
      return { models: answer.models, spots: [] };
    case 'Activate':
      return { models: [answer.model], spots: [] };
    case 'Move':
      return { models: acting, spots: answer.path.slice(-1) };
    case 'Fire':
      return 'model' in answer.target
        ? { models: [...acting, answer.target.model], spots: [] }
        : { models: acting, spots: [answer.target.point] };
    case 'OverwatchReaction':
      return { models: answer.shots.map(({ model }) => model), spots: [] };
    case 'ChooseMelee':
      return { models: [answer.attacker, answer.defender], spots: [] };
    case 'PlaceSurvivors':
      return { models: [], spots: answer.places };
    case 'ChoosePromotion':
      return { models: [answer.figure], spots: [] };
    case 'EndActivation':
      return { models: acting, spots: [] };
    default:
      return { models: [], spots: [] };
  }
}

/** What a lesson points at: models by their names, places as `15.8/13.1` in inches. */
export function pointedAt(names: readonly string[]): ReturnType<typeof ringedBy> {
  const places = names.map((name) => /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(name));
  return {
    models: names.filter((_, i) => !places[i]),
    spots: places.flatMap((found) => (found ? [{ x: Number(found[1]) * INCH, y: Number(found[2]) * INCH }] : [])),
  };
}
