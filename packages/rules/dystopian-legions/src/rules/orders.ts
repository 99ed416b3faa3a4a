import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask, type OrderWindow } from '../ask.js';
import { asD3 } from '../dice.js';
import type { BattleTable } from '../events.js';
import { isCoherent, isInfantrySection, isIroncladSection, profileAt } from '../figures.js';
import { has } from '../profile.js';
import type { RuleId } from '../rulebook.js';
import {
  type Battle,
  doingOf,
  homeOf,
  NO_NAMES,
  newDoing,
  type OrderInForce,
  sectionAt,
  sectionName,
  sectionsOf,
  sideOfSection,
  type Until,
} from '../state.js';
import { ORDERS, type OrderId } from '../terms.js';
import { pick, rolls, tell } from './agreement.js';
import { canAttack } from './attacks.js';
import { bolsterAnswers, commandCheck, pay, refuseBolster } from './checks.js';
import { leftOf, maySpendOn, type Paid, payerName, payerNamed, payersFor, spend } from './command.js';
import { hasCoverDice, underOf } from './cover.js';
import { disarmable, makeSafe } from './mines.js';
import { isRetreating, steady } from './morale.js';
import { no, type Ruling } from './movement.js';
import { newFire } from './shooting.js';

// Orders (4.11): who may give which to whom and when, what they cost, and what they do.

interface Order {
  readonly name: string;
  readonly rule: RuleId;
  readonly cp: number;
  readonly need: number;
  /** What the summary table says where it differs (DL-ORD-10). */
  readonly summary?: { readonly cp?: number; readonly need?: number };
  readonly windows: readonly OrderWindow[];
  readonly officersOnly?: boolean;
  /** How long it is in force; the others work at once (DL-ORD-09). */
  readonly until?: Until;
}

export const ORDER_TABLE: { readonly [id in OrderId]: Order } = {
  withMe: {
    name: 'With Me!',
    rule: 'DL-ORD-11',
    cp: 2,
    need: 2,
    windows: ['command'],
    officersOnly: true,
    until: 'activation',
  },
  rally: {
    name: 'Rally',
    rule: 'DL-ORD-12',
    cp: 1,
    need: 2,
    summary: { need: 1 },
    windows: ['movement'],
    officersOnly: true,
  },
  snapOutOfIt: { name: 'Snap Out of It!', rule: 'DL-ORD-13', cp: 1, need: 2, windows: ['command'] },
  makeThatSafe: { name: 'Make That Safe!', rule: 'DL-ORD-14', cp: 1, need: 3, windows: ['command'] },
  spreadOut: { name: 'Spread Out Men!', rule: 'DL-ORD-15', cp: 1, need: 1, windows: ['movement'], until: 'turn' },
  standFast: { name: 'Stand Fast!', rule: 'DL-ORD-16', cp: 2, need: 2, windows: ['movement'], until: 'turn' },
  runRun: { name: 'Run Run!', rule: 'DL-ORD-17', cp: 1, need: 2, windows: ['run'], until: 'segment' },
  onYourBellies: {
    name: 'On Your Bellies!',
    rule: 'DL-ORD-18',
    cp: 2,
    need: 2,
    summary: { need: 1 },
    windows: ['movement'],
    until: 'segment',
  },
  focusFire: { name: 'Focus Fire!', rule: 'DL-ORD-19', cp: 3, need: 2, windows: ['shooting'], until: 'segment' },
  sprayEm: { name: "Spray 'Em!", rule: 'DL-ORD-20', cp: 1, need: 1, windows: ['shooting'], until: 'segment' },
  fightHarder: {
    name: 'Fight Harder!',
    rule: 'DL-ORD-21',
    cp: 1,
    need: 2,
    windows: ['attack', 'melee'],
    until: 'attack',
  },
  digIn: {
    name: 'Dig In!',
    rule: 'DL-ORD-22',
    cp: 3,
    need: 2,
    summary: { cp: 2 },
    windows: ['attacked'],
    until: 'attack',
  },
  onMyMark: { name: 'On My Mark', rule: 'DL-ORD-23', cp: 3, need: 2, windows: ['charged'], until: 'attack' },
  holdTheLine: { name: 'Hold the Line!', rule: 'DL-ORD-24', cp: 2, need: 2, windows: ['defending'], until: 'melee' },
};

export type IssueAnswer = Extract<AnswerOf<'IssueOrder'>, { type: 'IssueOrder' }>;

/** CP and successes, of the entry or of the summary table (DL-ORD-10). */
export function orderValues(b: Battle, id: OrderId): { readonly cp: number; readonly need: number } {
  const { cp, need, summary } = ORDER_TABLE[id];
  return b.match.config.orderValues === 'summary' ? { cp, need, ...summary } : { cp, need };
}

export function isUnder(b: Battle, s: number, id: OrderId): boolean {
  return b.sections[s]!.orders.some((order) => order.id === id);
}

/** Whether an order in force keeps others away (DL-ORD-06, DL-RUL-21); one that is over may be given again (DL-ORD-07). */
function isBlocked(b: Battle, s: number): boolean {
  const blocks = ({ until }: OrderInForce): boolean =>
    b.match.config.orderStacking === 'strict' || (until !== 'turn' && until !== 'activation');
  return b.sections[s]!.orders.some(blocks);
}

export function expire(
  t: BattleTable,
  until: Until,
  sections: readonly number[] = t.state.sections.map((_, s) => s),
): void {
  const b = t.state;
  for (const s of sections) {
    const section = b.sections[s]!;
    const over = section.orders.filter((order) => order.until === until);
    if (over.length === 0) continue;
    section.orders = section.orders.filter((order) => order.until !== until);
    for (const { id } of over) tell(t, { type: 'orderOver', rule: 'DL-ORD-09', section: sectionName(b, s), order: id });
  }
}

/** Ready to activate: no marker, not on watch (DL-SEQ-08). */
export function isReady(b: Battle, s: number): boolean {
  const { where, activated, overwatch } = b.sections[s]!;
  return where === 'table' && activated === 0 && !overwatch && doingOf(b, s) === null;
}

/** Why an order may not be given to a section in a window, whoever gives it; `of` is whose window it is. */
export function refuseOrder(b: Battle, id: OrderId, to: number, of: number, window: OrderWindow): Ruling {
  const { name, rule, windows } = ORDER_TABLE[id];
  const whom = sectionName(b, to);
  if (!windows.includes(window)) return no('DL-ORD-05', `${name} is not issued now.`);
  if (to < 0 || b.sections[to]!.where !== 'table' || sideOfSection(b, to) !== sideOfSection(b, of))
    return no('DL-ORD-01', 'Orders go to your own sections on the table.');
  const toOthers = id === 'rally' || id === 'withMe';
  if (toOthers === (to === of))
    return no(rule, toOthers ? `${name} is for another section.` : `${name} is for ${sectionName(b, of)} now.`);
  if (isBlocked(b, to)) return no('DL-ORD-06', `${whom} is under an order already.`);
  if (b.failed.includes(`${id} ${whom}`)) return no('DL-ORD-08', `${name} has failed for ${whom} in this window.`);
  if (isRetreating(b, to) && id !== 'rally' && id !== 'snapOutOfIt')
    return no('DL-RET-04', `${whom} is in Ordered Retreat: only Rally and Snap Out of It! reach it.`);
  return refuseInCase(b, id, to, of);
}

/** What each order needs besides (its own row, DL-ORD-80). */
function refuseInCase(b: Battle, id: OrderId, to: number, of: number): Ruling {
  const { name, rule } = ORDER_TABLE[id];
  const section = b.sections[to]!;
  const doing = doingOf(b, to);
  const idle = no('DL-ORD-80', `${name} would change nothing.`);
  switch (id) {
    case 'withMe': {
      const named = b.act!.named; // DL-ORD-11a, DL-ORD-11h
      if (b.act!.group[0]!.section !== of) return no('DL-ORD-82', 'Who was called by With Me! calls nobody himself.');
      if (named.length >= 2 || named.includes(to)) return no(rule, 'With Me! names two sections, one after the other.');
      if (isIroncladSection(b, to) || !isReady(b, to))
        return no(rule, `${sectionName(b, to)} is not ready, or of ironclads.`);
      return null;
    }
    case 'rally':
    case 'snapOutOfIt':
      return section.shaken > 0 ? null : idle;
    case 'makeThatSafe':
      if (!isInfantrySection(b, to)) return no(rule, `${name} is for Infantry.`);
      return disarmable(b, to).length > 0 ? null : idle;
    case 'spreadOut':
      return section.spread ? no('DL-ORD-15d', `${sectionName(b, to)} has not been back in coherency yet.`) : null;
    case 'standFast':
      return isCoherent(b, to) ? null : no('DL-ORD-16c', `${sectionName(b, to)} is out of coherency.`);
    case 'runRun':
      return section.ranThisTurn ? no(rule, 'Run Run! is given once in a turn.') : null;
    case 'onYourBellies':
      return section.deck ? null : idle;
    case 'focusFire':
    case 'sprayEm':
      return doing?.action === 'hold' ? null : no(rule, `${name} needs a section that held its ground.`);
    case 'fightHarder':
      return null;
    case 'digIn':
      if (!b.match.config.digInAvailable) return no('DL-ORD-22', 'Dig In! is not played.');
      return b.attack !== null && hasCoverDice(b, to, underOf(b, b.attack)) ? null : idle;
    case 'onMyMark':
      if (!isReady(b, to)) return no(rule, `${sectionName(b, to)} is not ready to activate.`);
      return canAttack(b, newFire('onMyMark', [to], [b.charge!.section])) ? null : idle;
    case 'holdTheLine':
      return isInfantrySection(b, to) ? null : no(rule, 'Hold the Line! is for Infantry.');
  }
}

/** Whether a leader may give it: rank, range, and what he has left (DL-ORD-01). */
function refuseIssuer(b: Battle, by: string, id: OrderId, to: number, of: number): Ruling {
  const payer = payerNamed(b, by);
  const { name, officersOnly } = ORDER_TABLE[id];
  const { cp } = orderValues(b, id);
  if (payer === null) return no('DL-ORD-01', `${by} is no leader.`);
  if ('model' in payer) {
    if (!maySpendOn(b, payer.model, to, 'order'))
      return no('DL-ORD-01', `${by} cannot give orders to ${sectionName(b, to)}.`);
    const officer = has(profileAt(b, payer.model), 'officer');
    if (officersOnly && !officer) return no('DL-ORD-01', `${name} is given by an Officer.`);
    if (officersOnly && homeOf(b, payer.model) !== of)
      return no('DL-ORD-05', `${name} is given by an Officer of ${sectionName(b, of)}.`);
  } else if (officersOnly || payer.section !== to || !payersFor(b, to, 'order').some((one) => payerName(b, one) === by))
    return no('DL-ORD-01', `${by} cannot give this order.`);
  return leftOf(b, payer) < cp
    ? no('DL-CMD-09', `${by} has ${leftOf(b, payer)} CP to spend, and ${name} costs ${cp}.`)
    : null;
}

export function refuseIssue(
  b: Battle,
  { order, by, to, bolster, item }: IssueAnswer,
  of: number,
  window: OrderWindow,
): Ruling {
  const s = sectionAt(b, to);
  if (s < 0) return no('DL-ORD-01', `${to} is no section.`);
  const refusal = refuseOrder(b, order, s, of, window);
  if (refusal) return refusal;
  if ((item !== undefined) !== (order === 'makeThatSafe') || (item !== undefined && !disarmable(b, s).includes(item)))
    return no('DL-ORD-14', 'Make That Safe! names one mine, or one piece with a trap, within 2".');
  return (
    refuseIssuer(b, by, order, s, of) ?? refuseBolster(b, s, bolster, { leader: by, cp: orderValues(b, order).cp })
  );
}

/** How many bolstered dice are offered with an order. */
const OFFERED = 3;

/** Orders that could be given in a window: each by each leader, with none to three dice more. */
export function orderAnswers(b: Battle, of: number, window: OrderWindow): IssueAnswer[] {
  const answers: IssueAnswer[] = [];
  const side = sideOfSection(b, of);
  if (b.pool[side] === 0) return answers;
  for (const order of ORDERS) {
    const { windows, officersOnly } = ORDER_TABLE[order];
    if (!windows.includes(window)) continue;
    for (const to of order === 'rally' || order === 'withMe' ? sectionsOf(b, side) : [of]) {
      const issuers = payersFor(b, to, 'order').filter(
        (payer) => refuseIssuer(b, payerName(b, payer), order, to, of) === null,
      );
      if (issuers.length === 0 || refuseOrder(b, order, to, of, window) !== null) continue;
      for (const payer of officersOnly ? issuers : issuers.slice(0, 2)) {
        const by = payerName(b, payer);
        const kept: Paid = { leader: by, cp: orderValues(b, order).cp };
        for (const { by: bolster } of bolsterAnswers(b, to, kept).slice(0, OFFERED + 1))
          for (const item of order === 'makeThatSafe' ? disarmable(b, to) : [undefined])
            answers.push({ type: 'IssueOrder', order, by, to: sectionName(b, to), bolster, ...(item && { item }) });
      }
    }
  }
  return answers;
}

const PASS = { type: 'Pass' } as const;

/** A window for orders: asked again after each, until nothing is wanted or nothing can be given. `joined` hears of who came by With Me!. */
export function* orders(
  t: BattleTable,
  of: number,
  window: OrderWindow,
  joined: ((s: number) => Play<void>) | null = null,
): Play<void> {
  const b = t.state;
  while (b.result === null && b.sections[of]!.where === 'table') {
    const answers = orderAnswers(b, of, window);
    if (answers.length === 0) return;
    const question = ask('IssueOrder', sideOfSection(b, of), { section: sectionName(b, of), window });
    const answer = yield* pick(t, question, [PASS, ...answers]);
    if (answer.type !== 'IssueOrder') return;
    const came = yield* issue(t, answer);
    if (came && answer.order === 'withMe' && joined !== null) yield* joined(sectionAt(b, answer.to));
  }
}

/** A window of its own kind begins: what failed before does not count, and counts again when it is over (DL-ORD-08). */
export function* freshWindow(t: BattleTable, inside: Play<void>): Play<void> {
  const b = t.state;
  const before = b.failed;
  b.failed = NO_NAMES;
  yield* inside;
  b.failed = before;
}

/** Pays, checks, and carries out (DL-ORD-02 to DL-ORD-04). */
function* issue(t: BattleTable, { order: id, by, to, bolster, item }: IssueAnswer): Play<boolean> {
  const b = t.state;
  const s = sectionAt(b, to);
  const { rule, name, until } = ORDER_TABLE[id];
  const { cp, need } = orderValues(b, id);
  tell(t, { type: 'orderIssued', rule, order: id, by, to, cp });
  spend(b, payerNamed(b, by)!, cp);
  pay(t, s, bolster);
  if (id === 'withMe') b.act = { ...b.act!, named: [...b.act!.named, s] }; // DL-ORD-11b, DL-ORD-11e
  const { passed } = yield* commandCheck(t, {
    section: s,
    need,
    threshold: 4,
    morale: false,
    rule: 'DL-ORD-03',
    why: name,
    bolster,
  });
  if (!passed) {
    b.failed = [...b.failed, `${id} ${to}`];
    return false;
  }
  const amount = yield* amountOf(t, id, s);
  if (until) b.sections[s]!.orders = [...b.sections[s]!.orders, { id, until, amount }];
  switch (id) {
    case 'withMe': // DL-ORD-11c; the order binds the one who was called alone (DL-ORD-11f)
      b.act = { ...b.act!, group: [...b.act!.group, newDoing(s)] };
      break;
    case 'rally':
      steady(t, s, amount + 1, 'DL-ORD-12');
      break;
    case 'snapOutOfIt':
      steady(t, s, amount, 'DL-ORD-13');
      break;
    case 'makeThatSafe':
      makeSafe(t, item!);
      break;
    case 'spreadOut':
      b.sections[s]!.spread = true;
      break;
    case 'runRun':
      b.sections[s]!.ranThisTurn = true;
      break;
    default:
  }
  tell(t, { type: 'orderObeyed', rule, order: id, section: to, amount });
  return true;
}

const BY_D3: readonly OrderId[] = ['rally', 'snapOutOfIt', 'runRun', 'fightHarder'];

function* amountOf(t: BattleTable, id: OrderId, s: number): Play<number> {
  if (!BY_D3.includes(id)) return 0;
  const { rule } = ORDER_TABLE[id];
  const [face] = yield* rolls(t, 1, rule, sideOfSection(t.state, s));
  tell(t, { type: 'd3', rule, dice: [face], amount: asD3(face!) });
  return asD3(face!);
}

/** Dice that Fight Harder! lets a section roll again in this attack. */
export function fightHarderOf(b: Battle, s: number): number {
  return b.sections[s]!.orders.find(({ id }) => id === 'fightHarder')?.amount ?? 0;
}
