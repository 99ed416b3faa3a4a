import {
  CENTRE,
  type Contact,
  type Crossed,
  type Hero,
  type LinePlot,
  type PredictedHit,
  prospect,
  type Scene,
  type Vec3,
} from '@sandtable/legends';
import { percent } from '../../text/percent.js';
import { calledShort, inches } from './city.js';
import type { Label, Overlay } from './laid.js';
import { type Corner, lengthOf } from './line.js';
import type { TableSay } from './texts.js';

// The words beside what is laid over the city: inches, difficulties, and the arithmetic of what is hit.

const n = (value: number): number => Math.round(value * 10) / 10;

/** Each step with its inches; where a stretch begins, its Moment with the chance that the whole bank buys. */
export function lineLabels(
  corners: readonly Corner[],
  plot: LinePlot | null,
  scene: Scene,
  hero: Hero | undefined,
  t: TableSay,
): Label[] {
  return corners.map((corner, i): Label => {
    const { from, to, way } = corner;
    const stretch = plot?.stretches.find(({ step }) => step === i);
    const told = stretch && hero ? ` · ${stretchText(scene, hero, stretch, t)}` : '';
    return {
      key: `step ${i}`,
      at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2 + 0.4],
      text: way === 'd' ? t('step_d') : `${t(`short_${way}`)} ${inches(lengthOf(corner))}${told}`,
      tone: 'way',
    };
  });
}

function stretchText(s: Scene, hero: Hero, { moment, difficulty: d }: LinePlot['stretches'][number], t: TableSay) {
  const { chance } = prospect(s, hero, moment, d, Math.min(hero.heroism, d));
  return t('stretchLabel', { d, chance: percent(chance) });
}

/** Its number, what it costs, and whether it gives way: the rest is in the list of that number. */
const shortOf = (i: number, hurt: number, word: string): string =>
  [i + 1, hurt > 0 && `−${hurt}`, word].filter(Boolean).join(' ');

/** What is hit, by impetus against toughness. */
export function contactLabels(contacts: readonly Contact[], scene: Scene, t: TableSay): Label[] {
  return contacts.map((contact, i): Label => {
    const what = calledShort(scene, contact.piece ?? contact.thing, t);
    const { moverFatigue: own, otherFatigue: other } = contact;
    const hurts = [own > 0 && t('labelYou', { n: own }), other > 0 && t('labelIt', { n: other })].filter(Boolean);
    const sum = contact.bump ? t('labelBump') : `${n(contact.impetus)} : ${contact.otherToughness ?? '∞'}`;
    return {
      key: `contact ${i}`,
      at: [contact.at[0], contact.at[1], contact.at[2] + 1.5],
      text: `${i + 1} ${what} ${sum}${hurts.map((hurt) => ` · ${hurt}`).join('')}${contact.breaks ? ` · ${t('labelBreaks')}` : ''}`,
      short: shortOf(i, own + other, contact.breaks ? t('labelBreaks') : ''),
      tone: contact.breaks ? 'breaks' : 'hit',
    };
  });
}

export function hitLabels(hits: readonly PredictedHit[], scene: Scene, t: TableSay): Label[] {
  return hits.map((hit, i): Label => {
    const what = calledShort(scene, hit.piece ?? hit.thing, t);
    const { moverFatigue: own, otherFatigue: other } = hit;
    const hurts = [own > 0 && t('labelMover', { n: own }), other > 0 && t('labelIt', { n: other })].filter(Boolean);
    return {
      key: `hit ${i}`,
      at: [hit.at[0], hit.at[1], hit.at[2] + 1.5],
      text: `${i + 1} ${what} ${n(hit.impetus)} : ${n(hit.answer)}${hurts.map((hurt) => ` · ${hurt}`).join('')}${hit.passes ? ` · ${t('labelThrough')}` : ''}`,
      short: shortOf(i, own + other, hit.passes ? t('labelThrough') : ''),
      tone: hit.passes ? 'breaks' : 'hit',
    };
  });
}

/** What a shot goes through, each with what it adds to the difficulty (LG-LON-04). */
export function crossedLabels(crossed: readonly Crossed[], from: Vec3, to: Vec3, scene: Scene, t: TableSay): Label[] {
  return crossed.map(({ id, toughness, from: share }, i): Label => {
    const along = (k: 0 | 1 | 2): number => from[k] + (to[k] - from[k]) * share;
    return {
      key: `crossed ${i}`,
      at: [along(0), along(1), along(2) + CENTRE],
      text: `${i + 1} ${calledShort(scene, id, t)} +${toughness}`,
      short: `${i + 1} +${toughness}`,
      tone: 'way',
    };
  });
}

export function fallLabel(fall: NonNullable<Overlay['fall']>, t: TableSay): Label {
  const { at, inches: far, fatigue } = fall.landing;
  return {
    key: 'fall',
    at: [at[0], at[1], at[2] + 0.3],
    text: t(fatigue > 0 ? 'labelFall' : 'labelFallSoft', { inches: inches(far), n: fatigue }),
    tone: 'fall',
  };
}
