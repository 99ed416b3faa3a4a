import type { DecisionOf, Place, Placement } from '@sandtable/quantum-legions';

// A deployment that is still being thought over: where each unit would stand.

export type Draft = ReadonlyMap<string, Place>;

export function startDraft({ placements }: DecisionOf<'Deploy'>): Draft {
  return new Map(placements.map(({ unit, hex }) => [unit, hex]));
}

/** Puts a unit elsewhere; who stood there takes its place. */
export function moveDraft(draft: Draft, unit: string, to: Place): Draft {
  const from = draft.get(unit);
  const next = new Map(draft);
  for (const [other, hex] of draft) if (hex === to && from !== undefined) next.set(other, from);
  next.set(unit, to);
  return next;
}

export const placementsOf = (draft: Draft): Placement[] => [...draft].map(([unit, hex]) => ({ unit, hex }));
