import type { Question } from '@sandtable/kernel';
import {
  ACTION,
  type AttackPreview,
  DECKS,
  type Decision,
  SITUATION_NAMES,
  type View,
  type WindowAbout,
} from '@sandtable/legendary-battles';
import type { Look, TextTable } from '../play/text-table.js';
import { tableText } from './legendary-battles/show.js';
import { nameOf, readWords } from './legendary-battles/words.js';

/** Legendary Battles in words: for eyes and for ears, no rule worked out here. */
export const legendaryBattlesTable: TextTable<View> = {
  show: tableText,
  ask: askText,
  name: (answer) => nameOf(answer as Decision),
  about: (answer, look) => chanceText(answer as Decision, look),
  read: (words) => readWords(words),
  help: helpText,
};

const WINDOW = {
  'W-TS': 'The turn begins.',
  'W-DECL': 'An Action is declared',
  'W-STEP': 'A unit moves',
  'W-CON': 'A unit closes in',
  'W-AIR': 'An aircraft comes in',
  'W-ATK': 'An attack is about to be drawn for',
  'W-RES': 'A result is about to be applied',
  'W-LEA': 'A unit is about to leave a close combat',
  'W-FBS': 'A unit falls back',
  'W-MEL': 'A blow was struck',
  'W-POST': 'An Action is over',
  'W-SIT': 'A Situation was played',
  'W-TE': 'The turn ends.',
} as const;

function askText({ kind, data }: Question): string {
  if (kind === 'Situation') return windowText(data as WindowAbout);
  return ASK[kind] ?? 'What do you do?';
}

function windowText({ window, unit, foe, action, attack, result, situation }: WindowAbout): string {
  const parts = [
    unit && `: ${unit}`,
    foe && ` and ${foe}`,
    action && `, ${ACTION[action].name}`,
    attack && `, shift ${attack.shift}`,
    result && `, ${result}`,
    situation && `: ${SITUATION_NAMES[situation.kind].combat ?? situation.kind}`,
  ];
  return `${WINDOW[window]}${parts.filter(Boolean).join('')}. Play a Situation, or pass?`;
}

const ASK: Readonly<Record<string, string>> = {
  Deploy: 'Place your units: deploy unit:zone:facing ...',
  Reserve: 'Place the reinforcement: place unit zone facing.',
  Turn: 'Play a card for its Action, play any as a Basic Order, discard, or be done.',
  Relay: 'Give orders to one who waits for the relayed Action, or be done.',
  Route: 'Two ways are equal: by which zone?',
  Line: 'Along which line?',
  Reference: 'Which of these units does it drift towards?',
  Stayer: 'Which unit stays in the zone?',
  Retreat: 'To which of these zones does it go?',
  Improvement: 'What gets better: condition or confused?',
  Facing: 'Which side does it face?',
  Smoke: 'Up to two zones beside the target point are hidden too: which?',
  Power: 'Use the power, or pass?',
};

function helpText({ kind }: Question): string {
  const lines: Readonly<Record<string, string>> = {
    Turn: 'play CARD UNIT path D5,E5 facing 0; play CARD UNIT target B1; basic CARD UNIT facing 2; discard CARD ...; done',
    Situation: 'situation CARD unit B1 zone D5 for A3,A1; power P02; pass; pass until action; ask always, ask usual',
    Relay: 'give UNIT path D5 facing 0; done',
  };
  return lines[kind] ?? 'Type one of the answers as it is written.';
}

/** The shift of a shot or blow and its chances, beside the answer that makes it. */
function chanceText(answer: Decision, look: Look<View>): string {
  if (answer.type !== 'PlayAction' || answer.use === 'basic' || answer.orders.target === undefined) return '';
  const { action } = DECKS[look.view.match.scenario.genre].find(({ id }) => id === answer.card)!;
  const found = look.query('attack', { attacker: answer.unit, target: answer.orders.target, action }) as AttackPreview;
  if (!found.shift || !found.law || !found.any) return '';
  const total = found.shift.total > 0 ? `+${found.shift.total}` : `${found.shift.total}`;
  return `shift ${total}, ${Math.round(100 * found.any)} % for any effect, ${Math.round(100 * found.law.EL)} % to eliminate`;
}
