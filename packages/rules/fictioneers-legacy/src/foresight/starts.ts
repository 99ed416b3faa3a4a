import type { DecisionOf, Placement } from '../decisions.js';
import { deploymentAround, modulesAround } from '../deployment-options.js';
import type { Spot } from '../inches.js';
import { deploy, mayHide } from '../rules/deployment.js';
import { profileAt } from '../rules/measuring.js';
import { type Battle, copyBattle, idOf, indexOf, kindOf, sideOf } from '../state.js';
import { SEAT_KINDS, type Seat, type SeatKind } from '../terms.js';
import { shifted } from './lineup.js';

// How those of a drafted deployment may start otherwise: on foot, in a seat, in the air, packed, with shields up (FL-SET-05 to FL-SET-08).

type Deploy = DecisionOf<'DeploySquad'>;

/** One way to start: of a model, or of the whole squad where none is named. */
export type Start =
  | { readonly way: 'mounted' | 'onFoot' | 'shieldUp' | 'shieldDown'; readonly model: string }
  | { readonly way: 'airborne' | 'landed' | 'packed' | 'setUp'; readonly model: string }
  | { readonly way: 'aboard'; readonly model: string; readonly vehicle: string; readonly seat: SeatKind }
  | { readonly way: 'beside'; readonly model: string; readonly vehicle: string }
  | { readonly way: 'allAboard'; readonly vehicle: string }
  | { readonly way: 'allShieldsUp' | 'allShieldsDown' | 'hidden' | 'open' | 'detached' }
  | { readonly way: 'attached'; readonly squad: string };

/** A way to start that the referee accepts, and the deployment it makes. */
export interface OtherStart {
  readonly start: Start;
  readonly deployment: Deploy;
}

/** All that may be changed about a deployment without moving anybody by hand. */
export function otherStarts(b: Battle, seat: Seat, draft: Deploy): readonly OtherStart[] {
  const isLegal = (deployment: Deploy): boolean => deploy(copyBattle(b), seat, deployment) === null;
  if (!isLegal(draft)) return [];
  const s = b.muster.squads.findIndex(({ id }) => id === draft.squad);
  const found: OtherStart[] = [];
  for (const [start, deployment] of squadStarts(b, s, draft))
    if (isLegal(deployment)) found.push({ start, deployment });
  for (const placement of draft.placements) {
    for (const [start, changed] of modelStarts(b, s, draft, placement)) {
      const deployment = withPlacement(draft, changed);
      if (isLegal(deployment)) found.push({ start, deployment });
      else if (start.way === 'beside' || start.way === 'mounted' || start.way === 'landed') {
        const nearby = shifted(b, seat, deployment, changed.model, changed.at!).deployment;
        if (nearby) found.push({ start, deployment: nearby });
      }
    }
  }
  return found;
}

const withPlacement = (draft: Deploy, changed: Placement): Deploy => ({
  ...draft,
  placements: draft.placements.map((one) => (one.model === changed.model ? changed : one)),
});

function* modelStarts(b: Battle, s: number, draft: Deploy, placement: Placement): Generator<[Start, Placement]> {
  const { model, at, aboard, ...rest } = placement;
  const i = indexOf(b, model);
  const { shield, vehicle, gun } = profileAt(b, i);
  if (shield) {
    const up = !placement.shieldUp;
    yield [
      { way: up ? 'shieldUp' : 'shieldDown', model },
      { ...placement, shieldUp: up },
    ];
  }
  if (b.models[i]!.mount !== null) {
    const onFoot = placement.mounted === false;
    yield [
      { way: onFoot ? 'mounted' : 'onFoot', model },
      { ...placement, mounted: onFoot },
    ];
  }
  if (vehicle?.locomotion === 'flying') {
    const up = !placement.airborne;
    yield [
      { way: up ? 'airborne' : 'landed', model },
      { ...placement, airborne: up },
    ];
  }
  if (gun?.mount === 'ground' && at) {
    const { packed, ...ready } = placement;
    if (packed) yield [{ way: 'setUp', model }, ready];
    else
      yield [
        { way: 'packed', model },
        { ...placement, packed: modulesAround(b, s, i, at) },
      ];
  }
  if (aboard) {
    const beside = placeOf(b, draft, aboard.vehicle);
    if (beside)
      yield [
        { way: 'beside', model, vehicle: aboard.vehicle },
        { model, at: beside, ...rest },
      ];
  }
  if (!profileAt(b, i).infantry) return;
  for (const carrier of carriersFor(b, s, draft))
    for (const seat of SEAT_KINDS)
      if (aboard?.vehicle !== carrier || aboard.seat !== seat)
        yield [
          { way: 'aboard', model, vehicle: carrier, seat },
          { model, aboard: { vehicle: carrier, seat }, ...rest },
        ];
}

function* squadStarts(b: Battle, s: number, draft: Deploy): Generator<[Start, Deploy]> {
  const shielded = draft.placements.filter(({ model }) => profileAt(b, indexOf(b, model)).shield);
  for (const up of [true, false])
    if (shielded.length > 1 && shielded.some(({ shieldUp = false }) => shieldUp !== up))
      yield [
        { way: up ? 'allShieldsUp' : 'allShieldsDown' },
        {
          ...draft,
          placements: draft.placements.map((one) => (shielded.includes(one) ? { ...one, shieldUp: up } : one)),
        },
      ];
  for (const vehicle of carriersFor(b, s, draft)) {
    const deployment = allAboard(b, draft, vehicle);
    if (deployment) yield [{ way: 'allAboard', vehicle }, deployment];
  }
  if (mayHide(b, s)) {
    const hidden = draft.hidden !== true;
    const first = draft.placements.find(({ at }) => at)?.at ?? { x: 0, y: 0 };
    const elsewhere = deploymentAround(b, s, first, hidden);
    if (elsewhere) yield [{ way: hidden ? 'hidden' : 'open' }, elsewhere];
  }
  const { platoon } = b.muster.squads[s]!;
  if (b.muster.platoons[platoon]!.command !== s || b.platoons[platoon]!.leader === null) return;
  const { attach, ...alone } = draft;
  if (attach !== undefined) yield [{ way: 'detached' }, alone];
  for (const [other, squad] of b.muster.squads.entries())
    if (squad.platoon === platoon && other !== s && squad.id !== attach)
      yield [
        { way: 'attached', squad: squad.id },
        { ...draft, attach: squad.id },
      ];
}

/** Vehicles that somebody of the squad may start in: its own, and those of others that are on the table (FL-SET-04). */
function carriersFor(b: Battle, s: number, draft: Deploy): string[] {
  return b.models.flatMap((m, i) => {
    const id = idOf(b, i);
    const isOurs = kindOf(b, i) === 'vehicle' && sideOf(b, i) === b.muster.squads[s]!.side;
    const isThere = m.where === 'table' || draft.placements.some(({ model }) => model === id);
    return isOurs && isThere ? [id] : [];
  });
}

/** As many of those on foot as find a seat; null where that is nobody or only one, who has the choice of a seat anyway. */
function allAboard(b: Battle, draft: Deploy, vehicle: string): Deploy | null {
  const v = indexOf(b, vehicle);
  const { seats } = profileAt(b, v).vehicle!;
  const taken = (seat: SeatKind): number =>
    b.models.filter((m) => m.vehicle === v && m.seat === seat).length +
    draft.placements.filter(({ aboard }) => aboard?.vehicle === vehicle && aboard.seat === seat).length;
  const free = SEAT_KINDS.flatMap((seat) => Array<SeatKind>(Math.max(0, seats[seat] - taken(seat))).fill(seat));
  let boarded = 0;
  const placements = draft.placements.map(({ at, ...one }): Placement => {
    const i = indexOf(b, one.model);
    const rides = b.models[i]!.mount !== null && one.mounted !== false;
    if (!at || rides || !profileAt(b, i).infantry || boarded === free.length) return at ? { ...one, at } : one;
    return { ...one, aboard: { vehicle, seat: free[boarded++]! } };
  });
  return boarded > 1 ? { ...draft, placements } : null;
}

/** Where a vehicle stands, or will. */
function placeOf(b: Battle, draft: Deploy, vehicle: string): Spot | undefined {
  const { where, x, y } = b.models[indexOf(b, vehicle)]!;
  return where === 'table' ? { x, y } : draft.placements.find(({ model }) => model === vehicle)?.at;
}
