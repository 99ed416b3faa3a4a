import type { Event, Table } from '@sandtable/kernel';
import type { RuleId } from './rulebook.js';
import type { Battle } from './state.js';

export type BattleTable = Table<Battle, RuleId>;
export type BattleEvent = Event<RuleId>;
