import { HEXES, type HexName, type OrderType, type UnitView, type View } from '@sandtable/quantum-legions';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import type { FrameKey } from '../../text/frame.js';
import type { Say } from '../../text/language.js';
import { Counter, OrderMarker } from './counter.js';
import { centreOf, hexPath, R } from './hexart.js';
import type { Ringed } from './telling.js';
import { TerrainLayer } from './terrain.js';
import type { TableSay } from './texts.js';
import { called, profileOf } from './units.js';
import { usePanZoom } from './view-box.js';

/** Something on the board that can be chosen now. */
export interface Mark {
  readonly look: 'reach' | 'deploy' | 'target' | 'ready';
  /** Shown on it: a cost, a chance. */
  readonly note?: string;
  /** Said of it. */
  readonly label: string;
}

export interface MenuItem {
  readonly label: string;
  readonly order: OrderType | null;
  readonly choose: () => void;
}

/** A place on the screen, from the board's corner; `up` where there is more room above it. */
export interface Where {
  readonly x: number;
  readonly y: number;
  readonly up: boolean;
}

const MENU_HALF = 100;

export interface Menu {
  readonly title: string;
  readonly at: Where;
  readonly items: readonly MenuItem[];
}

export interface BoardProps {
  readonly view: View;
  readonly units: readonly UnitView[];
  readonly hexMarks: ReadonlyMap<string, Mark>;
  readonly unitMarks: ReadonlyMap<string, Mark>;
  readonly selected: string | null;
  readonly acting: string | null;
  readonly goals: readonly string[];
  /** From where to where something just happened. */
  readonly trail: readonly string[];
  /** Where advised things would be done. */
  readonly ringed: Ringed;
  readonly menu: Menu | null;
  readonly closeMenu: () => void;
  readonly onHex: (hex: HexName, where: Where) => void;
  readonly onUnit: (id: string, where: Where) => void;
  readonly onPoint: (id: string | null) => void;
  readonly t: TableSay;
  readonly frame: Say<FrameKey>;
}

export function Board(props: BoardProps) {
  const {
    view,
    units,
    hexMarks,
    unitMarks,
    selected,
    acting,
    goals,
    trail,
    ringed,
    menu,
    closeMenu,
    onHex,
    onUnit,
    onPoint,
    t,
    frame,
  } = props;
  const svg = useRef<SVGSVGElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const pan = usePanZoom(svg);
  const terrain = view.board?.terrain;
  if (!terrain) return <div className="board empty-board">{t('setup')}</div>;

  const where = (element: Element) => {
    const [spot, all] = [element.getBoundingClientRect(), box.current!.getBoundingClientRect()];
    const [x, y] = [spot.left + spot.width / 2 - all.left, spot.top + spot.height / 2 - all.top];
    // A menu opens towards the middle, where there is room for it.
    return {
      x: Math.min(Math.max(x, MENU_HALF), Math.max(all.width - MENU_HALF, MENU_HALF)),
      y,
      up: y > all.height / 2,
    };
  };
  const chosen = (choose: (at: Where) => void) => (element: Element) => {
    if (!pan.dragged()) choose(where(element));
  };

  return (
    <div className="board" ref={box}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a picture */}
      <svg
        ref={svg}
        className={pan.zoomed ? 'picture zoomed' : 'picture'}
        viewBox={pan.viewBox}
        role="group"
        aria-label={t('boardLabel')}
        {...pan.handlers}
      >
        <TerrainLayer terrain={terrain} frozen={Object.values(terrain).includes('ice')} />
        <g className="goals">
          {goals.map((hex) => (
            <g key={hex} transform={`translate(${centreOf(hex).x} ${centreOf(hex).y})`}>
              <path d="M-7 24v-40l20 6l-20 7" />
            </g>
          ))}
        </g>
        {trail.length > 1 && (
          <polyline className="trail" points={trail.map((hex) => `${centreOf(hex).x},${centreOf(hex).y}`).join(' ')} />
        )}
        <g className="hexes">
          {HEXES.map((hex) => {
            const mark = hexMarks.get(hex);
            const shape = <path className="hex-spot" d={hexPath(centreOf(hex), mark ? R - 2.5 : R)} />;
            if (!mark)
              return (
                // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen is a button; the rest only asks why it cannot
                <g key={hex} onClick={(event) => chosen((at) => onHex(hex, at))(event.currentTarget)}>
                  {shape}
                </g>
              );
            return (
              <Spot
                key={hex}
                className={`hex-mark ${mark.look}`}
                label={mark.label}
                onChoose={chosen((at) => onHex(hex, at))}
              >
                {shape}
                {mark.note !== undefined && (
                  <text className="hex-note" x={centreOf(hex).x} y={centreOf(hex).y + 6}>
                    {mark.note}
                  </text>
                )}
              </Spot>
            );
          })}
        </g>
        <g className="ringed">
          {ringed.places.map((place) =>
            typeof place === 'string' ? <path key={place} d={hexPath(centreOf(place), R - 4)} /> : null,
          )}
        </g>
        <g className="units">
          {units.map((unit) => {
            if (typeof unit.hex !== 'string') return null;
            const profile = profileOf(view, unit);
            const mark = unitMarks.get(unit.id);
            const classes = [
              'unit',
              mark?.look ?? '',
              unit.id === selected ? 'selected' : '',
              unit.id === acting ? 'acting' : '',
              ringed.units.includes(unit.id) ? 'advised' : '',
            ];
            const { x, y } = centreOf(unit.hex);
            return (
              <Spot
                key={unit.id}
                className={classes.filter(Boolean).join(' ')}
                label={mark?.label ?? unitLabel(view, unit, t)}
                style={{ transform: `translate(${x}px, ${y}px)` }}
                onChoose={chosen((at) => onUnit(unit.id, at))}
                onPoint={(pointed) => onPoint(pointed ? unit.id : null)}
              >
                <circle className="unit-ring" r="36" />
                <Counter
                  unit={unit}
                  own={unit.owner === view.seat}
                  infantry={profile.infantry}
                  size={profile.size}
                  traits={view.match.config.specialTraits ? profile.type.traits.map(({ id }) => id) : []}
                  acted={view.phase === 'play' && unit.activatedOn === view.turn}
                />
                {mark?.note !== undefined && (
                  <g className="unit-note" transform="translate(0 36)">
                    <rect x="-19" y="-9" width="38" height="17" rx="8" />
                    <text y="4">{mark.note}</text>
                  </g>
                )}
              </Spot>
            );
          })}
        </g>
      </svg>
      {menu && (
        <div
          className={menu.at.up ? 'board-menu up' : 'board-menu'}
          role="menu"
          aria-label={menu.title}
          style={{ '--x': `${menu.at.x}px`, '--y': `${menu.at.y}px` } as CSSProperties}
        >
          <p>{menu.title}</p>
          {menu.items.map(({ label, order, choose }, i) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              ref={i === 0 ? takeFocus : undefined}
              onClick={choose}
              onKeyDown={(event) => event.key === 'Escape' && closeMenu()}
            >
              {order && (
                <svg viewBox="9 -29 20 20" width="22" height="22" aria-hidden="true">
                  <OrderMarker type={order} />
                </svg>
              )}
              {label}
            </button>
          ))}
          <button type="button" role="menuitem" className="quiet" onClick={closeMenu}>
            {frame('close')}
          </button>
        </div>
      )}
      <div className="zoom-buttons">
        <button type="button" onClick={pan.zoomIn} aria-label={frame('zoomIn')} title={frame('zoomIn')}>
          +
        </button>
        <button type="button" onClick={pan.zoomOut} aria-label={frame('zoomOut')} title={frame('zoomOut')}>
          −
        </button>
        {pan.zoomed && (
          <button type="button" onClick={pan.fit} aria-label={frame('fit')} title={frame('fit')}>
            ⤢
          </button>
        )}
      </div>
    </div>
  );
}

/** Who opened the menu by keyboard goes on in it. */
const takeFocus = (element: HTMLButtonElement | null): void => element?.focus({ preventScroll: true });

interface SpotProps {
  readonly className: string;
  readonly label: string;
  readonly style?: CSSProperties;
  readonly onChoose: (element: Element) => void;
  readonly onPoint?: (pointed: boolean) => void;
  readonly children: ReactNode;
}

/** A button inside the picture: SVG has none of its own. */
function Spot({ className, label, style, onChoose, onPoint, children }: SpotProps) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(event.currentTarget);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <button> cannot stand in SVG
    <g
      className={className}
      style={style}
      role="button"
      tabIndex={0}
      aria-label={label}
      onClick={(event: MouseEvent) => onChoose(event.currentTarget)}
      onKeyDown={onKey}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      {children}
    </g>
  );
}

/** All about a unit in one line, for ears as for eyes. */
export function unitLabel(view: View, unit: UnitView, t: TableSay): string {
  const profile = profileOf(view, unit);
  const terrain = typeof unit.hex === 'string' ? view.board?.terrain[unit.hex] : undefined;
  return [
    unit.owner === view.seat ? t('yours') : t('enemy'),
    terrain
      ? t('unitAt', { unit: called(view, unit.id), hex: unit.hex as string, terrain: t(terrain) })
      : called(view, unit.id),
    t('elements', { n: unit.elements, of: profile.size }),
    ...(unit.suppression > 0 ? [t('suppression', { n: unit.suppression })] : []),
    ...(unit.order ? [`${t('orders')}: ${t(unit.order.type)}`] : []),
    ...(view.phase === 'play' && unit.activatedOn === view.turn ? [t('acted')] : []),
  ].join(', ');
}
