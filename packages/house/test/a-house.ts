import type { AnyRuleset } from '@sandtable/kernel';
import { Referee } from '@sandtable/referee';
import { pig } from '../../../examples/rulesets/pig.js';
import { sealedBids } from '../../../examples/rulesets/sealed-bids.js';
import { House, type HouseRoom, memoryStore, type Players } from '../src/index.js';

export const RULESETS = [pig, sealedBids] as unknown as readonly AnyRuleset[];
export const TWO: Players = { A: 'person', B: 'person' };

/** The world round a house, which a test may set the clock of. */
export interface TestRoom extends HouseRoom {
  ms: number;
  readonly told: { readonly game: string; readonly why: string }[];
}

let names = 0;

export function aRoom(more: Partial<HouseRoom> = {}): TestRoom {
  const told: TestRoom['told'] = [];
  return {
    ms: 1_000_000,
    told,
    newName: () => `name${++names}`,
    now() {
      return this.ms;
    },
    store: memoryStore(),
    unstored: (game, error) => void told.push({ game, why: (error as Error).message }),
    ...more,
  };
}

export const aHouse = (room: HouseRoom = aRoom(), rulesets = RULESETS): House => new House(new Referee(rulesets), room);

/** A game of pig to 100, or of the bids, with persons at its seats. */
export async function openGame(house: House, more: object = {}): Promise<string> {
  const wanted = { ruleset: 'pig', setup: { target: 100 }, seed: '7', players: TWO, ...more };
  return (await house.open(wanted)).game;
}
