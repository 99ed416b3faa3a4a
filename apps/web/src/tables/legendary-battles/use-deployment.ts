import type { Decision, Placement, View } from '@sandtable/legendary-battles';
import { useState } from 'react';
import type { Answer } from '../../frame/presenter.js';
import type { Moment } from '../../frame/sitting.js';
import { useDropped } from '../../kit/head.js';
import { layoutOf, zoneNumber } from './map.js';
import type { TableSay } from './texts.js';

/** Placing units before the game: a proposal of the referee, changed unit by unit. */
export function useDeployment(moment: Moment, t: TableSay) {
  const proposals = (moment.options as readonly Decision[]).filter((answer) => answer.type === 'Deploy');
  const [nth, setNth] = useState(0);
  const [changed, setChanged] = useState<readonly Placement[] | null>(null);
  useDropped(moment, () => setChanged(null));
  const asked = moment.question?.kind === 'Deploy';
  const draft: readonly Placement[] = asked
    ? (changed ?? proposals[nth % Math.max(1, proposals.length)]?.placements ?? [])
    : [];
  const view = moment.view as View;
  const shown: View =
    draft.length === 0
      ? view
      : {
          ...view,
          units: view.units.map((unit) => {
            const placed = draft.find((one) => one.unit === unit.unit);
            return placed ? { ...unit, zone: placed.zone, facing: placed.facing } : unit;
          }),
        };
  const change = (unit: string, to: Partial<Placement>) =>
    setChanged(draft.map((one) => (one.unit === unit ? { ...one, ...to } : one)));
  const answers: readonly Answer[] = asked
    ? [
        { label: t('deploy'), answer: { type: 'Deploy', placements: draft }, tone: 'main' },
        ...(proposals.length > 1
          ? [
              {
                label: t('another'),
                answer: null,
                act: () => {
                  setChanged(null);
                  setNth(nth + 1);
                },
              },
            ]
          : []),
      ]
    : [];
  return {
    view: shown,
    answers,
    holds: (unit: string) => draft.some((one) => one.unit === unit),
    /** Two that change places. */
    move: (unit: string, zone: string) => {
      const here = draft.find((one) => one.unit === unit)!;
      const other = draft.find((one) => one.zone === zone && one.unit !== unit);
      setChanged(
        draft.map((one) => (one === here ? { ...one, zone } : one === other ? { ...one, zone: here.zone } : one)),
      );
    },
    turn: (unit: string, by: 1 | -1) => {
      const layout = layoutOf(view.match);
      const here = draft.find((one) => one.unit === unit);
      if (!here) return;
      const sides = layout.tables.map.polygons[zoneNumber(layout, here.zone)]!.length;
      change(unit, { facing: (here.facing + by + sides) % sides });
    },
  };
}
