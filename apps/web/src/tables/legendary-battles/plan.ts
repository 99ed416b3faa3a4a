import {
  ACTION,
  type ActionId,
  type Card,
  DECKS,
  type Decision,
  type Orders,
  type SituationId,
  type View,
} from '@sandtable/legendary-battles';
import type { Moment } from '../../frame/sitting.js';
import { layoutOf, zoneNumber } from './map.js';

// What somebody is about to answer: a card, a unit, and spots of the board chosen one after the other. Each choice narrows the
// referee's options; nothing here works out what is legal.

/** A spot of the board: a zone or a unit. */
export type Spot = `z:${string}` | `u:${string}`;
export const zoneSpot = (zone: string): Spot => `z:${zone}`;
export const unitSpot = (unit: string): Spot => `u:${unit}`;
export const nameIn = (spot: Spot): string => spot.slice(2);
export const isUnitSpot = (spot: Spot): boolean => spot.startsWith('u:');

export interface Plan {
  readonly card: string | null;
  /** The card as a Basic Order. */
  readonly basic: boolean;
  readonly unit: string | null;
  readonly picks: readonly Spot[];
  /** Which of several ways to do the same. */
  readonly variant: string | null;
  /** Another facing than the one proposed. */
  readonly facing: number | null;
  /** Cards to be discarded; null where none are being chosen. */
  readonly discards: readonly string[] | null;
}

export const NO_PLAN: Plan = {
  card: null,
  basic: false,
  unit: null,
  picks: [],
  variant: null,
  facing: null,
  discards: null,
};

/** An option with the spots that lead to it. */
export interface Candidate {
  readonly answer: Decision;
  readonly spots: readonly Spot[];
  /** Tells answers with the same spots apart; facings aside. */
  readonly variant: string;
}

export const cardNamed = (id: string): Card | undefined =>
  (id.startsWith('C') ? DECKS.combat : DECKS.fantasy).find((card) => card.id === id);

export const ordersIn = (answer: Decision): Orders | null =>
  answer.type === 'PlayAction' || answer.type === 'GiveOrders' ? answer.orders : null;

/** The Action of an answer: of a card played, of a relay by its question. */
export function actionIn(answer: Decision, relayed: ActionId | null = null): ActionId | null {
  if (answer.type === 'PlayAction') return answer.use === 'basic' ? 'BAS' : (cardNamed(answer.card)?.action ?? null);
  return answer.type === 'GiveOrders' ? relayed : null;
}

function spotsOfOrders(orders: Orders, action: ActionId, view: View, unit: string): Spot[] {
  const { path, target, targets, dest, land, zone, approach, entry, aid, awayFrom, side } = orders;
  const spots: Spot[] = [];
  const contact = ACTION[action].kind === 'assault' && target !== undefined;
  const end = path?.at(-1);
  if (end !== undefined && !contact && aid === undefined) spots.push(zoneSpot(end));
  for (const one of [dest, land, zone, approach, entry]) if (one !== undefined) spots.push(zoneSpot(one));
  for (const one of [target, aid, awayFrom, ...(targets ?? [])]) if (one !== undefined) spots.push(unitSpot(one));
  if (side !== undefined) {
    const layout = layoutOf(view.match);
    const from = view.units.find(({ id }) => id === unit)?.zone;
    const beyond = from ? layout.tables.map.beyond[zoneNumber(layout, from)]![side]! : -1;
    if (beyond >= 0) spots.push(zoneSpot(layout.tables.map.ids[beyond]!));
  }
  return [...new Set(spots)];
}

const variantOfOrders = ({ mode, order, spell, wing, exit, spotter, side }: Orders): string =>
  [mode, order, spell, wing && 'wing', exit && 'exit', spotter && `by ${spotter}`, side !== undefined && 'breach']
    .filter(Boolean)
    .join(' ');

const sameTitle = (a: string, b: string): boolean => cardNamed(a)?.title === cardNamed(b)?.title;

/** What the question in a moment can be answered with, as far as the plan has come: card and unit. */
export function candidatesOf(moment: Pick<Moment, 'options' | 'question' | 'view'>, plan: Plan): readonly Candidate[] {
  const view = moment.view as View;
  const options = moment.options as readonly Decision[];
  const { card, basic, unit } = plan;
  switch (moment.question?.kind) {
    case 'Turn':
      if (card === null || unit === null) return [];
      return options.flatMap((answer) => {
        if (answer.type !== 'PlayAction' || answer.unit !== unit) return [];
        if (basic ? answer.use !== 'basic' : answer.use !== 'action' || !sameTitle(answer.card, card)) return [];
        const action = actionIn(answer)!;
        const spots = spotsOfOrders(answer.orders, action, view, unit);
        return [{ answer: { ...answer, card }, spots, variant: variantOfOrders(answer.orders) }];
      });
    case 'Relay': {
      const { action } = moment.question.data as { readonly action: ActionId };
      return options.flatMap((answer) => {
        if (answer.type !== 'GiveOrders' || (unit !== null && answer.unit !== unit)) return [];
        const spots = spotsOfOrders(answer.orders, action, view, answer.unit);
        return [
          { answer, spots: unit === null ? [unitSpot(answer.unit)] : spots, variant: variantOfOrders(answer.orders) },
        ];
      });
    }
    case 'Situation':
      return options.flatMap((answer) => {
        if (answer.type === 'UsePower' || answer.type !== 'PlaySituation') return [];
        if (card === null || !sameTitle(answer.card, card)) return [];
        const { zone, recipients = [] } = answer;
        const spots: Spot[] = [
          ...(answer.unit === undefined ? [] : [unitSpot(answer.unit)]),
          ...(zone === undefined ? [] : [zoneSpot(zone)]),
          ...recipients.map(unitSpot),
        ];
        // a command unit may be among those it passes the order on to
        return [{ answer: { ...answer, card }, spots: [...new Set(spots)], variant: recipients.join(' ') }];
      });
    case 'Reserve':
      return options.flatMap((answer) =>
        answer.type === 'PlaceReserve' ? [{ answer, spots: [zoneSpot(answer.zone)], variant: '' }] : [],
      );
    case 'Smoke':
      return options.flatMap((answer) =>
        answer.type === 'PlaceSmoke' ? [{ answer, spots: answer.zones.map(zoneSpot), variant: '' }] : [],
      );
    case 'Route':
    case 'Retreat':
    case 'Line':
    case 'Reference':
    case 'Stayer':
      return options.flatMap((answer): Candidate[] => {
        if (answer.type === 'ChooseZone') return [{ answer, spots: [zoneSpot(answer.zone)], variant: '' }];
        return answer.type === 'ChooseUnit' ? [{ answer, spots: [unitSpot(answer.unit)], variant: '' }] : [];
      });
    default:
      return [];
  }
}

/** How far a plan has come. */
export interface Standing {
  /** Options that every pick leads to. */
  readonly matching: readonly Candidate[];
  /** Spots that can be picked next. */
  readonly next: ReadonlySet<Spot>;
  /** Ways to do just what has been picked; the chosen one first. */
  readonly complete: readonly Candidate[];
}

export function standingOf(candidates: readonly Candidate[], plan: Plan): Standing {
  const { picks } = plan;
  const matching = candidates.filter(({ spots }) => picks.every((pick) => spots.includes(pick)));
  const next = new Set(matching.flatMap(({ spots }) => spots).filter((spot) => !picks.includes(spot)));
  const exact = matching.filter(({ spots }) => spots.length === picks.length);
  const first = [...new Map(exact.toReversed().map((one) => [one.variant, one])).values()].reverse();
  const chosen = first.find(({ variant }) => variant === plan.variant);
  const complete = chosen ? [chosen, ...first.filter((one) => one !== chosen)] : first;
  return { matching, next, complete };
}

/** The answer of a plan that is complete, with the facing that was turned to. */
export function answerOf({ complete }: Standing, { facing }: Plan): Decision | null {
  const answer = complete[0]?.answer;
  if (!answer) return null;
  if (facing === null) return answer;
  if (answer.type === 'PlaceReserve') return { ...answer, facing };
  const orders = ordersIn(answer);
  return orders ? ({ ...answer, orders: { ...orders, facing } } as Decision) : answer;
}

/** Takes a pick in; what was picked of the same sort and leads nowhere with it is dropped. */
export function picked(candidates: readonly Candidate[], plan: Plan, spot: Spot): Plan {
  const leads = (picks: readonly Spot[]): boolean =>
    candidates.some(({ spots }) => picks.every((pick) => spots.includes(pick)));
  const kept = [...plan.picks.filter((pick) => pick !== spot), spot];
  const picks = leads(kept) ? kept : leads([spot]) ? [spot] : plan.picks;
  return straightOn(candidates, { ...plan, picks, facing: null, variant: null });
}

/** Where only one way is left to go on, nobody is asked for it. */
export function straightOn(candidates: readonly Candidate[], plan: Plan): Plan {
  const { next, complete } = standingOf(candidates, plan);
  const [only, ...others] = [...next];
  if (complete.length > 0 || only === undefined || others.length > 0) return plan;
  return straightOn(candidates, { ...plan, picks: [...plan.picks, only] });
}

/** Cards with which a unit could do something now, those of the own hand as options tell them. */
export function cardsFor(options: readonly Decision[], hand: readonly string[], unit: string): readonly string[] {
  const able = options.filter(
    (answer) => answer.type === 'PlayAction' && answer.use === 'action' && answer.unit === unit,
  );
  return hand.filter((card) => able.some((answer) => answer.type === 'PlayAction' && sameTitle(answer.card, card)));
}

/** Units to which a card could be played now. */
export function unitsFor(options: readonly Decision[], card: string, basic: boolean): ReadonlySet<string> {
  return new Set(
    options.flatMap((answer) => {
      if (answer.type === 'PlayAction') {
        const fits = basic ? answer.use === 'basic' : answer.use === 'action' && sameTitle(answer.card, card);
        return fits ? [answer.unit] : [];
      }
      if (answer.type === 'PlaySituation' && sameTitle(answer.card, card))
        return [answer.unit, ...(answer.recipients ?? [])].filter((unit) => unit !== undefined);
      return [];
    }),
  );
}

/** The Situations that can be played now, by the cards of the hand. */
export function situationCards(options: readonly Decision[], hand: readonly string[]): readonly string[] {
  return hand.filter((card) =>
    options.some((answer) => answer.type === 'PlaySituation' && sameTitle(answer.card, card)),
  );
}

/** The Situation of a card. */
export const situationOf = (card: string): SituationId | null => cardNamed(card)?.situation ?? null;
