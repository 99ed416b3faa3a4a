import type { Decision } from '../decisions.js';
import type { Battle } from '../state.js';

// Playouts begin in the same few positions again and again. What was worked out for one of them is kept, by all of the battle
// that an answer can hang on.

/** Remembered at most, for each use; then it begins anew. */
const MOST = 20_000;

export class Memo {
  private readonly known = new Map<number, readonly Decision[]>();
  private match: Battle['match'] | null = null;

  /** The answers for a position, worked out when it is first met. */
  answers(b: Battle, asked: string, work: () => readonly Decision[]): readonly Decision[] {
    if (this.match !== b.match || this.known.size >= MOST) this.known.clear();
    this.match = b.match;
    const key = fingerprint(b, asked);
    let found = this.known.get(key);
    if (!found) this.known.set(key, (found = work()));
    return found;
  }
}

let low = 0;
let high = 0;

function mix(value: number): void {
  low = Math.imul(low ^ value, 0x9e3779b1);
  low ^= low >>> 15;
  high = Math.imul(high ^ (value + low), 0x85ebca77);
  high ^= high >>> 13;
}

const WHERE = { box: 0, table: 1, aboard: 2, reserve: 3, carried: 4, wreck: 5, removed: 6, left: 7 } as const;
const MORALE = { normal: 0, shaken: 1, pinned: 2 } as const;
const RANK = { none: 0, SL: 1, PL: 2 } as const;
const PHASE = ['setup', 'start', 'overwatch', 'moveFire', 'closeCombat', 'morale', 'endOfTurn', 'over'];
const DAMAGE = { none: 0, plain: 1, immobile: 2, weapon: 3 } as const;

/** 53 bits of everything that changes in play. */
function fingerprint(b: Battle, asked: string): number {
  low = 0x2545f491;
  high = 0x51ed270b;
  for (let k = 0; k < asked.length; k++) mix(asked.charCodeAt(k));
  mix(b.turn * 16 + PHASE.indexOf(b.phase));
  mix(b.open ?? -1);
  mix(b.score.A * 4096 + b.score.B);
  for (const m of b.models) {
    const { where } = m;
    if (where === 'removed' || where === 'box') {
      mix(-WHERE[where]);
      continue;
    }
    mix(m.x);
    mix(m.y);
    mix(
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
    mix((m.vehicle ?? 511) * 512 + (m.carrying ?? 511) + (m.mount === null ? 0 : 262144) + m.hullLost * 524288);
    mix(m.firedWeapons.length * 64 + m.overrun.length);
    mix(Math.round(m.moveCost));
    if (m.work) mix(m.work.workers.length);
    if (m.lastIndirect) mix(m.lastIndirect.at.x);
  }
  for (const { morale, leader, killed, lost, moraleSetOn } of b.squads) {
    mix(MORALE[morale] + 4 * (leader ?? 1023) + 4096 * killed + 262144 * lost);
    mix(moraleSetOn);
  }
  for (const { leader, attached } of b.platoons) mix((leader ?? 1023) * 1024 + (attached ?? 1023));
  for (const field of b.fields) mix(field ? 1 : 0);
  for (const { x, y, until } of b.smoke) mix(x * 31 + y + until);
  for (const seat of b.ended) mix(seat.charCodeAt(seat.length - 1));
  if (b.trigger) {
    mix(b.trigger.model);
    mix(b.trigger.next + 64 * b.trigger.shots.length + (b.trigger.kind === 'move' ? 4096 : 0));
  }
  if (b.move) {
    for (const { x, y } of b.move.path) mix(x * 3 + y);
    mix(b.move.open);
  }
  for (const { figures, at } of b.bailouts) mix(figures.length * 1024 + figures[0]! + at.x);
  return (high & 0x1fffff) * 4294967296 + (low >>> 0);
}
