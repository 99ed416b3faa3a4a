import type { QuestionKindId, Scene } from '@sandtable/legends';
import { nameOf } from './ask.js';
import { called, sideName } from './city.js';
import type { TableSay } from './texts.js';

interface PendingProps {
  readonly scene: Scene;
  /** What is asked now, of whomever; null where that is not known here. */
  readonly kind: QuestionKindId | null;
  readonly t: TableSay;
}

/** In the midst of an act: what is being resolved, what still waits, and who goes on afterwards. */
export function Pending({ scene, kind, t }: PendingProps) {
  const { since } = scene;
  const [act, ...windows] = since?.answers ?? [];
  if (!act || scene.result) return null;
  const by = since!.start.active;
  const goesOn = scene.active && scene.active !== by ? scene.active : null;
  return (
    <ol className="pending" aria-label={t('pending')} data-testid="pending">
      <li>
        <b>{by ? called(scene, by, t) : sideName(scene, scene.activeSeat)}</b> {nameOf(act, scene, t)}
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
