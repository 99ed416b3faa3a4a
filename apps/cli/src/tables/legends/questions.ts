import type { Question } from '@sandtable/kernel';
import type { Asked, QuestionKindId, Scene } from '@sandtable/legends';

// What a seat is asked, in a sentence or two, and what may be typed.

const n = (value: number): string => String(Math.round(value * 1000) / 1000);

type Ask<K extends QuestionKindId> = (data: Asked[K], view: Scene, seat: string) => string;

const ASK: { readonly [K in QuestionKindId]: Ask<K> } = {
  Heroes: (_, { match }) =>
    `Choose ${match.heroes} of the cast${match.config.mightyItems ? ', each with an item if you like' : ''}.`,
  Deploy: (_, view, seat) => {
    const index = view.match.seats.indexOf(seat as never);
    const waiting = view.heroes.filter((hero) => hero.seat === index && !hero.placed);
    return `Place a Hero: ${waiting.map(({ id }) => id).join(', ')}.`;
  },
  Activate: () => 'Which of your Heroes acts?',
  Move: ({ hero }) => `${hero} may Move first: name a number; with it as difficulty, one inch more can be moved.`,
  Act: ({ hero }, view) => `What does ${hero} do? It has ${n(view.activation?.pool ?? 0)} inches left.`,
  Stretch: ({ hero, moment, chosen, difficulty }) =>
    `${hero} would ${moment === 'fly' ? 'fly' : 'run the wall'} for ${chosen} inches, difficulty ${difficulty}. Spend how much, or no?`,
  ComeThrough: ({ hero, piece, difficulty }) =>
    `${hero} is stopped by ${piece}. Come through it, difficulty ${difficulty}?`,
  HeroLanding: ({ hero, fatigue }) =>
    `${hero} is about to hit the street for ${fatigue} Fatigue. A Hero Landing, difficulty 1?`,
  CancelImpact: ({ mover, other, impetus, answer }) =>
    `${mover} hits ${other ?? 'the street'} with impetus ${n(impetus)}, answered with ${n(answer)}. Cancel, or let it stand?`,
  FollowUp: ({ target, knockDown, knockBack }) =>
    `The Strike hit ${target}. ${[knockDown && 'Knock it down', knockBack && 'knock it back'].filter(Boolean).join(', ')}, or done?`,
  Place: ({ thing, beside }) => `Where is ${thing} put beside ${beside}?`,
  LetGo: ({ carrier, load }) => `${carrier} and ${load} are dragged apart: hold on or let go?`,
  Defend: ({ hero, fatigue, difficulty }) =>
    `${hero} would suffer ${fatigue} Fatigue. Defend, difficulty ${difficulty}?`,
  StrikeBack: ({ hero, difficulty }) => `${hero} may strike back, difficulty ${difficulty}.`,
  Struggle: ({ hero, difficulty }) => `${hero} was hauled about and may struggle, difficulty ${difficulty}.`,
  FallLine: ({ hero }) => `${hero} falls: straight, or along which line?`,
  Order: ({ heroes, what }) => `In which order come the ${what} of ${heroes.join(', ')}?`,
  AnswerDraw: ({ by }) => `Seat ${by} offers a draw.`,
};

export function askText(question: Question, view: Scene): string {
  const ask = ASK[question.kind as QuestionKindId] as (data: unknown, view: Scene, seat: string) => string;
  return ask(question.data, view, question.seat);
}

const HELP: Partial<Record<QuestionKindId, string>> = {
  Heroes: 'heroes halogen:leader kerbstone',
  Deploy: 'deploy a1 12,8.5 or deploy a1 12,8.5,3',
  Activate: 'activate a1',
  Move: 'move 4 spend 2, or stay',
  Act: [
    'go 12,8 to run; wall 9.5,8,3 to run up a wall; fly 5,10,3; drop; steps may follow one another: go 9.5,8 wall 9.5,8,3 go 10.5,8',
    'strike b1 spend 4; shoot b1 spend 2; lift can1 spend 0; fling 6 toward 1,0,0 spend 2; release; call a2 3 spend 3; end',
  ].join('\n'),
  FollowUp: 'knock-down 2 spend 4; knock-back 3 toward 1,0,0 spend 6; done',
  Place: 'place 12,8,1.25 turned 90 lying 0',
  CancelImpact: 'cancel or stand',
  LetGo: 'hold or let-go',
  StrikeBack: 'strike-back a1 spend 3, or no',
  Struggle: 'struggle a1 spend 0, or no',
  FallLine: 'fall straight, or fall 1,0,-1',
  Order: 'order b2 b1',
  AnswerDraw: 'accept or refuse',
};

export function helpText(question: Question): string {
  return HELP[question.kind as QuestionKindId] ?? 'try 3 to spend 3 on it, or no';
}
