import type { Hero, Scene, Vec3 } from '@sandtable/legends';
import { type FormEvent, useState } from 'react';
import { called, distance, houseAround, housesOf, inches, placeOf, propsOf, sideName } from './city.js';
import { WAYS, type Way } from './line.js';
import { notesOf } from './roster.js';
import type { TableSay } from './texts.js';
import '../../kit/text-board.css';

// The city in words, and a line written in numbers: for those who listen, and for those who like lists.

interface TextBoardProps {
  readonly scene: Scene;
  readonly own: number;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly onThing: (id: string) => void;
  /** Adds a step to the line, or places a Hero; null where nothing of that sort is asked. */
  readonly onStep: ((way: Way, at: Vec3) => void) | null;
  readonly t: TableSay;
}

export function TextBoard({ scene, own, chosen, onChoose, onThing, onStep, t }: TextBoardProps) {
  const from = scene.heroes.find(({ id }) => id === (chosen ?? scene.active));
  const far = ({ x, y, z }: Pick<Hero, 'x' | 'y' | 'z'>): string =>
    from?.onTable ? inches(distance([from.x, from.y, from.z], [x, y, z])) : '';
  return (
    <section className="text-board" aria-label={t('textBoard')}>
      <h2>{t('textBoard')}</h2>
      {onStep && <StepForm onStep={onStep} from={from} t={t} />}
      {scene.match.seats.map((letter, seat) => (
        <table key={letter}>
          <caption>
            {sideName(scene, seat)} ({t(seat === own ? 'yours' : 'enemy')})
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('textHero')}</th>
              <th scope="col">{t('textPlace')}</th>
              <th scope="col">{t('textState')}</th>
            </tr>
          </thead>
          <tbody>
            {scene.heroes
              .filter((hero) => hero.seat === seat)
              .map((hero) => (
                <tr key={hero.id} className={hero.id === chosen ? 'chosen' : ''}>
                  <th scope="row">
                    <button type="button" aria-pressed={hero.id === chosen} onClick={() => onChoose(hero.id)}>
                      {called(scene, hero.id, t)}
                    </button>
                  </th>
                  <td>{hero.onTable ? `${placeOf(hero)}${whereIs(scene, hero, t)} ${far(hero)}` : ''}</td>
                  <td>
                    {t('heroismIs', { n: hero.heroism })}, {t('fatigueIs', { n: hero.fatigue })}
                    {notesOf(scene, hero, t)
                      .map((note) => `, ${note}`)
                      .join('')}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
      <table>
        <caption>{t('textThings')}</caption>
        <tbody>
          {propsOf(scene)
            .map((prop) => ({
              ...prop,
              far: from ? distance([from.x, from.y, from.z], [prop.piece.x, prop.piece.y, prop.piece.z]) : 0,
            }))
            .sort((a, b) => a.far - b.far)
            .slice(0, 14)
            .map(({ piece, kind }) => (
              <tr key={piece.id}>
                <th scope="row">
                  <button type="button" onClick={() => onThing(piece.id)}>
                    {kind.name}
                  </button>
                </th>
                <td>
                  {placeOf(piece)} {far(piece)}
                </td>
                <td>{t(`mat_${kind.mat}`)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <table>
        <caption>{t('textHouses')}</caption>
        <tbody>
          {housesOf(scene).map(({ piece, plan }) => (
            <tr key={piece.id}>
              <th scope="row">{plan.name}</th>
              <td>{t('houseAt', { at: placeOf(piece), w: plan.w, d: plan.d, h: plan.h })}</td>
              <td>{piece.demoTokens > 0 ? t('demoTokens', { n: piece.demoTokens }) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function whereIs(s: Scene, hero: Hero, t: TableSay): string {
  const house = houseAround(s, hero);
  return house ? `, ${t('inside', { house: house.plan.name })}` : '';
}

interface StepFormProps {
  readonly onStep: (way: Way, at: Vec3) => void;
  readonly from: Hero | undefined;
  readonly t: TableSay;
}

/** A step in numbers. */
function StepForm({ onStep, from, t }: StepFormProps) {
  const [way, setWay] = useState<Way>('g');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [x, y, z] = ['x', 'y', 'z'].map((name) => Number(data.get(name)));
    onStep(way, [x!, y!, z!]);
  };
  return (
    <form className="step-form" onSubmit={submit}>
      <label>
        {t('wayLabel')}
        <select value={way} onChange={(event) => setWay(event.target.value as Way)}>
          {WAYS.map((one) => (
            <option key={one} value={one}>
              {t(`way_${one}`)}
            </option>
          ))}
        </select>
      </label>
      {(['x', 'y', 'z'] as const).map((name) => (
        <label key={`${name} ${from?.id}`}>
          {t(`axis_${name}`)}
          <input type="number" name={name} step="any" defaultValue={from ? Math.round(from[name] * 10) / 10 : 0} />
        </label>
      ))}
      <button type="submit" className="does">
        {t('addStep')}
      </button>
    </form>
  );
}
