import { type AnyRuleset, bug, type Chance, type Guide, type Horizon, kindOf, type Question } from '@sandtable/kernel';

/** Two turns of each seat where one seat moves after the other: far enough for a plan, near enough to see a difference. */
const GUIDED: Horizon = { decisions: 400, handovers: 4 };

/** Nobody can judge a position: only the end counts. The bound is for games that would not end by themselves. */
const UNGUIDED: Horizon = { decisions: 10_000, handovers: Number.POSITIVE_INFINITY };

/** The ruleset's own advice on playing it, or as much as can be said without. */
export function guideOf(ruleset: AnyRuleset): Guide<unknown> {
  return ruleset.guide ?? new NoGuide(ruleset);
}

export function horizonOf({ guide }: AnyRuleset, question: Question, state: unknown): Horizon {
  if (guide === null) return UNGUIDED;
  return guide.horizon?.(question, state) ?? GUIDED;
}

/** Any legal answer is as good as another, and a game that is not over stands even. */
class NoGuide implements Guide<unknown> {
  private readonly ruleset: AnyRuleset;

  constructor(ruleset: AnyRuleset) {
    this.ruleset = ruleset;
  }

  candidates(state: unknown, question: Question): readonly unknown[] {
    return kindOf(this.ruleset, question).options(state, question);
  }

  unordered(): boolean {
    return true;
  }

  playout(state: unknown, question: Question, chance: Chance): unknown {
    return oneOf(kindOf(this.ruleset, question).options(state, question), chance);
  }

  greedy(state: unknown, question: Question, chance: Chance): unknown {
    return this.playout(state, question, chance);
  }

  value(): number {
    return 0.5;
  }
}

export function oneOf<T>(options: readonly T[], chance: Chance): T {
  if (options.length === 0) bug('a question without options cannot be answered by a bot');
  return options.length === 1 ? options[0]! : options[chance.below(options.length)]!;
}
