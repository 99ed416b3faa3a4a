import { createContext, useContext } from 'react';
import { type FrameKey, frameText } from '../text/frame.js';
import { type GamesKey, gamesText } from '../text/games.js';
import type { Language, Say } from '../text/language.js';

export const SpokenLanguage = createContext<Language>('en');

/** The frame's own texts in the language of the page. */
export function useWords(): Say<FrameKey> {
  return frameText(useContext(SpokenLanguage));
}

/** The texts about keeping games, going back in them and who plays them. */
export function useGamesWords(): Say<GamesKey> {
  return gamesText(useContext(SpokenLanguage));
}
