import type { Say } from '../text/language.js';

// Every answer with a name: a table of them, in which one that is missing does not compile.

/** What ends every game. */
type Ending =
  | { readonly type: 'Concede' }
  | { readonly type: 'OfferDraw' }
  | { readonly type: 'AnswerDraw'; readonly accept: boolean };

type EndingSay = Say<'concede' | 'offerDraw' | 'accept' | 'decline'>;

type Names<Answer extends { readonly type: string }, About> = {
  readonly [Type in Answer['type']]: (answer: Extract<Answer, { type: Type }>, about: About) => string;
};

const ENDING: Names<Ending, { readonly t: EndingSay }> = {
  Concede: (_, { t }) => t('concede'),
  OfferDraw: (_, { t }) => t('offerDraw'),
  AnswerDraw: ({ accept }, { t }) => t(accept ? 'accept' : 'decline'),
};

/** Names the answers of a table: its own as it says, those that end a game as every table does. */
export function naming<Answer extends { readonly type: string }, About extends { readonly t: EndingSay }>(
  names: Names<Exclude<Answer, Ending>, About>,
): (answer: Answer, about: About) => string {
  const all: unknown = { ...ENDING, ...names };
  const named = all as Readonly<Record<Answer['type'], (answer: Answer, about: About) => string>>;
  return (answer, about) => named[answer.type as Answer['type']](answer, about);
}
