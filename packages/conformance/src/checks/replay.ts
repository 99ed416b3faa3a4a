import { type AnyRuleset, canonical, diceOf, Game, mustParse } from '@sandtable/kernel';
import { difference, frozen } from '../data.js';
import { type AnyPlan, type Finding, isMine, sampleDice } from '../plan.js';
import { randomGame, recordOf } from '../play.js';
import { look } from '../walk.js';

/** A record rebuilds its game: the same events for every reader, the same state, dice and outcome. */
export function replayEqualsPlay(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  return look(ruleset, plan, () => {
    const logged: string[] = [];
    return ({ game, seats, note }) => {
      for (const event of game.events('referee', logged.length)) logged.push(canonical(event));
      // Looking at everything at every move would cost the square of a game's length; now and then, and at the end, is enough.
      if (!game.over && game.moves % 16 !== 1) return;
      const altered = game.events('referee').findIndex((event, i) => canonical(event) !== logged[i]);
      if (altered >= 0) note(`event ${altered} changed after it was logged: it was ${logged[altered]}`);
      const { game: again, notice } = Game.reopen(ruleset, JSON.parse(JSON.stringify(game.record())));
      if (notice) note(`the record is opened with a notice: ${notice}`);
      for (const reader of ['referee', ...seats, null]) {
        const differs = difference(game.events(reader), again.events(reader));
        if (differs) note(`replay and play log different events for ${reader ?? 'a spectator'}: ${differs}`);
      }
      const differs = difference(game.state, again.state) ?? difference(game.outcome, again.outcome);
      if (differs) note(`replay and play come to different states: ${differs}`);
      if (game.hash() !== again.hash()) note('replay and play come to different hashes');
    };
  });
}

/** Without log and journal, as search plays it, the same answers and dice come to the same state. */
export function searchEqualsPlay(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  const findings: Finding[] = [];
  for (let n = 0; n < plan.samples && findings.length < 3; n++) {
    if (!isMine(plan, n)) continue;
    const { setup } = plan.setups[n % plan.setups.length]!;
    const played = randomGame(ruleset, setup, n, plan.maxMoves, sampleDice(n));
    if (!played.game?.over) continue;
    const note = (message: string): void => void findings.push({ message, record: recordOf(played.game) });
    try {
      const state = ruleset.open(mustParse('setup', ruleset.setup, setup));
      const quiet = Game.at(ruleset, state, diceOf(sampleDice(n)));
      for (const { seat, value } of played.steps) {
        if (seat === null) quiet.rolled(value as number[]);
        else quiet.take(frozen(value), seat);
      }
      const differs = difference(played.game.state, quiet.state) ?? difference(played.game.outcome, quiet.outcome);
      if (differs) note(`played without a log the game comes to a different state: ${differs}`);
      else if (played.game.hash() !== quiet.hash()) note('played without a log the dice come to stand differently');
      if (quiet.eventCount > 0) note('events were logged into a game without a log');
    } catch (error) {
      note(`played without a log: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return findings;
}
