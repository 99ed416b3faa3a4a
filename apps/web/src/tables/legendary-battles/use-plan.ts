import { ACTION, type ActionId, type Decision, type Orders, type View } from '@sandtable/legendary-battles';
import { useState } from 'react';
import type { Moment, Sitting } from '../../frame/sitting.js';
import { type Head, useDropped } from '../../kit/head.js';
import { useAnswer, useAnswers } from '../../kit/use-answer.js';
import type { Ghost } from './board.js';
import { layoutOf, stepsBetween, zoneNumber } from './map.js';
import {
  actionIn,
  answerOf,
  candidatesOf,
  cardNamed,
  NO_PLAN,
  nameIn,
  ordersIn,
  type Plan,
  picked,
  type Spot,
  standingOf,
  straightOn,
  unitSpot,
  unitsFor,
} from './plan.js';

// What somebody is about to do, from choosing a card to the answer: choices narrow the referee's options, and what is not among them
// is put to the referee, who says why not.

export function usePlan(sitting: Sitting, moment: Moment, head: Head<Decision>) {
  const [given, setPlan] = useState<Plan>(NO_PLAN);
  useDropped(moment, () => setPlan(NO_PLAN));
  const view = moment.view as View;
  const { kind, options } = head;
  const relayed = kind === 'Relay' ? (moment.question!.data as { readonly action: ActionId }).action : null;
  const waiting = kind === 'Relay' ? (moment.question!.data as { readonly waiting: readonly string[] }).waiting : [];
  // one who waits alone need not be chosen
  const plan: Plan =
    kind === 'Relay' && given.unit === null && waiting.length === 1 ? { ...given, unit: waiting[0]! } : given;
  const candidates = candidatesOf(moment, plan);
  const standing = standingOf(candidates, plan);
  const action = plan.basic ? 'BAS' : (relayed ?? (plan.card === null ? null : (cardNamed(plan.card)?.action ?? null)));
  const chosen = standing.complete[0];
  const faced = useFacings(sitting, moment, chosen?.answer ?? null, relayed);
  const ready = kind === 'Facing' ? turned(plan, moment) : answerOf(standing, plan);

  const begin = (next: Plan) => setPlan(straightOn(candidatesOf(moment, next), next));
  const clean = { picks: [], facing: null, variant: null, discards: null } as const;
  const whyNot = (unit: string, orders: Orders) => void head.whyNot({ unit, action: action ?? 'BAS', orders });

  return {
    plan,
    candidates,
    standing,
    action,
    ready,
    ghost: ghostOf(),
    drop: () => setPlan(NO_PLAN),
    commit: () => ready && head.answer(ready),
    pick: (spot: Spot) => setPlan(picked(candidates, plan, spot)),
    setVariant: (variant: string) => setPlan({ ...plan, variant, facing: null }),
    turn: (facing: number) => setPlan({ ...plan, facing }),
    /** To the next facing that is legal, one way or the other. */
    turnBy: (by: 1 | -1) => {
      const ghost = ghostOf();
      if (!ghost || ghost.facings.length < 2) return false;
      const at = ghost.facings.indexOf(ghost.facing);
      setPlan({ ...plan, facing: ghost.facings[(at + by + ghost.facings.length) % ghost.facings.length]! });
      return true;
    },
    setBasic: (basic: boolean) => {
      const unit = plan.unit !== null && unitsFor(options, plan.card!, basic).has(plan.unit) ? plan.unit : null;
      begin({ ...plan, ...clean, basic, unit });
    },
    takeCard: (card: string | null) => {
      if (card === null || (card === plan.card && plan.discards === null))
        return setPlan({ ...NO_PLAN, unit: plan.unit });
      const fits = plan.unit !== null && unitsFor(options, card, false).has(plan.unit);
      begin({ ...plan, ...clean, card, basic: false, unit: kind === 'Turn' && fits ? plan.unit : null });
    },
    /** A card for a unit at once, as when it is dragged there. */
    takeBoth: (card: string, unit: string) => {
      if (kind === 'Turn') {
        const fits = unitsFor(options, card, false).has(unit);
        if (fits) begin({ ...NO_PLAN, card, unit });
        else {
          setPlan({ ...NO_PLAN, card });
          void head.whyNot({ unit, action: cardNamed(card)?.action ?? 'BAS', orders: {} });
        }
        return;
      }
      const next = { ...NO_PLAN, card };
      setPlan(picked(candidatesOf(moment, next), next, unitSpot(unit)));
    },
    takeUnit: (unit: string | null) => begin({ ...plan, ...clean, unit }),
    setDiscards: (discards: readonly string[] | null) => setPlan({ ...NO_PLAN, discards }),
    /** Has the referee say why a unit cannot be aimed at, or a zone not be gone to. */
    askWhy: (spot: Spot) => {
      const { unit } = plan;
      if (unit === null || action === null) return false;
      const from = view.units.find(({ id }) => id === unit)?.zone ?? null;
      const name = nameIn(spot);
      const { kind: does } = ACTION[action];
      if (spot.startsWith('u:')) {
        const at = view.units.find(({ id }) => id === name)?.zone;
        const path =
          does === 'assault' && from && at ? { path: stepsBetween(layoutOf(view.match), from, at) as string[] } : {};
        whyNot(unit, { ...path, ...(action === 'SUP' ? { targets: [name] } : { target: name }) });
      } else if (does === 'indirect') whyNot(unit, { zone: name });
      else if (from && ['move', 'fireMove', 'assault', 'basic'].includes(does))
        whyNot(unit, { path: stepsBetween(layoutOf(view.match), from, name) as string[] });
      else return false;
      return true;
    },
  };

  function ghostOf(): Ghost | null {
    const turn = (facing: number) => setPlan({ ...plan, facing });
    if (kind === 'Facing') {
      const { unit, facings } = moment.question!.data as { readonly unit: string; readonly facings: readonly number[] };
      const zone = view.units.find(({ id }) => id === unit)?.zone;
      return zone ? { unit, zone, path: [], facing: plan.facing ?? facings[0]!, facings, turn } : null;
    }
    const answer = chosen?.answer;
    if (!answer) return null;
    if (answer.type === 'PlaceReserve') {
      const facings = options.flatMap((one) =>
        one.type === 'PlaceReserve' && one.zone === answer.zone ? [one.facing] : [],
      );
      const { unit, zone } = answer;
      return { unit, zone, path: [zone], facing: plan.facing ?? answer.facing, facings, turn };
    }
    const orders = ordersIn(answer);
    if (!orders || !('unit' in answer) || typeof answer.unit !== 'string') return null;
    const stands = view.units.find(({ id }) => id === answer.unit);
    const end = orders.path?.at(-1) ?? orders.dest ?? orders.land;
    const zone = end ?? stands?.zone ?? null;
    if (!stands || zone === null) return null;
    const path = orders.path ?? (end ? [end] : []);
    const facing = plan.facing ?? orders.facing ?? stands.facing;
    const number = zoneNumber(layoutOf(view.match), zone);
    return number < 0 ? null : { unit: answer.unit, zone, path, facing, facings: faced, turn };
  }
}

function turned({ facing }: Plan, moment: Moment): Decision | null {
  const { facings } = moment.question!.data as { readonly facings: readonly number[] };
  return { type: 'ChooseFacing', facing: facing ?? facings[0]! };
}

const NO_FACINGS: readonly number[] = [];
/** Fights and shots turn only as they need to. */
const TURNS: ReadonlySet<string> = new Set(['move', 'basic', 'stance', 'recover', 'fireMove']);

/** The facings that an order may end with: the referee is asked about each. */
function useFacings(
  sitting: Sitting,
  moment: Moment,
  answer: Decision | null,
  relayed: ActionId | null,
): readonly number[] {
  const view = moment.view as View;
  const orders = answer && ordersIn(answer);
  const action = answer && actionIn(answer, relayed);
  const unit = answer && 'unit' in answer && typeof answer.unit === 'string' ? answer.unit : null;
  const stands = view.units.find(({ id }) => id === unit);
  const zone = orders?.path?.at(-1) ?? orders?.dest ?? orders?.land ?? stands?.zone ?? null;
  const layout = layoutOf(view.match);
  const number = zone === null ? -1 : zoneNumber(layout, zone);
  const asks = orders && action && TURNS.has(ACTION[action].kind) && !orders.wing && !orders.exit && number >= 0;
  const all = asks ? layout.tables.map.polygons[number]!.map((_, facing) => facing) : NO_FACINGS;
  const told = useAnswers<{ readonly refusal: unknown }>(
    sitting,
    'why',
    all.map((facing) => ({ unit, action, orders: { ...orders, facing } })),
    moment.at,
  );
  return all.filter((_, i) => told[i]?.refusal === null);
}

/** What every enemy would suffer, were it attacked by the unit and the Action of a plan. */
export function useTargets<T>(sitting: Sitting, moment: Moment, plan: Plan, action: ActionId | null): readonly T[] {
  const kind = action && ACTION[action].kind;
  const aims =
    kind === 'fire' ||
    kind === 'fireMove' ||
    kind === 'assault' ||
    kind === 'melee' ||
    kind === 'airStrike' ||
    kind === 'swoop' ||
    kind === 'cast';
  const told = useAnswer<readonly T[]>(
    sitting,
    'targets',
    aims && plan.unit ? { unit: plan.unit, action } : null,
    moment.at,
  );
  return Array.isArray(told) ? told : [];
}
