import { type Library, profileIn } from '@sandtable/quantum-legions';
import type { ReactNode } from 'react';
import { Facts } from '../../../kit/cards.js';
import { FaceIcon, Sign } from '../counter.js';
import { factsOf, Traits } from '../detail.js';
import type { TableSay } from '../texts.js';

interface UnitTypeProps {
  readonly type: string;
  readonly library: Library;
  readonly traits: boolean;
  readonly own: boolean;
  readonly table: TableSay;
  readonly children?: ReactNode;
}

/** A unit type with all that describes it (QL-CMP-06). */
export function UnitType({ type, library, traits, own, table, children }: UnitTypeProps) {
  const profile = profileIn(library, type, traits);
  const { dice, size, vp, infantry, type: unit } = profile;
  const attack = dice
    .slice(1, size + 1)
    .reverse()
    .join(' ');
  return (
    <article className="unit-type">
      <h3>
        <FaceIcon own={own}>
          <Sign own={own} infantry={infantry} traits={unit.traits.map(({ id }) => id)} />
        </FaceIcon>
        {unit.name}
        <b className="price">{vp} VP</b>
      </h3>
      <Facts facts={[...factsOf(profile, table), [table('attackDice'), attack]]} />
      <Traits traits={traits ? unit.traits : []} />
      {children}
    </article>
  );
}
