import {
  type AttackPreview,
  type HexName,
  type Place,
  type Profile,
  TERRAIN,
  TRAITS,
  traitName,
  type UnitView,
  type View,
} from '@sandtable/quantum-legions';
import { RuleRef } from '../../frame/rule.js';
import { Chances, Facts, Reasons } from '../../kit/cards.js';
import { standing } from './board.js';
import { type Faces, UnitIcon } from './counter.js';
import type { Line } from './overlay.js';
import type { TableKey, TableSay } from './texts.js';
import { called, percent, placeName, profileOf } from './units.js';

interface OddsCardProps {
  readonly view: View;
  readonly attack: AttackPreview;
  readonly unit: string;
  readonly target: string;
  readonly t: TableSay;
}

/** The exact odds of an attack, with what leads to them. Every number is the referee's. */
export function OddsCard({ view, attack, unit, target, t }: OddsCardProps) {
  const { odds, shot } = attack;
  return (
    <section className="card odds" data-testid="odds">
      <h3>{t('oddsTitle', { unit: called(view, unit), target: called(view, target) })}</h3>
      <p className="big">
        <b data-testid="odds-destroyed" data-chance={odds.destroyed}>
          {percent(odds.destroyed)}
        </b>{' '}
        {t('oddsDestroyed')} <span aria-hidden="true">·</span>{' '}
        <b data-testid="odds-suppressed" data-chance={odds.suppressed}>
          {percent(odds.suppressed)}
        </b>{' '}
        {t('oddsSuppressed')}
      </p>
      <Chances caption={t('oddsLost')} chances={odds.lost} />
      <p>{t('oddsExpected', { lost: odds.expectedLost.toFixed(2), markers: odds.expectedMarkers.toFixed(2) })}</p>
      <p className="quiet">
        {t('oddsDice', { dice: shot.dice, hit: shot.hitOn, distance: shot.distance, cover: t(shot.cover) })}
      </p>
      <Reasons name={t('dice')} score={attack.diceScore} />
      <Reasons name={t('toHit')} score={attack.hitScore} />
      {attack.killScore ? (
        <Reasons name={t('toKill')} score={attack.killScore} />
      ) : (
        <p className="reasons">
          {t('allKill')} <RuleRef id="QL-DMG-05" />
        </p>
      )}
      {attack.saveScore && <Reasons name={t('toSave')} score={attack.saveScore} />}
    </section>
  );
}

interface UnitCardProps {
  readonly view: View;
  readonly unit: UnitView;
  readonly faces: Faces;
  readonly t: TableSay;
}

/** What a unit can do and how it stands. */
export function UnitCard({ view, unit, faces, t }: UnitCardProps) {
  const profile = profileOf(view, unit);
  const { dice, vp, type } = profile;
  return (
    <section className="card unit-card">
      <h3>
        <UnitIcon view={view} unit={unit} faces={faces} />
        {called(view, unit.id)}
      </h3>
      <Facts facts={[...factsOf(profile, t), [t('attackDice'), dice[unit.elements] ?? 0], [t('vpShort'), vp]]} />
      <p className="quiet">{standing(view, unit, t).join(' · ')}</p>
      <Traits traits={view.match.config.specialTraits ? type.traits : []} />
    </section>
  );
}

/** What is the same of all units of a type. */
export const factsOf = ({ speed, range, ap, armor }: Profile, t: TableSay) =>
  [
    [t('speed'), speed.join(' / ')],
    [t('range'), range],
    [t('ap'), `+${ap}`],
    [t('armor'), armor === 0 ? t('noArmor') : `${armor}+`],
  ] as const;

/** The special traits of a unit, each with its rule. */
export function Traits({ traits }: { readonly traits: Profile['type']['traits'] }) {
  if (traits.length === 0) return null;
  return (
    <p className="traits">
      {traits.map((trait) => (
        <span key={trait.id}>
          {traitName(trait)} <RuleRef id={TRAITS[trait.id].rule} />
        </span>
      ))}
    </p>
  );
}

interface SightCardProps {
  readonly line: Line;
  readonly onFrom: (place: Place) => void;
  readonly t: TableSay;
}

/** A line of sight: how far, and if it is blocked, by what and by which rule. */
export function SightCard({ line, onFrom, t }: SightCardProps) {
  const { from, to, distance, clear, message, rule, blocking } = line;
  return (
    <section className="card" data-testid="sight">
      <h3>{t('sightTitle', { from: placeName(from), to: placeName(to) })}</h3>
      <p>
        {t('distanceIs', { distance })}. {clear ? t('sightClear') : message} {rule && <RuleRef id={rule} />}
      </p>
      {blocking.length > 0 && (
        <ul className="blockers">
          {blocking.map(({ place, by, rule: because }) => (
            <li key={place}>
              <b>{place}</b> {place === by ? '' : by in TERRAIN ? t(by as TableKey) : by} <RuleRef id={because} />
            </li>
          ))}
        </ul>
      )}
      <button type="button" onClick={() => onFrom(to)}>
        {t('lookFrom', { place: placeName(to) })}
      </button>
    </section>
  );
}

interface HexCardProps {
  readonly view: View;
  readonly hex: HexName;
  readonly said: string;
  readonly t: TableSay;
}

export function HexCard({ view, hex, said, t }: HexCardProps) {
  const terrain = view.board?.terrain[hex] ?? 'open';
  return (
    <section className="card">
      <h3>
        {hex} · {t(terrain)}
      </h3>
      <p>
        {said} <RuleRef id={TERRAIN[terrain].rule} />
      </p>
    </section>
  );
}
