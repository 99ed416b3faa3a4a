import { score } from '@sandtable/craft';
import { expect, test } from 'vitest';
import { duel } from '../../kernel/test/proving/index.js';
import { CHECKS, planOf, type Script } from '../src/index.js';

const title = 'scripted tests give the same result again, after forks and after undos';
const run = (script: Script) => CHECKS[title](duel, planOf(duel, { maxMoves: 80, scripts: [script] }));

/** Left thrusts, right parries, left disengages, right stops: three interrupts, each inside the one before. */
const stopHit: Script = {
  name: '[DUEL-04] [DUEL-05] [DUEL-06] a stop hit against a disengage from a parry',
  setup: { breath: 2 },
  dice: [4],
  answers: [
    ['left', 'thrust'],
    ['right', true],
    ['left', true],
    ['right', true],
  ],
  events: [
    { type: 'rolled', rule: 'DUEL-02', fencer: 'left', die: 4, need: score(3, 'DUEL-02') },
    { type: 'interrupted', rule: 'DUEL-04', fencer: 'right', move: 'parry' },
    { type: 'interrupted', rule: 'DUEL-05', fencer: 'left', move: 'disengage' },
    { type: 'interrupted', rule: 'DUEL-06', fencer: 'right', move: 'stop hit' },
    { type: 'attacked', rule: 'DUEL-02', fencer: 'left', kind: 'thrust', touch: 'right' },
  ],
};

test('a script passes when it is played once, again, after forks and after undos', () => {
  expect(run(stopHit)).toEqual([]);
});

test.each([
  {
    what: 'an event that does not happen',
    script: { ...stopHit, events: stopHit.events!.slice(1) },
    message: /events are not as expected/,
  },
  { what: 'another final hash', script: { ...stopHit, hash: '0' }, message: /the hash is [0-9a-f]{16}, expected 0/ },
  { what: 'too few dice', script: { ...stopHit, dice: [] }, message: /Dice are to be rolled first/ },
  { what: 'too many dice', script: { ...stopHit, dice: [4, 4] }, message: /has 2 dice, 1 were rolled/ },
  {
    what: 'an illegal answer',
    script: { ...stopHit, answers: [['right', 'thrust']] as never },
    message: /is refused: DUEL-01/,
  },
  {
    what: 'no expectation',
    script: { ...stopHit, events: undefined } as never,
    message: /expects neither events nor a hash/,
  },
  {
    what: 'an outcome',
    script: { ...stopHit, outcome: { winner: 'left', rule: '', by: '' } },
    message: /outcome is not as expected/,
  },
])('a script with $what fails in all four manners', ({ script, message }) => {
  const findings = run(script);
  expect(findings.length).toBe(4);
  for (const finding of findings) expect(finding.message).toMatch(message);
});
