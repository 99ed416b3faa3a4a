import { describe, expect, test } from 'vitest';
import { quantumLegionsTable } from '../src/tables/quantum-legions.js';
import { asked, DRAWN, type Legions, lookOf, opened, PLAIN, playOut, Refused, told } from './legions.js';

/** A wood at G5 between a tank and its enemies; a howitzer with a friend that sees for it. */
function field(step: 'rally' | 'activate' | 'orders' = 'orders'): Legions {
  return opened({
    position: {
      terrain: { G5: 'forest', H3: 'water', E7: 'hill' },
      units: [
        { seat: 'A', type: 'PG-A1', hex: 'G3', order: 'strike', issuedOn: 6 },
        { seat: 'A', type: 'PG-A4', hex: 'G1', suppression: 2 },
        { seat: 'A', type: 'PG-I1', hex: 'F6' },
        { seat: 'B', type: 'VB-A1', hex: 'G6', order: 'engage', issuedOn: 5 },
        { seat: 'B', type: 'VB-I2', hex: 'F4', elements: 2 },
        { seat: 'B', type: 'RV-A5', hex: 'M13' },
      ],
      active: 'A',
      turn: 7,
      step,
      cp: 5,
      turnsTaken: { A: 4, B: 3 },
    },
  });
}

const own = (game: Legions) => lookOf(game, PLAIN, 'A');

describe('what is shown', () => {
  test('[QL-HID-02] the turn, the score, all units; own orders by kind, the enemy’s by turn', () => {
    const shown = quantumLegionsTable.show(field().view('A'), PLAIN);
    expect(shown).toContain('Turn 7: seat A, you. Step 4 of 4, issue orders. 5 CP left.');
    expect(shown).toContain('VP: A 0 of 200, B 0 of 200.');
    expect(shown).toContain(
      'a1 Mandate Main Tank, AFV, at G3 open, 4 of 4 elements, 6 dice, range 5, AP +1, armor 5+, speed 2 and 5, not suppressed, Strike placed turn 6, 45 VP.',
    );
    expect(shown).toContain('2 suppression markers, no order');
    expect(shown).toMatch(/b1 Bondsman Light Tank, .*, an order placed turn 5, 27 VP\./);
    expect(shown).toMatch(/b2 Yeoman Company, INF, at F4 open, 2 of 5 elements, 2 dice, /);
    expect(quantumLegionsTable.show(field().view('B'), PLAIN)).not.toContain('Strike');
  });

  test('[QL-CMD-02] a reminder in a side’s first turn', () => {
    const game = opened({ scenario: 'SC-1' }, 3);
    while (lookOf(game).question.kind === 'Deploy') game.answer(lookOf(game).seat, lookOf(game).options[0]);
    const look = lookOf(game);
    const shown = quantumLegionsTable.show(look.view, PLAIN);
    expect(shown).toContain(`First turn of seat ${look.seat}: only the better command die counts (QL-CMD-02).`);
  });

  test('as columns, with a map', () => {
    const shown = quantumLegionsTable.show(field().view('A'), DRAWN).split('\n');
    const rows = shown.filter((line) => /^[A-M] /.test(line));
    expect(rows).toHaveLength(13);
    expect(rows[6]).toBe('G  .a2  .    .a1  .    f    .b1  .    .    .    .    .    .    .    .');
    expect(rows[7]).toBe('H  /  .    .    w    .    .    .    .    .    .    .    .    .    .   /');
    expect(shown.find((line) => line.startsWith('a1'))).toMatch(
      /^a1 Mandate Main Tank +AFV G3 \. +4\/4 +6 +5 \+1 5\+ 2\/5 - +Strike t6 45$/,
    );
    expect(shown.find((line) => line.startsWith('b1'))).toMatch(/ \? t5 +27$/);
    expect(Math.max(...shown.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('the map in words: row by row what is not open and who is there', () => {
    const map = told('map', own(field()));
    expect(map).toContain('Row G, G1 to G14: forest G5, the rest open; a2 at G1, a1 at G3, b1 at G6.');
    expect(map).toContain('Row A, A1 to A14: all open.');
    expect(map).toContain('Row A is in the north. B1 touches A1 and A2, C1 and C2');
  });

  test('[QL-SET-14] where one may deploy, in words and on the map', () => {
    const game = opened({ scenario: 'SC-5' });
    const look = lookOf(game, DRAWN);
    expect(asked(look)).toMatch(/Your area: a1, a2, a3, a4 and a5 in A1 to A2, .* F1, G1 to G2, .*; a6, .* F1 to F2, /); // F2 is swamp
    expect(told('map', look)).toContain('+ you may deploy');
    const vanguard = opened({ scenario: 'SC-6' }, 2);
    expect(asked(lookOf(vanguard))).toMatch(/a5 in A1 to A14, .*D13|b5 in J1 to J13/);
  });

  test('[QL-SCN-02] [QL-SCN-03] the scenario, how it is won, its objectives', () => {
    const story = told('scenario', lookOf(opened({ scenario: 'SC-3' })));
    expect(story).toContain('Victory: seat A at 235 VP or seat B at 200 VP.');
    expect(story).toContain('Objectives: G4 (3 VP), G7 (3 VP), G14 (3 VP) [QL-SCN-03].');
    expect(told('scenario', lookOf(opened({ scenario: 'SC-5' })))).toContain(
      'Victory: seat A by destroying the unit tagged magistrate, seat B at 120 VP or seat B when the second player has taken 6 turns.',
    );
    expect(told('map on', lookOf(opened({ scenario: 'SC-3' }), DRAWN))).toContain('* objective');
  });
});

describe('what is asked', () => {
  test.each([
    ['rally', ['Step 2 of 4, rally, with 5 CP: 1 CP for each marker', 'no way back (QL-TRN-03)']],
    ['activate', ['Step 3 of 4, activate units, with 5 CP: 1 CP each. Rallying is over.']],
    ['orders', ['Step 4 of 4', 'Rallying and activating are over.', 'Without an order: a2', 'Strike placed turn 6']],
  ] as const)('[QL-TRN-02] [QL-TRN-03] step %s: what it costs, and what is closed', (step, parts) => {
    for (const part of parts) expect(asked(own(field(step)))).toContain(part);
  });

  test('what was explained once is not explained again', () => {
    const look = own(field());
    expect(asked({ ...look, again: true }).length).toBeLessThan(asked(look).length);
    expect(asked({ ...look, again: true })).toContain('Rallying and activating are over.');
  });

  test('an option with what there is to weigh about it', () => {
    const game = field('activate');
    const look = own(game);
    const about = (name: string) =>
      quantumLegionsTable.about!(
        look.options.find((answer) => quantumLegionsTable.name(answer, look.question, look.view) === name),
        look,
      );
    expect(about('activate a1')).toBe('Strike; Mandate Main Tank at G3; can attack b2');
    expect(about('done')).toBe('on to orders');
  });

  test('every question of random games is asked and its options told without fail', () => {
    const setups = [
      { scenario: 'SC-2', options: { optionalSaves: true } },
      { standard: true },
      { scenario: 'SC-4', options: { miniatures: 'tabletop' } },
    ];
    for (const [i, setup] of setups.entries()) {
      playOut(
        opened(setup, i),
        i,
        (look) => {
          expect(asked(look)).not.toMatch(/undefined|NaN|\[object/);
          expect(quantumLegionsTable.show(look.view, DRAWN)).not.toMatch(/undefined|NaN|\[object/);
          for (const answer of look.options.slice(0, 8))
            expect(quantumLegionsTable.about!(answer, look)).not.toMatch(/undefined|NaN|\[object/);
          expect(quantumLegionsTable.help!(look.question, look)).toContain('Now you may type:');
        },
        40,
      );
    }
  });

  test('[QL-TRN-05] ending a turn too early, and giving up, are doubted', () => {
    const look = own(field());
    expect(quantumLegionsTable.doubt!({ type: 'Done' }, look)).toBe(
      'End the turn with 5 CP unspent and a2 and a3 without an order?',
    );
    expect(quantumLegionsTable.doubt!({ type: 'Done' }, own(field('activate')))).toBeNull();
    expect(quantumLegionsTable.doubt!({ type: 'Concede' }, look)).toBe('Give the game up?');
  });
});

describe('what may be asked about the board', () => {
  test('unit: its card, with every trait and its rule', () => {
    const card = told('unit a2', own(field()));
    expect(card).toContain(
      'a2 of seat A: Proclamation Howitzer (PG-A4), armored fighting vehicle of Parliamentary Guard',
    );
    expect(card).toContain('2 suppression markers [QL-ACT-02]');
    expect(card).toMatch(/Indirect Fire: Striking, .* \[QL-TRT-11\]/);
    expect(told('unit RV-A5', own(field()))).toContain("Magistrate's Voice (RV-A5)");
    expect(told('unit zz', own(field()))).toMatch(/^problem: "zz" is no unit/);
  });

  test('[QL-HID-01] orders: who was ordered when', () => {
    expect(told('orders', own(field()))).toBe(
      'Seat A: 1 order on the board.\n  a1 Mandate Main Tank: Strike placed turn 6.\nSeat B: 1 order on the board.\n  b1 Bondsman Light Tank: an order placed turn 5.',
    );
    const hidden = { ...own(field()), page: { ...PLAIN, hidden: true } };
    expect(told('orders', hidden)).not.toContain('Strike');
    expect(told('units', hidden)).not.toContain('Strike');
  });

  test('[QL-MOV-06] reach: costs, threats, attacks from there, and why a neighbour is closed', () => {
    const reach = told('reach a1 engage', own(field()));
    expect(reach).toContain('under Engage, speed 2, can end its move in');
    expect(reach).toMatch(/cost 1: .*G4 open/);
    expect(reach).toMatch(/!1|!2/);
    expect(reach).toMatch(/^ {4}b2 \(\d\.\d\d\) from .*G4/m);
    expect(reach).toMatch(/Not H3: H3 is water, which a1 cannot enter .* \[QL-MOV-06\]/);
    expect(told('reach a1', own(field()))).toBe(reach); // a Strike order moves nobody: Engage is meant
    expect(told('what can I reach', own(field()))).toContain('a3 Guard Rifles at F6 open under Engage');
    expect(told('reach', { ...own(field('rally')) })).toContain('a2');
  });

  test('[QL-LOS-12] sees: who sees a unit, and what hides it from the others', () => {
    const sees = told('sees a1', own(field()));
    expect(sees).toContain('  b2 Yeoman Company at F4 open, distance 2, has it in range.');
    expect(sees).toMatch(/Not b1 Bondsman Light Tank, distance 3: blocked by .*G5/);
    expect(told('who can see me', own(field()))).toContain('a3 Guard Rifles at F6 open sees and is seen by');
  });

  test('near: enemies by distance', () => {
    expect(told('near a3', own(field())).split('\n').slice(0, 3)).toEqual([
      'Nearest to a3 Guard Rifles at F6 open:',
      '  b1 Bondsman Light Tank at G6 open, distance 1.',
      '  b2 Yeoman Company at F4 open, distance 2.',
    ]);
    expect(told('nearest enemy', own(field()))).toContain('Nearest to a1');
  });

  test('[QL-RNG-02] [QL-TRT-11] targets: the odds or the rule against it', () => {
    const targets = told('targets a1 strike', own(field()));
    expect(targets).toMatch(/b2 Yeoman Company at F4 open, distance 2: 6 dice on 4\+: loses 1\.\d\d on average/);
    expect(targets).toMatch(/b1 .*: no\. No sight between G3 and G6: blocked by G5\. \[QL-LOS-03\]/);
    expect(targets).toMatch(/b3 .*: no\. b3 is 13 hexes away; the range of a1 is 5\. \[QL-RNG-02\]/);
    expect(told('targets a2 strike', own(field()))).toMatch(/indirectly, spotted by a3/);
    expect(told('targets a1 engage from G4', own(field()))).toContain('under Engage from G4');
  });

  test('[QL-EX-92] odds: dice with their reasons, the whole law, and several attacks together', () => {
    const odds = told('odds a1 b2 strike', own(field()));
    expect(odds).toContain('Dice: 6 [QL-ATK-03].');
    expect(odds).toContain('Every hit kills: no armor [QL-DMG-05]. A kill is saved on 4+ [QL-SAV-01].');
    // 6 dice, each an unsaved kill with 1/4: none with (3/4)^6, destroyed unless fewer than two
    expect(odds).toContain('0 lost: 17.8%');
    expect(odds).toContain('1 lost: 35.6%');
    expect(odds).toContain('2 lost, destroyed: 46.6%');
    expect(odds).toContain('On average 1.29 lost and 1.00 markers.');
    expect(odds).toContain('worth 11.7 VP on average');
    const both = told('odds a1 b2 strike then a3 strike', own(field()));
    expect(both).toContain('then a3 under Strike.');
    // 6 and 5 dice as 11: destroyed unless fewer than two kills
    expect(both).toContain('2 lost, destroyed: 80.3%');
    expect(() => told('odds a1 b1 strike', own(field()))).toThrow(Refused);
    expect(told('odds a1', own(field()))).toMatch(/^problem: Which attack\?/);
  });

  test('[QL-COV-02] odds name the cover that takes dice away', () => {
    const game = opened({
      position: {
        terrain: { G5: 'forest' },
        units: [
          { seat: 'A', type: 'PG-A1', hex: 'G3' },
          { seat: 'B', type: 'VB-A2', hex: 'G5' },
        ],
        step: 'orders',
        cp: 2,
      },
    });
    expect(told('odds a1 b1 engage', own(game))).toContain(
      'Dice: 6 [QL-ATK-03], -3 soft cover (forest): half [QL-COV-02]: 3.',
    );
  });

  test('plan: what Strike and Engage would be worth', () => {
    const plan = told('plan a1', own(field()));
    expect(plan).toMatch(/Strike: best b2, 6 dice on 4\+/);
    expect(plan).toMatch(/Engage: best b2, 6 dice on 5\+/); // from where it stands: a move would gain nothing
    expect(told('plan', own(field()))).toContain('Suppressed, 2.');
  });

  test('[QL-LOS-06] line: what it crosses and runs along', () => {
    expect(told('line G3 G6', own(field()))).toMatch(
      /distance 3: No sight .* \[QL-LOS-03\]\n {2}Crosses G4 open, G5 forest\./,
    );
    const along = told('line G3 E3', own(field()));
    expect(along).toContain('Runs along the side between F2 open and F3 open [QL-LOS-06].');
    expect(along).toContain('clear');
    expect(told('line a3 b1', own(field()))).toContain('F6 to G6, distance 1: clear.');
    expect(told('line G3', own(field()))).toMatch(/^problem: From where to where\?/);
  });

  test('threat: how many could attack there; nobody is hidden behind where a unit stood', () => {
    expect(told('threat a1', own(field()))).toMatch(/a1 Mandate Main Tank at G3 open: [12] enem/);
    expect(told('threat M1', own(field()))).toBe('M1 open: none.');
    const game = opened({
      position: {
        units: [
          { seat: 'A', type: 'PG-A1', hex: 'G5', order: 'engage' },
          { seat: 'B', type: { cls: 'AFV', dice: [1], speed: [0, 0], range: 8, ap: 0, armor: null, vp: 1 }, hex: 'G8' },
        ],
        step: 'activate',
        cp: 3,
      },
    });
    // Behind itself, at G4, the tank is in sight as soon as it is there.
    expect(told('threat G4', own(game))).toBe('G4 open: none.');
    expect(told('reach a1 engage', own(game))).toContain('G4 open !1');
  });

  test('lists and sections, for who recruits and lays the board', () => {
    const look = lookOf(opened({ standard: true }));
    expect(asked(look)).toContain('RO-PG: Vanguard Battle Group, Parliamentary Guard, 298 VP');
    expect(told('list', look)).toContain('VB: Vassal Brigades.');
    expect(told('list pg', look)).toContain('Mandate Main Tank (PG-A1)');
    expect(told('list zz', look)).toMatch(/^problem: "zz" is no force list/);
    expect(told('sections s2', look)).toContain('S2 Tessarine Crossroads, temperate');
    expect(told('list units', own(field()))).toBe(told('units', own(field())));
  });

  test.each(['reach a9', 'sees', 'targets', 'near G5', 'line x y', 'threat here', 'map up', 'hide it', 'plan b'])(
    '"%s" never fails',
    (words) => {
      expect(told(words, lookOf(opened({ scenario: 'SC-1' })))).toMatch(/^problem: /);
    },
  );
});
