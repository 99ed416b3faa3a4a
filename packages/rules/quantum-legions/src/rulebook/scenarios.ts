import type { Entries } from './rule.js';

export const SCENARIOS = {
  'QL-SCN-01': {
    title: 'What a scenario may set',
    text: 'Rosters, board, setup hexes, first player, markers at the start, VP target and victory conditions can be laid down by a scenario. Where it is silent the standard game applies.',
  },
  'QL-SCN-02': {
    title: 'Ways to win',
    text: 'A scenario knows three conditions: a seat reaches its VP target; a tagged unit is destroyed, for a named winner; a number of turns of the second player has passed, for a named winner or decided on VP. Targets and destruction are checked immediately, turn limits at the end of a turn, and the first condition fulfilled ends the game.',
    see: ['QL-VIC-04', 'QL-VIC-06'],
  },
  'QL-SCN-03': {
    title: 'Objectives',
    text: 'At the end of your turn each objective hex that an unsuppressed unit of yours is in earns you its VP.',
  },
  'QL-SCN-04': {
    title: 'Objective VP',
    text: 'VP from objectives are worth as much as any others and can win the game when they are scored.',
  },
  'QL-SCN-05': {
    title: 'Setup hexes',
    text: 'Instead of an area a seat may be given a list of hexes. The other rules of deployment stay, but Vanguard does nothing unless the scenario allows it.',
    see: ['QL-SET-14', 'QL-TRT-06'],
  },
  'QL-SCN-06': {
    title: 'Tagged and restricted units',
    text: "A scenario can tag units by their place in the roster, which everyone may know, and can confine a unit to some of its side's setup hexes; anywhere else counts as outside the area.",
    see: ['QL-SET-14'],
  },
  'QL-SCN-07': {
    title: 'What is skipped',
    text: 'Nobody is asked what the scenario has decided already, and there is no roll where it names the first player, who deploys and moves first as ever. Suggested deployments are there to help and bind no one.',
  },
  'QL-SCN-08': {
    title: 'What always holds',
    text: 'Elimination, resigning, draws by agreement and stalemate apply in all scenarios. A VP target set for a seat replaces the usual one; a seat given none cannot win on VP.',
    see: ['QL-VIC-03', 'QL-VIC-05', 'QL-VIC-07'],
  },
} as const satisfies Entries;
