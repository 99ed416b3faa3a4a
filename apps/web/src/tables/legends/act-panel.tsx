import { Folded } from '../../kit/folded.js';
import { moreActs } from './answers.js';
import { lineName } from './ask.js';
import type { Hand } from './hand.js';
import { LinePanel } from './line-panel.js';
import { Showier } from './showier.js';

/** What the active Hero may do beside the answers: lines, suggested or drawn, and the acts there was no room for. */
export function ActPanel({ hand }: { readonly hand: Hand }) {
  const { options, scene, line, setTried, t } = hand;
  const lines = options.filter((one) => one.type === 'leg');
  const rest = moreActs(hand);
  const pool = scene.activation?.pool ?? 0;
  return (
    <>
      {/* above what tells of a line: that grows when a suggestion is pointed at, and would push it from under the pointer */}
      {line.steps.length === 0 && (
        <Folded
          title={t('suggestions', { n: lines.length })}
          answers={lines.map((one) => ({
            label: lineName(one.segments, t),
            act: () => line.set(one.segments),
            onPoint: (on) => setTried(on ? one : null),
          }))}
        />
      )}
      {pool > 0.05 && <LinePanel scene={scene} pool={pool} line={line} t={t} />}
      <Showier hand={hand} />
      <Folded
        title={t('moreActs', { n: rest.length })}
        answers={rest.map(({ label, act }) => ({ label, act: act! }))}
      />
    </>
  );
}
