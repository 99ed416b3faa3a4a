import type { TableKey } from '../texts.js';
import type { Hand } from './use-hand.js';

interface Manner {
  readonly says: TableKey;
  readonly on: boolean;
  set(on: boolean): void;
}

/** In which ways the chosen can be told to go and to fire. */
function mannersOf(hand: Hand): Manner[] {
  const { battle, mine, mayAct, plan, single, figureOf } = hand;
  if (!mayAct || mine.length === 0) return [];
  const manners: Manner[] = [{ says: 'keepFire', on: hand.fires, set: hand.setFires }];
  if (mine.every((id) => figureOf(id)?.profile.moveType === 'eeek' || figureOf(id)?.profile.jetPack))
    manners.push({ says: 'fly', on: hand.flies, set: hand.setFlies });
  if (!plan && single && !figureOf(single)?.model.moveMode && battle.match.config.fireThenMove)
    manners.push({ says: 'alsoMove', on: hand.alsoMove, set: hand.setAlsoMove });
  if (!plan && single && hand.weapons.some(({ area, smoke }) => area !== null || smoke !== null))
    manners.push({ says: 'aimGround', on: hand.aiming, set: hand.setAiming });
  return manners;
}

export function Manners({ hand }: { readonly hand: Hand }) {
  const manners = mannersOf(hand);
  if (manners.length === 0) return null;
  return (
    <div className="manners">
      {manners.map(({ says, on, set }) => (
        <label key={says}>
          <input type="checkbox" checked={on} onChange={({ target: { checked } }) => set(checked)} />
          {hand.t(says)}
        </label>
      ))}
    </div>
  );
}
