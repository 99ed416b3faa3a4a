import { type BattleSetup, legendaryBattles, PRESETS, SEATS, type Seat, TOGGLES } from '@sandtable/legendary-battles';
import { fromRuleset, type NewGame, partsNamed, type SetupSoFar } from '../../../new/new-game.js';
import { scenarioOf } from './draft.js';
import { Editor } from './editor.js';
import { newGameText } from './texts.js';

/** Legendary Battles as the page of a new game knows it. */
export const newGame: NewGame = {
  ...fromRuleset(legendaryBattles, TOGGLES),
  seatsOf: () => SEATS,
  presets: PRESETS,
  first: { scenario: 'S5' } as SetupSoFar,
  seatName: (setup, seat) => scenarioOf(setup as BattleSetup)?.sides[seat as Seat].name ?? '',
  gameTitle: (setup) => {
    const { scenario } = setup as BattleSetup;
    return scenarioOf(setup as BattleSetup)?.name ?? scenario;
  },
  placeName: partsNamed(newGameText, TOGGLES, [
    [/^scenario/, 'scenario'],
    [/^without/, 'without'],
  ]),
  Editor,
};
