import type { RuleEntry } from '@sandtable/referee';
import { marked, withIds } from './search.js';
import { useRulesWords } from './texts.js';
import type { Applied, Book } from './use-book.js';

/** A rule with everything known about it. Words looked for are marked. */
export function RuleText({
  rule,
  book,
  words,
}: {
  readonly rule: RuleEntry;
  readonly book: Book;
  readonly words: string;
}) {
  const t = useRulesWords();
  const { see = [], toggles = [], reason } = rule;
  const naming = (book.named.get(rule.id) ?? []).filter((id) => !see.includes(id));
  return (
    <>
      <p>
        <Prose text={rule.text} book={book} words={words} />
      </p>
      {reason !== undefined && (
        <p className="reason">
          <b>{t('why')}:</b> <Prose text={reason} book={book} words={words} />
        </p>
      )}
      {toggles.map((id) => {
        const option = book.options.find((one) => one.id === id);
        return (
          <p key={id} className="toggle">
            <b>
              {t('toggles')} “{option?.label ?? id}”.
            </b>{' '}
            {option?.help}
          </p>
        );
      })}
      <Links name={t('see')} ids={see} book={book} />
      <Links name={t('named')} ids={naming} book={book} />
      {book.applied && <AppliedList rule={rule.id} applied={book.applied} />}
    </>
  );
}

function Prose({ text, book, words }: { readonly text: string; readonly book: Book; readonly words: string }) {
  return withIds(text, book.rules).map((piece, i) =>
    piece.id ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
      <span key={i}>{book.link(piece.text, piece.text)}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Marked key={i} text={piece.text} words={words} />
    ),
  );
}

export function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  return marked(text, words).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
    piece.marked ? <mark key={i}>{piece.text}</mark> : piece.text,
  );
}

function Links({ name, ids, book }: { readonly name: string; readonly ids: readonly string[]; readonly book: Book }) {
  if (ids.length === 0) return null;
  return (
    <p className="see">
      <b>{name}:</b>{' '}
      {ids.map((id) => (
        <span key={id}>
          {book.link(
            id,
            <>
              <small>{id}</small> {book.rules.get(id)?.title}
            </>,
          )}
        </span>
      ))}
    </p>
  );
}

/** Where the rule was applied in the game under way, each place a way to that moment. */
function AppliedList({ rule, applied }: { readonly rule: string; readonly applied: Applied }) {
  const t = useRulesWords();
  const entries = applied.log.filter(({ event }) => event.rule === rule);
  if (entries.length === 0) return null;
  return (
    <details className="applied" open={entries.length <= 5}>
      <summary>
        {t('applied')}: {entries.length === 1 ? t('appliedOnce') : t('appliedTimes', { n: entries.length })}
      </summary>
      <ol>
        {entries.map(({ n, text }) => (
          <li key={n}>
            <button type="button" onClick={() => applied.onEntry(n)} title={t('moment')}>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
