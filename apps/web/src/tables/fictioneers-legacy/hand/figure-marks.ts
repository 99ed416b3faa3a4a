import type { FigureMark } from '../../../kit/inches/figure-spot.js';
import { percent } from '../../../text/percent.js';
import { inch } from '../figures.js';
import type { Hand } from './use-hand.js';

/** Who on the table can be chosen now, and what would come of it. */
export function figureMarks(hand: Hand): ReadonlyMap<string, FigureMark> {
  const { kind, options, ready, watchable, targets, chosen, figures, figureOf, together, aimedAt, t } = hand;
  const marks = new Map<string, FigureMark>();
  if (kind === 'MoveFirePhase') for (const id of ready) marks.set(id, { look: 'ready' });
  for (const id of watchable) marks.set(id, { look: 'ready' });
  if (kind === 'CloseCombatPhase')
    for (const option of options) {
      if (option.type !== 'ChooseMelee') continue;
      marks.set(option.attacker, { look: 'ready' });
      marks.set(option.defender, { look: 'target' });
    }
  for (const mark of targets) {
    const best = mark.shots[0];
    const said = best
      ? t('hits', { hit: percent(best.hit), kill: percent(best.kills) })
      : `${t('noShot')}: ${mark.refusal?.message ?? ''}`;
    marks.set(mark.target, {
      look: best ? 'target' : 'blocked',
      ...(best && { note: percent(best.kills) }),
      ...(!mark.blocked && mark.cover !== 'none' && { cover: mark.cover }),
      label: `${t('distanceIs', { distance: inch(mark.distance) })}, ${said}`,
    });
  }
  if (chosen.length > 1)
    for (const figure of figures) {
      const chance = figure.own ? 0 : together(figure.id);
      if (chance > 0)
        marks.set(figure.id, {
          look: 'target',
          note: percent(chance),
          label: t('killsAll', { kill: percent(chance) }),
        });
    }
  if (aimedAt && aimedAt.fire.mode === 'area')
    for (const { model, chance } of aimedAt.models) {
      const own = figureOf(model)?.own;
      const note = percent(chance);
      const label = `${t('under')}: ${note}${own ? `, ${t('friend')}` : ''}`;
      marks.set(model, { ...marks.get(model), look: own ? 'friend' : 'target', note, label });
    }
  return marks;
}
