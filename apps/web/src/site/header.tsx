import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../frame/words.js';
import { hrefOf, type Route } from '../route.js';
import { changeSettings, useLanguage, useTheme } from '../settings.js';
import type { FrameKey } from '../text/frame.js';
import { LANGUAGES, type Language } from '../text/language.js';
import { Emblem } from './emblem.js';
import { rememberGame, useLastGame } from './last-game.js';
import { SettingsDialog } from './settings-dialog.js';

/** Where the menu leads: to the game last used, or to the question which one. The page of lessons has those of all games. */
function linksFor(ruleset: string | null): readonly { readonly name: FrameKey; readonly to: Route }[] {
  return [
    { name: 'menuPlay', to: { page: 'home' } },
    { name: 'menuNew', to: { page: 'new', ...(ruleset && { ruleset }) } },
    { name: 'menuGames', to: { page: 'games' } },
    { name: 'menuRules', to: { page: 'rules', ...(ruleset && { ruleset }) } },
    { name: 'menuLearn', to: { page: 'learn' } },
    { name: 'menuLab', to: { page: 'lab', ...(ruleset && { ruleset }) } },
  ];
}

/** The menu of the site. At a table there is no room for it, so it folds into one button; on a phone too. */
export function SiteHeader({ route }: { readonly route: Route | null }) {
  const t = useWords();
  const [settings, setSettings] = useState(false);
  const menu = useRef<HTMLElement>(null);
  const id = useId();
  const inLesson = route?.page === 'learn' && route.ruleset !== undefined;
  const atTable = route?.page === 'table' || route?.page === 'replay' || inLesson;
  const ruleset = route && 'ruleset' in route ? route.ruleset : undefined;
  useEffect(() => rememberGame(ruleset), [ruleset]);
  const links = linksFor(useLastGame());
  const items = (
    <ul>
      {links.map(({ name, to }) => (
        <li key={name}>
          <a
            href={hrefOf(to)}
            aria-current={to.page === route?.page ? 'page' : undefined}
            onClick={() => menu.current?.hidePopover()}
          >
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  );
  const tools = (
    <>
      <LanguageChoice />
      <ThemeButton />
      <button
        type="button"
        className="tool"
        title={t('settings')}
        aria-label={t('settings')}
        onClick={() => setSettings(true)}
      >
        <Gear />
      </button>
    </>
  );
  return (
    <header className={atTable ? 'site-head at-table' : 'site-head'}>
      {!atTable && (
        <>
          <a className="brand" href={hrefOf({ page: 'home' })}>
            <Emblem size={30} />
            Sandtable
          </a>
          <nav className="site-links" aria-label={t('menu')}>
            {items}
          </nav>
          <div className="tools">{tools}</div>
        </>
      )}
      <button type="button" className="tool menu-button" popoverTarget={id} aria-label={t('menu')} title={t('menu')}>
        <Bars />
      </button>
      <nav id={id} ref={menu} popover="auto" className="site-menu" aria-label={t('menu')}>
        {items}
        <div className="tools">{tools}</div>
      </nav>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  );
}

function LanguageChoice() {
  const t = useWords();
  const language = useLanguage();
  return (
    <select
      className="tool"
      aria-label={t('language')}
      value={language}
      onChange={(event) => changeSettings({ language: event.target.value as Language })}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one}>
          {one.toUpperCase()}
        </option>
      ))}
    </select>
  );
}

function ThemeButton() {
  const t = useWords();
  const theme = useTheme();
  return (
    <button
      type="button"
      className="tool"
      aria-label={t('theme')}
      title={t('theme')}
      onClick={() => changeSettings({ theme: theme === 'dark' ? 'light' : 'dark' })}
    >
      {theme === 'dark' ? '☀' : '☾'}
    </button>
  );
}

function Bars() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="line-art">
      <path d="M3 5.5h14M3 10h14M3 14.5h14" />
    </svg>
  );
}

function Gear() {
  return (
    <svg viewBox="-10 -10 20 20" width="20" height="20" aria-hidden="true" className="line-art">
      <circle r="2.6" />
      <circle r="5.6" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path key={turn} d="M0 -5.6v-2.6" transform={`rotate(${turn})`} />
      ))}
    </svg>
  );
}
