import type { Decision, DecisionOf, Mark, Move, Prospect, View } from '@sandtable/fictioneers-legacy';
import type { Moment, Sitting } from '../../frame/sitting.js';

// Orders for many, carried out one after the other as single answers: each is judged, answered by overwatch and told like any
// other. What nobody could foresee (a refusal, another question) ends it.

type Fire = DecisionOf<'Fire'>;

export interface Order {
  readonly model: string;
  readonly move?: Move;
  /** Whom to fire at once it has moved: among those it can shoot then, or null for nobody. */
  readonly aim?: (marks: readonly Mark[]) => Prospect | null;
  /** Whether it acts on after this. */
  readonly goesOn?: boolean;
}

/** The shot that most likely harms its target. */
export function bestShot(marks: readonly Mark[], target?: string): Prospect | null {
  const shots = marks
    .filter((mark) => target === undefined || mark.target === target)
    .flatMap(({ shots: all }) => all)
    .filter(({ kills, fire }) => kills > 0 && fire.mode !== 'smoke');
  return shots.reduce<Prospect | null>((best, one) => (best === null || one.kills > best.kills ? one : best), null);
}

const openIn = (moment: Moment): string | null => {
  const { battle } = moment.view as View;
  return battle.open === null ? null : battle.muster.cast[battle.open]!.id;
};

/** Stops between two answers when `stopped` says so. `onEach` is told how many orders are left. */
export async function carryOut(
  sitting: Sitting,
  orders: readonly Order[],
  onEach: (left: number) => void,
  stopped: () => boolean,
): Promise<void> {
  for (const [k, order] of orders.entries()) {
    onEach(orders.length - k);
    if (!(await carryOutOne(sitting, order, stopped))) return;
  }
}

/** False if nothing more should be done. After its last answer nobody waits for what is asked next. */
async function carryOutOne(sitting: Sitting, order: Order, stopped: () => boolean): Promise<boolean> {
  const { model, move, aim, goesOn } = order;
  const moment = await sitting.asked();
  if (!moment || stopped()) return false;
  if (moment.question?.kind === 'MoveFirePhase') {
    const may = (moment.options as readonly Decision[]).some((one) => one.type === 'Activate' && one.model === model);
    if (!may) return true; // it fell, or has acted: the others go on
    if (!move && aim && !(await shotOf(sitting, model, aim))) return true; // who has no shot keeps the action for later
    await sitting.answer({ type: 'Activate', model });
  }
  const steps: (() => Promise<Decision | null>)[] = [
    ...(move ? [async () => move] : []),
    ...(aim ? [() => shotOf(sitting, model, aim)] : []),
    ...(goesOn ? [] : [async (): Promise<Decision> => ({ type: 'EndActivation' })]),
  ];
  for (const step of steps) {
    const now = await sitting.asked();
    if (!now || stopped()) return false;
    if (now.question?.kind === 'MoveFirePhase') return true; // there is nothing left for it to do, or it fell
    if (now.question?.kind !== 'Activation' || openIn(now) !== model) return false;
    const decision = await step();
    if (decision) await sitting.answer(decision);
  }
  return true;
}

async function shotOf(sitting: Sitting, model: string, aim: NonNullable<Order['aim']>): Promise<Fire | null> {
  const found = await sitting.query<{ marks: readonly Mark[] }>('shots', { model });
  return (aim(found?.marks ?? [])?.fire as Fire | undefined) ?? null;
}
