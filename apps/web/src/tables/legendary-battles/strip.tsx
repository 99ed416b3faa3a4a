import type { ReactNode } from 'react';
import { RuleRef } from '../../frame/rule.js';
import { classes } from '../../kit/board.js';
import './strip.css';

// A slim strip between the map and the hand: what opened a window and what may be played there, or what one is about to play. It has
// the same height whatever is in it, so that nothing jumps when one is asked.

export interface StripAnswer {
  readonly label: string;
  readonly act: () => void;
  readonly icon?: ReactNode;
  readonly main?: boolean;
  readonly quiet?: boolean;
  readonly pressed?: boolean;
  readonly note?: string;
  readonly onPoint?: (on: boolean) => void;
}

interface StripProps {
  readonly look: 'idle' | 'window' | 'ticket';
  readonly text: ReactNode;
  readonly rule?: string | undefined;
  readonly answers: readonly StripAnswer[];
  readonly after?: ReactNode;
  readonly label: string;
}

export function Strip({ look, text, rule, answers, after, label }: StripProps) {
  return (
    <section className={`battle-strip ${look}`} aria-label={label}>
      <p className="strip-text">
        {text} {rule && <RuleRef id={rule} />}
      </p>
      <div className="strip-answers">
        {answers.map(({ label: name, act, icon, main, quiet, pressed, note, onPoint }) => (
          <button
            key={name}
            type="button"
            className={classes(main && 'main', quiet && 'quiet')}
            aria-pressed={pressed}
            onClick={act}
            onPointerEnter={() => onPoint?.(true)}
            onPointerLeave={() => onPoint?.(false)}
            onFocus={() => onPoint?.(true)}
            onBlur={() => onPoint?.(false)}
          >
            {icon}
            <span>
              {name}
              {note && <small>{note}</small>}
            </span>
          </button>
        ))}
        {after}
      </div>
    </section>
  );
}
