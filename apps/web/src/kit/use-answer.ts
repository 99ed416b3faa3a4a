import { useEffect, useState } from 'react';
import type { Sitting } from '../frame/sitting.js';

/** What is answered to a question with this key; null until it is, and where there is nothing to ask. */
export function useAsked<T>(sitting: Sitting, key: string | null, ask: () => Promise<T>): T | null {
  const [told, setTold] = useState<{ readonly key: string; readonly answer: T } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the answer would be another
  useEffect(() => {
    if (key === null) return;
    let gone = false;
    void ask().then((answer) => !gone && setTold({ key, answer }));
    return () => {
      gone = true;
    };
  }, [sitting, key]);
  return told && told.key === key ? told.answer : null;
}

/** What the referee answers to a query at a moment. */
export function useAnswer<T>(sitting: Sitting, name: string, args: unknown, at: number): T | null {
  const key = args === null ? null : `${name} ${at} ${JSON.stringify(args)}`;
  return useAsked(sitting, key, () => sitting.query<T>(name, args));
}

/** The answers to one query about several things, in their order; null for those that are not there yet. */
export function useAnswers<T>(
  sitting: Sitting,
  name: string,
  about: readonly unknown[],
  at: number,
): readonly (T | null)[] {
  const key = about.length === 0 ? null : `${name} ${at} ${JSON.stringify(about)}`;
  const told = useAsked(sitting, key, () => Promise.all(about.map((args) => sitting.query<T>(name, args))));
  return told ?? about.map(() => null);
}
