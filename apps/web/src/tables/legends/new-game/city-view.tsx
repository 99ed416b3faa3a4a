import { cityOf, type Scene } from '@sandtable/legends';
import { lazy, Suspense, useState } from 'react';
import type { Language } from '../../../text/language.js';
import { heightOf } from '../city.js';
import { NOTHING_LAID } from '../laid.js';
import { Drawings } from '../paper/drawings.js';
import { sheetOf } from '../paper/projection.js';
import { useBeginning } from '../preview.js';
import { tableText } from '../texts.js';
import { drawsIn3d } from '../toolbar.js';
import type { FreeSetup } from './draft.js';
import { newGameText } from './texts.js';

const City3d = lazy(async () => ({ default: (await import('../three/city-3d.js')).City3d }));

const NONE: ReadonlyMap<string, never> = new Map<string, never>();
const ignore = () => {};

interface CityViewProps {
  readonly city: FreeSetup['city'];
  readonly language: Language;
}

/** A city to look at before it is played in: on paper, or to be turned round in three dimensions. */
export function CityView({ city, language }: CityViewProps) {
  const [t, table] = [newGameText(language), tableText(language)];
  const [turns, setTurns] = useState(false);
  const scene = useBeginning({ city });
  if (!scene) return null;
  return (
    <div className="city-view">
      {turns ? (
        <Suspense fallback={<p className="empty-board">{table('loading3d')}</p>}>
          <City3d
            key={JSON.stringify(city)}
            scene={scene}
            looks={NONE}
            cuts={NONE}
            overlay={NOTHING_LAID}
            stage={null}
            chosen={null}
            from={[0, 0, 0]}
            camera="free"
            onPlace={ignore}
            onHero={ignore}
            onThing={ignore}
            t={table}
          />
        </Suspense>
      ) : (
        <OnPaper scene={scene} label={t('cityPicture')} />
      )}
      {drawsIn3d() && (
        <button type="button" aria-pressed={turns} onClick={() => setTurns(!turns)}>
          {t('turnRound')}
        </button>
      )}
    </div>
  );
}

function OnPaper({ scene, label }: { readonly scene: Scene; readonly label: string }) {
  const sheet = sheetOf(cityOf(scene.match).size, heightOf(scene), false);
  const { width, height } = sheet.size;
  return (
    <svg className="preview legends whole" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Drawings scene={scene} sheet={sheet} cuts={NONE} />
    </svg>
  );
}
