import { type Decision, type QuestionKindId, spotName, type View } from '@sandtable/fictioneers-legacy';
import type { Question } from '@sandtable/kernel';
import { plainTable } from '../play/plain-table.js';
import type { Read, TextTable } from '../play/text-table.js';
import { showTable } from './fictioneers-legacy/show.js';
import { decisionIn, Unread, wordsOf } from './fictioneers-legacy/words.js';

const NOWHERE = { x: 0, y: 0 };

function openModel({ battle: b }: View) {
  return b.open === null ? null : b.models[b.open]!;
}

const ASKS: { readonly [kind in QuestionKindId]: (view: View) => string } = {
  ChooseForce: ({ battle }) => `Which platoons do you bring, for ${battle.match.points} points? bring P-T-RIFLE`,
  ChooseZoneOrTurn: () => 'Do you choose a zone or who begins? zone A, or first A',
  DeploySquad: () => 'Which squad do you place, and where?',
  PreGameOverwatch: () => 'Who begins on overwatch? watch a1 a2, or watch nobody',
  OverwatchPhase: () => 'Overwatch: watch a1, shield a2 up, attach a3 A-2, seats a4 a5=gunner; end ends the phase.',
  MoveFirePhase: () => 'Who acts? act a1; end ends the phase.',
  Activation: ({ battle: b }) => {
    const { id } = b.muster.cast[b.open!]!;
    return `${id} at ${spotName(b.models[b.open!]!)} acts: move 12,10, fire laser-rifle b1, sensor; done when it is done.`;
  },
  OverwatchReaction: ({ battle: b }) => {
    const { model, kind } = b.trigger!;
    const { id } = b.muster.cast[model]!;
    const samples = kind === 'move' ? `moves (${b.move?.samples.length ?? 1} samples)` : 'has fired';
    return `${id} ${samples}. Who fires at it? shoot b1:laser-rifle:single:3, or hold`;
  },
  CloseCombatPhase: () => 'Who fights whom? fight a1 b1; end when nobody must fight.',
  PlaceSurvivors: ({ battle: b }) =>
    `Where does ${b.muster.cast[b.bailouts[0]!.figures[0]!]!.id} get to, within 1 inch of ${spotName(b.bailouts[0]!.at)}?`,
  ChoosePromotion: ({ battle: b }) =>
    `Who takes the post: ${b.tie!.among.map((i) => b.muster.cast[i]!.id).join(' or ')}?`,
  AnswerDraw: () => 'A draw is offered: accept or decline.',
};

/** Fictioneers: Legacy in words: models and places by name, no rule worked out here. */
export const fictioneersLegacyTable: TextTable<View> = {
  show: showTable,
  ask: ({ kind }: Question, view) => ASKS[kind as QuestionKindId](view),
  name: (answer, _question, view) => wordsOf(answer as Decision, openModel(view)?.where === 'reserve'),
  read: (words, question, view): Read => {
    try {
      const here = openModel(view);
      const at = here ? { x: here.x, y: here.y } : NOWHERE;
      const decision = decisionIn(words, at, question.kind === 'PreGameOverwatch');
      return decision && { answer: decision };
    } catch (error) {
      if (error instanceof Unread) return { problem: error.message };
      throw error;
    }
  },
  help: () =>
    'Models by their ids (a1), places in inches (12.5,10). A move lists the points after the first: move 12,10 14,12; fly 20,10. ' +
    'It may begin with dismount@12,10, disembark@12,10, takeoff, take:ITEM or push:GUN and end with mount:ANIMAL, ' +
    'board:VEHICLE:SEAT, land, drop@12,10, pick:ITEM or leave. A shot: fire WEAPON TARGET, then area, smoke, indirect, ' +
    'spotter:a3, sensor, by:a2, gun:a1, and moving if the firer means to move after it.',
  ...(plainTable.query ? { query: plainTable.query } : {}),
  ...(plainTable.found ? { found: plainTable.found } : {}),
};
