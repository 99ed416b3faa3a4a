import type { Problem } from '@sandtable/kernel';
import { use, useEffect, useRef, useState } from 'react';
import { Rulebook } from '../frame/rule.js';
import { useWords } from '../frame/words.js';
import { askLab } from '../lab/ask-lab.js';
import type { PageProps } from '../pages.js';
import { setupProblems } from '../port/lobby.js';
import { useLanguage } from '../settings.js';
import { FileButton } from '../site/file-button.js';
import { ChooseGame, GameSwitch } from '../site/games.js';
import { useSiteWords } from '../site/texts.js';
import { play } from '../table/play.js';
import { tableOf } from '../tables/index.js';
import { type Choices, firstChoices, keepChoices, lastChoices, seated, wantedOf } from './choices.js';
import { readJson, saveJson } from './file.js';
import type { NewGame, SetupSoFar } from './new-game.js';
import { newGameOf } from './new-game-of.js';
import { OptionsForm } from './options-form.js';
import { PlayersForm } from './players-form.js';
import { Problems } from './problems.js';
import { TableForm } from './table-form.js';
import { useNewWords } from './texts.js';
import './new.css';

/** The page `#/new[/<ruleset>]`. */
export function NewPage({ route }: PageProps<'new'>) {
  const site = useSiteWords();
  const { ruleset } = route;
  if (ruleset === undefined)
    return (
      <ChooseGame
        title={site('whichNew')}
        text={site('whichNewText')}
        name={site('newGame')}
        to={(one) => ({ page: 'new', ruleset: one })}
      />
    );
  return <NewGameOf ruleset={ruleset} />;
}

function NewGameOf({ ruleset }: { readonly ruleset: string }) {
  const t = useNewWords();
  const presenter = use(tableOf(ruleset));
  const coming = presenter && newGameOf(presenter);
  const newGame = coming && use(coming);
  if (!newGame)
    return (
      <main className="page">
        <h1>{t('title')}</h1>
        <p>{t('noTable')}</p>
      </main>
    );
  return (
    <Rulebook ruleset={ruleset}>
      <Setting key={ruleset} ruleset={ruleset} newGame={newGame} />
    </Rulebook>
  );
}

/** What speaks against the setup; null until the referee has said so. */
function useProblems(ruleset: string, setup: unknown): readonly Problem[] | null {
  const key = JSON.stringify(setup);
  const [told, setTold] = useState<{ readonly key: string; readonly problems: readonly Problem[] } | null>(null);
  useEffect(() => {
    let gone = false;
    setupProblems(ruleset, JSON.parse(key))
      .catch((error: unknown) => [{ path: '', message: String(error) }])
      .then((problems) => !gone && setTold({ key, problems }));
    return () => {
      gone = true;
    };
  }, [ruleset, key]);
  return told?.key === key ? told.problems : null;
}

const isRecord = (data: unknown): boolean =>
  data !== null && typeof data === 'object' && 'entries' in data && 'sandtable' in data;

function Setting({ ruleset, newGame }: { readonly ruleset: string; readonly newGame: NewGame }) {
  const t = useNewWords();
  const frame = useWords();
  const language = useLanguage();
  const first = firstChoices(newGame.first);
  const [choices, setChoices] = useState<Choices>(() =>
    lastChoices(ruleset, first, (data) => newGame.shapeProblems(data).length === 0),
  );
  const [seed, setSeed] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const { setup } = choices;
  const seats = newGame.seatsOf(setup);
  const players = seated(seats, choices);
  const found = useProblems(ruleset, setup);
  const problems = found ?? [];
  useEffect(() => keepChoices(ruleset, choices), [ruleset, choices]);

  const change = (part: Partial<Choices>) => {
    setFailure(null);
    setChoices((now) => ({ ...now, ...part }));
  };
  const load = async (file: File) => {
    const read = await readJson(file);
    if (!read.ok) return setFailure(read.problem);
    const [wrong] = newGame.shapeProblems(read.data);
    if (!wrong) change({ setup: read.data as SetupSoFar });
    else if (isRecord(read.data)) setFailure(t('isRecord', { file: file.name }));
    else setFailure(t('notSetup', { file: file.name, why: wrong.message }));
  };
  const start = () => {
    if (problems.length > 0) {
      verdict.current?.focus();
      return;
    }
    setBusy(true);
    play(wantedOf(ruleset, choices, players, seed, newGame.gameTitle(setup, language)))
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };

  const names = Object.fromEntries(seats.map((seat) => [seat, newGame.seatName(setup, seat, language)]));
  const { Editor } = newGame;
  return (
    <main className="page new-page">
      <header className="page-head">
        <h1>
          {newGame.title} <small>{t('title')}</small>
        </h1>
        <p>{t('intro')}</p>
        <GameSwitch ruleset={ruleset} to={(one) => ({ page: 'new', ruleset: one })} />
      </header>
      <div className="new-main">
        <Editor setup={setup} onChange={(next) => change({ setup: next })} problems={problems} language={language} />
        <OptionsForm
          options={newGame.options}
          presets={newGame.presets}
          chosen={setup.options ?? {}}
          onChange={(options) => change({ setup: { ...setup, options } })}
        />
      </div>
      <div className="new-side">
        <PlayersForm
          players={players}
          names={names}
          onChange={(chosen) => change({ players: { ...choices.players, ...chosen } })}
        />
        <TableForm choices={choices} seed={seed} onChange={setChoices} onSeed={setSeed} />
        <section className="panel files">
          <button type="button" onClick={() => saveJson(`${ruleset}-setup.json`, setup)}>
            {t('save')}
          </button>
          <FileButton label={t('load')} onFile={(file) => void load(file)} />
          {seats.length === 2 && (
            <button
              type="button"
              disabled={found === null || problems.length > 0}
              onClick={() => askLab(ruleset, { setup, title: newGame.gameTitle(setup, language) })}
            >
              {t('isFair')}
            </button>
          )}
          <button type="button" className="quiet" onClick={() => change(first)}>
            {t('reset')}
          </button>
        </section>
      </div>
      <div className="start-bar">
        <div ref={verdict} className="verdict" tabIndex={-1} role="status" data-testid="verdict">
          {failure !== null && (
            <p className="refused">
              <b>{frame('failed')}.</b> {failure}
            </p>
          )}
          {problems.length > 0 ? (
            <div className="refused">
              <b>{t('wrong')}:</b>
              <Problems problems={problems} placeName={(path) => newGame.placeName(path, language)} />
            </div>
          ) : (
            <p>{found === null ? t('checking') : t('fine')}</p>
          )}
        </div>
        <button type="button" className="main" disabled={busy || found === null} onClick={start}>
          {busy ? t('starting') : t('start')}
        </button>
      </div>
    </main>
  );
}
