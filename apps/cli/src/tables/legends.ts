import type { Decision, Scene } from '@sandtable/legends';
import type { Look, TextTable } from '../play/text-table.js';
import { askText, helpText } from './legends/questions.js';
import { cityText, sceneText } from './legends/scene.js';
import { nameOf, readWords } from './legends/words.js';

/** Legends in words: for eyes and for ears, no rule worked out here. */
export const legendsTable: TextTable<Scene> = {
  show: (view) => sceneText(view),
  ask: (question, view) => askText(question, view),
  name: (answer) => nameOf(answer as Decision),
  about: (answer, look) => chanceText(answer as Decision, look),
  read: (words) => readWords(words),
  help: helpText,
  commands: [
    {
      word: 'city',
      also: ['map'],
      usage: '',
      says: 'the buildings and the things in the street',
      run: (_rest, { view }) => ({ text: cityText(view) }),
    },
  ],
};

interface Odds {
  readonly prospects: readonly { readonly spend: number; readonly chance: number; readonly gain: number }[];
}

/** The chance of an attempt, where the question names its difficulty. */
function chanceText(answer: Decision, look: Look<Scene>): string {
  if (answer.type === 'longShot' || answer.type === 'strike') {
    const { active } = look.view;
    const odds = look.query('attack', { hero: active, target: answer.target, by: answer.type }) as Odds & {
      difficulty: number;
    };
    return percent(odds, answer.spend, odds.difficulty);
  }
  const data = look.question.data as { hero?: string; difficulty?: number } | null;
  const moment = MOMENT[look.question.kind];
  if (!('spend' in answer) || !moment || !data?.hero || data.difficulty === undefined) return '';
  const odds = look.query('odds', { hero: data.hero, moment, difficulty: data.difficulty, worth: 0 }) as Odds;
  return percent(odds, answer.spend, data.difficulty);
}

function percent({ prospects }: Odds, spend: number, difficulty: number): string {
  const found = prospects.find((one) => one.spend === spend);
  return found ? `${Math.round(100 * found.chance)} % against ${difficulty}, gains ${found.gain}` : '';
}

const MOMENT: Readonly<Record<string, string>> = {
  ComeThrough: 'comeThrough',
  HeroLanding: 'heroLanding',
  Defend: 'defend',
  StrikeBack: 'strikeBack',
  Struggle: 'struggle',
};
