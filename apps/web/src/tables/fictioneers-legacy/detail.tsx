import { FigureCard } from './cards/figure-card.js';
import { MeleeCard } from './cards/melee-card.js';
import { MoveCard } from './cards/move-card.js';
import { PointCard, ShotCard } from './cards/shot-card.js';
import type { Fight } from './hand/use-fights.js';
import type { Hand } from './hand/use-hand.js';
import { type Reaction, ReactionCard } from './reaction.js';
import './cards/cards.css';

/** The card of what is pointed at or about to be done. */
export function Detail({ hand, reaction }: { readonly hand: Hand; readonly reaction: Reaction }) {
  const { view, sitting, moment, kind, preview, pointed, single, markAt, figures, plan, one, acting, figureOf, t } =
    hand;
  if (kind === 'OverwatchReaction') return <ReactionCard view={view} reaction={reaction} t={t} />;
  const fight = fightOf(hand);
  if (fight) return <MeleeCard view={view} fight={fight} t={t} />;
  if (single && preview && 'point' in preview.fire.target)
    return <PointCard view={view} model={single} shot={preview} figures={figures} t={t} />;
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
function fightOf({ fights, pointed, one }: Hand): Fight | undefined {
  const about = pointed ?? one;
  return fights.find(({ attacker, defender }) => attacker === about || defender === about);
}
