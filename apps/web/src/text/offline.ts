import { catalogue } from './language.js';

export const offlineText = catalogue({
  en: {
    update: 'A new version is ready.',
    updateNow: 'Use it now',
    updateLater: 'Later',
  },
  de: {
    update: 'Eine neue Version liegt bereit.',
    updateNow: 'Jetzt verwenden',
    updateLater: 'Später',
  },
});
