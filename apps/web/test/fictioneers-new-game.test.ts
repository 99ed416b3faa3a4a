import {
  BUILT_IN,
  fictioneersLegacy,
  PEOPLES,
  type Setup,
  type SquadList,
  TERRAINS,
} from '@sandtable/fictioneers-legacy';
import type { Problem } from '@sandtable/kernel';
import { Referee } from '@sandtable/referee';
import { describe, expect, test } from 'vitest';
import { boxOf, freeName, resized, shifted, turned } from '../src/kit/inches/pieces.js';
import {
  fieldingOf,
  freeId,
  libraryIn,
  mostPlayers,
  ownPlatoons,
  priceOf,
  priceOfForce,
  rosterFor,
  wayOf,
  withContent,
  withFielding,
  withForce,
  withMember,
  withPlatoon,
  withPlayers,
  withTable,
} from '../src/tables/fictioneers-legacy/new-game/draft.js';
import { FIRST_FORCES, POINTS } from '../src/tables/fictioneers-legacy/new-game/editor.js';
import { newGame } from '../src/tables/fictioneers-legacy/new-game/index.js';
import { OWN_CONTENT } from '../src/tables/fictioneers-legacy/new-game/own-content.js';
import {
  FIRST_TABLE,
  LEAST_PIECES,
  newPiece,
  type Piece,
  piecesOf,
} from '../src/tables/fictioneers-legacy/new-game/pieces.js';

const lobby = new Referee([fictioneersLegacy]).session({ seats: [], games: [] });

function problemsOf(setup: unknown): readonly Problem[] {
  const reply = lobby.ask<'setup'>({ do: 'setup', ruleset: 'fictioneers-legacy', setup });
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply.problems;
}
/** The fields at fault, as the page is told of them, with the rules. */
const told = (setup: unknown) => problemsOf(setup).map(({ path, rule }) => [path.replace(/^setup\./, ''), rule]);

const OWN: Setup = { pickUp: FIRST_TABLE, forces: FIRST_FORCES, limit: POINTS };
const RIFLES = BUILT_IN.platoons.get('P-T-RIFLE')!;

describe('what the editor starts from', () => {
  test('can be played', () => {
    expect(problemsOf(newGame.first)).toEqual([]);
    expect(problemsOf(OWN)).toEqual([]);
    for (const scenario of BUILT_IN.scenarios.keys()) expect(problemsOf({ scenario }), scenario).toEqual([]);
    expect(problemsOf({ scenario: 'my-crossing', content: OWN_CONTENT.example })).toEqual([]);
  });

  test('another table keeps the forces, other forces keep the table', () => {
    expect(withTable(OWN, { scenario: 'S2' })).toEqual({ scenario: 'S2', forces: FIRST_FORCES, limit: POINTS });
    expect(withFielding(OWN, { points: 200 })).toEqual({ pickUp: FIRST_TABLE, points: 200 });
    expect([wayOf(OWN), fieldingOf(OWN)]).toEqual(['pickUp', 'platoons']);
    expect(fieldingOf(withFielding(OWN, { points: 200 }))).toBe('points');
  });

  test('seats and games have names, also of content of one’s own', () => {
    expect(newGame.seatName({ scenario: 'my-crossing', content: OWN_CONTENT.example } as never, 'A', 'en')).toBe(
      'Veterans',
    );
    expect(newGame.gameTitle({ scenario: 'my-crossing', content: OWN_CONTENT.example } as never, 'en')).toBe(
      'My Crossing',
    );
    expect(newGame.seatName(OWN as never, 'B', 'en')).toBe(BUILT_IN.platoons.get('P-S-HOST')!.name);
    expect(newGame.placeName('forces.B', 'de')).toBe('Seite B');
  });
});

describe('forces', () => {
  test('[FL-SET-02] a force over the limit is refused, for each side', () => {
    const dear = priceOfForce(BUILT_IN, ['P-T-RIFLE']);
    expect(told({ ...OWN, limit: dear })).toEqual([]);
    expect(told({ ...OWN, limit: 100 })).toEqual([
      ['forces.A', 'FL-SET-02'],
      ['forces.B', 'FL-SET-02'],
    ]);
    expect(told(withForce(OWN, 'A', ['P-T-NONE']))).toEqual([['forces.A', 'FL-SET-02']]);
    expect(told({ pickUp: FIRST_TABLE, points: 300, limit: 200 })).toEqual([['limit', 'FL-SET-02']]);
  });

  test('[FL-SEQ-11] as many may play a side as it has platoons, each with a seat', () => {
    const two = withForce(OWN, 'A', ['P-T-RIFLE', 'P-T-JET']);
    expect([mostPlayers(two, BUILT_IN, 'A'), mostPlayers(two, BUILT_IN, 'B')]).toEqual([2, 1]);
    const mates = withPlayers({ ...two, limit: 999 }, 'A', 2);
    expect(told(mates)).toEqual([]);
    expect(newGame.seatsOf(mates as never)).toEqual(['A1', 'A2', 'B']);
    expect(newGame.seatName(mates as never, 'A2', 'en')).toBe(newGame.seatName(mates as never, 'A1', 'en'));
    expect(withForce(mates, 'A', ['P-T-JET'])).not.toHaveProperty('players');
    expect(withPlayers(mates, 'A', 1)).not.toHaveProperty('players');
    expect(mostPlayers(withFielding(mates, { points: 300 }), BUILT_IN, 'B')).toBe(4);
    expect(mostPlayers({ scenario: 'S1' }, BUILT_IN, 'A')).toBe(1);
  });

  test('[FL-FRC-01] [FL-FRC-03] a platoon of one’s own is checked by the rules of platoons, squad by squad', () => {
    const id = freeId(BUILT_IN, 'own-a');
    const base = withForce(withPlatoon(OWN, { ...RIFLES, id }), 'A', [id]);
    expect(told(base)).toEqual([]);
    expect(libraryIn(base).platoons.get(id)?.name).toBe(RIFLES.name);
    let crowd: SquadList = RIFLES.squads[0]!;
    for (let n = 0; n < 5; n++) crowd = withMember(crowd, 't-legionary', 1);
    const crowded = withPlatoon(base, { ...RIFLES, id, squads: RIFLES.squads.with(0, crowd) });
    expect(told(crowded)).toEqual([['content.platoons[0].squads[0]', 'FL-FRC-01']]);
    expect(priceOf(libraryIn(crowded), ownPlatoons(crowded)[0]!.platoon)).toBe(priceOf(BUILT_IN, RIFLES) + 5 * 17);
    const strange = withPlatoon(base, { ...RIFLES, id, people: 'xyban' });
    expect(told(strange).map(([, rule]) => rule)).toContain('FL-FRC-03');
    expect(withContent(base, undefined)).not.toHaveProperty('content');
  });

  test('a squad loses who is down to none, and who is not known costs nothing', () => {
    const squad: SquadList = { name: 'One', members: [{ unit: 't-sergeant', count: 1 }] };
    expect(withMember(squad, 't-sergeant', -1).members).toEqual([]);
    expect(withMember(squad, 't-gunner', 1).members).toHaveLength(2);
    expect(priceOf(BUILT_IN, { ...RIFLES, squads: [{ name: 'x', members: [{ unit: 'nobody', count: 3 }] }] })).toBe(
      priceOf(BUILT_IN, { ...RIFLES, squads: [] }),
    );
  });

  test('every people has a roster', () => {
    for (const people of PEOPLES) expect(rosterFor(BUILT_IN, people).length, people).toBeGreaterThan(3);
  });
});

describe('tables of one’s own', () => {
  const laid = (terrain: readonly Piece[]) => ({ ...OWN, pickUp: { ...FIRST_TABLE, terrain } });

  test('[FL-SET-12] every kind of piece can be laid', () => {
    for (const type of TERRAINS)
      expect(problemsOf(laid([...FIRST_TABLE.terrain, newPiece(type, 'another', [24, 6])])), type).toEqual([]);
  });

  test('[FL-SET-12] [FL-GEO-01] pieces beyond the middle, off the table, too few and too many are refused by their fields', () => {
    const woods = FIRST_TABLE.terrain[0]!;
    const lifted = { ...woods, polygon: woods.polygon.map(([x, y]): [number, number] => [x, y + 12]) };
    expect(told(laid(FIRST_TABLE.terrain.with(0, lifted)))).toEqual([['pickUp.terrain[0].polygon', 'FL-SET-12']]);
    const away = { ...woods, polygon: woods.polygon.map(([x, y]): [number, number] => [x - 60, y]) };
    expect(told(laid(FIRST_TABLE.terrain.with(0, away)))).toEqual([['pickUp.terrain[0].polygon', 'FL-GEO-01']]);
    expect(told(laid(FIRST_TABLE.terrain.slice(1)))[0]?.[0]).toBe('pickUp.terrain');
    expect(told({ ...OWN, pickUp: { ...FIRST_TABLE, table: [36, 48] } })).toContainEqual(['pickUp.table', 'FL-SET-12']);
    const wall = {
      ...FIRST_TABLE.walls![0]!,
      line: [
        [10, 15],
        [10, 25],
      ] as [number, number][],
    };
    expect(told({ ...OWN, pickUp: { ...FIRST_TABLE, walls: [wall] } })).toEqual([
      ['pickUp.walls[0].line', 'FL-SET-12'],
    ]);
  });

  test('pieces stay on the southern half however far they are dragged, keep their size, and turn', () => {
    const { polygon } = FIRST_TABLE.terrain[0]!;
    const { west, east, south, north } = boxOf(polygon);
    for (const [dx, dy] of [
      [99, 99],
      [-99, -99],
      [3, 1],
    ] as const) {
      const box = boxOf(shifted(polygon, dx, dy, FIRST_TABLE.table));
      expect(box.west).toBeGreaterThanOrEqual(0);
      expect(box.east).toBeLessThanOrEqual(48);
      expect(box.south).toBeGreaterThanOrEqual(0);
      expect(box.north).toBeLessThanOrEqual(18);
      expect(box.east - box.west).toBeCloseTo(east - west, 0);
    }
    const wide = boxOf(resized(polygon, 10, 3));
    expect([wide.east - wide.west, wide.north - wide.south].map(Math.round)).toEqual([10, 3]);
    const box = boxOf(turned(polygon));
    expect(box.east - box.west).toBeCloseTo(north - south, 0);
    expect(freeName([{ id: 'woods' }], 'woods')).toBe('woods2');
  });

  test('[FL-SET-12] the pieces of a ready table make a table of one’s own', () => {
    const ready = [...BUILT_IN.scenarios.values()].filter(
      (one) => one.table[0] >= one.table[1] && piecesOf(one).length >= LEAST_PIECES,
    );
    expect(ready.length).toBeGreaterThan(2);
    for (const one of ready) {
      const [w, h] = one.table;
      expect(problemsOf({ ...OWN, pickUp: { table: [w, h], terrain: piecesOf(one) } }), one.id).toEqual([]);
    }
  });
});
