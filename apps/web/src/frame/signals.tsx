import { useEffect, useRef } from 'react';
import { changeSettings, useSettings } from '../settings.js';
import { listenForFirstPress, play } from '../sound/speaker.js';
import { Glyph } from './glyph.js';
import type { Moment, Sitting } from './sitting.js';
import { useWords } from './words.js';

// Sounds that tell something: it is your turn, it is over, that is not allowed.

/** After so many milliseconds of another's turn it is told that one's own has come. */
const LONG = 1500;

export function useSignals(sitting: Sitting, moment: Moment): void {
  const { now, question, refused, botsAsked } = moment;
  /** Since when programs have been deciding. */
  const theirs = useRef<number | null>(null);
  const before = useRef(now.over);
  useEffect(listenForFirstPress, []);
  const asked = sitting.plays && question !== null;
  useEffect(() => {
    if (botsAsked) theirs.current ??= performance.now();
    if (!asked) return;
    if (theirs.current !== null && performance.now() - theirs.current > LONG) play([{ sound: 'turn' }]);
    theirs.current = null;
  }, [asked, botsAsked]);
  useEffect(() => {
    if (refused) play([{ sound: 'refused' }]);
  }, [refused]);
  const { over, outcome } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends once
  useEffect(() => {
    if (over && !before.current) {
      const winner = outcome?.winner ?? null;
      play([{ sound: winner === null ? 'drawn' : !sitting.plays || winner === sitting.seat ? 'victory' : 'defeat' }]);
    }
    before.current = over;
  }, [over]);
}

/** Off, and on again as loud as it was. */
export function SoundButton() {
  const t = useWords();
  const { sound } = useSettings();
  const last = useRef(sound === 'off' ? ('normal' as const) : sound);
  if (sound !== 'off') last.current = sound;
  const on = sound !== 'off';
  return (
    <button
      type="button"
      aria-pressed={on}
      title={t(on ? 'soundOn' : 'soundOff')}
      onClick={() => changeSettings({ sound: on ? 'off' : last.current })}
    >
      <Glyph name={on ? 'sound' : 'silence'} />
      <span>{t('sound')}</span>
    </button>
  );
}
