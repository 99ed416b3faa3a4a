import type { RuleEntry } from '@sandtable/referee';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { findRules } from '../port/lobby.js';
import { Marked, RuleText } from './rule-text.js';
import { chaptersOf } from './search.js';
import { useRulesWords } from './texts.js';
import { type Applied, type Book, type RuleLink, useBook } from './use-book.js';
import './rules.css';

/** As the referee has it. */
const LONGEST_QUERY = 200;

interface BrowserProps {
  readonly ruleset: string;
  /** The rule to show first. */
  readonly rule: string | null;
  readonly link: RuleLink;
  readonly applied?: Applied;
}

/** The whole book: by chapters, or what speaks of the words looked for, the best first. */
export function RulesBrowser({ ruleset, rule, link, applied }: BrowserProps) {
  const t = useRulesWords();
  const book = useBook(ruleset, link, applied ?? null);
  const [words, setWords] = useState('');
  const looked = useDeferredValue(words.trim());
  const found = useFound(ruleset, looked);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // Whoever comes for a rule finds it before their eyes, and what they looked for before is done with.
  useEffect(() => {
    if (rule === null) return;
    setWords('');
    const at = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
    at?.scrollIntoView({ block: 'center' });
    at?.focus({ preventScroll: true });
  }, [rule]);

  // `/` looks something up, as everywhere.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || (event.target as Element).closest('input, select, textarea')) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-rule]') ?? [])];
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (here < 0 && document.activeElement !== input.current) return;
    event.preventDefault();
    const next = all[event.key === 'ArrowDown' ? here + 1 : here - 1];
    if (next) next.focus();
    else if (event.key === 'ArrowUp') input.current?.focus();
  };

  const chapters = chaptersOf([...book.rules.values()]);
  const searching = looked !== '';
  const n = found?.length ?? 0;
  const said = found && (n === 0 ? t('none') : n === 1 ? t('found1') : t('found', { n }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut; Tab leads everywhere too
    <div className="rules-browser" onKeyDown={step}>
      <search className="rules-search">
        <input
          ref={input}
          type="search"
          maxLength={LONGEST_QUERY}
          value={words}
          placeholder={t('searchHint', { id: [...book.rules.keys()][0] ?? '' })}
          aria-label={t('search')}
          onChange={(event) => setWords(event.target.value)}
        />
        <p role="status">{searching && said}</p>
      </search>
      <nav className="chapters" aria-label={t('chapters')}>
        <label>
          <span>{t('chapters')}</span>
          <select
            value=""
            onChange={({ target: { value } }) => {
              setWords('');
              requestAnimationFrame(() => toChapter(list.current, value));
            }}
          >
            <option value="">{t('chapters')} …</option>
            {[...chapters.keys()].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <ul>
          {[...chapters].map(([name, { length }]) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  setWords('');
                  requestAnimationFrame(() => toChapter(list.current, name));
                }}
              >
                {name} <small>{length}</small>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rules-list" ref={list}>
        {rule !== null && !book.rules.has(rule) && (
          <p className="refused" role="alert">
            {t('noSuch', { id: rule })}
          </p>
        )}
        {searching ? (
          <section>
            <h2 className="unseen">{said}</h2>
            {(found ?? []).map((one) => (
              <Rule key={one.id} rule={one} book={book} words={looked} chosen={false} />
            ))}
          </section>
        ) : (
          [...chapters].map(([name, inIt]) => (
            <section key={name} aria-label={name}>
              <h2 data-chapter={name}>{name}</h2>
              {inIt.map((one) => (
                <Rule key={one.id} rule={one} book={book} words="" chosen={one.id === rule} />
              ))}
            </section>
          ))
        )}
      </div>
    </div>
  );
}

function toChapter(list: HTMLElement | null, name: string): void {
  list?.querySelector(`[data-chapter="${CSS.escape(name)}"]`)?.scrollIntoView({ block: 'start' });
}

/** What the referee finds; while it looks, what it found last. Null before it was asked for the first time. */
function useFound(ruleset: string, words: string): readonly RuleEntry[] | null {
  const [found, setFound] = useState<readonly RuleEntry[] | null>(null);
  useEffect(() => {
    let gone = false;
    if (words === '') setFound(null);
    else void findRules(ruleset, words.slice(0, LONGEST_QUERY)).then((rules) => !gone && setFound(rules));
    return () => {
      gone = true;
    };
  }, [ruleset, words]);
  return found;
}

interface RuleProps {
  readonly rule: RuleEntry;
  readonly book: Book;
  readonly words: string;
  readonly chosen: boolean;
}

function Rule({ rule, book, words, chosen }: RuleProps) {
  const t = useRulesWords();
  return (
    <article
      className={chosen ? 'rule-entry chosen' : 'rule-entry'}
      data-rule={rule.id}
      tabIndex={-1}
      aria-labelledby={`title-${rule.id}`}
      aria-current={chosen ? 'true' : undefined}
    >
      <h3 id={`title-${rule.id}`}>
        <span className="rule-number">
          <Marked text={rule.id} words={words} />
        </span>
        <span>
          <Marked text={rule.title} words={words} />
        </span>
        {rule.reason !== undefined && <em>{t('ruling')}</em>}
        <span className="permalink">{book.link(rule.id, <span title={t('link')}>#</span>)}</span>
      </h3>
      <RuleText rule={rule} book={book} words={words} />
    </article>
  );
}
