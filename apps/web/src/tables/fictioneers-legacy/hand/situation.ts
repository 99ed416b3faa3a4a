import {
  type Battle,
  type Decision,
  type QuestionKindId,
  type Side,
  sideOfSeat,
  type View,
} from '@sandtable/fictioneers-legacy';
import { useMemo } from 'react';
import type { Head } from '../../../kit/head.js';
import { type Sheet, sheetOf } from '../../../kit/inches/sheet.js';
import { type Figure, figuresOf } from '../figures.js';
import type { OverlayId } from '../legend.js';
import type { TableSay } from '../texts.js';

/** How things stand at this screen: what lies on the table, what is asked, and who could answer it. */
export interface Situation extends Head<Decision, QuestionKindId, OverlayId> {
  readonly t: TableSay;
  readonly view: View;
  readonly battle: Battle;
  /** The side through whose eyes the table is seen. */
  readonly side: Side;
  readonly sheet: Sheet;
  readonly figures: readonly Figure[];
  figureOf(id: string | null): Figure | undefined;
  /** Whose activation is open. */
  readonly acting: string | null;
  /** Who could begin to act. */
  readonly ready: ReadonlySet<string>;
  /** Who could go on overwatch. */
  readonly watchable: ReadonlySet<string>;
  /** Whether figures move and fire now. */
  readonly mayAct: boolean;
}

export function useSituation(head: Head<Decision, QuestionKindId, OverlayId>, view: View, t: TableSay): Situation {
  const { battle, seat } = view;
  const { kind, options } = head;
  const sheet = useMemo(() => sheetOf(battle.match.scenario), [battle.match.scenario]);
  const figures = figuresOf(view);
  return {
    ...head,
    t,
    view,
    battle,
    side: seat === null ? 'A' : sideOfSeat(seat),
    sheet,
    figures,
    figureOf: (id) => figures.find((one) => one.id === id),
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
