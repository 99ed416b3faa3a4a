import { NARROW, type Source, WIDE } from '@sandtable/lab/plots';
import { use, useEffect, useRef, useState } from 'react';
import { saveText } from '../new/file.js';
import type { PageProps } from '../pages.js';
import { rulesetOf } from '../port/lobby.js';
import { go } from '../route.js';
import { useLanguage } from '../settings.js';
import { ChooseGame, GameSwitch } from '../site/games.js';
import type { Language } from '../text/language.js';
import { OWN, ownSetup, wasAsked } from './ask-lab.js';
import { Bench, threads } from './bench.js';
import type { DrawnPlot, FieldShown, LabAsked, Shown } from './messages.js';
import { PlotFigure } from './plot-figure.js';
import { useLabWords } from './texts.js';
import './lab.css';

/** The page `#/lab[/<ruleset>[/<ready game>]]`. */
export function LabPage({ route }: PageProps<'lab'>) {
  const t = useLabWords();
  const { ruleset, ready } = route;
  if (ruleset === undefined)
    return (
      <ChooseGame
        title={t('which')}
        text={t('whichText')}
        name={t('open')}
        to={(one) => ({ page: 'lab', ruleset: one })}
      />
    );
  return <LabOf key={ruleset} ruleset={ruleset} ready={ready} />;
}

const MOSTS = [200, 1000, 4000] as const;

function LabOf({ ruleset, ready: wanted }: { readonly ruleset: string; readonly ready: string | undefined }) {
  const t = useLabWords();
  const entry = use(rulesetOf(ruleset));
  const [most, setMost] = useState<number>(1000);
  const own = ownSetup(ruleset);
  const games = entry?.ready ?? [];
  const chosen = wanted === OWN && own ? OWN : (games.find(({ id }) => id === wanted)?.id ?? games[0]?.id ?? OWN);
  const found = games.find(({ id }) => id === chosen);
  const setup = chosen === OWN ? own?.setup : found?.setup;
  const title = chosen === OWN ? (own?.title ?? t('own')) : (found?.title ?? '');
  return (
    <main className="page lab-page">
      <header className="page-head">
        <h1>
          {entry?.title ?? ruleset} <small>{t('title')}</small>
        </h1>
        <p>{t('intro')}</p>
        <GameSwitch ruleset={ruleset} to={(one) => ({ page: 'lab', ruleset: one })} />
      </header>
      <div className="lab-asked">
        <label>
          <span>{t('battle')}</span>
          <select
            value={chosen}
            onChange={(event) => go({ page: 'lab', ruleset, ready: event.target.value }, 'instead')}
          >
            {own && <option value={OWN}>{`${t('own')}: ${own.title}`}</option>}
            {games.map((game) => (
              <option key={game.id} value={game.id}>
                {game.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('most')}</span>
          <select value={most} onChange={(event) => setMost(Number(event.target.value))}>
            {MOSTS.map((n) => (
              <option key={n} value={n}>
                {t('games', { n })}
              </option>
            ))}
          </select>
        </label>
      </div>
      {setup !== undefined && (
        <Trial
          key={`${chosen}/${most}/${chosen === OWN ? JSON.stringify(setup) : ''}`}
          asked={{ ruleset, setup, title, ready: chosen === OWN ? null : chosen, most }}
        />
      )}
    </main>
  );
}

const small = '(max-width: 600px)';

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(small).matches);
  useEffect(() => {
    const query = matchMedia(small);
    const changed = () => setNarrow(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return narrow;
}

/** One question, its games and what they say. */
function Trial({ asked }: { readonly asked: LabAsked }) {
  const t = useLabWords();
  const language = useLanguage();
  const width = useNarrow() ? NARROW : WIDE;
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [field, setField] = useState<string | null>(null);
  const bench = useRef<Bench | null>(null);
  const first = useRef(asked);
  useEffect(() => {
    const made = new Bench(first.current, setShown, setFailure);
    bench.current = made;
    if (wasAsked(first.current.ruleset)) made.go(true);
    return () => made.end();
  }, []);
  useEffect(() => bench.current?.show({ language, width, field }), [language, width, field]);

  const play = (isRunning: boolean) => {
    setFailure(null);
    bench.current?.go(isRunning);
  };
  if (failure !== null)
    return (
      <p className="refused" role="alert">
        <b>{t('failed')}.</b> {failure.startsWith('seats:') ? t('twoSides') : failure}
      </p>
    );
  if (!shown) return <p className="opening">{t('opening')}</p>;
  const { running, isOver, verdict, seats, fields, overview, details, matchUps } = shown;
  const source: Source = { title: shown.title, build: shown.build, seed: shown.seed, command: shown.command };
  const played = fields.some(({ games }) => games > 0);
  return (
    <>
      <section className="lab-state panel">
        <p className={`lab-verdict of-${verdict}`} role="status" data-testid="lab-verdict">
          {t(`summary_${verdict}`, { first: seats[0], second: seats[1] })}
        </p>
        <div className="lab-run">
          {!isOver && (
            <button type="button" className="main" onClick={() => play(!running)}>
              {running ? t('stop') : played ? t('goOn') : t('go')}
            </button>
          )}
          {played && (
            <button
              type="button"
              onClick={() =>
                void bench.current
                  ?.report(language)
                  .then((html) => saveText(`${asked.ruleset}-${asked.ready ?? OWN}-lab.html`, html, 'text/html'))
              }
            >
              {t('file')}
            </button>
          )}
          <p className="quiet">
            {running ? t('running', { n: threads() }) : isOver ? t('over') : played ? t('stopped') : t('fresh')}
          </p>
        </div>
        <fieldset className="lab-fields">
          <legend>{t('kinds')}</legend>
          <p className="quiet">{t('kindsNote')}</p>
          {fields.map((one) => (
            <FieldRow
              key={one.name}
              field={one}
              seats={seats}
              isShown={one.name === shown.field}
              running={running}
              onShow={() => setField(one.name)}
            />
          ))}
        </fieldset>
        {matchUps.games > 0 && <p className="quiet">{t('meetings', { n: matchUps.games, most: matchUps.most })}</p>}
      </section>
      {played && (
        <>
          <h2>{t('sides')}</h2>
          <Plots plots={overview} source={source} language={language} />
          <h2>{t('inFull', { field: shown.field })}</h2>
          <Plots plots={details} source={source} language={language} />
        </>
      )}
      <p className="lab-source quiet">
        Build {shown.build} · <code>{shown.command}</code>
      </p>
    </>
  );
}

interface PlotsProps {
  readonly plots: readonly DrawnPlot[];
  readonly source: Source;
  readonly language: Language;
}

const Plots = ({ plots, source, language }: PlotsProps) => (
  <div className="lab-plots">
    {plots.map((plot) => (
      <PlotFigure key={plot.id} plot={plot} source={source} language={language} />
    ))}
  </div>
);

interface FieldRowProps {
  readonly field: FieldShown;
  readonly seats: readonly [string, string];
  readonly isShown: boolean;
  readonly running: boolean;
  readonly onShow: () => void;
}

function FieldRow({ field, seats, isShown, running, onShow }: FieldRowProps) {
  const t = useLabWords();
  const { name, games, most, verdict, isOver, isNow, share } = field;
  const says =
    verdict === 'fair'
      ? t('fair')
      : verdict !== null
        ? t('better', { side: seats[verdict === 'first' ? 0 : 1] })
        : isOver
          ? t('noEnd')
          : isNow
            ? t('now')
            : running && !isOver
              ? t('waits')
              : '';
  return (
    <label className="lab-field">
      <input type="radio" name="lab-field" checked={isShown} onChange={onShow} />
      <b>{name}</b>
      <progress max={most} value={isOver ? most : games} aria-label={t('played', { n: games, most })} />
      <span className="lab-count">{t('played', { n: games, most })}</span>
      <span className="lab-share">{games > 0 ? `${seats[0]} ${(100 * share).toFixed(0)} %` : ''}</span>
      <span className="lab-says">{says}</span>
    </label>
  );
}
