import { ITEM_NAMES, type ItemId, type Prices, type Scene } from '@sandtable/legends';
import { Suspense, use } from 'react';
import { RuleRef } from '../../frame/rule.js';
import type { Sitting } from '../../frame/sitting.js';
import { useAnswer } from '../../kit/use-answer.js';
import { rulebookOf } from '../../port/lobby.js';
import { called, castOf, placeOf, propsOf } from './city.js';
import { Badge, notesOf, Tracks } from './roster.js';
import type { TableSay } from './texts.js';

interface DetailProps {
  readonly scene: Scene;
  readonly sitting: Sitting;
  readonly chosen: string | null;
  readonly at: number;
  readonly t: TableSay;
}

/** The rule of an item, by its name. The referee has the book: the page would fetch it a second time. */
function ItemRule({ item }: { readonly item: ItemId }) {
  const rule = use(rulebookOf('legends')).find(({ id, title }) => /^LG-ITM/.test(id) && title === ITEM_NAMES[item]);
  return (
    rule && (
      <p>
        <b>{rule.title}:</b> {rule.text} <RuleRef id={rule.id} />
      </p>
    )
  );
}

/** About the Hero or thing that was chosen: how it stands, what it takes to lift and throw it. */
export function Detail({ scene, sitting, chosen, at, t }: DetailProps) {
  const hero = scene.heroes.find(({ id }) => id === chosen);
  const prop = propsOf(scene).find(({ piece }) => piece.id === chosen);
  const prices = useAnswer<Prices>(sitting, 'prices', prop || hero?.onTable ? { thing: chosen } : null, at);
  if (!hero && !prop) return null;
  const tenth = (n: number): number => Math.round(n * 10) / 10;
  const priced = prices && (
    <p className="price-tags">
      {t('sizeOf', { size: tenth(prices.size), lift: prices.pickUp, fling: tenth(prices.flingPerInch) })}{' '}
      {t('hitsFor', { tough: tenth(prices.toughness), end: tenth(prices.endOn), broad: tenth(prices.broadside) })}
    </p>
  );
  if (prop)
    return (
      <section className="card">
        <h3>{called(scene, prop.piece.id, t)}</h3>
        <p>
          {t(`mat_${prop.kind.mat}`)}, {placeOf(prop.piece)}
        </p>
        {priced}
      </section>
    );
  return (
    <section className="card hero-card">
      <h3>
        <Badge hero={hero!} /> {castOf(hero!).name}
      </h3>
      <p className="quiet">{castOf(hero!).look}</p>
      <Tracks hero={hero!} t={t} />
      <Suspense fallback={null}>{hero!.item && <ItemRule item={hero!.item} />}</Suspense>
      <p>{[hero!.onTable ? placeOf(hero!) : '', ...notesOf(scene, hero!, t)].filter(Boolean).join(' · ')}</p>
      {priced}
    </section>
  );
}
