import {
  libraryOfMatch,
  type Roster,
  SEATS,
  type Seat,
  type VictoryCondition,
  type View,
} from '@sandtable/quantum-legions';
import { paint } from '../../play/page.js';
import type { Look, Page } from '../../play/text-table.js';
import { placeName } from './places.js';
import { listed, plural } from './words.js';

// Whose turn it is, how far it has come, and how far either side is from winning.

const STEP_NUMBER = { command: 1, rally: 2, activate: 3, orders: 4, end: 4 } as const;
const STEP_NAME = {
  command: 'command roll',
  rally: 'rally',
  activate: 'activate units',
  orders: 'issue orders',
  end: 'end of the turn',
} as const;

const SETUP = {
  forces: 'recruiting',
  rolloff: 'roll-off',
  section1: 'the first map section',
  section2: 'the second map section',
  area: 'setup areas',
  deploy1: 'the first player deploys',
  deploy2: 'the second player deploys',
} as const;

export function turnLine(view: View, page: Page): string {
  return [paint(page, 'bold', moment(view)), score(view), ...reminders(view)].join('\n');
}

/** Within an activation nothing but its own move is taken back: the order has been seen, whether or not dice have fallen. */
export function activationStands({ view, seat }: Look<View>): string | null {
  if (view.activation === null || view.active !== seat) return null;
  return `${view.activation.unit} has shown its order: its activation stands (QL-ACT-14).`;
}

function whose(view: View, seat: Seat | null): string {
  if (seat === null) return 'nobody';
  return seat === view.seat ? `seat ${seat}, you` : `seat ${seat}`;
}

function moment(view: View): string {
  const { phase, turn, active, step, cp } = view;
  if (phase === 'over') return `The game is over after turn ${turn}.`;
  if (phase !== 'play') {
    const first = view.firstSeat === null ? '' : ` First player: ${whose(view, view.firstSeat)}.`;
    return `Setup: ${SETUP[phase]}.${first}`;
  }
  const at = step === null ? '' : ` Step ${STEP_NUMBER[step]} of 4, ${STEP_NAME[step]}.`;
  return `Turn ${turn}: ${whose(view, active)}.${at} ${cp} CP left.`;
}

function score(view: View): string {
  const totals = SEATS.map((seat) => {
    const { vpEarned, vpTarget } = view.seats[seat];
    return `${seat} ${vpEarned}${vpTarget === null ? ' (cannot win by VP)' : ` of ${vpTarget}`}`;
  });
  return `VP: ${totals.join(', ')}.`;
}

function reminders(view: View): string[] {
  const { phase, active, seats, quietTurns, drawOffer, match } = view;
  if (phase !== 'play' || active === null) return phase === 'over' ? [] : scenarioLines(view);
  const lines: string[] = [];
  if (seats[active].turnsTaken <= 1)
    lines.push(`First turn of seat ${active}: only the better command die counts (QL-CMD-02).`);
  const { stalemateTurns } = match.config;
  if (stalemateTurns !== null && quietTurns >= stalemateTurns / 2)
    lines.push(`${plural(quietTurns, 'turn')} without a loss; ${stalemateTurns} end the game (QL-VIC-07).`);
  if (drawOffer?.open) lines.push(`Seat ${drawOffer.by} offers a draw.`);
  return lines;
}

/** What the scenario is about and how it is won. */
export function scenarioLines(view: View): string[] {
  const { scenario, config } = view.match;
  if (!scenario) return [`First to ${config.vpTarget} VP wins (QL-VIC-01).`];
  const goals = scenario.objectives.map(({ hex, vp }) => `${placeName(hex)} (${vp} VP)`);
  return [
    `${scenario.name} (${scenario.id}). ${scenario.story}`,
    ...(scenario.notes === '' ? [] : [scenario.notes]),
    `Victory: ${listed(
      scenario.victory.flatMap((condition) => conditions(view, condition)),
      'or',
    )}.`,
    ...(goals.length > 0 ? [`Objectives: ${goals.join(', ')} [QL-SCN-03].`] : []),
  ];
}

function conditions(view: View, condition: VictoryCondition): string[] {
  switch (condition.kind) {
    case 'vp':
      return (condition.seat ? [condition.seat] : SEATS).flatMap((seat) => {
        const { vpTarget } = view.seats[seat];
        return vpTarget === null ? [] : [`seat ${seat} at ${vpTarget} VP`];
      });
    case 'destroy':
      return [`seat ${condition.winner} by destroying the unit tagged ${condition.tag}`];
    case 'turnLimit':
      return [
        condition.winner
          ? `seat ${condition.winner} when the second player has taken ${plural(condition.turns, 'turn')}`
          : `most VP when the second player has taken ${plural(condition.turns, 'turn')}`,
      ];
  }
}

/** How the forces are called. */
export function forceName(view: View, id: string): string {
  return libraryOfMatch(view.match).forces.get(id)?.name ?? id;
}

/** The starter rosters; they are balanced with special traits, and not offered without (QL-TRT-24). */
export function rostersOffered({ match }: View): Roster[] {
  return match.config.specialTraits ? [...libraryOfMatch(match).rosters.values()] : [];
}
