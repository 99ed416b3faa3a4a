import type { Known } from '@sandtable/kernel';
import type { Decision, QuestionKindId, Scene } from '@sandtable/legends';
import { nameOf } from './ask.js';
import { called, sideName } from './city.js';
import type { TableSay } from './texts.js';

interface PendingProps {
  readonly scene: Scene;
  /** What was answered and rolled in the act under way: here nothing is hidden. */
  readonly since: readonly Known[];
  /** What is asked now, of whomever; null where that is not known here. */
  readonly kind: QuestionKindId | null;
  readonly t: TableSay;
}

/** In the midst of an act: what is being resolved, what still waits, and who goes on afterwards. */
export function Pending({ scene, since, kind, t }: PendingProps) {
  const [act, ...windows] = since.flatMap((one) => ('answer' in one ? [one] : []));
  if (act === undefined) return null;
  const by = act.kind === 'Act' || act.kind === 'Move' ? scene.activation!.hero : null;
  const goesOn = scene.active && scene.active !== by ? scene.active : null;
  return (
    <ol className="pending" aria-label={t('pending')} data-testid="pending">
      <li>
        <b>{by ? called(scene, by, t) : sideName(scene, scene.match.seats.indexOf(act.seat as never))}</b>{' '}
        {nameOf(act.answer as Decision, scene, t)}
        {windows.length > 0 && <small> {t('pendingAnswered', { n: windows.length })}</small>}
      </li>
      {kind && <li aria-current="step">{t(`pending_${kind}`)}</li>}
      {kind && <li className="waits">{t(`then_${kind}`)}</li>}
      <li className="waits">
        {goesOn
          ? t('pendingSeized', { hero: called(scene, goesOn, t) })
          : t('pendingGoesOn', { hero: by ? called(scene, by, t) : '' })}
      </li>
    </ol>
  );
}
