import type { CSSProperties } from 'react';
import { DieFace } from '../frame/die.js';
import { RollingDie } from '../frame/rolling-die.js';
import './stage.css';

/** What a die did, told by shape as well as by colour. */
export type Fate = 'hit' | 'mark' | 'miss';

export interface Roll {
  readonly title: string;
  readonly faces: readonly number[];
  readonly fates: readonly Fate[];
  readonly says: string;
  /** Six unless told. */
  readonly sides?: number;
}

interface DiceTrayProps {
  readonly rolls: readonly { readonly roll: Roll; readonly at: number; readonly lasts: number }[];
  /** Who is lost by them, when that is told. */
  readonly losses?: readonly { readonly tells: string; readonly at: number }[];
  /** At the lower edge, where what happens is at the upper one. */
  readonly low?: boolean;
  readonly close: () => void;
}

/** The dice of one scene, roll by roll. What fell is in the log too, for those who listen. */
export function DiceTray({ rolls, losses = [], low = false, close }: DiceTrayProps) {
  return (
    <div className={low ? 'tray low' : 'tray'} aria-hidden="true" onClick={close}>
      {rolls.map(({ roll, at, lasts }, row) => (
        <div key={`${roll.title} ${at}`} className="tray-row" style={{ animationDelay: `${row === 0 ? 0 : at}ms` }}>
          <b>{roll.title}</b>
          <span className="tray-dice">
            {roll.faces.map((face, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they fell
                key={i}
                className={`thrown ${roll.fates[i]}`}
                style={{ '--landed': `${at + lasts}ms` } as CSSProperties}
              >
                {(roll.sides ?? 6) === 6 ? (
                  <RollingDie face={face} delay={at + 40 * i} lasts={lasts - 40 * i} turn={i} />
                ) : (
                  <span className="spun" style={{ animationDelay: `${at}ms`, animationDuration: `${lasts}ms` }}>
                    <DieFace face={face} sides={roll.sides!} size={30} />
                  </span>
                )}
              </span>
            ))}
          </span>
          <span className="tray-says" style={{ animationDelay: `${at + lasts}ms` }}>
            {roll.says}
          </span>
        </div>
      ))}
      {losses.map(({ tells, at }) => (
        <b key={at} className="tray-says loss" style={{ animationDelay: `${at}ms` }}>
          {tells}
        </b>
      ))}
    </div>
  );
}
