import { become, type Part, type Score, score } from '@sandtable/craft';
import type { Gait } from '../ground.js';
import { INCH } from '../inches.js';
import type { RuleId } from '../rulebook.js';
import type { Battle } from '../state.js';
import type { Mount, MoveType, VehicleClass } from '../terms.js';
import { profileAt } from './measuring.js';

// How far a model may go (FL-MOV-01 to FL-MOV-09, FL-ENV). All in mils.

/** A model in the way it is going to move: a rider that dismounts is on foot already. */
export interface Mover {
  readonly who: number;
  readonly mode: 'walk' | 'fly';
  readonly gait: Gait;
  readonly mounted: Mount | null;
  readonly base: number;
}

const WALK: { readonly [type in MoveType]: number } = {
  xyban: 4,
  eeek: 4,
  robot: 4,
  terran: 6,
  sitanHumanoid: 6,
  sitanApe: 8,
  sitanGiant: 8,
  sirex: 12, // FL-MOV-04
  giantSirex: 12,
};
const EEEK_FLYING = 10;
const JET_PACK = 10;
const ANIMAL = 12; // FL-MOV-03
const VEHICLE: { readonly [cls in VehicleClass]: number } = { light: 12, medium: 12, heavy: 8, lightFlying: 14 };

/** FL-MOV-01 to FL-MOV-04, FL-VEH-01; walking or flying is chosen for each move (FL-MOV-02). `mounted`: on what it moves, if not on what it sits now. */
export function moverOf(b: Battle, who: number, mode: 'walk' | 'fly', mounted = mountOf(b, who)): Mover {
  const profile = profileAt(b, who);
  if (profile.vehicle) {
    const { vehicleClass, locomotion } = profile.vehicle;
    const gait = locomotion === 'flying' ? 'fly' : locomotion;
    return { who, mode, gait, mounted: null, base: VEHICLE[vehicleClass] * INCH };
  }
  if (mounted) return { who, mode, gait: 'foot', mounted, base: ANIMAL * INCH };
  const type = profile.moveType!;
  if (mode === 'walk') return { who, mode, gait: 'foot', mounted: null, base: WALK[type] * INCH };
  return { who, mode, gait: 'fly', mounted: null, base: (type === 'eeek' ? EEEK_FLYING : JET_PACK) * INCH };
}

export function mountOf(b: Battle, who: number): Mount | null {
  const { mount } = b.models[who]!;
  return mount === null ? null : (b.muster.cast[mount]!.type as Mount);
}

/** FL-FLY-01, FL-EQP-08. */
export function canFly(b: Battle, who: number): boolean {
  const { vehicle, moveType, jetPack } = profileAt(b, who);
  if (vehicle) return vehicle.locomotion === 'flying';
  return (moveType === 'eeek' || jetPack) && b.models[who]!.mount === null;
}

/** FL-MOV-07 to FL-MOV-09. */
export function fireAdjustment(b: Battle, { who, mode, mounted, base }: Mover): Part<RuleId> {
  const type = profileAt(b, who).moveType;
  const why = 'moving and firing';
  if (mode === 'fly' || mounted || type === null) return { by: -2 * INCH, rule: 'FL-MOV-08', why };
  switch (type) {
    case 'terran':
    case 'sitanHumanoid':
    case 'sitanApe':
      return { by: -base / 2, rule: 'FL-MOV-07', why };
    case 'xyban':
    case 'eeek':
    case 'robot':
      return { by: -INCH, rule: 'FL-MOV-09', why };
    default:
      return { by: -2 * INCH, rule: 'FL-MOV-08', why };
  }
}

type Feels = MoveType | Mount;
const COLD: { readonly [who in Feels]?: number } = { terran: -1, lizard: -2, sitanApe: 2 };
const HEAT: { readonly [who in Feels]?: number } = {
  terran: -1,
  sitanApe: -2,
  sitanHumanoid: 2,
  sitanGiant: 2,
  lizard: 3,
};

/** FL-ENV-03, FL-ENV-04: a rider feels what its mount feels (FL-ENV-05); machines feel nothing (FL-ENV-06). */
function climate(b: Battle, { who, mounted }: Mover): readonly (Part<RuleId> | false)[] {
  const { cold, heat } = b.match.scenario.env;
  const feels: Feels | null = mounted ?? profileAt(b, who).moveType;
  const by = (table: typeof COLD): number => (feels === null ? 0 : (table[feels] ?? 0)) * INCH;
  return [
    cold && by(COLD) !== 0 && { by: by(COLD), rule: 'FL-ENV-03', why: 'the cold' },
    heat && by(HEAT) !== 0 && { by: by(HEAT), rule: 'FL-ENV-04', why: 'the heat' },
  ];
}

/** What a move meets that changes the allowance. */
export interface Conditions {
  readonly fires: boolean;
  readonly dark: boolean;
  readonly hauling: boolean;
  /** The whole move lies on road. */
  readonly road: boolean;
}

const ROAD: { readonly [gait in Gait]: number } = { foot: 2, wheeled: 4, tracked: 4, hover: 0, fly: 0 };

/** FL-VEH-14, FL-OPT-06: what a vehicle's base loses by damage. */
function damageLoss(b: Battle, { who, base }: Mover): number {
  const { damage } = b.models[who]!;
  return damage === 'none' ? 0 : damage === 'immobile' ? base : base / 2;
}

/** The base that is left, of which entering and leaving cost half (FL-MNT-01). */
export function baseLeft(b: Battle, mover: Mover): number {
  return mover.base - damageLoss(b, mover);
}

/** FL-MOV-05. */
export function allowance(b: Battle, mover: Mover, { fires, dark, hauling, road }: Conditions): Score<RuleId> {
  const lost = damageLoss(b, mover);
  const immobile = b.models[mover.who]!.damage === 'immobile';
  const bonus = ROAD[mover.gait] * INCH;
  const room = score<RuleId>(mover.base, 'FL-MOV-01', [
    lost > 0 && { by: -lost, rule: immobile ? 'FL-OPT-06' : 'FL-VEH-14', why: 'damaged' },
    fires && fireAdjustment(b, mover),
    ...climate(b, mover),
    dark && { by: -2 * INCH, rule: 'FL-ENV-01', why: 'the dark' },
    // FL-ART-05
    hauling && { by: -2 * INCH, rule: 'FL-MOV-25', why: 'hauling' },
    road && bonus > 0 && { by: bonus, rule: 'FL-MOV-18', why: 'the road' },
  ]);
  return become(room, Math.max(0, room.total), 'FL-MOV-05', 'never below 0');
}
