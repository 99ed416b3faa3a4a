import { csvOf, NARROW, type Plot, type Source, svgOf, WIDE } from './plot.js';
import { escaped } from './svg.js';
import type { PlotLanguage, PlotWords } from './words.js';

/** Plots that belong together. */
export interface Section {
  readonly title: string;
  readonly says: string;
  readonly plots: readonly Plot[];
}

const STYLE = `
:root{--plot-ink:#2a2016;--plot-soft:#655440;--plot-line:#dccaa4;--plot-first:#1c4b78;--plot-second:#9d2a1b;--plot-bare:#fcf6e8;--page:#efe3c8;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--plot-ink:#f2e7d2;--plot-soft:#c0b094;--plot-line:#4c4235;--plot-first:#8fc0ec;--plot-second:#f5988a;--plot-bare:#2d2720;--page:#1b1712}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--plot-ink);font:17px/1.45 "Alegreya Sans","Gill Sans","Segoe UI",system-ui,sans-serif}
main,header{max-width:1240px;margin:0 auto;padding:1rem clamp(.8rem,3vw,2rem)}
h1,h2,h3{font-family:"Iowan Old Style",Georgia,serif;line-height:1.15;margin:0 0 .3rem;text-wrap:balance}
h1{font-size:clamp(1.5rem,4vw,2.2rem)}
h2{margin-top:1.6rem}
p{margin:.2rem 0 .8rem;max-width:70ch}
code{font-size:.88em;overflow-wrap:anywhere}
.verdict{font-size:1.2rem;font-weight:700;padding:.5rem .9rem;border-left:5px solid var(--plot-first);background:var(--plot-bare);border-radius:0 8px 8px 0}
.verdict p{margin:.1rem 0;max-width:none}
.plots{display:grid;gap:1rem;align-items:start;grid-template-columns:repeat(auto-fill,minmax(min(100%,500px),1fr))}
figure{margin:0;padding:.9rem 1rem;background:var(--plot-bare);border:1px solid var(--plot-line);border-radius:10px;min-width:0}
figcaption h3{font-size:1.1rem}
figcaption p{color:var(--plot-soft);font-size:.94rem}
svg{display:block;width:100%;height:auto;font-family:inherit}
.narrow{display:none}
@media(max-width:600px){.wide{display:none}.narrow{display:block}}
details{margin-top:.5rem}
summary{cursor:pointer;min-height:2rem}
.scroll{overflow:auto;max-height:24rem}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:.15rem .7rem;border-bottom:1px solid var(--plot-line);text-align:left;white-space:nowrap}
a{color:inherit}
.take{display:flex;gap:1rem;flex-wrap:wrap;margin-top:.4rem;font-size:.92rem}
footer{font-size:.9rem;color:var(--plot-soft)}
@media print{body{background:none}figure{break-inside:avoid}}
`.trim();

const tableOf = ({ columns, rows, title }: Plot): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(title)}"><table><thead><tr>${columns
    .map((column) => `<th scope="col">${escaped(column)}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

const link = (name: string, type: string, data: string, text: string): string =>
  `<a download="${escaped(name)}" href="data:${type};charset=utf-8,${encodeURIComponent(data)}">${escaped(text)}</a>`;

/** The narrow picture is shown on small screens in place of the wide one: its numbers are as large as the text. */
function figureOf(plot: Plot, source: Source, { t }: PlotWords): string {
  const narrow = plot.draw(NARROW).replaceAll(/(id="|url\(#)/g, '$1narrow-');
  return `<figure id="${escaped(plot.id)}"><figcaption><h3>${escaped(plot.title)}</h3><p>${escaped(plot.says)}</p></figcaption>
<div class="wide">${plot.draw(WIDE)}</div><div class="narrow">${narrow}</div>
<div class="take">${link(`${plot.id}.svg`, 'image/svg+xml', svgOf(plot, source), t('asSvg'))}${link(`${plot.id}.csv`, 'text/csv', csvOf(plot, source), t('asCsv'))}</div>
<details><summary>${escaped(t('table'))}</summary>${tableOf(plot)}</details></figure>`;
}

/** A report that is one file: nothing is fetched, and it has no program in it. */
export function reportHtml(
  source: Source,
  verdicts: readonly string[],
  sections: readonly Section[],
  words: PlotWords,
  language: PlotLanguage,
): string {
  const { t } = words;
  const where = t('where', { build: source.build, seed: source.seed, command: source.command });
  const shown = sections.map(
    ({ title, says, plots }) =>
      `<section><h2>${escaped(title)}</h2><p>${escaped(says)}</p><div class="plots">${plots.map((plot) => figureOf(plot, source, words)).join('\n')}</div></section>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(`${t('report')}: ${source.title}`)}</title><style>${STYLE}</style></head>
<body><header><p>${escaped(t('report'))}</p><h1>${escaped(source.title)}</h1><div class="verdict">${verdicts.map((says) => `<p>${escaped(says)}</p>`).join('')}</div></header>
<main>${shown.join('\n')}<footer><p>${escaped(where)}</p></footer></main></body></html>
`;
}
