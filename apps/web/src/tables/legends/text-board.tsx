import type { Hero, Scene, Vec3 } from '@sandtable/legends';
import { type FormEvent, useState } from 'react';
import { TextBoard as Tables } from '../../kit/text-board.js';
import { called, distance, houseAround, housesOf, inches, type Prop, placeOf, propsOf, sideName } from './city.js';
import { WAYS, type Way } from './line.js';
import { notesOf } from './roster.js';
import type { TableSay } from './texts.js';

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
  const sides = scene.match.seats.map((_, seat) => ({
    caption: `${sideName(scene, seat)} (${t(seat === own ? 'yours' : 'enemy')})`,
    head: [t('textHero'), t('textPlace'), t('textState')],
    rows: scene.heroes
      .filter((hero) => hero.seat === seat)
      .map((hero) => ({
        id: hero.id,
        name: called(scene, hero.id, t),
        chosen: hero.id === chosen,
        choose: () => onChoose(hero.id),
        cells: [
          hero.onTable ? `${placeOf(hero)}${whereIs(scene, hero, t)} ${far(hero)}` : '',
          [t('heroismIs', { n: hero.heroism }), t('fatigueIs', { n: hero.fatigue }), ...notesOf(scene, hero, t)].join(
            ', ',
          ),
        ],
      })),
  }));
  const here: Vec3 | null = from ? [from.x, from.y, from.z] : null;
  const away = ({ piece: { x, y, z } }: Prop): number => (here ? distance(here, [x, y, z]) : 0);
  const things = {
    caption: t('textThings'),
    rows: propsOf(scene)
      .sort((a, b) => away(a) - away(b))
      .slice(0, 14)
      .map(({ piece, kind }) => ({
        id: piece.id,
        name: kind.name,
        choose: () => onThing(piece.id),
        cells: [`${placeOf(piece)} ${far(piece)}`, t(`mat_${kind.mat}`)],
      })),
  };
  const houses = {
    caption: t('textHouses'),
    rows: housesOf(scene).map(({ piece, plan }) => ({
      id: piece.id,
      name: plan.name,
      cells: [
        t('houseAt', { at: placeOf(piece), w: plan.w, d: plan.d, h: plan.h }),
        piece.demoTokens > 0 ? t('demoTokens', { n: piece.demoTokens }) : '',
      ],
    })),
  };
  return (
    <Tables
      title={t('textBoard')}
      tables={[...sides, things, houses]}
      first={onStep && <StepForm onStep={onStep} from={from} t={t} />}
    />
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
