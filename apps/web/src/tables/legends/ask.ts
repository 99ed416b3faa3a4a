import {
  type Asked,
  type Decision,
  MOMENTS,
  nextToPlace,
  type QuestionKindId,
  type Scene,
  type Segment,
  TEAMS,
} from '@sandtable/legends';
import { naming } from '../../kit/names.js';
import { called, placeOf } from './city.js';
import type { TableSay } from './texts.js';

// Questions and answers in words.

interface Words {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
}

/** What a question goes by in the texts, with the rules behind it. */
const ASKS = {
  Heroes: ['Heroes', 'LG-SET-01'],
  Deploy: ['Deploy', 'LG-SET-08', 'LG-SET-09'],
  Activate: ['Activate', 'LG-ACT-02'],
  Move: ['Move', 'LG-MOV-01', 'LG-MOV-03'],
  Act: ['Act', 'LG-ACT-05'],
  ComeThrough: ['Through', 'LG-COM-03'],
  HeroLanding: ['Landing', 'LG-LAN-03'],
  CancelImpact: ['Impact', 'LG-IMP-05', 'LG-IMP-03'],
  FollowUp: ['FollowUp', 'LG-STR-06'],
  Place: ['Place', 'LG-PIC-07'],
  LetGo: ['LetGo', 'LG-PIC-09'],
  Defend: ['Defend', 'LG-DEF-03'],
  StrikeBack: ['StrikeBack', 'LG-SBK-01'],
  Struggle: ['Struggle', 'LG-STG-01'],
  FallLine: ['Fall', 'LG-ITM-11'],
  Order: ['Order', 'LG-ORD-01'],
  AnswerDraw: ['Draw', 'LG-END-06'],
} as const satisfies Record<Exclude<QuestionKindId, 'Stretch'>, readonly string[]>;

/** What a question asks: its texts name what it is about by the fields of its data. */
export function wordsFor(kind: QuestionKindId | null, data: unknown, s: Scene, t: TableSay): Words {
  if (kind === null) return { title: t('waiting'), text: t('waitingText'), rules: [] };
  const about = { heroes: s.match.heroes, hero: nextToPlace(s, s.next)?.id ?? null, ...(data as object | null) };
  const words = Object.fromEntries(
    Object.entries(about).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'number' ? Math.round(value * 10) / 10 : called(s, value as string | null, t),
    ]),
  );
  if (kind === 'Stretch') {
    const { moment } = data as Asked['Stretch'];
    const flies = moment === 'fly';
    const title = `${words.hero}: ${MOMENTS[moment].name}`;
    return {
      title,
      text: t(flies ? 'askFlyText' : 'askWallRunText', words),
      rules: [flies ? 'LG-FLY-05' : 'LG-WAL-05'],
    };
  }
  const [key, ...rules] = ASKS[kind];
  return { title: t(`ask${key}`, words), text: t(`ask${key}Text`, words), rules };
}

const toward = ([x, y, z]: readonly [number, number, number], t: TableSay): string => {
  if (Math.abs(x) < 0.01 && Math.abs(y) < 0.01) return t(z > 0 ? 'dir_up' : 'dir_down');
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  const compass = t(`dir_${(eighth + 8) % 8}` as 'dir_0');
  const steep = z / Math.hypot(x, y);
  return steep > 0.2 ? `${compass}, ${t('dir_rising')}` : steep < -0.2 ? `${compass}, ${t('dir_sinking')}` : compass;
};

interface About {
  readonly t: TableSay;
  readonly name: (id: string | null) => string;
  /** With what is spent on it. */
  readonly spends: (text: string, spend: number) => string;
}

const answerName = naming<Decision, About>({
  chooseHeroes: ({ heroes: chosen }) => {
    const team = TEAMS.find(({ heroes }) => heroes.some(({ id }) => id === chosen[0]?.cast));
    return team?.name ?? chosen.map(({ cast }) => cast).join(', ');
  },
  deploy: ({ hero, at: [x, y, z] }, { t, name }) => t('doDeploy', { hero: name(hero), at: placeOf({ x, y, z }) }),
  activate: ({ hero }, { name }) => name(hero),
  move: ({ chosen, spend }, { t, spends }) => spends(t('doMove', { n: chosen }), spend),
  skipMove: (_, { t }) => t('doStay'),
  leg: ({ segments }, { t }) => lineName(segments, t),
  drop: (_, { t }) => t('doDrop'),
  longShot: ({ target, spend }, { t, name, spends }) => spends(t('doShoot', { target: name(target) }), spend),
  strike: ({ target, spend }, { t, name, spends }) => spends(t('doStrike', { target: name(target) }), spend),
  pickUp: ({ thing, spend }, { t, name, spends }) => spends(t('doLift', { thing: name(thing) }), spend),
  fling: ({ chosen, dir, spend }, { t, spends }) => spends(t('doFling', { n: chosen, dir: toward(dir, t) }), spend),
  release: (_, { t }) => t('doRelease'),
  callHero: ({ hero, spend }, { t, name, spends }) => spends(t('doCall', { hero: name(hero) }), spend),
  end: (_, { t }) => t('doEnd'),
  attempt: ({ spend }, { t, spends }) => spends(t('doTry'), spend),
  decline: (_, { t }) => t('doDecline'),
  cancelImpact: ({ cancel }, { t }) => t(cancel ? 'doCancel' : 'doStand'),
  knockDown: ({ chosen, spend }, { t, spends }) => spends(t('doKnockDown', { n: chosen }), spend),
  knockBack: ({ chosen, dir, spend }, { t, spends }) =>
    spends(t('doKnockBack', { n: chosen, dir: toward(dir, t) }), spend),
  doneFollowUps: (_, { t }) => t('doDone'),
  place: ({ pose: { x, y, z, yaw, lie } }, { t }) => {
    const turned = `${yaw > 0 ? `, ${yaw}°` : ''}${lie > 0 ? `, ${t('onSide')}` : ''}`;
    return `${t('doPlace', { at: placeOf({ x, y, z }) })}${turned}`;
  },
  letGo: ({ letGo }, { t }) => t(letGo ? 'doLetGo' : 'doHold'),
  strikeBack: ({ target, spend }, { t, name, spends }) => spends(t('doStrikeBack', { target: name(target) }), spend),
  struggle: ({ target, spend }, { t, name, spends }) => spends(t('doStruggle', { target: name(target) }), spend),
  fallLine: ({ dir }, { t }) => (dir ? t('doGlide', { dir: toward(dir, t) }) : t('doFallStraight')),
  order: ({ order }, { t, name }) => t('doOrder', { hero: name(order[0] ?? null) }),
});

/** An answer in words. */
export const nameOf = (answer: Decision, s: Scene, t: TableSay): string =>
  answerName(answer, {
    t,
    name: (id) => called(s, id, t),
    spends: (text, spend) => (spend > 0 ? `${text}, ${t('spending', { n: spend })}` : text),
  });

/** `Run to (3, 4), climb to (3, 6, 9)`. */
export function lineName(segments: readonly Segment[], t: TableSay): string {
  return segments
    .map((segment) => {
      if (segment.m === 'd') return t('lineDrop');
      const [x, y, z = 0] = segment.to as readonly number[];
      return t(`line_${segment.m}`, { to: placeOf({ x: x!, y: y!, z }) });
    })
    .join(', ');
}
