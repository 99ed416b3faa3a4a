import { useCallback, useEffect, useRef, useState } from 'react';
import type { TablePresenter } from '../frame/presenter.js';
import { Sitting } from '../frame/sitting.js';
import { decided } from '../offline/keep.js';
import type { Players } from '../port/seating.js';
import { giveSeats, resume, type Seated } from '../port/workers.js';
import { go } from '../route.js';
import { rememberGame } from '../site/last-game.js';
import { presenterOf } from '../tables/index.js';
import { publicNames } from './public-names.js';

/** A screen at a table: somebody sits at it, or it is being handed on and holds nothing. */
export interface AtTable {
  readonly seated: Seated;
  readonly presenter: TablePresenter;
  readonly sitting: Sitting | null;
  /** Who is to take the screen; `side` is what the table calls it, where that is known. */
  readonly handTo: { readonly seat: string; readonly side: string | null } | null;
}

export interface Seat {
  readonly at: AtTable | null;
  readonly problem: string | null;
  /** Gets up; the screen is empty until `take`. */
  readonly handOver: (seat: string, side: string) => void;
  /** Sits down after a hand-over. */
  readonly take: () => void;
  /** Gives the seats to others. */
  readonly give: (players: Players) => void;
}

/** Sits down at a game by its name, whoever plays it, and gets up when the page is left. */
export function useSeat(game: string): Seat {
  const [at, setAt] = useState<AtTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The one who sits here, so that nobody is forgotten at the table; the table; and whether the page is still there. */
  const present = useRef<Sitting | null>(null);
  const table = useRef<Seated | null>(null);
  const open = useRef(true);
  const up = useCallback(() => {
    present.current?.leave();
    present.current = null;
  }, []);

  const sit = useCallback(
    async (seated: Seated, presenter: TablePresenter, seat: string | null) => {
      up();
      const sitting = await Sitting.at(seated, seat);
      if (!open.current) return sitting.leave();
      present.current = sitting;
      let asked: number | null = seat === null ? 0 : null; // who only watches has nothing to decide
      const stop = sitting.subscribe(() => {
        const { question, now: { moves = 0 } = {} } = sitting.current() ?? {};
        if (question) asked ??= moves;
        if (asked === null || moves <= asked) return;
        stop();
        decided();
      });
      setAt({ seated, presenter, sitting, handTo: null });
    },
    [up],
  );

  const arrive = useCallback(
    async (seated: Seated) => {
      if (!open.current) return seated.leave();
      table.current = seated;
      rememberGame(seated.ruleset);
      const presenter = await presenterOf(seated.ruleset);
      const persons = seated.seats.filter((seat) => seated.players[seat] === 'person');
      if (persons.length < 2 || seated.over) return sit(seated, presenter, persons[0] ?? null);
      up();
      const seat = seated.waiting.find((one) => persons.includes(one)) ?? persons[0]!;
      const names = await publicNames(seated, presenter);
      if (open.current) setAt({ seated, presenter, sitting: null, handTo: { seat, side: names[seat] || null } });
    },
    [sit, up],
  );

  const fail = useCallback((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)), []);

  useEffect(() => {
    open.current = true;
    resume(game)
      .then((seated) => (seated.game === game ? arrive(seated) : go({ page: 'table', game: seated.game }, 'instead')))
      .catch(fail);
    return () => {
      open.current = false;
      up();
      table.current?.leave(); // another tab may have it now
      table.current = null;
    };
  }, [game, arrive, up, fail]);

  return {
    at,
    problem,
    handOver: (seat, side) => {
      up();
      if (at) setAt({ ...at, sitting: null, handTo: { seat, side } });
    },
    take: () => {
      if (at?.handTo) sit(at.seated, at.presenter, at.handTo.seat).catch(fail);
    },
    give: (players) => {
      giveSeats(game, players).then(arrive).catch(fail);
    },
  };
}
