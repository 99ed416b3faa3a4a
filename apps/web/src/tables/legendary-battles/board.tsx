import { type UnitView, type View, zonesNamed } from '@sandtable/legendary-battles';
import type { KeyboardEvent, ReactNode } from 'react';
import { circle, n, pathOf } from '../../ground/strokes.js';
import { type Action, BoardFrame, type By, classes, type Board as Frame } from '../../kit/board.js';
import type { Where } from '../../kit/board-menu.js';
import type { Dot } from '../../kit/pan-zoom.js';
import { Spot } from '../../kit/spot.js';
import { Ground } from './ground.js';
import { Breaches } from './linear.js';
import { angleOf, arcSides, dotOf, drawnIn, facingTowards, layoutOf, sideDots, zoneBeside, zoneNumber } from './map.js';
import { type Laid, OverlayLayer, OverlayPatterns, SightLineMark } from './overlays.js';
import { type Place, placesOf } from './places.js';
import { unitSpot, zoneSpot } from './plan.js';
import type { TableSay } from './texts.js';
import { kindOf, Marker, sideClass } from './unit-marker.js';
import { called } from './words.js';

/** Where somebody is about to go: the way, and a marker at its end that can be turned. */
export interface Ghost {
  readonly unit: string;
  readonly zone: string;
  readonly path: readonly string[];
  readonly facing: number;
  /** To which it can be turned; none where it cannot. */
  readonly facings: readonly number[];
  /** A second zone that it lies over. */
  readonly turn: (facing: number) => void;
}

export interface BoardProps {
  readonly view: View;
  /** What can be picked now, by spot, with what is said of it. */
  readonly next: ReadonlyMap<string, { readonly look: 'reach' | 'target' | 'ready'; readonly note?: string }>;
  readonly picks: readonly string[];
  readonly selected: string | null;
  readonly pointed: string | null;
  /** Spots that somebody advises or points at. */
  readonly ringed: readonly string[];
  readonly ghost: Ghost | null;
  readonly laid: Laid | null;
  readonly aims: readonly { readonly from: string; readonly to: string }[];
  readonly cursor: string;
  readonly action: Action | null;
  /** A card is dragged over the board. */
  readonly dragging: boolean;
  readonly onCursor: (zone: string) => void;
  readonly onHover: (zone: string | null) => void;
  readonly onZone: (zone: string, at: Where, by: By) => void;
  readonly onUnit: (unit: string, at: Where, by: By) => void;
  readonly onPointAt: (unit: string | null) => void;
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly describe: (zone: string) => string;
  readonly label: (unit: UnitView) => string;
  readonly stage: ReactNode;
  readonly children: ReactNode;
  readonly t: TableSay;
}

/** A flag on each goal, unless it is a whole quarter. */
const FEW = 4;

/** Pixels for a length of the drawing below which markers show fewer things, and these larger. */
const SMALL = 0.62;
const isSmall = ({ pan }: Frame): boolean => pan.pixels < SMALL;

export function Board(props: BoardProps) {
  const { view, next, picks, selected, ringed, ghost, laid, cursor, t } = props;
  const layout = layoutOf(view.match);
  const { tables, centres, size } = layout;
  const { map } = tables;
  const places = placesOf(view, layout);
  const shown = view.units.filter(({ id }) => places.has(id));
  const unitsAt = (zone: string): UnitView[] => shown.filter((unit) => unit.zone === zone);
  const goTo = (spot: string, board: Frame) => {
    const [kind, name] = [spot[0], spot.slice(2)];
    const zone = kind === 'z' ? name : shown.find(({ id }) => id === name)?.zone;
    if (zone) props.onCursor(zone);
    const dot = kind === 'z' ? dotOf(layout, name) : (places.get(name) ?? dotOf(layout, cursor));
    board.goTo(dot, kind === 'z' ? name : `unit-${name}`);
  };
  const goals = view.match.scenario.objectives.flatMap(({ zones, label }) =>
    'rows' in zones
      ? []
      : zonesNamed(tables, zones).map((zone, _, all) => ({ zone: map.ids[zone]!, label, few: all.length <= FEW })),
  );
  const focus = selected ?? props.pointed;
  const arcOf = shown.find(({ id, zone }) => id === focus && zone !== null);

  return (
    <BoardFrame
      size={size}
      label={t('boardLabel')}
      look={(board) => classes('battle-map', isSmall(board) && 'small', props.dragging && 'taking')}
      view={view}
      action={props.action}
      onArrow={(step, _, board) => {
        const to = zoneBeside(layout, cursor, step);
        if (to === null) return;
        props.onCursor(to);
        const [stands] = unitsAt(to);
        board.goTo(dotOf(layout, to), stands ? `unit-${stands.id}` : to);
      }}
      onNext={(by, board) => {
        const spots = next.size > 0 ? [...next.keys()] : shown.map(({ id }) => unitSpot(id));
        const here = spots.findIndex(
          (spot) => spot === zoneSpot(cursor) || unitsAt(cursor).some(({ id }) => spot === unitSpot(id)),
        );
        const spot = spots[(here + by + spots.length) % spots.length];
        if (spot) goTo(spot, board);
      }}
      onKey={props.onKey}
      over={props.children}
    >
      {(board) => (
        <>
          <OverlayPatterns />
          <Ground match={view.match} />
          <Breaches layout={layout} breached={view.breached} />
          <Shelves view={view} layout={layout} t={t} />
          <g className="battle-goals">
            {goals.map(({ zone, few }) => {
              const { x, y } = dotOf(layout, zone);
              return (
                <g key={zone} transform={`translate(${n(x)} ${n(y)})`}>
                  <path className="goal-ring" d={drawnIn(layout, zone, 3)} transform={`translate(${n(-x)} ${n(-y)})`} />
                  {few && <path className="goal-flag" d="M20 -10v-22l15 5l-15 5" />}
                </g>
              );
            })}
          </g>
          {laid && <OverlayLayer laid={laid} layout={layout} />}
          <g className="zones">
            {map.ids.map((zone, number) => {
              const mark = next.get(zoneSpot(zone));
              const isPicked = picks.includes(zoneSpot(zone));
              return (
                <Spot
                  key={zone}
                  className={classes('zone', mark && `zone-mark ${mark.look}`, isPicked && 'zone-mark picked')}
                  at={zone}
                  tab={zone === cursor && unitsAt(zone).length === 0}
                  label={props.describe(zone)}
                  onChoose={board.chosen((at, by) => props.onZone(zone, at, by))}
                  onPoint={(on) => props.onHover(on ? zone : null)}
                  onFocus={() => props.onCursor(zone)}
                >
                  <path
                    className="zone-spot"
                    d={mark || isPicked ? drawnIn(layout, zone, 2.5) : pathOf(layout.outlines[number]!)}
                  />
                  {mark?.note && (
                    <text className="zone-note" x={n(centres[number]!.x)} y={n(centres[number]!.y + 6)}>
                      {mark.note}
                    </text>
                  )}
                </Spot>
              );
            })}
          </g>
          <Smokes view={view} place={(zone) => dotOf(layout, zone)} />
          {view.hazards.map((zone) => {
            const { x, y } = dotOf(layout, zone);
            return (
              <path
                key={zone}
                className="hazard"
                transform={`translate(${n(x - 22)} ${n(y + 20)})`}
                d="M0 -9l9 15h-18zM0 -4v5M0 3.4v.2"
              />
            );
          })}
          <g className="ringed">
            {ringed.map((spot) =>
              spot.startsWith('z:') && map.numberOf.has(spot.slice(2)) ? (
                <path key={spot} className="ringed-zone" d={drawnIn(layout, spot.slice(2), 4)} />
              ) : null,
            )}
          </g>
          {arcOf && <Arc layout={layout} zone={arcOf.zone!} facing={arcOf.facing} />}
          {ghost && ghost.path.length > 0 && (
            <Way dots={[places.get(ghost.unit), ...ghost.path.map((zone) => dotOf(layout, zone))]} />
          )}
          {laid?.line && <SightLineMark line={laid.line} layout={layout} />}
          <Fights view={view} places={places} />
          <g className="battle-units">
            {shown
              .filter(({ tail }) => tail !== null)
              .map((unit) => (
                <Body
                  key={unit.id}
                  view={view}
                  unit={unit}
                  from={places.get(unit.id)!}
                  to={dotOf(layout, unit.tail!)}
                />
              ))}
            {/* a bunker lies under who is in it */}
            {[...shown]
              .sort((a, b) => depth(view, b) - depth(view, a))
              .map((unit) => {
                const place = places.get(unit.id)!;
                const mark = next.get(unitSpot(unit.id));
                const number = unit.zone === null ? -1 : zoneNumber(layout, unit.zone);
                const leaves = ghost?.unit === unit.id && ghost.path.length > 0;
                return (
                  <Spot
                    key={unit.id}
                    className={classes(
                      'battle-unit',
                      sideClass(view, unit.side),
                      mark?.look,
                      unit.id === selected && 'selected',
                      picks.includes(unitSpot(unit.id)) && 'picked',
                      ringed.includes(unitSpot(unit.id)) && 'advised',
                      leaves && 'leaving',
                    )}
                    at={`unit-${unit.id}`}
                    tab={unit.zone === cursor}
                    label={props.label(unit)}
                    style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
                    onChoose={board.chosen((at, by) => props.onUnit(unit.id, at, by))}
                    onPoint={(on) => {
                      props.onPointAt(on ? unit.id : null);
                      if (unit.zone !== null) props.onHover(on ? unit.zone : null);
                    }}
                    onFocus={() => unit.zone !== null && props.onCursor(unit.zone)}
                  >
                    <g transform={`scale(${n(place.k)})`}>
                      <circle className="battle-ring" r="31" data-unit={unit.id} />
                      {number >= 0 && <Nose angle={angleOf(layout, number, unit.facing)} />}
                      <Marker view={view} unit={unit} compact={isSmall(board) || place.k < 0.7} />
                    </g>
                    {mark?.note && (
                      <g className="unit-note" transform="translate(0 32)">
                        <rect x="-22" y="-11" width="44" height="20" rx="10" />
                        <text y="4.5">{mark.note}</text>
                      </g>
                    )}
                  </Spot>
                );
              })}
          </g>
          {ghost && <GhostMark {...{ view, layout, board, ghost, t }} />}
          {props.aims.map(({ from, to }) => {
            const [a, b] = [places.get(from), places.get(to)];
            return a && b ? (
              <path key={`${from} ${to}`} className="aim" d={`M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`} />
            ) : null;
          })}
          {props.stage}
        </>
      )}
    </BoardFrame>
  );
}

const depth = (view: View, unit: UnitView): number => (kindOf(view, unit)?.traits.has('bunker') ? 1 : 0);

/** Where a marker faces. */
function Nose({ angle }: { readonly angle: number }) {
  return <path className="nose" transform={`rotate(${n((angle * 180) / Math.PI)})`} d="M27 -8L37 0L27 8z" />;
}

/** The sides in somebody's arc. */
function Arc({
  layout,
  zone,
  facing,
}: {
  readonly layout: ReturnType<typeof layoutOf>;
  readonly zone: string;
  readonly facing: number;
}) {
  const number = zoneNumber(layout, zone);
  const sides = arcSides(layout, number, facing).map((side) => sideDots(layout, number, side));
  return <path className="arc" d={sides.map(([a, b]) => `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`).join('')} />;
}

function Way({ dots }: { readonly dots: readonly (Dot | undefined)[] }) {
  const found = dots.filter((dot) => dot !== undefined);
  const d = found.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
  return (
    <g className="way">
      <path className="way-under" d={d} />
      <path className="way-over" d={d} />
    </g>
  );
}

/** Two zones of a large unit, as one body. */
function Body({
  view,
  unit,
  from,
  to,
}: {
  readonly view: View;
  readonly unit: UnitView;
  readonly from: Dot;
  readonly to: Dot;
}) {
  const d = `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`;
  return (
    <g className={`body ${sideClass(view, unit.side)}`}>
      <path className="body-edge" d={d} />
      <path className="body-fill" d={d} />
      <path className="body-bones" d={d} />
    </g>
  );
}

/** Who fights whom in a shared zone (TA-CORE-CCM-22). */
function Fights({ view, places }: { readonly view: View; readonly places: ReadonlyMap<string, Place> }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="fights" aria-hidden="true">
      {view.units.map(({ id, foe }) => {
        const [a, b] = [places.get(id), foe ? places.get(foe) : undefined];
        if (!a || !b) return null;
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const length = Math.hypot(dx, dy) || 1;
        const [mx, my] = [a.x + dx / 2, a.y + dy / 2];
        return (
          <path
            key={id}
            className="fight"
            d={`M${n(mx - (dx / length) * 6 - (dy / length) * 6)} ${n(my - (dy / length) * 6 + (dx / length) * 6)}L${n(mx + (dx / length) * 6)} ${n(my + (dy / length) * 6)}L${n(mx - (dx / length) * 6 + (dy / length) * 6)} ${n(my - (dy / length) * 6 - (dx / length) * 6)}`}
          />
        );
      })}
    </g>
  );
}

function Smokes({ view, place }: { readonly view: View; readonly place: (zone: string) => Dot }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="smokes" aria-hidden="true">
      {view.smoke.map(({ zone, by, turns }) => {
        const { x, y } = place(zone);
        const puffs = [
          [-15, 4, 15],
          [13, 7, 14],
          [0, -9, 17],
          [-4, 14, 13],
          [17, -8, 10],
          [-19, -10, 10],
        ];
        return (
          <g key={`${zone} ${by}`} transform={`translate(${n(x)} ${n(y)})`}>
            <path className="smoke" d={puffs.map(([a, b, r]) => circle(a!, b!, r!)).join('')} />
            <path className="smoke-light" d={puffs.map(([a, b, r]) => circle(a! - 3, b! - 4, r! * 0.55)).join('')} />
            <text className="smoke-turns" y="34">
              {turns}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What waits beside the map stands on a shelf of wood, each side's at its own edge. */
function Shelves({
  view,
  layout,
  t,
}: {
  readonly view: View;
  readonly layout: ReturnType<typeof layoutOf>;
  readonly t: TableSay;
}) {
  return (['A', 'B'] as const).map((seat) => {
    if (!layout.shelves[seat]) return null;
    const y = seat === 'A' ? layout.size.height - 72 : 14;
    return (
      <g key={seat} className={`shelf ${sideClass(view, seat)}`}>
        <rect x={layout.field.x} y={y} width={layout.field.width} height="56" rx="8" />
        <text x={layout.field.x + layout.field.width - 10} y={y + 33}>
          {t('shelf')}
        </text>
      </g>
    );
  });
}

/** Where a unit would stand, turned by its handle or by keys. */
function GhostMark({
  view,
  layout,
  board,
  ghost,
  t,
}: {
  readonly view: View;
  readonly layout: ReturnType<typeof layoutOf>;
  readonly board: Frame;
  readonly ghost: Ghost;
  readonly t: TableSay;
}) {
  const unit = view.units.find(({ id }) => id === ghost.unit);
  const number = zoneNumber(layout, ghost.zone);
  if (!unit || number < 0) return null;
  const { x, y } = layout.centres[number]!;
  const turnable = ghost.facings.length > 1;
  const turnTo = (dot: Dot) => {
    const facing = facingTowards(layout, number, dot, ghost.facings);
    if (facing !== null) ghost.turn(facing);
  };
  return (
    <g className="ghost">
      <Arc layout={layout} zone={ghost.zone} facing={ghost.facing} />
      <g transform={`translate(${n(x)} ${n(y)})`} className="ghost-marker">
        <Nose angle={angleOf(layout, number, ghost.facing)} />
        {ghost.path.length > 0 && (
          <Marker view={view} unit={{ ...unit, facing: ghost.facing }} compact={isSmall(board)} />
        )}
      </g>
      {turnable &&
        ghost.facings.map((facing) => {
          const angle = angleOf(layout, number, facing);
          const far = 38 + 8 * board.k;
          const [hx, hy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
          const isNow = facing === ghost.facing;
          return (
            <Spot
              key={facing}
              className={classes('turn-handle', isNow && 'now')}
              at={`turn-${facing}`}
              tab={false}
              label={t('turnTo', { side: facing + 1, unit: called(view, ghost.unit) })}
              style={{ transform: `translate(${hx}px, ${hy}px)` }}
              onChoose={board.chosen(() => ghost.turn(facing))}
            >
              <g
                transform={`rotate(${n((angle * 180) / Math.PI)}) scale(${n(board.k)})`}
                onPointerDown={(event) => {
                  event.stopPropagation();
                  const move = (moved: PointerEvent) => turnTo(board.dotAt(moved));
                  const end = () => {
                    removeEventListener('pointermove', move);
                    removeEventListener('pointerup', end);
                  };
                  addEventListener('pointermove', move);
                  addEventListener('pointerup', end);
                }}
              >
                <circle className="turn-area" r="14" />
                <path className="turn-arrow" d="M-5 -7L6 0L-5 7z" />
              </g>
            </Spot>
          );
        })}
    </g>
  );
}
