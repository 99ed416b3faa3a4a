import { imagine } from '@sandtable/bots';
import { chanceOf } from '@sandtable/conformance';
import { Game, SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { fictioneersLegacy } from '../src/ruleset.js';
import {
  A,
  activate,
  area,
  B,
  type BattleGame,
  box,
  does,
  events,
  FAR,
  fire,
  model,
  open,
  react,
  spot,
  table,
  walk,
} from './kit.js';

// In the midst of an act: interrupts are calls, so the game is the state at the last boundary and what was given since.

const TERRAN = 't-legionary';
const wood = { terrain: [{ id: 'wood', type: 'woods' as const, polygon: box(20, 5, 28, 15) }] };
const HIDDEN = { hidden: true };

/** What a seat may take the game for agrees with what it sees, and is asked the same. */
function isImagined(game: BattleGame, seat: string): void {
  const sight = game.sight(seat);
  expect(sight.since).not.toBeNull();
  for (const seed of [1, 2, 3]) {
    const world = Game.from(
      fictioneersLegacy,
      imagine(fictioneersLegacy, sight, chanceOf(seed)).game,
      new SeededDice(seed),
    );
    expect(world.view(seat)).toEqual(game.view(seat));
    expect(world.questionFor(seat)).toEqual(game.questionFor(seat));
    expect(world.options(seat)).toEqual(game.options(seat));
  }
}

describe('who was hidden and is seen in the midst of an act is imagined where it began', () => {
  test('[FL-HID-04, FL-OVW-08] a mover', () => {
    const t = table(
      [
        A('sirex', [25, 10], HIDDEN),
        A('sirex', [24, 8], HIDDEN),
        A(TERRAN, [5, 40]),
        B(TERRAN, [40, 10], { overwatch: true }),
      ],
      wood,
    );
    const game = does(
      open(t),
      'A',
      activate('a1'),
      walk([
        [25, 10],
        [31, 10],
      ]),
    );
    expect(game.question).toMatchObject({ kind: 'OverwatchReaction', seat: 'B' });
    isImagined(game, 'B');
  });

  test('[FL-HID-03, FL-OVW-06] a firer', () => {
    const t = table(
      [A(TERRAN, [26, 10], HIDDEN), A(TERRAN, [5, 40]), B(TERRAN, [36, 10]), B(TERRAN, [40, 10], { overwatch: true })],
      wood,
    );
    const game = does(open(t, [12]), 'A', activate('a1'), fire('laser-rifle', 'b1'));
    expect(game.question).toMatchObject({ kind: 'OverwatchReaction', seat: 'B' });
    isImagined(game, 'B');
  });

  test('[FL-HID-10, FL-VEH-16] a watcher whose shot wrecks a car', () => {
    const t = table(
      [
        A('v-hound', [44, 10]),
        A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'operator' } }),
        A(TERRAN, [5, 40]),
        B('t-missile', [26, 10], { ...HIDDEN, overwatch: true }),
        FAR,
      ],
      wood,
    );
    const game = does(
      open(t, [1, 1, 12]),
      'A',
      activate('a1'),
      walk([
        [44, 10],
        [44, 14],
      ]),
    );
    does(game, 'B', react({ model: 'b1', weapon: 'missile-tube', ...area, sample: 2 }));
    expect(game.question).toMatchObject({ kind: 'PlaceSurvivors', seat: 'A' });
    isImagined(game, 'A');
    does(game, 'A', { type: 'PlaceSurvivors', places: [spot([45.5, 12])] });
    expect(model(game, 'a2').where).toBe('table');
  });

  test('[FL-HID-04, FL-VEH-10] a passenger that got out of what is hidden still', () => {
    const t = table(
      [
        A('v-hound', [26, 10], HIDDEN),
        A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'operator' } }),
        A(TERRAN, undefined, { aboard: { vehicle: 'a1', seat: 'passenger' } }),
        A(TERRAN, [5, 40]),
        B(TERRAN, [40, 10], { overwatch: true }),
      ],
      wood,
    );
    const at = spot([27.5, 10]);
    const out = { type: 'Move', mode: 'walk', path: [at, spot([29.4, 10])], first: { kind: 'disembark', at } } as const;
    const game = does(open(t), 'A', activate('a3'), out);
    expect(game.question).toMatchObject({ kind: 'OverwatchReaction', seat: 'B' });
    isImagined(game, 'B');
  });

  test('[FL-HID-08, FL-MNT-04] a rider that got off its mount', () => {
    const t = table(
      [A('s-rider', [26, 10], HIDDEN), A(TERRAN, [5, 40]), B(TERRAN, [40, 10], { overwatch: true })],
      wood,
    );
    const at = spot([27.25, 10]);
    const off = { type: 'Move', mode: 'walk', path: [at, spot([29.4, 10])], first: { kind: 'dismount', at } } as const;
    const game = does(open(t), 'A', activate('a1'), off);
    expect(game.question).toMatchObject({ kind: 'OverwatchReaction', seat: 'B' });
    isImagined(game, 'B');
  });
});

test('[FL-OVW-08, FL-VIC-04] a game branched while a move is answered, and a draw offered within, goes on alike', () => {
  const t = table([A(TERRAN, [10, 10]), A(TERRAN, [5, 40]), B(TERRAN, [20, 10], { overwatch: true })]);
  const game = does(
    open(t, [12]),
    'A',
    activate('a1'),
    walk([
      [10, 10],
      [13, 10],
    ]),
  );
  does(game, 'B', { type: 'OfferDraw' });
  const branch = game.branch({ kind: 'scripted', faces: [12] });
  for (const one of [game, branch]) {
    expect(one.question).toMatchObject({ kind: 'AnswerDraw', seat: 'A' });
    does(one, 'A', { type: 'AnswerDraw', accept: false });
    expect(one.question).toMatchObject({ kind: 'OverwatchReaction', seat: 'B' });
    does(one, 'B', react({ model: 'b1', weapon: 'laser-rifle', mode: 'single', sample: 2 }));
    expect(events(one, 'fired')).toMatchObject([{ overwatch: true, hit: false }]);
    expect(model(one, 'a1').x).toBe(13_000);
  }
  expect(branch.state).toEqual(game.state);
});
