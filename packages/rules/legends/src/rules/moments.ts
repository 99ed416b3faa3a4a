import { type Play, type Refusal, refuse } from '@sandtable/kernel';
import type { SceneTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import { type Hero, type Scene, seatOf } from '../state.js';
import { HEROISM_MOST, type ItemId } from '../terms.js';
import { isExhausted, refuseAgain } from './limits.js';
import { takeDanger } from './scenarios.js';
import { seize } from './seizing.js';
import { isMiracle, missesMiracle } from './total-heroism.js';

// Chapter Moments of Heroism.

interface Moment {
  /** The item that makes its die a d8 (LG-MOH-10). */
  readonly die: ItemId | null;
  /** Pays again in one activation only if it is harder (LG-LIM-02). */
  readonly encore: boolean;
  /** Anybody may attempt it (LG-MOH-02); miracles are then not counted (LG-TOT-04). */
  readonly anybody: boolean;
  /** A failure closes it for its subject (LG-LIM-01). */
  readonly exhausts: boolean;
  readonly rule: RuleId;
  readonly name: string;
}

export const MOMENTS = {
  move: { die: 'superSpeed', encore: false, anybody: false, exhausts: false, rule: 'LG-MOV-02', name: 'Move' }, // LG-ITM-01
  comeThrough: {
    die: 'juggerOne',
    encore: false,
    anybody: false,
    exhausts: true,
    rule: 'LG-COM-02',
    name: 'Come Through',
  }, // LG-ITM-03
  pickUp: { die: 'superStrength', encore: true, anybody: false, exhausts: true, rule: 'LG-PIC-02', name: 'Pick Up' }, // LG-ITM-02
  fling: { die: null, encore: true, anybody: false, exhausts: true, rule: 'LG-FLI-02', name: 'Fling' },
  wallRun: { die: 'wallClimber', encore: true, anybody: false, exhausts: true, rule: 'LG-WAL-04', name: 'Wall Run' }, // LG-ITM-04
  fly: { die: null, encore: true, anybody: false, exhausts: true, rule: 'LG-FLY-04', name: 'Fly' },
  longShot: { die: null, encore: false, anybody: false, exhausts: false, rule: 'LG-LON-04', name: 'Long Shot' },
  strike: { die: null, encore: false, anybody: false, exhausts: true, rule: 'LG-STR-02', name: 'Strike' },
  knockDown: { die: null, encore: false, anybody: false, exhausts: false, rule: 'LG-KND-02', name: 'Knock Down' },
  knockBack: { die: null, encore: false, anybody: false, exhausts: false, rule: 'LG-KNB-02', name: 'Knock Back' },
  defend: { die: null, encore: true, anybody: true, exhausts: false, rule: 'LG-DEF-02', name: 'Defend' },
  struggle: { die: null, encore: true, anybody: true, exhausts: false, rule: 'LG-STG-03', name: 'Struggle' },
  strikeBack: { die: null, encore: false, anybody: true, exhausts: false, rule: 'LG-SBK-02', name: 'Strike Back' },
  callHero: { die: 'leader', encore: false, anybody: false, exhausts: false, rule: 'LG-CAL-02', name: 'Call Hero' }, // LG-ITM-05
  heroLanding: { die: null, encore: true, anybody: true, exhausts: false, rule: 'LG-LAN-02', name: 'Hero Landing' },
} as const satisfies Record<string, Moment>;
export type MomentId = keyof typeof MOMENTS;

/** LG-MOH-08: the bounds of Chosen. */
export const CHOSEN = {
  move: { min: 0, max: 998 },
  callHero: { min: 0, max: 998 },
  fling: { min: 1, max: 998 },
  knockDown: { min: 1, max: 499 },
  knockBack: { min: 1, max: 499 },
  wallRun: { min: 0, max: 499 },
  fly: { min: 0, max: 998 },
} as const;

/** LG-MOH-10, LG-SET-04: a d6, or a d8 with the right item. */
export function facesOf(hero: Hero, moment: MomentId): 6 | 8 {
  const { die } = MOMENTS[moment];
  return die !== null && hero.item === die ? 8 : 6;
}

export function refuseChosen(s: Scene, moment: keyof typeof CHOSEN, chosen: number): Refusal<RuleId> | null {
  const { max } = CHOSEN[moment];
  const min = s.match.config.chosenZero ? 0 : CHOSEN[moment].min;
  if (chosen >= min && chosen <= max) return null;
  const rule = chosen < min ? 'LG-LIM-04' : 'LG-MOH-08';
  return refuse(rule, `${MOMENTS[moment].name} takes a whole number from ${min} to ${max}, not ${chosen}.`);
}

/** Why a Hero may not attempt a Moment with this spend; whether it is its time is for the question to say (LG-MOH-01). */
export function refuseAttempt(
  s: Scene,
  hero: Hero,
  moment: MomentId,
  subject: string,
  difficulty: number,
  spend: number,
): Refusal<RuleId> | null {
  if (MOMENTS[moment].exhausts && isExhausted(s, hero, moment, subject)) return refuseAgain(s);
  if (spend > hero.heroism)
    return refuse('LG-MOH-03', `${hero.id} has ${hero.heroism} Heroism and cannot spend ${spend}.`);
  if (missesMiracle(s, hero, moment, difficulty, spend)) return refuse('LG-TOT-04', 'One miracle per activation.');
  return null;
}

/** Whether any spend would be accepted. */
export function mayAttempt(s: Scene, hero: Hero, moment: MomentId, subject: string, difficulty: number): boolean {
  return refuseAttempt(s, hero, moment, subject, difficulty, hero.heroism) === null;
}

export interface Attempt {
  readonly moment: MomentId;
  readonly subject: string;
  /** Fixed before anything is paid (LG-MOH-09). */
  readonly difficulty: number;
  readonly spend: number;
  readonly chosen?: number;
  /** The difficulty by which it pays, where that is not the one that is rolled against; 0 for nothing. */
  readonly pays?: number;
  /** Who gains, where it is not who attempts (LG-CAL-03). */
  readonly gains?: Hero;
}

/** LG-MOH-03: pay, roll, add; gain, and seize if the Hero is not the active one. */
export function* attempt(t: SceneTable, hero: Hero, a: Attempt): Play<boolean> {
  const s = t.state;
  const { moment, difficulty, spend } = a;
  const faces = facesOf(hero, moment);
  const hopeless = isMiracle(hero, moment, difficulty, spend);
  hero.heroism -= spend; // LG-MOH-06
  if (hopeless && !MOMENTS[moment].anybody && s.activation) s.activation.miracleUsed = true;
  resetTravel(s); // LG-MOH-12
  const dice = yield* t.roll(1, faces, MOMENTS[moment].rule, seatOf(s, hero));
  let success = dice[0]! + spend > difficulty; // LG-MOH-04, LG-MOH-05
  let miracle = false;
  if (!success && dice[0] === faces) {
    dice.push(...(yield* t.roll(1, faces, 'LG-TOT-01', seatOf(s, hero))));
    success = dice[1] === faces; // LG-TOT-02
    miracle = success;
  }
  const gainer = a.gains ?? hero;
  const gain = success ? gained(s, hero, gainer, a, miracle, faces) : 0;
  if (MOMENTS[moment].exhausts && (!success || s.match.config.freeRetry))
    s.activation?.failed.push(`${hero.id}:${moment}:${a.subject}`);
  if (t.logging) {
    t.log({
      type: 'attempted',
      rule: success ? (miracle ? 'LG-TOT-02' : 'LG-MOH-04') : 'LG-MOH-05',
      hero: hero.id,
      moment,
      subject: a.subject || null,
      chosen: a.chosen ?? null,
      difficulty,
      spend,
      faces,
      dice,
      success,
      miracle,
      gains: gainer.id,
      gain,
      heroism: gainer.heroism,
    });
  }
  if (success) {
    takeDanger(t, hero, gain);
    seize(t, hero);
  }
  return success;
}

/** LG-MOH-07, LG-MOH-11, with the pay cap (LG-TOT-03) and the encore (LG-LIM-02); what was really added. */
function gained(
  s: Scene,
  hero: Hero,
  gainer: Hero,
  { moment, difficulty, pays = difficulty }: Attempt,
  miracle: boolean,
  faces: number,
): number {
  if (pays === 0 && difficulty > 0) return 0;
  let gain = pays + 1;
  if (miracle && !s.match.config.uncappedMiracles) gain = Math.min(gain, faces * faces);
  if (MOMENTS[moment].encore && s.activation && !s.match.config.encores) {
    const key = `${hero.id}:${moment}`;
    const best = s.activation.encore[key];
    if (best !== undefined && pays <= best) gain = 0;
    else s.activation.encore[key] = pays;
  }
  const before = gainer.heroism;
  gainer.heroism = Math.min(HEROISM_MOST, before + gain);
  return gainer.heroism - before;
}

/** All inches travelled start again, but for those of one that is still on its way. */
export function resetTravel(s: Scene, but: string | null = null): void {
  for (const hero of s.heroes) if (hero.id !== but) hero.travel = 0;
  for (const object of s.objects) object.travel = 0;
  for (const building of s.buildings) building.travel = 0;
}
