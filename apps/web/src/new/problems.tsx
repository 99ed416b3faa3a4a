import type { Problem } from '@sandtable/kernel';
import { RuleRef } from '../frame/rule.js';

/** The sentence of a problem without the path before it and the rule behind it, for where both are shown beside it. */
export function sentenceOf({ path, message, rule }: Problem): string {
  const said = rule === undefined ? message : message.replace(` (${rule})`, '');
  const at = path === '' ? -1 : said.lastIndexOf(`${path}: `);
  return at < 0 ? said.replace(/^setup[.:] ?/, '') : said.slice(at + path.length + 2);
}

/** Everything that speaks against a setup, or a part of it, each with its rule. */
export function Problems({
  problems,
  placeName,
}: {
  readonly problems: readonly Problem[];
  readonly placeName?: (path: string) => string;
}) {
  if (problems.length === 0) return null;
  return (
    <ul className="problems">
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.message}`}>
          {placeName && <b>{placeName(problem.path)}: </b>}
          {sentenceOf(problem)} {problem.rule && <RuleRef id={problem.rule} />}
        </li>
      ))}
    </ul>
  );
}
