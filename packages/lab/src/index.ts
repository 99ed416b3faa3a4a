export {
  drawLists,
  entriesOf,
  type List,
  type Meetings,
  type Muster,
  meetingOf,
  meetingsOf,
  nameOf,
  priceOf,
  setupOfMeeting,
  type UnitOffer,
} from './designs/lists.js';
export { type Met, type Worth, type Worths, worthsOf } from './designs/worth.js';
export { botAt, type Chunk, type Ending, type Played, pointsOf, type Sitting } from './games/played.js';
export { playGames, playSeries, type Series, sittingOf } from './games/series.js';
export { type Failure, type SeriesResult, tally } from './games/tally.js';
export { botUnits, seatUnits, type Unit, unitSize } from './games/units.js';
export { duelReport, quantile, scoreOf, seatScoreOf } from './report.js';
export { Adjustment, type KindsOfLuck } from './statistics/adjustment.js';
export { afterStopping, alone, type Corrected, OF_FAIRNESS, type Stopping } from './statistics/after-stopping.js';
export { BettingSequence } from './statistics/betting.js';
export { type Counts, count, shareOf, unitsIn } from './statistics/counts.js';
export { differenceOf, meanOf, withoutLuck } from './statistics/differences.js';
export { type Duel, ratings } from './statistics/elo.js';
export { Fairness, type FairVerdict, LESS, MORE } from './statistics/fairness.js';
export { lawWithMean, likelyShares, lossAt } from './statistics/likelihood.js';
export { boundOf, type Decided, decide, type Hypotheses, logRatio, verdictOn } from './statistics/sequential.js';
export { type Standing, standingOf } from './statistics/standing.js';
export { type Interval, wilson } from './statistics/wilson.js';
export {
  type ChunkRow,
  type ChunkStore,
  type Difference,
  KnownGames,
  MemoryStore,
  type SeriesKey,
  told,
} from './store.js';
export { type Agreement, agreement, FairTest, type Favours } from './verdicts/fair.js';
export { Sequence } from './verdicts/sequence.js';
export { LESS_BY, StrengthTest } from './verdicts/strength.js';
