import type { Hero, Scene } from '@sandtable/legends';
import { called, castOf, placeOf } from './city.js';
import type { HeroLook } from './laid.js';
import type { TableSay } from './texts.js';

/** A Hero in words, as the keyboard comes to it. */
export function heroLabel(scene: Scene, hero: Hero, look: HeroLook | undefined, t: TableSay): string {
  const parts = [
    `${castOf(hero).name}, ${t(look?.own ? 'yours' : 'enemy')}`,
    placeOf(hero),
    t('heroismIs', { n: hero.heroism }),
    t('fatigueIs', { n: hero.fatigue }),
  ];
  if (look?.active) parts.push(t('isActive'));
  if (hero.token) parts.push(t('hasToken'));
  if (hero.carrying) parts.push(t('carries', { thing: called(scene, hero.carrying, t) }));
  return parts.join(', ');
}
