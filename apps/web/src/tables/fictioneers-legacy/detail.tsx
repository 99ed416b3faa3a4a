import { FigureCard } from './cards/figure-card.js';
import { MeleeCard } from './cards/melee-card.js';
import { MoveCard } from './cards/move-card.js';
import { ShotCard } from './cards/shot-card.js';
import type { Hand } from './hand/use-hand.js';
import { type Reaction, ReactionCard } from './reaction.js';
import './cards/cards.css';

/** The card of what is pointed at or about to be done. */
export function Detail({ hand, reaction }: { readonly hand: Hand; readonly reaction: Reaction }) {
  const { view, sitting, moment, kind, preview, pointed, single, markAt, figures, plan, one, acting, figureOf, t } =
    hand;
  if (kind === 'OverwatchReaction') return <ReactionCard view={view} reaction={reaction} t={t} />;
  const fight = kind === 'CloseCombatPhase' ? fightOf(hand) : null;
  if (fight) return <MeleeCard view={view} {...fight} sitting={sitting} at={moment.at} t={t} />;
  const mark = markAt(preview && 'model' in preview.fire.target ? preview.fire.target.model : pointed);
  if (single && mark)
    return (
      <ShotCard
        view={view}
        model={single}
        mark={mark}
        shot={preview ?? mark.shots[0] ?? null}
        figures={figures}
        t={t}
      />
    );
  if (plan) return <MoveCard view={view} plan={plan} t={t} />;
  const shown = figureOf(pointed ?? one ?? acting);
  return shown ? <FigureCard view={view} figure={shown} sitting={sitting} at={moment.at} t={t} /> : null;
}

/** The fight of who is pointed at or chosen. */
function fightOf({ options, pointed, one }: Hand): { readonly attacker: string; readonly defender: string } | null {
  const about = pointed ?? one;
  for (const option of options)
    if (option.type === 'ChooseMelee' && (option.attacker === about || option.defender === about))
      return { attacker: option.attacker, defender: option.defender };
  return null;
}
