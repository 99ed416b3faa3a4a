import { Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../src/decisions.js';
import { quantumLegions } from '../src/ruleset.js';
import { deploy, does, events, open, refuses, seen } from './kit.js';
import { playedOut } from './random-play.js';

/** A player's own file: a force with two units, a map section, a roster and a scenario that uses all of them. */
const FILE = {
  sandtable: 'quantum-legions',
  forces: [{ id: 'HV', name: 'Harbour Volunteers', summary: 'Dockers with borrowed guns.' }],
  units: [
    {
      id: 'HV-A1',
      force: 'HV',
      name: 'Tug Gun',
      cls: 'AFV',
      size: 3,
      speed: [2, 4],
      armor: 3,
      range: 5,
      ap: 1,
      dice: [5, 4, 2],
      traits: [{ id: 'amphibious' }],
    },
    {
      id: 'HV-I1',
      force: 'HV',
      name: 'Dockers',
      cls: 'INF',
      size: 5,
      speed: [2, 3],
      armor: null,
      range: 2,
      ap: 0,
      dice: [6, 5, 4, 2, 1],
    },
  ],
  sections: [
    {
      id: 'HARBOUR',
      name: 'The Harbour',
      ground: 'temperate',
      rows: [
        '.......',
        '........',
        '.ww....',
        '.www....',
        'wwww...',
        'wwwu....',
        '.wwu...',
        '.wwuu...',
        'www....',
        '.www....',
        '.ww....',
        '........',
        '.......',
      ],
    },
  ],
  rosters: [{ id: 'HV-1', force: 'HV', name: 'The Night Shift', units: ['HV-A1', 'HV-A1', 'HV-I1', 'HV-I1'] }],
  scenarios: [
    {
      id: 'night-shift',
      name: 'The Night Shift',
      board: { left: { section: 'HARBOUR', rot: 180 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'left' },
      seats: {
        A: {
          force: 'HV',
          roster: ['HV-A1', 'HV-A1', 'HV-I1', 'HV-I1'],
          setup: { type: 'hexes', hexes: ['A1', 'A2', 'A3', 'A4', 'C5', 'C6'] },
          restricted: [{ unitIndex: 0, hexes: ['C5', 'C6'], tag: 'flagship' }],
          markers: [{ unitIndex: 1, suppression: 1 }],
          suggested: ['C5', 'A1', 'A2', 'A3'],
        },
        B: { force: 'PG', roster: ['PG-A1', 'PG-I1', 'PG-I1'], setup: { type: 'area', area: 'south' } },
      },
      first: 'B',
      vpTarget: { A: 60, B: 60 },
      objectives: [{ hex: 'G4', vp: 5 }],
      victory: [{ kind: 'destroy', tag: 'flagship', winner: 'B' }, { kind: 'vp' }, { kind: 'turnLimit', turns: 12 }],
    },
  ],
};

describe('a game with a player’s own file', () => {
  test('[QL-UNC-12] [QL-SCN-01] its scenario opens with its section, its units and its terms', () => {
    const game = open({ scenario: 'night-shift', content: FILE });
    expect(game.state.board).toMatchObject({ left: { section: 'HARBOUR', rot: 180 } });
    expect(game.view(null).board!.terrain.I7).toBe('water'); // E1 of the section, turned
    expect(game.view(null).units.map(({ name }) => name)).toEqual([
      'Tug Gun',
      'Tug Gun',
      'Dockers',
      'Dockers',
      'Mandate Main Tank',
      'Guard Rifles',
      'Guard Rifles',
    ]);
    does(game, 'B', deploy('b1 L3', 'b2 L5', 'b3 L7'));
    refuses(game, 'A', deploy('a1 A4', 'a2 A1', 'a3 A2', 'a4 A3'), 'QL-SET-14');
    does(game, 'A', game.options('A')[0] as Decision);
    expect(seen(game, 'a1', 'B')).toMatchObject({ hex: 'C5', tag: 'flagship' });
  });

  test('[QL-UNC-12] its scenario is played to the end, every time', () => {
    const endings = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const game = playedOut({ scenario: 'night-shift', content: FILE }, seed);
      endings.add(game.state.result!.by);
      expect(game.state.seats.B.turnsTaken).toBeLessThanOrEqual(12);
    }
    expect(endings.size).toBeGreaterThan(1);
  });

  test('[QL-UNC-12] its roster fights a quick battle on its section', () => {
    const board = {
      left: { section: 'S3', rot: 0 },
      right: { section: 'HARBOUR', rot: 0 },
      firstPlaced: 'left',
    } as const;
    const game = playedOut({ quick: { A: 'HV-1', B: 'RO-AR', board }, content: FILE }, 4);
    expect(events(game, 'vpAwarded').length).toBeGreaterThan(0);
  });

  test('[QL-SET-02] [QL-SET-09] its force can be recruited from and its section laid in a standard game', () => {
    const game = open({ standard: true, content: FILE }, [6, 1]);
    does(game, 'A', { type: 'ChooseForce', force: 'HV', units: ['HV-A1', 'HV-I1', 'HV-I1'] });
    does(game, 'B', { type: 'ChooseForce', force: 'PG', units: ['PG-A1'] });
    does(game, 'A', { type: 'ChooseSection', section: 'HARBOUR' });
    refuses(game, 'B', { type: 'JoinSection', section: 'HARBOUR', side: 'left', rot: 0 }, 'QL-SET-10');
    does(game, 'B', { type: 'JoinSection', section: 'S5', side: 'left', rot: 180 });
  });

  test('the record carries the file: another table can replay it', () => {
    const game = playedOut({ scenario: 'night-shift', content: FILE }, 3);
    const record = JSON.parse(JSON.stringify(game.record()));
    expect(Game.replay(quantumLegions, record).hash()).toBe(game.hash());
  });

  test('an id that the game has already is refused', () => {
    const content = { sandtable: 'quantum-legions', forces: [{ id: 'PG', name: 'Other guards' }] };
    expect(() => open({ standard: true, content })).toThrow('forces[0].id');
  });
});
