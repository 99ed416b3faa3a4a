import { type AnyRuleset, Game, standing } from '@sandtable/kernel';
import { difference } from '../data.js';
import type { AnyPlan, Finding, Script } from '../plan.js';
import { recordOf } from '../play.js';

/** What is done between the answers of a script; none of it may change the result. */
const MANNERS: Readonly<Record<string, (game: Game, answers: Script['answers'], next: number) => Game>> = {
  'played once': (game) => game,
  'played again': (game) => game,
  'with a fork before every answer': (game, answers, next) => {
    const fork = game.fork();
    answer(game, answers[next]!); // what happens to the one must not reach the other
    return fork;
  },
  'with every answer taken back and given again': (game, answers, next) => {
    answer(game, answers[next]!);
    const refusal = game.undo(answers[next]![0]);
    if (refusal) throw new Error(`the undo is refused: ${refusal.message}`);
    return game;
  },
};

function answer(game: Game, [seat, value]: readonly [string, unknown]): void {
  const refusal = game.answer(seat, value);
  if (refusal)
    throw new Error(`${seat} ${JSON.stringify(value)} is refused: ${refusal.rule ?? refusal.path} ${refusal.message}`);
}

/** Every scripted test gives its result, and gives it again after forks and after undos. */
export function scripts(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  const findings: Finding[] = [];
  for (const script of plan.scripts) {
    for (const [manner, between] of Object.entries(MANNERS)) {
      let game: Game | null = null;
      const note = (message: string): void => {
        findings.push({ message: `${script.name}, ${manner}: ${message}`, record: recordOf(game) });
      };
      try {
        const dice = { kind: 'scripted', faces: script.dice } as const;
        game = Game.open(ruleset, { setup: script.setup, dice, undo: 'always' });
        for (let i = 0; i < script.answers.length; i++) {
          game = between(game, script.answers, i);
          answer(game, script.answers[i]!);
        }
        judge(game, script, note);
      } catch (error) {
        note(error instanceof Error ? error.message : String(error));
      }
    }
  }
  return findings;
}

function judge(game: Game, script: Script, note: (message: string) => void): void {
  if (script.events === undefined && script.hash === undefined) note('the script expects neither events nor a hash');
  if (game.roll)
    note(`the script has too few dice, or a wrong face: ${game.roll.count} of ${game.roll.sides} sides are missing`);
  const used = game.diceTaken;
  if (used !== script.dice.length) note(`the script has ${script.dice.length} dice, ${used} were rolled`);
  const events = standing(game.events('referee'));
  const unexpected = script.events && difference(events, script.events);
  if (unexpected) note(`the events are not as expected: ${unexpected}`);
  if (script.hash !== undefined && game.hash() !== script.hash)
    note(`the hash is ${game.hash()}, expected ${script.hash}`);
  const otherwise = script.outcome && difference(game.outcome, script.outcome);
  if (otherwise) note(`the outcome is not as expected: ${otherwise}`);
}
