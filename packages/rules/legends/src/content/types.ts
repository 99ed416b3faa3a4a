import type { ItemId, Material, PanelKind, ScenarioId, Vec3 } from '../terms.js';

export interface CityOpening {
  readonly id: string;
  /** Along the panel and up it, from its low end; of a floor or roof, along x and y (LG-GEO-11). */
  readonly rect: readonly [u0: number, u1: number, v0: number, v1: number];
  readonly mat: Material | 'open';
}

export interface CityPanel {
  readonly id: string;
  readonly kind: PanelKind;
  readonly mat: Material;
  /** In the frame of the building: the middle of its footprint on the ground is the origin. */
  readonly box: readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];
  readonly openings: readonly CityOpening[];
}

export interface CityBuilding {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly panels: readonly CityPanel[];
}

export interface CityObject {
  readonly id: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
}

export interface ObjectKind {
  readonly id: string;
  readonly name: string;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly mat: Material;
}

/** A table to play on (LG-SET-05). */
export interface City {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly note: string;
  readonly buildings: readonly CityBuilding[];
  readonly objects: readonly CityObject[];
  /** Kinds of objects of its own, beside those that come with the game. */
  readonly kinds?: readonly ObjectKind[];
}

export interface CastHero {
  readonly id: string;
  readonly name: string;
  readonly primary: string;
  readonly secondary: string;
  readonly emblem: string;
  /** The item suggested. */
  readonly item: ItemId;
  readonly look: string;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly heroes: readonly CastHero[];
}

export interface Starter {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly scenario: ScenarioId;
  readonly items: boolean;
  readonly minutes: number;
  readonly sides: readonly {
    readonly team: string;
    readonly heroes: readonly string[];
    readonly spots: readonly Vec3[];
  }[];
}
