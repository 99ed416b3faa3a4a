import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fingerprint } from '@sandtable/data';
import { type DiceRecord, type DiceState, WordDice } from './dice.js';

/**
 * Dice that nobody can steer and everybody can verify. The host commits to a secret before it sees the players' seeds
 * (`commitment`); each word is a keyed hash of the seeds and a counter under that secret; after the game the secret is
 * shown, and anybody can recompute the commitment and every roll.
 */
export class CommittedDice extends WordDice {
  readonly record: DiceRecord;
  private readonly key: Uint8Array;
  private readonly label: string;
  private used = 0;
  private block: DataView | null = null;
  private blockNumber = -1;

  constructor(secret: string, seeds: readonly string[]) {
    super();
    this.record = { kind: 'committed', secret, seeds };
    this.key = utf8ToBytes(secret);
    this.label = JSON.stringify(seeds);
  }

  protected word(): number {
    const number = this.used >> 3;
    if (this.block === null || number !== this.blockNumber) {
      this.block = new DataView(hmac(sha256, this.key, utf8ToBytes(`${this.label}:${number}`)).buffer);
      this.blockNumber = number;
    }
    return this.block.getUint32(4 * (this.used++ & 7));
  }

  save(): DiceState {
    return [this.used, this.taken];
  }

  restore(state: DiceState): void {
    this.used = state[0]!;
    this.taken = state[1]!;
  }

  copy(): CommittedDice {
    const { secret, seeds } = this.record as { secret: string; seeds: readonly string[] };
    const copy = new CommittedDice(secret, seeds);
    copy.restore(this.save());
    return copy;
  }
}

/** What the host publishes before the game; it binds the secret without showing it. */
export function commitment(secret: string): string {
  return fingerprint(`sandtable:commitment:${secret}`);
}
