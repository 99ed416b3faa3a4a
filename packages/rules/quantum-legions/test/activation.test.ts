import { describe, expect, test } from 'vitest';
import type { Config } from '../src/config.js';
import type { Position } from '../src/open-position.js';
import { refusal } from '../src/refusals.js';
import {
  activate,
  at,
  attack,
  carry,
  DONE,
  does,
  endsTurn,
  events,
  initiative,
  issue,
  move,
  OFFER_DRAW,
  RESIGN,
  rally,
  refuses,
  STAY,
  seen,
  unit,
  without,
} from './kit.js';

type Units = Position['units'];

/** a1 with an order, an enemy two hexes from it, a second unit of A's that is ready as well. */
const ready = (order: 'engage' | 'advance' | 'strike', more: object = {}): Units => [
  { seat: 'A', type: { dice: [3, 2], speed: [2, 4], range: 4, ...more }, hex: 'G3', order },
  { seat: 'A', type: {}, hex: 'A1', order: 'advance' },
  { seat: 'B', type: {}, hex: 'G6', order: 'strike' },
];
const activating = (units: Units, dice: readonly number[] = [], options: Partial<Config> = {}) =>
  at({ units, step: 'activate', cp: 6 }, dice, options);

describe('who may be activated', () => {
  test('[QL-ACT-01] a unit with an order', () => {
    const units = ready('strike');
    const game = activating([{ ...units[0]!, order: undefined }, units[1]!, units[2]!]);
    refuses(game, 'A', activate('a1'), 'QL-ACT-01');
    does(game, 'A', activate('a2'));
  });

  test('[QL-ACT-01] Initiative does not make up for the marker: it is another decision', () => {
    const game = activating([
      { seat: 'A', type: { traits: [{ id: 'initiative' }] }, hex: 'G3' },
      { seat: 'B', type: {}, hex: 'M14' },
    ]);
    refuses(game, 'A', activate('a1'), 'QL-ACT-01');
  });

  test('[QL-ACT-16] a unit of one’s own, on the board', () => {
    const game = activating(ready('strike'));
    refuses(game, 'A', activate('b1'), 'QL-ACT-16');
    refuses(game, 'A', initiative('b1', 'engage'), 'QL-ACT-16');
    refuses(game, 'A', activate('a7'), null);
    expect(refusal(without(game.state, 'a1'), 'A', activate('a1'))).toMatchObject({ rule: 'QL-ACT-16' });
  });

  test('[QL-ACT-12] [QL-RUL-30] a unit that has been activated this turn is not activated again, marker or not', () => {
    const units = ready('strike');
    const game = activating([{ ...units[0]!, activated: true }, units[1]!, units[2]!]);
    refuses(game, 'A', activate('a1'), 'QL-ACT-12');
  });

  test('[QL-ACT-12] [QL-RUL-30] not on initiative either', () => {
    const units = ready('strike', { traits: [{ id: 'initiative' }] });
    const game = activating(units);
    does(game, 'A', activate('a1'), attack(null));
    refuses(game, 'A', initiative('a1', 'advance'), 'QL-ACT-12');
  });

  test('[QL-EX-27] [QL-ORD-09] [QL-ACT-12] ordered again in the turn it acted, a unit acts again in the next, not in this one', () => {
    const game = at({ units: ready('strike'), step: 'activate', cp: 5 }, [2, 2, 3, 3]);
    does(game, 'A', activate('a1'), attack(null));
    refuses(game, 'A', activate('a1'), 'QL-ACT-01');
    does(game, 'A', DONE, issue('a1', 'strike'), DONE);
    endsTurn(game, 'B');
    does(game, 'A', activate('a1'));
    expect(game.state.activation).toMatchObject({ order: 'strike' });
  });

  test('[QL-ACT-02] [QL-ACT-12] [QL-ACT-01] of several reasons the first in the book is told', () => {
    const game = activating([
      { seat: 'A', type: {}, hex: 'G1', activated: true, suppression: 2 },
      { seat: 'A', type: {}, hex: 'G3', activated: true, suppression: 2, order: 'strike' },
      { seat: 'A', type: {}, hex: 'G5', order: 'advance' },
      { seat: 'B', type: {}, hex: 'M1' },
    ]);
    refuses(game, 'A', activate('a1'), 'QL-ACT-01');
    refuses(game, 'A', activate('a2'), 'QL-ACT-12');
  });
});

describe('the three orders', () => {
  test('[QL-ACT-04] [QL-ACT-14] [QL-HID-02] the marker is turned face up for everybody, and that stands', () => {
    const game = activating(ready('engage'));
    expect(seen(game, 'a1', 'B').order).toMatchObject({ type: 'hidden' });
    does(game, 'A', activate('a1'));
    for (const by of ['A', 'B', null] as const) {
      expect(seen(game, 'a1', by).order).toMatchObject({ type: 'engage' });
      expect(game.view(by).activation).toMatchObject({ unit: 'a1', order: 'engage' });
      expect(events(game, 'orderRevealed', by)).toEqual([
        { type: 'orderRevealed', rule: 'QL-ACT-04', unit: 'a1', order: 'engage' },
      ]);
    }
    expect(game.undo('A')).not.toBeNull(); // a revealed order is not taken back
    refuses(game, 'A', DONE, 'QL-ACT-11');
  });

  test('[QL-ACT-03] it costs 1 CP', () => {
    const game = activating(ready('strike'));
    does(game, 'A', activate('a1'));
    expect(game.state.cp).toBe(5);
    expect(events(game, 'activationBegan')).toEqual([
      { type: 'activationBegan', rule: 'QL-ACT-07', unit: 'a1', order: 'strike', onInitiative: false, cp: 5 },
    ]);
  });

  test('[QL-ACT-05] [QL-ACT-09] [QL-CMP-08] Engage: a move by the first speed, then an attack that hits on 5 and 6', () => {
    const game = activating(ready('engage'), [4, 5, 6]);
    does(game, 'A', activate('a1'));
    refuses(game, 'A', attack('b1'), 'QL-ACT-09');
    refuses(game, 'A', attack(null), 'QL-ACT-09');
    refuses(game, 'A', move('G4', 'F4', 'E5'), 'QL-MOV-03');
    does(game, 'A', move('G4', 'G5'));
    refuses(game, 'A', move('G4'), 'QL-ACT-09');
    refuses(game, 'A', STAY, 'QL-ACT-09');
    does(game, 'A', attack('b1'));
    expect(events(game, 'attackRolled')).toMatchObject([{ dice: [4, 5, 6], hits: 2 }]);
    expect(unit(game, 'b1').elements).toBe(2);
    refuses(game, 'A', move('G4'), 'QL-TRN-03'); // nobody moves after attacking
  });

  test('[QL-ACT-06] [QL-CMP-08] Advance: a move by the second speed and no attack', () => {
    const game = activating(ready('advance'));
    does(game, 'A', activate('a1'));
    refuses(game, 'A', attack('b1'), 'QL-ATK-07');
    refuses(game, 'A', attack(null), 'QL-ATK-07');
    refuses(game, 'A', move('F3', 'F4', 'F5', 'F6', 'F7'), 'QL-MOV-03');
    does(game, 'A', move('F3', 'F4', 'F5', 'F6'));
    expect(game.state.activation).toBeNull();
    expect(unit(game, 'a1').order).toBeNull();
  });

  test('[QL-ACT-07] Strike: no move, an attack that hits on 4, 5 and 6', () => {
    const game = activating(ready('strike'), [4, 3, 6]);
    does(game, 'A', activate('a1'));
    refuses(game, 'A', move('G4'), 'QL-MOV-04');
    refuses(game, 'A', STAY, 'QL-MOV-04');
    does(game, 'A', attack('b1'));
    expect(events(game, 'attackRolled')).toMatchObject([{ hits: 2 }]);
  });

  test('[QL-ACT-08] nothing has to be done; the CP and the marker are spent all the same', () => {
    for (const [order, nothing] of [
      ['engage', [STAY, attack(null)]],
      ['advance', [STAY]],
      ['strike', [attack(null)]],
    ] as const) {
      const game = activating(ready(order));
      does(game, 'A', activate('a1'), ...nothing);
      expect(game.state).toMatchObject({ cp: 5, activation: null });
      expect(unit(game, 'a1')).toMatchObject({ order: null, activatedOn: 5 });
      expect(unit(game, 'b1').elements).toBe(4);
    }
  });

  test('[QL-ACT-08] a move without an attack, an attack without a move', () => {
    const moving = activating(ready('engage'));
    does(moving, 'A', activate('a1'), move('G4'), attack(null));
    expect(moving.state.activation).toBeNull();
    const standing = activating(ready('engage'), [3, 3, 3]);
    does(standing, 'A', activate('a1'), STAY, attack('b1'));
    expect(standing.state.activation).toBeNull();
  });

  test('[QL-EX-28] [QL-ACT-08] a Strike without a target: 1 CP, order shown, no attack asked, marker gone', () => {
    const units = ready('strike', { range: 2 });
    const game = activating(units);
    does(game, 'A', activate('a1'));
    expect(game.state).toMatchObject({ cp: 5, activation: null });
    expect(events(game, 'orderRevealed', 'B')).toMatchObject([{ unit: 'a1', order: 'strike' }]);
    expect(events(game, 'orderRemoved', 'B')).toMatchObject([{ unit: 'a1', reason: 'activated' }]);
    expect(seen(game, 'a1', 'B').order).toBeNull();
    expect(game.question).toMatchObject({ kind: 'ActivateAction', seat: 'A' });
  });

  test('[QL-ACT-05] the move is asked for even if there is no way to go, unless the speed is 0', () => {
    const walls = Object.fromEntries(['F2', 'F3', 'G2', 'G4', 'H2', 'H3'].map((hex) => [hex, 'water' as const]));
    const walled = at({ units: ready('engage'), terrain: walls, step: 'activate' });
    does(walled, 'A', activate('a1'));
    expect(walled.question).toMatchObject({ kind: 'MoveUnit' });
    expect(walled.options('A')).toEqual([STAY]);
    const rooted = activating(ready('engage', { speed: [0, 3] }));
    does(rooted, 'A', activate('a1'));
    expect(rooted.question).toMatchObject({ kind: 'Attack' });
  });

  test('[QL-ACT-15] [QL-RUL-29] an Engage attack from a standstill still needs 5 or 6', () => {
    const game = activating(ready('engage'), [4, 4, 5]);
    does(game, 'A', activate('a1'), STAY, attack('b1'));
    expect(events(game, 'attackDeclared')).toMatchObject([{ hitOn: 5 }]);
    expect(events(game, 'attackRolled')).toMatchObject([{ hits: 1 }]);
  });

  test('[QL-RUL-28] [QL-STK-03] nobody stops in a friend’s hex to fire from there', () => {
    const units = ready('engage');
    const game = activating([units[0]!, { ...units[1]!, hex: 'G4' }, units[2]!]);
    does(game, 'A', activate('a1'));
    refuses(game, 'A', move('G4'), 'QL-STK-03');
    does(game, 'A', move('G4', 'G5'));
  });

  test('[QL-RUL-47] [QL-ACT-09] the target is named when the move has been made, from where the unit then stands', () => {
    const game = activating(ready('engage', { range: 2 }), [3, 3, 3]);
    does(game, 'A', activate('a1'));
    expect(game.question).toMatchObject({ kind: 'MoveUnit' });
    does(game, 'A', move('G4')); // from G3 the enemy was out of range
    expect(game.question).toMatchObject({ kind: 'Attack' });
    expect(game.options('A')).toEqual([attack(null), attack('b1')]);
    does(game, 'A', attack('b1'));
    expect(events(game, 'attackDeclared')).toMatchObject([{ distance: 2 }]);
  });
});

describe('the course of an activation', () => {
  test('[QL-ACT-10] the marker is removed when it is complete, not before', () => {
    const game = activating(ready('engage'), [3, 3, 3]);
    does(game, 'A', activate('a1'), STAY);
    expect(unit(game, 'a1').order).toBe('engage');
    does(game, 'A', attack('b1'));
    expect(unit(game, 'a1')).toMatchObject({ order: null, issuedOn: null, activatedOn: 5 });
    expect(events(game, 'orderRemoved')).toEqual([
      { type: 'orderRemoved', rule: 'QL-ACT-10', unit: 'a1', reason: 'activated' },
    ]);
  });

  test('[QL-ACT-11] it is completed before anything else is done', () => {
    const game = activating(ready('engage'));
    does(game, 'A', activate('a1'));
    for (const decision of [
      activate('a2'),
      initiative('a2', 'engage'),
      DONE,
      OFFER_DRAW,
      { type: 'AnswerDraw', accept: true },
    ])
      refuses(game, 'A', decision, 'QL-ACT-11');
    // what belongs to another step is refused for that (7.2)
    for (const decision of [rally('a1'), issue('a1', 'strike')]) refuses(game, 'A', decision, 'QL-TRN-03');
    refuses(game, 'A', { type: 'UseSaves', count: 0 }, 'QL-TRN-03');
    does(game, 'A', STAY);
    refuses(game, 'A', activate('a2'), 'QL-ACT-11');
    does(game, 'A', attack(null), activate('a2'));
  });

  test('[QL-ACT-11] [QL-VIC-05] but its player may resign', () => {
    const game = activating(ready('engage'));
    does(game, 'A', activate('a1'), RESIGN);
    expect(game.state).toMatchObject({ phase: 'over', activation: null, result: { winner: 'B', by: 'resign' } });
  });

  test('[QL-ACT-13] further units are activated while CP last', () => {
    const units: Units = [
      { seat: 'A', type: {}, hex: 'A1', order: 'advance' },
      { seat: 'A', type: {}, hex: 'A5', order: 'advance' },
      { seat: 'A', type: {}, hex: 'A9', order: 'advance' },
      { seat: 'B', type: {}, hex: 'M14' },
    ];
    const game = at({ units, step: 'activate', cp: 2 });
    does(game, 'A', activate('a3'), STAY, activate('a1'), STAY);
    expect(game.state).toMatchObject({ active: 'B' }); // no CP left: the third stays where it is
    expect(unit(game, 'a2').order).toBe('advance');
  });

  test('[QL-ACT-13] the options are the units that are ready', () => {
    const units: Units = [
      { seat: 'A', type: {}, hex: 'A1', order: 'advance' },
      { seat: 'A', type: {}, hex: 'A5' },
      { seat: 'A', type: {}, hex: 'A9', order: 'strike', suppression: 1 },
      { seat: 'A', type: { traits: [{ id: 'relentless' }] }, hex: 'A11', order: 'strike', suppression: 1 },
      { seat: 'A', type: { traits: [{ id: 'initiative' }] }, hex: 'C1' },
      { seat: 'B', type: {}, hex: 'M14', order: 'strike' },
    ];
    expect(at({ units, step: 'activate', cp: 2 }).options('A')).toEqual([
      DONE,
      activate('a1'),
      activate('a4'),
      initiative('a5', 'engage'),
      initiative('a5', 'advance'),
    ]);
    expect(at({ units, step: 'activate', cp: 1 }).options('A')).toEqual([DONE, activate('a1'), activate('a4')]);
  });
});

describe('Initiative', () => {
  const free = (more: object = {}, traits: readonly 'relentless'[] = []): Units => [
    {
      seat: 'A',
      type: { speed: [2, 4], range: 4, dice: [3, 2], traits: [{ id: 'initiative' }, ...traits.map((id) => ({ id }))] },
      hex: 'G3',
      ...more,
    },
    { seat: 'A', type: {}, hex: 'A1', order: 'advance' },
    { seat: 'B', type: {}, hex: 'G6' },
  ];

  test('[QL-EX-83] [QL-TRT-20] Engage on initiative for 2 CP; not in the first turn; not for Strike', () => {
    const game = at({ units: free(), step: 'activate', cp: 3 });
    refuses(game, 'A', initiative('a1', 'strike'), 'QL-TRT-20');
    does(game, 'A', initiative('a1', 'engage'));
    expect(game.state).toMatchObject({ cp: 1, activation: { unit: 0, order: 'engage', onInitiative: true } });
    const early = at({ units: free(), step: 'activate', cp: 3, turn: 1, turnsTaken: { A: 1, B: 0 } });
    refuses(early, 'A', initiative('a1', 'engage'), 'QL-TRT-20');
    expect(early.options('A')).toEqual([DONE, activate('a2')]);
  });

  test('[QL-TRT-20] it is the owner’s first turn that counts, not the game’s', () => {
    const second = at({ units: free(), step: 'activate', turn: 2, first: 'B', turnsTaken: { A: 1, B: 1 } });
    refuses(second, 'A', initiative('a1', 'engage'), 'QL-TRT-20');
    const third = at({ units: free(), step: 'activate', turn: 3, turnsTaken: { A: 2, B: 1 } });
    does(third, 'A', initiative('a1', 'engage'));
  });

  test('[QL-TRT-20] Engage moves and attacks, Advance moves', () => {
    const engaging = at({ units: free(), step: 'activate' }, [4, 5, 6]);
    does(engaging, 'A', initiative('a1', 'engage'), move('G4'), attack('b1'));
    expect(events(engaging, 'attackRolled')).toMatchObject([{ hits: 2 }]);
    const advancing = at({ units: free(), step: 'activate' });
    does(advancing, 'A', initiative('a1', 'advance'), move('G4', 'F4', 'F5', 'E6'));
    expect(unit(advancing, 'a1').activatedOn).toBe(5);
    expect(events(advancing, 'activationBegan')).toMatchObject([{ rule: 'QL-TRT-20', onInitiative: true, cp: 5 }]);
    // there was no marker to turn up or to remove
    expect(events(advancing, 'orderRevealed')).toEqual([]);
    expect(events(advancing, 'orderRemoved')).toEqual([]);
  });

  test('[QL-TRT-20] not without the trait, not with an order, not while suppressed, Relentless or not', () => {
    const refused = (units: Units) =>
      refuses(at({ units, step: 'activate' }), 'A', initiative('a1', 'engage'), 'QL-TRT-20');
    refused([{ seat: 'A', type: {}, hex: 'G3' }, ...free().slice(1)]);
    refused(free({ order: 'engage' }));
    refused(free({ suppression: 1 }, ['relentless']));
    refuses(at({ units: free({ suppression: 1 }), step: 'activate' }), 'A', initiative('a1', 'engage'), 'QL-ACT-02');
  });

  test('[QL-TRT-20] [QL-ACT-12] not a second time in a turn', () => {
    const game = at({ units: free(), step: 'activate', cp: 9 });
    does(game, 'A', initiative('a1', 'advance'), STAY);
    refuses(game, 'A', initiative('a1', 'advance'), 'QL-ACT-12');
  });

  test('[QL-TRT-20] [QL-CMD-06] not for 1 CP', () => {
    refuses(at({ units: free(), step: 'activate', cp: 1 }), 'A', initiative('a1', 'engage'), 'QL-CMD-06');
  });

  test('[QL-TRT-24] [QL-TRT-20] not with traits switched off', () => {
    const game = at({ units: free(), step: 'activate' }, [], { specialTraits: false });
    refuses(game, 'A', initiative('a1', 'engage'), 'QL-TRT-20');
  });
});

describe('Transport', () => {
  const TRUCK: Units[number] = {
    seat: 'A',
    type: { speed: [2, 6], traits: [{ id: 'transport' }] },
    hex: 'G3',
    order: 'advance',
  };
  const riders = (more: object = {}, truck: object = {}): Units => [
    { ...TRUCK, ...truck },
    { seat: 'A', type: { cls: 'INF', traits: [{ id: 'initiative' }] }, hex: 'G2', order: 'strike', ...more },
    { seat: 'B', type: {}, hex: 'M14' },
  ];
  const ride = carry(['G4', 'G5', 'G6', 'G7'], { passenger: 'a2', drop: 'H7' });
  const driving = (units: Units, terrain: Position['terrain'] = {}, options: Partial<Config> = {}) => {
    const game = at({ units, terrain, step: 'activate', cp: 6 }, [], options);
    does(game, 'A', activate('a1'));
    return game;
  };

  test('[QL-EX-40] [QL-TRT-05] the passenger is set down next to the carrier, its order gone unseen, and has acted', () => {
    const game = driving([...riders(), { seat: 'A', type: {}, hex: 'A1', order: 'strike' }]);
    does(game, 'A', ride);
    expect([seen(game, 'a1', 'B').hex, seen(game, 'a2', 'B').hex]).toEqual(['G7', 'H7']);
    expect(unit(game, 'a2')).toMatchObject({ order: null, issuedOn: null, activatedOn: 5 });
    refuses(game, 'A', initiative('a2', 'engage'), 'QL-ACT-12');
    refuses(game, 'A', activate('a2'), 'QL-ACT-01');
    for (const by of ['A', 'B'] as const) {
      expect(events(game, 'unitCarried', by)).toEqual([
        { type: 'unitCarried', rule: 'QL-TRT-05', unit: 'a2', by: 'a1', to: 'H7' },
      ]);
      expect(events(game, 'orderRemoved', by)[0]).toEqual({
        type: 'orderRemoved',
        rule: 'QL-TRT-05',
        unit: 'a2',
        reason: 'carried',
      });
    }
  });

  test('[QL-EX-41] [QL-TRT-05] not a suppressed passenger, not a drop out of reach', () => {
    refuses(driving(riders({ suppression: 1 })), 'A', ride, 'QL-TRT-05');
    const far = carry(['G4', 'G5', 'G6', 'G7'], { passenger: 'a2', drop: 'G9' });
    refuses(driving(riders()), 'A', far, 'QL-TRT-05');
  });

  test('[QL-TRT-05] only infantry, next to the carrier, that has neither acted nor been carried', () => {
    refuses(driving(riders({ type: { cls: 'AFV' } })), 'A', ride, 'QL-TRT-05');
    refuses(driving(riders({ hex: 'G1' })), 'A', ride, 'QL-TRT-05');
    refuses(driving(riders({ activated: true })), 'A', ride, 'QL-TRT-05');
    refuses(driving(riders()), 'A', carry(['G4'], { passenger: 'b1', drop: 'G5' }), 'QL-TRT-05');
    refuses(driving(riders()), 'A', carry(['G4'], { passenger: 'a1', drop: 'G5' }), 'QL-TRT-05');
    refuses(driving(riders()), 'A', carry(['G4'], { passenger: 'x9', drop: 'G5' }), null);
  });

  test('[QL-STK-04] [QL-TRT-05] an enemy is not lifted out of the way by being named as the passenger', () => {
    const inTheWay = [...riders().slice(0, 2), { seat: 'B', type: {}, hex: 'G5' }] as Units;
    refuses(driving(inTheWay), 'A', carry(['G4', 'G5', 'G6'], { passenger: 'b1', drop: 'G7' }), 'QL-STK-04');
  });

  test('[QL-TRT-05] [QL-ACT-12] a passenger rides once a turn, even with another carrier', () => {
    const game = driving([...riders(), { ...TRUCK, hex: 'G8' }]);
    does(game, 'A', ride, activate('a3'));
    refuses(game, 'A', carry(['G9'], { passenger: 'a2', drop: 'G10' }), 'QL-TRT-05');
  });

  test('[QL-TRT-05] only under Advance, only with the trait, only with traits in play', () => {
    refuses(driving(riders({}, { order: 'engage' })), 'A', carry(['G4'], { passenger: 'a2', drop: 'G5' }), 'QL-TRT-05');
    refuses(driving(riders({}, { type: { speed: [2, 6] } })), 'A', ride, 'QL-TRT-05');
    refuses(driving(riders(), {}, { specialTraits: false }), 'A', ride, 'QL-TRT-05');
  });

  test('[QL-TRT-05] the hexes of both are empty meanwhile: the carrier may pass or end in the passenger’s', () => {
    const game = driving(riders());
    does(game, 'A', carry(['G2'], { passenger: 'a2', drop: 'G3' }));
    expect([seen(game, 'a1', null).hex, seen(game, 'a2', null).hex]).toEqual(['G2', 'G3']);
  });

  test('[QL-TRT-05] the carrier may stay, and the passenger come down where it was', () => {
    const staying = driving(riders());
    does(staying, 'A', carry([], { passenger: 'a2', drop: 'G2' }));
    expect(unit(staying, 'a2').activatedOn).toBe(5);
    const around = driving(riders());
    does(around, 'A', carry([], { passenger: 'a2', drop: 'H3' }));
    expect(seen(around, 'a2', null).hex).toBe('H3');
  });

  test('[QL-TRT-05] [QL-SET-21] not onto a unit, not onto ground that cannot hold it, not off the board', () => {
    const others: Units = [...riders(), { seat: 'A', type: {}, hex: 'G5' }];
    refuses(driving(others), 'A', carry(['G4'], { passenger: 'a2', drop: 'G5' }), 'QL-TRT-05');
    refuses(driving(riders(), { G5: 'water' }), 'A', carry(['G4'], { passenger: 'a2', drop: 'G5' }), 'QL-TRT-05');
    does(driving(riders(), { G5: 'swamp' }), 'A', carry(['G4'], { passenger: 'a2', drop: 'G5' }));
    const edge = driving(riders({ hex: 'H2' }, { hex: 'H1' }));
    refuses(edge, 'A', carry([], { passenger: 'a2', drop: 'H0' }), 'QL-TRT-05');
  });

  test('[QL-TRT-05] what stands against the path is told before what stands against the ride', () => {
    const game = driving(riders({ suppression: 1 }), { G4: 'water' });
    refuses(game, 'A', ride, 'QL-MOV-06');
  });

  test('[QL-TRT-05] [QL-ORD-08] [QL-HID-05] a passenger without an order has none to lose', () => {
    const game = driving(riders({ order: undefined }));
    does(game, 'A', ride);
    expect(events(game, 'orderRemoved').map((event) => event.unit)).toEqual(['a1']);
  });
});
