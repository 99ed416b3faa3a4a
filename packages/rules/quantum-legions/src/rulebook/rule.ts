export type { ChapterRules as Entries } from '@sandtable/craft';

/** The chapters, in the order of the book. */
export const CHAPTERS = [
  'Components',
  'Setup',
  'Board',
  'Turn',
  'Command points',
  'Suppression',
  'Activation',
  'Orders',
  'Hidden information',
  'Movement',
  'Stacking',
  'Range',
  'Line of sight',
  'Attack',
  'Cover',
  'Damage',
  'Saving throws',
  'Destruction',
  'Victory',
  'Terrain',
  'Special traits',
  'Unit creation',
  'Miniatures',
  'Scenarios',
  'Rulings',
] as const;
export type Chapter = (typeof CHAPTERS)[number];
