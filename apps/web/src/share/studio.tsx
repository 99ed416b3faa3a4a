import { useEffect, useRef } from 'react';
import type { TablePresenter } from '../frame/presenter.js';
import type { Moment, Sitting } from '../frame/sitting.js';
import type { Language } from '../text/language.js';

/** A moment that waits to be drawn. */
export interface Pose {
  readonly moment: Moment;
  readonly drawn: (board: SVGSVGElement) => void;
  readonly failed: (error: Error) => void;
}

interface StudioProps {
  readonly presenter: TablePresenter;
  readonly sitting: Sitting;
  readonly language: Language;
  readonly pose: Pose;
}

/** Draws the board once more, out of sight: whole, whatever is zoomed or chosen on the one that is played on. */
export function Studio({ presenter, sitting, language, pose }: StudioProps) {
  const { board } = presenter.useTable({ sitting, moment: pose.moment, language, playing: null });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The second frame from now shows what was drawn in this one.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const svg = place.current?.querySelector<SVGSVGElement>('svg.picture');
        if (svg) pose.drawn(svg);
        else pose.failed(new Error('There is no board to be drawn yet.'));
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [pose]);
  return (
    <div ref={place} className="studio" aria-hidden="true" inert>
      {board}
    </div>
  );
}
