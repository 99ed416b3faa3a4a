import type { Battle, Spot } from '@sandtable/fictioneers-legacy';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { type Where, whereOn } from '../../kit/board-menu.js';
import { usePanZoom } from '../../kit/pan-zoom.js';
import { Spot as Place } from '../../kit/spot.js';
import { ZoomButtons } from '../../kit/zoom-buttons.js';
import { type FigureMark, FigureSpot } from './figure-spot.js';
import { distance, type Figure, labelOf, placeName } from './figures.js';
import { FieldLayer, SmokeLayer, TableTop } from './ground.js';
import type { Action } from './hand/action.js';
import type { Sheet } from './sheet.js';
import type { TableSay } from './texts.js';

export type By = 'touch' | 'mouse' | 'keys';

export interface BoardProps {
  readonly battle: Battle;
  readonly sheet: Sheet;
  readonly figures: readonly Figure[];
  readonly marks: ReadonlyMap<string, FigureMark>;
  readonly chosen: ReadonlySet<string>;
  readonly acting: string | null;
  readonly ringed: { readonly models: readonly string[]; readonly spots: readonly Spot[] };
  /** Whether places are aimed at: then pointing goes through the figures to the ground. */
  readonly aiming: boolean;
  /** Figures that follow the pointer. */
  readonly draggable: ReadonlySet<string>;
  /** Under the figures: zones, reach, ways. */
  readonly under: ReactNode;
  /** Over them: ghosts, lines, templates. */
  readonly over: ReactNode;
  readonly stage: ReactNode;
  /** What is being decided: small screens go there by themselves. */
  readonly action: Action | null;
  readonly cursor: Spot;
  readonly describe: (spot: Spot) => string;
  readonly onCursor: (spot: Spot) => void;
  readonly onFigure: (id: string, where: Where, by: By, more: boolean) => void;
  readonly onGround: (spot: Spot, where: Where, by: By) => void;
  /** A figure is dragged to a spot; `dropped` when it is let go there, null when it was not dragged after all. */
  readonly onDrag: (id: string, to: Spot, dropped: boolean) => void;
  readonly onPoint: (id: string | null) => void;
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly children: ReactNode;
  readonly t: TableSay;
}

/** Boards narrower than this many pixels show a part of the table. */
const SMALL = 560;
/** Pixels after which a press on a figure is a drag. */
const DRAG = 6;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function Board(props: BoardProps) {
  const { battle, sheet, figures, marks, chosen, acting, ringed, draggable, cursor, t } = props;
  const clip = useId();
  const svg = useRef<SVGSVGElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const pan = usePanZoom(svg, sheet.size);
  const held = useRef<{ readonly id: string; readonly x: number; readonly y: number; dragged: boolean } | null>(null);
  const justDragged = useRef(false);
  const pressed = useRef<Spot | null>(null);
  const focused = useRef(false);
  // Who has the focus keeps it, even if the figure that had it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: figures go when the battle is another
  useEffect(() => {
    if (focused.current && document.activeElement === document.body)
      svg.current?.querySelector<SVGGElement>('[data-at="cursor"]')?.focus({ preventScroll: true });
  }, [battle]);

  const { action } = props;
  const toAction = () => pan.frame((action?.spots ?? []).map(sheet.dot));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at changes with its key alone
  useEffect(() => {
    const { clientWidth } = svg.current!;
    if (!action || clientWidth === 0 || clientWidth >= SMALL) return;
    toAction();
    // Who chose by a button below the table is about to point at it.
    if (chosen.size > 0) svg.current!.scrollIntoView({ block: 'nearest' });
  }, [action?.key]);

  const where = (element: Element): Where => whereOn(box.current!, element);
  const byPointer = (): By => (pan.pointer() === 'touch' ? 'touch' : 'mouse');
  const spotAt = (event: { clientX: number; clientY: number }): Spot =>
    sheet.spot(pan.toDrawing(event.clientX, event.clientY));

  /** Where figures are so small that they are pressed beside, the nearest is meant. */
  const meant = (id: string): string => {
    const at = pressed.current;
    if (!at) return id;
    const off = (figure: Figure): number => distance(figure.at, at) - figure.radius;
    const over = figures.find((one) => one.id === id)!;
    return figures.reduce((best, one) => (off(one) < off(best) ? one : best), over).id;
  };

  const grab = (over: string) => (event: PointerEvent) => {
    justDragged.current = false;
    pressed.current = spotAt(event);
    const id = meant(over);
    if (!draggable.has(id) || event.button !== 0 || !event.isPrimary) return;
    held.current = { id, x: event.clientX, y: event.clientY, dragged: false };
    event.preventDefault(); // the table is not panned by it
  };
  const drag = (event: PointerEvent) => {
    const holding = held.current;
    if (!holding) return;
    if (!holding.dragged && Math.hypot(event.clientX - holding.x, event.clientY - holding.y) < DRAG) return;
    if (!holding.dragged) svg.current?.setPointerCapture(event.pointerId);
    holding.dragged = true;
    props.onDrag(holding.id, spotAt(event), false);
  };
  const drop = (event: PointerEvent) => {
    const holding = held.current;
    held.current = null;
    if (!holding?.dragged) return;
    justDragged.current = true;
    props.onDrag(holding.id, spotAt(event), true);
  };

  const goTo = (spot: Spot, id?: string) => {
    props.onCursor(spot);
    pan.show(sheet.dot(spot));
    const name = id ?? 'cursor';
    requestAnimationFrame(() =>
      svg.current?.querySelector<SVGGElement>(`[data-at="${name}"]`)?.focus({ preventScroll: true }),
    );
  };
  const through = (ids: readonly string[], by: 1 | -1) => {
    const here = document.activeElement?.getAttribute('data-at') ?? '';
    const k = ids.indexOf(here);
    const id = ids[k < 0 ? (by > 0 ? 0 : ids.length - 1) : (k + by + ids.length) % ids.length];
    const figure = figures.find((one) => one.id === id);
    if (figure) goTo(figure.at, figure.id);
  };
  const inLook = (...looks: FigureMark['look'][]): string[] =>
    [...marks].filter(([, { look }]) => looks.includes(look)).map(([id]) => id);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = event.key.toLowerCase();
    const step = STEPS[event.key];
    if (step) {
      const far = event.shiftKey ? 6000 : 1000;
      const [wide, deep] = battle.match.scenario.table;
      const within = (value: number, most: number) => Math.min(Math.max(value, 0), most * 1000);
      goTo({ x: within(cursor.x + step[0] * far, wide), y: within(cursor.y + step[1] * far, deep) });
    } else if (key === 'n' || key === 'p') through(inLook('ready'), key === 'n' ? 1 : -1);
    else if (key === 't') through(inLook('target', 'blocked'), event.shiftKey ? -1 : 1);
    else if (key === '+' || key === '=') pan.zoomIn();
    else if (key === '-') pan.zoomOut();
    else if (key === '0') pan.fit();
    else if (key === 'z') toAction();
    else if (!props.onKey(event)) return;
    event.preventDefault();
  };

  /** What is to be read has the same size on the screen however near one looks. */
  const k = Math.min(Math.max(1 / pan.pixels, 0.6), 2.2);
  const cross = sheet.dot(cursor);
  return (
    <div className="board fl-board" ref={box}>
      <div className="picture-place">
        <svg
          ref={svg}
          className={['picture fl-picture', pan.zoomed ? 'zoomed' : '', props.aiming ? 'aiming' : '']
            .filter(Boolean)
            .join(' ')}
          style={{ aspectRatio: `${sheet.size.width} / ${sheet.size.height}`, '--k': k } as CSSProperties}
          viewBox={pan.viewBox}
          role="application"
          aria-label={t('boardLabel')}
          onKeyDown={onKeyDown}
          onFocus={() => {
            focused.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget) focused.current = svg.current!.contains(relatedTarget);
          }}
          {...pan.handlers}
          onPointerMove={(event) => {
            drag(event);
            if (!held.current) pan.handlers.onPointerMove(event);
          }}
          onPointerUp={(event) => {
            drop(event);
            pan.handlers.onPointerUp(event);
          }}
          onPointerCancel={(event) => {
            held.current = null;
            pan.handlers.onPointerCancel(event);
          }}
        >
          <TableTop scenario={battle.match.scenario} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the cross-hairs */}
          <rect
            className="fl-surface"
            {...sheet.field}
            onClick={(event) => {
              if (justDragged.current || pan.dragged()) {
                justDragged.current = false;
                return;
              }
              const spot = spotAt(event);
              const all = box.current!.getBoundingClientRect();
              const at = { x: event.clientX - all.left, y: event.clientY - all.top };
              props.onGround(spot, { ...at, up: at.y > all.height / 2 }, byPointer());
            }}
          />
          <clipPath id={clip}>
            <rect {...sheet.field} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>{props.under}</g>
          <FieldLayer battle={battle} sheet={sheet} />
          <g className="figures">
            {figures.map((figure) => (
              <g key={figure.id} onPointerDown={grab(figure.id)}>
                <FigureSpot
                  figure={figure}
                  mark={marks.get(figure.id)}
                  sheet={sheet}
                  label={labelOf(battle, figure, t)}
                  states={[
                    chosen.has(figure.id) ? 'chosen' : '',
                    figure.id === acting ? 'acting' : '',
                    draggable.has(figure.id) ? 'draggable' : '',
                  ]}
                  ringed={ringed.models.includes(figure.id)}
                  pixels={pan.pixels}
                  k={k}
                  onChoose={(element, by) => {
                    if (justDragged.current || (by === 'pointer' && pan.dragged())) return;
                    if (by === 'keys') props.onFigure(figure.id, where(element), 'keys', false);
                    else props.onFigure(meant(figure.id), where(element), byPointer(), false);
                  }}
                  onPoint={(on) => props.onPoint(on ? figure.id : null)}
                  onFocus={() => props.onCursor(figure.at)}
                />
              </g>
            ))}
          </g>
          <SmokeLayer battle={battle} sheet={sheet} />
          {ringed.spots.map((spot) => {
            const { x, y } = sheet.dot(spot);
            return <circle key={placeName(spot)} className="ringed-place" cx={x} cy={y} r="14" />;
          })}
          {props.over}
          <Place
            className="fl-cursor"
            at="cursor"
            tab
            label={props.describe(cursor)}
            onChoose={(element, by) => {
              const figure = figures.find(({ at, radius }) => Math.hypot(at.x - cursor.x, at.y - cursor.y) < radius);
              const from = by === 'keys' ? 'keys' : byPointer();
              if (figure) props.onFigure(figure.id, where(element), from, false);
              else props.onGround(cursor, where(element), from);
            }}
          >
            <circle cx={cross.x} cy={cross.y} r="9" />
            <path d={`M${cross.x - 15} ${cross.y}h30M${cross.x} ${cross.y - 15}v30`} />
          </Place>
          {props.stage}
        </svg>
        <ZoomButtons pan={pan} {...(action && { onAction: toAction })} />
      </div>
      {props.children}
    </div>
  );
}
