import { Fingerprint } from '@sandtable/craft';
import type { Battle } from '../state.js';

const print = new Fingerprint();

const WHERE = { box: 0, table: 1, aboard: 2, reserve: 3, carried: 4, wreck: 5, removed: 6, left: 7 } as const;
const MORALE = { normal: 0, shaken: 1, pinned: 2 } as const;
const RANK = { none: 0, SL: 1, PL: 2 } as const;
const PHASE = ['setup', 'start', 'overwatch', 'moveFire', 'closeCombat', 'morale', 'endOfTurn', 'over'];
const DAMAGE = { none: 0, plain: 1, immobile: 2, weapon: 3 } as const;

/** Tells a position and what is asked there from every other of the match: all that an answer can hang on. */
export function fingerprint(b: Battle, asked: string): number {
  print.begin();
  print.addText(asked);
  print.add(b.turn * 16 + PHASE.indexOf(b.phase));
  print.add(b.open ?? -1);
  print.add(b.score.A * 4096 + b.score.B);
  for (const m of b.models) {
    const { where } = m;
    if (where === 'removed' || where === 'box') {
      print.add(-WHERE[where]);
      continue;
    }
    print.add(m.x);
    print.add(m.y);
    print.add(
      WHERE[where] +
        (m.activated ? 8 : 0) +
        (m.moved ? 16 : 0) +
        (m.fired ? 32 : 0) +
        (m.overwatch ? 64 : 0) +
        (m.stationary ? 128 : 0) +
        (m.spotted ? 256 : 0) +
        (m.sensed ? 512 : 0) +
        (m.hidden ? 1024 : 0) +
        (m.airborne ? 2048 : 0) +
        (m.shieldUp ? 4096 : 0) +
        (m.fought ? 8192 : 0) +
        (m.boarded ? 16384 : 0) +
        (m.switched ? 32768 : 0) +
        (m.assigned ? 65536 : 0) +
        (m.packed ? 131072 : 0) +
        RANK[m.rank] * 262144 +
        DAMAGE[m.damage] * 1048576 +
        (m.moveMode === null ? 0 : m.moveMode === 'walk' ? 4194304 : 8388608),
    );
    print.add((m.vehicle ?? 511) * 512 + (m.carrying ?? 511) + (m.mount === null ? 0 : 262144) + m.hullLost * 524288);
    print.add(m.firedWeapons.length * 64 + m.overrun.length);
    print.add(Math.round(m.moveCost));
    if (m.work) print.add(m.work.workers.length);
    for (const { at } of m.aims) print.add(at.x);
  }
  for (const { morale, leader, killed, lost, moraleSetOn } of b.squads) {
    print.add(MORALE[morale] + 4 * (leader ?? 1023) + 4096 * killed + 262144 * lost);
    print.add(moraleSetOn);
  }
  for (const { leader, attached } of b.platoons) print.add((leader ?? 1023) * 1024 + (attached ?? 1023));
  for (const field of b.fields) print.add(field ? 1 : 0);
  for (const { x, y, until } of b.smoke) print.add(x * 31 + y + until);
  for (const seat of b.ended) print.add(seat.charCodeAt(seat.length - 1));
  if (b.trigger) {
    print.add(b.trigger.model);
    print.add(b.trigger.kind === 'move' ? 4096 : 0);
  }
  if (b.move) {
    for (const { x, y } of b.move.path) print.add(x * 3 + y);
    print.add(b.move.open);
  }
  for (const { figures, at } of b.bailouts) print.add(figures.length * 1024 + figures[0]! + at.x);
  return print.end();
}
