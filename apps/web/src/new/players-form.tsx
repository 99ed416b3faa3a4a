import { useWords } from '../frame/words.js';
import type { Players } from '../port/seating.js';
import { PLAYERS } from './choices.js';
import { useNewWords } from './texts.js';

interface PlayersFormProps {
  readonly players: Players;
  /** What each seat is called, in the order of the seats. */
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (players: Players) => void;
}

/** Who sits at each seat. Two persons share the screen; where there is none, one watches. */
export function PlayersForm({ players, names, onChange }: PlayersFormProps) {
  const t = useNewWords();
  const frame = useWords();
  const seats = Object.keys(names);
  const persons = seats.filter((seat) => players[seat] === 'person');
  const swapped = () => ({
    ...players,
    ...Object.fromEntries(seats.map((seat, i) => [seat, players[seats.at(i - 1)!]!])),
  });
  const call = (player: (typeof PLAYERS)[number]): string => (player === 'person' ? t('person') : frame(player));
  return (
    <section className="panel players">
      <h2>{t('players')}</h2>
      {seats.map((seat, i) => (
        <fieldset key={seat} className={`choices side-${i}`}>
          <legend>
            <b className="seat">{seat}</b> {names[seat]}
          </legend>
          {PLAYERS.map((player) => (
            <label key={player}>
              <input
                type="radio"
                name={`player-${seat}`}
                checked={players[seat] === player}
                onChange={() => onChange({ ...players, [seat]: player })}
              />
              <span>{call(player)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="quiet">
        {persons.length === 0
          ? t('watching')
          : persons.length > 1
            ? t('hotSeat')
            : t('against', { seat: [persons[0]!, names[persons[0]!]].filter(Boolean).join(', ') })}
      </p>
      <button type="button" onClick={() => onChange(swapped())}>
        ⇅ {t('swap')}
      </button>
    </section>
  );
}
