import type { MenuItem, Where } from '../../../kit/board-menu.js';
import { percent } from '../../../text/percent.js';
import { nameOf } from '../ask.js';
import { called } from '../figures.js';
import { beside } from './ground-menu.js';
import type { Hand } from './use-hand.js';

/** Most ways to shoot at one target that a menu has room for. */
const MOST_SHOTS = 6;

/** Everything the chosen can do about an enemy. */
export function openTargetMenu(hand: Hand, id: string, at: Where): void {
  const { sitting, battle, t, markAt, setMenu } = hand;
  const refusal = markAt(id)?.refusal;
  if (refusal) sitting.refuse(refusal);
  const items = [...shotItems(hand, id), ...marchItems(hand, id)];
  const covers = markAt(id)?.shots.some(({ fire }) => fire.mode === 'area') ?? false;
  if (items.length > 0)
    setMenu({ title: t('about', { target: called(battle, id) }), at: covers ? beside(at) : at, items });
}

function shotItems(hand: Hand, id: string): MenuItem[] {
  const { view, chosen, planned, together, markAt, ordersOf, run, setPreview, t } = hand;
  if (chosen.length > 1) {
    const chance = together(id);
    if (chance === 0) return [];
    const choose = () => void run(ordersOf({ target: id }));
    return [{ label: t('fireAll'), note: t('killsAll', { kill: percent(chance) }), choose }];
  }
  const items: MenuItem[] = [];
  for (const shot of markAt(id)?.shots.slice(0, MOST_SHOTS) ?? []) {
    const label = `${planned ? `${t('moveAndFire')}: ` : ''}${nameOf(shot.fire, view, t)}`;
    if (items.some((item) => item.label === label)) continue;
    items.push({
      label,
      note: t('hits', { hit: percent(shot.hit), kill: percent(shot.kills) }),
      onPoint: (on) => setPreview(on ? shot : null),
      choose: () =>
        void run([
          { model: chosen[0]!, ...(planned ? { move: planned.move } : {}), aim: { fire: shot.fire }, goesOn: !planned },
        ]),
    });
  }
  return items;
}

function marchItems({ mine, acting, figureOf, propose, setMenu, t }: Hand, id: string): MenuItem[] {
  const target = figureOf(id);
  if (!target || mine.length === 0 || figureOf(acting)?.model.moveMode) return [];
  return [
    {
      label: t('charge'),
      note: t('chargeNote'),
      choose: () => {
        setMenu(null);
        void propose(mine, { kind: 'to', at: target.at });
      },
    },
    {
      label: t('takeCover'),
      note: t('takeCoverNote'),
      choose: () => {
        setMenu(null);
        void propose(mine, { kind: 'cover', from: id });
      },
    },
  ];
}
