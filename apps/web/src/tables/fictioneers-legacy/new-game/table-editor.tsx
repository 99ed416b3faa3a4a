import { type Library, type Pair, type Setup, TERRAINS, type Terrain, tableFor } from '@sandtable/fictioneers-legacy';
import type { Problem } from '@sandtable/kernel';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { RuleRef } from '../../../frame/rule.js';
import { pointsOf } from '../../../ground/strokes.js';
import { INCH, sheetOf } from '../../../kit/inches/sheet.js';
import { TableTop } from '../../../kit/inches/table-top.js';
import { Adder, Check, NumberField, Picker } from '../../../kit/setup/fields.js';
import { Faults } from '../../../kit/setup/parts.js';
import { PieceForm, WallForm } from './piece-forms.js';
import { boxOf, freeName, LEAST_PIECES, MOST_PIECES, newPiece, type PickUp, piecesOf, shifted } from './pieces.js';
import type { NewGameSay } from './texts.js';

interface TableEditorProps {
  readonly setup: Setup;
  readonly library: Library;
  readonly problems: readonly Problem[];
  readonly onChange: (pickUp: PickUp) => void;
  readonly t: NewGameSay;
}

/** Sizes that people have tables for. */
const SIZES: readonly Pair[] = [
  [36, 36],
  [48, 36],
  [48, 48],
  [60, 48],
  [72, 48],
];

const sizeName = ([w, h]: Pair): string => `${w}″ × ${h}″`;

type Chosen = { readonly kind: 'terrain' | 'walls'; readonly k: number };

const STEPS: Readonly<Record<string, Pair>> = {
  ArrowLeft: [-0.5, 0],
  ArrowRight: [0.5, 0],
  ArrowUp: [0, 0.5],
  ArrowDown: [0, -0.5],
};

/** A table of one's own: pieces laid on the southern half, and turned onto the other (FL-SET-12). */
export function TableEditor({ setup, library, problems, onChange, t }: TableEditorProps) {
  const pickUp = setup.pickUp!;
  const { terrain, walls = [], table } = pickUp;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const scenario = useMemo(() => tableFor({ pickUp }), [pickUp]);
  const sheet = useMemo(() => sheetOf({ table }), [table]);
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef<{ readonly x: number; readonly y: number; readonly from: PickUp } | null>(null);

  const pieces = [
    ...terrain.map((piece, k) => ({
      kind: 'terrain' as const,
      k,
      points: piece.polygon,
      name: t(`terrain_${piece.type}`),
    })),
    ...walls.map((wall, k) => ({ kind: 'walls' as const, k, points: wall.line, name: t('wall') })),
  ];
  const nudge = (base: PickUp, { kind, k }: Chosen, dx: number, dy: number) =>
    onChange(
      kind === 'terrain'
        ? {
            ...base,
            terrain: base.terrain.with(k, {
              ...base.terrain[k]!,
              polygon: shifted(base.terrain[k]!.polygon, dx, dy, base.table),
            }),
          }
        : {
            ...base,
            walls: base.walls!.with(k, { ...base.walls![k]!, line: shifted(base.walls![k]!.line, dx, dy, base.table) }),
          },
    );
  const onKeyDown = (one: Chosen) => (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    nudge(pickUp, one, ...step);
  };
  const grab = (one: Chosen) => (event: PointerEvent<SVGElement>) => {
    setChosen(one);
    held.current = { x: event.clientX, y: event.clientY, from: pickUp };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const drag = (one: Chosen) => (event: PointerEvent) => {
    const holding = held.current;
    if (!holding) return;
    const inch = (svg.current!.getBoundingClientRect().width / sheet.size.width) * INCH;
    nudge(holding.from, one, (event.clientX - holding.x) / inch, (holding.y - event.clientY) / inch);
  };
  const drop = () => {
    held.current = null;
  };
  const add = (type: Terrain) => {
    const at: Pair = [table[0] / 2, table[1] / 4];
    onChange({ ...pickUp, terrain: [...terrain, newPiece(type, freeName(terrain, type), at)] });
    setChosen({ kind: 'terrain', k: terrain.length });
  };
  const addWall = () => {
    const [x, y] = [table[0] / 2, table[1] / 4];
    const line: [number, number][] = [
      [x - 3, y],
      [x + 3, y],
    ];
    onChange({ ...pickUp, walls: [...walls, { id: freeName(walls, 'wall'), height: 'low', material: 'hard', line }] });
    setChosen({ kind: 'walls', k: walls.length });
  };
  const sizes = SIZES.some((size) => sizeName(size) === sizeName(table)) ? SIZES : [...SIZES, table];
  const shown = chosen && (chosen.kind === 'terrain' ? terrain[chosen.k] : walls[chosen.k]) ? chosen : null;
  return (
    <section className="panel table-editor">
      <h2>{t('table')}</h2>
      <p className="quiet">
        {t('tableNote')} <RuleRef id="FL-SET-12" />
      </p>
      {scenario && (
        // biome-ignore lint/a11y/useSemanticElements: a <fieldset> cannot be an SVG
        <svg
          ref={svg}
          className="preview"
          viewBox={`0 0 ${sheet.size.width} ${sheet.size.height}`}
          role="group"
          aria-label={t('tableLabel', { n: terrain.length })}
        >
          <TableTop scenario={scenario} />
          <path
            className="middle-line"
            d={`M${sheet.field.x} ${sheet.pair([0, table[1] / 2]).y}h${sheet.field.width}`}
          />
          {pieces.map(({ kind, k, points, name }) => (
            // biome-ignore lint/a11y/useSemanticElements: a <button> cannot stand in SVG
            <g
              key={`${kind} ${k}`}
              className={shown?.kind === kind && shown.k === k ? 'piece chosen' : 'piece'}
              role="button"
              tabIndex={0}
              aria-label={t('pieceAt', { name, place: boxText(points) })}
              onFocus={() => setChosen({ kind, k })}
              onKeyDown={onKeyDown({ kind, k })}
              onPointerDown={grab({ kind, k })}
              onPointerMove={drag({ kind, k })}
              onPointerUp={drop}
              onPointerCancel={drop}
            >
              {kind === 'terrain' ? (
                <polygon points={pointsOf(points.map(sheet.pair))} />
              ) : (
                <polyline points={pointsOf(points.map(sheet.pair))} />
              )}
            </g>
          ))}
        </svg>
      )}
      <Faults problems={problems} testid="table-faults" />
      <div className="fields">
        <Picker
          label={t('size')}
          value={sizeName(table)}
          values={sizes.map(sizeName)}
          onChange={(name) => {
            const [w, h] = sizes.find((size) => sizeName(size) === name)!;
            onChange({ ...pickUp, table: [w, h] });
          }}
        />
        <NumberField
          label={t('rounds')}
          min={1}
          max={99}
          value={pickUp.rounds ?? 8}
          onChange={(rounds) => onChange({ ...pickUp, rounds })}
        />
        {(['dark', 'cold', 'heat'] as const).map((what) => (
          <Check
            key={what}
            label={t(what)}
            checked={pickUp.env?.[what] ?? false}
            onChange={(on) =>
              onChange({ ...pickUp, env: { dark: false, cold: false, heat: false, ...pickUp.env, [what]: on } })
            }
          />
        ))}
      </div>
      <div className="fields">
        <Adder
          label={t('addPiece')}
          items={TERRAINS.map((type) => ({ id: type, name: t(`terrain_${type}`) }))}
          disabled={terrain.length >= MOST_PIECES}
          onAdd={(type) => add(type as Terrain)}
        />
        <button type="button" onClick={addWall}>
          {t('addWall')}
        </button>
        <Adder
          label={t('piecesFrom')}
          items={[...library.scenarios.values()].filter(
            (one) => one.table[0] >= one.table[1] && piecesOf(one).length >= LEAST_PIECES,
          )}
          onAdd={(id) => {
            const from = library.scenarios.get(id)!;
            setChosen(null);
            onChange({ ...pickUp, table: [from.table[0], from.table[1]], terrain: piecesOf(from), walls: [] });
          }}
        />
        <b>{t('piecesOf', { n: terrain.length, least: LEAST_PIECES, most: MOST_PIECES })}</b>
      </div>
      {shown?.kind === 'terrain' && (
        <PieceForm
          piece={terrain[shown.k]!}
          onChange={(piece) => onChange({ ...pickUp, terrain: terrain.with(shown.k, piece) })}
          onRemove={() => {
            setChosen(null);
            onChange({ ...pickUp, terrain: terrain.toSpliced(shown.k, 1) });
          }}
          t={t}
        />
      )}
      {shown?.kind === 'walls' && (
        <WallForm
          wall={walls[shown.k]!}
          onChange={(wall) => onChange({ ...pickUp, walls: walls.with(shown.k, wall) })}
          onRemove={() => {
            setChosen(null);
            onChange({ ...pickUp, walls: walls.toSpliced(shown.k, 1) });
          }}
          t={t}
        />
      )}
    </section>
  );
}

function boxText(points: readonly Pair[]): string {
  const { west, east, south, north } = boxOf(points);
  return `${west}–${east}″ / ${south}–${north}″`;
}
