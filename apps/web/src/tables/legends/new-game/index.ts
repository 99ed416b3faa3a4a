import { legends, SEATS, type Seat, type Setup, TOGGLES } from '@sandtable/legends';
import { fromRuleset, type NewGame, type SetupSoFar } from '../../../new/new-game.js';
import type { Language } from '../../../text/language.js';
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
  placeName,
  Editor,
};

function placeName(path: string, language: Language): string {
  const t = newGameText(language);
  const [, side] = /^sides\[(\d)\]/.exec(path) ?? [];
  if (side !== undefined) return t('heroesOf', { seat: SEATS[Number(side)]! });
  if (path.startsWith('options.')) return TOGGLES[path.slice(8) as keyof typeof TOGGLES]?.label ?? path;
  if (path === 'city') return t('city');
  return path || t('setup');
}
