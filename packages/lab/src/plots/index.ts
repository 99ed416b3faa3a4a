export { fieldPlots, sidesPlot } from './field-plots.js';
export { type Field, FieldTrack, type Moment } from './field-track.js';
export { type MatchUp, matrixPlot } from './matrix-plot.js';
export { csvOf, NARROW, type Plot, type Source, sourceLine, svgOf, WIDE } from './plot.js';
export { reportHtml, type Section } from './report-html.js';
export { type PlotLanguage, type PlotWords, plotWords, verdictText } from './words.js';
export { perPointPlot, worthsPlot } from './worth-plots.js';
