export { type Interval, wilson } from './interval.js';
export { duelReport, quantile, scoreOf } from './report.js';
export { type Chunk, chunks, type Failure, merge, playSeries, type Series, type SeriesResult } from './series.js';
