import type { Danger, Decision, TargetStatus, UnitView, View } from '@sandtable/quantum-legions';
import type { ReactNode } from 'react';
import { RuleRef } from '../../frame/rule.js';
import type { Moment, Sitting } from '../../frame/sitting.js';
import { TextBoard as Tables, type TextRow } from '../../kit/text-board.js';
import { useAsked } from '../../kit/use-answer.js';
import { nameOf } from './ask.js';
import type { Known } from './known.js';
import type { Reached } from './overlay.js';
import type { Spots } from './spots.js';
import type { TableSay } from './texts.js';
import { called, forceName, hasActed, ownFirst, percent, placeKey, placeName, profileOf } from './units.js';

// The board in words, beside the picture: for those who listen, and for those who like lists. It has buttons for the same
// answers, and asks the referee the same things.

interface TextBoardProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly view: View;
  readonly units: readonly UnitView[];
  readonly kind: string | null;
  readonly spots: Spots;
  readonly known: Known;
  readonly chosen: string | null;
  readonly onChosen: (id: string) => void;
  readonly onAnswer: (decision: Decision) => void;
  readonly t: TableSay;
}

export function TextBoard(props: TextBoardProps) {
  const { view, units, kind, spots, chosen, onChosen, onAnswer, t } = props;
  const unit = units.find(({ id }) => id === chosen);
  const rowOf = (one: UnitView): TextRow => ({
    id: one.id,
    name: called(view, one.id),
    chosen: one.id === chosen,
    ...(one.hex !== null && { choose: () => onChosen(one.id) }),
    does: (spots.units.get(one.id) ?? []).map((choice) => ({
      label: shortName(choice, view, t, kind),
      choose: () => onAnswer(choice),
    })),
    cells: [
      whereIs(view, one, t),
      `${one.elements}/${profileOf(view, one).size}`,
      one.suppression,
      `${one.order ? t(one.order.type) : '–'}${hasActed(view, one) ? ` (${t('acted')})` : ''}`,
    ],
  });
  const head = [t('textUnit'), t('textPlace'), t('textElements'), t('textSuppression'), t('orders')];
  const tables = ownFirst(view).map((seat) => ({
    caption: `${forceName(view, seat) || seat} (${t(seat === view.seat ? 'yours' : 'enemy')})`,
    head,
    rows: units.filter(({ owner }) => owner === seat).map(rowOf),
  }));
  return (
    <Tables title={t('textBoard')} tables={tables}>
      {unit?.hex ? <About key={unit.id} unit={unit} {...props} /> : <p className="quiet">{t('textChoose')}</p>}
    </Tables>
  );
}

/** In the row of its unit an answer need not name it. */
function shortName(choice: Decision, view: View, t: TableSay, kind: string | null): string {
  switch (choice.type) {
    case 'IssueOrder':
      return t(choice.order);
    case 'Activate':
      return t('activate');
    case 'ActivateOnInitiative':
      return t('textInitiative', { order: t(choice.order) });
    case 'RemoveSuppression':
      return t('rally');
    case 'Attack':
      return t('textAttack');
    default:
      return nameOf(choice, view, t, kind ?? undefined);
  }
}

function whereIs(view: View, { hex, elements }: UnitView, t: TableSay): string {
  if (hex === null) return t(elements === 0 ? 'destroyed' : 'textOff');
  if (typeof hex !== 'string') return placeName(hex);
  return `${hex}, ${t(view.board?.terrain[hex] ?? 'open')}`;
}

interface Found {
  readonly engage: readonly Reached[];
  readonly advance: readonly Reached[];
  readonly targets: readonly TargetStatus[];
  readonly danger: readonly Danger[];
}

function useFound(sitting: Sitting, moment: Moment, unit: string): Found | null {
  const ask = async <T,>(name: string, args: object): Promise<readonly T[]> =>
    (await sitting.query<readonly T[]>(name, { unit, ...args })) ?? [];
  return useAsked(sitting, `${moment.at} ${unit}`, async () => {
    const [engage, advance, targets, danger] = await Promise.all([
      ask<Reached>('reach', { order: 'engage' }),
      ask<Reached>('reach', { order: 'advance' }),
      ask<TargetStatus>('targets', { order: 'strike' }),
      ask<Danger>('danger', {}),
    ]);
    return { engage, advance, targets, danger };
  });
}

/** A unit's reach, whom it sees, who threatens it, how far everybody is. */
function About({ unit, ...props }: TextBoardProps & { readonly unit: UnitView }) {
  const { sitting, moment, view, spots, known, onAnswer, t } = props;
  const found = useFound(sitting, moment, unit.id);
  if (!found) return null;
  const threats = found.danger.find(({ hex }) => hex === unit.hex);
  const targets = [...found.targets].sort((a, b) => a.distance - b.distance);
  const acts = view.activation?.unit === unit.id && spots.hexes.size > 0;
  return (
    <section className="about" aria-label={called(view, unit.id)}>
      <h3>{called(view, unit.id)}</h3>
      {acts ? (
        <>
          <h4>{t('reach')}</h4>
          <p className="moves">
            {[...spots.hexes].flatMap(([hex, choices]) =>
              choices.map((choice) => (
                <button key={JSON.stringify(choice)} type="button" onClick={() => onAnswer(choice)}>
                  {nameOf(choice, view, t)}, {t(view.board?.terrain[hex] ?? 'open')}
                  {known.costs.has(hex) ? `, ${t('cost', { cost: known.costs.get(hex)! })}` : ''}
                </button>
              )),
            )}
          </p>
        </>
      ) : (
        <>
          <Reach name={t('overlayReach', { order: t('engage') })} reached={found.engage} t={t} />
          <Reach name={t('overlayReach', { order: t('advance') })} reached={found.advance} t={t} />
        </>
      )}
      <h4>{t('textSees')}</h4>
      <ul>
        {targets.map((status, i) => (
          <li key={status.target}>
            <b>{called(view, status.target)}</b>: {i === 0 ? `${t('textNearest')}, ` : ''}
            {t('distanceIs', { distance: status.distance })}, <Seen status={status} t={t} />
          </li>
        ))}
      </ul>
      <h4>{t('textThreatened')}</h4>
      <p>
        {threats
          ? t('overlayDangerAt', {
              lost: threats.expectedLost.toFixed(1),
              of: unit.elements,
              chance: Math.round(100 * threats.destroyed),
              who: threats.attackers.join(', '),
            })
          : t('textSafe')}
      </p>
    </section>
  );
}

function Reach({ name, reached, t }: { readonly name: string; readonly reached: readonly Reached[]; t: TableSay }) {
  const ends = reached.filter(({ cost }) => cost > 0);
  const costs = [...new Set(ends.map(({ cost }) => cost))].sort((a, b) => a - b);
  if (ends.some(({ to }) => typeof to !== 'string')) return null; // an open table has no list of places
  return (
    <p>
      <b>{name}.</b>{' '}
      {costs.length === 0
        ? t('none')
        : costs
            .map((cost) => {
              const there = ends.filter((end) => end.cost === cost).map(({ to }) => placeKey(to));
              return `${cost}: ${there.join(', ')}`;
            })
            .join('; ')}
    </p>
  );
}

function Seen({ status, t }: { readonly status: TargetStatus; readonly t: TableSay }): ReactNode {
  const { attack, refusal, blockers } = status;
  if (attack)
    return `${t('overlaySeen')}, ${t('coverIs', { cover: t(attack.shot.cover) })}, ${t('destroys', { chance: percent(attack.odds.destroyed) })}, ${t('spokenLost', { n: attack.odds.expectedLost.toFixed(1) })}`;
  const hidden = blockers.length > 0;
  return (
    <>
      {hidden ? t('overlayUnseenBy', { what: blockers.join(', ') }) : refusal?.message}{' '}
      {refusal?.rule && <RuleRef id={refusal.rule} />}
    </>
  );
}
