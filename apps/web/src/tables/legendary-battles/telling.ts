import type { AttackPreview, Decision, View } from '@sandtable/legendary-battles';
import type { Telling } from '../../frame/presenter.js';
import type { Sitting } from '../../frame/sitting.js';
import { percent } from '../../text/percent.js';
import { type About, nameOf } from './ask.js';
import { actionIn, ordersIn, type Spot, unitSpot, zoneSpot } from './plan.js';
import { called, signed } from './words.js';

/** Units and zones that an answer is about, for the map to ring. */
export function ringedBy(answer: Decision | null): readonly Spot[] {
  if (!answer) return [];
  const orders = ordersIn(answer);
  const unit = 'unit' in answer && typeof answer.unit === 'string' ? [unitSpot(answer.unit)] : [];
  const units = (names: readonly (string | undefined)[]) =>
    names.flatMap((one) => (one === undefined ? [] : unitSpot(one)));
  const zones = (names: readonly (string | undefined)[]) =>
    names.flatMap((one) => (one === undefined ? [] : zoneSpot(one)));
  if (orders) {
    const { path, target, targets = [], dest, land, zone, aid } = orders;
    return [...unit, ...units([...targets, target, aid]), ...zones([path?.at(-1), dest, land, zone])];
  }
  switch (answer.type) {
    case 'PlaySituation':
      return [...unit, ...zones([answer.zone]), ...units(answer.recipients ?? [])];
    case 'ChooseZone':
      return zones([answer.zone]);
    case 'PlaceReserve':
      return [...unit, ...zones([answer.zone])];
    case 'PlaceSmoke':
      return zones(answer.zones);
    case 'Deploy':
      return zones(answer.placements.map(({ zone }) => zone));
    default:
      return unit;
  }
}

/** The card an answer plays. */
export const cardOf = (answer: Decision | null): string | null =>
  answer && 'card' in answer && typeof answer.card === 'string' ? answer.card : null;

export function tellingOf(sitting: Sitting, about: About, show: (answer: Decision | null) => void): Telling {
  return {
    name: (answer) => nameOf(answer as Decision, about),
    show: (answer) => show(answer as Decision | null),
    odds: async (answer) => {
      const decision = answer as Decision;
      const orders = ordersIn(decision);
      const target = orders?.target ?? orders?.targets?.[0];
      const action = actionIn(decision, about.relayed);
      if (!target || !action || !('unit' in decision)) return null;
      const attack = await sitting.query<AttackPreview>('attack', { attacker: decision.unit, target, action });
      return attack && oddsInWords(about.view, attack, target, about);
    },
  };
}

export function oddsInWords(
  view: View,
  { law, column, any }: AttackPreview,
  target: string,
  { t }: About,
): string | null {
  if (!law || column === null || any === null) return null;
  return t('oddsInWords', {
    target: called(view, target),
    column: signed(column),
    any: percent(any),
    shaken: percent(law.SH + law.FB + law.OA + law.EL),
    gone: percent(law.EL),
  });
}
