import type { Score } from '@sandtable/craft';
import type { Card, Profile, View } from '@sandtable/fictioneers-legacy';
import type { Sitting } from '../../../frame/sitting.js';
import { Facts, Sum } from '../../../kit/cards.js';
import { useAnswer } from '../../../kit/use-answer.js';
import { type Figure, inch, squadName } from '../figures.js';
import type { TableKey, TableSay } from '../texts.js';
import { TokenIcon } from '../token.js';
import { SquadMorale } from './squad-morale.js';

type Allowance = readonly { readonly mode: 'walk' | 'fly'; readonly moving: Score; readonly firing: Score }[];

interface FigureCardProps {
  readonly view: View;
  readonly figure: Figure;
  readonly sitting: Sitting;
  readonly at: number;
  readonly t: TableSay;
}

/** Everything about one figure. */
export function FigureCard({ view, figure, sitting, at, t }: FigureCardProps) {
  const { profile, model, id, squad, statuses } = figure;
  const acts = figure.kind === 'figure' || figure.kind === 'vehicle';
  const allowance = useAnswer<Allowance>(sitting, 'allowance', acts && !figure.wreck ? { model: id } : null, at);
  const card = useAnswer<Card>(sitting, 'card', acts && !figure.wreck ? { model: id } : null, at);
  const b = view.battle;
  return (
    <section className="card figure-card">
      <h3>
        <TokenIcon figure={figure} /> {id} {profile.name}
      </h3>
      {statuses.length > 0 && <p>{statuses.map((status) => t(status)).join(', ')}</p>}
      <Facts
        facts={[
          profile.people && [t('people'), t(`people_${profile.people}`)],
          [t('armour'), `${t(`armour_${profile.armour}` as TableKey)}${model.shieldUp ? ` + ${t('shielded')}` : ''}`],
          card?.melee && [t('meleeWeapons'), `+${card.melee.total}`],
          ...(allowance ?? []).map(
            ({ mode, moving, firing }) =>
              [t(mode), t('movesFiring', { all: inch(moving.total), firing: inch(firing.total) })] as const,
          ),
          profile.hull > 1 && [t('hull'), `${profile.hull - model.hullLost} / ${profile.hull}`],
          squad !== null && [t('squad'), squadName(b, squad)],
          model.rank !== 'none' && ['★', t(model.rank === 'SL' ? 'squadLeader' : 'platoonLeader')],
          profile.eliteness !== 0 && [t('eliteness'), profile.eliteness],
        ]}
      />
      {card && card.weapons.length > 0 && (
        <ul className="plain">
          {card.weapons.map((weapon) => (
            <li key={weapon.id}>
              {t('weaponLine', {
                name: weapon.name,
                range: weapon.minRange > 0 ? `${weapon.minRange}–${weapon.maxRange}` : weapon.maxRange,
                area: weapon.area === null ? '' : t('areaLine', { area: weapon.area }),
              })}
            </li>
          ))}
        </ul>
      )}
      {allowance?.map(
        ({ mode, moving }) => moving.parts.length > 0 && <Sum key={mode} score={moving} base={t(mode)} unit={inch} />,
      )}
      <Gear profile={profile} t={t} />
      {squad !== null && figure.kind === 'figure' && (
        <SquadMorale view={view} squad={squad} sitting={sitting} at={at} t={t} />
      )}
    </section>
  );
}

function Gear({ profile, t }: { readonly profile: Profile; readonly t: TableSay }) {
  const gear = [
    ...(profile.comGear ? ['com-gear'] : []),
    ...(profile.sensor ? ['sensor'] : []),
    ...(profile.jetPack ? ['jet-pack'] : []),
    ...(profile.shield ? ['power-shield'] : []),
    ...(profile.sniper ? ['sniper'] : []),
    ...(profile.computer > 0 ? [`bc${profile.computer}`] : []),
  ];
  return (
    <>
      {profile.melee.length > 0 && (
        <p>
          {t('meleeWeapons')}: {profile.melee.join(', ').replaceAll('-', ' ')}
        </p>
      )}
      {gear.length > 0 && (
        <p>
          {t('equipment')}: {gear.join(', ')}
        </p>
      )}
    </>
  );
}
