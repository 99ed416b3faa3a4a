import type { Problem } from '@sandtable/kernel';
import { useState } from 'react';
import { FileButton } from '../site/file-button.js';
import { readJson, saveJson } from './file.js';
import { Problems } from './problems.js';
import { useNewWords } from './texts.js';
import './forces.css';

interface OwnContentProps {
  readonly title: string;
  /** What may stand in such a file. */
  readonly note: string;
  /** As it was read from the file; undefined where there is none. */
  readonly content: unknown;
  /** How many there are of everything, in words; null for a file that cannot be used. */
  readonly counts: readonly string[] | null;
  readonly problems: readonly Problem[];
  /** A file to start from. */
  readonly example: unknown;
  readonly onChange: (content: unknown) => void;
}

/** Content that somebody made: loaded from a file and checked by the ruleset, fault by fault. */
export function OwnContent({ title, note, content, counts, problems, example, onChange }: OwnContentProps) {
  const t = useNewWords();
  const [unread, setUnread] = useState<string | null>(null);
  const load = async (file: File) => {
    const read = await readJson(file);
    setUnread(read.ok ? null : read.problem);
    if (read.ok) onChange(read.data);
  };
  return (
    <details className="panel own-content" open={content !== undefined ? true : undefined}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <p className="quiet">{note}</p>
      {counts && <p role="status">{t('contentHas', { what: counts.join(', ') || t('contentEmpty') })}</p>}
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
        <button type="button" className="quiet" onClick={() => saveJson('my-content.json', example)}>
          {t('contentExample')}
        </button>
      </div>
    </details>
  );
}
