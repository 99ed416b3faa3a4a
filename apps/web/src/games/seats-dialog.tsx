import { useEffect, useRef, useState } from 'react';
import { useGamesWords, useWords } from '../frame/words.js';
import { LEVEL_IDS, type Player, type Players } from '../port/seating.js';
import './games.css';

interface SeatsDialogProps {
  readonly title: string;
  readonly text: string;
  readonly seats: readonly string[];
  /** What a side is called. */
  readonly nameOf: (seat: string) => string;
  readonly players: Players;
  /** What is on the button that does it. */
  readonly doIt: string;
  readonly onDone: (players: Players) => void;
  /** For a game that need not be played at all. */
  readonly onLook?: () => void;
  readonly onClose: () => void;
}

/** Who plays which side: a person or a program, for each. */
export function SeatsDialog(props: SeatsDialogProps) {
  const { title, text, seats, nameOf, players, doIt, onDone, onLook, onClose } = props;
  const t = useGamesWords();
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Players>(() =>
    Object.fromEntries(seats.map((seat) => [seat, players[seat] === 'nobody' ? 'person' : players[seat]!])),
  );
  useEffect(() => dialog.current?.showModal(), []);
  const wordFor = (player: Player) => (player === 'person' || player === 'nobody' ? t(player) : words(player));
  return (
    <dialog ref={dialog} className="sheet seats-dialog" onClose={onClose} aria-labelledby="seats-title">
      <h2 id="seats-title">{title}</h2>
      <p>{text}</p>
      {seats.map((seat) => (
        <fieldset key={seat} className="choices">
          <legend>{nameOf(seat)}</legend>
          {(['person', ...LEVEL_IDS] as const).map((player) => (
            <label key={player}>
              <input
                type="radio"
                name={`seat-${seat}`}
                checked={chosen[seat] === player}
                onChange={() => setChosen({ ...chosen, [seat]: player })}
              />
              <span>{wordFor(player)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="answers">
        <button type="button" className="main" onClick={() => onDone(chosen)}>
          {doIt}
        </button>
        {onLook && (
          <button type="button" onClick={onLook}>
            {t('lookAtIt')}
          </button>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('cancel')}
        </button>
      </div>
    </dialog>
  );
}
