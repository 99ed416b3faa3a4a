import type { Spot } from '@sandtable/fictioneers-legacy';
import type { By } from '../../../kit/board.js';
import type { Where } from '../../../kit/board-menu.js';
import { meleeNote, nameOf } from '../ask.js';
import { type Deployment, drafted } from '../deployment.js';
import { called, distance, inch, placeName } from '../figures.js';
import { waysOf } from '../overlays/plan.js';
import { openGroundMenu } from './ground-menu.js';
import { openStartMenu } from './start-menu.js';
import { openTargetMenu } from './target-menu.js';
import { isForTaking, openThingMenu } from './thing-menu.js';
import { NONE } from './use-choice.js';
import type { Hand } from './use-hand.js';

// What pointing at the table does, and dragging on it.

/** So near to a ghost is the ghost itself. */
const ON_GHOST = 600;

export function onFigure(hand: Hand, deployment: Deployment, id: string, at: Where, by: By): void {
  const { sitting, kind, figureOf, mayAct, mine, plan, chosen, one, ready } = hand;
  sitting.forgive();
  hand.setPreview(null);
  const figure = figureOf(id);
  if (!figure) return;
  if (kind === 'DeploySquad') {
    hand.choose([id]);
    openStartMenu(hand, deployment, id, at);
  } else if (kind === 'PreGameOverwatch' || kind === 'OverwatchPhase') pickWatcher(hand, id, figure.own);
  else if (kind === 'CloseCombatPhase') {
    openFights(hand, id, at);
    if (figure.own) whyNoFight(hand, id);
  } else if ((figure.own || figure.kind === 'objective') && isForTaking(hand, figure))
    void openThingMenu(hand, figure, at);
  else if (!figure.own && mayAct && mine.length > 0) openTargetMenu(hand, id, at);
  else if (figure.own && mayAct && plan && by !== 'touch' && chosen.includes(id)) hand.dropPlan();
  else {
    if (kind === 'MoveFirePhase' && figure.own && !ready.has(id)) void hand.whyNot({ type: 'Activate', model: id });
    // A second choice of the same figure takes its whole squad.
    hand.choose(one === id && kind === 'MoveFirePhase' ? hand.squadAround(id) : [id]);
  }
}

function pickWatcher({ sitting, watch, watchable, setWatch, whyNot, choose }: Hand, id: string, own: boolean): void {
  if (own && watchable.has(id)) setWatch(watch.includes(id) ? watch.filter((other) => other !== id) : [...watch, id]);
  else if (own && sitting.plays) void whyNot({ type: 'DeclareOverwatch', models: [id] });
  choose([id]);
}

function openFights({ battle, view, fights, choose, setMenu, answer, t }: Hand, id: string, at: Where): void {
  const about = fights.filter(({ attacker, defender }) => attacker === id || defender === id);
  choose([id]);
  if (about.length > 0)
    setMenu({
      title: called(battle, id),
      at,
      items: about.map(({ decision, odds }) => ({
        label: nameOf(decision, view, t),
        ...(odds && { note: meleeNote(odds, t) }),
        choose: () => answer(decision),
      })),
    });
}

/** Why somebody fights nobody. */
function whyNoFight({ fights, nearestFoe, whyNot }: Hand, id: string): void {
  const foe = nearestFoe();
  if (foe && !fights.some(({ attacker }) => attacker === id))
    void whyNot({ type: 'ChooseMelee', attacker: id, defender: foe.id });
}

export function onGround(hand: Hand, deployment: Deployment, spot: Spot, at: Where): void {
  const { sitting, kind, mayAct, mine, plan } = hand;
  sitting.forgive();
  hand.setMenu(null);
  hand.setPreview(null);
  hand.setCursor(spot);
  const ends = plan ? waysOf(plan).map(({ move }) => move.path.at(-1)!) : [];
  if (kind === 'DeploySquad') deployment.lineUp(spot);
  else if (kind === 'PlaceSurvivors') hand.answer({ type: 'PlaceSurvivors', places: [spot] });
  else if (!mayAct || mine.length === 0) hand.choose(NONE);
  else if (hand.aiming) void openGroundMenu(hand, spot, at);
  // Pointing at a ghost again is to go.
  else if (ends.some((end) => distance(end, spot) < ON_GHOST)) hand.go();
  else hand.moveToward(spot);
}

export function onDrag(hand: Hand, deployment: Deployment, id: string, to: Spot, dropped: boolean): void {
  const { kind, figureOf, chosen, mine, one, propose } = hand;
  if (kind === 'DeploySquad') {
    if (dropped || !hand.isAsking()) deployment.shift(drafted(hand.view, id), to);
    return;
  }
  const from = figureOf(id)?.at;
  if (!from) return;
  const group = chosen.includes(id) ? mine : [id];
  if (group.length === 1 && one !== id) hand.choose([id]);
  if (group.length === 1) void propose(group, { kind: 'to', at: to });
  else void propose(group, { kind: 'by', dx: to.x - from.x, dy: to.y - from.y });
}

/** Who follows the pointer now. */
export function draggableIn(hand: Hand, { draft }: Deployment): ReadonlySet<string> {
  const { kind, ready, acting, left, figures, view } = hand;
  if (left !== null) return new Set();
  if (kind === 'DeploySquad' && draft) {
    const placed = new Set(draft.placements.map(({ model }) => model));
    return new Set(figures.flatMap(({ id }) => (placed.has(drafted(view, id)) ? [id] : [])));
  }
  if (kind === 'MoveFirePhase') return ready;
  return new Set(kind === 'Activation' && acting ? [acting] : []);
}

/** A place in words, for those who listen. */
export function describe({ battle, figures, nearestFoe, planned, t }: Hand, spot: Spot): string {
  const here = figures.find(({ at, radius }) => distance(at, spot) < radius);
  const foe = nearestFoe();
  return [
    placeName(spot),
    here ? called(battle, here.id) : '',
    foe ? `${called(battle, foe.id)} ${t('distanceIs', { distance: inch(distance(foe.at, spot)) })}` : '',
    planned ? t('goNote', { cost: inch(planned.cost.total), allowance: inch(planned.allowance.total) }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
