import { useEffect } from 'react';
import type { Playing } from '../frame/director.js';
import type { SoundName } from '../sound/sounds.js';
import { type Heard, play } from '../sound/speaker.js';
import type { Roll } from './dice-tray.js';
import type { Cue, Timed } from './scene.js';

// What a scene sounds like. A table says it of its cues where they say more than their kind does: which weapon, what is hit.

/** More dice than this cannot be told apart. */
const MOST_DICE = 7;
/** Dice are heard when they land, one after the other. */
const LANDS = 0.62;
const BETWEEN = 48;

const USUAL: Readonly<Record<Exclude<Cue<unknown>['kind'], 'dice'>, SoundName | null>> = {
  move: 'step',
  shot: 'rifle',
  burst: 'blast',
  marked: null,
  lost: 'body',
  gone: 'lost',
};

/** A cue that any table may have. */
export const soundOf = (cue: Cue<unknown>): SoundName | null =>
  cue.kind === 'dice' ? null : (('sound' in cue ? cue.sound : undefined) ?? USUAL[cue.kind]);

export function diceHeard({ faces }: Roll, { at, lasts }: Pick<Timed<unknown>, 'at' | 'lasts'>): readonly Heard[] {
  return faces.slice(0, MOST_DICE).map((_, i) => ({ sound: 'die', at: at + LANDS * lasts + i * BETWEEN }));
}

/** Sounds with the scene, and is silent when that is over. */
export function useSounds<C extends { readonly kind: string }>(
  playing: Playing<C> | null,
  heard: (timed: Timed<C>) => Omit<Heard, 'at'> | null,
): void {
  const key = playing?.key;
  const over = playing?.over ?? true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene is heard once
  useEffect(() => {
    if (!playing || over) return;
    return play(
      playing.scene.flatMap((timed): readonly Heard[] => {
        const cue = timed.cue as { readonly kind: string; readonly roll?: Roll };
        if (cue.kind === 'dice' && cue.roll) return diceHeard(cue.roll, timed);
        const found = heard(timed);
        return found ? [{ ...found, at: timed.at }] : [];
      }),
    );
  }, [key, over]);
}
