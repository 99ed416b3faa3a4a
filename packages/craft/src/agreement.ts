import {
  type Besides,
  type Fits,
  type Play,
  type Question,
  type Refusal,
  refuse,
  type Seat,
  type Table,
} from '@sandtable/kernel';
import * as z from 'zod/mini';

// What players may say besides playing, in the same words in every game: that they concede, or would agree to a draw.

const concedes = z.strictObject({ type: z.literal('Concede') });
const offersDraw = z.strictObject({ type: z.literal('OfferDraw') });

/** What may be said to any question where no draws are agreed. */
export const CONCEDING = { answer: concedes };

/** What may be said to any question. */
export const SAID = { answer: z.discriminatedUnion('type', [concedes, offersDraw]) };
export type Said = Fits<(typeof SAID)['answer']>;
/** Who said it: who was asked, unless another spoke up. */
const speakerOf = <P extends Seat>(said: Said, asked: P): P => (said as { readonly by?: P }).by ?? asked;

/** What the question `AnswerDraw` looks like: it tells who offers. */
export const ANSWER_DRAW = {
  answer: z.strictObject({ type: z.literal('AnswerDraw'), accept: z.boolean() }),
  about: z.strictObject({ by: z.string() }),
};
export type DrawAnswer = Fits<(typeof ANSWER_DRAW)['answer']>;
/** All there is to know of it: whether the offer could be made was judged before. */
export const ANSWERING_DRAW = {
  ...ANSWER_DRAW,
  finite: true,
  options: (): readonly DrawAnswer[] => [DECLINE_DRAW, ACCEPT_DRAW],
  check: () => null,
};
type DrawQuestion = Question<DrawAnswer | Said, { readonly by: Seat }>;

export const CONCEDE = { type: 'Concede' } as const satisfies Said;
export const OFFER_DRAW = { type: 'OfferDraw' } as const satisfies Said;
export const ACCEPT_DRAW = { type: 'AnswerDraw', accept: true } as const satisfies DrawAnswer;
export const DECLINE_DRAW = { type: 'AnswerDraw', accept: false } as const satisfies DrawAnswer;

export const isSaid = (answer: unknown): answer is Said => {
  const { type } = answer as { readonly type?: unknown };
  return type === 'Concede' || type === 'OfferDraw';
};

/** Conceding while another is asked, for a ruleset's `unasked`: where `refuse` has nothing against it. */
export const concedingUnasked = <S, P extends Seat>(refuse: (state: S, seat: P) => Refusal | null) => ({
  answer: concedes,
  options: (state: S, seat: Seat): readonly Said[] => (refuse(state, seat as P) === null ? [CONCEDE] : []),
  check: (state: S, seat: Seat) => refuse(state, seat as P),
});

/** What a ruleset says of conceding. */
export interface Conceding<S, T, P extends Seat, Rule extends string> {
  /** Why a seat that is asked something may not concede now; without it, it always may. */
  refuseConceding?(state: S, seat: P): Refusal<Rule> | null;
  concede(t: T, seat: P): void;
  /** Whether a seat still plays: it has not conceded, and the game is not over. */
  plays(state: S, seat: P): boolean;
}

/** What it says of draws by agreement. */
export interface Draws<S, T, P extends Seat, Rule extends string> {
  /** The rule of offers and answers. */
  readonly rule: Rule;
  /** Why a seat that is asked something may not offer a draw now. */
  refuseOffer(state: S, seat: P): Refusal<Rule> | null;
  /** Notes the offer. It counts as made whatever comes of it. */
  offered(state: S, by: P): void;
  /** Notes that it was answered, where the state tells of an offer that stands. */
  answered?(state: S): void;
  /** Who must accept, in the order asked. */
  others(state: S, by: P): readonly P[];
  agree(t: T): void;
}

/**
 * Conceding and draws in one ruleset: what its questions take besides, and what its program does about it. Without `draws` there
 * are none by agreement.
 */
export function agreement<S, T extends Table<S, Rule>, P extends Seat, Rule extends string>(
  { refuseConceding, concede, plays }: Conceding<S, T, P, Rule>,
  draws: Draws<S, T, P, Rule> | null,
) {
  const check = (state: S, { kind, seat }: Question, said: Said): Refusal | null => {
    if (said.type === 'Concede' || draws === null) return refuseConceding?.(state, seat as P) ?? null;
    if (kind === 'AnswerDraw') return refuse(draws.rule, 'A draw is offered: accept it or decline it first.');
    return draws.refuseOffer(state, seat as P);
  };
  const sayings: readonly Said[] = draws === null ? [CONCEDE] : [CONCEDE, OFFER_DRAW];
  const besides: Besides<S, Said> = {
    answer: draws === null ? CONCEDING.answer : SAID.answer,
    is: isSaid,
    options: (state, question) => sayings.filter((said) => check(state, question, said) === null),
    check,
  };

  /** Asks all who must accept; with that it is a draw. */
  function* answerDraw(t: T, by: P): Play<void> {
    const { state } = t;
    const { rule, others, answered, agree } = draws!;
    for (const seat of others(state, by)) {
      if (!plays(state, seat)) continue;
      const said = yield* t.ask({ kind: 'AnswerDraw', seat, data: { by } } as DrawQuestion);
      if (said.type === 'Concede') {
        concede(t, speakerOf(said, seat));
        if (!plays(state, by)) return;
        continue;
      }
      const accept = said.type === 'AnswerDraw' && said.accept;
      if (!accept) answered?.(state);
      if (t.logging) t.log({ type: 'drawAnswered', rule, seat, accept });
      if (!accept) return;
    }
    answered?.(state);
    agree(t);
  }

  /** Does what was said, to its end: an offer is answered before anything else happens. */
  function* hear(t: T, seat: P, said: Said): Play<void> {
    if (said.type === 'Concede') {
      concede(t, speakerOf(said, seat));
      return;
    }
    draws!.offered(t.state, seat);
    t.revealed(); // the others have heard it
    if (t.logging) t.log({ type: 'drawOffered', rule: draws!.rule, seat });
    yield* answerDraw(t, seat);
  }

  /** Asks until the answer is one of the game. Null: the seat plays no more. */
  function* decide<A>(t: T, question: Question<A | Said, unknown>): Play<Exclude<A, Said> | null> {
    const seat = question.seat as P;
    while (plays(t.state, seat)) {
      const answer = yield* t.ask(question);
      if (!isSaid(answer)) return answer as Exclude<A, Said>;
      yield* t.call(hear(t, seat, answer));
    }
    return null;
  }

  return { besides, answerDraw, hear, decide };
}
