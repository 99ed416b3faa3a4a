import { type Score, score } from '@sandtable/craft';
import type { Play } from '@sandtable/kernel';
import type { BattleTable } from '../events.js';
import { DIE, LEADER_REACH } from '../inches.js';
import type { RuleId } from '../rulebook.js';
import type { Battle, Squad } from '../state.js';
import { otherSide, type Side } from '../terms.js';
import { HARD, moraleCover, NONE } from './cover.js';
import { figuresOf, isPresent, isWithin, poseOf, profileAt, squadOf } from './measuring.js';
import { loseWatch } from './overwatch.js';

// FL-MOR.

export interface MoraleCause {
  readonly rule: RuleId;
  readonly why: string;
}

/** FL-MOR-01 to FL-MOR-03, FL-MOR-18, FL-OPT-05: everything that makes a squad check this turn. It checks once, for the first. */
export function causesOf(b: Battle, s: number): MoraleCause[] {
  const squad = b.squads[s]!;
  const { side, name } = b.muster.squads[s]!;
  const figures = figuresOf(b, s);
  if (figures.length === 0) return []; // FL-MOR-20
  const robots = b.match.config.robotsFearless && figures.every((i) => profileAt(b, i).moveType === 'robot');
  if (robots) return []; // FL-OPT-03
  const causes: MoraleCause[] = [];
  if (squad.lost > 0 && squad.killed * 2 > squad.initial)
    causes.push({ rule: 'FL-MOR-01', why: 'more than half of it lost' });
  if (squad.leaderDied) causes.push({ rule: 'FL-MOR-02', why: 'its leader killed' });
  if (squad.shocked) causes.push({ rule: 'FL-OPT-05', why: 'a shock' });
  const called = b.match.scenario.checks.some(
    (check) => check.side === side && side === b.active && check.round === b.round && check.squads.includes(name),
  );
  if (called) causes.push({ rule: 'FL-MOR-03', why: 'the scenario' });
  if (squad.morale === 'pinned' && side === b.active && squad.moraleSetOn < b.turn)
    causes.push({ rule: 'FL-MOR-18', why: 'Pinned' });
  return causes;
}

/** Why a squad checks this turn; null if it does not. */
export function causeOf(b: Battle, s: number): RuleId | null {
  return causesOf(b, s)[0]?.rule ?? null;
}

export interface Recovery {
  readonly rule: RuleId;
  /** How many player turns until the Morale phase in which it happens: 0 is this one's. */
  readonly turns: number;
  /** Whether a check must be passed for it. */
  readonly checks: boolean;
}

/** FL-MOR-17, FL-MOR-18: in the Morale phase of its own turn, but not of the turn in which it was struck. */
export function recoveryOf(b: Battle, s: number): Recovery | null {
  const { morale, moraleSetOn } = b.squads[s]!;
  if (morale === 'normal' || figuresOf(b, s).length === 0) return null;
  const own = b.muster.squads[s]!.side === b.active;
  const turns = !own ? 1 : moraleSetOn < b.turn ? 0 : 2;
  return { rule: morale === 'shaken' ? 'FL-MOR-17' : 'FL-MOR-18', turns, checks: morale === 'pinned' };
}

/** Whether somebody is within 6 inches of more than half of these; of nobody, it is. Those in reserve are near nobody. */
function isNearMost(b: Battle, leader: number, figures: readonly number[]): boolean {
  const here = poseOf(b, leader);
  const near = figures.filter((i) => isPresent(b, i) && isWithin(here, poseOf(b, i), LEADER_REACH));
  return figures.length === 0 || near.length * 2 > figures.length;
}

/** FL-MOR-06 to FL-MOR-11. What holds for most of the squad holds for it (FL-RUL-45). */
export function moraleNumber(b: Battle, s: number): Score<RuleId> {
  const squad = b.squads[s]!;
  const figures = figuresOf(b, s);
  const covers = figures.map((i) => (isPresent(b, i) ? moraleCover(b, i) : HARD)); // nobody sees a reserve (FL-COV-13)
  const most = (grade: number): boolean => covers.filter((cover) => cover >= grade).length * 2 > figures.length;
  const platoon = b.platoons[b.muster.squads[s]!.platoon]!;
  const others = (leader: number): number[] => figures.filter((i) => i !== leader);
  const helps = (leader: number | null): boolean =>
    leader !== null && isPresent(b, leader) && isNearMost(b, leader, others(leader));
  const attached = platoon.attached === s && helps(platoon.leader);
  const led = helps(squad.leader) || attached;
  const near = platoon.leader !== squad.leader && platoon.attached !== s && helps(platoon.leader);
  const elite = (worst: number, best: number): boolean =>
    b.match.config.elitenessEffects &&
    figures.filter((i) => profileAt(b, i).eliteness >= worst && profileAt(b, i).eliteness <= best).length * 2 >
      figures.length;
  return score<RuleId>(5, 'FL-MOR-06', [
    most(HARD) && { by: 3, rule: 'FL-MOR-07', why: 'hard cover' },
    !most(HARD) && most(NONE + 1) && { by: 1, rule: 'FL-MOR-07', why: 'soft cover' },
    led && { by: 3, rule: 'FL-MOR-08', why: 'its leader at hand' },
    near && { by: 1, rule: 'FL-MOR-09', why: 'the Platoon Leader near' },
    squad.morale !== 'normal' && { by: -2, rule: 'FL-MOR-10', why: squad.morale === 'shaken' ? 'Shaken' : 'Pinned' },
    squad.leaderDied && { by: -2, rule: 'FL-MOR-11', why: 'its leader killed this turn' },
    elite(1, 1) && { by: -1, rule: 'FL-OPT-04', why: 'raw' },
    elite(4, 5) && { by: 1, rule: 'FL-OPT-04', why: 'veterans' },
  ]);
}

const SHAKEN_BY = 2;

/** What a die does (FL-MOR-12 to FL-MOR-14). */
export function moraleResult(number: number, die: number): 'passed' | 'shaken' | 'pinned' {
  if (die <= number) return 'passed';
  return die - number <= SHAKEN_BY ? 'shaken' : 'pinned';
}

function squadsOf(b: Battle, side: Side): number[] {
  return b.muster.squads.flatMap((squad, s) => (squad.side === side ? [s] : []));
}

/** The phase (FL-MOR-04, FL-MOR-05): the active side's squads first, then recoveries (FL-MOR-17). */
export function* moralePhase(t: BattleTable): Play<void> {
  const b = t.state;
  for (const side of [b.active, otherSide(b.active)]) {
    for (const s of squadsOf(b, side)) {
      const cause = causeOf(b, s);
      if (cause !== null) yield* check(t, s, cause);
    }
  }
  for (const s of squadsOf(b, b.active)) {
    const squad = b.squads[s]!;
    if (squad.morale === 'shaken' && squad.moraleSetOn < b.turn && figuresOf(b, s).length > 0)
      recover(t, s, 'FL-MOR-17');
  }
}

function* check(t: BattleTable, s: number, cause: RuleId): Play<void> {
  const b = t.state;
  const squad = b.squads[s]!;
  const number = moraleNumber(b, s);
  const { id, platoon } = b.muster.squads[s]!;
  const dice = yield* t.roll(1, DIE, 'FL-MOR-06', b.muster.platoons[platoon]!.controller);
  const result = moraleResult(number.total, dice[0]!);
  if (t.logging) t.log({ type: 'moraleChecked', rule: cause, squad: id, number, dice, result });
  if (result === 'passed') {
    if (squad.morale === 'pinned') recover(t, s, 'FL-MOR-18'); // FL-MOR-12
    return;
  }
  suffer(squad, result, b.turn);
  if (squad.morale === 'pinned') loseWatch(t, (i) => squadOf(b, i) === s);
}

/** FL-MOR-19: the Pinned stay so; the Shaken are Shaken anew. */
function suffer(squad: Squad, result: 'shaken' | 'pinned', turn: number): void {
  if (squad.morale !== 'pinned') squad.morale = result;
  squad.moraleSetOn = turn;
}

function recover(t: BattleTable, s: number, rule: RuleId): void {
  const b = t.state;
  b.squads[s]!.morale = 'normal';
  if (t.logging) t.log({ type: 'recovered', rule, squad: b.muster.squads[s]!.id });
}
