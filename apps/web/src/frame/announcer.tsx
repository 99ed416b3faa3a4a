import { useEffect, useRef, useState } from 'react';
import type { LogEntry, Moment } from './sitting.js';
import { useWords } from './words.js';

/** More sentences than this at once are too many to listen to; the log has all of them. */
const MOST = 6;

interface AnnouncerProps {
  readonly moment: Moment;
  /** What happened in short sentences. */
  readonly spoken: (entries: readonly LogEntry[]) => readonly string[];
  /** What is asked now. */
  readonly question: string;
}

/** For a table that has no shorter way to say it. */
export const inFull = (entries: readonly LogEntry[]): readonly string[] => entries.map(({ text }) => text);

/**
 * Tells those who listen what happened and what is asked. While a program is playing it holds back, and tells all of it in
 * short once somebody is asked again.
 */
export function Announcer({ moment, spoken, question }: AnnouncerProps) {
  const t = useWords();
  const told = useRef(moment.log.length);
  const [text, setText] = useState('');
  const waits = moment.thinking !== null && !moment.now.over;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it speaks when something was added to the log, or when it may
  useEffect(() => {
    if (waits) return;
    const news = spoken(moment.log.slice(told.current));
    told.current = moment.log.length;
    const left = news.length - MOST;
    const heard = left > 0 ? [t('moreHappened', { n: left }), ...news.slice(left)] : news;
    setText([...heard, question].join(' '));
  }, [moment.log, waits, question]);
  return (
    <p className="unseen" aria-live="polite" data-testid="spoken">
      {text}
    </p>
  );
}
