import type { Problem } from '@sandtable/kernel';
import { type City, loadContent, parseCity } from '@sandtable/legends';
import { useState } from 'react';
import { ContentFile } from '../../../new/own-content.js';
import type { FreeSetup } from './draft.js';
import type { NewGameSay } from './texts.js';

interface OwnCitiesProps {
  /** The city of one's own that is chosen, as it was written. */
  readonly city: Exclude<FreeSetup['city'], string> | null;
  readonly onChoose: (city: Exclude<FreeSetup['city'], string>) => void;
  readonly onDrop: () => void;
  readonly t: NewGameSay;
}

/** A yard with a shed and a bin: a file to start from. */
const EXAMPLE = {
  sandtable: 'legends',
  cities: [
    {
      id: 'backyard',
      name: 'Backyard',
      size: 24,
      buildings: [
        {
          id: 'shed',
          name: 'Shed',
          x: 12,
          y: 12,
          w: 4,
          d: 4,
          h: 3,
          panels: [
            {
              id: 'shed.N',
              kind: 'ext',
              mat: 'wood',
              box: [-2, 1.75, 0, 2, 2, 2.75],
              openings: [{ id: 'shed.door', rect: [1.375, 2.625, 0, 2], mat: 'open' }],
            },
            { id: 'shed.S', kind: 'ext', mat: 'wood', box: [-2, -2, 0, 2, -1.75, 2.75] },
            { id: 'shed.E', kind: 'ext', mat: 'wood', box: [1.75, -1.75, 0, 2, 1.75, 2.75] },
            { id: 'shed.W', kind: 'ext', mat: 'wood', box: [-2, -1.75, 0, -1.75, 1.75, 2.75] },
            { id: 'shed.roof', kind: 'roof', mat: 'wood', box: [-2, -2, 2.75, 2, 2, 3] },
          ],
        },
      ],
      objects: [{ id: 'bin', kind: 'trashCan', x: 5, y: 5 }],
    },
  ],
};

type Read =
  | { readonly ok: true; readonly cities: readonly City[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A file of cities, or a single one. */
function citiesIn(data: unknown): Read {
  const alone = data !== null && typeof data === 'object' && 'size' in data;
  const read = alone ? parseCity(data) : loadContent(data);
  if (!read.ok) return read;
  return { ok: true, cities: 'size' in read.value ? [read.value] : read.value };
}

/** Cities that somebody made: loaded from a file and checked by the ruleset, fault by fault. */
export function OwnCities({ city, onChoose, onDrop, t }: OwnCitiesProps) {
  const [read, setRead] = useState<Read | null>(null);
  const take = (one: City) => onChoose({ ...one });
  const load = (data: unknown) => {
    const cities = citiesIn(data);
    setRead(cities);
    if (cities.ok) take(cities.cities[0]!);
  };
  const has = read?.ok && (
    <>
      {t('citiesLoaded', { n: read.cities.length })}{' '}
      {read.cities.map((one) => (
        <button key={one.id} type="button" aria-pressed={city?.id === one.id} onClick={() => take(one)}>
          {one.name}
        </button>
      ))}
    </>
  );
  return (
    <ContentFile
      title={t('ownCities')}
      note={t('ownCitiesNote')}
      has={has}
      problems={read && !read.ok ? read.problems : []}
      placeName={(path) => path}
      example={EXAMPLE}
      onRead={load}
      {...(city && { onDrop })}
    />
  );
}
