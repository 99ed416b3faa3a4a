import type { Decision, Scene } from '@sandtable/legends';
import { nameOf } from './ask.js';
import { called } from './city.js';
import type { TableSay } from './texts.js';

// Decisions that are chosen in more than one step, because they have amounts.

export type Draft = Extract<
  Decision,
  { type: 'move' | 'strike' | 'longShot' | 'pickUp' | 'fling' | 'callHero' | 'knockDown' | 'knockBack' }
>;

const DRAFTED = new Set(['strike', 'longShot', 'pickUp', 'fling', 'callHero', 'knockDown', 'knockBack']);

export const isDraft = (d: Decision): d is Draft => DRAFTED.has(d.type);

/** What an act is about: two options that differ only in amounts are one act. */
export const subjectOf = (d: Decision): string =>
  `${d.type} ${'target' in d ? d.target : 'thing' in d ? d.thing : 'hero' in d ? d.hero : ''}`;

/** An act without its amounts, which follow. */
export function actName(option: Decision, scene: Scene, t: TableSay): string {
  if (option.type === 'fling') {
    const carrier = scene.heroes.find(({ id }) => id === scene.active);
    return t('doFlingAim', { thing: called(scene, carrier?.carrying ?? null, t) });
  }
  if (option.type === 'knockBack') return t('doKnockBackAim');
  if (option.type === 'knockDown') return t('doKnockDownAim');
  return nameOf('spend' in option ? { ...option, spend: 0 } : option, scene, t);
}
