import {
  type AttackOdds,
  attackOdds,
  type ExchangeNode,
  type Flight,
  type Hero,
  MOMENTS,
  type MomentId,
  prospect,
  type Scene,
} from '@sandtable/legends';
import type { ReactNode } from 'react';
import { RuleRef } from '../../frame/rule.js';
import { Slider } from '../../kit/setup/fields.js';
import { percent } from '../../text/percent.js';
import { called, castOf, clamp, inches } from './city.js';
import { attackInWords, successInWords } from './telling.js';
import type { TableSay } from './texts.js';

// A Moment of Heroism before it is attempted: how much is spent, what that makes of the chance, and what comes of either end.

export interface Attack {
  readonly target: Hero;
  readonly fatigue: number;
}

export interface MomentPanelProps {
  readonly scene: Scene;
  readonly hero: Hero;
  readonly moment: MomentId;
  readonly difficulty: number;
  /** The difficulty by which it pays, where that is another. */
  readonly pays?: number | undefined;
  readonly spend: number;
  readonly onSpend: (spend: number) => void;
  /** How much is attempted, where that is chosen too. */
  readonly chosen?: { readonly value: number; readonly min: number; readonly max: number; readonly label: string };
  readonly onChosen?: (chosen: number) => void;
  readonly attack?: Attack | null;
  /** Who is called, and gains (LG-CAL-03). */
  readonly friend?: string | null;
  readonly children?: ReactNode;
  readonly t: TableSay;
}

/** The most that is of use: what makes it sure, or all there is. */
export const mostOf = ({ heroism }: Pick<Hero, 'heroism'>, difficulty: number): number => Math.min(heroism, difficulty);

export function MomentPanel(props: MomentPanelProps) {
  const { scene, hero, moment, difficulty, pays, spend, onSpend, chosen, onChosen, attack, friend, children, t } =
    props;
  const most = mostOf(hero, difficulty);
  const now = prospect(scene, hero, moment, difficulty, clamp(spend, 0, most), pays);
  const odds = attack ? attackOdds(now.chance, attack.fatigue, attack.target) : null;
  return (
    <div className="moment" data-testid="moment">
      <p className="moment-head">
        <b>{MOMENTS[moment].name}</b> {t('difficulty', { n: difficulty })} <RuleRef id={MOMENTS[moment].rule} />
      </p>
      {chosen && onChosen && <Slider {...chosen} onChange={onChosen} />}
      <Slider
        label={t('spend')}
        says={
          <>
            <b>{now.spend}</b> <small>{t('ofHeroism', { n: hero.heroism })}</small>
          </>
        }
        max={most}
        value={now.spend}
        disabled={most === 0}
        onChange={onSpend}
      />
      <div className="odds-line" data-testid="odds" data-chance={now.chance}>
        <meter min="0" max="1" value={now.chance} aria-label={t('chance')} />
        <b className="big-chance">{percent(now.chance)}</b>
        <span>
          {successInWords(scene, hero, now, friend ?? null, t)}
          <br />
          {t('ifFailure', { n: hero.heroism - now.spend })}
        </span>
      </div>
      {odds && attack && <AttackLine odds={odds} target={castOf(attack.target).name} t={t} />}
      {children}
    </div>
  );
}

function AttackLine({ odds, target, t }: { readonly odds: AttackOdds; readonly target: string; readonly t: TableSay }) {
  return <p className={odds.safe ? 'attack-line' : 'attack-line soft'}>{attackInWords(odds, target, t)}</p>;
}

interface FlightLinesProps {
  readonly flight: Flight;
  readonly scene: Scene;
  readonly t: TableSay;
}

/** The arithmetic of everything that a throw or a knock would go through, and where it ends. */
export function FlightLines({ flight, scene, t }: FlightLinesProps) {
  const { hits, edge, landing } = flight;
  return (
    <>
      {hits.length === 0 && <p className="hit-line">{t('hitsNothing')}</p>}
      <ol className="contacts hits">
        {hits.map((hit) => (
          <li key={`${hit.inches} ${hit.piece ?? hit.thing}`} className={hit.passes ? 'hit-line breaks' : 'hit-line'}>
            {t('hits', {
              what: called(scene, hit.piece ?? hit.thing, t),
              inches: inches(hit.inches),
              impetus: Math.round(hit.impetus * 10) / 10,
              answer: Math.round(hit.answer * 10) / 10,
            })}{' '}
            {(hit.moverFatigue > 0 || hit.otherFatigue > 0) &&
              t('hitFatigue', { mover: hit.moverFatigue, other: hit.otherFatigue })}
            {hit.passes ? ` ${t('breaks')}` : ''}
          </li>
        ))}
      </ol>
      {edge && <p className="hit-line">{t('stopsAtEdge')}</p>}
      {landing && <p className="hit-line">{t('labelFall', { inches: inches(landing.inches), n: landing.fatigue })}</p>}
      <p>
        <RuleRef id="LG-IMP-03" />
      </p>
    </>
  );
}

interface ExchangeTreeProps {
  readonly node: ExchangeNode;
  readonly scene: Scene;
  readonly t: TableSay;
}

/** A blow and its answers, as deep as they go. */
export function ExchangeTree({ node, scene, t }: ExchangeTreeProps) {
  const steps: ExchangeNode[] = [];
  for (let at: ExchangeNode | null = node; at; at = at.answer) steps.push(at);
  return (
    <details className="exchange">
      <summary>{t('exchange')}</summary>
      <ol>
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one after the other
          <li key={i}>
            {t('exchangeStep', {
              hero: called(scene, step.hero, t),
              moment: MOMENTS[step.moment].name,
              difficulty: step.difficulty,
              spend: step.spend,
              chance: percent(step.chance),
              reached: percent(step.reached),
            })}
            {step.fatigue > 0 && ` ${t('exchangeFatigue', { n: step.fatigue })}`}
          </li>
        ))}
      </ol>
    </details>
  );
}
