import { Game, SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { setupSchema } from '../src/open.js';
import { dystopianLegions } from '../src/ruleset.js';
import { MAPS, MISSIONS } from '../src/terms.js';

// Whole games by lot: each objective on each deployment map, with men alone and with hulls, transports and guns; and every scenario.

const FIELDS = [
  { battlefield: 'millersCross', forces: { A: 'kobSkirmish', B: 'pruSkirmish' } },
  { battlefield: 'ironFord', forces: { A: 'pruIron', B: 'covIron' } },
];

/** Plays it to its end, and gives by what it ended. */
function playedOut(setup: object, seed: string): string {
  const game = Game.open(dystopianLegions, { setup: setupSchema.parse(setup), dice: { kind: 'seeded', seed } });
  const lot = new SeededDice(seed);
  for (let n = 0; game.outcome === null; n++) {
    if (n > 8000) throw new Error('no end');
    const seat = (['A', 'B'] as const).find((one) => game.questionFor(one) !== null)!;
    const options = game.options(seat);
    const refusal = game.answer(seat, options[lot.below(options.length)]);
    if (refusal) throw new Error(`${game.questionFor(seat)!.kind}: ${refusal.rule} ${refusal.message}`);
  }
  return (game.outcome as { by?: string }).by ?? '';
}

describe.each(FIELDS)('on $battlefield', ({ battlefield, forces }) => {
  test.each(MISSIONS.flatMap((mission) => MAPS.map((map) => [mission, map] as const)))('%s on %s', (mission, map) => {
    const seed = `${battlefield} ${mission} ${map}`;
    expect(['battleLog', 'time', 'wipedOut']).toContain(playedOut({ battlefield, mission, map, forces }, seed));
  });
});

test.each([...dystopianLegions.ready].map(({ id }) => [id]))('the scenario %s', (scenario) => {
  expect(['battleLog', 'time', 'wipedOut']).toContain(playedOut({ scenario }, `scenario ${scenario}`));
});
