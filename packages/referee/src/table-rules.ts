import type { RuleText } from '@sandtable/kernel';

/** What the table itself rules, whatever game lies on it. */
export const TABLE_RULES: Readonly<Record<string, RuleText>> = {
  'TABLE-UNDO': {
    chapter: 'The table',
    title: 'Taking back',
    text: 'A seat may take back its last moves until dice have fallen, something hidden was seen or another seat has moved. A table may also be opened to allow it always, or never. What was taken back stays in the log, and so does the taking back.',
  },
  'TABLE-SECRET': {
    chapter: 'The table',
    title: 'Secrets',
    text: 'Whoever sits at a seat learns what that seat may know, and what everybody may know, until the game is over; then all of it is open.',
  },
  'TABLE-SEAT': {
    chapter: 'The table',
    title: 'Seats',
    text: 'Only those who sit at a seat answer, roll and take back for it.',
  },
  'TABLE-OPEN': {
    chapter: 'The table',
    title: 'Opening and closing',
    text: 'A connection that was given certain games plays those. It opens, loads and closes none.',
  },
  'TABLE-BRANCH': {
    chapter: 'The table',
    title: 'Branching',
    text: 'A game can branch at any question that nobody has yet answered, but not while dice are to be rolled by hand or while sealed answers are out, nor when it is over.',
  },
};
