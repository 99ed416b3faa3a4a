import { useEffect, useRef } from 'react';
import { DieFace } from './die.js';
import { RuleRef } from './rule.js';
import type { LogEntry } from './sitting.js';
import { useWords } from './words.js';

/** Every event in a sentence, with its rule and its dice; the newest is read aloud to those who listen. */
export function Log({ entries }: { readonly entries: readonly LogEntry[] }) {
  const t = useWords();
  const list = useRef<HTMLOListElement>(null);
  const count = entries.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the log to its end whenever that grows
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    <section className="log" aria-label={t('log')}>
      <h2>{t('log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ol ref={list} role="log" aria-live="polite" tabIndex={0}>
        {entries.map(({ n, event, text }) => (
          <li key={n} className={event.type}>
            <span>{text}</span>
            <Dice faces={event.dice} />
            <RuleRef id={event.rule} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Dice({ faces }: { readonly faces: unknown }) {
  if (!Array.isArray(faces) || !faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6)) return null;
  return (
    <span className="dice" role="img" aria-label={faces.join(', ')}>
      {faces.map((face: number, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they fell
        <DieFace key={i} face={face} size={17} />
      ))}
    </span>
  );
}
