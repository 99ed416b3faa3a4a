import { type ReactNode, useEffect, useState } from 'react';
import { Sheet } from '../frame/sheet.js';
import { useGamesWords, useWords } from '../frame/words.js';
import { askDesk } from '../port/desk.js';
import type { OpenGame } from '../port/seating.js';
import { giveSeats } from '../port/workers.js';
import { go } from '../route.js';
import { FileButton } from '../site/file-button.js';
import { presenterOf } from '../tables/index.js';
import './games.css';
import { publicNames } from './public-names.js';
import { SeatsDialog } from './seats-dialog.js';
import { loadFile } from './stored.js';

interface Loaded extends OpenGame {
  readonly names: Readonly<Record<string, string>>;
}

/** Opens the game of a file. One that is over is shown at once; for another it is asked who plays on. */
function useOpenFile(): {
  readonly open: (file: File) => void;
  readonly problem: string | null;
  readonly forgive: () => void;
  readonly asking: ReactNode;
} {
  const t = useGamesWords();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const play = (game: string) => {
    setLoaded(null);
    go({ page: 'table', game });
  };
  const fail = (name: string) => (error: unknown) =>
    setProblem(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  const open = (file: File) => {
    setProblem(null);
    loadFile(file)
      .then(async (game) => {
        if (game.over) return play(game.game);
        const presenter = await presenterOf(game.ruleset);
        setLoaded({ ...game, names: await publicNames(game, presenter) });
      })
      .catch(fail(file.name));
  };
  const asking = loaded && (
    <SeatsDialog
      title={t('loadTitle')}
      text={t('loadText')}
      seats={loaded.seats}
      nameOf={(seat) => loaded.names[seat] || t('side', { seat })}
      players={Object.fromEntries(loaded.seats.map((seat, i) => [seat, i === 0 ? 'person' : 'regular']))}
      doIt={t('continue')}
      onDone={(players) => giveSeats(loaded.game, players).then(() => play(loaded.game), fail(loaded.title))}
      onLook={() => play(loaded.game)}
      onClose={() => {
        setLoaded(null);
        void askDesk('leave', { game: loaded.game }); // it stays among the games
      }}
    />
  );
  return { open, problem, forgive: () => setProblem(null), asking };
}

/** A button that opens a game from a file. */
export function OpenFile() {
  const t = useGamesWords();
  const words = useWords();
  const { open, problem, asking } = useOpenFile();
  return (
    <div className="open-file">
      <FileButton label={t('openFile')} onFile={open} />
      {problem !== null && (
        <p className="refused" role="alert">
          <b>{words('failed')}.</b> {problem}
        </p>
      )}
      {asking}
    </div>
  );
}

/** Wherever a file is dropped on the page, its game is opened. */
export function DropFile() {
  const t = useGamesWords();
  const words = useWords();
  const { open, problem, forgive, asking } = useOpenFile();
  const [over, setOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening a file is the same deed every time
  useEffect(() => {
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      open(file);
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
    };
  }, []);
  return (
    <>
      {over && <div className="drop-here">{t('dropHere')}</div>}
      {problem !== null && (
        <Sheet title={words('failed')} onClose={forgive}>
          <p>{problem}</p>
        </Sheet>
      )}
      {asking}
    </>
  );
}
