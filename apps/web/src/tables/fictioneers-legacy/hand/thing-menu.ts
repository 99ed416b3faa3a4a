import type { Acts } from '@sandtable/fictioneers-legacy';
import type { MenuItem, Where } from '../../../kit/board-menu.js';
import { actName } from '../ask.js';
import { called, type Figure, inch } from '../figures.js';
import type { Hand } from './use-hand.js';

const THINGS: ReadonlySet<Figure['kind']> = new Set(['vehicle', 'animal', 'module', 'objective']);

/** Whether the chosen figure could get in, get on, or pick it up. */
export const isForTaking = ({ mayAct, mine, single, figureOf }: Hand, thing: Figure): boolean =>
  mayAct &&
  mine.length === 1 &&
  single === mine[0] &&
  single !== thing.id &&
  figureOf(single)?.kind === 'figure' &&
  !thing.wreck &&
  THINGS.has(thing.kind);

/** What the chosen figure can do with a thing, each with its cost; a thing that can act may be chosen instead. */
export async function openThingMenu(hand: Hand, thing: Figure, at: Where): Promise<void> {
  const { sitting, battle, single, run, choose, setMenu, t } = hand;
  const found = await sitting.query<Acts>('acts', { model: single!, on: thing.id });
  if (found?.refusal) sitting.refuse(found.refusal);
  const items: MenuItem[] = (found?.ways ?? []).map(({ move, cost, allowance }) => ({
    label: capital(actName(move.last!, battle, t)),
    note: t('goNote', { cost: inch(cost.total), allowance: inch(allowance.total) }),
    choose: () => void run([{ model: single!, move, goesOn: true }]),
  }));
  items.push({
    label: t('look', { model: called(battle, thing.id) }),
    choose: () => {
      setMenu(null);
      choose([thing.id]);
    },
  });
  setMenu({ title: called(battle, thing.id), at, items });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
