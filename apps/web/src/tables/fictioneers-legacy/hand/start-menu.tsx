import type { OtherStart, Start } from '@sandtable/fictioneers-legacy';
import { useState } from 'react';
import type { Where } from '../../../kit/board-menu.js';
import { Folded } from '../../../kit/folded.js';
import { squadCalled } from '../ask.js';
import { type Deployment, drafted } from '../deployment.js';
import { called } from '../figures.js';
import type { Hand } from './use-hand.js';

// How somebody starts: mounted, in a seat, in the air, with the shield up. Chosen on the table, or by a button beside it.

/** Whether it is about this one; about a vehicle is also who starts beside it instead. */
const isAbout = (start: Start, model: string | null): boolean =>
  ('model' in start && start.model === model) || (start.way === 'beside' && start.vehicle === model);

export function openStartMenu(hand: Hand, deployment: Deployment, id: string, at: Where): void {
  const { battle, setMenu } = hand;
  const model = drafted(hand.view, id);
  const about = deployment.starts.filter(({ start }) => isAbout(start, model));
  if (about.length === 0) return;
  setMenu({
    title: called(battle, model),
    at,
    items: about.map((one) => ({
      label: startName(hand, one.start),
      choose: () => {
        setMenu(null);
        start(hand, deployment, one);
      },
    })),
  });
}

/** The same in words, of the squad and of whom the player has chosen: for those who do not point. */
export function Starts({ hand, deployment }: { readonly hand: Hand; readonly deployment: Deployment }) {
  const [open, setOpen] = useState(false); // kept while the referee is asked about a changed draft
  const chosen = hand.one && drafted(hand.view, hand.one);
  const about = deployment.starts.filter(({ start: one }) => !('model' in one) || isAbout(one, chosen));
  return (
    <Folded
      title={`${hand.t('starts')} (${about.length})`}
      answers={about.map((one) => ({
        label: startName(hand, one.start),
        act: () => start(hand, deployment, one),
      }))}
      open={open}
      onOpen={setOpen}
    />
  );
}

/** Who is chosen stays so: of a gun that is packed, a part of it. */
function start(hand: Hand, deployment: Deployment, one: OtherStart): void {
  const { way } = one.start;
  deployment.start(one);
  if (way !== 'packed' && way !== 'setUp') return;
  const { cast } = hand.battle.muster;
  const { model } = one.start;
  const part = cast.find(({ kind, of }) => kind === 'module' && cast[of!]!.id === model);
  hand.choose([way === 'packed' && part ? part.id : model]);
}

function startName({ battle, t }: Hand, start: Start): string {
  switch (start.way) {
    case 'aboard':
      return t('start_aboard', {
        model: start.model,
        vehicle: called(battle, start.vehicle),
        seat: t(start.seat),
      });
    case 'beside':
      return t('start_beside', { model: called(battle, start.model), vehicle: start.vehicle });
    case 'allAboard':
      return t('start_allAboard', { vehicle: called(battle, start.vehicle) });
    case 'attached':
      return t('start_attached', { squad: squadCalled(battle, start.squad) });
    case 'allShieldsUp':
    case 'allShieldsDown':
    case 'hidden':
    case 'open':
    case 'detached':
      return t(`start_${start.way}`);
    default:
      return t(`start_${start.way}`, { model: start.model });
  }
}
