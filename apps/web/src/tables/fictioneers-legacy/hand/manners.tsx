import type { TableKey } from '../texts.js';
import type { Hand } from './use-hand.js';

/** A way of doing what is about to be done that can be chosen or not. */
interface Manner {
  readonly key: TableKey;
  readonly on: boolean;
  set(on: boolean): void;
}

function mannersOf(hand: Hand): Manner[] {
  const { mine, single, plan, battle, figureOf, weapons } = hand;
  if (mine.length === 0) return [];
  const still = !plan && single !== null;
  const manners: Manner[] = [{ key: 'keepFire', on: hand.fires, set: hand.setFires }];
  if (canFlyAll(hand)) manners.push({ key: 'fly', on: hand.flies, set: hand.setFlies });
  if (still && !figureOf(single)?.model.moveMode && battle.match.config.fireThenMove)
    manners.push({ key: 'alsoMove', on: hand.alsoMove, set: hand.setAlsoMove });
  if (still && weapons.some(({ area, smoke }) => area !== null || smoke !== null))
    manners.push({ key: 'aimGround', on: hand.aiming, set: hand.setAiming });
  return manners;
}

function canFlyAll({ mine, figureOf }: Hand): boolean {
  return mine.every((id) => {
    const profile = figureOf(id)?.profile;
    return profile?.moveType === 'eeek' || profile?.jetPack;
  });
}

/** In which way the chosen do what they are told. */
export function Manners({ hand }: { readonly hand: Hand }) {
  const manners = mannersOf(hand);
  if (manners.length === 0) return null;
  return (
    <div className="manners">
      {manners.map(({ key, on, set }) => (
        <button key={key} type="button" aria-pressed={on} onClick={() => set(!on)}>
          <i aria-hidden="true">{on ? '☑' : '☐'}</i> {hand.t(key)}
        </button>
      ))}
    </div>
  );
}
