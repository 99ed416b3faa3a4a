import type { Score } from '@sandtable/craft';
import { idSchema } from '@sandtable/craft';
import { type Refusal as AnyRefusal, type Query, refuse } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { SHAPES } from './ask.js';
import { ACTION } from './content/tables.js';
import { ordersSchema } from './decisions.js';
import { atLeast, holdsChance, poolShown, type ResultLaw, resultLaw, victimLaw } from './odds.js';
import { ordersFor } from './orders.js';
import type { RuleId } from './rulebook.js';
import { chargesIn, HAS_ACTED, movesIn, refuseAction, refuseDeed, refuseUnit } from './rules/actions.js';
import { cardOf } from './rules/cards.js';
import { controller } from './rules/ending.js';
import { mayOccupy, pathTo, reach } from './rules/movement.js';
import { type About, openingOf } from './rules/opening.js';
import { columnOf, meleeScore, rangedScore, shotCase } from './rules/shifts.js';
import { refuseShot } from './rules/shots.js';
import { isInArc, LINEAR_COVER, OBSCURED, sightOf, sightOfZone } from './rules/sight.js';
import { blowsBy, refuseCard } from './rules/situations.js';
import { hasEnemy, kindOf, nameOf, unitNamed, zoneName, zoneNamed } from './rules/units.js';
import { metBetween, zonesSeen } from './sight-picture.js';
import type { Battle } from './state.js';
import { survey } from './survey.js';
import { tablesOf, zonesNamed } from './tables.js';
import { ACTION_IDS, otherSeat, SEATS, type Seat, SITUATION_IDS, type SituationId } from './terms.js';
import { battleSeen, type View } from './view.js';

// Pure questions about a view: they answer from what the seat may know, and from nothing else.

const unit = idSchema;
const NO_UNIT = refuse<RuleId>('TA-MAP-PCS-01', 'There is no such unit in sight.');
const NO_ZONE = refuse<RuleId>('TA-MAP-ZON-01', 'There is no such zone on the map.');

const query = <A, R>(
  title: string,
  args: z.ZodMiniType<A>,
  run: (b: Battle, args: A, view: View) => R | AnyRefusal,
): Query<View, A, R> => ({
  title,
  args,
  run: (view, given) => run(battleSeen(view), given, view),
});

export interface AttackPreview {
  readonly refusal: AnyRefusal | null;
  readonly shift: Score<RuleId> | null;
  readonly column: number | null;
  /** By what reactions may move it (11.4): cover and focus. */
  readonly range: readonly [number, number] | null;
  readonly law: ResultLaw | null;
  /** The chance that it does anything at all. */
  readonly any: number | null;
  readonly mayStray: boolean;
}

/** What an attack would be, were it made as things stand. */
function preview(
  b: Battle,
  view: View,
  attacker: number,
  target: number,
  action: (typeof ACTION_IDS)[number],
): AttackPreview {
  const u = b.units[attacker]!;
  const v = b.units[target]!;
  const kind = ACTION[action].kind;
  const isMelee = kind === 'assault' || kind === 'melee' || kind === 'swoop';
  const none = { shift: null, column: null, range: null, law: null, any: null, mayStray: false };
  const isUnknown = v.marker !== null && v.side !== view.seat;
  if (isUnknown) return { refusal: NO_UNIT, ...none };
  if (!isMelee && u.zone !== null && kind !== 'airStrike') {
    const refusal = refuseShot(b, attacker, target);
    if (refusal) return { refusal, ...none };
  }
  if (isMelee ? kindOf(b, attacker).type.ma === null : kindOf(b, attacker).type.ra === null)
    return { refusal: NO_UNIT, ...none };
  const occasion = kind === 'airStrike' ? 'airStrike' : kind === 'cast' ? 'firebolt' : 'fire';
  const shift = isMelee
    ? meleeScore({
        b,
        attacker,
        target,
        onEntry: u.zone !== v.zone,
        bySwoop: kind === 'swoop',
        pressed: action === 'PRS',
      })
    : rangedScore(shotCase(b, attacker, target, occasion, action, false));
  const pool = poolShown(b, u.side, view.seat);
  const law = pool && victimLaw(b, resultLaw(b, pool, shift.total), target, ACTION[action].cap, false);
  return {
    refusal: null,
    shift,
    column: columnOf(shift.total),
    range: [columnOf(shift.total - 1), columnOf(shift.total + 1)],
    law,
    any: law && atLeast(law, 'CF'),
    mayStray: !isMelee && b.match.config.friendlyFire && hasEnemy(b, v.zone ?? -1, v.side),
  };
}

/** The composition of cards that a seat may know (TA-CORE-INF-03, TA-CORE-INF-04). */
function composition(b: Battle, cards: readonly number[]) {
  const by = (key: (card: number) => string | number): Readonly<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const card of cards) counts[`${key(card)}`] = (counts[`${key(card)}`] ?? 0) + 1;
    return counts;
  };
  return {
    size: cards.length,
    actions: by((card) => cardOf(b, card).action),
    situations: by((card) => cardOf(b, card).situation),
    ratings: by((card) => cardOf(b, card).cr),
    nerves: by((card) => cardOf(b, card).nv),
  };
}

export const QUERIES = {
  attack: query(
    'What an attack would come to: its shift with reasons, and the chances of each result',
    z.strictObject({ attacker: unit, target: unit, action: z.enum(ACTION_IDS) }),
    (b, { attacker, target, action }, view): AttackPreview | AnyRefusal => {
      const [from, to] = [unitNamed(b, attacker), unitNamed(b, target)];
      return from < 0 || to < 0 ? NO_UNIT : preview(b, view, from, to, action);
    },
  ),
  targets: query(
    'Each enemy, with what a shot at it would come to, or why it may not be shot at',
    z.strictObject({ unit, action: z.enum(ACTION_IDS) }),
    (b, { unit: name, action }, view) => {
      const from = unitNamed(b, name);
      if (from < 0) return NO_UNIT;
      return b.units.flatMap((v, i) =>
        v.side !== b.units[from]!.side && v.zone !== null
          ? [{ target: nameOf(b, i), ...preview(b, view, from, i, action) }]
          : [],
      );
    },
  ),
  reach: query(
    'The zones that a unit reaches by an Action, with what each costs and the way there',
    z.strictObject({ unit, action: z.enum(ACTION_IDS) }),
    (b, { unit: name, action }) => {
      const i = unitNamed(b, name);
      if (i < 0 || b.units[i]!.zone === null) return NO_UNIT;
      const refusal = refuseUnit(b, i, action, false);
      if (refusal) return refusal;
      const contact = ACTION[action].kind === 'assault';
      const zones = contact
        ? chargesIn(b, i, action, true)
        : action === 'BAS'
          ? tablesOf(b).zonesIn.VS
          : movesIn(b, i, action);
      const found = reach(b, i, { allowance: zones, contact });
      return {
        allowance: zones,
        zones: tablesOf(b).map.ids.flatMap((id, zone) =>
          found.cost[zone]! > 0
            ? [
                {
                  zone: id,
                  cost: found.cost[zone]!,
                  path: pathTo(found, zone).map((at) => zoneName(b, at)),
                  contact: hasEnemy(b, zone, b.units[i]!.side),
                  stays: mayOccupy(b, i, zone),
                },
              ]
            : [],
        ),
      };
    },
  ),
  sight: query(
    'Whether a unit sees another or a zone, by which line, and what that line meets',
    z.strictObject({ unit, target: z.optional(unit), zone: z.optional(idSchema) }),
    (b, { unit: name, target, zone }) => {
      const from = unitNamed(b, name);
      if (from < 0 || b.units[from]!.zone === null) return NO_UNIT;
      const to = target === undefined ? -1 : unitNamed(b, target);
      const at = zone === undefined ? (b.units[to]?.zone ?? -1) : zoneNamed(b, zone);
      if (at < 0) return zone === undefined ? NO_UNIT : NO_ZONE;
      const found = to >= 0 ? sightOf(b, from, to) : sightOfZone(b, from, at);
      const { map } = tablesOf(b);
      return {
        seen: found !== null,
        obscured: found !== null && (found.seen & OBSCURED) !== 0,
        linearCover: found !== null && (found.seen & LINEAR_COVER) !== 0,
        inArc: isInArc(b, from, at),
        zone: found === null ? null : map.ids[found.zone]!,
        ray: found?.sight?.ray ?? null,
        passed: found?.sight?.passed.map((one) => map.ids[one]!) ?? [],
        met: metBetween(b, from, at, to < 0 ? null : to),
      };
    },
  ),
  visible: query('The zones that a unit sees, and how well', z.strictObject({ unit }), (b, { unit: name }) => {
    const i = unitNamed(b, name);
    return i < 0 || b.units[i]!.zone === null ? NO_UNIT : zonesSeen(b, i);
  }),
  threat: query(
    'The enemies that could shoot at each zone as they stand: in sight, in arc and in range',
    z.strictObject({}),
    (b, _, { seat }) => {
      const own = seat ?? b.active;
      const tables = tablesOf(b);
      const by = new Map<string, string[]>();
      for (const [i, u] of b.units.entries()) {
        if (u.side === own || u.zone === null || u.condition !== 'ok' || u.marker !== null) continue;
        const { range, ra } = kindOf(b, i).type;
        if (range === null || ra === null) continue;
        for (const { zone, away, inArc } of zonesSeen(b, i))
          if (inArc && away <= tables.zonesIn[range]) by.set(zone, [...(by.get(zone) ?? []), nameOf(b, i)]);
      }
      return [...by].map(([zone, units]) => ({ zone, units }));
    },
  ),
  arc: query('The zones in the arc of a unit', z.strictObject({ unit }), (b, { unit: name }) => {
    const i = unitNamed(b, name);
    if (i < 0 || b.units[i]!.zone === null) return NO_UNIT;
    return tablesOf(b).map.ids.filter((_, zone) => isInArc(b, i, zone));
  }),
  hand: query(
    'The cards of the own hand: for which units each could be played now, or why not',
    z.strictObject({}),
    (b, _, view) => {
      const { seat } = view;
      if (seat === null) return [];
      const seen = survey(
        b,
        seat,
        b.players[seat].hand.map((card) => cardOf(b, card).action),
      );
      return b.players[seat].hand.map((card) => {
        const { id, title, action, situation, cr, nv } = cardOf(b, card);
        const uses = b.units.flatMap((u, i) => {
          if (u.side !== seat) return [];
          const refusal =
            refuseAction(b, seat, id, 'action', nameOf(b, i), {}) && ordersFor(seen, i, action).length === 0
              ? (refuseUnit(b, i, action, false) ?? refuseDeed(b, i, action, {}))
              : null;
          return [
            { unit: nameOf(b, i), refusal: u.acted ? refuseAction(b, seat, id, 'action', nameOf(b, i), {}) : refusal },
          ];
        });
        return { id, title, action, situation, cr, nv, uses };
      });
    },
  ),
  reactions: query(
    'A window: what the attack in it would come to as it stands, and for each card of the own hand why it may not be played as its Situation, or what its blow would come to',
    z.strictObject({ about: SHAPES.Situation.about }),
    (b, { about }, { seat }) => {
      const o = openingOf(b, about as About);
      const lawAt = (by: Seat, shift: number, victim: number) => {
        const pool = poolShown(b, by, seat);
        return pool && victimLaw(b, resultLaw(b, pool, shift), victim, null, false);
      };
      const attack = o.attack && {
        column: columnOf(o.attack.shift),
        law: lawAt(o.attack.by, o.attack.shift, o.unit!),
      };
      const cards = (seat === null ? [] : b.players[seat].hand).map((card) => ({
        card: cardOf(b, card).id,
        refusal: refuseCard(b, seat!, o, card),
        blows: blowsBy(b, seat!, o, card).map(({ unit: by, victim, shift }) => ({
          unit: nameOf(b, by),
          column: columnOf(shift),
          law: lawAt(seat!, shift, victim),
        })),
      }));
      return { attack, cards };
    },
  ),
  pool: query(
    "What is left in the own pile, and what has not been seen of the other side's cards",
    z.strictObject({}),
    (b, _, view) => {
      const of = (seat: Seat) => {
        const { deck, hand } = b.players[seat];
        return composition(b, view.seat === seat ? deck : [...deck, ...hand].sort((x, y) => x - y));
      };
      return { A: of('A'), B: of('B') };
    },
  ),
  holds: query(
    'How likely the other side holds each Situation',
    z.strictObject({}),
    (b, _, view): Readonly<Record<SituationId, number>> | null => {
      if (view.seat === null || b.match.config.oddsMode === 'off') return null;
      const other = otherSeat(view.seat);
      return Object.fromEntries(SITUATION_IDS.map((id) => [id, holdsChance(b, other, id)])) as Record<
        SituationId,
        number
      >;
    },
  ),
  why: query(
    'Why an Action could not be carried out by a unit as ordered; null where it could',
    z.strictObject({ unit, action: z.enum(ACTION_IDS), orders: ordersSchema }),
    (b, { unit: name, action, orders }) => {
      const i = unitNamed(b, name);
      if (i < 0) return NO_UNIT;
      return { refusal: b.units[i]!.acted ? HAS_ACTED : refuseDeed(b, i, action, orders) };
    },
  ),
  summary: query(
    'The scenario sheet: forces, ground, special rules, how it ends (TA-MAP-SET-01)',
    z.strictObject({}),
    (b) => {
      const { scenario } = b.match;
      const tables = tablesOf(b);
      return {
        name: scenario.name,
        summary: scenario.summary,
        background: scenario.background,
        sides: scenario.sides,
        maxRounds: scenario.maxRounds,
        distances: tables.zonesIn,
        terrain: scenario.map.key,
        objectives: scenario.objectives.map(({ label, zones }) => ({
          label,
          zones: zonesNamed(tables, zones).map((zone) => ({ zone: zoneName(b, zone), control: controller(b, zone) })),
        })),
        special: scenario.special.map(({ id, text }) => ({ id, text })),
        victory: scenario.victory,
        forces: Object.fromEntries(
          SEATS.map((side) => [
            side,
            tables.kinds.flatMap(({ id, name, home, type, supplements }) =>
              home === side
                ? [{ id, name, type: type.name, pts: type.pts, supplements: supplements.map((one) => one.name) }]
                : [],
            ),
          ]),
        ),
      };
    },
  ),
};
