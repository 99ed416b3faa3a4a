import type { Event } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import type { BattleEventType } from '../src/events.js';
import { RULE_IDS, type RuleId } from '../src/rulebook.js';
import { quantumLegions } from '../src/ruleset.js';
import { activate, at, attack, carry, does, endsTurn, initiative, move, open, rally, reanimate, STAY } from './kit.js';
import { playedOut } from './random-play.js';

/** Every kind of event there is (7.3). */
const TYPES: readonly BattleEventType[] = [
  'forceChosen',
  'forcesRevealed',
  'rollOff',
  'sectionPlaced',
  'boardAssembled',
  'areaChosen',
  'deployed',
  'turnBegan',
  'commandRolled',
  'stepBegan',
  'suppressionRemoved',
  'reanimateRolled',
  'orderRevealed',
  'activationBegan',
  'unitMoved',
  'unitCarried',
  'attackDeclared',
  'attackRolled',
  'suppressed',
  'damageRolled',
  'savesRolled',
  'elementsLost',
  'unitDestroyed',
  'vpAwarded',
  'orderIssued',
  'orderRemoved',
  'savesUsed',
  'objectiveScored',
  'drawOffered',
  'drawAnswered',
  'turnEnded',
  'gameEnded',
];

/** A turn with a bit of everything that quick play seldom does. */
function eventful(): Event[] {
  const game = at(
    {
      units: [
        { seat: 'A', type: { traits: [{ id: 'transport' }] }, hex: 'A1', order: 'advance' },
        { seat: 'A', type: { cls: 'INF' }, hex: 'A2', order: 'strike', suppression: 1 },
        { seat: 'A', type: { dice: [3], ap: 1, traits: [{ id: 'reanimate' }] }, hex: 'G3', order: 'strike' },
        {
          seat: 'A',
          type: { dice: [5, 4], traits: [{ id: 'reanimate' }, { id: 'initiative' }] },
          hex: 'M1',
          elements: 1,
        },
        { seat: 'B', type: { cls: 'INF', armor: 3 }, hex: 'G5', order: 'engage', elements: 2 },
        { seat: 'B', type: {}, hex: 'M14' },
      ],
      cp: 9,
    },
    [6, 1, 5, 6, 3, 4, 5, 2],
    { optionalSaves: true, revealOnRemoval: true },
  );
  does(game, 'A', rally('a2'), reanimate('a4'), { type: 'OfferDraw' });
  does(game, 'B', { type: 'AnswerDraw', accept: false });
  does(game, 'A', activate('a1'), carry(['B1'], { passenger: 'a2', drop: 'B2' }));
  does(game, 'A', initiative('a4', 'engage'), STAY, activate('a3'), attack('b1'));
  does(game, 'B', { type: 'UseSaves', count: 0 });
  endsTurn(game, 'A');
  return game.events('referee');
}

describe('events', () => {
  const standard = playedOut({ standard: true }, 11).events('referee');
  const crossroads = playedOut({ scenario: 'SC-3' }, 12).events('referee');
  const all: Event[] = [...standard, ...crossroads, ...eventful()];

  test('the log of a standard game, of one with objectives and of an eventful turn holds every kind, and no other', () => {
    expect([...new Set(all.map(({ type }) => type))].sort()).toEqual([...TYPES].sort());
  });

  test('each cites a rule of the book', () => {
    for (const { rule } of all) expect(RULE_IDS).toContain(rule as RuleId);
  });

  test('each has a sentence, in every form it is sent in', () => {
    const forms = [...all, ...playedSeen()];
    for (const event of forms) {
      const sentence = quantumLegions.say(event);
      expect(sentence, JSON.stringify(event)).toMatch(/^\S.*\.$/);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  /** The same kinds of event as the other seat and a spectator read them. */
  function playedSeen(): Event[] {
    const game = open({ standard: true }, [6, 1]);
    does(game, 'A', { type: 'ChooseForce', force: 'PG', units: ['PG-A1'] });
    does(game, 'B', { type: 'ChooseForce', force: 'PG', units: ['PG-A1'] });
    const ordered = at({
      units: [
        { seat: 'A', type: {}, hex: 'A1' },
        { seat: 'B', type: {}, hex: 'M1' },
      ],
      step: 'orders',
    });
    does(
      ordered,
      'A',
      { type: 'IssueOrder', unit: 'a1', order: 'strike' },
      { type: 'IssueOrder', unit: 'a1', order: 'engage' },
    );
    return [game, ordered].flatMap((seen) => [...seen.events('B'), ...seen.events(null)]);
  }

  test('each is plain data', () => {
    for (const event of all) expect(JSON.parse(JSON.stringify(event))).toEqual(event);
  });

  test.each([
    { event: { type: 'turnBegan', rule: 'QL-TRN-01', seat: 'B', turn: 4 }, says: 'Turn 4: seat B.' },
    {
      event: { type: 'stepBegan', rule: 'QL-TRN-04', seat: 'A', step: 'rally', cp: 4, passes: true },
      says: 'Step 2, remove suppression (4 CP): nothing to do.',
    },
    {
      event: { type: 'orderIssued', rule: 'QL-ORD-06', unit: 'a3', turn: 7, replaced: true, order: 'hidden' },
      says: 'An order is placed in exchange on a3.',
    },
    {
      event: { type: 'unitMoved', rule: 'QL-MOV-10', unit: 'a1', from: 'G3', path: [], cost: 0 },
      says: 'a1 stays at G3.',
    },
  ])('$says', ({ event, says }) => {
    expect(quantumLegions.say(event)).toBe(says);
  });

  test('a move tells its way and its cost', () => {
    const units = [
      { seat: 'A' as const, type: {}, hex: 'G3', order: 'advance' as const },
      { seat: 'B' as const, type: {}, hex: 'M14' },
    ];
    const game = at({ units, terrain: { G5: 'forest' }, step: 'activate' });
    does(game, 'A', activate('a1'), move('G4', 'G5', 'G6'));
    expect(game.events('B').find(({ type }) => type === 'unitMoved')).toEqual({
      type: 'unitMoved',
      rule: 'QL-MOV-03',
      unit: 'a1',
      from: 'G3',
      path: ['G4', 'G5', 'G6'],
      cost: 4,
    });
  });
});
