import type { Decision, DecisionOf, Fire } from '../src/decisions.js';
import { squared } from '../src/inches.js';
import { shotOdds } from '../src/odds.js';
import { profilesOf } from '../src/profile.js';
import { judgeFire } from '../src/rules/legal-fire.js';
import { isCombatModel, isOnTheTable } from '../src/rules/measuring.js';
import type { Shot } from '../src/rules/to-hit.js';
import { type Battle, sideOf } from '../src/state.js';
import type { BattleGame } from './kit.js';

// A drill for playthroughs: plain decisions that hang on the rules alone, so that a golden file changes when a rule does and
// not when a computer player has learned something.

/** The answer to the pending question: shoot where it hurts most, else close in; watch every other turn; answer with all. */
export function drill(game: BattleGame): Decision {
  const seat = game.waitingFor()[0]!;
  const { kind } = game.questionFor(seat)!;
  const options = game.options(seat) as Decision[];
  switch (kind) {
    case 'OverwatchPhase': {
      const watch = options.filter(({ type }) => type === 'DeclareOverwatch');
      return game.state.turn % 4 === 2 && watch.length > 0 ? watch[0]! : options[0]!;
    }
    case 'Activation':
      return act(game.state, options);
    case 'MoveFirePhase':
      return options[1] ?? options[0]!;
    case 'OverwatchReaction':
      return options.at(-1)!;
    case 'CloseCombatPhase':
      return options.find(({ type }) => type === 'ChooseMelee') ?? options[0]!;
    default:
      return options[0]!;
  }
}

function act(b: Battle, options: readonly Decision[]): Decision {
  const shots = options.filter((one): one is Fire => one.type === 'Fire' && one.mode !== 'smoke');
  let best: Decision | null = null;
  let most = 0.5;
  for (const shot of shots) {
    const worth = harmOf(b, shot);
    if (worth > most + 1e-9) [best, most] = [shot, worth];
  }
  return best ?? closest(b, options) ?? { type: 'EndActivation' };
}

/** The points a shot may be expected to cost the enemy, less the own. */
function harmOf(b: Battle, fire: Fire): number {
  const shot = judgeFire(b, b.open!, fire) as Shot;
  let sum = 0;
  for (const [i, chance] of shotOdds(b, shot).damaged)
    sum += chance * profilesOf(b)[i]!.points * (sideOf(b, i) === sideOf(b, b.open!) ? -1 : 1);
  return sum;
}

/** The plain move that ends nearest to an enemy; the first of several. */
function closest(b: Battle, options: readonly Decision[]): Decision | null {
  const moves = options.filter(
    (one): one is DecisionOf<'Move'> => one.type === 'Move' && !one.last && one.first?.kind !== 'dismount',
  );
  const foes = b.models.flatMap((m, j) =>
    sideOf(b, j) !== sideOf(b, b.open!) && isCombatModel(b, j) && isOnTheTable(b, j) && !m.hidden ? [m] : [],
  );
  let best: Decision | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    const end = move.path[move.path.length - 1]!;
    for (const foe of foes) {
      const away = squared(end, foe);
      if (away < least) [best, least] = [move, away];
    }
  }
  return best;
}
