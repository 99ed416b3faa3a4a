import { csvOf, plotWords, type Source, svgOf } from '@sandtable/lab/plots';
import { memo } from 'react';
import { saveText } from '../new/file.js';
import type { Language } from '../text/language.js';
import type { DrawnPlot } from './messages.js';

interface PlotFigureProps {
  readonly plot: DrawnPlot;
  readonly source: Source;
  readonly language: Language;
}

/** A plot as the file has it too: what it says, the picture, both to take along, and the table behind it. */
export const PlotFigure = memo(function PlotFigure({ plot, source, language }: PlotFigureProps) {
  const { t } = plotWords(language);
  const { id, title, says, columns, rows, svg } = plot;
  const whole = { ...plot, draw: () => svg };
  return (
    <figure className="plot panel" id={id}>
      <figcaption>
        <h3>{title}</h3>
        <p>{says}</p>
      </figcaption>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by packages/lab, which escapes whatever it did not write itself */}
      <div className="plot-picture" dangerouslySetInnerHTML={{ __html: svg }} />
      <div className="plot-take">
        <button type="button" onClick={() => saveText(`${id}.svg`, svgOf(whole, source), 'image/svg+xml')}>
          {t('asSvg')}
        </button>
        <button type="button" onClick={() => saveText(`${id}.csv`, csvOf(whole, source), 'text/csv')}>
          {t('asCsv')}
        </button>
      </div>
      <details>
        <summary>{t('table')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by keyboard too */}
        <section className="plot-table" tabIndex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
                <tr key={i}>
                  {row.map((cell, k) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor have cells
                    <td key={k}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
});
