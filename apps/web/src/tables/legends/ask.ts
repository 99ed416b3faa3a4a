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

/** An answer in words. */
export function nameOf(d: Decision, s: Scene, t: TableSay): string {
  const name = (id: string | null): string => called(s, id, t);
  const spends = (text: string, spend: number): string =>
    spend > 0 ? `${text}, ${t('spending', { n: spend })}` : text;
  switch (d.type) {
    case 'chooseHeroes': {
      const team = TEAMS.find(({ heroes }) => heroes.some(({ id }) => id === d.heroes[0]?.cast));
      return team?.name ?? d.heroes.map(({ cast }) => cast).join(', ');
    }
    case 'deploy':
      return t('doDeploy', { hero: name(d.hero), at: placeOf({ x: d.at[0], y: d.at[1], z: d.at[2] }) });
    case 'activate':
      return name(d.hero);
    case 'move':
      return spends(t('doMove', { n: d.chosen }), d.spend);
    case 'skipMove':
      return t('doStay');
    case 'leg':
      return lineName(d.segments, t);
    case 'drop':
      return t('doDrop');
    case 'longShot':
      return spends(t('doShoot', { target: name(d.target) }), d.spend);
    case 'strike':
      return spends(t('doStrike', { target: name(d.target) }), d.spend);
    case 'pickUp':
      return spends(t('doLift', { thing: name(d.thing) }), d.spend);
    case 'fling':
      return spends(t('doFling', { n: d.chosen, dir: toward(d.dir, t) }), d.spend);
    case 'release':
      return t('doRelease');
    case 'callHero':
      return spends(t('doCall', { hero: name(d.hero) }), d.spend);
    case 'end':
      return t('doEnd');
    case 'attempt':
      return spends(t('doTry'), d.spend);
    case 'decline':
      return t('doDecline');
    case 'cancelImpact':
      return t(d.cancel ? 'doCancel' : 'doStand');
    case 'knockDown':
      return spends(t('doKnockDown', { n: d.chosen }), d.spend);
    case 'knockBack':
      return spends(t('doKnockBack', { n: d.chosen, dir: toward(d.dir, t) }), d.spend);
    case 'doneFollowUps':
      return t('doDone');
    case 'place': {
      const { x, y, z, yaw, lie } = d.pose;
      const turned = `${yaw > 0 ? `, ${yaw}°` : ''}${lie > 0 ? `, ${t('onSide')}` : ''}`;
      return `${t('doPlace', { at: placeOf({ x, y, z }) })}${turned}`;
    }
    case 'letGo':
      return t(d.letGo ? 'doLetGo' : 'doHold');
    case 'strikeBack':
      return spends(t('doStrikeBack', { target: name(d.target) }), d.spend);
    case 'struggle':
      return spends(t('doStruggle', { target: name(d.target) }), d.spend);
    case 'fallLine':
      return d.dir ? t('doGlide', { dir: toward(d.dir, t) }) : t('doFallStraight');
    case 'order':
      return t('doOrder', { hero: name(d.order[0] ?? null) });
    case 'Concede':
      return t('concede');
    case 'OfferDraw':
      return t('offerDraw');
    case 'AnswerDraw':
      return t(d.accept ? 'accept' : 'decline');
  }
}

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
