import type { Contact, Hero, Landing, Pose, PredictedHit, Ray, Scene, Vec3 } from '@sandtable/legends';
import type { Where } from '../../kit/board-menu.js';
import type { Corner } from './line.js';
import type { Face } from './paper/projection.js';
import type { Stage } from './stage.js';
import type { TableSay } from './texts.js';

// What both pictures of the city are given: what stands, what is laid over it, and whom to tell what was pointed at.

/** A few words at a place. */
export interface Label {
  readonly key: string;
  readonly at: Vec3;
  readonly text: string;
  /** For small screens; the whole of it where it is missing. */
  readonly short?: string;
  readonly tone: 'way' | 'hit' | 'breaks' | 'fall' | 'odds';
}

/** What is laid over the city: a line being drawn, what it touches, places that can be chosen. */
export interface Overlay {
  readonly line: readonly Corner[];
  readonly refused: boolean;
  readonly contacts: readonly Contact[];
  /** Who draws the line. */
  readonly hero: Hero | null;
  /** Places to choose from, by a label each. */
  readonly spots: readonly { readonly at: Vec3; readonly label: string; readonly choose: () => void }[];
  /** A throw, a knock, a blow or a shot: what goes, where it leads, and what it goes through. */
  readonly aim: {
    readonly thing: string | null;
    readonly from: Vec3;
    readonly to: Vec3;
    readonly hits: readonly PredictedHit[];
    readonly landing: Landing | null;
  } | null;
  /** How far the ground leads in every direction. */
  readonly reach: readonly Ray[];
  /** What is in contact with who acts. */
  readonly touching: readonly string[];
  /** Who ends a line in the air comes down here. */
  readonly fall: { readonly from: Vec3; readonly landing: Landing } | null;
  /** Where a load would be put. */
  readonly posed: { readonly thing: string; readonly pose: Pose; readonly refused: boolean } | null;
  readonly labels: readonly Label[];
  readonly cursor: Vec3 | null;
  /** Places to look at. */
  readonly rings: readonly Vec3[];
}

/** A city to be looked at only. */
export const NOTHING_LAID: Overlay = {
  line: [],
  refused: false,
  contacts: [],
  hero: null,
  spots: [],
  aim: null,
  reach: [],
  touching: [],
  fall: null,
  posed: null,
  labels: [],
  cursor: null,
  rings: [],
};

export interface BoardProps {
  readonly scene: Scene;
  readonly looks: ReadonlyMap<string, HeroLook>;
  readonly cuts: ReadonlyMap<string, number>;
  readonly overlay: Overlay;
  /** The scene that plays now. */
  readonly stage: Stage | null;
  /** Where what a drawing does not show is taken from. */
  readonly from: Vec3;
  readonly onPlace: (at: Vec3, face: Face) => void;
  readonly onHero: (id: string, where: Where) => void;
  readonly onThing: (id: string, where: Where) => void;
  readonly t: TableSay;
}

export interface HeroLook {
  readonly own: boolean;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly ready: boolean;
  readonly target: boolean;
}
