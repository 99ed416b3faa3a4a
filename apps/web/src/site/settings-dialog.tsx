import { Sheet } from '../frame/sheet.js';
import { useWords } from '../frame/words.js';
import { changeSettings, SETTING_CHOICES, type SettingId, type Settings, useSettings } from '../settings.js';
import type { FrameKey } from '../text/frame.js';

const NAMES: { readonly [Id in SettingId]: FrameKey } = {
  language: 'language',
  theme: 'themeName',
  animation: 'animation',
  sound: 'sound',
  sounds: 'sounds',
  counters: 'counters',
  textBoard: 'textBoard',
};

const VALUES: Readonly<Record<Settings[SettingId], FrameKey>> = {
  auto: 'asDevice',
  en: 'english',
  de: 'german',
  light: 'light',
  dark: 'dark',
  off: 'off',
  fast: 'fast',
  normal: 'normal',
  low: 'low',
  loud: 'loud',
  signals: 'signals',
  all: 'allSounds',
  symbols: 'symbols',
  pictures: 'pictures',
  hidden: 'hiddenAway',
  shown: 'shownBeside',
};

/** What somebody likes, for all games on this device. A change takes effect at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords();
  const now = useSettings();
  return (
    <Sheet title={t('settings')} className="settings" onClose={onClose}>
      {(Object.keys(NAMES) as SettingId[]).map((id) => (
        <fieldset key={id} className="choices">
          <legend>{t(NAMES[id])}</legend>
          {SETTING_CHOICES[id].map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={id}
                checked={now[id] === value}
                onChange={() => changeSettings({ [id]: value })}
              />
              <span>{t(VALUES[value])}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="quiet">{t('settingsNote')}</p>
    </Sheet>
  );
}
