/** One numbered rule, in our own words: what a player reads who asks why. */
export interface RuleText<Id extends string = string, Toggle extends string = string, Chapter extends string = string> {
  readonly title: string;
  readonly text: string;
  readonly chapter: Chapter;
  /** Rules worth reading next. */
  readonly see?: readonly Id[];
  /** For a ruling: why it was decided so. */
  readonly reason?: string;
  /** Options of the setup that change it. */
  readonly toggles?: readonly Toggle[];
}
