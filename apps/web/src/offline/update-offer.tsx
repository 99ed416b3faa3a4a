import { useContext, useState, useSyncExternalStore } from 'react';
import { SpokenLanguage } from '../frame/words.js';
import { offlineText } from '../text/offline.js';
import { newerVersion, onNewerVersion } from './keep.js';
import './update-offer.css';

/** Offers a newer version of the page, once; at a table nobody is disturbed with it. */
export function UpdateOffer({ atTable }: { readonly atTable: boolean }) {
  const t = offlineText(useContext(SpokenLanguage));
  const update = useSyncExternalStore(onNewerVersion, newerVersion);
  const [later, setLater] = useState(false);
  if (update === null || later || atTable) return null;
  return (
    <div className="update-offer" role="status">
      <span>{t('update')}</span>
      <button type="button" className="main" onClick={update}>
        {t('updateNow')}
      </button>
      <button type="button" className="quiet" onClick={() => setLater(true)}>
        {t('updateLater')}
      </button>
    </div>
  );
}
