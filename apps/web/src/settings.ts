import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language, languageOf } from './text/language.js';

// What somebody likes, for all games on this device. Kept in the browser's storage, read by whoever needs it.

const CHOICES = {
  /** `auto` is what the browser asks for. */
  language: ['auto', ...LANGUAGES],
  theme: ['auto', 'light', 'dark'],
  animation: ['off', 'fast', 'normal'],
  sound: ['off', 'low', 'normal', 'loud'],
  /** Those that tell something, or all: who has the page read aloud may want few. */
  sounds: ['signals', 'all'],
  counters: ['symbols', 'pictures'],
  textBoard: ['hidden', 'shown'],
} as const;

export type SettingId = keyof typeof CHOICES;
export type Settings = { readonly [Id in SettingId]: (typeof CHOICES)[Id][number] };
export const SETTING_CHOICES: { readonly [Id in SettingId]: readonly Settings[Id][] } = CHOICES;

export const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  animation: 'normal',
  sound: 'normal',
  sounds: 'all',
  counters: 'symbols',
  textBoard: 'hidden',
};

const KEY = 'sandtable.settings';

/** Settings from what was stored. What is missing or not understood is as if it had never been set. */
export function parseSettings(stored: string | null): Settings {
  let found: unknown = null;
  try {
    found = JSON.parse(stored ?? 'null');
  } catch {
    // as if nothing were stored
  }
  if (found === null || typeof found !== 'object') return DEFAULTS;
  const known = Object.entries(found).filter(([id, value]) =>
    (CHOICES as Record<string, readonly unknown[]>)[id]?.includes(value),
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

/** A browser may forbid storage: then settings last as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let present: Settings | null = null;
const listeners = new Set<() => void>();

export function settings(): Settings {
  present ??= parseSettings(stored());
  return present;
}

export function changeSettings(part: Partial<Settings>): void {
  present = { ...settings(), ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(present));
  } catch {
    // not stored: it still holds until the page is closed
  }
  for (const listener of listeners) listener();
}

/** The board in words beside the picture, or not. */
export function switchTextBoard(): void {
  changeSettings({ textBoard: settings().textBoard === 'shown' ? 'hidden' : 'shown' });
}

function subscribe(listener: () => void): () => void {
  /** Another tab changed them. */
  const fromStorage = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    present = parseSettings(event.newValue);
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', fromStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromStorage);
  };
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}

export function useLanguage(): Language {
  const { language } = useSettings();
  return languageOf(language === 'auto' ? null : language, navigator.languages);
}

interface Media {
  readonly subscribe: (listener: () => void) => () => void;
  readonly matches: () => boolean;
}

/** Each asked of the browser once: the board asks at every press. */
const asked = new Map<string, Media>();

function mediaOf(query: string): Media {
  const known = asked.get(query);
  if (known) return known;
  const list = matchMedia(query);
  const media: Media = {
    subscribe: (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    matches: () => list.matches,
  };
  asked.set(query, media);
  return media;
}

/** Whether the device says so: `(prefers-color-scheme: dark)`. */
function useMedia(query: string): boolean {
  const { subscribe: follow, matches } = mediaOf(query);
  return useSyncExternalStore(follow, matches);
}

export function useTheme(): 'light' | 'dark' {
  const { theme } = useSettings();
  const dark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'auto' ? (dark ? 'dark' : 'light') : theme;
}

/** How fast things move on the board: as chosen, but not at all for those who asked their system for stillness. */
export function useAnimation(): Settings['animation'] {
  const { animation } = useSettings();
  return useMedia('(prefers-reduced-motion: reduce)') ? 'off' : animation;
}
