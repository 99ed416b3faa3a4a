import type { ReactNode } from 'react';
import { Emblem } from '../site/emblem.js';
import './battle-card.css';

export interface BattleCardProps {
  readonly title: string;
  readonly note: string;
  /** Null where there is nothing to see yet. */
  readonly picture: ReactNode;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** Of which choice it is one. */
  readonly group?: string;
}

/** One of the battles that can be chosen, with a small picture of its table. */
export function BattleCard({ title, note, picture, chosen, onChoose, group = 'battle' }: BattleCardProps) {
  return (
    <li>
      <label className="battle-card">
        <input type="radio" name={group} checked={chosen} onChange={onChoose} />
        <span className="thumb">{picture ?? <Emblem size={40} />}</span>
        <span>
          <b>{title}</b>
          <small>{note}</small>
        </span>
      </label>
    </li>
  );
}
