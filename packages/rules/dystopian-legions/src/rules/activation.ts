import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import {
  type Battle,
  type Doing,
  membersOf,
  NO_NAMES,
  newDoing,
  sectionAt,
  sectionName,
  sideOfSection,
} from '../state.js';
import { pick, tell } from './agreement.js';

// The activation machine (3.3): in which order the segments come, who goes on and who drops out, and the marker at the end. What is
// done in each step is handed to it, so that the order can be looked at by itself.

/** What an activation consists of. A step may end sections (DL-ACT-80), and may bring others into the group (DL-ORD-11). */
export interface Steps {
  /** C1 to C3: embark, keep a gun or drop it, orders. */
  command(t: BattleTable, s: number): Play<void>;
  /** M1 to M8 of one section. */
  move(t: BattleTable, doing: Doing): Play<void>;
  /** M9. */
  overwatch(t: BattleTable): Play<void>;
  /** M10. */
  smoke(t: BattleTable): Play<void>;
  /** F, of the whole group. */
  shoot(t: BattleTable): Play<void>;
  /** Whether a section has a melee to fight in X. */
  fights(b: Battle, doing: Doing): boolean;
  fight(t: BattleTable, doing: Doing): Play<void>;
  /** Orders of a segment are over. */
  segmentOver(t: BattleTable): void;
}

const acts = (b: Battle, { section, ended }: Doing): boolean => !ended && b.sections[section]!.where === 'table';

/** Those of the group that still act: what befalls a section never takes back the action it chose (DL-ACT-07). */
export function acting(b: Battle): Doing[] {
  return b.act!.group.filter((doing) => acts(b, doing));
}

export function* activate(t: BattleTable, s: number, steps: Steps): Play<void> {
  const b = t.state;
  b.act = { side: sideOfSection(b, s), segment: 'command', group: [newDoing(s)], named: [] };
  b.failed = NO_NAMES;
  tell(t, { type: 'activated', rule: 'DL-SEQ-06', section: sectionName(b, s) });
  yield* steps.command(t, s);
  enter(t, steps, 'movement');
  yield* inTurn(
    t,
    (doing) => acts(b, doing),
    (doing) => steps.move(t, doing),
  );
  if (acting(b).length > 0) {
    // of an activation that was cut short there is no end of the segment (DL-RUL-96)
    yield* steps.overwatch(t);
    if (acting(b).length > 0) yield* steps.smoke(t);
  }
  enter(t, steps, 'shooting');
  if (acting(b).length > 0) yield* steps.shoot(t);
  enter(t, steps, 'melee');
  yield* inTurn(
    t,
    (doing) => acts(b, doing) && steps.fights(b, doing),
    (doing) => steps.fight(t, doing),
  );
  steps.segmentOver(t);
  finish(t);
}

function enter(t: BattleTable, steps: Steps, segment: 'movement' | 'shooting' | 'melee'): void {
  const b = t.state;
  steps.segmentOver(t);
  b.failed = NO_NAMES; // DL-ORD-08
  b.act = { ...b.act!, segment };
}

/** One section of the group after another, the player saying who is next (DL-ORD-11g, DL-ACT-81). */
function* inTurn(t: BattleTable, waits: (doing: Doing) => boolean, act: (doing: Doing) => Play<void>): Play<void> {
  const b = t.state;
  const done = new Set<number>();
  for (;;) {
    const left = b.act!.group.filter((doing) => !done.has(doing.section) && waits(doing));
    if (left.length === 0 || b.result !== null) return;
    const among = left.map(({ section }) => sectionName(b, section));
    const answers = among.map((section) => ({ type: 'NextSection', section }) as const);
    const { section } = yield* pick(t, ask('NextSection', b.act!.side, { among }), answers);
    const next = left.find((doing) => doing.section === sectionAt(b, section))!;
    done.add(next.section);
    yield* act(next);
  }
}

/** Z: one Activated marker on each, none on who went on Overwatch or was marked when its activation ended (DL-ACT-04). */
function finish(t: BattleTable): void {
  const b = t.state;
  for (const doing of b.act!.group) {
    const section = b.sections[doing.section]!;
    for (const i of membersOf(b, doing.section)) {
      b.models[i]!.moved = false; // DL-GEN-12
      b.models[i]!.fired = NO_NAMES;
    }
    section.orders = section.orders.filter(({ until }) => until === 'turn');
    if (!acts(b, doing)) continue;
    if (doing.onWatch && section.shaken === 0 && !section.deck) section.overwatch = true;
    else section.activated += 1;
    tell(t, {
      type: 'marked',
      rule: 'DL-ACT-04',
      section: sectionName(b, doing.section),
      marker: section.overwatch ? 'overwatch' : 'activated',
    });
  }
  b.act = null;
}
