import {
  type Battle,
  homeSquads,
  idOf,
  kindOf,
  type Model,
  type ModelKind,
  type Profile,
  profilesOf,
  type Side,
  type Spot,
  sideOf,
  sideOfSeat,
  type View,
} from '@sandtable/fictioneers-legacy';
import type { TableKey, TableSay } from './texts.js';

// Everything that stands or lies on the table, with what is to be known about it.

export { distance } from '../../kit/inches/sheet.js';

export interface Figure {
  readonly id: string;
  /** Its place in the cast. */
  readonly i: number;
  readonly side: Side;
  /** Of the side at this screen. */
  readonly own: boolean;
  readonly kind: ModelKind;
  readonly profile: Profile;
  readonly model: Model;
  readonly at: Spot;
  readonly radius: number;
  readonly squad: number | null;
  readonly wreck: boolean;
  readonly statuses: readonly Status[];
}

export const STATUSES = [
  'watching',
  'shaken',
  'pinned',
  'moved',
  'fired',
  'done',
  'airborne',
  'hidden',
  'shielded',
  'carrying',
  'damaged',
  'mounted',
  'engaged',
] as const;
export type Status = (typeof STATUSES)[number];

const ANIMAL_RADIUS = 750;

export function figuresOf(view: View): readonly Figure[] {
  const { battle: b, seat } = view;
  const own = seat === null ? 'A' : sideOfSeat(seat);
  const profiles = profilesOf(b);
  const homes = homeSquads(b);
  return b.models.flatMap((model, i): Figure[] => {
    if (model.where !== 'table' && model.where !== 'wreck') return [];
    const profile = profiles[i]!;
    const squad = model.squad ?? homes[i] ?? null;
    return [
      {
        id: idOf(b, i),
        i,
        side: sideOf(b, i),
        own: sideOf(b, i) === own,
        kind: kindOf(b, i),
        profile,
        model,
        at: { x: model.x, y: model.y },
        radius: model.mount === null ? profile.radius : ANIMAL_RADIUS,
        squad,
        wreck: model.where === 'wreck',
        statuses: statusesOf(b, model, squad),
      },
    ];
  });
}

function statusesOf(b: Battle, m: Model, squad: number | null): Status[] {
  const morale = squad === null ? 'normal' : b.squads[squad]!.morale;
  const found: Status[] = [];
  if (m.overwatch) found.push('watching');
  if (morale !== 'normal') found.push(morale);
  if (m.airborne) found.push('airborne');
  if (m.hidden) found.push('hidden');
  if (m.shieldUp) found.push('shielded');
  if (m.carrying !== null) found.push('carrying');
  if (m.damage !== 'none') found.push('damaged');
  if (m.mount !== null) found.push('mounted');
  if (m.moved) found.push('moved');
  if (m.fired) found.push('fired');
  if (m.activated) found.push('done');
  return found;
}

/** `a3 Sentinel`. */
export function called(b: Battle, id: string): string {
  const i = b.muster.cast.findIndex((one) => one.id === id);
  return i < 0 ? id : `${id} ${profilesOf(b)[i]!.name}`;
}

export function squadName(b: Battle, squad: number | null): string {
  return squad === null ? '' : b.muster.squads[squad]!.name;
}

/** What a side goes by: the platoons it was mustered from, whatever its scenario would have given it. */
export function forceName({ muster, match }: Battle, side: Side): string {
  const names = muster.platoons.flatMap((one) => (one.side === side && one.name ? [one.name] : []));
  if (names.length > 0) return names.join(', ');
  const force = match.scenario.forces[side];
  return 'platoons' in force || force.squads.length > 0 ? side : force.name;
}

/** The edge of the table that a zone to set up in lies nearest to. */
export function edgeOf(b: Battle, zone: Side): 'north' | 'east' | 'south' | 'west' {
  const { table, zones } = b.match.scenario;
  const corners = zones[zone].flat();
  const middle = (k: 0 | 1): number =>
    corners.reduce((sum, corner) => sum + corner[k], 0) / corners.length / table[k] - 0.5;
  const [x, y] = [middle(0), middle(1)];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'east' : 'west';
  return y > 0 ? 'north' : 'south';
}

/** Everybody of the squad of a figure who is on the table or aboard something. */
export function squadOf(b: Battle, squad: number): readonly string[] {
  return b.models.flatMap((m, i) =>
    m.squad === squad && (m.where === 'table' || m.where === 'aboard' || m.where === 'reserve') ? [idOf(b, i)] : [],
  );
}

const RANK: Readonly<Record<'SL' | 'PL', TableKey>> = { SL: 'squadLeader', PL: 'platoonLeader' };

/** All about a figure in one line, for ears as for eyes. */
export function labelOf(b: Battle, figure: Figure, t: TableSay): string {
  const { id, profile, own, model, squad, statuses, at } = figure;
  return [
    t(own ? 'yours' : 'enemy'),
    `${id} ${profile.name}`,
    squadName(b, squad),
    model.rank === 'none' ? '' : t(RANK[model.rank]),
    ...statuses.map((status) => t(status)),
    figure.wreck ? t('wreck') : '',
    t('atPlace', { place: placeName(at) }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Inches as people say them. */
export const inch = (mils: number): string => `${Math.round(mils / 100) / 10}″`;

export const placeName = ({ x, y }: Spot): string => `${inch(x)} / ${inch(y)}`;

/** Where a model is and how it is, in few words. */
export function statusOf(b: Battle, i: number, figure: Figure | undefined, t: TableSay): string {
  const { where, hidden } = b.models[i]!;
  if (where === 'box' && hidden) return t('unknown');
  if (!figure) return where === 'table' || where === 'wreck' ? '' : t(where);
  const states = figure.statuses.map((status) => t(status));
  return [placeName(figure.at), ...states].join(' · ');
}
