import { type Library, profileIn, TRAITS, traitName } from '@sandtable/quantum-legions';
import type { ReactNode } from 'react';
import { RuleRef } from '../../../frame/rule.js';
import { FaceIcon, Sign } from '../counter.js';
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
  const { speed, range, armor, ap, dice, size, vp, infantry, type: unit } = profileIn(library, type, traits);
  const facts = [
    [table('speed'), speed.join(' / ')],
    [table('range'), String(range)],
    [
      table('attackDice'),
      dice
        .slice(1, size + 1)
        .reverse()
        .join(' '),
    ],
    [table('ap'), `+${ap}`],
    [table('armor'), armor === 0 ? table('noArmor') : `${armor}+`],
  ] as const;
  return (
    <article className="unit-type">
      <h3>
        <FaceIcon own={own}>
          <Sign own={own} infantry={infantry} traits={unit.traits.map(({ id }) => id)} />
        </FaceIcon>
        {unit.name}
        <b className="price">{vp} VP</b>
      </h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {traits && unit.traits.length > 0 && (
        <p className="traits">
          {unit.traits.map((trait) => (
            <span key={trait.id}>
              {traitName(trait)} <RuleRef id={TRAITS[trait.id].rule} />
            </span>
          ))}
        </p>
      )}
      {children}
    </article>
  );
}
