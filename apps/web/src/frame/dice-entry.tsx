import type { Now } from '@sandtable/referee';
import { useEffect, useRef, useState } from 'react';
import { DieFace } from './die.js';
import { RuleRef } from './rule.js';
import type { Refused } from './sitting.js';
import './time.css';
import { RefusedNote } from './waiting.js';
import { useGamesWords, useWords } from './words.js';

/** Dice with more sides than this are typed, the others have a button for each face. */
const BUTTONS = 12;

interface DiceEntryProps {
  readonly roll: NonNullable<Now['roll']>;
  /** Who rolls, as this table calls it. */
  readonly side: string | null;
  readonly refused: Refused | null;
  readonly onRolled: (faces: readonly number[]) => void;
}

/** People roll real dice and say what fell: by buttons, or by typing the faces. Whether it can be, the referee says. */
export function DiceEntry({ roll, side, refused, onRolled }: DiceEntryProps) {
  const t = useGamesWords();
  const frame = useWords();
  const [faces, setFaces] = useState<readonly number[]>([]);
  const panel = useRef<HTMLElement>(null);
  const { count, sides, rule } = roll;
  const full = faces.length >= count;
  const add = (face: number) => setFaces([...faces, face].slice(0, count));
  const back = () => setFaces(faces.slice(0, -1));

  // What was answered is gone, and the focus with it: the dice are next.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
  }, []);

  const onKey = (event: React.KeyboardEvent) => {
    const digit = Number(event.key);
    if (Number.isInteger(digit) && digit >= 1 && digit <= Math.min(sides, 9) && sides <= BUTTONS && !full) add(digit);
    else if (event.key === 'Backspace' && sides <= BUTTONS) back();
    else if (event.key === 'Enter' && full && event.target === panel.current) onRolled(faces);
    else return;
    event.preventDefault();
  };
  return (
    <section
      ref={panel}
      className="question dice-entry"
      id="question"
      tabIndex={-1}
      aria-label={frame('question')}
      onKeyDown={onKey}
    >
      <h2>{count === 1 ? t('rollTitle1') : t('rollTitle', { n: count })}</h2>
      <p>
        {side === null ? t('rollTextNobody', { sides }) : t('rollText', { side, sides })} <RuleRef id={rule} />
      </p>
      <RefusedNote refused={refused} />
      <ol className="slots" aria-live="polite">
        {Array.from({ length: count }, (_, i) => {
          const face = faces[i];
          const label = face === undefined ? t('rollEmpty', { n: i + 1 }) : t('rollOf', { n: i + 1, face });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
            <li key={i} className={i === faces.length ? 'next' : ''}>
              <span role="img" aria-label={label}>
                <DieFace face={face ?? null} sides={sides} />
              </span>
            </li>
          );
        })}
      </ol>
      {sides <= BUTTONS ? (
        <div className="faces">
          {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
            <button
              key={face}
              type="button"
              disabled={full}
              onClick={() => add(face)}
              aria-label={t('rollFace', { face })}
            >
              {face}
            </button>
          ))}
        </div>
      ) : (
        <TypedFace sides={sides} disabled={full} onFace={add} label={t('rollFace', { face: `1–${sides}` })} />
      )}
      <div className="answers">
        <button type="button" className="main" disabled={!full} onClick={() => onRolled(faces)}>
          {t('rollDone')}
        </button>
        <button type="button" disabled={faces.length === 0} onClick={back}>
          {t('rollBack')}
        </button>
      </div>
    </section>
  );
}

interface TypedFaceProps {
  readonly sides: number;
  readonly disabled: boolean;
  readonly label: string;
  readonly onFace: (face: number) => void;
}

function TypedFace({ sides, disabled, label, onFace }: TypedFaceProps) {
  const [text, setText] = useState('');
  const face = Number(text);
  return (
    <form
      className="faces"
      onSubmit={(event) => {
        event.preventDefault();
        if (text === '' || !Number.isInteger(face)) return;
        onFace(face);
        setText('');
      }}
    >
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={sides}
        value={text}
        disabled={disabled}
        aria-label={label}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" disabled={disabled || text === ''}>
        +
      </button>
    </form>
  );
}
