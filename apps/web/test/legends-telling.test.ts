import { type Decision, legends, type QuestionKindId, type Scene } from '@sandtable/legends';
import { describe, expect, test } from 'vitest';
import type { Sitting } from '../src/frame/sitting.js';
import { ringsAt, ringsOf } from '../src/tables/legends/rings.js';
import { tellingOf } from '../src/tables/legends/telling.js';
import { tableText } from '../src/tables/legends/texts.js';
import type { Language } from '../src/text/language.js';

const scene = legends.open({
  position: {
    city: 'crosstown',
    active: 'a1',
    pool: 9,
    heroes: [
      { seat: 'A', at: [18.2, 15.5, 0], cast: 'kerbstone', heroism: 9 },
      { seat: 'B', at: [18.2, 14.45, 0], cast: 'ballast', heroism: 2 },
      { seat: 'B', at: [12, 2, 0], cast: 'capstan' },
    ],
  },
}) as Scene;

/** Whoever sits here asks the ruleset itself. */
const sitting = {
  query: async (name: string, args: unknown) => {
    const found = (legends.queries[name]!.run as (s: Scene, args: unknown) => object | null)(scene, args);
    return found && 'rule' in found ? null : found;
  },
} as unknown as Sitting;

const odds = (
  answer: Decision,
  kind: QuestionKindId = 'Act',
  data: unknown = { hero: 'a1' },
  language: Language = 'en',
) => tellingOf({ sitting, scene, kind, data, show: () => {}, t: tableText(language) }).odds(answer);

describe('what is told of an answer that is advised', () => {
  test('[LG-STR-02] [LG-DEF-02] a blow: its chance, both ends, what it does and whether it may be answered', async () => {
    expect(await odds({ type: 'strike', target: 'b1', spend: 9 })).toBe(
      'Strike, difficulty 12, spending 9: 50%. Success: Heroism 13; Failure: Heroism 0. On success Madame Ballast suffers 12 Fatigue, unless it defends (3%); 5.8 on average. Only a miracle would stop it.',
    );
  });

  test('[LG-WAL-04] a line: the Moments on its way; those one after the other with what is left', async () => {
    const climb: Decision = {
      type: 'leg',
      segments: [
        { m: 'w', to: [18.2, 15.5, 3] },
        { m: 'g', to: [18.2, 16.5] },
      ],
    };
    expect(await odds(climb)).toMatch(/^Wall Run, difficulty 6, spending 6: 100%\./);
    const [wall, leap] = await Promise.all([
      odds({ type: 'leg', segments: [{ m: 'w', to: [18.2, 15.5, 2] }] }),
      odds({
        type: 'leg',
        segments: [
          { m: 'w', to: [18.2, 15.5, 2] },
          { m: 'a', to: [20.2, 14, 4] },
        ],
      }),
    ]);
    expect(wall).not.toContain('All of it');
    expect(leap).toMatch(/Wall Run, difficulty 4, spending \d: .*Fly, difficulty \d+, spending \d+: .*All of it: /);
  });

  test('[LG-IMP-03] a run: whom it hits first', async () => {
    const run: Decision = { type: 'leg', segments: [{ m: 'g', to: [18.2, 12] }] };
    expect(await odds(run)).toMatch(/Madame Ballast/);
  });

  test('[LG-DEF-02] a reaction, by the difficulty that the referee told', async () => {
    const defend = { hero: 'b1', fatigue: 3, difficulty: 6 };
    expect(await odds({ type: 'attempt', spend: 2 }, 'Defend', defend)).toBe(
      'Defend, difficulty 6, spending 2: 33%. Success: Heroism 7; Failure: Heroism 0.',
    );
  });

  test.each([
    ['en', /Success: Heroism 1, and .*Capstan has 3; Failure: Heroism 1\.$/],
    ['de', /Erfolg: Heldenmut 1, und .*Capstan hat 3; Fehlschlag: Heldenmut 1\.$/],
  ] as const)('[LG-CAL-03] a call: it is the Hero called who gains (%s)', async (language, said) => {
    const call: Decision = { type: 'callHero', hero: 'b2', chosen: 2, spend: 1 };
    expect(await odds(call, 'Act', { hero: 'b1' }, language)).toMatch(said);
  });

  test('what is certain does not fail', async () => {
    expect(await odds({ type: 'pickUp', thing: 'b1', spend: 5 })).toBe(
      'Pick Up, difficulty 5, spending 5: 100%. Success: Heroism 10.',
    );
  });

  test('what rolls no dice has no odds', async () => {
    expect(await odds({ type: 'end' })).toBeNull();
    expect(await odds({ type: 'decline' }, 'Defend', { hero: 'b1', fatigue: 3, difficulty: 6 })).toBeNull();
    expect(await odds({ type: 'activate', hero: 'a1' }, 'Activate', null)).toBeNull();
  });
});

describe('where an answer would be done', () => {
  test('Heroes and things by their ids, places by their numbers', () => {
    expect(ringsAt(scene, ['b1', 'car1', '1 2 3', 'nobody'])).toEqual([
      [18.2, 14.45, 0],
      [17, 13.1, 0],
      [1, 2, 3],
    ]);
  });

  test('at the one it is aimed at, at the end of a line, or where somebody acts', () => {
    expect(ringsOf(scene, { type: 'strike', target: 'b1', spend: 0 })).toEqual([[18.2, 14.45, 0]]);
    expect(ringsOf(scene, { type: 'leg', segments: [{ m: 'g', to: [3, 4] }] })).toEqual([[3, 4, 0]]);
    expect(ringsOf(scene, { type: 'end' })).toEqual([[18.2, 15.5, 0]]);
    expect(ringsOf(scene, { type: 'deploy', hero: 'a1', at: [1, 1, 0] })).toEqual([[1, 1, 0]]);
    expect(ringsOf(scene, null)).toEqual([]);
  });
});
