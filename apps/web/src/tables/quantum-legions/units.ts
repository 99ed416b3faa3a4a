import {
  libraryOfMatch,
  type Place,
  type Profile,
  profileIn,
  type UnitView,
  type View,
} from '@sandtable/quantum-legions';

export function profileOf(view: View, unit: Pick<UnitView, 'typeId'>): Profile {
  return profileIn(libraryOfMatch(view.match), unit.typeId, view.match.config.specialTraits);
}

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

export { percent } from '../../text/percent.js';

export const inchesOf = (thousandths: number): string => `${(thousandths / 1000).toFixed(1)}″`;

/** A hex by its name, a point of the open tabletop in inches. */
export const placeName = (place: Place): string =>
  typeof place === 'string' ? place : `(${inchesOf(place.x)}, ${inchesOf(place.y)})`;

export const placeKey = (place: Place): string => (typeof place === 'string' ? place : `${place.x},${place.y}`);
