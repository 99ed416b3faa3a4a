import { FATIGUE_OUT, type Hero, ITEM_NAMES, type Scene } from '@sandtable/legends';
import { Forces } from '../../kit/cards.js';
import { called, castOf, sideName } from './city.js';
import { emblemOf, inkOn } from './paper/art.js';
import { ScenarioPanel } from './scenario.js';
import type { TableSay } from './texts.js';

interface RosterProps {
  readonly scene: Scene;
  readonly own: number;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly t: TableSay;
}

/** Everybody, side by side: Heroism, Fatigue, token, item, load, markers. */
export function Roster({ scene, own, chosen, onChoose, t }: RosterProps) {
  const listOf = (seat: number) =>
    scene.heroes
      .filter((hero) => hero.seat === seat)
      .map((hero) => (
        <li key={hero.id} className={hero.onTable || !hero.placed ? '' : 'gone'}>
          <button
            type="button"
            className="hero-row"
            aria-pressed={hero.id === chosen}
            onClick={() => onChoose(hero.id)}
          >
            <Badge hero={hero} />
            <span className="name">
              {castOf(hero).name}
              <small>{notesOf(scene, hero, t).join(' · ')}</small>
            </span>
            <Tracks hero={hero} t={t} />
          </button>
        </li>
      ));
  return (
    <Forces
      first={<ScenarioPanel scene={scene} t={t} />}
      sides={scene.match.seats.map((id, seat) => ({
        id,
        own: seat === own,
        title: sideName(scene, seat),
        list: <ul className="heroes">{listOf(seat)}</ul>,
      }))}
    />
  );
}

export function Badge({ hero, size = 34 }: { readonly hero: Pick<Hero, 'cast'>; readonly size?: number }) {
  const cast = castOf(hero);
  return (
    <svg viewBox="-16 -16 32 32" width={size} height={size} aria-hidden="true">
      <circle r="14" fill={cast.primary} stroke={cast.secondary} strokeWidth="3" />
      <path d={emblemOf(cast)} className="emblem" style={{ stroke: inkOn(cast.primary) }} />
    </svg>
  );
}

/** Heroism as a number, Fatigue as twenty boxes. */
export function Tracks({ hero, t }: { readonly hero: Hero; readonly t: TableSay }) {
  return (
    <span className="tracks">
      <b title={t('heroism')}>
        <span className="unseen">{t('heroism')} </span>★{hero.heroism}
      </b>
      <span className="fatigue-boxes" title={t('fatigueIs', { n: hero.fatigue })}>
        <span className="unseen">{t('fatigueIs', { n: hero.fatigue })}</span>
        {Array.from({ length: FATIGUE_OUT }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes of a track
          <i key={i} className={i < hero.fatigue ? 'full' : ''} />
        ))}
      </span>
    </span>
  );
}

export function notesOf(s: Scene, hero: Hero, t: TableSay): string[] {
  const notes: string[] = [];
  if (!hero.onTable) notes.push(t(hero.placed ? 'isOut' : 'notYet'));
  if (s.active === hero.id) notes.push(t('isActive'));
  if (hero.token) notes.push(t('hasToken'));
  if (hero.item) notes.push(ITEM_NAMES[hero.item]);
  if (hero.carrying) notes.push(t('carries', { thing: called(s, hero.carrying, t) }));
  if (hero.carriedBy) notes.push(t('carriedBy', { hero: called(s, hero.carriedBy, t) }));
  if (s.danger.holder === hero.id && s.scenario === 'dangerRoom') notes.push(t('dangerMarker'));
  if (s.flight.holder === hero.id && s.scenario === 'icarus') notes.push(t('flightMarker'));
  return notes;
}
