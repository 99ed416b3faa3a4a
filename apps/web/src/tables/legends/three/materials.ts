import {
  DataTexture,
  LineBasicMaterial,
  type Material,
  MeshBasicMaterial,
  MeshToonMaterial,
  NearestFilter,
  RedFormat,
} from 'three';
import { cutAway } from '../../../kit/space/cut-away.js';
import { madeOnce } from '../../../kit/space/made-once.js';
import { type Stuff, textureOf } from './textures.js';

// The paint of the city: few tones and ink lines, as in a comic. Made once and shared by everything.

const tones = new DataTexture(new Uint8Array([120, 185, 235, 255]), 4, 1, RedFormat);
tones.minFilter = NearestFilter;
tones.magFilter = NearestFilter;
tones.needsUpdate = true;

const once = madeOnce<Material>((material) => [material, tones]);

/** Something made of a stuff; colours are in its corners. What hides a Hero is cut away, unless it is `whole`. */
export function paintOf(stuff: Stuff, dark: boolean, whole = false): MeshToonMaterial {
  return once(`${stuff} ${dark} ${whole}`, () => {
    const glass = stuff === 'glass';
    const material = new MeshToonMaterial({
      map: textureOf(stuff),
      gradientMap: tones,
      vertexColors: true,
      ...(glass && { transparent: true, opacity: dark ? 0.55 : 0.62, depthWrite: false }),
      ...(stuff === 'lit' && dark && { color: '#ffc46b', emissive: '#b8650c', emissiveIntensity: 0.9 }),
    });
    return whole ? material : cutAway(material);
  });
}

export const INK = '#17130f';

export const inkOf = (whole = false): LineBasicMaterial =>
  once(`ink ${whole}`, () => {
    const material = new LineBasicMaterial({ color: INK, transparent: true, opacity: 0.62 });
    return whole ? material : cutAway(material);
  });

/** The dark rim about a figure. Figures are drawn last, over the light that shows them behind walls. */
export const rimOf = (): MeshBasicMaterial =>
  once('rim', () => new MeshBasicMaterial({ color: INK, side: 1, transparent: true }));

/** Figures: their colours and nothing else. */
export const figurePaint = (): MeshToonMaterial =>
  once('figure', () => new MeshToonMaterial({ gradientMap: tones, vertexColors: true, side: 2, transparent: true }));

/** Not there yet: light that one can see through, and that is seen through walls, unless they hide it. */
export const hologram = (colour: string, opacity = 0.34, hides = false): MeshBasicMaterial =>
  once(`hologram ${colour} ${opacity} ${hides}`, () => {
    return new MeshBasicMaterial({ color: colour, transparent: true, opacity, depthWrite: false, depthTest: hides });
  });

/** Seen through walls. */
export const xray = (colour: string): MeshBasicMaterial =>
  once(`xray ${colour}`, () => {
    const material = new MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.4, depthWrite: false });
    material.depthFunc = 6; // what is further away than what was drawn
    return material;
  });
