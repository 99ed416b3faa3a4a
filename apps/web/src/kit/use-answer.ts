import { useEffect, useState } from 'react';
import type { Sitting } from '../frame/sitting.js';

/** What the referee answers to a query at a moment; null until it has, or where there is nothing to ask. */
export function useAnswer<T>(sitting: Sitting, name: string, args: unknown, at: number): T | null {
  const key = args === null ? null : JSON.stringify(args);
  const [told, setTold] = useState<{ readonly key: string; readonly at: number; readonly answer: T | null } | null>(
    null,
  );
  useEffect(() => {
    if (key === null) return;
    let gone = false;
    void sitting.query<T>(name, JSON.parse(key)).then((answer) => !gone && setTold({ key, at, answer }));
    return () => {
      gone = true;
    };
  }, [sitting, name, key, at]);
  return told && told.key === key && told.at === at ? told.answer : null;
}

/** The answers to one query about several things, in their order; null for those that are not there yet. */
export function useAnswers<T>(
  sitting: Sitting,
  name: string,
  about: readonly unknown[],
  at: number,
): readonly (T | null)[] {
  const key = JSON.stringify(about);
  const [told, setTold] = useState<{
    readonly key: string;
    readonly at: number;
    readonly answers: (T | null)[];
  } | null>(null);
  useEffect(() => {
    const all = JSON.parse(key) as unknown[];
    if (all.length === 0) return;
    let gone = false;
    void Promise.all(all.map((args) => sitting.query<T>(name, args))).then(
      (answers) => !gone && setTold({ key, at, answers }),
    );
    return () => {
      gone = true;
    };
  }, [sitting, name, key, at]);
  return told && told.key === key && told.at === at ? told.answers : about.map(() => null);
}
