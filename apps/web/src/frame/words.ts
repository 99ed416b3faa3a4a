import { createContext, useContext } from 'react';
import { type FrameKey, frameText } from '../text/frame.js';
import type { Language, Say } from '../text/language.js';

export const SpokenLanguage = createContext<Language>('en');

/** The frame's own texts in the language of the page. */
export function useWords(): Say<FrameKey> {
  return frameText(useContext(SpokenLanguage));
}
