import {
  HEXES,
  type HexName,
  type Place,
  type Point,
  type UnitView,
  type View,
  type Zone,
} from '@sandtable/quantum-legions';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Where, whereOn } from '../../kit/board-menu.js';
import { usePanZoom } from '../../kit/pan-zoom.js';
import { Spot } from '../../kit/spot.js';
import { ZoomButtons } from '../../kit/zoom-buttons.js';
import { Counter, type Faces } from './counter.js';
import { isArrow, nextOf, stepped } from './cursor.js';
import { centreOf, dotOf, HEIGHT, hexPath, pointOf, R, WIDTH } from './hexart.js';
import type { Laid } from './overlay.js';
import { OverlayLayer, OverlayPatterns, SightLineMark } from './overlay-layer.js';
import { Crosshair, PointMarks, type Way, WayMark, ZoneMark } from './tabletop.js';
import type { Ringed } from './telling.js';
import { Ground } from './terrain.js';
import type { TableSay } from './texts.js';
import { called, placeKey, placeName, profileOf } from './units.js';

/** Something on the board that can be chosen now. */
export interface Mark {
  readonly look: 'reach' | 'deploy' | 'target' | 'ready';
  /** Shown on it: a cost, a chance. */
  readonly note?: string;
  /** Said of it. */
  readonly label: string;
}

/** How something was chosen: fingers are asked again where it matters, for they cannot hover. */
export type By = 'touch' | 'mouse' | 'keys';

export interface Marks {
  readonly hexes: ReadonlyMap<string, Mark>;
  readonly units: ReadonlyMap<string, Mark>;
  /** On the open tabletop. */
  readonly points: readonly (Mark & { readonly point: Point })[];
}

export interface BoardProps {
  readonly view: View;
  readonly units: readonly UnitView[];
  readonly faces: Faces;
  readonly marks: Marks;
  readonly selected: string | null;
  readonly acting: string | null;
  readonly goals: readonly string[];
  /** From where to where something just moved. */
  readonly trail: readonly Place[];
  /** Where advised things would be done. */
  readonly ringed: Ringed;
  readonly laid: Laid | null;
  /** Where the keyboard is. */
  readonly cursor: Place;
  readonly zone: Zone | null;
  readonly way: Way | null;
  readonly onCursor: (place: Place) => void;
  readonly onHover: (place: Place | null) => void;
  readonly onPlace: (place: Place, where: Where, by: By) => void;
  readonly onUnit: (id: string, where: Where, by: By) => void;
  readonly onPointAt: (id: string | null) => void;
  /** Keys that are not about places; true if the key meant something. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly describe: (place: Place) => string;
  readonly stage: ReactNode;
  readonly children: ReactNode;
  readonly t: TableSay;
}

const SIZE = { width: WIDTH, height: HEIGHT };
/** Pixels for a length of the drawing below which counters show fewer things, and these larger. */
const SMALL = 0.52;

export function Board(props: BoardProps) {
  const { view, units, marks, selected, acting, goals, trail, ringed, laid, cursor, t } = props;
  const svg = useRef<SVGSVGElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const pan = usePanZoom(svg, SIZE);
  // Who has the focus keeps it, even if the unit that had it is gone.
  const focused = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: units go when the view is another
  useEffect(() => {
    if (focused.current && document.activeElement === document.body)
      svg.current?.querySelector<SVGGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [view]);
  const small = pan.pixels < SMALL;
  const scale = view.match.config.tabletopScale;
  const terrain = view.board?.terrain;
  if (!terrain) return <div className="board empty-board">{t('setup')}</div>;
  const areas = view.match.config.miniatures === 'tabletop' ? (view.board!.areas ?? []) : null;

  const where = (element: Element): Where => whereOn(box.current!, element);
  const chosen = (choose: (at: Where, by: By) => void) => (element: Element, by: 'pointer' | 'keys') => {
    if (by === 'keys') choose(where(element), 'keys');
    else if (!pan.dragged()) choose(where(element), pan.pointer() === 'touch' ? 'touch' : 'mouse');
  };

  const standing = (place: Place): UnitView | undefined => units.find(({ hex }) => isSamePlace(hex, place));
  const goTo = (place: Place) => {
    props.onCursor(place);
    pan.show(dotOf(place, scale));
    const name = typeof place === 'string' ? place : 'cursor';
    const all = [...(svg.current?.querySelectorAll<SVGGElement>(`[data-at="${name}"]`) ?? [])];
    all.at(-1)?.focus({ preventScroll: true }); // a unit is drawn after its hex
  };
  const choosable = (): Place[] => [
    ...([...marks.hexes.keys()] as Place[]),
    ...marks.points.map(({ point }) => point),
    ...units.flatMap(({ id, hex }) => (marks.units.has(id) && hex !== null ? [hex] : [])),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = event.key.toLowerCase();
    const next = key === 'n' || key === 'p' ? nextOf(choosable(), cursor, key === 'n' ? 1 : -1) : null;
    if (isArrow(event.key)) goTo(stepped(cursor, event.key, event.shiftKey, scale));
    else if (next) goTo(next);
    else if (key === '+' || key === '=') pan.zoomIn();
    else if (key === '-') pan.zoomOut();
    else if (key === '0') pan.fit();
    else if (!props.onKey(event)) return;
    event.preventDefault();
  };

  return (
    <div className="board" ref={box}>
      <div className="picture-place">
        <svg
          ref={svg}
          className={`picture${pan.zoomed ? ' zoomed' : ''}${small ? ' small' : ''}`}
          viewBox={pan.viewBox}
          role="application"
          aria-label={t(areas ? 'tableLabel' : 'boardLabel')}
          onKeyDown={onKeyDown}
          onFocus={() => {
            focused.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget) focused.current = svg.current!.contains(relatedTarget);
          }}
          {...pan.handlers}
        >
          <OverlayPatterns />
          <Ground terrain={terrain} areas={areas} scale={scale} />
          <g className="goals">
            {goals.map((hex) => (
              <g key={hex} transform={`translate(${centreOf(hex).x} ${centreOf(hex).y})`}>
                <path d="M-7 24v-40l20 6l-20 7" />
              </g>
            ))}
          </g>
          {trail.length > 1 && (
            <polyline
              className="trail"
              points={trail
                .map((place) => dotOf(place, scale))
                .map(({ x, y }) => `${x},${y}`)
                .join(' ')}
            />
          )}
          {laid && <OverlayLayer cells={laid.cells} id={laid.id} scale={scale} open={areas !== null} />}
          {areas ? (
            <>
              {props.zone && <ZoneMark zone={props.zone} scale={scale} />}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the cross-hairs */}
              <rect
                className="surface"
                width="100%"
                height="100%"
                onPointerMove={(event) =>
                  props.onHover(coarse(pointOf(pan.toDrawing(event.clientX, event.clientY), scale)))
                }
                onPointerLeave={() => props.onHover(null)}
                onClick={(event) => {
                  const point = pointOf(pan.toDrawing(event.clientX, event.clientY), scale);
                  chosen((at, by) => props.onPlace(point, at, by))(event.currentTarget, 'pointer');
                }}
              />
              <PointMarks
                marks={marks.points}
                scale={scale}
                onChoose={(point) => chosen((at, by) => props.onPlace(point, at, by))}
              />
            </>
          ) : (
            <g className="hexes">
              {HEXES.map((hex) => {
                const mark = marks.hexes.get(hex);
                const { x, y } = centreOf(hex);
                return (
                  <Spot
                    key={hex}
                    className={mark ? `hex hex-mark ${mark.look}` : 'hex'}
                    at={hex}
                    tab={hex === cursor && !standing(hex)}
                    label={props.describe(hex)}
                    onChoose={chosen((at, by) => props.onPlace(hex, at, by))}
                    onPoint={(on) => props.onHover(on ? hex : null)}
                    onFocus={() => props.onCursor(hex)}
                  >
                    <path className="hex-spot" d={hexPath({ x, y }, mark ? R - 2.5 : R - 1)} />
                    {mark?.note !== undefined && (
                      <text className="hex-note" x={x} y={y + 6}>
                        {mark.note}
                      </text>
                    )}
                  </Spot>
                );
              })}
            </g>
          )}
          <g className="ringed">
            {ringed.places.map((place) => (
              <path key={placeKey(place)} className="ringed-place" d={hexPath(dotOf(place, scale), R - 4)} />
            ))}
          </g>
          {props.way && <WayMark way={props.way} scale={scale} />}
          {laid?.line && <SightLineMark line={laid.line} scale={scale} />}
          <g className="units">
            {units.map((unit) => {
              const { hex: place } = unit;
              if (place === null) return null;
              const profile = profileOf(view, unit);
              const mark = marks.units.get(unit.id);
              const classes = [
                'unit',
                mark?.look ?? '',
                unit.id === selected ? 'selected' : '',
                unit.id === acting ? 'acting' : '',
                ringed.units.includes(unit.id) ? 'advised' : '',
              ];
              const { x, y } = dotOf(place, scale);
              return (
                <Spot
                  key={unit.id}
                  className={classes.filter(Boolean).join(' ')}
                  at={typeof place === 'string' ? place : unit.id}
                  tab={place === cursor}
                  label={mark?.label ?? unitLabel(view, unit, t)}
                  style={{ transform: `translate(${x}px, ${y}px)` }}
                  onChoose={chosen((at, by) => props.onUnit(unit.id, at, by))}
                  onPoint={(on) => {
                    props.onPointAt(on ? unit.id : null);
                    props.onHover(on ? place : null);
                  }}
                  onFocus={() => props.onCursor(place)}
                >
                  <circle className="unit-ring" r="36" data-unit={unit.id} />
                  <Counter
                    unit={unit}
                    own={unit.owner === view.seat}
                    profile={profile}
                    traits={view.match.config.specialTraits ? profile.type.traits.map(({ id }) => id) : []}
                    acted={view.phase === 'play' && unit.activatedOn === view.turn}
                    faces={props.faces}
                    figures={view.match.config.miniatures !== 'off'}
                    compact={small}
                  />
                  {mark?.note !== undefined && (
                    <g className="unit-note" transform="translate(0 36)">
                      <rect x="-21" y="-11" width="42" height="20" rx="10" />
                      <text y="4.5">{mark.note}</text>
                    </g>
                  )}
                </Spot>
              );
            })}
          </g>
          {areas && typeof cursor !== 'string' && (
            <Crosshair
              point={cursor}
              scale={scale}
              label={props.describe(cursor)}
              onChoose={chosen((at, by) => {
                const unit = units.find(
                  ({ hex }) => hex !== null && typeof hex !== 'string' && isNear(hex, cursor, scale),
                );
                if (unit) props.onUnit(unit.id, at, by);
                else props.onPlace(cursor, at, by);
              })}
            />
          )}
          {props.stage}
        </svg>
        <ZoomButtons pan={pan} />
      </div>
      {props.children}
    </div>
  );
}

/** To a quarter of an inch: what is pointed at need not be asked about for every hair's breadth. */
const coarse = ({ x, y }: Point): Point => ({ x: Math.round(x / 250) * 250, y: Math.round(y / 250) * 250 });

const isNear = (a: Point, b: Point, scale: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 400 * scale;

const isSamePlace = (a: Place | null, b: Place): boolean =>
  a === b || (a !== null && typeof a !== 'string' && typeof b !== 'string' && a.x === b.x && a.y === b.y);

/** How a unit stands: where, how strong, under what. */
export function standing(view: View, unit: UnitView, t: TableSay): readonly string[] {
  const terrain = typeof unit.hex === 'string' ? view.board?.terrain[unit.hex as HexName] : undefined;
  return [
    ...(unit.hex === null ? [] : [placeName(unit.hex)]),
    ...(terrain ? [t(terrain)] : []),
    t('elements', { n: unit.elements, of: profileOf(view, unit).size }),
    ...(unit.suppression > 0 ? [t('suppression', { n: unit.suppression })] : []),
    ...(unit.order ? [`${t('orders')}: ${t(unit.order.type)}`] : []),
    ...(view.phase === 'play' && unit.activatedOn === view.turn ? [t('acted')] : []),
  ];
}

/** All about a unit in one line, for ears. */
export const unitLabel = (view: View, unit: UnitView, t: TableSay): string =>
  [t(unit.owner === view.seat ? 'yours' : 'enemy'), called(view, unit.id), ...standing(view, unit, t)].join(', ');
