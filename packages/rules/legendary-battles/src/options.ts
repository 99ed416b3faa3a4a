import type { Question } from '@sandtable/kernel';
import type { AboutIn, DecisionIn, QuestionKindId } from './ask.js';
import { DONE, PASS } from './decisions.js';
import { ordersFor } from './orders.js';
import { cardOf } from './rules/cards.js';
import { mayStandOn } from './rules/ground.js';
import { facingsIn, mayOccupy } from './rules/movement.js';
import { type About, openingOf } from './rules/opening.js';
import { nextReserve, refuseDeployment, reserveZones, toPlace } from './rules/setup.js';
import { plays } from './rules/situations.js';
import { kindOf, nameOf, unitNamed, zoneName } from './rules/units.js';
import { type Battle, isAlive } from './state.js';
import { outlook, type Survey, survey } from './survey.js';
import { tablesOf, zonesNamed } from './tables.js';
import type { ActionId, Seat } from './terms.js';

// All legal answers to each kind of question; good candidates where they are endless.

type Options = { readonly [K in QuestionKindId]: (b: Battle, question: Question) => readonly DecisionIn<K>[] };

const choose = (zone: string) => ({ type: 'ChooseZone', zone }) as const;
const chooseUnit = (unit: string) => ({ type: 'ChooseUnit', unit }) as const;

export const OPTIONS: Options = {
  Deploy: (b, { seat }) => deployments(b, seat as Seat),
  Reserve(b) {
    const unit = nextReserve(b);
    if (unit < 0) return [];
    return reserveZones(b, unit).flatMap((zone) =>
      facingsIn(b, unit, zone).map((facing) => ({
        type: 'PlaceReserve',
        unit: kindOf(b, unit).id,
        zone: zoneName(b, zone),
        facing,
      })),
    );
  },
  Turn: (b, { seat }) => turns(b, seat as Seat),
  Situation: (b, { seat, data }) => plays(b, seat as Seat, openingOf(b, data as About)),
  Relay: (b, { seat, data }) => {
    const { action, waiting } = data as AboutIn<'Relay'>;
    const seen = survey(b, seat as Seat, [action]);
    const given = waiting.flatMap((unit) =>
      ordersFor(seen, unitNamed(b, unit), action).map((orders) => ({ type: 'GiveOrders', unit, orders }) as const),
    );
    return [DONE, ...given];
  },
  Route: (_, { data }) => (data as AboutIn<'Route'>).zones.map(choose),
  Line(_, { data }) {
    const { zones, units } = data as AboutIn<'Line'>;
    return [...zones.map(choose), ...units.map(chooseUnit)];
  },
  Reference: (_, { data }) => (data as AboutIn<'Reference'>).units.map(chooseUnit),
  Stayer: (_, { data }) => (data as AboutIn<'Stayer'>).units.map(chooseUnit),
  Retreat: (_, { data }) => (data as AboutIn<'Retreat'>).zones.map(choose),
  Improvement: () => [
    { type: 'Improve', what: 'condition' },
    { type: 'Improve', what: 'confused' },
  ],
  Facing: (_, { data }) => (data as AboutIn<'Facing'>).facings.map((facing) => ({ type: 'ChooseFacing', facing })),
  Smoke(_, { data }) {
    const { zones } = data as AboutIn<'Smoke'>;
    const pairs = zones.flatMap((a, i) => zones.slice(i + 1).map((b) => [a, b]));
    return [[], ...zones.map((zone) => [zone]), ...pairs].map((chosen) => ({ type: 'PlaceSmoke', zones: chosen }));
  },
  Power: (_, { data }) => [PASS, { type: 'UsePower', power: (data as AboutIn<'Power'>).power }],
};

/** What the active player can do: each Action of a title in hand with every unit that may be given it, a card as a Basic Order, discarding. */
function turns(b: Battle, seat: Seat): readonly DecisionIn<'Turn'>[] {
  const { hand } = b.players[seat];
  const found: DecisionIn<'Turn'>[] = [];
  const isBasic = b.match.config.basicOrder && hand.length > 0;
  const actions = hand.map((card) => cardOf(b, card).action);
  const seen = survey(b, seat, isBasic ? [...actions, 'BAS'] : actions);
  const titles: string[] = [];
  for (const card of hand) {
    const { id, title, action } = cardOf(b, card);
    if (titles.includes(title)) continue;
    titles.push(title);
    listDeeds(seen, id, action, 'action', found);
  }
  if (isBasic) listDeeds(seen, cardOf(b, hand[0]!).id, 'BAS', 'basic', found);
  if (b.posture === null || b.match.config.playAndDiscard) {
    const ids = hand.map((card) => cardOf(b, card).id);
    for (const id of ids) found.push({ type: 'Discard', cards: [id] });
    if (ids.length > 1) found.push({ type: 'Discard', cards: ids });
  }
  found.push(DONE);
  return found;
}

/** What every unit could do by an Action of a card. */
function listDeeds(
  seen: Survey,
  card: string,
  action: ActionId,
  use: 'action' | 'basic',
  found: DecisionIn<'Turn'>[],
): void {
  const { b, seat } = seen;
  for (let i = 0; i < b.units.length; i++) {
    const u = b.units[i]!;
    if (u.side !== seat || u.acted || !isAlive(u) || u.reserve) continue;
    const orders = ordersFor(seen, i, action);
    if (orders.length === 0) continue;
    const unit = nameOf(b, i);
    for (let k = 0; k < orders.length; k++) found.push({ type: 'PlayAction', card, use, unit, orders: orders[k]! });
  }
}

/** Ways to deploy: as the scenario has it where that may be, and the same from other corners of the area. */
function deployments(b: Battle, seat: Seat): readonly DecisionIn<'Deploy'>[] {
  const tables = tablesOf(b);
  const units = toPlace(b, seat);
  const area = zonesNamed(tables, b.match.scenario.freeAreas[seat]);
  const found: DecisionIn<'Deploy'>[] = [];
  for (let start = 0; start < 8; start++) {
    const free = area.map((_, i) => area[(i * 7 + Math.floor((start * area.length) / 8)) % area.length]!);
    const held: { zone: number; bunker: boolean }[] = [];
    const placements = units.map((unit) => {
      const { entry, id, type } = kindOf(b, unit);
      const bunker = type.cls === 'bunker';
      const isFree = (zone: number): boolean =>
        area.includes(zone) &&
        mayStandOn(b, unit, zone) &&
        mayOccupy(b, unit, zone) &&
        !held.some((one) => one.zone === zone) &&
        (type.footprint === 'single' || facingsIn(b, unit, zone).length > 0);
      const listed = start === 0 && entry.zone ? tables.map.numberOf.get(entry.zone)! : -1;
      const zone = listed >= 0 && isFree(listed) ? listed : (free.find(isFree) ?? area[0]!);
      const listedFacing = zone === listed ? (entry.facing ?? undefined) : undefined;
      const facing =
        listedFacing ??
        (b.units.some((u) => u.zone !== null) ? outlook(survey(b, seat, []), unit, zone) : undefined) ??
        facingsIn(b, unit, zone)[0] ??
        0;
      held.push({ zone, bunker });
      if (type.footprint === 'tail') for (const next of tables.map.neighbours[zone]!) held.push({ zone: next, bunker });
      return { unit: id, zone: zoneName(b, zone), facing };
    });
    if (refuseDeployment(b, seat, placements) === null) found.push({ type: 'Deploy', placements });
  }
  return found;
}
