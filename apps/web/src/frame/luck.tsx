import type { Throw } from '@sandtable/kernel';
import { useContext, useState } from 'react';
import { luckText } from '../text/luck.js';
import { percent } from '../text/percent.js';
import { Glyph } from './glyph.js';
import { courseOf, kindsOf, meanOf, rankOf, sumOf, verdictOn } from './luck-sums.js';
import type { Names } from './presenter.js';
import { Sheet } from './sheet.js';
import type { LogEntry, Sitting } from './sitting.js';
import { SpokenLanguage } from './words.js';
import './luck.css';

interface LuckProps {
  readonly sitting: Sitting;
  readonly seats: readonly string[];
  readonly log: readonly LogEntry[];
  readonly names: Names;
  /** Shows the moment of an event on the board. */
  readonly onShow: (event: number) => void;
}

/** A button that opens the report of how the dice fell, as far as this seat saw it. */
export function Luck(props: LuckProps) {
  const t = luckText(useContext(SpokenLanguage));
  const [throws, setThrows] = useState<readonly Throw[] | null>(null);
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void Promise.all([props.sitting.throws(), props.sitting.recall()]).then(([all]) => setThrows(all))
        }
      >
        <Glyph name="luck" />
        <span>{t('luck')}</span>
      </button>
      {throws && <LuckReport {...props} throws={throws} onClose={() => setThrows(null)} />}
    </>
  );
}

interface ReportProps extends LuckProps {
  readonly throws: readonly Throw[];
  readonly onClose: () => void;
}

function LuckReport({ throws, seats, log, names, onShow, onClose }: ReportProps) {
  const t = luckText(useContext(SpokenLanguage));
  const kinds = kindsOf(throws);
  const [kind, setKind] = useState(kinds[0]);
  const shown = throws.filter((one) => one.kind === kind);
  return (
    <Sheet title={t('title')} className="luck" onClose={onClose}>
      <p>{t(throws.length === 0 ? 'none' : 'intro')}</p>
      {kind !== undefined && (
        <>
          <fieldset className="choices">
            <legend>{t('counts')}</legend>
            {kinds.map((one) => (
              <label key={one}>
                <input type="radio" name="kind" checked={one === kind} onChange={() => setKind(one)} />
                <span>{names.throwKind(one)}</span>
              </label>
            ))}
          </fieldset>
          <Summary throws={shown} seats={seats} names={names} />
          <p className="quiet">{t('rankNote')}</p>
          <Plot throws={shown} seats={seats} names={names} title={t('plot', { kind: names.throwKind(kind) })} />
          <h3>{t('each')}</h3>
          <EachThrow
            throws={shown}
            log={log}
            names={names}
            onShow={(event) => {
              onClose();
              onShow(event);
            }}
          />
        </>
      )}
    </Sheet>
  );
}

/** `+1.25`, `−0.40`: with a sign, so that it needs no colour. */
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(2)}`;

interface PartProps {
  readonly throws: readonly Throw[];
  readonly seats: readonly string[];
  readonly names: Names;
}

function Summary({ throws, seats, names }: PartProps) {
  const t = luckText(useContext(SpokenLanguage));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="luck-scroll luck-sums" tabIndex={0} aria-label={t('title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('side')}</th>
            <th scope="col">{t('throws')}</th>
            <th scope="col">{t('came')}</th>
            <th scope="col">{t('expected')}</th>
            <th scope="col">{t('difference')}</th>
            <th scope="col">{t('rank')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat, i) => {
            const sum = sumOf(throws, seat);
            return (
              <tr key={seat}>
                <th scope="row">
                  <Key line={i} /> {names.seat(seat)}
                </th>
                <td>{sum.throws}</td>
                <td>{sum.came}</td>
                <td>{sum.expected.toFixed(2)}</td>
                <td>{signed(sum.came - sum.expected)}</td>
                <td>
                  {sum.throws > 0 && (
                    <>
                      {percent(sum.rank)} <b>{t(verdictOn(sum.rank))}</b>
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** How a side's line is drawn, beside its name. */
function Key({ line }: { readonly line: number }) {
  return (
    <svg className="luck-key" viewBox="0 0 26 10" width="26" height="10" aria-hidden="true">
      <path className={`course course-${line}`} d="M1 5h24" />
    </svg>
  );
}

const WIDE = 600;
const HIGH = 220;
const EDGE = 40;

/** Between two marks of the plot: round numbers, and not too many of them. */
const stepFor = (range: number): number => [0.5, 1, 2, 5, 10, 20, 50].find((step) => range / step <= 6) ?? 100;

/** Luck over the game, a line for each side. Who cannot see it has the same numbers in the tables. */
function Plot({ throws, seats, names, title }: PartProps & { readonly title: string }) {
  const t = luckText(useContext(SpokenLanguage));
  const courses = seats.map((seat) => courseOf(throws, seat));
  const step = stepFor(Math.max(...courses.flat()) - Math.min(...courses.flat()));
  const low = Math.min(-1, Math.floor(Math.min(...courses.flat()) / step));
  const high = Math.max(1, Math.ceil(Math.max(...courses.flat()) / step));
  const x = (i: number) => EDGE + (i * (WIDE - EDGE - 8)) / Math.max(throws.length, 1);
  const y = (n: number) => 10 + ((high - n / step) * (HIGH - 20)) / (high - low);
  const marks = Array.from({ length: high - low + 1 }, (_, i) => (low + i) * step);
  return (
    <figure className="luck-plot">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={title}>
        {marks.map((mark) => (
          <g key={mark}>
            <path className={mark === 0 ? 'nought' : 'mark'} d={`M${EDGE} ${y(mark)}H${WIDE - 8}`} />
            <text x={EDGE - 5} y={y(mark) + 4}>
              {mark === 0 ? '0' : signed(mark).replace(/\.00$/, '')}
            </text>
          </g>
        ))}
        {courses.map((course, line) => (
          <path
            key={seats[line]}
            className={`course course-${line}`}
            d={course.map((n, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(n).toFixed(1)}`).join('')}
          >
            <title>{names.seat(seats[line]!)}</title>
          </path>
        ))}
      </svg>
      <figcaption className="quiet">{t('plotNote')}</figcaption>
    </figure>
  );
}

function EachThrow({ throws, log, names, onShow }: Omit<LuckProps, 'sitting' | 'seats'> & Pick<PartProps, 'throws'>) {
  const t = luckText(useContext(SpokenLanguage));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="luck-scroll each-throw" tabIndex={0} aria-label={t('each')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('side')}</th>
            <th scope="col">{t('came')}</th>
            <th scope="col">{t('expected')}</th>
            <th scope="col">{t('chance')}</th>
            <th scope="col">{t('rank')}</th>
          </tr>
        </thead>
        <tbody>
          {throws.map(({ at, seat, came, law }) => (
            <tr key={at}>
              <th scope="row">
                <button type="button" className="quiet" onClick={() => onShow(at)}>
                  {log[at]?.text}
                </button>
              </th>
              <td>{names.seat(seat)}</td>
              <td>{came}</td>
              <td>{meanOf(law).toFixed(2)}</td>
              <td>{percent(law.slice(came).reduce((sum, p) => sum + p, 0))}</td>
              <td>{t(verdictOn(rankOf(law, came)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
