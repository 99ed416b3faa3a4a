import type { ReactNode } from 'react';
import { classes } from './board.js';
import './status.css';

interface StatusProps {
  /** `Turn 3`, or what is done before and after the game. */
  readonly turn: string;
  /** Whose turn it is. */
  readonly whose: { readonly own: boolean; readonly says: ReactNode } | null;
  /** What else is said in the same line. */
  readonly beside?: ReactNode;
  /** The steps of a turn; on narrow screens `numbered` ones shrink to their numbers. */
  readonly steps?: readonly { readonly says: string; readonly now: boolean }[];
  readonly numbered?: boolean;
  /** What is counted of each side: a share of what wins, and how much it is. */
  readonly scoreLabel: string;
  readonly score: readonly {
    readonly side: string;
    readonly own: boolean;
    readonly share: number;
    readonly says: string;
  }[];
  /** What the table tells beside it. */
  readonly children?: ReactNode;
}

/** Whose turn it is, which step of it, and how far each side is from winning. */
export function Status({ turn, whose, beside, steps = [], numbered, scoreLabel, score, children }: StatusProps) {
  return (
    <div className={classes('status', numbered && 'numbered')}>
      <div className="turn">
        <strong>{turn}</strong>
        {whose && <span className={whose.own ? 'whose own' : 'whose enemy'}>{whose.says}</span>}
        {beside}
      </div>
      {steps.length > 0 && (
        <ol className={classes('steps', numbered && 'numbered')}>
          {steps.map(({ says, now }, i) => (
            <li key={says} aria-current={now ? 'step' : undefined} aria-label={numbered ? says : undefined}>
              {numbered && <i aria-hidden="true">{i + 1}</i>} <span>{says}</span>
            </li>
          ))}
        </ol>
      )}
      {children}
      <ul className="score" aria-label={scoreLabel}>
        {score.map(({ side, own, share, says }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sides may be called the same, and keep their order
          <li key={i} className={own ? 'own' : 'enemy'}>
            <span className="side">{side}</span>
            <span className="bar" aria-hidden="true">
              <i style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }} />
            </span>
            <span className="points">{says}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
