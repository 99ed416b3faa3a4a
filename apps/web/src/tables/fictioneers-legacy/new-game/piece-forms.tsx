import { TERRAINS, type Terrain, WALL_HEIGHTS, WALL_MATERIALS } from '@sandtable/fictioneers-legacy';
import type { ReactNode } from 'react';
import { boxOf, resized, turned } from '../../../kit/inches/pieces.js';
import { NumberField, Picker } from '../../../kit/setup/fields.js';
import { newPiece, type Piece, type WallPiece } from './pieces.js';
import type { NewGameSay } from './texts.js';

// What can be told in numbers and words of one piece of a table.

const tenths = (value: number) => Math.round(value * 10) / 10;
const SHORTEST = 0.5;
const INCHES = { min: SHORTEST, step: 0.5 };

interface FormProps<P> {
  readonly onChange: (piece: P) => void;
  readonly onRemove: () => void;
  readonly t: NewGameSay;
}

export function PieceForm({ piece, onChange, onRemove, t }: FormProps<Piece> & { readonly piece: Piece }) {
  const { west, east, south, north } = boxOf(piece.polygon);
  const size = (wide: number, deep: number) =>
    wide >= SHORTEST && deep >= SHORTEST && onChange({ ...piece, polygon: resized(piece.polygon, wide, deep) });
  const changeType = (type: Terrain) => {
    const { level: _, height: __, openings: ___, ...rest } = piece;
    const { level, height } = newPiece(type, piece.id, [0, 0]);
    onChange({ ...rest, type, ...(level !== undefined && { level }), ...(height !== undefined && { height }) });
  };
  return (
    <Form
      name={t(`terrain_${piece.type}`)}
      onTurn={() => onChange({ ...piece, polygon: turned(piece.polygon) })}
      onRemove={onRemove}
      t={t}
    >
      <Picker
        label={t('sort')}
        value={piece.type}
        values={TERRAINS}
        say={(type) => t(`terrain_${type}`)}
        onChange={changeType}
      />
      <NumberField
        {...INCHES}
        label={t('wide')}
        value={tenths(east - west)}
        onChange={(wide) => size(wide, north - south)}
      />
      <NumberField
        {...INCHES}
        label={t('deep')}
        value={tenths(north - south)}
        onChange={(deep) => size(east - west, deep)}
      />
      {piece.level !== undefined && (
        <NumberField
          {...INCHES}
          label={t('level')}
          value={piece.level}
          onChange={(level) => onChange({ ...piece, level })}
        />
      )}
      {piece.height !== undefined && (
        <NumberField
          {...INCHES}
          label={t('height')}
          value={piece.height}
          onChange={(height) => onChange({ ...piece, height })}
        />
      )}
    </Form>
  );
}

export function WallForm({ wall, onChange, onRemove, t }: FormProps<WallPiece> & { readonly wall: WallPiece }) {
  const { west, east, south, north } = boxOf(wall.line);
  const long = Math.max(east - west, north - south, SHORTEST);
  const lengthen = (next: number) => {
    const by = next / long;
    if (next >= SHORTEST) onChange({ ...wall, line: resized(wall.line, (east - west) * by, (north - south) * by) });
  };
  return (
    <Form name={t('wall')} onTurn={() => onChange({ ...wall, line: turned(wall.line) })} onRemove={onRemove} t={t}>
      <Picker
        label={t('height')}
        value={wall.height}
        values={WALL_HEIGHTS}
        say={(height) => t(`wall_${height}`)}
        onChange={(height) => onChange({ ...wall, height })}
      />
      <Picker
        label={t('material')}
        value={wall.material}
        values={WALL_MATERIALS}
        say={(material) => t(`wall_${material}`)}
        onChange={(material) => onChange({ ...wall, material })}
      />
      <NumberField {...INCHES} label={t('long')} value={tenths(long)} onChange={lengthen} />
    </Form>
  );
}

interface FormFrame {
  readonly name: string;
  readonly onTurn: () => void;
  readonly onRemove: () => void;
  readonly t: NewGameSay;
  readonly children: ReactNode;
}

function Form({ name, onTurn, onRemove, t, children }: FormFrame) {
  return (
    <fieldset className="piece-form">
      <legend>{name}</legend>
      <div className="fields">
        {children}
        <button type="button" onClick={onTurn}>
          ⟳ {t('turn')}
        </button>
        <button type="button" className="quiet" onClick={onRemove}>
          {t('removePiece')}
        </button>
      </div>
    </fieldset>
  );
}
