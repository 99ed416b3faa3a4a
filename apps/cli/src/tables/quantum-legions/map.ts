import {
  HEXES,
  JOINT_HEXES,
  libraryOfMatch,
  ROW_LETTERS,
  rotateRows,
  rowLength,
  type Section,
  sectionCounts,
  TERRAIN_LETTER,
  TERRAINS,
  type Terrain,
  type UnitView,
  type View,
} from '@sandtable/quantum-legions';
import { type Colour, paint } from '../../play/page.js';
import type { Page } from '../../play/text-table.js';
import { isOnBoard, placeName } from './places.js';
import { plural } from './words.js';

// The board as a picture of characters, and row by row in words.

/** A mark before the terrain, the terrain's letter, and the number of a unit. */
const CELL = 5;
const HALF = 3;
/** The widest row and the letter before it. */
export const MAP_WIDTH = 2 + 14 * CELL;

const COLOUR: Partial<Record<Terrain, Colour>> = {
  forest: 'green',
  hill: 'yellow',
  swamp: 'cyan',
  water: 'blue',
  ice: 'cyan',
};

interface Marks {
  readonly units: ReadonlyMap<string, UnitView>;
  readonly objectives: ReadonlySet<string>;
  readonly room: ReadonlySet<string>;
}

function marksOf(view: View, room: readonly string[]): Marks {
  const onHexes = view.units.filter((unit) => typeof unit.hex === 'string');
  return {
    units: new Map(onHexes.map((unit) => [unit.hex as string, unit])),
    objectives: new Set(view.match.scenario?.objectives.map(({ hex }) => hex) ?? []),
    room: new Set(room),
  };
}

/** The board with all there is to know about it, `room` marked as where one may deploy. Drawn where there is space for it and somebody wants to see it. */
export function mapOf(view: View, page: Page, room: readonly string[] = []): string {
  return `${boardOf(view, page, room)}${view.board === null ? '' : joint(view)}`;
}

/** The same without what never changes, for showing it turn after turn. */
export function boardOf(view: View, page: Page, room: readonly string[] = []): string {
  if (view.board === null) return 'The board is not laid yet.';
  if (view.match.config.miniatures === 'tabletop') return tabletopInWords(view);
  const marks = marksOf(view, room);
  const drawn = (page.map || !page.plain) && page.width >= MAP_WIDTH;
  return drawn ? picture(view, page, marks) : rowsInWords(view, marks);
}

function picture(view: View, page: Page, marks: Marks): string {
  const { terrain } = view.board!;
  const numbers = (count: number): string => Array.from({ length: count }, (_, i) => ` ${i + 1}`.padEnd(CELL)).join('');
  const half = paint(page, 'dim', '/');
  let at = 0;
  const rows = ROW_LETTERS.map((letter, i) => {
    const cells = HEXES.slice(at, (at += rowLength(i + 1))).map((hex) => cell(hex, terrain[hex]!, view, page, marks));
    const row = cells.join('');
    return `${letter} ${i % 2 === 0 ? row.trimEnd() : ` ${half} ${row}${half}`}`;
  });
  const head = `  ${numbers(14)}`.trimEnd();
  const foot = `  ${' '.repeat(HALF)}${numbers(13)}`.trimEnd();
  return [paint(page, 'dim', head), ...rows, paint(page, 'dim', foot), legend(view, marks)].join('\n');
}

function cell(hex: string, terrain: Terrain, view: View, page: Page, marks: Marks): string {
  const unit = marks.units.get(hex);
  const mark = marks.objectives.has(hex) ? '*' : marks.room.has(hex) ? '+' : ' ';
  const colour = COLOUR[terrain];
  const letter = TERRAIN_LETTER[terrain];
  const ground = colour ? paint(page, colour, letter) : letter;
  const id = (unit?.id ?? '').padEnd(CELL - 2);
  const side = unit && paint(page, unit.owner === (view.seat ?? 'A') ? 'bold' : 'red', id);
  return `${mark}${ground}${side ?? id}`;
}

function legend(view: View, { objectives, room }: Marks): string {
  const present = new Set(Object.values(view.board!.terrain));
  const letters = TERRAINS.filter((terrain) => present.has(terrain)).map((t) => `${TERRAIN_LETTER[t]} ${t}`);
  const more = [
    ...letters,
    ...(objectives.size > 0 ? ['* objective'] : []),
    ...(room.size > 0 ? ['+ you may deploy'] : []),
    '/ out of play',
  ];
  return `  ${more.join(', ')}.`;
}

/** QL-BRD-02, QL-BRD-07. */
function joint(view: View): string {
  const { left, right } = view.board!;
  const laid =
    left && right ? `\n  Sections ${left.section} and ${right.section} meet at ${JOINT_HEXES.join(', ')}.` : '';
  if (view.match.config.miniatures === 'tabletop') return laid;
  return `\n  Row A is in the north. B1 touches A1 and A2, C1 and C2: rows B, D to L lie half a hex further east.${laid}`;
}

/** Each row in a line: what is not open ground, who stands there, what counts there. */
function rowsInWords(view: View, { units, objectives, room }: Marks): string {
  const { terrain } = view.board!;
  let at = 0;
  const rows = ROW_LETTERS.map((letter, i) => {
    const hexes = HEXES.slice(at, (at += rowLength(i + 1)));
    const ground = TERRAINS.flatMap((kind) => {
      const here = hexes.filter((hex) => terrain[hex] === kind);
      return kind === 'open' || here.length === 0 ? [] : [`${kind} ${here.join(' ')}`];
    });
    const present = hexes.flatMap((hex) => (units.has(hex) ? [`${units.get(hex)!.id} at ${hex}`] : []));
    const goals = hexes.filter((hex) => objectives.has(hex)).map((hex) => `objective ${hex}`);
    const free = hexes.filter((hex) => room.has(hex)).length;
    const parts = [
      ground.length === 0 ? 'all open' : `${ground.join(', ')}, the rest open`,
      ...(present.length > 0 ? [present.join(', ')] : []),
      ...goals,
      ...(free > 0 ? [`you may deploy in ${plural(free, 'hex', 'hexes')}`] : []),
    ];
    return `  Row ${letter}, ${letter}1 to ${letter}${rowLength(i + 1)}: ${parts.join('; ')}.`;
  });
  return ['The board:', ...rows].join('\n');
}

function tabletopInWords(view: View): string {
  const areas = (view.board!.areas ?? []).map(({ terrain, corners }, i) => {
    const middle = (of: 'x' | 'y'): number =>
      Math.round(corners.reduce((sum, corner) => sum + corner[of], 0) / corners.length / 100) * 100;
    return `${terrain} ${i + 1} around ${placeName({ x: middle('x'), y: middle('y') })}`;
  });
  const units = view.units.filter(isOnBoard).map((unit) => `${unit.id} at ${placeName(unit.hex)}`);
  return [
    'The open tabletop, in inches from its north-west corner: (east, south).',
    `  Ground: ${areas.length > 0 ? areas.join('; ') : 'all open'}.`,
    `  Units: ${units.join(', ')}.`,
  ].join('\n');
}

/** The map sections one can lay. */
export function sectionList(view: View, page: Page, only?: string): string {
  const { sections } = libraryOfMatch(view.match);
  const shown = [...sections.values()].filter(({ id }) => only === undefined || id === only);
  return shown.map((section) => sectionCard(section, page)).join('\n');
}

function sectionCard(section: Section, page: Page): string {
  const counts = sectionCounts(section);
  const ground = TERRAINS.filter((terrain) => counts[terrain] > 0).map((terrain) => `${counts[terrain]} ${terrain}`);
  const lines = [
    `${section.id} ${section.name}, ${section.ground}: ${section.description}`,
    `  Whole hexes: ${ground.join(', ')}.`,
  ];
  if (page.plain) return lines.join('\n');
  const turned = rotateRows(section.rows, 180);
  const rows = section.rows.map((row, i) => {
    const drawn = (codes: string): string => (codes.length === 8 ? '' : ' ') + [...codes].join(' ');
    return `  ${ROW_LETTERS[i]}  ${drawn(row).padEnd(18)} turned  ${drawn(turned[i]!)}`;
  });
  return [...lines, ...rows].join('\n');
}
