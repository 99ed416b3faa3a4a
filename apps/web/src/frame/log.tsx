import { useEffect, useRef } from 'react';
import { DieFace } from './die.js';
import type { Names } from './presenter.js';
import { RuleRef } from './rule.js';
import type { LogEntry } from './sitting.js';
import { useWords } from './words.js';

interface LogProps {
  readonly entries: readonly LogEntry[];
  /** The entries of the moment that is looked back at; those after it have not happened yet. */
  readonly shown: { readonly from: number; readonly to: number } | null;
  readonly names: Names;
  /** Shows the moment of an entry. */
  readonly onEntry: (n: number) => void;
  /** Asks for what lies before the first of the entries. */
  readonly onEarlier: () => void;
}

/** Every event in a sentence, with its rule and its dice. What is new is told to those who listen by the announcer. */
export function Log({ entries, shown, names, onEntry, onEarlier }: LogProps) {
  const t = useWords();
  const list = useRef<HTMLDivElement>(null);
  const last = entries.at(-1)?.n;
  const before = entries[0]?.n ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the log to its end whenever that grows
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes to the entries of the moment whenever that changes
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && entry) list.current.scrollTop = entry.offsetTop - 40;
  }, [shown?.from]);
  return (
    <section className="log" aria-label={t('log')}>
      <h2>{t('log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="log-roll" ref={list} role="log" aria-live="off" aria-label={t('log')} tabIndex={0}>
        {before > 0 && (
          <button type="button" className="quiet" onClick={onEarlier}>
            {t('earlier', { n: before })}
          </button>
        )}
        <ol start={before + 1}>
          {entries.map(({ n, event, text }) => (
            <li
              key={n}
              className={shown && n >= shown.to ? `${event.type} to-come` : event.type}
              aria-current={shown && n >= shown.from && n < shown.to ? 'step' : undefined}
            >
              <button type="button" className="entry" onClick={() => onEntry(n)}>
                {text}
              </button>
              <Dice faces={event.dice} sides={sidesOf(names, event)} />
              <RuleRef id={event.rule} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const sidesOf = ({ die = 6 }: Names, event: LogEntry['event']): number =>
  typeof die === 'function' ? die(event) : die;

function Dice({ faces, sides }: { readonly faces: unknown; readonly sides: number }) {
  if (!Array.isArray(faces) || !faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides))
    return null;
  return (
    <span className="dice" role="img" aria-label={faces.join(', ')}>
      {faces.map((face: number, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they fell
        <DieFace key={i} face={face} sides={sides} />
      ))}
    </span>
  );
}
