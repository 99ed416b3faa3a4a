import type { Problem } from '@sandtable/kernel';
import { useState } from 'react';
import { FileButton } from '../site/file-button.js';
import type { Say } from '../text/language.js';
import { readJson, saveJson } from './file.js';
import { Problems } from './problems.js';
import { useNewWords } from './texts.js';
import './forces.css';

/** What a ruleset takes as content of one's own. */
export interface OwnContentOf<Kind extends string> {
  readonly kinds: readonly Kind[];
  load(
    data: unknown,
  ): { readonly ok: false } | { readonly ok: true; readonly content: Record<Kind, readonly unknown[]> };
  /** A file to start from. */
  readonly example: unknown;
}

interface OwnContentProps<Kind extends string> {
  readonly own: OwnContentOf<Kind>;
  /** As it was read from the file; undefined where there is none. */
  readonly content: unknown;
  readonly problems: readonly Problem[];
  readonly onChange: (content: unknown) => void;
  /** What the table calls it, what may stand in such a file, and how many there are of a kind. */
  readonly say: Say<'content' | 'contentNote' | `content_${NoInfer<Kind>}`>;
}

/** Content that somebody made: loaded from a file and checked by the ruleset, fault by fault. */
export function OwnContent<Kind extends string>({ own, content, problems, onChange, say }: OwnContentProps<Kind>) {
  const t = useNewWords();
  const loaded = content === undefined ? null : own.load(content);
  const counts = own.kinds.flatMap((kind) => {
    const n = loaded?.ok ? loaded.content[kind].length : 0;
    return n > 0 ? [say(`content_${kind}`, { n })] : [];
  });
  const [unread, setUnread] = useState<string | null>(null);
  const load = async (file: File) => {
    const read = await readJson(file);
    setUnread(read.ok ? null : read.problem);
    if (read.ok) onChange(read.data);
  };
  return (
    <details className="panel own-content" open={content !== undefined ? true : undefined}>
      <summary>
        <h2>{say('content')}</h2>
      </summary>
      <p className="quiet">{say('contentNote')}</p>
      {loaded?.ok && <p role="status">{t('contentHas', { what: counts.join(', ') || t('contentEmpty') })}</p>}
      {unread !== null && (
        <p className="refused" role="alert">
          {unread}
        </p>
      )}
      {problems.length > 0 && (
        <div className="refused" role="alert" data-testid="content-faults">
          <b>{t('contentFaults')}:</b>
          <Problems problems={problems} />
        </div>
      )}
      <div className="buttons">
        <FileButton label={t('contentLoad')} onFile={(file) => void load(file)} />
        {content !== undefined && (
          <>
            <button type="button" onClick={() => saveJson('my-content.json', content)}>
              {t('contentSave')}
            </button>
            <button type="button" onClick={() => onChange(undefined)}>
              {t('contentDrop')}
            </button>
          </>
        )}
        <button type="button" className="quiet" onClick={() => saveJson('my-content.json', own.example)}>
          {t('contentExample')}
        </button>
      </div>
    </details>
  );
}
