import type { Problem } from '@sandtable/kernel';
import { loadContent } from '@sandtable/quantum-legions';
import { OwnContent as Shared } from '../../../new/own-content.js';
import type { NewGameSay } from './texts.js';

interface OwnContentProps {
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

export function OwnContent({ content, problems, onChange, t }: OwnContentProps) {
  const loaded = content === undefined ? null : loadContent(content);
  const counts = KINDS.flatMap((kind) =>
    loaded?.ok && loaded.content[kind].length > 0 ? [t(`content_${kind}`, { n: loaded.content[kind].length })] : [],
  );
  return (
    <Shared
      title={t('content')}
      note={t('contentNote')}
      content={content}
      counts={loaded?.ok ? counts : null}
      problems={problems}
      example={EXAMPLE}
      onChange={onChange}
    />
  );
}
