import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { DecisionOf } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { between, SLACK, type Spot } from '../inches.js';
import { no, type Refusal, type RuleId } from '../rulebook.js';
import { type Battle, idOf, indexOf, kindOf, type Promotion, type Tie } from '../state.js';
import { otherSide, type Seat, type Side } from '../terms.js';
import { decide } from './agreement.js';
import { logAbout } from './hidden-models.js';
import { figuresOf, isInPlay, poseOf, profileAt } from './measuring.js';
import { refuseOwn } from './turn.js';

// The two ranks (FL-LDR-01) and how they are filled: promotions (FL-LDR-06 to FL-LDR-12). They are marked in the last phase and take effect when their side begins its next turn.

/** A post to fill, and where nearness counts from (FL-LDR-10): where the leader fell, or where the promoted one stands. */
interface Post {
  readonly to: 'SL' | 'PL';
  readonly post: number;
  readonly from: Spot & { readonly radius: number };
}

/** FL-LDR-06: both sides, the active one first. */
export function* markPromotions(t: BattleTable): Play<void> {
  const b = t.state;
  b.promotions = b.promotions.filter(({ figure }) => isInPlay(b, figure)); // FL-LDR-11
  for (const side of [b.active, otherSide(b.active)]) {
    for (let post = nextPost(b, side); post !== null; post = nextPost(b, side)) {
      const figure = post.among.length === 1 ? post.among[0]! : yield* chosen(t, post);
      if (figure === null) return;
      mark(t, post, figure);
    }
  }
}

/** FL-LDR-10: among those who are equally fit the owner chooses. Null: the game is over. */
function* chosen(t: BattleTable, tie: Tie): Play<number | null> {
  const b = t.state;
  b.tie = tie;
  t.boundary();
  const answer = yield* decide(t, ask('ChoosePromotion', b.muster.platoons[platoonOf(b, tie)]!.controller));
  if (answer === null) return null;
  b.tie = null;
  return indexOf(b, answer.figure);
}

export interface PostNews {
  readonly side: Side;
  readonly to: 'SL' | 'PL';
  /** The squad, or the platoon. */
  readonly of: string;
  /** Who is marked for it, if somebody is: it takes effect when that side begins its next turn (FL-LDR-11). */
  readonly marked: string | null;
  /** Who would be marked for it as things stand; several are equally fit. */
  readonly fit: readonly string[];
  readonly rule: RuleId;
}

/** Posts that are vacant or about to be filled. */
export function postsOf(b: Battle, side: Side): PostNews[] {
  const news = (to: 'SL' | 'PL', post: number, marked: number | null, fit: readonly number[]): PostNews => ({
    side,
    to,
    of: to === 'PL' ? b.muster.platoons[post]!.name : b.muster.squads[post]!.name,
    marked: marked === null ? null : idOf(b, marked),
    fit: fit.map((i) => idOf(b, i)),
    rule: promotedBy(b, to, marked ?? fit[0] ?? null),
  });
  return [
    ...vacantPosts(b, side).map((post) => news(post.to, post.post, null, candidatesFor(b, post))),
    ...b.promotions.flatMap((one) => (one.side === side ? [news(one.to, one.post, one.figure, [])] : [])),
  ];
}

function platoonOf(b: Battle, { to, post }: Pick<Tie, 'to' | 'post'>): number {
  return to === 'PL' ? post : b.muster.squads[post]!.platoon;
}

function mark(t: BattleTable, { to, post, side }: Tie, figure: number): void {
  const b = t.state;
  b.promotions = [...b.promotions, { figure, to, post, side }];
  const squad = to === 'SL' ? post : b.muster.platoons[post]!.command!;
  if (t.logging)
    t.log({
      type: 'promotionMarked',
      rule: promotedBy(b, to, figure),
      figure: idOf(b, figure),
      to,
      squad: b.muster.squads[squad]!.id,
    });
}

/** By which rule somebody takes a post: a platoon goes to a Squad Leader, without one to the most elite (FL-LDR-08). */
function promotedBy(b: Battle, to: 'SL' | 'PL', figure: number | null): RuleId {
  if (to === 'SL') return 'FL-LDR-09';
  return figure === null || b.models[figure]!.rank === 'SL' ? 'FL-LDR-07' : 'FL-LDR-08';
}

/** The first vacant post of a side that somebody can take, with those who are equally fit for it. Platoons come first (FL-LDR-10). */
function nextPost(b: Battle, side: Side): Tie | null {
  for (const post of vacantPosts(b, side)) {
    const among = candidatesFor(b, post);
    if (among.length > 0) return { side, to: post.to, post: post.post, among };
  }
  return null;
}

function vacantPosts(b: Battle, side: Side): Post[] {
  const posts: Post[] = [];
  const isMarked = (to: 'SL' | 'PL', post: number): boolean =>
    b.promotions.some((one) => one.to === to && one.post === post);
  b.platoons.forEach((platoon, p) => {
    if (b.muster.platoons[p]!.side !== side || platoon.leader !== null || !platoon.fellAt || isMarked('PL', p)) return;
    posts.push({ to: 'PL', post: p, from: { ...platoon.fellAt, radius: 0 } });
  });
  b.squads.forEach((squad, s) => {
    const { side: owner, platoon } = b.muster.squads[s]!;
    if (owner !== side || b.muster.platoons[platoon]!.command === s || isMarked('SL', s)) return;
    const leader = squad.leader;
    const leaving = leader !== null && b.promotions.some(({ figure, to }) => figure === leader && to === 'PL');
    if (leaving) posts.push({ to: 'SL', post: s, from: poseOf(b, leader) });
    else if (leader === null && squad.promoted !== null)
      posts.push({ to: 'SL', post: s, from: poseOf(b, squad.promoted) });
    else if (leader === null && squad.fellAt) posts.push({ to: 'SL', post: s, from: { ...squad.fellAt, radius: 0 } });
  });
  return posts;
}

function candidatesFor(b: Battle, post: Post): number[] {
  return post.to === 'PL' ? platoonCandidates(b, post) : squadCandidates(b, post);
}

/** FL-LDR-07, FL-LDR-08. */
function platoonCandidates(b: Battle, { post, from }: Post): number[] {
  const figures = b.models.flatMap((m, i) =>
    m.squad !== null && b.muster.squads[m.squad]!.platoon === post && isFit(b, i) && !profileAt(b, i).beast ? [i] : [],
  );
  const leaders = figures.filter((i) => b.models[i]!.rank === 'SL');
  return nearest(b, leaders.length > 0 ? leaders : mostElite(b, figures), from);
}

/** FL-LDR-09; Sirex lead only beasts (FL-LDR-10). */
function squadCandidates(b: Battle, { post, from }: Post): number[] {
  const figures = figuresOf(b, post);
  const beasts = figures.every((i) => profileAt(b, i).beast);
  const fit = figures.filter((i) => isFit(b, i) && b.models[i]!.rank === 'none' && (beasts || !profileAt(b, i).beast));
  return nearest(b, mostElite(b, fit), from);
}

/** A figure in play that no post is waiting for already (FL-LDR-10). */
function isFit(b: Battle, i: number): boolean {
  return kindOf(b, i) === 'figure' && isInPlay(b, i) && !b.promotions.some(({ figure }) => figure === i);
}

function mostElite(b: Battle, figures: readonly number[]): number[] {
  const best = Math.max(...figures.map((i) => profileAt(b, i).eliteness));
  return figures.filter((i) => profileAt(b, i).eliteness === best);
}

function nearest(b: Battle, figures: readonly number[], from: Spot & { readonly radius: number }): number[] {
  const gap = (i: number): number => {
    if (b.models[i]!.where === 'reserve') return Number.MAX_SAFE_INTEGER;
    const pose = poseOf(b, i);
    return Math.max(0, between(pose, from) - pose.radius - from.radius);
  };
  const least = Math.min(...figures.map(gap));
  return figures.filter((i) => gap(i) <= least + SLACK);
}

/** FL-LDR-11, FL-LDR-12: at the start of their side's turn. */
export function promote(t: BattleTable): void {
  const b = t.state;
  const due = b.promotions.filter(({ side, figure }) => side === b.active && isInPlay(b, figure));
  b.promotions = b.promotions.filter(({ side }) => side !== b.active);
  for (const one of due) if (one.to === 'PL') toPlatoonLeader(t, one);
  for (const one of due) if (one.to === 'SL') toSquadLeader(t, one);
}

function toPlatoonLeader(t: BattleTable, { figure, post }: Promotion): void {
  const b = t.state;
  const m = b.models[figure]!;
  const command = b.muster.platoons[post]!.command!;
  const old = m.squad!;
  if (old !== command) {
    b.squads[old]!.initial -= 1; // FL-MOR-21
    b.squads[command]!.initial += 1;
    if (b.squads[old]!.leader === figure) {
      b.squads[old]!.leader = null;
      b.squads[old]!.promoted = figure;
    }
    if (figuresOf(b, command).length === 0) b.squads[command]!.morale = 'normal';
    m.squad = command;
  }
  m.rank = 'PL';
  b.squads[command]!.leader = figure;
  b.squads[command]!.fellAt = null;
  b.platoons[post]!.leader = figure;
  b.platoons[post]!.fellAt = null;
  logPromotion(t, figure, command);
}

function toSquadLeader(t: BattleTable, { figure, post }: Promotion): void {
  const b = t.state;
  const m = b.models[figure]!;
  if (m.squad !== post || b.squads[post]!.leader !== null) return;
  m.rank = 'SL';
  b.squads[post]!.leader = figure;
  b.squads[post]!.fellAt = null;
  b.squads[post]!.promoted = null;
  logPromotion(t, figure, post);
}

function logPromotion(t: BattleTable, figure: number, squad: number): void {
  const b = t.state;
  if (!t.logging) return;
  const { rank } = b.models[figure]!;
  t.log({ type: 'promoted', rule: 'FL-LDR-11', figure: idOf(b, figure), to: rank, squad: b.muster.squads[squad]!.id });
}

/** FL-LDR-03; to its command squad a Platoon Leader is attached anyway (FL-LDR-02). */
export function attachLeader(t: BattleTable, { leader: id, squad }: DecisionOf<'AttachPlatoonLeader'>): void {
  const b = t.state;
  const leader = indexOf(b, id);
  b.models[leader]!.assigned = true;
  const platoon = b.platoons.find((one) => one.leader === leader)!;
  platoon.attached = squad === null ? null : b.muster.squads.findIndex(({ id }) => id === squad);
  if (t.logging) logAbout(t, leader, { type: 'leaderAttached', rule: 'FL-LDR-03', leader: id, squad });
}

/** Whether a Platoon Leader has a squad to attach itself to, or to leave. */
export function mayAttach(b: Battle, i: number): boolean {
  const p = b.platoons.findIndex(({ leader }) => leader === i);
  if (p < 0) return false;
  const { command } = b.muster.platoons[p]!;
  return b.platoons[p]!.attached !== null || b.muster.squads.some(({ platoon }, s) => platoon === p && s !== command);
}

/** FL-LDR-03. */
export function refuseAttach(
  b: Battle,
  seat: Seat,
  { leader, squad }: DecisionOf<'AttachPlatoonLeader'>,
): Refusal | null {
  const foreign = refuseOwn(b, seat, leader);
  if (foreign) return foreign;
  const i = indexOf(b, leader);
  const p = b.platoons.findIndex((one) => one.leader === i);
  if (p < 0) return no('FL-LDR-03', `${leader} is no Platoon Leader.`);
  if (b.models[i]!.assigned) return no('FL-LDR-03', `${leader} has been attached or detached in this phase.`);
  if (squad === null)
    return b.platoons[p]!.attached === null ? no('FL-LDR-03', `${leader} is attached to no other squad.`) : null;
  const s = b.muster.squads.findIndex(({ id }) => id === squad);
  if (s < 0 || b.muster.squads[s]!.platoon !== p || b.muster.platoons[p]!.command === s)
    return no('FL-LDR-03', `${squad} is no other squad of the platoon.`);
  return b.platoons[p]!.attached === s ? no('FL-LDR-03', `${leader} is attached to ${squad} already.`) : null;
}
