import { TABLE_RULES as KERNEL, type RuleText } from '@sandtable/kernel';

/** What the table itself rules, whatever game lies on it: what the kernel rules, and what holds between connections. */
export const TABLE_RULES: Readonly<Record<string, RuleText>> = {
  ...KERNEL,
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
    text: 'A game can branch at any moment at which somebody is waited for. When it is over there is nothing to branch, but every moment before can be.',
  },
  'TABLE-CLOCK': {
    chapter: 'The table',
    title: 'Time to decide in',
    text: 'Where the players have agreed on a clock, it runs for whoever is asked. Whose time has run out loses, and nothing is answered any more.',
  },
};
