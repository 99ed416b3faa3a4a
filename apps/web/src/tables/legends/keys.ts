import type { KeyboardEvent } from 'react';
import { switchTextBoard } from '../../settings.js';
import { round } from './city.js';
import type { Hand } from './hand.js';
import type { Way } from './line.js';
import { onPlace } from './pointing.js';
import type { TableSay } from './texts.js';

// The keyboard on the board: cross-hairs in three dimensions, and the ways of a line.

const WAYS: Readonly<Record<string, Way>> = { g: 'g', w: 'w', f: 'a' };

export function onKey(hand: Hand, event: KeyboardEvent, showKeys: () => void) {
  const { line, cursor, setCursor, setBegun, setMenu } = hand;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  const at = cursor ?? line.end;
  const step = event.shiftKey ? 2 : 0.5;
  const go = (x: number, y: number, z = 0) => {
    event.preventDefault();
    setCursor([round(at[0] + x * step), round(at[1] + y * step), Math.max(0, round(at[2] + z * step))]);
  };
  switch (event.key) {
    case 'ArrowLeft':
      return go(-1, 0);
    case 'ArrowRight':
      return go(1, 0);
    case 'ArrowUp':
      return go(0, 1);
    case 'ArrowDown':
      return go(0, -1);
    case 'PageUp':
      return go(0, 0, 1);
    case 'PageDown':
      return go(0, 0, -1);
    case 'Backspace':
      return line.back();
    case 'Escape':
      setCursor(null);
      setBegun(null);
      setMenu(null);
      return line.clear();
    case 'b':
      return switchTextBoard();
    case '?':
      return showKeys();
    default:
      if (WAYS[event.key]) line.setWay(WAYS[event.key]!);
  }
}

/** Enter chooses where the cross-hairs are, also while a Hero has the focus; without them it is the Hero's. */
export function onEnter(hand: Hand, event: KeyboardEvent) {
  const { cursor, line, kind } = hand;
  if (
    event.key !== 'Enter' ||
    !cursor ||
    !(event.target instanceof Element) ||
    event.target.matches('input, select, button')
  )
    return;
  event.preventDefault();
  event.stopPropagation();
  line.setHeight(cursor[2]);
  onPlace(hand, cursor, cursor[2] > 0 && line.way !== 'g' && kind === 'Act' ? 'south' : 'plan');
}

export const keyRows = (t: TableSay) =>
  [
    [['←', '↑', '→', '↓'], t('keyArrows')],
    [['PgUp', 'PgDn'], t('keyHeight')],
    [['Enter'], t('keyEnter')],
    [['G', 'W', 'F'], t('keyWays')],
    [['⌫'], t('keyBack')],
    [['Esc'], t('keyEscape')],
    [['B'], t('keyText')],
  ] as const;
