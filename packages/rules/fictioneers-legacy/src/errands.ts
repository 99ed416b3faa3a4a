import type { Decision, DecisionOf, Move } from './decisions.js';
import type { Mark, Prospect } from './foresight/prospects.js';
import type { View } from './view.js';

// Orders for many, as data: carried out one after the other as single answers, each answered by overwatch and told like any other.

/** What one model is told to do: to move, to fire at once it has moved, or both. */
export interface Order {
  readonly model: string;
  readonly move?: Move;
  /** With the best shot there is then, at anybody or at one target; or with this very shot. */
  readonly aim?: { readonly target?: string } | { readonly fire: DecisionOf<'Fire'> };
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

/** What its player is asked, and may know, when the next step is due. */
export interface Offered {
  readonly question: { readonly kind: string };
  readonly options: readonly unknown[];
  readonly view: unknown;
  /** At once, or as a promise: whoever is asked may be elsewhere. */
  query(name: string, args: unknown): unknown;
}
type Step = { readonly answer: Decision } | 'done' | 'stuck';

/** One model acts. */
export const act = {
  kind: 'act',
  begin(order: unknown) {
    const { model, move, aim, goesOn } = (order ?? {}) as Order;
    if (typeof model !== 'string') return null;
    const shot = (offered: Offered): Promise<Decision | null> => aimed(offered, model, aim!);
    const steps: ((offered: Offered) => Promise<Decision | null>)[] = [
      ...(move ? [async () => move] : []),
      ...(aim ? [shot] : []),
      ...(goesOn ? [] : [async (): Promise<Decision> => ({ type: 'EndActivation' })]),
    ];
    let begun = false;
    return {
      async next(offered: Offered): Promise<Step> {
        const { question, options, view } = offered;
        const isFree = question.kind === 'MoveFirePhase';
        if (!begun && isFree) {
          begun = true;
          const may = (options as readonly Decision[]).some((one) => one.type === 'Activate' && one.model === model);
          if (!may) return 'done'; // it fell, or has acted: the others go on
          if (!move && aim && !(await shot(offered))) return 'done'; // who has no shot keeps the action for later
          return { answer: { type: 'Activate', model } };
        }
        begun = true;
        if (isFree) return 'done'; // there is nothing left for it to do, or it fell
        if (question.kind !== 'Activation' || openIn(view as View) !== model) return 'stuck';
        for (let step = steps.shift(); step; step = steps.shift()) {
          const answer = await step(offered);
          if (answer) return { answer };
        }
        return 'done';
      },
      isLast: () => steps.length === 0,
    };
  },
} as const;

const openIn = ({ battle }: View): string | null => (battle.open === null ? null : battle.muster.cast[battle.open]!.id);

async function aimed({ query }: Offered, model: string, aim: NonNullable<Order['aim']>): Promise<Decision | null> {
  if ('fire' in aim) return aim.fire;
  const found = (await query('shots', { model })) as { readonly marks: readonly Mark[] } | null;
  return bestShot(found?.marks ?? [], aim.target)?.fire ?? null;
}

/** Every kind there is of it. */
export const ERRANDS = [act] as const;
