import type { Problem } from '@sandtable/kernel';
import { type ReactNode, useState } from 'react';
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
  return (
    <ContentFile
      look="panel"
      title={<h2>{say('content')}</h2>}
      note={say('contentNote')}
      has={loaded?.ok && t('contentHas', { what: counts.join(', ') || t('contentEmpty') })}
      problems={problems}
      example={own.example}
      onRead={onChange}
      {...(content !== undefined && {
        onSave: () => saveJson('my-content.json', content),
        onDrop: () => onChange(undefined),
      })}
    />
  );
}

interface ContentFileProps {
  readonly look?: 'panel';
  readonly title: ReactNode;
  /** What may stand in such a file. */
  readonly note: string;
  /** What was read from it. */
  readonly has: ReactNode;
  readonly problems: readonly Problem[];
  /** What a problem is about, where it does not say so itself. */
  readonly placeName?: (path: string) => string;
  /** A file to start from. */
  readonly example: unknown;
  readonly onRead: (data: unknown) => void;
  readonly onSave?: () => void;
  /** Not there where nothing of one's own is in the setup. */
  readonly onDrop?: () => void;
}

/** A file of something of one's own: what it may be, what was read, what is wrong with it. */
export function ContentFile(props: ContentFileProps) {
  const { look = '', title, note, has, problems, placeName, example, onRead, onSave, onDrop } = props;
  const t = useNewWords();
  const [unread, setUnread] = useState<string | null>(null);
  const load = async (file: File) => {
    const read = await readJson(file);
    setUnread(read.ok ? null : read.problem);
    if (read.ok) onRead(read.data);
  };
  return (
    <details className={`own-content ${look}`} open={onDrop ? true : undefined}>
      <summary>{title}</summary>
      <p className="quiet">{note}</p>
      {has && <p role="status">{has}</p>}
      {unread !== null && (
        <p className="refused" role="alert">
          {unread}
        </p>
      )}
      {problems.length > 0 && (
        <div className="refused" role="alert" data-testid="content-faults">
          <b>{t('contentFaults')}:</b>
          <Problems problems={problems} {...(placeName && { placeName })} />
        </div>
      )}
      <div className="buttons">
        <FileButton label={t('contentLoad')} onFile={(file) => void load(file)} />
        {onSave && (
          <button type="button" onClick={onSave}>
            {t('contentSave')}
          </button>
        )}
        {onDrop && (
          <button type="button" onClick={onDrop}>
            {t('contentDrop')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => saveJson('my-content.json', example)}>
          {t('contentExample')}
        </button>
      </div>
    </details>
  );
}
