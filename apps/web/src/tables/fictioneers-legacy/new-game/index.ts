import { fictioneersLegacy, type Setup, SIDES, seatsOf, sideOfSeat, TOGGLES } from '@sandtable/fictioneers-legacy';
import { fromRuleset, type NewGame, partsNamed, type SetupSoFar } from '../../../new/new-game.js';
import type { Language } from '../../../text/language.js';
import { libraryIn, wayOf } from './draft.js';
import { Editor } from './editor.js';
import { newGameText } from './texts.js';

/** Fictioneers: Legacy as the page of a new game knows it. */
export const newGame: NewGame = {
  ...fromRuleset(fictioneersLegacy, TOGGLES),
  seatsOf: (setup) => SIDES.flatMap((side) => seatsOf(setup as Setup)[side]),
  presets: [],
  first: { scenario: 'S1' } as SetupSoFar,
  seatName,
  gameTitle,
  placeName: partsNamed(newGameText, TOGGLES, [
    [/^forces\.(?<side>[AB])/, 'forceOf'],
    [/^(forces|limit|points)/, 'forces'],
    [/^pickUp/, 'table'],
    [/^scenario/, 'battle'],
  ]),
  Editor,
};

function seatName(given: SetupSoFar, seat: string, language: Language): string {
  const setup = given as Setup;
  const side = sideOfSeat(seat);
  const library = libraryIn(setup);
  const platoons = setup.forces?.[side];
  if (platoons) return platoons.map((id) => library.platoons.get(id)?.name ?? id).join(', ');
  if (setup.points !== undefined) return newGameText(language)('atTable');
  return library.scenarios.get(setup.scenario ?? '')?.forces[side].name ?? seat;
}

function gameTitle(given: SetupSoFar, language: Language): string {
  const t = newGameText(language);
  const setup = given as Setup;
  switch (wayOf(setup)) {
    case 'scenario':
      return libraryIn(setup).scenarios.get(setup.scenario ?? '')?.name ?? t('battle');
    case 'pickUp':
      return t('pickUp');
    case 'position':
      return t('position');
  }
}
