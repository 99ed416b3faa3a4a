import { useCallback, useEffect, useRef, useState } from 'react';
import type { TablePresenter } from '../frame/presenter.js';
import { Sitting } from '../frame/sitting.js';
import type { Players } from '../port/seating.js';
import { giveSeats, resume, type Seated } from '../port/workers.js';
import { go } from '../route.js';
import { TABLES } from '../tables/index.js';

/** A screen at a table: somebody sits at it, or it is being handed on and holds nothing. */
export interface AtTable {
  readonly seated: Seated;
  readonly presenter: TablePresenter;
  readonly sitting: Sitting | null;
  /** Who is to take the screen. */
  readonly handTo: string | null;
}

export interface Seat {
  readonly at: AtTable | null;
  readonly problem: string | null;
  /** Gets up; the screen is empty until `take`. */
  readonly handOver: (seat: string) => void;
  /** Sits down after a hand-over. */
  readonly take: () => void;
  /** Gives the seats to others. */
  readonly give: (players: Players) => void;
}

/** Sits down at a game by its name, whoever plays it, and gets up when the page is left. */
export function useSeat(game: string): Seat {
  const [at, setAt] = useState<AtTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The one who sits here, so that nobody is forgotten at the table. */
  const present = useRef<Sitting | null>(null);
  const up = useCallback(() => {
    present.current?.leave();
    present.current = null;
  }, []);

  const sit = useCallback(
    async (seated: Seated, presenter: TablePresenter, seat: string | null) => {
      up();
      const sitting = await Sitting.at(seated, seat);
      present.current = sitting;
      setAt({ seated, presenter, sitting, handTo: null });
    },
    [up],
  );

  const arrive = useCallback(
    async (seated: Seated) => {
      const presenter = await TABLES[seated.ruleset]!();
      const persons = seated.seats.filter((seat) => seated.players[seat] === 'person');
      if (persons.length < 2 || seated.over) return sit(seated, presenter, persons[0] ?? null);
      up();
      const handTo = seated.waiting.find((seat) => persons.includes(seat)) ?? persons[0]!;
      setAt({ seated, presenter, sitting: null, handTo });
    },
    [sit, up],
  );

  const fail = useCallback((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)), []);

  useEffect(() => {
    let gone = false;
    resume(game)
      .then(async (seated) => {
        if (gone) return;
        if (seated.game !== game) return go({ page: 'table', game: seated.game }, 'instead');
        await arrive(seated);
        if (gone) up();
      })
      .catch((error: unknown) => !gone && fail(error));
    return () => {
      gone = true;
      up();
    };
  }, [game, arrive, up, fail]);

  return {
    at,
    problem,
    handOver: (seat) => {
      up();
      if (at) setAt({ ...at, sitting: null, handTo: seat });
    },
    take: () => {
      if (at?.handTo) sit(at.seated, at.presenter, at.handTo).catch(fail);
    },
    give: (players) => {
      giveSeats(game, players).then(arrive).catch(fail);
    },
  };
}
