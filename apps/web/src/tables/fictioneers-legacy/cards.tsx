import type { March, Mark, Profile, Prospect, View } from '@sandtable/fictioneers-legacy';
import type { Score } from '@sandtable/kernel';
import type { ReactNode } from 'react';
import { RuleRef } from '../../frame/rule.js';
import type { Sitting } from '../../frame/sitting.js';
import { useAnswer } from '../../frame/use-answer.js';
import { percent } from '../../text/percent.js';
import { weaponName } from './ask.js';
import { called, type Figure, inch, squadName } from './figures.js';
import { waysOf } from './plan.js';
import type { TableKey, TableSay } from './texts.js';
import { TokenIcon } from './token.js';

// About what is pointed at: numbers with every reason behind them, as the referee gave them.

interface SumProps {
  readonly score: Score;
  readonly base: string;
  readonly unit?: (value: number) => string;
}

const plain = (value: number): string => String(value);
const signed = (value: number, unit: (value: number) => string): string =>
  value < 0 ? `−${unit(-value)}` : `+${unit(value)}`;

/** A number with the reasons that made it, each with its rule. */
export function Sum({ score, base, unit = plain }: SumProps) {
  return (
    <ul className="sum">
      <li>
        <span>{base}</span> <b>{unit(score.base)}</b>
      </li>
      {score.parts.map(({ by, rule, why }) => (
        <li key={`${rule} ${why}`}>
          <span>
            {why} <RuleRef id={rule} />
          </span>
          <b>{signed(by, unit)}</b>
        </li>
      ))}
    </ul>
  );
}

interface ShotCardProps {
  readonly view: View;
  readonly model: string;
  readonly mark: Mark;
  readonly shot: Prospect | null;
  readonly figures: readonly Figure[];
  readonly t: TableSay;
}

/** A shot before it is fired. */
export function ShotCard({ view, model, mark, shot, figures, t }: ShotCardProps) {
  const b = view.battle;
  const others = shot?.models.filter((one) => one.model !== mark.target) ?? [];
  return (
    <section className="card shot-card" data-testid="odds">
      <h3>
        {called(b, model)} → {called(b, mark.target)}
      </h3>
      <p>
        {t('distanceIs', { distance: inch(mark.distance) })},{' '}
        {mark.blocked ? (
          <>
            {t('blockedBy', { what: mark.blocked.by })} <RuleRef id={mark.blocked.rule} />
          </>
        ) : (
          <>
            {t('seen')}, {t(`cover_${mark.cover}`)} <RuleRef id={mark.by} />
          </>
        )}
      </p>
      {shot === null ? (
        mark.refusal && (
          <p className="refused">
            {mark.refusal.message} <RuleRef id={mark.refusal.rule} />
          </p>
        )
      ) : (
        <>
          <p className="big">
            <b>{percent(shot.hit)}</b> {t('toHit')} · <b>{percent(shot.kills)}</b> {t('toDamage')}
          </p>
          <p className="quiet">{t('number', { n: shot.number.total })}</p>
          <Sum score={shot.number} base={weaponName(shot.fire.weapon)} />
          {shot.damage && (
            <>
              <p className="quiet">
                {t('toDamage')}: {t('number', { n: shot.damage.total })}
              </p>
              <Sum score={shot.damage} base={t('toDamage')} />
            </>
          )}
          {others.length > 0 && (
            <>
              <h4>{t('under')}</h4>
              <ul className="sum">
                {others.map(({ model: id, chance }) => {
                  const own = figures.find((one) => one.id === id)?.own;
                  return (
                    <li key={id} className={own ? 'friendly' : ''}>
                      <span>
                        {called(b, id)} {own && <b className="warn">{t('friend')}</b>}
                      </span>
                      <b>{percent(chance)}</b>
                    </li>
                  );
                })}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  );
}

/** A move before it is made: what it costs and why, or what many together will do. */
export function MoveCard({
  view,
  plan,
  t,
}: {
  readonly view: View;
  readonly plan: readonly March[];
  readonly t: TableSay;
}) {
  const ways = waysOf(plan);
  const refused = plan.flatMap((one) => (one.refusal ? [one] : []));
  const only = plan.length === 1 ? ways[0] : undefined;
  return (
    <section className="card" data-testid="move">
      {only ? (
        <>
          <h3>
            {called(view.battle, only.model)}: {inch(only.cost.total)} / {inch(only.allowance.total)}
          </h3>
          <h4>{t('moveCost')}</h4>
          <Sum score={only.cost} base={t('path')} unit={inch} />
          <h4>{t('moveAllowed')}</h4>
          <Sum score={only.allowance} base={t('moves')} unit={inch} />
        </>
      ) : (
        <ul className="sum">
          {ways.map((way) => (
            <li key={way.model}>
              <span>
                {called(view.battle, way.model)} <small>{t(way.arrives ? 'arrives' : 'short')}</small>
              </span>
              <b>
                {inch(way.cost.total)} / {inch(way.allowance.total)}
              </b>
            </li>
          ))}
        </ul>
      )}
      {refused.map(({ model, refusal }) => (
        <p key={model} className="refused">
          {refusal.message} <RuleRef id={refusal.rule} />
        </p>
      ))}
    </section>
  );
}

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
  const b = view.battle;
  return (
    <section className="card figure-card">
      <h3>
        <TokenIcon figure={figure} /> {id} {profile.name}
      </h3>
      {statuses.length > 0 && <p>{statuses.map((status) => t(status)).join(', ')}</p>}
      <dl>
        <Fact name={t('armour')}>{t(`armour_${profile.armour}` as TableKey)}</Fact>
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
      {profile.slots.length > 0 && (
        <ul className="plain">
          {profile.slots.map(({ weapon }) => (
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
          {t('meleeWeapons')}: {profile.melee.join(', ')}
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

interface MoraleAnswer {
  readonly number: Score;
  readonly cause: string | null;
  readonly passed: number;
  readonly shaken: number;
  readonly pinned: number;
}

interface SquadMoraleProps {
  readonly view: View;
  readonly squad: number;
  readonly sitting: Sitting;
  readonly at: number;
  readonly t: TableSay;
}

/** How a squad bears up: losses towards the half, its number, and what the next check would bring. */
export function SquadMorale({ view, squad, sitting, at, t }: SquadMoraleProps) {
  const b = view.battle;
  const { id, name } = b.muster.squads[squad]!;
  const { initial, killed } = b.squads[squad]!;
  const found = useAnswer<MoraleAnswer>(sitting, 'morale', initial > 0 ? { squad: id } : null, at);
  if (initial === 0) return null;
  return (
    <div className="squad-morale">
      <h4>{name}</h4>
      <span className="losses" role="img" aria-label={t('lossesOf', { lost: killed, initial })}>
        {Array.from({ length: initial }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: losses have no other name than their number
          <i key={i} className={`${i < killed ? 'lost' : ''} ${i + 1 === Math.ceil(initial / 2) ? 'half' : ''}`} />
        ))}
      </span>
      <small>{t('lossesOf', { lost: killed, initial })}</small>
      {found && (
        <details>
          <summary>
            {t('moraleNumber', { n: found.number.total })}:{' '}
            {t('moraleOdds', {
              passed: percent(found.passed),
              shaken: percent(found.shaken),
              pinned: percent(found.pinned),
            })}
          </summary>
          <Sum score={found.number} base={t('morale')} />
        </details>
      )}
    </div>
  );
}

interface MeleeAnswer {
  readonly attack: Score;
  readonly defence: Score;
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}

interface MeleeCardProps {
  readonly view: View;
  readonly attacker: string;
  readonly defender: string;
  readonly sitting: Sitting;
  readonly at: number;
  readonly t: TableSay;
}

export function MeleeCard({ view, attacker, defender, sitting, at, t }: MeleeCardProps) {
  const found = useAnswer<MeleeAnswer>(sitting, 'melee', { attacker, defender }, at);
  if (!found) return null;
  const { win, tie, loss } = found;
  return (
    <section className="card" data-testid="melee">
      <h3>
        {called(view.battle, attacker)} → {called(view.battle, defender)}
      </h3>
      <p className="big">
        <b>{percent(win)}</b> · {t('tie', { tie: percent(tie) })} · {t('loss', { loss: percent(loss) })}
      </p>
      <h4>{t('attackTotal')}</h4>
      <Sum score={found.attack} base="d12" />
      <h4>{t('defenceTotal')}</h4>
      <Sum score={found.defence} base="d12" />
    </section>
  );
}
