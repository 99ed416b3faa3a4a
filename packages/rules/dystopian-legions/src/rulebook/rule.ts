import type { RuleText } from '@sandtable/kernel';

/** A rule as its chapter's file holds it. Lettered clauses are rules of their own, `DL-MAR-27b`, and stand in the text of the whole. */
export interface Entry extends Pick<RuleText, 'title' | 'see' | 'reason' | 'toggles'> {
  readonly text?: string;
  readonly clauses?: Readonly<Record<string, string>>;
}
export type Entries = Readonly<Record<string, Entry>>;

type ClauseIds<R> = {
  [Id in keyof R & string]: R[Id] extends { readonly clauses: infer C } ? `${Id}${keyof C & string}` : never;
}[keyof R & string];

type Clause<Name extends string> = { readonly title: string; readonly text: string; readonly chapter: Name };

export type Chaptered<Name extends string, R extends Entries> = {
  readonly [Id in keyof R]: Omit<R[Id], 'clauses' | 'text'> & { readonly text: string; readonly chapter: Name };
} & { readonly [Id in ClauseIds<R>]: Clause<Name> };

/** The rules of a chapter by id, every clause after the rule it belongs to. */
export function chapter<const Name extends string, const R extends Entries>(name: Name, rules: R): Chaptered<Name, R> {
  const all: [string, RuleText][] = [];
  for (const [id, { text, clauses = {}, ...rule }] of Object.entries(rules)) {
    const lettered = Object.entries(clauses);
    const whole = [...(text ? [text] : []), ...lettered.map(([letter, clause]) => `(${letter}) ${clause}`)].join(' ');
    all.push([id, { ...rule, text: whole.replace(/^\(a\) /, ''), chapter: name }]);
    for (const [letter, clause] of lettered)
      all.push([`${id}${letter}`, { title: `${rule.title} (${letter})`, text: clause, chapter: name }]);
  }
  return Object.fromEntries(all) as unknown as Chaptered<Name, R>;
}

/** The chapters, in the order of the book. */
export const CHAPTERS = [
  'General',
  'Dice',
  'Force building',
  'Battlefield',
  'Advantage',
  'Deployment maps',
  'Objectives',
  'Deployment',
  'Late arrivals',
  'Profiles',
  'Officers and command points',
  'Command checks',
  'Opposed checks',
  'Morale',
  'Ordered retreat',
  'Orders',
  'Terrain',
  'Buildings',
  'Linear terrain',
  'Crushing',
  'Sequence of play',
  'Coherency',
  'Activation',
  'Movement',
  'Charges',
  'Aeronauts',
  'Shooting',
  'Quality of shooting',
  'Section weapons',
  'Cover',
  'Elevated positions',
  'Hit the Deck',
  'Line of sight',
  'RAD attacks',
  'IAD attacks',
  'Overwatch',
  'Melee',
  'Falling back',
  'Swift strike',
  'Charges on several sections',
  'Drive-by',
  'Ironclads',
  'Ramming',
  'Collisions',
  'Wrecks',
  'Transports',
  'Towing',
  'End phase',
  'Battle log',
  'Victory',
  'Fire teams',
  'Indirect fire',
  'Smoke',
  'Mines',
  'Model rules',
  'Geometry',
  'Rulings',
] as const;
export type Chapter = (typeof CHAPTERS)[number];
