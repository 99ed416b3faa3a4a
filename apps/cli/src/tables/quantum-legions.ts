import { type Decision, otherSeat, type View } from '@sandtable/quantum-legions';
import type { TextTable } from '../play/text-table.js';
import { readAnswer } from './quantum-legions/answers.js';
import { COMMANDS } from './quantum-legions/commands.js';
import { endingText } from './quantum-legions/ending.js';
import { helpText } from './quantum-legions/help.js';
import { boardOf } from './quantum-legions/map.js';
import { nameOf } from './quantum-legions/names.js';
import { aboutOption, doubtAbout, namesItsOptions } from './quantum-legions/options.js';
import { askText } from './quantum-legions/questions.js';
import { tellEvent } from './quantum-legions/tell.js';
import { activationStands, turnLine } from './quantum-legions/turn.js';
import { unitList } from './quantum-legions/units.js';

/** Quantum Legions in words (12): for eyes and for ears, each rule by its id, no rule worked out here. */
export const quantumLegionsTable: TextTable<View> = {
  show: (view, page) => {
    const own = view.seat ?? 'A';
    const lists = view.units.length > 0 ? [own, otherSeat(own)].map((seat) => unitList(view, seat, page)) : [];
    const map = page.map && view.board !== null ? [boardOf(view, page)] : [];
    return [turnLine(view, page), ...map, ...lists].join('\n');
  },
  ask: (question, _view, look) => askText(question, look),
  listsItself: namesItsOptions,
  name: (answer, _question, view) => nameOf(answer as Decision, view),
  about: (answer, look) => aboutOption(answer as Decision, look),
  doubt: (answer, look) => doubtAbout(answer as Decision, look),
  read: readAnswer,
  help: helpText,
  stands: activationStands,
  commands: COMMANDS,
  tell: tellEvent,
  ending: endingText,
};
