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

/** What a question asks. */
export function wordsFor(kind: QuestionKindId | null, data: unknown, s: Scene, t: TableSay): Words {
  const name = (id: string | null): string => called(s, id, t);
  const said = (title: string, text: string, ...rules: string[]): Words => ({ title, text, rules });
  switch (kind) {
    case null:
      return said(t('waiting'), t('waitingText'));
    case 'Heroes':
      return said(t('askHeroes'), t('askHeroesText', { n: s.match.heroes }), 'LG-SET-01');
    case 'Deploy': {
      const hero = nextToPlace(s, s.next);
      return said(t('askDeploy', { hero: name(hero?.id ?? null) }), t('askDeployText'), 'LG-SET-08', 'LG-SET-09');
    }
    case 'Activate':
      return said(t('askActivate'), t('askActivateText'), 'LG-ACT-02');
    case 'Move': {
      const { hero } = data as Asked['Move'];
      return said(t('askMove', { hero: name(hero) }), t('askMoveText'), 'LG-MOV-01', 'LG-MOV-03');
    }
    case 'Act': {
      const { hero } = data as Asked['Act'];
      return said(t('askAct', { hero: name(hero) }), t('askActText'), 'LG-ACT-05');
    }
    case 'Stretch': {
      const { hero, moment, chosen } = data as Asked['Stretch'];
      const text = t(moment === 'fly' ? 'askFlyText' : 'askWallRunText', { n: chosen });
      return said(`${name(hero)}: ${MOMENTS[moment].name}`, text, moment === 'fly' ? 'LG-FLY-05' : 'LG-WAL-05');
    }
    case 'ComeThrough': {
      const { hero, piece } = data as Asked['ComeThrough'];
      return said(t('askThrough', { hero: name(hero), what: name(piece) }), t('askThroughText'), 'LG-COM-03');
    }
    case 'HeroLanding': {
      const { hero, fatigue } = data as Asked['HeroLanding'];
      return said(t('askLanding', { hero: name(hero) }), t('askLandingText', { n: fatigue }), 'LG-LAN-03');
    }
    case 'CancelImpact': {
      const { mover, other, impetus, answer } = data as Asked['CancelImpact'];
      const numbers = { impetus: Math.round(impetus * 10) / 10, answer: Math.round(answer * 10) / 10 };
      return said(
        t('askImpact', { mover: name(mover), other: name(other) }),
        t('askImpactText', numbers),
        'LG-IMP-05',
        'LG-IMP-03',
      );
    }
    case 'FollowUp': {
      const { target } = data as Asked['FollowUp'];
      return said(t('askFollowUp', { target: name(target) }), t('askFollowUpText'), 'LG-STR-06');
    }
    case 'Place': {
      const { thing } = data as Asked['Place'];
      return said(t('askPlace', { thing: name(thing) }), t('askPlaceText'), 'LG-PIC-07');
    }
    case 'LetGo': {
      const { carrier, load } = data as Asked['LetGo'];
      return said(t('askLetGo', { hero: name(carrier), thing: name(load) }), t('askLetGoText'), 'LG-PIC-09');
    }
    case 'Defend': {
      const { hero, fatigue } = data as Asked['Defend'];
      return said(t('askDefend', { hero: name(hero) }), t('askDefendText', { n: fatigue }), 'LG-DEF-03');
    }
    case 'StrikeBack': {
      const { hero } = data as Asked['StrikeBack'];
      return said(t('askStrikeBack', { hero: name(hero) }), t('askStrikeBackText'), 'LG-SBK-01');
    }
    case 'Struggle': {
      const { hero } = data as Asked['Struggle'];
      return said(t('askStruggle', { hero: name(hero) }), t('askStruggleText'), 'LG-STG-01');
    }
    case 'FallLine': {
      const { hero } = data as Asked['FallLine'];
      return said(t('askFall', { hero: name(hero) }), t('askFallText'), 'LG-ITM-11');
    }
    case 'Order':
      return said(t('askOrder'), t('askOrderText'), 'LG-ORD-01');
    case 'AnswerDraw':
      return said(t('askDraw'), t('askDrawText'), 'LG-END-06');
  }
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
