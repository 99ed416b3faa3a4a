import {
  libraryOfMatch,
  type Place,
  type Profile,
  profileIn,
  SEATS,
  type Seat,
  type UnitView,
  type View,
} from '@sandtable/quantum-legions';

export function profileOf(view: View, unit: Pick<UnitView, 'typeId'>): Profile {
  return profileIn(libraryOfMatch(view.match), unit.typeId, view.match.config.specialTraits);
}

/** The traits of a unit's type, where the game is played with them (QL-TRT-01). */
export const traitsOf = (view: View, unit: Pick<UnitView, 'typeId'>): string[] =>
  view.match.config.specialTraits ? profileOf(view, unit).type.traits.map(({ id }) => id) : [];

export const hasActed = (view: View, unit: UnitView): boolean =>
  view.phase === 'play' && unit.activatedOn === view.turn;

export const unitOf = (view: View, id: string): UnitView => view.units.find((unit) => unit.id === id)!;

/** `a1 Mandate Main Tank`. */
export const called = (view: View, id: string): string => {
  const unit = view.units.find((one) => one.id === id);
  return unit ? `${unit.id} ${unit.name}` : id;
};

export function forceName(view: View, seat: 'A' | 'B'): string {
  const { force } = view.seats[seat];
  return force === null ? '' : (libraryOfMatch(view.match).forces.get(force)?.name ?? force);
}

/** The seats, one's own first. */
export const ownFirst = ({ seat }: View): Seat[] => [...SEATS].sort((a) => (a === seat ? -1 : 1));

export { percent } from '../../text/percent.js';

export const inchesOf = (thousandths: number): string => `${(thousandths / 1000).toFixed(1)}″`;

/** A hex by its name, a point of the open tabletop in inches. */
export const placeName = (place: Place): string =>
  typeof place === 'string' ? place : `(${inchesOf(place.x)}, ${inchesOf(place.y)})`;

export const placeKey = (place: Place): string => (typeof place === 'string' ? place : `${place.x},${place.y}`);
