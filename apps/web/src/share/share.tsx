import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Glyph } from '../frame/glyph.js';
import type { TablePresenter } from '../frame/presenter.js';
import { Sheet } from '../frame/sheet.js';
import type { Moment, Sitting } from '../frame/sitting.js';
import { SpokenLanguage } from '../frame/words.js';
import { saveAsFile } from '../games/stored.js';
import { hrefOf } from '../route.js';
import { shareText } from '../text/share.js';
import { film, framesOf } from './film.js';
import { LONGEST, packGame } from './link.js';
import { asPng, download, fileName, rasterised } from './picture.js';
import { type Pose, Studio } from './studio.js';
import './share.css';

interface ShareProps {
  readonly presenter: TablePresenter;
  readonly sitting: Sitting;
  readonly moment: Moment;
}

/** A button that opens all the ways to show this game to others. */
export function Share(props: ShareProps) {
  const t = shareText(useContext(SpokenLanguage));
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Glyph name="share" />
        <span>{t('share')}</span>
      </button>
      {open && <ShareDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Dots across: of a picture, and of a film, which must stay small. */
const PICTURE = 1600;
const FILM = 640;

function ShareDialog({ presenter, sitting, moment, onClose }: ShareProps & { readonly onClose: () => void }) {
  const language = useContext(SpokenLanguage);
  const t = shareText(language);
  const stopped = useRef(false);
  const [pose, setPose] = useState<Pose | null>(null);
  const [filming, setFilming] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void sitting.recall(); // a film is of the whole game
    return () => {
      stopped.current = true;
    };
  }, [sitting]);
  const frames = framesOf(moment.moments);

  const shoot = async (at: number, width: number): Promise<HTMLCanvasElement> => {
    const posed = await sitting.momentAt(at);
    const board = await new Promise<SVGSVGElement>((drawn, failed) => setPose({ moment: posed, drawn, failed }));
    return rasterised(board, width, getComputedStyle(document.documentElement).getPropertyValue('--table-edge'));
  };
  const doing = (deed: () => Promise<void>) => {
    setProblem(null);
    deed()
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        setPose(null);
        setFilming(null);
      });
  };
  const savePicture = () =>
    doing(async () => download(await asPng(await shoot(moment.at, PICTURE)), fileName(sitting.title, 'png')));
  const saveFilm = () =>
    doing(async () => {
      stopped.current = false;
      setFilming(0);
      await sitting.recall();
      const frames = framesOf(sitting.current()!.moments);
      const work = { shoot: (at: number) => shoot(at, FILM), progress: setFilming, stopped: () => stopped.current };
      const made = await film(frames, work);
      if (made) download(made, fileName(sitting.title, 'gif'));
    });

  return (
    <Sheet title={t('title')} className="share" onClose={onClose}>
      {problem !== null && (
        <p className="refused" role="alert">
          <b>{t('failed')}.</b> {problem}
        </p>
      )}
      <Way name={t('link')}>
        <LinkWay sitting={sitting} over={moment.now.over} />
      </Way>
      <Way name={t('picture')}>
        <p>{t('pictureNote')}</p>
        <button type="button" disabled={filming !== null} onClick={savePicture}>
          {t('png')}
        </button>
      </Way>
      <Way name={t('film')}>
        <p>{filming === null ? t('filmNote', { frames: frames.length }) : t('filming')}</p>
        {filming === null ? (
          <button type="button" onClick={saveFilm}>
            {t('gif')}
          </button>
        ) : (
          <>
            <progress max={1} value={filming} aria-label={t('filming')} />
            <button
              type="button"
              onClick={() => {
                stopped.current = true;
              }}
            >
              {t('stop')}
            </button>
          </>
        )}
      </Way>
      {pose && <Studio presenter={presenter} sitting={sitting} language={language} pose={pose} />}
    </Sheet>
  );
}

function Way({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="share-way">
      <h3>{name}</h3>
      {children}
    </section>
  );
}

function LinkWay({ sitting, over }: { readonly sitting: Sitting; readonly over: boolean }) {
  const t = shareText(useContext(SpokenLanguage));
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!over) return;
    sitting
      .record()
      .then((record) => packGame({ title: sitting.title, record }))
      .then((data) => setLink(`${location.origin}${location.pathname}${hrefOf({ page: 'replay', data })}`))
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }, [over, sitting]);
  if (!over) return <p>{t('notYet')}</p>;
  if (problem !== null)
    return (
      <p className="refused" role="alert">
        {problem}
      </p>
    );
  if (link === null) return null;
  if (link.length > LONGEST)
    return (
      <>
        <p>{t('tooLong', { length: link.length.toLocaleString(), limit: LONGEST.toLocaleString() })}</p>
        <button type="button" onClick={() => void saveAsFile(sitting.game)}>
          {t('file')}
        </button>
      </>
    );
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <>
      <p>{t('linkNote')}</p>
      <input readOnly value={link} aria-label={t('link')} onFocus={(event) => event.target.select()} />
      <div className="answers">
        <button type="button" onClick={() => void copy().catch((error: Error) => setProblem(error.message))}>
          {copied ? t('copied') : t('copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            onClick={() => void navigator.share({ title: sitting.title, url: link }).catch(() => {})}
          >
            {t('send')}
          </button>
        )}
      </div>
    </>
  );
}
