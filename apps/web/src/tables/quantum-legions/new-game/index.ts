import { type BattleSetup, PRESETS, quantumLegions, SEATS, type Seat, TOGGLES } from '@sandtable/quantum-legions';
import { fromRuleset, type NewGame, partsNamed, type SetupSoFar } from '../../../new/new-game.js';
import type { Language } from '../../../text/language.js';
import { configOf, costOf, libraryOf, unitsIn, wayOf } from './draft.js';
import { Editor } from './editor.js';
import { newGameText } from './texts.js';

/** Quantum Legions as the page of a new game knows it. */
export const newGame: NewGame = {
  ...fromRuleset(quantumLegions, TOGGLES),
  seatsOf: () => SEATS,
  presets: PRESETS,
  first: { scenario: 'SC-1' } as SetupSoFar,
  seatName,
  gameTitle,
  placeName: partsNamed(newGameText, TOGGLES, [
    [/^quick\.(?<seat>[AB])/, 'forceOf'],
    [/^quick\.board/, 'board'],
    [/^scenario/, 'scenario'],
  ]),
  Editor,
};

function seatName(given: SetupSoFar, seat: string, language: Language): string {
  const t = newGameText(language);
  const setup = given as BattleSetup;
  const library = libraryOf(setup);
  const forceName = (id: string | undefined): string => (id === undefined ? '' : (library.forces.get(id)?.name ?? id));
  switch (wayOf(setup)) {
    case 'standard':
      return t('recruits');
    case 'scenario':
      return forceName(library.scenarios.get(setup.scenario!)?.seats[seat as Seat].force) || t('recruits');
    case 'quick': {
      const units = unitsIn(setup.quick?.[seat as Seat], library);
      if (units === null) return t('drawn');
      return `${forceName(library.units.get(units[0] ?? '')?.force)} (${costOf(units, library, configOf(setup))} VP)`.trim();
    }
    case 'position': {
      const type = setup.position?.units.find((unit) => unit.seat === seat)?.type;
      return typeof type === 'string' ? forceName(library.units.get(type)?.force) : '';
    }
  }
}

function gameTitle(given: SetupSoFar, language: Language): string {
  const t = newGameText(language);
  const setup = given as BattleSetup;
  const library = libraryOf(setup);
  const forceOf = (seat: Seat): string => {
    const force = library.units.get(unitsIn(setup.quick?.[seat], library)?.[0] ?? '')?.force;
    return library.forces.get(force ?? '')?.name ?? t('random');
  };
  switch (wayOf(setup)) {
    case 'scenario':
      return library.scenarios.get(setup.scenario!)?.name ?? setup.scenario!;
    case 'quick':
      return t('versus', { A: forceOf('A'), B: forceOf('B') });
    case 'standard':
      return t('standard');
    case 'position':
      return t('position');
  }
}
