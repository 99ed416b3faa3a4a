import { type ReactNode, useEffect, useState } from 'react';
import { Glyph } from '../frame/glyph.js';
import { TableFrame } from '../frame/table.js';
import { useGamesWords, useWords } from '../frame/words.js';
import { onDeskNews, whyUnstored } from '../port/desk.js';
import { again, branch } from '../port/workers.js';
import { go } from '../route.js';
import { useLanguage } from '../settings.js';
import './games.css';
import { HandOver } from './hand-over.js';
import { SeatsDialog } from './seats-dialog.js';
import { saveAsFile } from './stored.js';
import { useSeat } from './use-seat.js';

const home = () => go({ page: 'home' });
const toTable = ({ game }: { readonly game: string }) => go({ page: 'table', game });

/** The page `#/table/<game>`: a game in play, being watched, or being looked at. */
export function Playing({ game }: { readonly game: string }) {
  const t = useGamesWords();
  const words = useWords();
  const language = useLanguage();
  const { at, problem, handOver, take, give } = useSeat(game);
  const unstored = useUnstored(game);
  const [asking, setAsking] = useState<'seats' | { readonly branchAt: number } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const fail = (error: unknown) => setFailed(error instanceof Error ? error.message : String(error));

  if (problem !== null)
    return (
      <main className="page nowhere">
        <h1>{t('damaged')}</h1>
        <p className="refused" role="alert">
          {problem}
        </p>
        <div className="answers">
          <button type="button" className="main" onClick={home}>
            {words('home')}
          </button>
          <button type="button" onClick={() => location.reload()}>
            {words('reload')}
          </button>
        </div>
      </main>
    );
  if (!at) return <p className="opening">{words('opening')}</p>;
  const { seated, presenter, sitting, handTo } = at;
  const sideOf = (seat: string) => presenter.sideName?.(sitting?.current()?.view, seat) || t('side', { seat });
  if (!sitting) {
    const { seat, side } = handTo!;
    return <HandOver key={seat} side={side ?? t('side', { seat })} onGo={take} />;
  }

  return (
    <>
      <TableFrame
        key={sitting.seat}
        presenter={presenter}
        sitting={sitting}
        language={language}
        onLeave={home}
        onAgain={() => void again(game).then(toTable, fail)}
        onBranch={(branchAt) => setAsking({ branchAt })}
        onHandOver={(seat) => handOver(seat, sideOf(seat))}
        tools={
          <>
            <button type="button" onClick={() => setAsking('seats')}>
              <Glyph name="seats" />
              <span>{t('seats')}</span>
            </button>
            <button
              type="button"
              onClick={() => void saveAsFile(game).catch(fail)}
              aria-label={t('saveFile')}
              title={`${t('saveFile')}. ${t('saveFileNote')}`}
            >
              <Glyph name="file" />
              <span>{t('file')}</span>
            </button>
          </>
        }
        notice={
          <>
            <Notice title={words('failed')} text={failed} />
            <Notice title={t('unstored')} text={unstored && `${t('unstoredNote')} (${unstored})`}>
              <button type="button" onClick={() => void saveAsFile(game).catch(fail)}>
                {t('saveFile')}
              </button>
            </Notice>
            <Notice title={seated.title} text={seated.notice} />
          </>
        }
      />
      {asking === 'seats' && (
        <SeatsDialog
          title={t('seatsTitle')}
          text={t('seatsText')}
          seats={seated.seats}
          nameOf={sideOf}
          players={seated.players}
          doIt={t('apply')}
          onDone={(players) => {
            setAsking(null);
            give(players);
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking !== null && asking !== 'seats' && (
        <SeatsDialog
          title={t('branchTitle')}
          text={t('branchText')}
          seats={seated.seats}
          nameOf={sideOf}
          players={seated.players}
          doIt={t('begin')}
          onDone={(players) => {
            setAsking(null);
            const title = t('branchName', { title: seated.title, at: asking.branchAt });
            branch(game, asking.branchAt, players, title).then(toTable, fail);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text: string | null;
  readonly children?: ReactNode;
}

function Notice({ title, text, children }: NoticeProps) {
  if (text === null) return null;
  return (
    <p className="refused" role="alert">
      <b>{title}.</b> {text} {children}
    </p>
  );
}

/** Why the game is not being stored, as far as it is not. */
function useUnstored(game: string): string | null {
  const [why, setWhy] = useState(() => whyUnstored(game));
  useEffect(() => onDeskNews((news) => news.game === game && setWhy(news.unstored)), [game]);
  return why;
}
