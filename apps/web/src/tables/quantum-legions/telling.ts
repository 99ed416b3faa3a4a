import type { AttackPreview, Decision, Place, Seat, ThrowKind, View } from '@sandtable/quantum-legions';
import type { Names, Telling } from '../../frame/presenter.js';
import type { Sitting } from '../../frame/sitting.js';
import { nameOf } from './ask.js';
import type { TableSay } from './texts.js';
import { called, forceName, percent } from './units.js';

// What this table tells of answers that somebody advises, and what it calls things.

/** Where an answer would be done: units and places, for the board to ring. */
export interface Ringed {
  readonly units: readonly string[];
  readonly places: readonly Place[];
}

export const NOTHING_RINGED: Ringed = { units: [], places: [] };

export function ringed(answer: Decision | null, view: View): Ringed {
  if (answer === null) return NOTHING_RINGED;
  const acting = view.activation ? [view.activation.unit] : [];
  switch (answer.type) {
    case 'Deploy':
      return { units: [], places: answer.placements.map(({ hex }) => hex) };
    case 'MoveUnit':
      return answer.path.length === 0
        ? { units: acting, places: [] }
        : { units: acting, places: answer.path.slice(-1) };
    case 'Attack':
      return { units: answer.target === null ? acting : [...acting, answer.target], places: [] };
    default:
      return 'unit' in answer && typeof answer.unit === 'string'
        ? { units: [answer.unit], places: [] }
        : NOTHING_RINGED;
  }
}

/** Units and hexes by their names. */
export function pointedAt(names: readonly string[], view: View): Ringed {
  const units = names.filter((name) => view.units.some(({ id }) => id === name));
  return { units, places: names.filter((name) => !units.includes(name)) };
}

export function tellingOf(
  view: View,
  kind: string,
  sitting: Sitting,
  show: (answer: Decision | null) => void,
  t: TableSay,
): Telling {
  return {
    name: (answer) => nameOf(answer as Decision, view, t, kind),
    show: (answer) => show(answer as Decision | null),
    odds: async (answer) => {
      const { type, target } = answer as { type: string; target?: string | null };
      const { activation } = view;
      if (type !== 'Attack' || !target || !activation) return null;
      const { unit, order, moved } = activation;
      const attack = await sitting.query<AttackPreview>('odds', { unit, target, order, moved });
      return attack && t('oddsInWords', oddsWords(attack, called(view, target)));
    },
  };
}

const oddsWords = ({ shot, odds }: AttackPreview, target: string) => ({
  target,
  dice: shot.dice,
  hitOn: shot.hitOn,
  lost: odds.expectedLost.toFixed(2),
  destroyed: percent(odds.destroyed),
  suppressed: percent(odds.suppressed),
  nothing: percent(odds.joint[0]![0]!),
});

/** Two sides of the same force go by their seats. */
export const sideName = (view: View, seat: Seat): string =>
  forceName(view, 'A') === forceName(view, 'B') ? '' : forceName(view, seat);

export const namesFor = (view: View, t: TableSay): Names => ({
  seat: (seat) => {
    const force = forceName(view, seat as Seat);
    return seat === view.seat ? t('youAs', { side: force }) : force || seat;
  },
  throwKind: (kind) => t(`counted_${kind as ThrowKind}`),
});
