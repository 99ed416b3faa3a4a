import type { Problem } from '@sandtable/kernel';
import { loadContent } from '@sandtable/quantum-legions';
import { useState } from 'react';
import { readJson, saveJson } from '../../../new/file.js';
import { Problems } from '../../../new/problems.js';
import { FileButton } from '../../../site/file-button.js';
import type { NewGameSay } from './texts.js';

interface OwnContentProps {
  /** As it was read from the file. */
  readonly content: unknown;
  readonly problems: readonly Problem[];
  readonly onChange: (content: unknown) => void;
  readonly t: NewGameSay;
}

const KINDS = ['units', 'forces', 'sections', 'rosters', 'scenarios'] as const;

/** A force of one's own with a unit and a roster: a file to start from. */
const EXAMPLE = {
  sandtable: 'quantum-legions',
  forces: [{ id: 'my-force', name: 'My Force', summary: 'A force of my own.' }],
  units: [
    {
      id: 'my-tank',
      force: 'my-force',
      name: 'My Tank',
      cls: 'AFV',
      size: 3,
      speed: [2, 4],
      armor: 5,
      range: 5,
      ap: 1,
      dice: [5, 4, 2],
      traits: [{ id: 'hover' }],
    },
  ],
  rosters: [{ id: 'my-roster', force: 'my-force', name: 'My Roster', units: ['my-tank', 'my-tank', 'my-tank'] }],
};

/** Content that somebody made: loaded from a file and checked by the ruleset, fault by fault. */
export function OwnContent({ content, problems, onChange, t }: OwnContentProps) {
  const [unread, setUnread] = useState<string | null>(null);
  const loaded = content === undefined ? null : loadContent(content);
  const load = async (file: File) => {
    const read = await readJson(file);
    setUnread(read.ok ? null : read.problem);
    if (read.ok) onChange(read.data);
  };
  const counts = KINDS.flatMap((kind) =>
    loaded?.ok && loaded.content[kind].length > 0 ? [t(`content_${kind}`, { n: loaded.content[kind].length })] : [],
  );
  return (
    <details className="panel own-content" open={content !== undefined ? true : undefined}>
      <summary>
        <h2>{t('content')}</h2>
      </summary>
      <p className="quiet">{t('contentNote')}</p>
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
          <button type="button" onClick={() => onChange(undefined)}>
            {t('contentDrop')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => saveJson('my-content.json', EXAMPLE)}>
          {t('contentExample')}
        </button>
      </div>
    </details>
  );
}
