import {
  bestSpend,
  type Crossed,
  type ExchangeNode,
  type Flight,
  type Hero,
  type MomentId,
  type MomentOdds,
  prospect,
  type QuestionKindId,
  reactionOf,
  type Scene,
  type Weighed,
} from '@sandtable/legends';
import { type ReactNode, useState } from 'react';
import type { Sitting } from '../../frame/sitting.js';
import { useAnswer } from '../../kit/use-answer.js';
import { called, clamp } from './city.js';
import type { Draft } from './draft.js';
import { ExchangeTree, FlightLines, MomentPanel, mostOf } from './moment-panel.js';
import type { TableSay } from './texts.js';

// The Moment that is about to be attempted: begun by the player, or asked for by the referee.

const WANTED: ReadonlySet<Draft['type']> = new Set(['pickUp', 'fling', 'knockBack', 'knockDown']);

interface AttackAnswer extends MomentOdds {
  readonly crossed: readonly Crossed[];
  readonly byProspect: readonly { readonly fatigue: number }[];
}

interface MomentProps {
  readonly sitting: Sitting;
  readonly scene: Scene;
  readonly kind: QuestionKindId | null;
  readonly data: unknown;
  readonly draft: Draft | null;
  readonly onDraft: (draft: Draft) => void;
  readonly at: number;
  readonly t: TableSay;
}

export interface Attempting {
  readonly panel: ReactNode;
  readonly moment: MomentId;
  readonly spend: number;
  readonly chance: number;
  readonly flight: Flight | null;
  /** What a shot goes through. */
  readonly crossed: readonly Crossed[];
}

export function useMoment(props: MomentProps): Attempting | null {
  const { sitting, scene, kind, data, draft, onDraft, at, t } = props;
  const [wish, setWish] = useState<{ readonly key: string; readonly spend: number } | null>(null);
  const reaction = reactionOf(kind, data);
  const id = reaction?.hero ?? (data as { readonly hero?: string } | null)?.hero ?? null;
  const hero = scene.heroes.find((one) => one.id === id);
  const weighed = useAnswer<Weighed>(
    sitting,
    'weigh',
    draft && hero ? { hero: id, decision: { ...draft, spend: 0 } } : null,
    at,
  );
  const attacks = draft?.type === 'strike' || draft?.type === 'longShot' ? draft : null;
  const attack = useAnswer<AttackAnswer>(
    sitting,
    'attack',
    attacks && { hero: id, target: attacks.target, by: attacks.type },
    at,
  );
  const aims = draft?.type === 'fling' || draft?.type === 'knockBack' ? draft : null;
  const thing = aims?.type === 'fling' ? hero?.carrying : (data as { readonly target?: string } | null)?.target;
  const flight = useAnswer<Flight>(
    sitting,
    'flight',
    aims && thing
      ? { thing, how: aims.type === 'fling' ? 'fling' : 'knock', dir: aims.dir, inches: aims.chosen }
      : null,
    at,
  );
  const now: Weighed | null = reaction ?? weighed;
  // Who lifts, throws or knocks wants it to succeed, and not to save.
  const wanted = draft && WANTED.has(draft.type) ? (weighed?.difficulty ?? 0) : 0;
  const worth = reaction?.worth ?? attack?.byProspect[0]?.fatigue ?? wanted;
  const key = now ? `${at} ${now.moment} ${now.difficulty}` : '';
  const spend =
    hero && now
      ? clamp(
          wish?.key === key ? wish.spend : bestSpend(scene, hero, now.moment, now.difficulty, worth, now.pays).spend,
          0,
          mostOf(hero, now.difficulty),
        )
      : 0;
  const blows = useAnswer<ExchangeNode>(
    sitting,
    'exchange',
    attacks?.type === 'strike' ? { hero: id, target: attacks.target, spend } : null,
    at,
  );
  if (!hero || !now || (!reaction && !draft)) return null;
  const target = scene.heroes.find((one) => one.id === attacks?.target);
  const fatigue = attack?.byProspect[0]?.fatigue;
  const panel = (
    <MomentPanel
      scene={scene}
      hero={hero}
      moment={now.moment}
      difficulty={now.difficulty}
      pays={now.pays}
      spend={spend}
      onSpend={(value) => setWish({ key, spend: value })}
      {...(draft && 'chosen' in draft && { chosen: amountOf(draft, hero, scene, data, t) })}
      onChosen={(chosen) => draft && 'chosen' in draft && onDraft({ ...draft, chosen })}
      friend={draft?.type === 'callHero' ? draft.hero : null}
      attack={target && fatigue !== undefined ? { target, fatigue } : null}
      t={t}
    >
      {attack && attack.crossed.length > 0 && (
        <p className="crossed">
          {attack.crossed.map(({ id: piece, toughness }) => `${called(scene, piece, t)} (${toughness})`).join(', ')}
        </p>
      )}
      {aims && <Compass draft={aims} onDraft={onDraft} t={t} />}
      {aims && flight && <FlightLines flight={flight} scene={scene} t={t} />}
      {blows && <ExchangeTree node={blows} scene={scene} t={t} />}
    </MomentPanel>
  );
  return {
    panel,
    moment: now.moment,
    spend,
    chance: prospect(scene, hero, now.moment, now.difficulty, spend, now.pays).chance,
    flight,
    crossed: attack?.crossed ?? [],
  };
}

/** How far the amount of a draft can sensibly go; the referee has the last word. */
function amountOf(draft: Extract<Draft, { chosen: number }>, hero: Hero, scene: Scene, data: unknown, t: TableSay) {
  const { chosen: value } = draft;
  const target = scene.heroes.find(({ id }) => id === (data as { readonly target?: string } | null)?.target);
  switch (draft.type) {
    case 'move':
      return { value, min: 0, max: Math.min(998, hero.heroism + 6), label: t('inchesToMove') };
    case 'callHero':
      return { value, min: 0, max: Math.min(998, hero.heroism + 6), label: t('heroismGiven') };
    case 'knockDown':
      return { value, min: 1, max: Math.max(1, target?.heroism ?? 1), label: t('heroismOff') };
    default:
      return { value, min: 1, max: 24, label: t('inchesFar') };
  }
}

const EIGHT = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

interface CompassProps {
  draft: Extract<Draft, { dir: unknown }>;
  onDraft: (draft: Draft) => void;
  t: TableSay;
}

/** The direction of a throw or a knock, without pointing. */
function Compass({ draft, onDraft, t }: CompassProps) {
  const [x, y, z] = draft.dir;
  const rises = z / (Math.hypot(x, y) || 1);
  return (
    <fieldset className="compass">
      <legend>{t('aimAt')}</legend>
      {EIGHT.map(([dx, dy], i) => (
        <button
          key={`dir_${dx}${dy}`}
          type="button"
          aria-label={t(`dir_${i}` as 'dir_0')}
          title={t(`dir_${i}` as 'dir_0')}
          aria-pressed={Math.hypot(x, y) > 0.01 && Math.round(Math.atan2(y, x) / (Math.PI / 4) + 8) % 8 === i}
          onClick={() => onDraft({ ...draft, dir: [dx, dy, Math.round(rises * Math.hypot(dx, dy) * 1000) / 1000] })}
        >
          {'→↗↑↖←↙↓↘'[i]}
        </button>
      ))}
      <button type="button" onClick={() => onDraft({ ...draft, dir: [0, 0, 1] })} aria-pressed={x === 0 && y === 0}>
        {t('dir_up')}
      </button>
      <button
        type="button"
        aria-pressed={rises > 0.2 && Math.hypot(x, y) > 0.01}
        onClick={() => onDraft({ ...draft, dir: [x || 1, y, rises > 0.2 ? 0 : Math.hypot(x || 1, y)] })}
      >
        {t('dir_rising')}
      </button>
    </fieldset>
  );
}
