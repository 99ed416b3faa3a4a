import type { Contact, LinePlot } from '@sandtable/legends';
import { useAnswer } from '../../kit/use-answer.js';
import { called, inches } from './city.js';
import type { Hand } from './hand.js';

/** The book asks players to take the route through the brickwork: where that is sure and shorter, it is said. */
export function Showier({ hand }: { readonly hand: Hand }) {
  const { sitting, moment, scene, actor, line, t } = hand;
  const last = line.steps.at(-1);
  const bends = line.steps.length > 1 && line.steps.every(({ m }) => m === 'g');
  const direct = bends && last?.m === 'g' && actor ? [last] : null;
  const args = direct && { hero: actor!.id, segments: direct };
  const plot = useAnswer<LinePlot>(sitting, 'line', args, moment.at);
  const met = useAnswer<readonly Contact[]>(sitting, 'contacts', args, moment.at);
  if (!direct || !plot || !met || !line.plot || plot.cost > line.plot.cost - 0.25) return null;
  const sure = met.length > 0 && met.every(({ comeThrough }) => comeThrough !== null && comeThrough <= actor!.heroism);
  if (!sure) return null;
  return (
    <p className="showier">
      {t('showier', {
        what: met.map(({ piece, thing }) => called(scene, piece ?? thing, t)).join(', '),
        inches: inches(line.plot.cost - plot.cost),
      })}{' '}
      <button type="button" onClick={() => line.set(direct)}>
        {t('showierDo')}
      </button>
    </p>
  );
}
