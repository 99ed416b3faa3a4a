import {
  type Battle,
  type Decision,
  type QuestionKindId,
  type Side,
  sideOfSeat,
  type View,
} from '@sandtable/fictioneers-legacy';
import { useMemo } from 'react';
import type { Moment, Sitting } from '../../../frame/sitting.js';
import { type Figure, figuresOf } from '../figures.js';
import { type Sheet, sheetOf } from '../sheet.js';
import type { TableSay } from '../texts.js';

/** How things stand at this screen: what lies on the table, what is asked, and who could answer it. */
export interface Situation {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly t: TableSay;
  readonly view: View;
  readonly battle: Battle;
  /** The side through whose eyes the table is seen. */
  readonly side: Side;
  readonly sheet: Sheet;
  readonly figures: readonly Figure[];
  figureOf(id: string | null): Figure | undefined;
  readonly kind: QuestionKindId | null;
  readonly options: readonly Decision[];
  /** Whose activation is open. */
  readonly acting: string | null;
  /** Who could begin to act. */
  readonly ready: ReadonlySet<string>;
  /** Who could go on overwatch. */
  readonly watchable: ReadonlySet<string>;
  /** Whether figures move and fire now. */
  readonly mayAct: boolean;
}

export function useSituation(sitting: Sitting, moment: Moment, view: View, t: TableSay): Situation {
  const { battle, seat } = view;
  const options = moment.options as readonly Decision[];
  const kind = (moment.question?.kind ?? null) as QuestionKindId | null;
  const sheet = useMemo(() => sheetOf(battle.match.scenario), [battle.match.scenario]);
  const figures = figuresOf(view);
  return {
    sitting,
    moment,
    t,
    view,
    battle,
    side: seat === null ? 'A' : sideOfSeat(seat),
    sheet,
    figures,
    figureOf: (id) => figures.find((one) => one.id === id),
    kind,
    options,
    acting: battle.open === null ? null : battle.muster.cast[battle.open]!.id,
    ready: new Set(options.flatMap((one) => (one.type === 'Activate' ? [one.model] : []))),
    watchable: new Set(
      options.flatMap((one) =>
        (one.type === 'DeclareOverwatch' || one.type === 'PreGameOverwatch') && one.models.length === 1
          ? one.models
          : [],
      ),
    ),
    mayAct: kind === 'MoveFirePhase' || kind === 'Activation',
  };
}
