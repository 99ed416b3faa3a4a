import type { ReactNode } from 'react';
import { BOARD_KEY } from '../frame/board-key.js';
import { useWords } from '../frame/words.js';
import { switchTextBoard, useSettings } from '../settings.js';
import { BoardMenu } from './board-menu.js';
import type { Head } from './head.js';
import { Keys } from './keys.js';
import { LineIcon } from './line-icon.js';
import './board-tools.css';
import './text-board.css';

interface ShellProps<K extends string> {
  readonly head: Pick<Head, 'dialog' | 'setDialog'>;
  readonly t: (key: K) => string;
  /** What the tools are called. */
  readonly label: string;
  readonly tools: ReactNode;
  /** The board with what lies over it. */
  readonly board: ReactNode;
  readonly textBoard: () => ReactNode;
  /** Which keys do what while the board has the focus, and what is said of them all. */
  readonly keys: readonly (readonly [keys: readonly string[], says: K])[];
  readonly keysText: K;
}

/** What is round every board: tools above it, the text board beside it, the list of keys when it is asked for. */
export function TableShell<K extends string>(props: ShellProps<K>) {
  const { head, t, keys } = props;
  const words = useWords();
  const { textBoard } = useSettings();
  return (
    <>
      <div className="board-tools" role="toolbar" aria-label={props.label}>
        {props.tools}
        <button
          type="button"
          className="text-toggle"
          aria-pressed={textBoard === 'shown'}
          aria-keyshortcuts="b"
          aria-label={words('textBoard')}
          title={`${words('textBoard')} (B)`}
          onClick={switchTextBoard}
        >
          <LineIcon d="M3 4h14M3 8.5h14M3 13h9M3 17h11" />
          <span>{words('textShort')}</span>
        </button>
        <button
          type="button"
          className="keys-button"
          title={`${words('keys')} (?)`}
          aria-label={words('keys')}
          onClick={() => head.setDialog('keys')}
        >
          <LineIcon d="M2 5.5h16v9.5h-16zM5 8.5h.1M8.3 8.5h.1M11.6 8.5h.1M15 8.5h.1M6 12h8" />
        </button>
      </div>
      <div className="board-row">
        {props.board}
        {textBoard === 'shown' && props.textBoard()}
      </div>
      {head.dialog === 'keys' && (
        <Keys
          title={words('keys')}
          text={t(props.keysText)}
          rows={[...keys.map(([names, says]) => [names, t(says)] as const), [[BOARD_KEY], words('boardKey')]]}
          close={() => head.setDialog(null)}
        />
      )}
    </>
  );
}

/** The menu that is open on a board. */
export function HeadMenu({ head: { menu, closeMenu } }: { readonly head: Pick<Head, 'menu' | 'closeMenu'> }) {
  const words = useWords();
  return menu && <BoardMenu key={menu.title} menu={menu} close={closeMenu} leave={words('close')} />;
}
