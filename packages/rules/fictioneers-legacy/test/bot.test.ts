import { Game, hashOf, type Question, SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { luck, stake } from '../src/bot/luck.js';
import { bestShot, partingAtMost, placeAtMost, placeWorth, survey, touchesFoe } from '../src/bot/place.js';
import { type Scores, scoreActivation } from '../src/bot/scores.js';
import { shotWorth } from '../src/bot/shots.js';
import { armsFor, fighters, harmChance, poses, poseThere, study, wins } from '../src/bot/study.js';
import { winChance } from '../src/bot/value.js';
import { wayLength } from '../src/bot/ways.js';
import { weighExactly } from '../src/bot.js';
import { type Decision, END_ACTIVATION, type Fire } from '../src/decisions.js';
import { meleeOdds, shotOdds } from '../src/odds.js';
import { judgeFire } from '../src/rules/legal-fire.js';
import type { Shot } from '../src/rules/to-hit.js';
import { fictioneersLegacy } from '../src/ruleset.js';
import { type Battle, idOf, indexOf, sideOf } from '../src/state.js';
import { A, activate, B, type BattleGame, box, FAR, fire, melee, open, table } from './kit.js';

const guide = fictioneersLegacy.guide!;
const FACES = Array.from({ length: 12 }, (_, k) => k + 1);

function greedy(game: BattleGame): Decision {
  return guide.greedy(game.state, game.question as Question, new SeededDice(1)) as Decision;
}

/** Games in the middle of which something is looked at, played by the guide itself. */
function playedBy(scenario: string, seed: number, most: number, look: (game: BattleGame, question: Question) => void) {
  const game = Game.open(fictioneersLegacy, { setup: { scenario }, dice: { kind: 'seeded', seed } });
  const chance = new SeededDice(seed);
  for (let n = 0; n < most && !game.over; n++) {
    const question = (game.question ?? game.questionFor(game.waitingFor()[0]!)!) as Question;
    look(game, question);
    const answer = guide.playout(game.state, question, chance);
    const refusal = game.answer(question.seat, answer);
    expect(refusal, `${question.kind} ${JSON.stringify(answer)}: ${refusal?.message}`).toBeNull();
  }
  return game;
}

describe('what a bot makes of a position', () => {
  test.each(['S1', 'S2', 'S3', 'S4', 'S5', 'S6'])('candidates are legal, and never none: %s', (scenario) => {
    playedBy(scenario, 5, 160, (game, question) => {
      const answers = guide.candidates(game.state, question) as Decision[];
      expect(answers.length).toBeGreaterThan(0);
      const kind = fictioneersLegacy.questions[question.kind]!;
      for (const answer of answers) {
        const refusal = kind.check(game.state, question, answer);
        expect(refusal, `${question.kind} ${JSON.stringify(answer)}: ${refusal?.message}`).toBeNull();
      }
    });
  });

  test('thinking leaves the state as it was', () => {
    const chance = new SeededDice(9);
    playedBy('S4', 3, 60, (game, question) => {
      const before = hashOf(game.state);
      guide.greedy(game.state, question, chance);
      guide.candidates(game.state, question);
      guide.playout(game.state, question, chance);
      guide.value(game.state, 'A');
      expect(hashOf(game.state)).toBe(before);
    });
  });

  test.each(['S1', 'S4', 'S6'])('a place is worth what it is, or plainly less than is asked of it: %s', (scenario) => {
    const lot = new SeededDice(scenario);
    playedBy(scenario, 8, 100, ({ state: b }) => {
      study(b);
      survey(b);
      if (fighters.length === 0) return; // nobody is set up yet
      const i = fighters[lot.below(fighters.length)]!;
      const here = poses[i]!;
      const at = poseThere(i, here.x + lot.below(8000) - 4000, here.y + lot.below(8000) - 4000);
      const parting = partingAtMost(i, at);
      if (!touchesFoe(i, at)) expect(parting.shot).toBeGreaterThanOrEqual(bestShot(i, at, true));
      const worth = placeWorth(i, at);
      expect(placeAtMost(i, at)).toBeGreaterThanOrEqual(worth);
      expect(parting.place).toBe(placeAtMost(i, at));
      for (const least of [worth - 1, worth - 1e-6, worth + 0.5, worth + 5]) {
        const told = placeWorth(i, at, least);
        if (worth >= least) expect(told).toBe(worth);
        else {
          expect(told).toBeLessThan(least);
          expect(told).toBeGreaterThanOrEqual(worth - 1e-9);
        }
      }
    });
  });

  test.each(['S1', 'S3', 'S6'])('playouts go on as greedy play does: %s', (scenario) => {
    playedBy(scenario, 6, 120, (game, question) => {
      const [one, other] = [new SeededDice(2), new SeededDice(2)];
      expect(guide.playout(game.state, question, one)).toEqual(guide.greedy(game.state, question, other));
    });
  });

  test('both seats judge a position alike', () => {
    playedBy('S2', 8, 120, ({ state }) => {
      expect(winChance(state, 'A') + winChance(state, 'B')).toBeCloseTo(1, 12);
    });
  });

  test('a remembered answer is the one that would be worked out anew', () => {
    const answers = [1, 2].map(() => {
      const said: string[] = [];
      playedBy('S1', 4, 150, (game, question) => {
        said.push(JSON.stringify(guide.candidates(game.state, question)));
      });
      return said;
    });
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('chances as the rules have them (11.1)', () => {
  test.each([
    { scenario: 'S1', seed: 11 },
    { scenario: 'S2', seed: 12 },
    { scenario: 'S4', seed: 13 },
    { scenario: 'S6', seed: 14 },
  ])('the quick chance of an aimed shot is the exact one: $scenario', ({ scenario, seed }) => {
    let compared = 0;
    playedBy(scenario, seed, 250, ({ state: b }, { kind }) => {
      if (kind !== 'Activation') return;
      const i = b.open!;
      if (b.models[i]!.where !== 'table') return;
      study(b);
      for (const arm of armsFor(i)) {
        if (arm.weapon.area !== null && !arm.weapon.singleOrArea) continue; // aimed with its area: see below
        for (let j = 0; j < b.models.length; j++) {
          if (sideOf(b, j) === sideOf(b, i) || !poses[j]) continue;
          const shot = judgeFire(b, i, {
            ...fire(arm.weapon.id, idOf(b, j)),
            ...(arm.by ? { by: arm.by } : {}),
            ...(arm.piece ? { piece: arm.piece } : {}),
          });
          if ('rule' in shot) continue;
          const quick = harmChance(arm, poses[arm.platform]!, poses[j]!, shot.moved);
          expect(quick).toBeCloseTo(shotOdds(b, shot).damaged.get(j) ?? 0, 12);
          compared++;
        }
      }
    });
    expect(compared).toBeGreaterThan(5);
  });

  test('what greedy play expects of a shot is what the odds say, friends in the area counted against it', () => {
    const game = open(
      table([
        A('t-gunner', [10, 10]),
        A('t-legionary', [24, 11]),
        B('t-legionary', [24, 10]),
        B('t-legionary', [25.5, 10]),
        FAR,
      ]),
    );
    game.answer('A', activate('a1'));
    const b = game.state;
    study(b);
    survey(b);
    const scores: Scores = { answers: [], worth: [] };
    scoreActivation(b, b.open!, scores);
    const base = scores.worth[scores.answers.indexOf(END_ACTIVATION)]!;
    weighExactly(b, scores);
    const shots = scores.answers.flatMap((answer, k) =>
      answer.type === 'Fire' && scores.worth[k]! > Number.NEGATIVE_INFINITY
        ? [{ answer, gain: scores.worth[k]! - base }]
        : [],
    );
    expect(shots.length).toBeGreaterThan(1);
    for (const { answer, gain } of shots) expect(gain).toBeCloseTo(shotWorth(b, b.open!, answer as Fire), 12);
  });

  test('[FL-MEL-05] the closed formula for a fight is what counting the throws gives', () => {
    for (let lead = -14; lead <= 14; lead++) {
      let count = 0;
      for (const one of FACES) for (const two of FACES) if (one + lead > two) count++;
      expect(wins(lead)).toBe(count);
    }
  });

  test('[FL-FIR-07, FL-DMG-01] luck of a shot averages to nothing over every fall of the dice', () => {
    const t = table([A('t-legionary', [10, 10]), B('t-legionary', [20, 10]), FAR]);
    const shot = fire('laser-rifle', 'b1');
    let sum = 0;
    let most = 0;
    const probe = open(t);
    probe.answer('A', activate('a1'));
    const judged = judgeFire(probe.state, indexOf(probe.state, 'a1'), shot) as Shot;
    const hit = Math.round(shotOdds(probe.state, judged).hit * 12);
    for (const one of FACES)
      for (const two of FACES) {
        const game = open(t, one <= hit ? [one, two] : [one]);
        game.answer('A', activate('a1'));
        expect(stake(game.state, 'A', shot)).toBe(true);
        expect(game.answer('A', shot)).toBeNull();
        sum += luck(game.state);
        most = Math.max(most, Math.abs(luck(game.state)));
      }
    expect(sum / 144).toBeCloseTo(0, 10);
    expect(most).toBeGreaterThan(1);
  });

  test('[FL-MEL-06] luck of a fight averages to nothing', () => {
    const t = table([A('t-legionary', [10, 10]), B('s-warrior', [11, 10]), A('t-legionary', [40, 2]), FAR], {
      phase: 'closeCombat',
    });
    const probe = open(t);
    const { win, loss } = meleeOdds(probe.state, indexOf(probe.state, 'a1'), indexOf(probe.state, 'b1'));
    expect(win + loss).toBeLessThan(1);
    let sum = 0;
    for (const one of FACES)
      for (const two of FACES) {
        const game = open(t, [one, two]);
        expect(stake(game.state, 'A', melee('a1', 'b1'))).toBe(true);
        expect(game.answer('A', melee('a1', 'b1'))).toBeNull();
        sum += luck(game.state);
      }
    expect(sum / 144).toBeCloseTo(0, 10);
  });
});

describe('how a bot plays (11.2, 11.4)', () => {
  test('it stands still and fires at who is in view', () => {
    const game = open(table([A('t-legionary', [10, 10]), B('t-legionary', [20, 10]), FAR]));
    game.answer('A', activate('a1'));
    expect(greedy(game)).toMatchObject({ type: 'Fire', target: { model: 'b1' }, staysStationary: true });
  });

  test('it does not fire where its area catches friends', () => {
    const game = open(
      table([
        A('t-gunner', [10, 10]),
        A('t-sergeant', [19, 10.6]),
        A('t-legionary', [20.6, 11.6]),
        B('t-legionary', [20, 10]),
        FAR,
      ]),
    );
    game.answer('A', activate('a1'));
    const answer = greedy(game);
    expect(answer.type === 'Fire' && answer.mode === 'area').toBe(false);
  });

  test('born fighters charge who is weak in melee', () => {
    const game = open(table([A('s-giant', [10, 10]), B('t-legionary', [16, 10]), FAR]));
    game.answer('A', activate('a1'));
    const answer = greedy(game);
    expect(answer.type).toBe('Move');
    game.answer('A', answer);
    const { models } = game.state as Battle;
    const [giant, man] = [models[indexOf(game.state, 'a1')]!, models[indexOf(game.state, 'b1')]!];
    expect(Math.hypot(giant.x - man.x, giant.y - man.y)).toBeLessThan(2000);
  });

  test('in the last turn it steps to where an objective is held', () => {
    const game = open(
      table([A('t-legionary', [10, 10]), FAR], {
        rounds: 4,
        round: 4,
        first: 'B',
        terrain: [{ id: 'wood', type: 'woods', polygon: box(30, 30, 40, 40) }],
        objectives: [{ id: 'well', kind: 'control', point: [17, 10], radius: 3, points: 40, scored: 'end' }],
      }),
    );
    game.answer('A', activate('a1'));
    game.answer('A', greedy(game));
    expect(game.state.models[0]!.x).toBeGreaterThanOrEqual(13_400);
  });

  test('a shot on overwatch is taken where it can harm', () => {
    const game = open(table([A('t-legionary', [10, 10]), B('t-legionary', [20, 10], { overwatch: true }), FAR]), [12]);
    game.answer('A', activate('a1'));
    game.answer('A', {
      type: 'Move',
      mode: 'walk',
      path: [
        { x: 10_000, y: 10_000 },
        { x: 10_000, y: 13_000 },
      ],
    });
    expect(game.question?.kind).toBe('OverwatchReaction');
    const answer = greedy(game);
    expect(answer).toMatchObject({ type: 'OverwatchReaction', shots: [{ model: 'b1' }] });
    game.answer('B', answer);
  });

  test('nobody goes on overwatch when the enemy has no turn left, and somebody does while it has', () => {
    const layout = { phase: 'overwatch', rounds: 4, first: 'B' } as const;
    const far = [A('t-legionary', [10, 10]), B('t-legionary', [27, 10])];
    const wood = [{ id: 'wood', type: 'woods' as const, polygon: box(15, 0, 21, 40) }];
    expect(greedy(open(table(far, { ...layout, terrain: wood, round: 4 })))).toEqual({ type: 'EndPhase' });
    expect(greedy(open(table(far, { ...layout, terrain: wood, round: 1 }))).type).toBe('DeclareOverwatch');
  });

  test('[FL-MOV-11] it fires and steps behind a wall where more can fire back than it can harm', () => {
    const game = open(
      table(
        [
          A('t-legionary', [10, 10]),
          ...[8, 9, 10, 11, 12].map((y) => B('t-legionary', [20, y])),
          A('t-legionary', [2, 46]),
        ],
        { terrain: [{ id: 'tower', type: 'structure', height: 4, polygon: box(11, 10.6, 14, 16) }] },
      ),
      [12],
    );
    game.answer('A', activate('a1'));
    const shot = greedy(game);
    expect(shot).toMatchObject({ type: 'Fire', staysStationary: false });
    game.answer('A', shot);
    const move = greedy(game);
    expect(move.type).toBe('Move');
  });

  test('[FL-WAL-06] it goes round a field to what it wants', () => {
    const game = open(
      table([A('t-legionary', [20, 14]), B('t-legionary', [44, 44])], {
        fields: [
          {
            id: 'wire',
            side: 'A',
            line: [
              [10, 16],
              [24, 16],
            ],
            pylons: [
              [10, 16],
              [24, 16],
            ],
          },
        ],
        objectives: [{ id: 'well', kind: 'control', point: [20, 24], radius: 2, points: 40, scored: 'end' }],
      }),
    );
    const b = game.state;
    study(b);
    survey(b);
    const to = {
      name: 'well',
      includes: ({ x, y }: { x: number; y: number }) => Math.hypot(x - 20_000, y - 24_000) < 2000,
    };
    const way = wayLength(b, 'foot', { x: 20_000, y: 14_000 }, to);
    expect(way).toBeGreaterThan(9000); // straight on it would be 8 inches
    expect(way).toBeLessThan(15_000);
    game.answer('A', activate('a1'));
    game.answer('A', greedy(game));
    const { x, y } = game.state.models[0]!;
    expect(wayLength(game.state, 'foot', { x, y }, to)).toBeLessThan(way - 2500);
  });

  test('[FL-ART-11] somebody goes to a gun that nobody serves', () => {
    const game = open(
      table([A('t-crew', [10, 10]), A('a-mortar', [14, 10]), B('t-legionary', [40, 10]), A('t-legionary', [20, 10])]),
    );
    game.answer('A', activate('a1'));
    game.answer('A', greedy(game));
    expect(Math.hypot(game.state.models[0]!.x - 14_000, game.state.models[0]!.y - 10_000)).toBeLessThan(2100);
  });

  test.each([
    { scenario: 'S1', seed: 21 },
    { scenario: 'S2', seed: 22 },
    { scenario: 'S5', seed: 23 },
  ])('whole games come to their end: $scenario', ({ scenario, seed }) => {
    const game = playedBy(scenario, seed, 3000, () => {});
    expect(game.over).toBe(true);
  });
});

test('[FL-HID-01] where the other side hides makes no difference to an answer', () => {
  const models = [A('t-legionary', [10, 10]), B('t-legionary', [30, 10])];
  const wood = [{ id: 'wood', type: 'woods' as const, polygon: box(12, 6, 18, 9) }];
  const near = open(table([...models, B('t-legionary', [13, 8], { hidden: true })], { terrain: wood }));
  const far = open(table([...models, B('t-legionary', [17, 8], { hidden: true })], { terrain: wood }));
  for (const game of [near, far]) game.answer('A', activate('a1'));
  expect(JSON.stringify(near.view('A'))).toBe(JSON.stringify(far.view('A')));
  expect(greedy(near)).toEqual(greedy(far));
});
