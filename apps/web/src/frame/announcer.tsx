import { useEffect, useRef, useState } from 'react';
import type { Spoken } from './presenter.js';
import type { LogEntry, Moment } from './sitting.js';
import { useWords } from './words.js';

/** More sentences than this at once are too many to listen to; the log has all of them. */
const MOST = 6;

interface AnnouncerProps {
  readonly moment: Moment;
  /** What happened in short sentences. */
  readonly spoken: (entries: readonly LogEntry[]) => readonly Spoken[];
  /** What is asked now. */
  readonly question: string;
}

/** The number of the entry that comes next: earlier ones may be told later. */
const nextOf = (log: readonly LogEntry[]): number => (log.at(-1)?.n ?? -1) + 1;

/** For a table that has no shorter way to say it. */
export const inFull = (entries: readonly LogEntry[]): readonly Spoken[] =>
  entries.map(({ text }) => ({ text, own: false }));

/**
 * What is heard of the news: what befell the listener first and all of it, then the latest of the rest, each sentence once.
 * `more` says how many were left out.
 */
export function heardOf(news: readonly Spoken[], more: (n: number) => string): readonly string[] {
  const own = new Set(news.flatMap((one) => (one.own ? [one.text] : [])));
  const rest = [...new Set(news.map(({ text }) => text))].filter((text) => !own.has(text));
  const left = Math.max(0, rest.length - Math.max(0, MOST - own.size));
  return [...own, ...(left > 0 ? [more(left)] : []), ...rest.slice(left)];
}

/**
 * Tells those who listen what happened and what is asked. While a program is playing, or orders for many are carried out, it holds
 * back, and tells all of it in short once somebody is asked again.
 */
export function Announcer({ moment, spoken, question }: AnnouncerProps) {
  const t = useWords();
  const next = nextOf(moment.log);
  const told = useRef(next);
  const asked = useRef('');
  const [said, setSaid] = useState({ n: 0, text: '' });
  const waits = (moment.botsAsked || moment.carrying) && !moment.now.over;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it speaks when something was added to the log, or when it may
  useEffect(() => {
    if (waits) return;
    const heard = heardOf(spoken(moment.log.filter(({ n }) => n >= told.current)), (n) => t('moreHappened', { n }));
    told.current = next;
    if (heard.length === 0 && asked.current === question) return;
    asked.current = question;
    setSaid(({ n }) => ({ n: n + 1, text: [...heard, question].join(' ') }));
  }, [next, waits, question]);
  return (
    <p className="unseen" aria-live="polite" data-testid="spoken">
      {/* another element each time: the same words again are spoken again */}
      <span key={said.n}>{said.text}</span>
    </p>
  );
}
