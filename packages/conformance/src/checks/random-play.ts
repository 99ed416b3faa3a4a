import { type AnyRuleset, ruleText, winnersOf } from '@sandtable/kernel';
import { type AnyPlan, type Finding, isMine } from '../plan.js';
import { randomGame, recordOf } from '../play.js';

/** Random bots play: no exception, no stall, no dead end, no game over the bound, and an outcome that makes sense. */
export function randomPlay(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  const findings: Finding[] = [];
  for (let seed = 1; seed <= plan.games && findings.length < 3; seed++) {
    if (!isMine(plan, seed)) continue;
    const { name, setup } = plan.setups[seed % plan.setups.length]!;
    const { game, finding } = randomGame(ruleset, setup, seed, plan.maxMoves);
    if (finding) findings.push({ ...finding, message: `${name}, seed ${seed}: ${finding.message}` });
    if (!game?.over) continue;
    const { outcome } = game;
    const note = (message: string): void => void findings.push({ message, record: recordOf(game) });
    if (!outcome) note('the game is over without an outcome');
    else if (!ruleText(ruleset, outcome.rule)) note(`the outcome cites ${outcome.rule}, which is no rule`);
    else
      for (const winner of winnersOf(outcome))
        if (!ruleset.seats(game.state).includes(winner)) note(`the winner ${winner} has no seat`);
  }
  return findings;
}
