import type { KeyboardEvent } from 'react';
import { whereOn } from '../../../kit/board-menu.js';
import { headKey } from '../../../kit/head.js';
import { OVERLAYS } from '../legend.js';
import type { TableKey } from '../texts.js';
import { openGroundMenu } from './ground-menu.js';
import { NONE } from './use-choice.js';
import type { Hand } from './use-hand.js';

// What the keys do while the table has the focus; those that only move about are the board's own.

/** False if the key means nothing here. */
export function onKey(hand: Hand, event: KeyboardEvent): boolean {
  if (headKey(hand, OVERLAYS, event)) return true;
  const { mine, one, plan, kind } = hand;
  const key = event.key.toLowerCase();
  const foe = key === 'c' ? hand.nearestFoe() : undefined;
  if (key === 'q' && one) hand.choose(hand.squadAround(one));
  else if (key === 'm' && mine.length > 0) hand.moveToward(hand.cursor);
  else if (key === 'x' && hand.single && hand.mayAct && mine.length > 0) aimAtCursor();
  else if (key === 'f' && mine.length > 0) hand.fireAtWill();
  else if (foe && mine.length > 0) void hand.propose(mine, { kind: 'cover', from: foe.id });
  else if (key === 'enter' && plan) hand.go();
  else if (key === 'e' && kind === 'Activation') hand.answer({ type: 'EndActivation' });
  else if (key === 'h') hand.setDialog('sheets');
  else if (key === 'escape') {
    if (plan) hand.dropPlan();
    else hand.choose(NONE);
    hand.sitting.forgive();
  } else return false;
  return true;

  function aimAtCursor(): void {
    const here = event.target as Element;
    void openGroundMenu(hand, hand.cursor, whereOn(here.closest('.board')!, here));
  }
}

export const KEYS: readonly (readonly [keys: readonly string[], says: TableKey])[] = [
  [['←', '→', '↑', '↓'], 'keyMove'],
  [['Enter'], 'keyChoose'],
  [['N', 'P'], 'keyNext'],
  [['T'], 'keyTargets'],
  [['Q'], 'keySquad'],
  [['M'], 'keyToward'],
  [['C'], 'keyCover'],
  [['F'], 'keyFire'],
  [['X'], 'keyAim'],
  [['E'], 'keyDone'],
  [['R', 'G', 'S'], 'keyOverlays'],
  [['B'], 'keyText'],
  [['H'], 'keySheets'],
  [['+', '−', '0', 'Z'], 'keyZoom'],
  [['Esc'], 'keyEscape'],
];
