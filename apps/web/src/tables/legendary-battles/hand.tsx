import type { Card, View } from '@sandtable/legendary-battles';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { classes } from '../../kit/board.js';
import type { Language } from '../../text/language.js';
import { CardFace, genreOf } from './card-face.js';
import { cardNamed } from './plan.js';
import type { TableSay } from './texts.js';

// The own hand: a fan of cards. One under the pointer or with the focus is shown large; dragged onto a unit it is played for it.

/** What of a card can be played now. */
export interface Now {
  readonly action: boolean;
  readonly situation: boolean;
}

interface HandProps {
  readonly view: View;
  readonly hand: readonly string[];
  readonly nowOf: (card: string) => Now;
  readonly chosen: readonly string[];
  readonly advised: string | null;
  readonly onChoose: (card: string) => void;
  /** A card is let go over a unit; null while it is still held, with what is under it. */
  readonly onDrop: (card: string, unit: string) => void;
  readonly onDrag: (card: string | null) => void;
  /** What the large card tells beside itself. */
  readonly about: (card: string) => ReactNode;
  readonly language: Language;
  readonly t: TableSay;
}

/** So many pixels the pointer goes before a card is dragged. */
const SLACK = 9;

interface Held {
  readonly card: string;
  readonly x: number;
  readonly y: number;
}

export function Hand(props: HandProps) {
  const { view, hand, nowOf, chosen, onChoose, language, t } = props;
  const genre = genreOf(view);
  const [large, setLarge] = useState<{ readonly card: string; readonly x: number } | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const start = useRef<{ readonly x: number; readonly y: number; readonly card: string; readonly hold: number } | null>(
    null,
  );
  const dragged = useRef(false);
  const box = useRef<HTMLDivElement>(null);

  const show = (card: string, element: Element) => {
    const [all, one] = [box.current!.getBoundingClientRect(), element.getBoundingClientRect()];
    setLarge({ card, x: one.left + one.width / 2 - all.left });
  };
  const press = (card: string, event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    dragged.current = false;
    const element = event.currentTarget;
    // a finger cannot hover: held still on a card, it is shown large
    const hold = event.pointerType === 'touch' ? window.setTimeout(() => show(card, element), 280) : 0;
    start.current = { x: event.clientX, y: event.clientY, card, hold };
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!dragged.current && Math.hypot(x - from.x, y - from.y) < SLACK) return;
    if (!dragged.current) {
      dragged.current = true;
      clearTimeout(from.hold);
      setLarge(null);
      props.onDrag(from.card);
    }
    setHeld({ card: from.card, x, y });
  };
  const drop = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (!from) return;
    clearTimeout(from.hold);
    if (event.pointerType === 'touch') setLarge(null);
    if (!dragged.current) return;
    setHeld(null);
    props.onDrag(null);
    const unit = unitUnder(event.clientX, event.clientY);
    if (unit) props.onDrop(from.card, unit);
  };
  const onKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const all = [...box.current!.querySelectorAll<HTMLButtonElement>('.hand-card')];
    all[(all.indexOf(event.currentTarget) + by + all.length) % all.length]!.focus();
  };

  const middle = (hand.length - 1) / 2;
  return (
    <div
      className="hand"
      ref={box}
      role="toolbar"
      aria-label={t('hand')}
      style={{ '--cards': hand.length } as CSSProperties}
    >
      {hand.map((id, i) => {
        const card = cardNamed(id);
        if (!card) return null;
        const now = nowOf(id);
        const off = i - middle;
        return (
          <button
            key={id}
            type="button"
            data-card={id}
            className={classes(
              'hand-card',
              chosen.includes(id) && 'chosen',
              (now.action || now.situation) && 'able',
              props.advised === id && 'advised',
              held?.card === id && 'held',
            )}
            style={
              {
                '--turn': `${(off * 2.6).toFixed(1)}deg`,
                '--drop': `${(off * off * 1.6).toFixed(1)}px`,
              } as CSSProperties
            }
            aria-pressed={chosen.includes(id)}
            onClick={() => {
              if (!dragged.current) onChoose(id);
              dragged.current = false;
            }}
            onKeyDown={onKey}
            onPointerEnter={(event) => event.pointerType !== 'touch' && show(id, event.currentTarget)}
            onPointerLeave={(event) => event.pointerType !== 'touch' && setLarge(null)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(id, event.currentTarget)}
            onBlur={() => setLarge(null)}
            onPointerDown={(event) => press(id, event)}
            onPointerMove={move}
            onPointerUp={drop}
            onPointerCancel={() => {
              clearTimeout(start.current?.hold);
              start.current = null;
              setHeld(null);
              props.onDrag(null);
            }}
          >
            <CardFace card={card} genre={genre} language={language} now={now} />
            <span className="unseen">{saidOf(card, now, t)}</span>
          </button>
        );
      })}
      {large && !held && cardNamed(large.card) && (
        <div className="hand-large" style={{ '--x': `${large.x}px` } as CSSProperties} aria-hidden="true">
          <CardFace card={cardNamed(large.card)!} genre={genre} language={language} now={nowOf(large.card)} large />
          <div className="hand-about">{props.about(large.card)}</div>
        </div>
      )}
      {held && (
        <div className="hand-held" style={{ left: held.x, top: held.y }} aria-hidden="true">
          <CardFace card={cardNamed(held.card)!} genre={genre} language={language} />
        </div>
      )}
    </div>
  );
}

/** The unit that lies under the pointer. */
function unitUnder(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const unit = element.closest('.battle-unit')?.querySelector('[data-unit]')?.getAttribute('data-unit');
    if (unit) return unit;
  }
  return null;
}

/** What the face shows by colour, and its numbers by name. */
const saidOf = ({ cr, nv }: Card, now: Now, t: TableSay): string =>
  t('cardSaid', {
    action: t(now.action ? 'playable' : 'notPlayable'),
    situation: t(now.situation ? 'playable' : 'notPlayable'),
    cr,
    nv,
  });
