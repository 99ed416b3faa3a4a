import type { Play, Question, Seat, Table, Wait } from '@sandtable/kernel';
import type { Again, SceneEvent, SceneTable } from './events.js';
import type { RuleId } from './rulebook.js';
import type { Scene } from './state.js';

/** The kernel's table, silent while an act is gone through again: what happened then has been told. */
export class ActTable implements SceneTable {
  readonly state: Scene;
  again: Again | null = null;
  private readonly table: Table<Scene, RuleId>;

  constructor(table: Table<Scene, RuleId>) {
    this.table = table;
    this.state = table.state;
  }

  get logging(): boolean {
    return this.again === null && this.table.logging;
  }

  log(event: SceneEvent): void {
    if (this.again === null) this.table.log(event);
  }

  ask<A>(question: Question<A>): Wait<A> {
    return this.table.ask(question);
  }

  askSealed<A>(questions: readonly Question<A>[]): Wait<readonly A[]> {
    return this.table.askSealed(questions);
  }

  roll(count: number, sides: number, rule: RuleId, seat?: Seat | null): Wait<number[]> {
    return this.table.roll(count, sides, rule, seat);
  }

  draw(n: number): number {
    return this.table.draw(n);
  }

  pick<T>(from: readonly T[], by: Seat | null): T {
    return this.table.pick(from, by);
  }

  shuffle<T>(cards: T[]): T[] {
    return this.table.shuffle(cards);
  }

  call<T>(play: Play<T>): Wait<T> {
    return this.table.call(play);
  }

  logSecret(seat: Seat, event: SceneEvent, others: SceneEvent): void {
    this.table.logSecret(seat, event, others);
  }

  revealed(): void {
    this.table.revealed();
  }

  boundary(): void {
    this.table.boundary();
  }
}
