import { legends, SEATS, type Seat, type Setup, TOGGLES } from '@sandtable/legends';
import { fromRuleset, type NewGame, partsNamed, type SetupSoFar } from '../../../new/new-game.js';
import { cityName, freeOf, seatsOf, sideName, starterOf, wayOf } from './draft.js';
import { Editor } from './editor.js';
import { newGameText } from './texts.js';

/** Legends as the page of a new game knows it. */
export const newGame: NewGame = {
  ...fromRuleset(legends, TOGGLES),
  seatsOf: (setup) => seatsOf(setup as Setup),
  presets: [],
  first: { starter: 'first-issue' } as SetupSoFar,
  seatName: (setup, seat, language) => {
    const named = sideName(setup as Setup, seat as Seat);
    return named || (wayOf(setup as Setup) === 'free' ? newGameText(language)('atTheTableShort') : '');
  },
  gameTitle: (given, language) => {
    const setup = given as Setup;
    const free = freeOf(setup);
    return starterOf(setup)?.name ?? (free ? cityName(free.city) : newGameText(language)('position'));
  },
  placeName: partsNamed(newGameText, TOGGLES, [
    [/^sides\[(?<side>\d)\]/, 'heroesOf', ({ side }) => ({ seat: SEATS[Number(side)]! })],
    [/^city$/, 'city'],
  ]),
  Editor,
};
