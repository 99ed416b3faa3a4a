import { Game } from '@sandtable/kernel';
import {
  ACTION_IDS,
  type BattleEvent,
  DECKS,
  type Decision,
  legendaryBattles,
  loadContent,
  type Orders,
  QUESTION_KINDS,
  SCENARIOS,
  SITUATION_IDS,
  say,
  tablesOf,
  USUAL,
  type View,
  WINDOWS,
} from '@sandtable/legendary-battles';
import { describe, expect, test } from 'vitest';
import type { LogEntry, Moment } from '../src/frame/sitting.js';
import { nameOf, wordsFor } from '../src/tables/legendary-battles/ask.js';
import { actionName, situationName, titleOf } from '../src/tables/legendary-battles/card-words.js';
import { lookOf } from '../src/tables/legendary-battles/ground.js';
import {
  angleOf,
  arcSides,
  dotOf,
  facingTowards,
  layoutOf,
  stepsBetween,
  zoneBeside,
} from '../src/tables/legendary-battles/map.js';
import { scenariosOf, supplemented, withCards } from '../src/tables/legendary-battles/new-game/draft.js';
import { EXAMPLE } from '../src/tables/legendary-battles/new-game/example.js';
import { newGame } from '../src/tables/legendary-battles/new-game/index.js';
import { placesOf } from '../src/tables/legendary-battles/places.js';
import {
  answerOf,
  candidatesOf,
  cardsFor,
  NO_PLAN,
  type Plan,
  picked,
  standingOf,
  straightOn,
  unitSpot,
  zoneSpot,
} from '../src/tables/legendary-battles/plan.js';
import { sceneOf } from '../src/tables/legendary-battles/scene.js';
import { spokenOf } from '../src/tables/legendary-battles/spoken.js';
import { tableText } from '../src/tables/legendary-battles/texts.js';
import { told } from '../src/tables/legendary-battles/told.js';
import { LANGUAGES } from '../src/text/language.js';

const t = tableText('en');
const open = (scenario: string, seed = 3, options = {}): Game =>
  Game.open(legendaryBattles, { setup: { scenario, options }, dice: { kind: 'seeded', seed } });
const momentOf = (game: Game, seat = game.waitingFor()[0]!) =>
  ({ view: game.view(seat), question: game.questionFor(seat), options: game.options(seat) }) as unknown as Moment;
const logOf = (game: Game): LogEntry[] =>
  game.events('A').map((event, n) => ({ n, event: event as LogEntry['event'], text: say(event as never) }));

/** Plays by lot until so many questions were answered, and tells of each moment. */
function playOn(game: Game, moves: number, look: (moment: Moment, seat: string) => void): void {
  let lot = 12345;
  const next = (below: number): number => {
    lot = (lot * 1103515245 + 12345) % 2147483648;
    return lot % below;
  };
  for (let i = 0; i < moves && !game.outcome; i++) {
    const seat = game.waitingFor()[0]!;
    const moment = momentOf(game, seat);
    look(moment, seat);
    const options = moment.options;
    expect(game.answer(seat, options[next(options.length)])).toBeNull();
  }
}

describe('the map', () => {
  test.each(SCENARIOS.map(({ id }) => id))(
    '%s: every zone lies within the picture, its centre within its outline',
    (id) => {
      const { match } = open(id).view('A') as View;
      const layout = layoutOf(match);
      for (const [zone, outline] of layout.outlines.entries()) {
        for (const { x, y } of outline) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(layout.size.width);
          expect(y).toBeLessThanOrEqual(layout.size.height);
        }
        expect(layout.rooms[zone]).toBeGreaterThan(5);
      }
    },
  );

  test('hexes are regular again, and squares are squares', () => {
    const hex = layoutOf((open('S6').view('A') as View).match).outlines[40]!;
    const lengths = hex.map((a, i) => Math.hypot(a.x - hex[(i + 1) % 6]!.x, a.y - hex[(i + 1) % 6]!.y));
    for (const length of lengths) expect(length).toBeCloseTo(lengths[0]!, 0);
  });

  test('[TA-CORE-FAC-01] an arc has three sides on a grid, and the sides of a half-plane on a drawn map', () => {
    const square = layoutOf((open('S5').view('A') as View).match);
    expect(arcSides(square, 0, 0)).toEqual([0, 1, 3]);
    const drawn = layoutOf((open('S3').view('A') as View).match);
    const sides = drawn.tables.map.polygons[30]!.length;
    for (let facing = 0; facing < sides; facing++) expect(arcSides(drawn, 30, facing)).toContain(facing);
  });

  test('a handle that is dragged turns to the side it is nearest to', () => {
    const layout = layoutOf((open('S6').view('A') as View).match);
    const { x, y } = layout.centres[40]!;
    for (const facing of [0, 1, 2, 3, 4, 5]) {
      const angle = angleOf(layout, 40, facing) + 0.2;
      const to = { x: x + 50 * Math.cos(angle), y: y + 50 * Math.sin(angle) };
      expect(facingTowards(layout, 40, to, [0, 1, 2, 3, 4, 5])).toBe(facing);
    }
    expect(facingTowards(layout, 40, { x, y }, [])).toBeNull();
  });

  test('arrow keys lead to zones beside, and stop at the edge', () => {
    const layout = layoutOf((open('S5').view('A') as View).match);
    expect([zoneBeside(layout, 'B2', [1, 0]), zoneBeside(layout, 'B2', [0, -1])]).toEqual(['C2', 'B1']);
    expect(zoneBeside(layout, 'A1', [-1, 0])).toBeNull();
    expect(stepsBetween(layout, 'A1', 'C1')).toEqual(['B1', 'C1']);
  });

  test('[TA-MAP-SET-02] every ground that comes with the game has a look of its own, and any other that of its class', () => {
    const looks = new Set(SCENARIOS.flatMap(({ map }) => Object.values(map.key).map(lookOf)));
    expect(looks.size).toBeGreaterThan(12);
    expect(lookOf({ name: 'Zzz', cls: 'blocking' })).toBe('crag');
    expect(lookOf({ name: 'Zzz', cls: 'covering' })).toBe('woods');
  });

  test.each(SCENARIOS.map(({ id }) => id))('%s: every unit in the game has a place, on the map or beside it', (id) => {
    const view = open(id).view('A') as View;
    const places = placesOf(view, layoutOf(view.match));
    expect(view.units.filter((unit) => !places.has(unit.id)).map((unit) => unit.id)).toEqual([]);
  });

  test('[TA-MAP-CCM-06] in a shared zone who came in stands towards the side it came from', () => {
    const view = open('S5').view('A') as View;
    const units = view.units.map((unit) =>
      unit.id === 'A4'
        ? { ...unit, zone: 'D5', entry: 'D6', foe: 'B4' }
        : unit.id === 'B4'
          ? { ...unit, zone: 'D5' }
          : unit,
    );
    const layout = layoutOf(view.match);
    const places = placesOf({ ...view, units }, layout);
    const { y } = dotOf(layout, 'D5');
    expect(places.get('A4')!.y).toBeGreaterThan(y);
    expect(places.get('B4')!.y).toBeLessThan(y);
  });
});

describe('plans', () => {
  const turn = () => momentOf(open('S5'));
  const first = (moment: Moment, kind: string): Plan => {
    const options = moment.options as readonly Decision[];
    const found = options.find(
      (one) => one.type === 'PlayAction' && DECKS.combat.find(({ id }) => id === one.card)?.action === kind,
    );
    if (found?.type !== 'PlayAction') throw new Error(`no ${kind} in the hand`);
    return { ...NO_PLAN, card: found.card, unit: found.unit };
  };

  test('a move: its card, its unit, the zone it ends in; then it is complete, and what is said of it is an option', () => {
    const moment = turn();
    const plan = first(moment, 'ADV');
    const candidates = candidatesOf(moment, plan);
    const { next, complete } = standingOf(candidates, plan);
    expect(complete).toEqual([]);
    const [spot] = next;
    const chosen = picked(candidates, plan, spot!);
    const answer = answerOf(standingOf(candidates, chosen), chosen);
    expect(moment.options).toContainEqual(answer);
  });

  test('another zone replaces the first, for one move has one end', () => {
    const moment = turn();
    const plan = first(moment, 'ADV');
    const candidates = candidatesOf(moment, plan);
    const [one, two] = [...standingOf(candidates, plan).next];
    const chosen = picked(candidates, picked(candidates, plan, one!), two!);
    expect(chosen.picks).toEqual([two]);
  });

  test('every option of a turn is led to by its spots, in any order', () => {
    for (const { id } of SCENARIOS) {
      const moment = momentOf(open(id));
      for (const option of moment.options as readonly Decision[]) {
        if (option.type !== 'PlayAction') continue;
        const plan = { ...NO_PLAN, card: option.card, unit: option.unit, basic: option.use === 'basic' };
        const candidates = candidatesOf(moment, plan);
        const own = candidates.find(({ answer }) => JSON.stringify(answer) === JSON.stringify(option))!;
        let chosen: Plan = plan;
        for (const spot of own.spots.toReversed())
          if (!chosen.picks.includes(spot)) chosen = picked(candidates, chosen, spot);
        const { complete } = standingOf(candidates, { ...chosen, variant: own.variant });
        expect(complete[0]?.spots.toSorted(), JSON.stringify(option)).toEqual(own.spots.toSorted());
        expect(complete[0]?.variant).toBe(own.variant);
      }
    }
  });

  test('a card stands for all of its title: the one that was chosen is played', () => {
    const moment = turn();
    const hand = (moment.view as View).players.A.hand!;
    for (const unit of ['A1', 'A2'])
      for (const card of cardsFor(moment.options as readonly Decision[], hand, unit)) {
        const candidates = candidatesOf(moment, { ...NO_PLAN, card, unit });
        expect(candidates.length).toBeGreaterThan(0);
        for (const { answer } of candidates) expect(answer).toMatchObject({ card, unit });
      }
  });

  test('where only one way is left nobody is asked for it', () => {
    const candidates = [{ answer: { type: 'Done' } as Decision, spots: [unitSpot('B1'), zoneSpot('C3')], variant: '' }];
    expect(straightOn(candidates, { ...NO_PLAN, picks: [unitSpot('B1')] }).picks).toEqual(['u:B1', 'z:C3']);
  });

  test('a facing that was turned to goes into the orders', () => {
    const moment = turn();
    const plan = { ...first(moment, 'ADV'), facing: 2 };
    const candidates = candidatesOf(moment, plan);
    const standing = standingOf(candidates, { ...plan, picks: [[...standingOf(candidates, plan).next][0]!] });
    expect((answerOf(standing, plan) as { orders: Orders }).orders.facing).toBe(2);
  });
});

describe('words', () => {
  test('every Action and Situation has a name, every card a title, in each language', () => {
    for (const language of LANGUAGES) {
      for (const id of ACTION_IDS) expect(actionName(id, language)).not.toBe('');
      for (const id of SITUATION_IDS) expect(situationName(id, 'combat', language)).not.toBe('');
      for (const card of [...DECKS.combat, ...DECKS.fantasy]) expect(titleOf(card, language)).not.toBe('');
    }
    const german = [...DECKS.combat, ...DECKS.fantasy].filter((card) => titleOf(card, 'de') === card.title);
    expect(german).toEqual([]);
  });

  test.each(LANGUAGES)('every question and answer of games by lot has words in %s', (language) => {
    const say = tableText(language);
    const kinds = new Set<string>();
    const named = new Set<string>();
    for (const scenario of ['S2', 'S3', 'S6']) {
      playOn(open(scenario, 11, { useExperience: true }), 60, (moment) => {
        kinds.add(moment.question!.kind);
        const relayed = moment.question!.kind === 'Relay' ? ('ADV' as const) : null;
        const about = { view: moment.view as View, language, t: say, relayed };
        const { title, text } = wordsFor(moment, about);
        expect(`${title} ${text}`).not.toMatch(/\{|undefined/);
        for (const option of (moment.options as readonly Decision[]).slice(0, 12)) {
          const name = nameOf(option, about);
          named.add(option.type);
          expect(name.length).toBeGreaterThan(1);
          expect(name).not.toMatch(/\{|undefined/);
        }
      });
    }
    expect(QUESTION_KINDS).toEqual(expect.arrayContaining([...kinds]));
    expect([...named]).toEqual(expect.arrayContaining(['PlayAction', 'Pass', 'Done', 'PlaySituation']));
  });

  test.each(WINDOWS)('the window %s has a sentence and a name', (window) => {
    for (const language of LANGUAGES) {
      const say = tableText(language);
      expect(say(window)).not.toBe(window);
      expect(say(`name_${window}`)).not.toMatch(/^name_/);
    }
  });

  test('the log calls units and cards by their names, and draws of the other side stay unknown', () => {
    const game = open('S5');
    const view = game.view('A') as View;
    const seen = game
      .events('A')
      .map((event, n) => told({ n, event, text: say(event as never) } as unknown as LogEntry, view));
    const hand = view.players.A.hand!.map((id) => DECKS.combat.find((card) => card.id === id)!.title);
    expect(seen.find((text) => text.startsWith('Patrol draws'))).toContain(hand[0]);
    expect(seen.find((text) => text.startsWith('Pickets draws'))).toBe('Pickets draws 6 cards.');
  });
});

describe('scenes and sentences', () => {
  test('a game by lot has scenes within the picture, and sentences without gaps', () => {
    const game = open('S2', 5);
    const before = game.view('A') as View;
    const { size } = layoutOf(before.match);
    const kinds = new Set<string>();
    let from = game.events('A').length;
    playOn(game, 70, (moment) => {
      const news = logOf(game).slice(from);
      from = game.events('A').length;
      for (const { cue, lasts } of sceneOf(news, moment.view as View, t)) {
        kinds.add(cue.kind);
        expect(lasts).toBeGreaterThan(0);
        if (cue.kind === 'move')
          for (const { x, y } of cue.way) {
            expect(x).toBeLessThanOrEqual(size.width);
            expect(y).toBeLessThanOrEqual(size.height);
          }
      }
      for (const { text } of spokenOf(news, moment.view as View, 'en', t)) expect(text).not.toMatch(/\{|undefined/);
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['move', 'drawn']));
  });

  test('steps of one move are one way', () => {
    const view = open('S5').view('A') as View;
    const steps = [
      { type: 'moved', rule: 'TA-CORE-MOV-03', unit: 'A2', from: 'C9', to: 'C8', facing: 3 },
      { type: 'moved', rule: 'TA-CORE-MOV-03', unit: 'A2', from: 'C8', to: 'C7', facing: 3 },
    ] as const satisfies readonly BattleEvent[];
    const news = steps.map((event, n) => ({ n, event: event as unknown as LogEntry['event'], text: '' }));
    const { cue } = sceneOf(news, view, t)[0] as unknown as { cue: { kind: string; way: readonly unknown[] } };
    expect([cue.kind, cue.way.length]).toEqual(['move', 3]);
  });

  test('[TA-CORE-WDW-10] unless somebody says otherwise, no more than six questions in a turn of the other', () => {
    expect(USUAL.most).toBe(6);
    expect(tablesOf(open('S5').view('A') as View).cards).toHaveLength(72);
  });
});

describe('a new game', () => {
  test('the example of own content is sound, and its battle can be opened', () => {
    const loaded = loadContent(EXAMPLE);
    expect(loaded.ok ? [] : loaded.problems).toEqual([]);
    const setup = { scenario: 'MY-MILL', content: EXAMPLE };
    expect(newGame.shapeProblems(setup)).toEqual([]);
    expect((legendaryBattles.view(legendaryBattles.open(setup), 'A') as View).units).toHaveLength(5);
    expect(scenariosOf(setup).at(-1)!.id).toBe('MY-MILL');
    expect(newGame.gameTitle(setup as never, 'en')).toBe('The Mill');
  });

  test('[TA-CORE-SUP-07] cards in force by the options can be left out, unit by unit', () => {
    const setup = { scenario: 'S1', options: { useExperience: true } } as never;
    const cards = supplemented(setup);
    expect(cards.map(({ id }) => id)).toContain('A6');
    const without = withCards(setup, 'A6', false);
    expect(without.without).toEqual(['A6']);
    expect(withCards(without, 'A6', true)).toEqual(setup);
    expect(newGame.seatName(setup, 'B', 'en')).toBe('Riverguard');
  });
});
