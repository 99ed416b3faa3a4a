import type { Problem } from '@sandtable/kernel';
import type { ReactNode } from 'react';
import { BattleCard, type BattleCardProps } from '../../new/battle-card.js';
import { Problems } from '../../new/problems.js';
import '../../new/forces.css';

// The shell of an editor of setups: what is played, what speaks against it, who fights with how much.

interface BattleChoiceProps {
  readonly title: string;
  readonly cards: readonly (BattleCardProps | false | null | undefined)[];
  /** About the one that is chosen. */
  readonly children?: ReactNode;
}

/** What can be played, card by card. */
export function BattleChoice({ title, cards, children }: BattleChoiceProps) {
  return (
    <section className="panel battle-choice">
      <h2>{title}</h2>
      <ul className="battle-cards">
        {cards
          .filter((card) => !!card)
          .map((card) => (
            <BattleCard key={card.title} {...card} />
          ))}
      </ul>
      {children}
    </section>
  );
}

interface StoryProps {
  readonly picture: ReactNode;
  readonly text: ReactNode;
  /** Who fights, and with what. */
  readonly sides: readonly { readonly seat: string; readonly name: ReactNode; readonly brings: ReactNode }[];
}

/** A battle before it is chosen: its table, what it is about, who comes. */
export function Story({ picture, text, sides }: StoryProps) {
  return (
    <div className="story">
      {picture}
      <blockquote>
        {text}
        {sides.length > 0 && (
          <dl>
            {sides.map(({ seat, name, brings }, i) => (
              <div key={seat} className={i === 0 ? 'own' : 'enemy'}>
                <dt>
                  <b className="seat">{seat}</b> {name}
                </dt>
                <dd>{brings}</dd>
              </div>
            ))}
          </dl>
        )}
      </blockquote>
    </div>
  );
}

/** All that speaks against a part of a setup, the moment it does. */
export function Faults({ problems, testid }: { readonly problems: readonly Problem[]; readonly testid?: string }) {
  if (problems.length === 0) return null;
  return (
    <div className="refused" role="alert" data-testid={testid}>
      <Problems problems={problems} />
    </div>
  );
}

interface SpentProps {
  readonly spent: number;
  /** Without it there is no meter. */
  readonly limit: number | undefined;
  readonly says: string;
  /** What is left, or what is too much. */
  readonly rest?: string;
  readonly children?: ReactNode;
}

/** What has been spent, and of how much. */
export function Spent({ spent, limit, says, rest, children }: SpentProps) {
  return (
    <p className="total" role="status">
      {limit !== undefined && <meter min={0} max={limit} value={Math.min(spent, limit)} aria-label={says} />}
      <b>{says}</b>
      {rest && <span>{rest}</span>}
      {children}
    </p>
  );
}
