import { Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Config } from '../src/config.js';
import type { Decision } from '../src/decisions.js';
import type { Position } from '../src/open-position.js';
import type { BattleOutcome } from '../src/play.js';
import { QUERIES } from '../src/queries.js';
import { refusal } from '../src/refusals.js';
import { quantumLegions } from '../src/ruleset.js';
import type { OrderType } from '../src/terms.js';
import {
  activate,
  at,
  attack,
  type BattleGame,
  DONE,
  does,
  endsTurn,
  events,
  issue,
  move,
  OFFER_DRAW,
  RESIGN,
  rally,
  reanimate,
  refuses,
  STAY,
  seen,
  unit,
} from './kit.js';

type Units = Position['units'];

/** a1 strikes at b1, which has one element left and no armor; b2 is somewhere else. */
const lastElement = (target: object = {}, attacker: object = {}): Units => [
  { seat: 'A', type: { dice: [2, 2], range: 5, ...attacker }, hex: 'G3', order: 'strike' },
  { seat: 'B', type: { vp: 25, ...target }, hex: 'G5', elements: 1, suppression: 2, order: 'engage' },
  { seat: 'B', type: {}, hex: 'M14' },
];
const striking = (
  units: Units,
  dice: readonly number[],
  more: Partial<Position> = {},
  options: Partial<Config> = {},
) => {
  const game = at({ units, step: 'activate', cp: 4, ...more }, dice, options);
  does(game, 'A', activate('a1'));
  return game;
};
const result = (game: BattleGame) => game.state.result;

describe('destruction', () => {
  test('[QL-DST-01] [QL-DST-02] [QL-EX-67] [QL-RUL-16] the last element: off the board with all markers, full VP at once', () => {
    const game = striking(lastElement(), [1, 4]);
    does(game, 'A', attack('b1'));
    expect(unit(game, 'b1')).toMatchObject({ elements: 0, hex: null, suppression: 0, order: null, issuedOn: null });
    expect(game.state.seats).toMatchObject({ A: { vpEarned: 25 }, B: { vpEarned: 0 } });
    // the marker of the 1 was placed before the damage, and has gone with the unit
    const told = game.events(null).map(({ type }) => type);
    expect(told.slice(told.indexOf('attackRolled'))).toEqual([
      'attackRolled',
      'suppressed',
      'elementsLost',
      'orderRemoved',
      'unitDestroyed',
      'vpAwarded',
      'orderRemoved',
      'stepBegan',
    ]);
    expect(events(game, 'suppressed')).toMatchObject([{ unit: 'b1', markers: 1, total: 3 }]);
    expect(events(game, 'vpAwarded')).toEqual([{ type: 'vpAwarded', rule: 'QL-DST-02', seat: 'A', vp: 25, total: 25 }]);
  });

  test('[QL-DST-02] the reward is for the unit, however little was left of it', () => {
    const game = striking(lastElement({ dice: [9, 8, 7, 6, 5], vp: 77 }), [4, 4]);
    does(game, 'A', attack('b1'));
    expect(game.state.seats.A.vpEarned).toBe(77);
  });

  test('[QL-DST-03] [QL-RUL-35] damage short of that earns nothing', () => {
    const units = lastElement();
    const game = striking([units[0]!, { ...units[1]!, elements: 4 }, units[2]!], [4, 5]);
    does(game, 'A', attack('b1'));
    expect(unit(game, 'b1').elements).toBe(2);
    expect(game.state.seats).toMatchObject({ A: { vpEarned: 0 }, B: { vpEarned: 0 } });
    expect(events(game, 'vpAwarded')).toEqual([]);
  });

  /** What A would be told about a decision of another of its units, as things stand. */
  const whyNot = (game: BattleGame, id: string, order: OrderType, decision: Decision) => {
    const answer = QUERIES.why.run(game.view('A'), { unit: id, order, decision });
    return 'refusal' in answer ? (answer.refusal?.rule ?? null) : answer;
  };

  test('[QL-EX-56] [QL-DST-04] the hex is empty at once: a second attacker sees through it in the same turn', () => {
    const units: Units = [
      { seat: 'A', type: { dice: [1] }, hex: 'F6', order: 'strike' },
      { seat: 'A', type: { dice: [1] }, hex: 'G5', order: 'strike' },
      { seat: 'B', type: {}, hex: 'G7', elements: 1 },
      { seat: 'B', type: {}, hex: 'G9' },
    ];
    const game = striking(units, [4, 3]);
    expect(whyNot(game, 'a2', 'strike', attack('b2'))).toBe('QL-LOS-03');
    does(game, 'A', attack('b1'));
    expect(whyNot(game, 'a2', 'strike', attack('b2'))).toBeNull();
    does(game, 'A', activate('a2'), attack('b2'));
    expect(events(game, 'attackDeclared')[1]).toMatchObject({ unit: 'a2', target: 'b2', distance: 4 });
  });

  test('[QL-DST-04] nor does it block movement', () => {
    const units: Units = [
      { seat: 'A', type: { dice: [1] }, hex: 'F6', order: 'strike' },
      { seat: 'A', type: { speed: [2, 4] }, hex: 'G6', order: 'advance' },
      { seat: 'B', type: {}, hex: 'G7', elements: 1 },
      { seat: 'B', type: {}, hex: 'M14' },
    ];
    const game = striking(units, [4]);
    expect(whyNot(game, 'a2', 'advance', move('G7'))).toBe('QL-STK-04');
    does(game, 'A', attack('b1'), activate('a2'), move('G7'));
    expect(seen(game, 'a2', 'B').hex).toBe('G7');
  });

  test('[QL-DST-05] it never returns: Reanimate needs a unit on the board', () => {
    const units: Units = [
      { seat: 'A', type: { dice: [1] }, hex: 'G3', order: 'strike' },
      { seat: 'B', type: { dice: [2, 1], traits: [{ id: 'reanimate' }] }, hex: 'G5', elements: 1 },
      { seat: 'B', type: { traits: [{ id: 'reanimate' }] }, hex: 'M14', elements: 2 },
    ];
    const game = at({ units, step: 'activate', cp: 2 }, [6, 3, 3, 6]);
    does(game, 'A', activate('a1'), attack('b1'), DONE);
    for (const decision of [reanimate('b1'), rally('b1')]) refuses(game, 'B', decision, 'QL-SUP-05');
    does(game, 'B', reanimate('b2'), DONE);
    expect(unit(game, 'b1')).toMatchObject({ elements: 0, hex: null });
    expect(game.state.turn).toBe(7);
  });

  test('[QL-DST-05] nor is it attacked, ordered or carried again', () => {
    const game = at(
      { units: [...lastElement(), { seat: 'A', type: {}, hex: 'H3', order: 'strike' }], step: 'activate', cp: 6 },
      [4, 4, 3, 3],
    );
    does(game, 'A', activate('a1'), attack('b1'), activate('a2'));
    expect(game.state.activation).toBeNull(); // no target is left in range, so none was asked for
    does(game, 'A', DONE);
    refuses(game, 'B', issue('b1', 'engage'), 'QL-ORD-02');
  });

  test.each([
    { saves: [6, 2, 5, 1], left: 0, ex: 'QL-EX-62', what: '2 of 4 kills unsaved: destroyed' },
    { saves: [4, 6, 2, 5], left: 1, ex: 'QL-EX-63', what: '1 of 4 kills unsaved: 1 element left' },
  ])('[$ex] [QL-SAV-03] [QL-DMG-06] two elements of infantry suffer four kills, $what', ({ saves, left }) => {
    const units: Units = [
      { seat: 'A', type: { dice: [4] }, hex: 'G3', order: 'strike' },
      { seat: 'B', type: { cls: 'INF' }, hex: 'G5', elements: 2 },
      { seat: 'B', type: {}, hex: 'M14' },
    ];
    const game = striking(units, [4, 4, 5, 6, ...saves]);
    does(game, 'A', attack('b1'));
    expect(unit(game, 'b1').elements).toBe(left);
    expect(events(game, 'savesRolled')).toMatchObject([{ dice: saves }]);
    expect(game.state.elementsRemoved).toBe(2 - left);
  });

  test.each([
    { ex: 'QL-EX-64', ap: 3, armor: 2, damage: [1, 2], kills: 1 },
    { ex: 'QL-EX-65', ap: 0, armor: 6, damage: [5, 6, 6], kills: 2 },
  ])('[$ex] [QL-DMG-02] [QL-DMG-03] AP +$ap against armor $armor+: damage $damage kills $kills', (row) => {
    const units: Units = [
      { seat: 'A', type: { dice: [row.damage.length], ap: row.ap }, hex: 'G3', order: 'strike' },
      { seat: 'B', type: { armor: row.armor }, hex: 'G5' },
    ];
    const game = striking(units, [...row.damage.map(() => 4), ...row.damage]);
    does(game, 'A', attack('b1'));
    expect(events(game, 'damageRolled')).toMatchObject([{ dice: row.damage, kills: row.kills }]);
    expect(unit(game, 'b1').elements).toBe(4 - row.kills);
  });

  test('[QL-EX-66] [QL-ATK-11] an attack without hits: no damage roll, and a marker for each 1', () => {
    const units: Units = [
      { seat: 'A', type: { dice: [3] }, hex: 'G3', order: 'strike' },
      { seat: 'B', type: { armor: 4 }, hex: 'G5' },
    ];
    const game = striking(units, [1, 1, 3]);
    does(game, 'A', attack('b1'));
    expect(unit(game, 'b1')).toMatchObject({ suppression: 2, elements: 4 });
    expect(events(game, 'damageRolled')).toEqual([]);
  });
});

describe('victory', () => {
  test('[QL-EX-68] [QL-VIC-01] [QL-VIC-02] 180 VP and a unit worth 20: won at once, in mid-turn', () => {
    const game = striking(lastElement({ vp: 20 }), [4, 4], { vp: { A: 180, B: 150 }, cp: 4 });
    does(game, 'A', attack('b1'));
    expect(result(game)).toEqual({ winner: 'A', by: 'vp', rule: 'QL-VIC-01' });
    expect(game.over).toBe(true);
    expect(game.outcome).toEqual({ winner: 'A', by: 'vp', rule: 'QL-VIC-01' } satisfies BattleOutcome);
    expect(game.question).toBeNull();
    expect(game.state.cp).toBe(3); // not even the turn was ended
    for (const decision of [DONE, issue('a1', 'engage'), RESIGN, activate('a1')]) {
      refuses(game, 'A', decision, 'QL-VIC-02');
      refuses(game, 'B', decision, 'QL-VIC-02');
    }
    expect(events(game, 'gameEnded')).toEqual([
      { type: 'gameEnded', rule: 'QL-VIC-01', winner: 'A', by: 'vp', vp: { A: 200, B: 150 } },
    ]);
  });

  test('[QL-VIC-01] the target is 200 or as agreed, and more than it is as good', () => {
    const wins = (had: number, options: Partial<Config> = {}) => {
      const game = striking(lastElement({ vp: 20 }), [4, 4], { vp: { A: had, B: 0 } }, options);
      does(game, 'A', attack('b1'));
      return result(game)?.by ?? null;
    };
    expect([wins(179), wins(180), wins(199)]).toEqual([null, 'vp', 'vp']);
    expect([wins(60, { vpTarget: 81 }), wins(61, { vpTarget: 81 }), wins(180, { vpTarget: 201 })]).toEqual([
      null,
      'vp',
      null,
    ]);
  });

  test('[QL-EX-69] [QL-VIC-03] [QL-RUL-10] a small force that loses its last unit has lost, whatever the VP', () => {
    const units = lastElement({ vp: 40 });
    const game = striking([units[0]!, units[1]!], [4, 4], { vp: { A: 110, B: 190 } });
    does(game, 'A', attack('b1'));
    expect(result(game)).toEqual({ winner: 'A', by: 'elimination', rule: 'QL-VIC-03' });
    expect(game.state.seats.A.vpEarned).toBe(150);
  });

  test('[QL-VIC-04] VP target before elimination', () => {
    const units = lastElement({ vp: 40 });
    const game = striking([units[0]!, units[1]!], [4, 4], { vp: { A: 160, B: 0 } });
    does(game, 'A', attack('b1'));
    expect(result(game)).toMatchObject({ winner: 'A', by: 'vp' });
  });

  test('[QL-VIC-02] [QL-SAV-04] with optional saves the end waits for their owner, and comes at once after', () => {
    const units: Units = [
      { seat: 'A', type: { dice: [1] }, hex: 'G3', order: 'strike' },
      { seat: 'B', type: { cls: 'INF' }, hex: 'G5', elements: 1 },
    ];
    const game = striking(units, [4, 5], {}, { optionalSaves: true });
    does(game, 'A', attack('b1'));
    expect(game.question).toMatchObject({ kind: 'UseSaves', seat: 'B' });
    refuses(game, 'B', RESIGN, 'QL-VIC-05'); // nobody resigns in the other's turn
    refuses(game, 'A', DONE, 'QL-TRN-06'); // it is for the other to answer
    refuses(game, 'B', { type: 'UseSaves', count: 2 }, 'QL-SAV-04');
    expect(game.asides('B')).toEqual([]);
    expect(game.asides('A')).toEqual([RESIGN]); // in its own turn it may at any time
    expect(game.options('A')).toEqual([]);
    does(game, 'B', { type: 'UseSaves', count: 0 });
    expect(result(game)).toMatchObject({ winner: 'A', by: 'elimination' });
  });
});

describe('resigning and draws', () => {
  const units: Units = [
    { seat: 'A', type: {}, hex: 'A1', suppression: 1, order: 'engage' },
    { seat: 'A', type: {}, hex: 'A3', order: 'engage' },
    { seat: 'B', type: {}, hex: 'M14' },
  ];
  const accept: Decision = { type: 'AnswerDraw', accept: true };
  const decline: Decision = { type: 'AnswerDraw', accept: false };

  test.each(['rally', 'activate', 'orders'] as const)('[QL-VIC-05] a player may resign in its step %s', (step) => {
    const game = at({ units, step });
    refuses(game, 'B', RESIGN, 'QL-TRN-06');
    does(game, 'A', RESIGN);
    expect(result(game)).toEqual({ winner: 'B', by: 'resign', rule: 'QL-VIC-05' });
  });

  test('[QL-VIC-05] resigning and offering a draw are open beside the options, not among them', () => {
    const game = at({ units, step: 'activate' });
    expect(game.asides('A')).toEqual([RESIGN, OFFER_DRAW]);
    expect(game.options('A')).not.toContainEqual(RESIGN);
    does(game, 'A', activate('a2'));
    expect(game.asides('A')).toEqual([RESIGN]); // in mid-activation no draw is offered
  });

  test.each(['rally', 'activate', 'orders'] as const)(
    '[QL-VIC-05] a draw offered in step %s and declined: the turn goes on unchanged',
    (step) => {
      const game = at({ units, step, cp: 5 });
      const before = game.options('A');
      does(game, 'A', OFFER_DRAW);
      expect(game.question).toMatchObject({ kind: 'AnswerDraw', seat: 'B' });
      refuses(game, 'A', DONE, 'QL-VIC-05'); // until it is answered no other decision is taken
      refuses(game, 'B', DONE, 'QL-VIC-05');
      refuses(game, 'B', RESIGN, 'QL-VIC-05');
      does(game, 'B', decline);
      expect(game.state).toMatchObject({ step, cp: 5, active: 'A', result: null });
      expect(game.options('A')).toEqual(before);
      expect(events(game, 'drawOffered')).toEqual([{ type: 'drawOffered', rule: 'QL-VIC-05', seat: 'A' }]);
      expect(events(game, 'drawAnswered')).toEqual([
        { type: 'drawAnswered', rule: 'QL-VIC-05', seat: 'B', accept: false },
      ]);
    },
  );

  test('[QL-VIC-05] accepted, the game is drawn', () => {
    const game = at({ units });
    does(game, 'A', OFFER_DRAW);
    does(game, 'B', accept);
    expect(result(game)).toEqual({ winner: 'draw', by: 'agreement', rule: 'QL-VIC-05' });
    expect(game.outcome).toMatchObject({ winner: null });
  });

  test('[QL-VIC-05] once per turn, and again in the next', () => {
    const game = at({ units, step: 'activate' }, [2, 2, 3, 3]);
    does(game, 'A', OFFER_DRAW);
    does(game, 'B', decline);
    refuses(game, 'A', OFFER_DRAW, 'QL-VIC-05');
    does(game, 'A', DONE);
    refuses(game, 'A', OFFER_DRAW, 'QL-VIC-05');
    does(game, 'A', DONE);
    does(game, 'B', OFFER_DRAW); // the other's own turn, its own offer
    does(game, 'A', decline);
    endsTurn(game, 'B');
    does(game, 'A', OFFER_DRAW);
  });

  test('[QL-VIC-05] an offer made counts as made: it is not taken back to be made again', () => {
    const game = at({ units });
    does(game, 'A', OFFER_DRAW);
    expect(game.undo('A')?.rule).toBe('TABLE-UNDO');
    expect(game.question).toMatchObject({ kind: 'AnswerDraw', seat: 'B' });
    does(game, 'B', decline);
    expect(game.undo('A')?.rule).toBe('TABLE-UNDO');
    refuses(game, 'A', OFFER_DRAW, 'QL-VIC-05');
  });

  test('[QL-VIC-05] no rule keeps the active player from resigning while the other seat owes an answer', () => {
    const offered = at({ units });
    does(offered, 'A', OFFER_DRAW);
    expect([refusal(offered.state, 'A', RESIGN), refusal(offered.state, 'B', RESIGN)?.rule]).toEqual([
      null,
      'QL-VIC-05',
    ]);
    const saving = at(
      {
        units: [
          { seat: 'A', type: { dice: [1] }, hex: 'G3', order: 'strike' },
          { seat: 'B', type: { cls: 'INF' }, hex: 'G5' },
        ],
        step: 'activate',
      },
      [6, 6],
      { optionalSaves: true },
    );
    does(saving, 'A', activate('a1'), attack('b1'));
    expect(saving.question).toMatchObject({ kind: 'UseSaves', seat: 'B' });
    expect([refusal(saving.state, 'A', RESIGN), refusal(saving.state, 'B', RESIGN)?.rule]).toEqual([null, 'QL-VIC-05']);
  });

  test.each(['an answer to a draw', 'saves to choose'])(
    '[QL-VIC-05] the active player resigns while the other seat owes %s',
    (owed) => {
      const game =
        owed === 'saves to choose'
          ? at(
              {
                units: [
                  { seat: 'A', type: { dice: [1] }, hex: 'G3', order: 'strike' },
                  { seat: 'B', type: { cls: 'INF' }, hex: 'G5' },
                ],
                step: 'activate',
              },
              [6, 6],
              { optionalSaves: true },
            )
          : at({ units });
      if (owed === 'saves to choose') does(game, 'A', activate('a1'), attack('b1'));
      else does(game, 'A', OFFER_DRAW);
      expect(game.question?.seat).toBe('B');
      expect(game.answer('A', DONE)?.rule).toMatch(/^QL-/);
      expect(game.answer('B', RESIGN)?.rule).toBe('QL-VIC-05');
      does(game, 'A', RESIGN);
      expect(result(game)).toEqual({ winner: 'B', by: 'resign', rule: 'QL-VIC-05' });
      const again = Game.replay(quantumLegions, game.record());
      expect([again.hash(), again.outcome]).toEqual([game.hash(), game.outcome]);
    },
  );

  test('[QL-VIC-05] nobody answers what was not offered', () => {
    refuses(at({ units }), 'A', accept, 'QL-VIC-05');
  });
});

describe('games that do not end by themselves', () => {
  const standoff = (more: Partial<Position>, dice: readonly number[], options: Partial<Config> = {}) =>
    at(
      {
        units: [
          { seat: 'A', type: {}, hex: 'A1' },
          { seat: 'B', type: {}, hex: 'M14' },
        ],
        step: 'orders',
        ...more,
      },
      dice,
      options,
    );

  test('[QL-EX-70] [QL-VIC-07] [QL-RUL-11] the twentieth quiet turn ends the game; 60 VP beat 45', () => {
    const game = standoff({ quietTurns: 18, vp: { A: 60, B: 45 } }, [2, 2]);
    endsTurn(game, 'A');
    expect(game.state).toMatchObject({ quietTurns: 19, result: null });
    endsTurn(game, 'B');
    expect(result(game)).toEqual({ winner: 'A', by: 'stalemate', rule: 'QL-VIC-07' });
  });

  test('[QL-VIC-07] twenty turns from the first, both players counted', () => {
    const game = standoff(
      {},
      Array.from({ length: 38 }, () => 1),
    );
    for (let turn = 1; turn <= 20; turn++) {
      expect(result(game)).toBeNull();
      endsTurn(game, game.state.active!);
    }
    expect(result(game)).toEqual({ winner: 'draw', by: 'stalemate', rule: 'QL-VIC-07' });
  });

  test('[QL-VIC-07] a turn in which an element is removed starts the count again, whatever comes back', () => {
    const units: Units = [
      { seat: 'A', type: { dice: [1] }, hex: 'G3', order: 'strike' },
      { seat: 'B', type: { traits: [{ id: 'reanimate' }] }, hex: 'G5' },
    ];
    const game = at({ units, step: 'activate', quietTurns: 19 }, [6, 2, 2, 6]);
    does(game, 'A', activate('a1'), attack('b1'), DONE);
    expect(game.state).toMatchObject({ quietTurns: 0, result: null });
    does(game, 'B', reanimate('b1'));
    expect(unit(game, 'b1').elements).toBe(4);
    endsTurn(game, 'B');
    expect(game.state).toMatchObject({ quietTurns: 1, result: null });
  });

  test('[QL-VIC-07] saved kills and suppression are no losses', () => {
    const units: Units = [
      { seat: 'A', type: { dice: [2] }, hex: 'G3', order: 'strike' },
      { seat: 'B', type: { cls: 'INF' }, hex: 'G5' },
    ];
    const game = at({ units, step: 'activate', quietTurns: 5 }, [1, 6, 4]);
    does(game, 'A', activate('a1'), attack('b1'), DONE);
    expect(game.state.quietTurns).toBe(6);
  });

  test('[QL-VIC-07] [QL-RUL-11] the number is an option, and so is the rule', () => {
    const ends = (stalemateTurns: number | null, quietTurns: number) => {
      const game = standoff({ quietTurns, vp: { A: 0, B: 5 } }, [], { stalemateTurns });
      endsTurn(game, 'A');
      return result(game)?.winner ?? null;
    };
    expect([ends(3, 1), ends(3, 2), ends(null, 500)]).toEqual([null, 'B', null]);
  });

  /** A has taken 2 of 4 elements of a 40-VP unit besides, B 1 of 5 of a 30-VP unit. */
  const damaged: Units = [
    { seat: 'A', type: { vp: 30, dice: [5, 4, 3, 2, 1] }, hex: 'A1', elements: 4 },
    { seat: 'B', type: { vp: 40, dice: [5, 4, 3, 2] }, hex: 'M14', elements: 2 },
  ];
  const limited = (more: Partial<Position>, options: Partial<Config> = { turnLimit: 3 }) => {
    const game = standoff({ active: 'B', first: 'A', turnsTaken: { A: 3, B: 3 }, ...more }, [], options);
    endsTurn(game, 'B');
    return result(game);
  };

  test('[QL-EX-71] [QL-VIC-06] 80 to 80 at the turn limit: fractions decide, 100 to 86', () => {
    expect(limited({ units: damaged, vp: { A: 80, B: 80 } })).toEqual({
      winner: 'A',
      by: 'turnLimit',
      rule: 'QL-VIC-06',
    });
  });

  test('[QL-VIC-06] VP earned come first, whatever the damage', () => {
    expect(limited({ units: damaged, vp: { A: 80, B: 81 } })).toMatchObject({ winner: 'B' });
  });

  test('[QL-VIC-06] [QL-RUL-35] fractions are exact: 1/3 of 10 and 1/3 of 11 differ, 2/3 of 15 and 1/5 of 50 do not', () => {
    const pair = (vpA: number, lostA: number, sizeA: number, vpB: number, lostB: number, sizeB: number): Units => [
      {
        seat: 'A',
        type: { vp: vpA, dice: Array.from({ length: sizeA }, () => 1) },
        hex: 'A1',
        elements: sizeA - lostA,
      },
      {
        seat: 'B',
        type: { vp: vpB, dice: Array.from({ length: sizeB }, () => 1) },
        hex: 'M14',
        elements: sizeB - lostB,
      },
    ];
    expect(limited({ units: pair(10, 1, 3, 11, 1, 3) })).toMatchObject({ winner: 'A' });
    expect(limited({ units: pair(11, 1, 3, 10, 1, 3) })).toMatchObject({ winner: 'B' });
    expect(limited({ units: pair(15, 2, 3, 50, 1, 5) })).toMatchObject({ winner: 'draw' });
    expect(limited({ units: pair(10, 0, 3, 99, 0, 5) })).toMatchObject({ winner: 'draw' });
  });

  test('[QL-VIC-06] the limit is counted in turns of the second player, and off by default', () => {
    const early = standoff({ active: 'A', first: 'A', turnsTaken: { A: 3, B: 2 }, vp: { A: 5, B: 0 } }, [2, 2], {
      turnLimit: 3,
    });
    endsTurn(early, 'A');
    expect(result(early)).toBeNull(); // the first player's third turn does not end it
    endsTurn(early, 'B');
    expect(result(early)).toMatchObject({ winner: 'A', by: 'turnLimit' });
    expect(limited({ turnsTaken: { A: 90, B: 90 }, vp: { A: 5, B: 0 } }, {})).toBeNull();
    expect(limited({ turnsTaken: { A: 3, B: 2 } })).toBeNull();
  });

  test('[QL-VIC-06] [QL-VIC-07] of both at once the turn limit is what ended it', () => {
    expect(limited({ quietTurns: 30, vp: { A: 5, B: 0 } })).toMatchObject({ by: 'turnLimit' });
  });

  test('[QL-VIC-02] an Engage that wins is not followed by anything', () => {
    const units = lastElement();
    const game = at({ units: [{ ...units[0]!, order: 'engage' }, units[1]!], step: 'activate', cp: 5 }, [5, 2]);
    does(game, 'A', activate('a1'), STAY, attack('b1'));
    expect(game.events(null).at(-1)).toMatchObject({ type: 'gameEnded' });
    expect(game.state).toMatchObject({ phase: 'over', activation: null });
  });
});
