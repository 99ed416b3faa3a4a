import { type Dice, type DiceRecord, type DiceState, Game, type Refusal } from '@sandtable/kernel';
import { expect } from 'vitest';
import { type Config, DEFAULT_CONFIG } from '../src/config.js';
import { cardIn, cardNumber, deckNumbers } from '../src/content/decks.js';
import { SCENARIOS } from '../src/content/scenarios.js';
import type { LinearId, MapPlan, Scenario, UnitEntry } from '../src/content/types.js';
import type { Decision, Orders } from '../src/decisions.js';
import { newBattle } from '../src/open.js';
import { ALWAYS } from '../src/rules/conduct.js';
import { unitNamed, zoneName, zoneNamed } from '../src/rules/units.js';
import { legendaryBattles } from '../src/ruleset.js';
import type { Battle, Unit } from '../src/state.js';
import { tablesOf } from '../src/tables.js';
import type { Genre, Seat, WindowId } from '../src/terms.js';
import { TM_IRR } from './drawn-map.js';

// A table for one rule at a time: units put where the case wants them, hands and chance cards named.

/** Draws the cards that a test names, in their order. Where hands are filled up again any will do. */
export class Stacked implements Dice {
  readonly record: DiceRecord = { kind: 'seeded', seed: 0 };
  taken = 0;
  state: Battle | null = null;
  readonly cards: readonly string[];
  constructor(cards: readonly string[]) {
    this.cards = cards;
  }
  below(): number {
    throw new Error('nothing but cards is drawn');
  }
  among(from: readonly unknown[]): number {
    if (this.state!.step === 'T4' || this.state!.step === 'hands') return 0;
    const id = this.cards[this.taken++];
    if (id === undefined) throw new Error('a card is drawn that the test does not name');
    const cards = tablesOf(this.state!).cards;
    const place = (from as number[]).findIndex((card) => cardIn(cards, card).id === id);
    if (place < 0) throw new Error(`${id} is not in the pile`);
    return place;
  }
  roll(): number[] {
    throw new Error('nobody rolls');
  }
  save(): DiceState {
    return [this.taken];
  }
  restore(): void {}
  copy(): Dice {
    return this;
  }
}

export interface Case {
  readonly map?: 'hex' | 'square' | 'irregular' | MapPlan;
  readonly genre?: Genre;
  /** `"A1 RIF C5 f0 shaken confused dugIn aloft from=D5 against=B1"`, with the supplements in force as `+X05`. */
  readonly units: readonly string[];
  readonly terrain?: Readonly<Record<string, string>>;
  readonly linear?: readonly (readonly [string, string, LinearId])[];
  readonly special?: Scenario['special'];
  readonly options?: Partial<Config>;
  readonly hands?: Partial<Record<Seat, readonly string[]>>;
  /** Chance cards in the order drawn. */
  readonly draws?: readonly string[];
  readonly active?: Seat;
  readonly scenario?: Partial<Scenario>;
  readonly edit?: (b: Battle) => void;
}

const KEY: MapPlan['key'] = {
  '.': { name: 'Open', cls: 'clear' },
  w: { name: 'Wood', cls: 'covering' },
  s: { name: 'Swamp', cls: 'hindering' },
  r: { name: 'River', cls: 'hindering', cost: 3, forbid: ['vehicle'] },
  T: { name: 'Tower', cls: 'blocking' },
  l: { name: 'Lake', cls: 'impassable' },
};

function mapOf({ map = 'hex', terrain = {}, linear = [] }: Case): MapPlan {
  if (typeof map !== 'string') return map;
  if (map === 'irregular') return { ...TM_IRR, linear };
  const size = map === 'hex' ? 9 : 8;
  const rows = Array.from({ length: size }, (_, r) =>
    Array.from({ length: size }, (_, c) => terrain[`${String.fromCharCode(65 + c)}${r + 1}`] ?? '.').join(''),
  );
  return { kind: map, cols: size, rows: size, terrain: rows, key: KEY, linear, shortSide: size };
}

function entryOf(text: string): UnitEntry {
  const [id, type, zone, ...marks] = text.split(' ');
  const facing = marks.find((mark) => /^f\d+$/.test(mark));
  const supplements = marks.flatMap((mark) => (mark.startsWith('+') ? [mark.slice(1)] : []));
  return {
    id: id!,
    type: type!,
    name: id!,
    zone: zone === '-' ? null : zone!,
    facing: facing ? Number(facing.slice(1)) : 0,
    aloft: marks.includes('aloft'),
    ...(supplements.length > 0 && { requiredSupplements: supplements }),
  };
}

export function scenarioOf(of: Case): Scenario {
  const entries = of.units.map(entryOf);
  const side = (seat: Seat) => entries.filter(({ id }) => id.startsWith(seat));
  const force = { name: 'Force', role: 'force', hand: 6, points: 0 };
  return {
    ...SCENARIOS[0]!,
    id: 'CASE',
    genre: of.genre ?? 'combat',
    map: mapOf(of),
    sides: { A: force, B: force },
    units: { A: side('A'), B: side('B') },
    freeAreas: { A: { rows: [7, 9] }, B: { rows: [1, 3] } },
    objectives: [],
    special: of.special ?? [],
    victory: { handicap: {}, immediate: [], scoring: [], decide: [{ winner: 'draw' }] },
    ...of.scenario,
  };
}

/** Flags, entries and tails of a unit as its text says. */
function mark(b: Battle, u: Unit, marks: readonly string[]): void {
  for (const text of marks) {
    const [key, value] = text.split('=');
    if (key === 'from') u.entry = zoneNamed(b, value!);
    else if (key === 'against') u.foe = unitNamed(b, value!);
    else if (key === 'tail') u.tail = zoneNamed(b, value!);
    else if (key === 'shaken' || key === 'outOfAction') u.condition = key;
    else if (
      ['confused', 'dugIn', 'braced', 'concealed', 'exposed', 'warded', 'acted', 'reacted', 'held'].includes(key!)
    )
      (u as unknown as Record<string, boolean>)[key!] = true;
  }
}

/** The state of a case, in the middle of the turn of who is active. */
export function stateOf(of: Case): Battle {
  const config = { ...DEFAULT_CONFIG, ...of.options };
  const b = newBattle({ config, scenario: scenarioOf(of), content: null, without: [] });
  for (const text of of.units) {
    const [id, , , ...marks] = text.split(' ');
    mark(b, b.units[unitNamed(b, id!)]!, marks);
  }
  b.deploying = [];
  b.step = 'T2';
  b.active = of.active ?? 'A';
  for (const seat of ['A', 'B'] as const) {
    const player = b.players[seat];
    player.conduct = ALWAYS;
    player.hand = (of.hands?.[seat] ?? []).map((id) => cardNumber(tablesOf(b).genre, seat, id)).sort((x, y) => x - y);
    player.deck = deckNumbers(seat).filter((card) => !player.hand.includes(card));
  }
  of.edit?.(b);
  return b;
}

export class Bench {
  readonly game: Game<Battle>;
  private readonly dice: Stacked;
  constructor(of: Case | Battle, draws: readonly string[] = []) {
    const b = 'units' in of && 'players' in of ? of : stateOf(of as Case);
    this.dice = new Stacked('match' in of ? draws : ((of as Case).draws ?? []));
    this.dice.state = b;
    this.game = Game.at(legendaryBattles, b, this.dice, true) as unknown as Game<Battle>;
    this.dice.state = this.game.state;
  }
  get b(): Battle {
    return this.game.state;
  }
  get seat(): Seat {
    return this.game.waitingFor()[0] as Seat;
  }
  get asked() {
    return this.game.questionFor(this.seat)!;
  }
  /** The window that is open, or the kind of another question; "over" after the end. */
  get now(): WindowId | string {
    if (this.game.outcome) return 'over';
    const { kind, data } = this.asked;
    return kind === 'Situation' ? (data as { window: WindowId }).window : kind;
  }
  unit(id: string): Unit {
    return this.b.units[unitNamed(this.b, id)]!;
  }
  zone(id: string): string | null {
    const { zone } = this.unit(id);
    return zone === null ? null : zoneName(this.b, zone);
  }
  /** Where a unit is and how it fares: `"G5 shaken"`. */
  how(id: string): string {
    const u = this.unit(id);
    return [u.zone === null ? '-' : this.zone(id), u.condition, u.confused ? 'confused' : ''].filter(Boolean).join(' ');
  }
  refusal(answer: Decision): string | null {
    this.dice.state = this.game.state;
    const found = this.game.check(this.seat, answer) as Refusal | null;
    return found?.rule ?? (found ? `malformed: ${found.message}` : null);
  }
  say(answer: Decision): this {
    this.dice.state = this.game.state;
    const refused = this.game.answer(this.seat, answer);
    expect(refused, JSON.stringify(answer)).toBeNull();
    return this;
  }
  /** Plays a card of the active player's hand for its Action. */
  act(card: string, unit: string, orders: Orders = {}, use: 'action' | 'basic' = 'action'): this {
    return this.say({ type: 'PlayAction', card, use, unit, orders });
  }
  refuses(card: string, unit: string, orders: Orders = {}, use: 'action' | 'basic' = 'action'): string | null {
    return this.refusal({ type: 'PlayAction', card, use, unit, orders });
  }
  situation(card: string, named: { unit?: string; zone?: string; recipients?: readonly string[] } = {}): this {
    return this.say({ type: 'PlaySituation', card, ...named } as Decision);
  }
  pass(): this {
    return this.say({ type: 'Pass' });
  }
  /** Passes every window until one of this kind, or until something else is asked. */
  until(window: WindowId | 'Turn'): this {
    while (this.now !== window && this.now.startsWith('W-')) this.pass();
    expect(this.now).toBe(window);
    return this;
  }
  /** Passes every window there is. */
  through(): this {
    while (this.now.startsWith('W-')) this.pass();
    return this;
  }
  choose(zone: string): this {
    return this.say({ type: 'ChooseZone', zone });
  }
  chooseUnit(unit: string): this {
    return this.say({ type: 'ChooseUnit', unit });
  }
  /** All cards that the case named have been drawn. */
  done(): this {
    expect(this.dice.taken, 'cards drawn').toBe(this.dice.cards.length);
    return this;
  }
}

export const at = (of: Case): Bench => new Bench(of);
