import {
  type BattleEvent,
  ENDINGS,
  type Ending,
  libraryOfMatch,
  type OrderType,
  RULES,
  SEATS,
  type Seat,
  type View,
} from '@sandtable/quantum-legions';
import { paint } from '../../play/page.js';
import type { Ended, Page } from '../../play/text-table.js';
import { called, theUnit, unitsOf } from './units.js';
import { average, listed, orderName, plural } from './words.js';

// The end screen: why it ended, how the VP came, who was lost, how the dice fell, and every order that was secret.

const BY: { readonly [E in Ending]: string } = {
  vp: 'victory points',
  elimination: 'elimination',
  scenario: 'the aim of the scenario',
  turnLimit: 'the turn limit',
  stalemate: 'stalemate',
  resign: 'resignation',
  agreement: 'agreement',
};

export function endingText({ view, outcome, events, page }: Ended<View>): string {
  const log = events as unknown as readonly BattleEvent[];
  const { winner, by } = outcome;
  const rule = ENDINGS[by as Ending];
  const who = winner === null ? 'The game is a draw' : `Seat ${winner}${winner === view.seat ? ', you,' : ''} has won`;
  return [
    paint(page, 'bold', `${who}: ${BY[by as Ending]} [${rule}].`),
    `  ${RULES[rule].text}`,
    `VP: ${SEATS.map((seat) => `${seat} ${view.seats[seat].vpEarned}`).join(', ')} after turn ${view.turn}.`,
    ...timeline(log, page),
    ...losses(log, view),
    ...dice(log, view),
    ...orders(log, view),
  ].join('\n');
}

// --- VP -------------------------------------------------------------------------------------------------------------

interface Moment {
  readonly turn: number;
  readonly seat: Seat | null;
  readonly vp: { readonly A: number; readonly B: number };
}

/** The VP at the end of every turn. */
function vpByTurn(log: readonly BattleEvent[]): Moment[] {
  const moments: Moment[] = [];
  let vp = { A: 0, B: 0 };
  for (const e of log) {
    if (e.type === 'turnBegan') moments.push({ turn: e.turn, seat: e.seat, vp });
    if (e.type !== 'vpAwarded') continue;
    vp = { ...vp, [e.seat]: e.total };
    const last = moments.pop();
    moments.push({ turn: last?.turn ?? 0, seat: last?.seat ?? null, vp });
  }
  return moments;
}

const BAR = 25;

function timeline(log: readonly BattleEvent[], page: Page): string[] {
  const moments = vpByTurn(log);
  const changes = moments.filter(({ vp }, i) => {
    const before = moments[i - 1]?.vp ?? { A: 0, B: 0 };
    return vp.A !== before.A || vp.B !== before.B;
  });
  if (changes.length === 0) return ['Nobody earned any VP.'];
  const most = Math.max(...moments.map(({ vp }) => Math.max(vp.A, vp.B)));
  const bar = (n: number, mark: string): string => mark.repeat(Math.round((BAR * n) / most)).padEnd(BAR);
  const line = ({ turn, seat, vp }: Moment): string => {
    const drawn = page.plain ? '' : `  ${bar(vp.A, 'A')} ${bar(vp.B, 'B')}`.trimEnd();
    const numbers = page.plain
      ? `turn ${turn}, seat ${seat}'s: A ${vp.A}, B ${vp.B}`
      : `turn ${String(turn).padStart(2)} (${seat}): A ${String(vp.A).padStart(3)}, B ${String(vp.B).padStart(3)}`;
    return `  ${numbers}${page.plain ? '.' : drawn}`;
  };
  return ['VP turn by turn, where they changed:', ...changes.map(line)];
}

// --- Losses ---------------------------------------------------------------------------------------------------------

function losses(log: readonly BattleEvent[], view: View): string[] {
  const lost = new Map<string, string>();
  let turn = 0;
  let attacker = '';
  for (const e of log) {
    if (e.type === 'turnBegan') turn = e.turn;
    if (e.type === 'attackDeclared') attacker = e.unit;
    if (e.type === 'unitDestroyed') lost.set(e.unit, `turn ${turn}, by ${attacker}`);
  }
  return SEATS.map((seat) => {
    const units = unitsOf(view, seat).filter(({ id }) => lost.has(id));
    const elements = unitsOf(view, seat).reduce((sum, unit) => {
      const { size } = libraryOfMatch(view.match).units.get(unit.typeId)!;
      return sum + size - unit.elements;
    }, 0);
    const named = units.map((unit) => `${called(unit)} (${lost.get(unit.id)})`);
    return `Seat ${seat} lost ${units.length === 0 ? 'no unit' : listed(named)}; ${plural(elements, 'element')} missing in all.`;
  });
}

// --- Dice -----------------------------------------------------------------------------------------------------------

interface Luck {
  rolled: number;
  came: number;
  expected: number;
}

const luck = (): Luck => ({ rolled: 0, came: 0, expected: 0 });

function count(of: Luck, dice: readonly number[], came: number, least: number): void {
  of.rolled += dice.length;
  of.came += came;
  of.expected += (dice.length * (7 - least)) / 6;
}

function dice(log: readonly BattleEvent[], view: View): string[] {
  const table = { A: [luck(), luck(), luck()], B: [luck(), luck(), luck()] } as const;
  const command = { A: [0, 0], B: [0, 0] };
  let attacker: Seat = 'A';
  let hitOn = 7;
  for (const e of log) {
    if (e.type === 'attackDeclared') {
      attacker = theUnit(view, e.unit).owner;
      hitOn = e.hitOn;
    } else if (e.type === 'attackRolled') count(table[attacker][0], e.dice, e.hits, hitOn);
    else if (e.type === 'damageRolled') count(table[attacker][1], e.dice, e.kills, e.killOn);
    else if (e.type === 'savesRolled') count(table[theUnit(view, e.unit).owner][2], e.dice, e.successes, e.saveOn);
    else if (e.type === 'commandRolled') {
      command[e.seat][0]! += e.cp;
      command[e.seat][1]! += 1;
    }
  }
  return SEATS.map((seat) => {
    const [hits, kills, saves] = table[seat];
    const [cp, turns] = command[seat] as [number, number];
    const told = (name: string, of: string, { rolled, came, expected }: Luck): string[] =>
      rolled === 0 ? [] : [`${came} ${name} from ${rolled} ${of}, ${expected.toFixed(1)} expected`];
    const lines = [
      ...told('hits', 'attack dice', hits),
      ...told('kills', 'damage dice', kills),
      ...told('saves', 'saving throws', saves),
    ];
    if (turns > 0) lines.push(`${average(cp / turns)} CP a turn`);
    return `Dice of seat ${seat}: ${lines.length > 0 ? lines.join('; ') : 'none'}.`;
  });
}

// --- Orders ---------------------------------------------------------------------------------------------------------

interface Given {
  readonly kind: string;
  readonly placed: number;
  became: string;
}

/** Every order with its kind, and what became of it (QL-HID-12). */
function orders(log: readonly BattleEvent[], view: View): string[] {
  const given = new Map<string, Given[]>();
  let turn = 0;
  const becomes = (unit: string, what: string): void => {
    const last = given.get(unit)?.at(-1);
    if (last && last.became === '') last.became = what;
  };
  for (const e of log) {
    if (e.type === 'turnBegan') turn = e.turn;
    else if (e.type === 'activationBegan' && !e.onInitiative) becomes(e.unit, `carried out ${turn}`);
    else if (e.type === 'orderRemoved' && e.reason !== 'activated') becomes(e.unit, `${e.reason} ${turn}`);
    else if (e.type === 'orderIssued') {
      if (e.replaced) becomes(e.unit, `replaced ${turn}`);
      given.set(e.unit, [...(given.get(e.unit) ?? []), { kind: e.order, placed: turn, became: '' }]);
    }
  }
  const lines = view.units.flatMap((unit) => {
    const all = given.get(unit.id)?.map(({ kind, placed, became }) => {
      return `${kind === 'hidden' ? 'hidden' : orderName(kind as OrderType)} ${placed} (${became || 'still there'})`;
    });
    return all ? [`  ${called(unit)}: ${all.join(', ')}.`] : [];
  });
  return lines.length > 0 ? ['All orders, face up, with their turns:', ...lines] : [];
}
