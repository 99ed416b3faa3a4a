import { go } from '../route.js';

// A setup that somebody made, on its way from the page where it was made to the lab.

/** In the address, in place of a ready game: what was made by hand. */
export const OWN = 'own';

interface Own {
  readonly setup: unknown;
  readonly title: string;
}

const keyOf = (ruleset: string): string => `sandtable.lab.${ruleset}`;
const GO = 'sandtable.lab.go';

/** One press from wherever a setup is made: is this fair? */
export function askLab(ruleset: string, own: Own): void {
  try {
    localStorage.setItem(keyOf(ruleset), JSON.stringify(own));
    sessionStorage.setItem(GO, ruleset);
  } catch {
    return; // a browser that keeps nothing
  }
  go({ page: 'lab', ruleset, ready: OWN });
}

export function ownSetup(ruleset: string): Own | null {
  try {
    const own = JSON.parse(localStorage.getItem(keyOf(ruleset)) ?? 'null') as Partial<Own> | null;
    return own && typeof own.title === 'string' && own.setup !== undefined ? (own as Own) : null;
  } catch {
    return null;
  }
}

/** Whether somebody has just asked, and the lab is to begin at once. */
export function wasAsked(ruleset: string): boolean {
  const asked = sessionStorage.getItem(GO) === ruleset;
  sessionStorage.removeItem(GO);
  return asked;
}
