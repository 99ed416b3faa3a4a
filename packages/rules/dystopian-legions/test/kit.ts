import { Game } from '@sandtable/kernel';
import { afterEach, expect } from 'vitest';
import type { AnswerOf, QuestionKindId } from '../src/ask.js';
import type { Config } from '../src/config.js';
import { units } from '../src/inches.js';
import { openBattle, type Setup, setupSchema } from '../src/open.js';
import type { PositionInput } from '../src/open-position.js';
import type { BattleOutcome } from '../src/play.js';
import type { RuleId } from '../src/rulebook.js';
import type { Ruling } from '../src/rules/movement.js';
import { dystopianLegions } from '../src/ruleset.js';
import { type Battle, type Model, modelAt, newDoing, type Section, type Spot, sectionAt } from '../src/state.js';
import type { Side } from '../src/terms.js';
import type { View } from '../src/view.js';

// A table for tests: sections in inches, dice that are written down, answers that must be accepted or refused.

export type BattleGame = Game<Battle, View, BattleOutcome>;
type SectionInput = PositionInput['sections'][number];
type Man = readonly [model: string, x: number, y: number, more?: object];

/** A section of these models, each where it stands. */
export function section(
  side: Side,
  men: readonly Man[],
  more: Partial<Omit<SectionInput, 'side' | 'models'>> = {},
): SectionInput {
  return { side, models: men.map(([model, x, y, rest]) => ({ model, at: [x, y], ...rest })), ...more };
}

/** So many of a model in a row, this far apart. */
export function row(model: string, count: number, x: number, y: number, apart = 1.3): Man[] {
  return Array.from({ length: count }, (_, n) => [model, x + n * apart, y] as const);
}

/** A section in a house. */
export function garrison(
  side: Side,
  house: string,
  models: readonly string[],
  more: Partial<SectionInput> = {},
): SectionInput {
  return { side, house, models: models.map((model) => ({ model })), ...more };
}

type More = Omit<PositionInput, 'sections'> & { readonly options?: Partial<Config>; readonly target?: number };

export function table(sections: readonly SectionInput[], { options, target, ...position }: More = {}): Setup {
  return setupSchema.parse({
    position: { ...position, sections: [...sections] },
    ...(options && { options }),
    ...(target && { target }),
  });
}

/** The state of a position, for what needs no game. */
export function laid(sections: readonly SectionInput[], more: More = {}): Battle {
  return openBattle(table(sections, more));
}

/** The same in the midst of a section's activation. */
export function acting(
  b: Battle,
  name: string,
  more: Partial<ReturnType<typeof newDoing>> = {},
): ReturnType<typeof newDoing> {
  const s = sectionAt(b, name);
  const doing = { ...newDoing(s), ...more };
  b.act = { side: b.muster.sections[s]!.side, segment: 'movement', group: [doing], named: [] };
  return doing;
}

const opened: BattleGame[] = [];

/** Opens a game whose dice show these faces, in this order. All of them must have fallen when the test is over. */
export function open(setup: Setup, faces: readonly number[] = []): BattleGame {
  const game = Game.open(dystopianLegions, { setup, dice: { kind: 'scripted', faces } });
  opened.push(game);
  return game;
}

afterEach(() => {
  for (const game of opened.splice(0)) {
    const { unused } = (game as unknown as { driver: { dice: { unused: number } } }).driver.dice;
    expect(unused, 'dice that nobody rolled').toBe(0);
  }
});

type Answer = { [K in QuestionKindId]: AnswerOf<K> }[QuestionKindId];

/** These answers one after the other, each by whoever is asked, and each is accepted. */
export function answer(game: BattleGame, ...answers: Answer[]): BattleGame {
  for (const one of answers) {
    const seat = asked(game);
    expect(seat, `nobody is asked, and there is ${JSON.stringify(one)} to answer`).not.toBeNull();
    const refusal = game.answer(seat!, one);
    expect(
      refusal,
      `${JSON.stringify(game.questionFor(seat!))} ${JSON.stringify(one)}: ${refusal?.rule} ${refusal?.message}`,
    ).toBeNull();
  }
  return game;
}

export function asked(game: BattleGame): Side | null {
  return (
    (['A', 'B'] as const).find((seat) => game.questionFor(seat) !== null && game.questionFor(seat) !== undefined) ??
    null
  );
}

/** The kind of question that is pending. */
export function kindAsked(game: BattleGame): string | null {
  const seat = asked(game);
  return seat === null ? null : game.questionFor(seat)!.kind;
}

/** The answer is refused by that rule, in words, and nothing has changed. */
export function refused(game: BattleGame, one: unknown, rule: RuleId): void {
  const before = game.hash();
  const refusal = game.answer(asked(game)!, one);
  expect(refusal?.rule, `${JSON.stringify(one)}: ${refusal?.message ?? 'accepted'}`).toBe(rule);
  expect(refusal!.message).toMatch(/\w/);
  expect(game.hash()).toBe(before);
}

/** Orders that nobody gives, dives that nobody makes: passes until something else is asked. */
export function passing(game: BattleGame, ...kinds: string[]): BattleGame {
  const all = kinds.length > 0 ? kinds : ['IssueOrder', 'HitTheDeck', 'Bolster', 'Watch'];
  for (let kind = kindAsked(game); kind !== null && all.includes(kind); kind = kindAsked(game))
    answer(game, PASSES[kind as keyof typeof PASSES] as Answer);
  return game;
}

const PASSES = {
  IssueOrder: { type: 'Pass' },
  HitTheDeck: { type: 'HitTheDeck', dive: false },
  Bolster: { type: 'Bolster', by: [] },
  Watch: { type: 'Watch', section: null },
  Restore: { type: 'Restore', section: null },
  Reroll: { type: 'Reroll', dice: [] },
} as const;

export const PASS = { type: 'Pass' } as const;
export const activate = (name: string) => ({ type: 'Activate', section: name }) as const;
export const action = (
  name: AnswerOf<'ChooseAction'> extends infer A ? (A extends { action: infer M } ? M : never) : never,
) => ({ type: 'ChooseAction', action: name }) as const;
export const at = (x: number, y: number): Spot => ({ x: units(x), y: units(y) });
export const step = (model: string, ...path: [number, number][]) => ({ model, path: path.map(([x, y]) => at(x, y)) });
export const move = (...steps: ReturnType<typeof step>[]) => ({ type: 'Move', steps }) as const;

export function model(b: Battle | BattleGame, id: string): Model {
  const state = 'state' in b ? (b as BattleGame).state : (b as Battle);
  return state.models[modelAt(state, id)]!;
}

export function sectionOf(b: Battle | BattleGame, id: string): Section {
  const state = 'state' in b ? (b as BattleGame).state : (b as Battle);
  return state.sections[sectionAt(state, id)]!;
}

export const i = (b: Battle, id: string): number => modelAt(b, id);
export const s = (b: Battle, id: string): number => sectionAt(b, id);

export function rule(ruling: Ruling): string | null {
  return ruling?.rule ?? null;
}

export function told(game: BattleGame, type: string) {
  return game.events('referee').filter((event) => event.type === type);
}

// --- Terrain --------------------------------------------------------------------------------------------------------

export const box = (
  id: string,
  terrain: string,
  left: number,
  bottom: number,
  right: number,
  top: number,
  more: object = {},
) => ({
  id,
  terrain: terrain as 'forest',
  points: [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ] as [number, number][],
  ...more,
});
export const wall = (id: string, terrain: string, ...points: [number, number][]) => ({
  id,
  terrain: terrain as 'lowWall',
  points,
});
