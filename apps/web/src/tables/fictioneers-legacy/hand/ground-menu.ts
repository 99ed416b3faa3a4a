import type { Prospect, Spot } from '@sandtable/fictioneers-legacy';
import type { MenuItem, Where } from '../../../kit/board-menu.js';
import { percent } from '../../../text/percent.js';
import { nameOf } from '../ask.js';
import { placeName } from '../figures.js';
import type { Hand } from './use-hand.js';

/** What the referee says of firing at a place. */
interface Ways {
  readonly shots: readonly Prospect[];
  readonly refusal: { readonly rule: string; readonly message: string } | null;
}

/** Every way in which the chosen figure can fire at a place of the table, each with whom it may harm. */
export async function openGroundMenu(hand: Hand, spot: Spot, at: Where): Promise<void> {
  const { sitting, single, alsoMove, view, t } = hand;
  if (!single) return;
  const found = await sitting.query<Ways>('aimAt', { model: single, at: spot, staysStationary: !alsoMove });
  if (found?.refusal) sitting.refuse(found.refusal);
  const items: MenuItem[] = [];
  for (const shot of found?.shots ?? []) {
    const label = nameOf(shot.fire, view, t);
    if (items.some((item) => item.label === label)) continue;
    items.push({
      label,
      note: noteOf(hand, shot),
      onPoint: (on) => hand.setPreview(on ? shot : null),
      choose: () => {
        hand.setAiming(false);
        void hand.run([{ model: single, aim: { fire: shot.fire }, goesOn: true }]);
      },
    });
  }
  if (items.length === 0) return;
  hand.setPreview(found!.shots[0]!);
  hand.setMenu({ title: t('fireAtPlace', { place: placeName(spot) }), at: beside(at), items });
}

const ASIDE = 300;
/** Where a menu lies at the left edge of the table. */
const AT_EDGE = 185;

/** Beside a place, for what is to be seen there while the menu is open: an area, and where a shot may drift. */
export const beside = ({ x, ...rest }: Where): Where => ({ ...rest, x: x > AT_EDGE + ASIDE ? AT_EDGE : x + ASIDE });

/** How many of either side may be harmed by it. */
function noteOf({ figureOf, t }: Hand, { hit, models }: Prospect): string {
  const own = models.filter(({ model }) => figureOf(model)?.own).length;
  const under = { enemies: models.length - own, own };
  return `${t('oddsHit', { hit: percent(hit) })}, ${t(own > 0 ? 'underBoth' : 'underEnemies', under)}`;
}
