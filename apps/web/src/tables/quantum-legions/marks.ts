import type { UnitView, View } from '@sandtable/quantum-legions';
import { nameOf } from './ask.js';
import { type Mark, type Marks, unitLabel } from './board.js';
import type { Draft } from './draft.js';
import type { Known } from './known.js';
import type { Spots } from './spots.js';
import type { TableSay } from './texts.js';
import { called, inchesOf, percent, placeKey, placeName, profileOf, unitOf } from './units.js';

interface Asked {
  readonly view: View;
  readonly kind: string | null;
  readonly spots: Spots;
  readonly known: Known;
  readonly draft: Draft;
  readonly selected: string | null;
  readonly t: TableSay;
}

/** What can be chosen on the board, with what is shown on it and said of it. */
export function marksOf(asked: Asked): Marks {
  return { hexes: hexMarks(asked), units: unitMarks(asked), points: pointMarks(asked) };
}

function hexMarks({ view, kind, spots, known, selected, t }: Asked): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const ground = (hex: string): string => t(view.board?.terrain[hex] ?? 'open');
  if (kind === 'Deploy' && selected)
    for (const hex of known.room.find(({ unit }) => unit === selected)?.hexes ?? [])
      marks.set(hex, { look: 'deploy', label: `${hex}, ${ground(hex)}` });
  for (const hex of spots.hexes.keys()) {
    const cost = known.costs.get(hex);
    const price = cost === undefined ? '' : `, ${t('cost', { cost })}`;
    marks.set(hex, {
      look: 'reach',
      label: `${t('moveTo', { hex })}, ${ground(hex)}${price}`,
      ...(cost !== undefined && { note: String(cost) }),
    });
  }
  return marks;
}

function unitMarks({ view, kind, spots, known, draft, t }: Asked): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const strength = (unit: UnitView): string => t('elements', { n: unit.elements, of: profileOf(view, unit).size });
  const whole = (id: string): string => unitLabel(view, unitOf(view, id), t);
  for (const [id, choices] of spots.units) {
    const odds = known.attacks.get(id)?.odds;
    const label = choices.length === 1 ? `${nameOf(choices[0]!, view, t, kind ?? undefined)}. ${whole(id)}` : whole(id);
    const chance = odds && percent(odds.destroyed);
    const average =
      odds && t('oddsExpected', { lost: odds.expectedLost.toFixed(2), markers: odds.expectedMarkers.toFixed(2) });
    marks.set(id, {
      look: kind === 'Attack' ? 'target' : 'ready',
      label: odds ? `${label}, ${t('destroys', { chance: chance! })}, ${average}` : label,
      ...(chance !== undefined && { note: chance }),
    });
  }
  if (kind === 'Deploy')
    for (const [id, place] of draft)
      marks.set(id, {
        look: 'ready',
        label: `${called(view, id)}, ${placeName(place)}, ${strength(unitOf(view, id))}`,
      });
  return marks;
}

function pointMarks({ spots, known, t }: Asked): Marks['points'] {
  return spots.points.flatMap(({ path }) => {
    const end = path.at(-1);
    if (end === undefined || typeof end === 'string') return [];
    const cost = known.costs.get(placeKey(end));
    const price = cost === undefined ? '' : `, ${t('cost', { cost: inchesOf(cost) })}`;
    return [{ look: 'reach' as const, point: end, label: `${t('moveTo', { hex: placeName(end) })}${price}` }];
  });
}

/** The units as they would stand: a deployment under way is shown as drafted. */
export function unitsShown(view: View, draft: Draft | null): readonly UnitView[] {
  return draft ? view.units.map((unit) => ({ ...unit, hex: draft.get(unit.id) ?? unit.hex })) : view.units;
}
