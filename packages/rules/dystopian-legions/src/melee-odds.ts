import {
  COLOURS,
  type Colour,
  joined,
  type Law,
  meanOf,
  NO_DICE,
  NOTHING,
  type Pool,
  poolLaw,
  poolLawBestAgain,
  poolOf,
  sumLaw,
} from './dice.js';
import { profileAt } from './figures.js';
import {
  assignAnswers,
  fightersOf,
  halved,
  isGuard,
  meleeIr,
  meleeThreshold,
  poolOfSection,
  strikesFirst,
  winnerBy,
} from './rules/melee.js';
import { fightHarderOf } from './rules/orders.js';
import { type Battle, type Melee, nameOf, sectionName } from './state.js';

// Exact odds of a melee (11.4): both ways, who strikes first, several targets and guards. Who is hit is worked out by the loop of
// DL-MEL-08; where its owner may choose, he keeps as much life as he can, and loses those first who bring least.

/** One who fights. */
interface Fighter {
  readonly model: number;
  readonly ir: number;
  readonly life: number;
  readonly guards: boolean;
  readonly pool: Pool;
}

/** What blows leave: life lost, and the life left to each fighter in their order. */
interface Outcome {
  readonly lost: number;
  readonly left: readonly number[];
}

/** The fighters of a section in the order in which they are hit: lowest melee IR first, of equal ones who brings least. */
function lineOf(b: Battle, s: number, melee: Melee): Fighter[] {
  const pools = new Map(poolOfSection(b, s, melee).map(({ model, pool }) => [model, pool]));
  const worth = ({ pool }: Fighter): number => meanOf(poolLaw(pool));
  return fightersOf(b, s)
    .filter((i) => b.models[i]!.life > 0)
    .map((model): Fighter => {
      const of = profileAt(b, model);
      const { life } = b.models[model]!;
      return { model, ir: meleeIr(of), life, guards: isGuard(of), pool: pools.get(model) ?? NO_DICE };
    })
    .sort((p, q) => p.ir - q.ir || worth(p) - worth(q) || p.model - q.model);
}

/** What so many successes do (DL-MEL-08), guards where they save life (DL-MAR-02). */
export function fallen(line: readonly Fighter[], successes: number): Outcome {
  return blow(
    line,
    line.map(({ life }) => life),
    successes,
  );
}

function blow(line: readonly Fighter[], left: readonly number[], successes: number): Outcome {
  const usual = left.findIndex((life) => life > 0);
  if (usual < 0 || successes < line[usual]!.ir) return { lost: 0, left };
  const guards = line.flatMap(({ guards }, k) => (guards && k !== usual && left[k]! > 0 ? [k] : []));
  let best: Outcome | null = null;
  for (const k of [usual, ...guards]) {
    const then = taken(line, left, successes, k);
    if (best === null || then.lost < best.lost) best = then;
  }
  return best!;
}

/** The next blow falls on one of them, and the others after it. */
function taken(line: readonly Fighter[], left: readonly number[], successes: number, k: number): Outcome {
  const { ir } = line[k]!;
  if (successes < ir) return { lost: 0, left }; // a guard takes all that is left
  const after = left.map((life, n) => (n === k ? life - 1 : life));
  const then = blow(line, after, successes - ir);
  return { lost: then.lost + 1, left: then.left };
}

/** Life lost from here on by whoever takes the next blow, for the choice of a guard (DL-MAR-02). */
export function guardOdds(b: Battle, s: number, left: number, among: readonly string[]): readonly number[] {
  const line = lineOf(b, s, b.melee!);
  const lives = line.map(({ life }) => life);
  return among.map((name) => {
    const k = line.findIndex(({ model }) => nameOf(b, model) === name);
    return k < 0 ? 0 : taken(line, lives, left, k).lost;
  });
}

/** Outcomes of a law of successes, each with its chance. */
function outcomesOf(line: readonly Fighter[], law: Law): { readonly chance: number; readonly outcome: Outcome }[] {
  const by = new Map<string, { chance: number; outcome: Outcome }>();
  law.forEach((chance, successes) => {
    if (chance === 0) return;
    const outcome = fallen(line, successes);
    const key = outcome.left.join();
    const known = by.get(key);
    if (known) known.chance += chance;
    else by.set(key, { chance, outcome });
  });
  return [...by.values()];
}

const sumOf = (pools: readonly Pool[]): Pool => pools.reduce(joined, NO_DICE);

/** The successes of a section's dice, re-rolls of Fight Harder! played for the best. */
function lawOfPool(b: Battle, s: number, pool: Pool): Law {
  const again = fightHarderOf(b, s);
  const threshold = meleeThreshold(b, s);
  return again > 0 ? poolLawBestAgain(pool, again, threshold) : poolLaw(pool, threshold);
}

/** Whose dice go to whom, as the attacker answers it (DL-MSC-04). */
export type Assignment = readonly (Pool & { readonly model: string; readonly to: string })[];

/** The attacker's pool against each defender that still has somebody, with the life his men have left. */
function attackOn(
  b: Battle,
  melee: Melee,
  line: readonly Fighter[],
  left: readonly number[],
  targets: readonly number[],
  assigned: Assignment | null,
): Map<number, Law> {
  const alive = line.filter((_, k) => left[k]! > 0);
  const [only] = targets;
  if (only === undefined || alive.length === 0) return new Map(targets.map((s) => [s, NOTHING]));
  if (targets.length === 1)
    return new Map([[only, lawOfPool(b, melee.attacker, sumOf(alive.map(({ pool }) => pool)))]]);
  const pools = alive.map(({ model, pool }) => ({ model: nameOf(b, model), ...pool }));
  const dice = assigned ?? assignAnswers({ defenders: targets.map((s) => sectionName(b, s)), pools })[0]!.dice;
  const threshold = meleeThreshold(b, melee.attacker);
  return new Map(
    targets.map((s) => {
      const given = dice.filter(
        ({ to, model }) => to === sectionName(b, s) && pools.some((one) => one.model === model),
      );
      return [s, poolLaw(sumOf(given), threshold)];
    }),
  );
}

/** All defenders are one pool, each with its own threshold (DL-MSC-02, DL-MSC-07). */
function defence(
  b: Battle,
  defenders: readonly number[],
  lines: ReadonlyMap<number, readonly Fighter[]>,
  left: ReadonlyMap<number, readonly number[]>,
): Law {
  return defenders.reduce<Law>((law, s) => {
    const alive = lines.get(s)!.filter((_, k) => left.get(s)![k]! > 0);
    return sumLaw(law, lawOfPool(b, s, sumOf(alive.map(({ pool }) => pool))));
  }, NOTHING);
}

export interface MeleeOdds {
  readonly first: 'attacker' | 'defenders' | null;
  /** The law of the life each side loses. */
  readonly attackerLost: Law;
  readonly defendersLost: Law;
  /** Who wins; what is left of one is that nobody is left at all. */
  readonly attackerWins: number;
  readonly defendersWin: number;
}

/** A melee as it would be fought now; `assigned` is how a charge on several sections is split. */
export function meleeOdds(
  b: Battle,
  attacker: number,
  defenders: readonly number[],
  acrossWall: boolean,
  assigned: Assignment | null = null,
): MeleeOdds {
  const melee: Melee = { attacker, defenders, kind: 'charge' };
  const first = strikesFirst(b, melee, acrossWall);
  const mine = lineOf(b, attacker, melee);
  const lines = new Map(defenders.map((s) => [s, lineOf(b, s, melee)]));
  const full = mine.map(({ life }) => life);
  const theirFull = new Map([...lines].map(([s, line]) => [s, line.map(({ life }) => life)]));
  const lostA: number[] = [];
  const lostD: number[] = [];
  let attackerWins = 0;
  let defendersWin = 0;
  const add = (law: number[], k: number, chance: number): void => {
    while (law.length <= k) law.push(0);
    law[k]! += chance;
  };
  const end = (a: Outcome, d: readonly Outcome[], chance: number): void => {
    const lost = d.reduce((sum, outcome) => sum + outcome.lost, 0);
    add(lostA, a.lost, chance);
    add(lostD, lost, chance);
    const alive = ({ left }: Outcome): boolean => left.some((life) => life > 0);
    const winner = winnerBy(b, alive(a), d.some(alive), a.lost, lost);
    if (winner === 'attacker') attackerWins += chance;
    if (winner === 'defenders') defendersWin += chance;
  };
  /** Every joint outcome of the defenders. */
  const onDefenders = (
    laws: ReadonlyMap<number, Law>,
    then: (outcomes: readonly Outcome[], chance: number) => void,
  ): void => {
    const each = defenders.map((s) => outcomesOf(lines.get(s)!, laws.get(s) ?? NOTHING));
    const go = (at: number, outcomes: readonly Outcome[], chance: number): void => {
      if (at === each.length) then(outcomes, chance);
      else for (const one of each[at]!) go(at + 1, [...outcomes, one.outcome], chance * one.chance);
    };
    go(0, [], 1);
  };
  if (first === 'attacker')
    onDefenders(attackOn(b, melee, mine, full, defenders, assigned), (d, chance) => {
      const left = new Map(defenders.map((s, k) => [s, d[k]!.left]));
      for (const a of outcomesOf(mine, defence(b, defenders, lines, left))) end(a.outcome, d, chance * a.chance);
    });
  else {
    const answers = outcomesOf(mine, defence(b, defenders, lines, theirFull));
    for (const a of answers) {
      // together both roll with all they had; struck first, the survivors divide their dice anew
      const left = first === 'defenders' ? a.outcome.left : full;
      const split = first === 'defenders' && a.outcome.lost > 0 ? null : assigned;
      onDefenders(attackOn(b, melee, mine, left, defenders, split), (d, chance) =>
        end(a.outcome, d, chance * a.chance),
      );
    }
  }
  return { first, attackerLost: lostA, defendersLost: lostD, attackerWins, defendersWin };
}

/** Life that riders take in passing (DL-CAV-03, DL-CAV-04). */
export function driveByOdds(b: Battle, riders: number, target: number): Law {
  const melee: Melee = { attacker: riders, defenders: [target], kind: 'driveBy' };
  const whole = sumOf(poolOfSection(b, riders, melee).map(({ pool }) => pool));
  const dice = COLOURS.flatMap((colour) => Array<{ colour: Colour }>(whole[colour]).fill({ colour }));
  const half = sumOf(halved(dice).map(({ colour }) => poolOf(colour, 1)));
  const law: number[] = [];
  for (const { chance, outcome } of outcomesOf(lineOf(b, target, melee), lawOfPool(b, riders, half))) {
    while (law.length <= outcome.lost) law.push(0);
    law[outcome.lost]! += chance;
  }
  return law;
}
