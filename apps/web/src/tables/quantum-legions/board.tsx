import {
  HEXES,
  type HexName,
  type Place,
  type Point,
  type UnitView,
  type View,
  type Zone,
} from '@sandtable/quantum-legions';
import type { KeyboardEvent, ReactNode } from 'react';
import { pointsOf } from '../../ground/strokes.js';
import { BoardFrame, type By, classes, type Board as Frame, Surface } from '../../kit/board.js';
import type { Where } from '../../kit/board-menu.js';
import type { Dot } from '../../kit/pan-zoom.js';
import { Spot } from '../../kit/spot.js';
import { Counter, type Faces } from './counter.js';
import { nextOf, stepped } from './cursor.js';
import { centreOf, dotOf, hexPath, pointOf, R, SIZE, W } from './hexart.js';
import type { Laid } from './overlay.js';
import { OverlayLayer, OverlayPatterns, SightLineMark } from './overlay-layer.js';
import { Crosshair, PointMarks, type Way, WayMark, ZoneMark } from './tabletop.js';
import type { Ringed } from './telling.js';
import { Ground } from './terrain.js';
import type { TableSay } from './texts.js';
import { called, hasActed, placeKey, placeName, profileOf } from './units.js';

/** Something on the board that can be chosen now. */
export interface Mark {
  readonly look: 'reach' | 'deploy' | 'target' | 'ready';
  /** Shown on it: a cost, a chance. */
  readonly note?: string;
  /** Said of it. */
  readonly label: string;
}

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
  /** Which question is asked: another is another thing to look at. */
  readonly asked: string;
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

/** Pixels for a length of the drawing below which counters show fewer things, and these larger. */
const SMALL = 0.52;

export function Board(props: BoardProps) {
  const { view, units, marks, selected, acting, goals, trail, ringed, laid, cursor, t } = props;
  const scale = view.match.config.tabletopScale;
  const terrain = view.board?.terrain;
  if (!terrain) return <div className="board empty-board">{t('setup')}</div>;
  const areas = view.match.config.miniatures === 'tabletop' ? (view.board!.areas ?? []) : null;

  const isHeld = (hex: HexName): boolean => units.some((unit) => unit.hex === hex);
  const goTo = (place: Place, board: Frame) => {
    props.onCursor(place);
    board.goTo(dotOf(place, scale), typeof place === 'string' ? place : 'cursor');
  };
  const choosable: Place[] = [
    ...([...marks.hexes.keys()] as Place[]),
    ...marks.points.map(({ point }) => point),
    ...units.flatMap(({ id, hex }) => (marks.units.has(id) && hex !== null ? [hex] : [])),
  ];

  const acts = units.find(({ id }) => id === acting)?.hex;
  const lookedAt = choosable.length > 0 && acts ? [...choosable, acts] : choosable;

  return (
    <BoardFrame
      size={SIZE}
      label={t(areas ? 'tableLabel' : 'boardLabel')}
      look={(board) => (isSmall(board) ? 'small' : '')}
      view={view}
      onArrow={(step, far, board) => goTo(stepped(cursor, step, far, scale), board)}
      onNext={(by, board) => {
        const next = nextOf(choosable, cursor, by);
        if (next) goTo(next, board);
      }}
      onKey={props.onKey}
      action={{ key: props.asked, dots: lookedAt.flatMap((place) => around(dotOf(place, scale))), chosen: false }}
      over={props.children}
    >
      {(board) => (
        <>
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
            <polyline className="trail" points={pointsOf(trail.map((place) => dotOf(place, scale)))} />
          )}
          {laid && <OverlayLayer cells={laid.cells} id={laid.id} scale={scale} open={areas !== null} />}
          {areas ? (
            <>
              {props.zone && <ZoneMark zone={props.zone} scale={scale} />}
              <Surface
                board={board}
                field={{ x: 0, y: 0, ...SIZE }}
                onPlace={(dot, at, by) => props.onPlace(pointOf(dot, scale), at, by)}
                onHover={(dot) => props.onHover(dot && coarse(pointOf(dot, scale)))}
              />
              <PointMarks
                marks={marks.points}
                scale={scale}
                onChoose={(point) => board.chosen((at, by) => props.onPlace(point, at, by))}
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
                    className={classes('hex', mark && `hex-mark ${mark.look}`)}
                    at={hex}
                    tab={hex === cursor && !isHeld(hex)}
                    label={props.describe(hex)}
                    onChoose={board.chosen((at, by) => props.onPlace(hex, at, by))}
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
              const mark = marks.units.get(unit.id);
              const { x, y } = dotOf(place, scale);
              return (
                <Spot
                  key={unit.id}
                  className={classes(
                    'unit',
                    mark?.look,
                    unit.id === selected && 'selected',
                    unit.id === acting && 'acting',
                    ringed.units.includes(unit.id) && 'advised',
                  )}
                  at={typeof place === 'string' ? place : unit.id}
                  tab={place === cursor}
                  label={mark?.label ?? unitLabel(view, unit, t)}
                  style={{ transform: `translate(${x}px, ${y}px)` }}
                  onChoose={board.chosen((at, by) => props.onUnit(unit.id, at, by))}
                  onPoint={(on) => {
                    props.onPointAt(on ? unit.id : null);
                    props.onHover(on ? place : null);
                  }}
                  onFocus={() => props.onCursor(place)}
                >
                  <circle className="unit-ring" r="36" data-unit={unit.id} />
                  <Counter view={view} unit={unit} faces={props.faces} compact={isSmall(board)} />
                </Spot>
              );
            })}
          </g>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused */}
          <g className="unit-notes" aria-hidden="true">
            {units.map(({ id, hex: place }) => {
              const note = place !== null && marks.units.get(id)?.note;
              if (!note) return null;
              const { x, y } = dotOf(place, scale);
              return (
                <g key={id} className="unit-note" transform={`translate(${x} ${y + 36})`}>
                  <rect x="-21" y="-11" width="42" height="20" rx="10" />
                  <text y="4.5">{note}</text>
                </g>
              );
            })}
          </g>
          {areas && typeof cursor !== 'string' && (
            <Crosshair
              point={cursor}
              scale={scale}
              label={props.describe(cursor)}
              onChoose={board.chosen((at, by) => {
                const unit = units.find(
                  ({ hex }) => hex !== null && typeof hex !== 'string' && isNear(hex, cursor, scale),
                );
                if (unit) props.onUnit(unit.id, at, by);
                else props.onPlace(cursor, at, by);
              })}
            />
          )}
          {props.stage}
        </>
      )}
    </BoardFrame>
  );
}

/** What may be chosen is seen with what lies about it: so far, in hexes. */
const ABOUT = 1.6;
const around = ({ x, y }: Dot): readonly Dot[] => [
  { x: x - ABOUT * W, y: y - ABOUT * W },
  { x: x + ABOUT * W, y: y + ABOUT * W },
];

const isSmall = ({ pan }: Frame): boolean => pan.pixels < SMALL;

/** To a quarter of an inch: what is pointed at need not be asked about for every hair's breadth. */
const coarse = ({ x, y }: Point): Point => ({ x: Math.round(x / 250) * 250, y: Math.round(y / 250) * 250 });

const isNear = (a: Point, b: Point, scale: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 400 * scale;

/** How a unit stands: where, how strong, under what. */
export function standing(view: View, unit: UnitView, t: TableSay): readonly string[] {
  const terrain = typeof unit.hex === 'string' ? view.board?.terrain[unit.hex as HexName] : undefined;
  return [
    ...(unit.hex === null ? [] : [placeName(unit.hex)]),
    ...(terrain ? [t(terrain)] : []),
    t('elements', { n: unit.elements, of: profileOf(view, unit).size }),
    ...(unit.suppression > 0 ? [t('suppression', { n: unit.suppression })] : []),
    ...(unit.order ? [`${t('orders')}: ${t(unit.order.type)}`] : []),
    ...(hasActed(view, unit) ? [t('acted')] : []),
  ];
}

/** All about a unit in one line, for ears. */
export const unitLabel = (view: View, unit: UnitView, t: TableSay): string =>
  [t(unit.owner === view.seat ? 'yours' : 'enemy'), called(view, unit.id), ...standing(view, unit, t)].join(', ');
