import { RADIUS, type Vec3 } from '@sandtable/legends';
import type { KeyboardEvent } from 'react';
import { ARROWS } from '../../kit/board.js';
import type { Where } from '../../kit/board-menu.js';
import { headKey } from '../../kit/head.js';
import { called, distance, heroesOnTable, isOver, placeOf, propsOf, round } from './city.js';
import type { Hand } from './hand.js';
import type { Way } from './line.js';
import { onHero, onPlace, onThing } from './pointing.js';
import type { TableKey } from './texts.js';

// The keyboard on the board: cross-hairs in three dimensions, and the ways of a line.

const WAYS: Readonly<Record<string, Way>> = { g: 'g', w: 'w', f: 'a' };

/** Where a menu opens that was not asked for by pointing. */
export const MIDDLE: Where = { x: 200, y: 60, up: false };

/** Heard before what has the focus: with cross-hairs on the board, Enter means where they are. */
export function onKey(hand: Hand, event: KeyboardEvent) {
  const { line, cursor, setCursor, setBegun, setMenu } = hand;
  if ((event.target as Element).closest('[role="menu"], input, select')) return;
  if (headKey(hand, [], event)) return;
  const at = cursor ?? line.end;
  const step = event.shiftKey ? 2 : 0.5;
  const go = (x: number, y: number, z = 0) => {
    event.preventDefault();
    setCursor([round(at[0] + x * step), round(at[1] + y * step), Math.max(0, round(at[2] + z * step))]);
  };
  const arrow = ARROWS[event.key];
  if (arrow) return go(arrow[0], -arrow[1]);
  switch (event.key) {
    case 'PageUp':
      return go(0, 0, 1);
    case 'PageDown':
      return go(0, 0, -1);
    case 'Enter':
      if (!cursor) return;
      event.preventDefault();
      event.stopPropagation();
      return chooseAt(hand, cursor);
    case 'n':
      return setCursor(nextFrom(hand, 1));
    case 'p':
      return setCursor(nextFrom(hand, -1));
    case 'Backspace':
      return line.back();
    case 'Escape':
      setCursor(null);
      setBegun(null);
      setMenu(null);
      return line.clear();
    default:
      if (WAYS[event.key]) line.setWay(WAYS[event.key]!);
  }
}

/** Who or what is under the cross-hairs. */
function under({ scene }: Pick<Hand, 'scene'>, [x, y]: Vec3): { readonly hero?: string; readonly thing?: string } {
  const hero = heroesOnTable(scene).find((one) => Math.hypot(one.x - x, one.y - y) < 2 * RADIUS);
  if (hero) return { hero: hero.id };
  const thing = propsOf(scene).find(({ piece, w, d }) => isOver(piece, w, d, [x, y]));
  return thing ? { thing: thing.piece.id } : {};
}

/** Chooses who or what is there; while a line is drawn or something is aimed, the place. */
function chooseAt(hand: Hand, at: Vec3) {
  const { line, begun, kind, setCursor } = hand;
  setCursor(null);
  const { hero, thing } = line.steps.length > 0 || begun ? {} : under(hand, at);
  if (hero !== undefined) return onHero(hand, hero, MIDDLE);
  if (thing !== undefined && kind === 'Act') return onThing(hand, thing, MIDDLE);
  line.setHeight(at[2]);
  onPlace(hand, at, at[2] > 0 && line.way !== 'g' && kind === 'Act' ? 'south' : 'plan');
}

/** The next Hero or thing, the nearest first. */
function nextFrom({ scene, here, cursor }: Hand, by: 1 | -1): Vec3 | null {
  const near = (a: Vec3, b: Vec3): number => distance(here, a) - distance(here, b);
  const at = ({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): Vec3 => [x, y, z];
  const all = [
    ...heroesOnTable(scene).map(at).sort(near),
    ...propsOf(scene)
      .map(({ piece }) => at(piece))
      .sort(near),
  ];
  const now = all.findIndex((one) => cursor !== null && distance(one, cursor) < 0.01);
  return all[(now < 0 && by < 0 ? all.length - 1 : now + by + all.length) % all.length] ?? null;
}

/** Where the cross-hairs are and what is there, for those who listen. */
export function cursorWords(hand: Hand): string {
  const { cursor, scene, t } = hand;
  if (cursor === null) return '';
  const { hero, thing } = under(hand, cursor);
  const place = placeOf({ x: cursor[0], y: cursor[1], z: cursor[2] });
  return hero || thing ? `${called(scene, hero ?? thing!, t)}, ${place}` : place;
}

export const KEYS: readonly (readonly [keys: readonly string[], says: TableKey])[] = [
  [['←', '↑', '→', '↓'], 'keyArrows'],
  [['PgUp', 'PgDn'], 'keyHeight'],
  [['N', 'P'], 'keyNext'],
  [['Enter'], 'keyEnter'],
  [['G', 'W', 'F'], 'keyWays'],
  [['⌫'], 'keyBack'],
  [['Esc'], 'keyEscape'],
  [['B'], 'keyText'],
];
