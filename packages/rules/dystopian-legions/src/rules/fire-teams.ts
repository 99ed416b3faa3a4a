import { total } from '@sandtable/craft';
import type { AnswerOf } from '../ask.js';
import { libraryOf } from '../content/library.js';
import { profileAt } from '../figures.js';
import { spoken } from '../mars/mars.js';
import { has } from '../profile.js';
import { raise } from '../raise.js';
import { type Battle, type Muster, modelAt, nameOf, type SectionCast, sectionAt, sideOfSection } from '../state.js';
import type { Side } from '../terms.js';
import { refuseAllocations } from './deployment.js';
import { no, type Ruling } from './movement.js';

// Fire Teams (4.26): a section in two halves, each a section of its own (DL-FTM-03) to the end of the battle (DL-FTM-04). How a side splits is told with its allocation,
// so that it is secret as long as that is (DL-GEN-81).

const WEIGHT = spoken('deploy.weight');

type AllocateAnswer = Extract<AnswerOf<'Allocate'>, { type: 'Allocate' }>;
/** Who and what goes to the first of both teams; all else to the second. */
type Split = NonNullable<AllocateAnswer['teams']>[number];

/** What a model counts when a section splits (DL-FTM-02). */
export function weightOf(b: Battle, s: number, i: number): number {
  const of = profileAt(b, i);
  if (has(of, 'nonCombatant') || b.muster.sections[s]!.transports.includes(i)) return 0;
  return total(1, WEIGHT, { of });
}

/** Whether a section may split at all (DL-FTM-01, DL-FTM-02): it is of such a sort, and two of it weigh something. */
export function maySplit(b: Battle, s: number): boolean {
  const { design, members } = b.muster.sections[s]!;
  if (!libraryOf(b.match.content).sections.get(design)?.design.fireTeams) return false;
  return members.filter((i) => weightOf(b, s, i) > 0).length > 1;
}

/** The least by which the weights of two halves can differ. */
function leastDifference(weights: readonly number[]): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let sums = new Set([0]);
  for (const weight of weights) sums = new Set([...sums, ...[...sums].map((sum) => sum + weight)]);
  const halves = [...sums].filter((sum) => sum > 0 && sum < whole);
  return Math.min(...halves.map((sum) => Math.abs(whole - 2 * sum)));
}

function refuseSplit(b: Battle, side: Side, { section, models, weapons }: Split): Ruling {
  const s = sectionAt(b, section);
  if (s < 0 || sideOfSection(b, s) !== side) return no('DL-FTM-01', `${section} is no section of yours.`);
  if (!maySplit(b, s)) return no('DL-FTM-01', `${section} does not split into Fire Teams.`);
  const { members, weapons: stock } = b.muster.sections[s]!;
  const first = models.map((name) => modelAt(b, name));
  if (new Set(first).size < first.length || first.some((i) => !members.includes(i)))
    return no('DL-FTM-02', `A team of ${section} consists of its models, each once.`);
  const weigh = (those: readonly number[]): number => those.reduce((sum, i) => sum + weightOf(b, s, i), 0);
  const [mine, theirs] = [weigh(first), weigh(members.filter((i) => !first.includes(i)))];
  if (mine === 0 || theirs === 0) return no('DL-FTM-02', 'Each team has somebody who counts.');
  const least = leastDifference(members.map((i) => weightOf(b, s, i)).filter((weight) => weight > 0));
  if (Math.abs(mine - theirs) > least)
    return no('DL-FTM-02', `The teams weigh ${mine} and ${theirs}; they may differ by ${least}.`);
  const left = [...stock];
  for (const weapon of weapons) {
    const at = left.indexOf(weapon);
    if (at < 0) return no('DL-FTM-05', `${section} has no such ${weapon} to give.`);
    left.splice(at, 1);
  }
  return null;
}

/** A muster in which these sections are two: the second stands right after the first, `A3` and `A3b`. */
export function splitMuster(b: Battle, splits: readonly Split[]): Muster {
  const sections = b.muster.sections.flatMap((cast): SectionCast[] => {
    const split = splits.find(({ section }) => section === cast.id);
    if (!split) return [cast];
    const isFirst = (i: number): boolean => split.models.includes(nameOf(b, i));
    const rest = [...cast.weapons];
    for (const weapon of split.weapons) rest.splice(rest.indexOf(weapon), 1);
    const team = (id: string, of: (i: number) => boolean, weapons: readonly string[]): SectionCast => ({
      ...cast,
      id,
      members: cast.members.filter(of),
      transports: cast.transports.filter(of),
      weapons,
    });
    return [team(cast.id, isFirst, split.weapons), team(`${cast.id}b`, (i) => !isFirst(i), rest)];
  });
  return { ...b.muster, sections };
}

/** The battle as it would be with these teams, for what is allocated in it. */
function withTeams(b: Battle, splits: readonly Split[]): Battle {
  if (splits.length === 0) return b;
  const split = { ...b };
  raise(split, splitMuster(b, splits));
  return split;
}

export function applyTeams(b: Battle, splits: readonly Split[]): void {
  if (splits.length > 0) raise(b, splitMuster(b, splits));
}

/** A whole allocation, teams first (S9). */
export function refuseAllocate(b: Battle, side: Side, answer: AllocateAnswer): Ruling {
  const teams = answer.teams ?? [];
  if (new Set(teams.map(({ section }) => section)).size < teams.length)
    return no('DL-FTM-02', 'A section splits once, into two.');
  for (const split of teams) {
    const refusal = refuseSplit(b, side, split);
    if (refusal) return refusal;
  }
  return refuseAllocations(withTeams(b, teams), side, answer);
}

/** An even split of a section: its models dealt out in turn, the heavy ones first. */
function evenSplit(b: Battle, s: number): Split {
  const { id, members, weapons } = b.muster.sections[s]!;
  const heavy = [...members].sort((i, j) => weightOf(b, s, j) - weightOf(b, s, i) || i - j);
  const first: number[] = [];
  let [mine, theirs] = [0, 0];
  for (const i of heavy) {
    const weight = weightOf(b, s, i);
    if (mine <= theirs && weight > 0) {
      first.push(i);
      mine += weight;
    } else theirs += weight;
  }
  return { section: id, models: first.sort((i, j) => i - j).map((i) => nameOf(b, i)), weapons: [...weapons] };
}

/** All that a side could split, in two even halves, and nothing else done. */
export function teamAnswers(b: Battle, side: Side): AllocateAnswer[] {
  const able = b.muster.sections.flatMap((cast, s) => (cast.side === side && maySplit(b, s) ? [s] : []));
  if (able.length === 0) return [];
  const teams = able.map((s) => evenSplit(b, s));
  const answer: AllocateAnswer = { type: 'Allocate', sections: [], teams };
  return refuseAllocate(b, side, answer) === null ? [answer] : [];
}
