import { type Library, type Pair, type Setup, TERRAINS, type Terrain, tableFor } from '@sandtable/fictioneers-legacy';
import type { Problem } from '@sandtable/kernel';
import { useMemo, useRef, useState } from 'react';
import { RuleRef } from '../../../frame/rule.js';
import { PieceBoard } from '../../../kit/inches/piece-board.js';
import { boxText, corners, freeName, shifted } from '../../../kit/inches/pieces.js';
import { Adder, Check, NumberField, Picker } from '../../../kit/setup/fields.js';
import { Faults } from '../../../kit/setup/parts.js';
import { PieceForm, WallForm } from './piece-forms.js';
import { LEAST_PIECES, MOST_PIECES, newPiece, type PickUp, piecesOf } from './pieces.js';
import type { NewGameSay } from './texts.js';

interface TableEditorProps {
  readonly setup: Setup;
  readonly library: Library;
  readonly problems: readonly Problem[];
  readonly onChange: (pickUp: PickUp) => void;
  readonly t: NewGameSay;
}

/** Sizes that people have tables for. */
const SIZES = corners([36, 36], [48, 36], [48, 48], [60, 48], [72, 48]);

const sizeName = ([w, h]: Pair): string => `${w}″ × ${h}″`;

interface Chosen {
  readonly kind: 'terrain' | 'walls';
  readonly k: number;
}

const keyOf = ({ kind, k }: Chosen): string => `${kind} ${k}`;

/** A table of one's own: pieces laid on the southern half, and turned onto the other (FL-SET-12). */
export function TableEditor({ setup, library, problems, onChange, t }: TableEditorProps) {
  const pickUp = setup.pickUp!;
  const { terrain, walls = [], table } = pickUp;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const scenario = useMemo(() => tableFor({ pickUp }), [pickUp]);
  /** As it was when a piece was taken up. */
  const before = useRef(pickUp);

  const pieces = [
    ...terrain.map(({ polygon, type }, k) => ({
      piece: { kind: 'terrain', k } as Chosen,
      points: polygon,
      name: t(`terrain_${type}`),
    })),
    ...walls.map(({ line }, k) => ({ piece: { kind: 'walls', k } as Chosen, points: line, name: t('wall') })),
  ];
  const pieceOf = (key: string): Chosen => pieces.find(({ piece }) => keyOf(piece) === key)!.piece;
  const nudge = (key: string, dx: number, dy: number, start: boolean) => {
    if (start) before.current = pickUp;
    const { kind, k } = pieceOf(key);
    const { [kind]: all = [] } = before.current;
    const moved = (points: readonly Pair[]) => shifted(points, dx, dy, table);
    const piece = all[k]!;
    const next =
      'polygon' in piece ? { ...piece, polygon: moved(piece.polygon) } : { ...piece, line: moved(piece.line) };
    onChange({ ...before.current, [kind]: (all as (typeof next)[]).with(k, next) });
  };
  const add = (type: Terrain) => {
    const at: Pair = [table[0] / 2, table[1] / 4];
    onChange({ ...pickUp, terrain: [...terrain, newPiece(type, freeName(terrain, type), at)] });
    setChosen({ kind: 'terrain', k: terrain.length });
  };
  const addWall = () => {
    const [x, y] = [table[0] / 2, table[1] / 4];
    const line = corners([x - 3, y], [x + 3, y]);
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
        <PieceBoard
          plan={scenario}
          label={t('tableLabel', { n: terrain.length })}
          pieces={pieces.map(({ piece, points, name }) => ({
            key: keyOf(piece),
            label: t('pieceAt', { name, place: boxText(points) }),
            points,
            closed: piece.kind === 'terrain',
          }))}
          chosen={shown && keyOf(shown)}
          onChoose={(key) => setChosen(pieceOf(key))}
          onNudge={nudge}
        />
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
