import { useEffect, useRef, useState } from 'react';
import { useGamesWords, useWords } from '../frame/words.js';
import { askDesk } from '../port/desk.js';
import type { OpenGame } from '../port/seating.js';
import { giveSeats } from '../port/workers.js';
import { go } from '../route.js';
import './games.css';
import { SeatsDialog } from './seats-dialog.js';
import { loadFile } from './stored.js';

/** A button that opens a game from a file; a file can also be dropped anywhere on the page. */
export function OpenFile() {
  const t = useGamesWords();
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<OpenGame | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);

  const open = async (file: File | undefined) => {
    setProblem(null);
    if (!file) return;
    try {
      const game = await loadFile(file);
      if (game.over) go({ page: 'table', game: game.game });
      else setLoaded(game);
    } catch (error) {
      setProblem(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const play = (game: string) => go({ page: 'table', game });

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening a file is the same deed every time
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      void open(event.dataTransfer.files[0]);
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
    <div className="open-file">
      <button type="button" onClick={() => input.current?.click()}>
        {t('openFile')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          void open(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {problem !== null && (
        <p className="refused" role="alert">
          <b>{words('failed')}.</b> {problem}
        </p>
      )}
      {over && <div className="drop-here">{t('dropHere')}</div>}
      {loaded && (
        <SeatsDialog
          title={t('loadTitle')}
          text={t('loadText')}
          seats={loaded.seats}
          players={Object.fromEntries(loaded.seats.map((seat, i) => [seat, i === 0 ? 'person' : 'regular']))}
          doIt={t('continue')}
          onDone={(players) => void giveSeats(loaded.game, players).then(() => play(loaded.game))}
          onLook={() => play(loaded.game)}
          onClose={() => {
            setLoaded(null);
            void askDesk('leave', { game: loaded.game });
          }}
        />
      )}
    </div>
  );
}
