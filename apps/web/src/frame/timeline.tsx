import { useEffect, useState } from 'react';
import { Glyph } from './glyph.js';
import type { Moment, Sitting } from './sitting.js';
import './time.css';
import { useGamesWords } from './words.js';

/** Milliseconds a moment is shown while the moments are played, at speed 1. */
const PACE = 1000;
const SPEEDS = [0.5, 1, 2, 4];

interface TimelineProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
}

/** Every moment of the game on a line: to scrub, to step, to play. The arrow keys move along it. */
export function Timeline({ sitting, moment }: TimelineProps) {
  const t = useGamesWords();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = moment.at;
  const at = moment.past?.at ?? last;

  useEffect(() => {
    if (!playing) return;
    const next = setTimeout(() => {
      if (at + 1 >= last) setPlaying(false);
      void sitting.lookBack(at + 1);
    }, PACE / speed);
    return () => clearTimeout(next);
  }, [playing, speed, at, last, sitting]);

  const go = (to: number) => {
    setPlaying(false);
    void sitting.lookBack(to);
  };
  const play = () => {
    if (!playing && at === last) void sitting.lookBack(0);
    setPlaying(!playing);
  };
  const sentence = (moment.past ?? moment).log.at(-1)?.text ?? '';
  return (
    <section
      className={moment.past ? 'timeline looking-back' : 'timeline'}
      aria-label={t('timeline')}
      onKeyDown={(event) => event.key === 'Escape' && go(last)}
    >
      <button type="button" onClick={() => go(0)} disabled={at === 0} aria-label={t('first')} title={t('first')}>
        <Glyph name="first" />
      </button>
      <button type="button" onClick={() => go(at - 1)} disabled={at === 0} aria-label={t('back')} title={t('back')}>
        <Glyph name="back" />
      </button>
      <button
        type="button"
        onClick={play}
        disabled={last === 0}
        aria-pressed={playing}
        aria-label={t(playing ? 'pause' : 'play')}
        title={t(playing ? 'pause' : 'play')}
      >
        <Glyph name={playing ? 'pause' : 'play'} />
      </button>
      <button type="button" onClick={() => go(at + 1)} disabled={at === last} aria-label={t('on')} title={t('on')}>
        <Glyph name="on" />
      </button>
      <button type="button" onClick={() => go(last)} disabled={at === last} aria-label={t('last')} title={t('last')}>
        <Glyph name="last" />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        onChange={(event) => go(event.target.valueAsNumber)}
        aria-label={t('timeline')}
        aria-valuetext={`${t('momentOf', { at, last })}. ${sentence}`}
      />
      <output>
        {at}/{last}
      </output>
      <select aria-label={t('speed')} value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
    </section>
  );
}
