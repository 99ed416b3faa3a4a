import type { Score } from '@sandtable/craft';
import type { Card, Profile, View } from '@sandtable/fictioneers-legacy';
import type { ReactNode } from 'react';
import type { Sitting } from '../../../frame/sitting.js';
import { useAnswer } from '../../../kit/use-answer.js';
import { type Figure, inch, squadName } from '../figures.js';
import type { TableKey, TableSay } from '../texts.js';
import { TokenIcon } from '../token.js';
import { SquadMorale } from './squad-morale.js';
import { Sum } from './sum.js';

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
      <dl>
        {profile.people && <Fact name={t('people')}>{t(`people_${profile.people}`)}</Fact>}
        <Fact name={t('armour')}>
          {t(`armour_${profile.armour}` as TableKey)}
          {figure.model.shieldUp && ` + ${t('shielded')}`}
        </Fact>
        {card?.melee && <Fact name={t('meleeWeapons')}>+{card.melee.total}</Fact>}
        {allowance?.map(({ mode, moving, firing }) => (
          <Fact key={mode} name={t(mode)}>
            {t('movesFiring', { all: inch(moving.total), firing: inch(firing.total) })}
          </Fact>
        ))}
        {profile.hull > 1 && (
          <Fact name={t('hull')}>
            {profile.hull - model.hullLost} / {profile.hull}
          </Fact>
        )}
        {squad !== null && <Fact name={t('squad')}>{squadName(b, squad)}</Fact>}
        {model.rank !== 'none' && <Fact name="★">{t(model.rank === 'SL' ? 'squadLeader' : 'platoonLeader')}</Fact>}
        {profile.eliteness !== 0 && <Fact name={t('eliteness')}>{profile.eliteness}</Fact>}
      </dl>
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

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
