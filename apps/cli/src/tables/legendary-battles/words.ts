import { ALWAYS, type Decision, type Orders, USUAL } from '@sandtable/legendary-battles';
import type { Read } from '../../play/text-table.js';

// Decisions in words and back again: what is written here can be typed, and comes to the same decision.

const LISTS = ['path', 'targets'];
const NUMBERS = ['facing', 'fireFacing', 'side'];
const FLAGS = ['wing', 'exit'];

/** `path D5,E5 facing 0`: each order by its name and what it is. */
function ordersText(orders: Orders): string {
  return Object.entries(orders)
    .map(([key, value]) => (value === true ? key : `${key} ${Array.isArray(value) ? value.join(',') || '-' : value}`))
    .join(' ');
}

function ordersFrom(words: readonly string[]): Orders | null {
  const orders: Record<string, unknown> = {};
  for (let i = 0; i < words.length; i++) {
    const key = words[i]!;
    if (FLAGS.includes(key)) {
      orders[key] = true;
      continue;
    }
    const value = words[++i];
    if (value === undefined) return null;
    if (LISTS.includes(key)) orders[key] = value === '-' ? [] : value.split(',');
    else orders[key] = NUMBERS.includes(key) ? Number(value) : value;
  }
  return orders as Orders;
}

export function nameOf(d: Decision): string {
  switch (d.type) {
    case 'PlayAction':
      return [d.use === 'basic' ? 'basic' : 'play', d.card, d.unit, ordersText(d.orders)].filter(Boolean).join(' ');
    case 'GiveOrders':
      return ['give', d.unit, ordersText(d.orders)].filter(Boolean).join(' ');
    case 'Discard':
      return `discard ${d.cards.join(' ')}`;
    case 'Done':
      return 'done';
    case 'Pass':
      return d.until ? 'pass until action' : 'pass';
    case 'PlaySituation':
      return [
        'situation',
        d.card,
        d.unit && `unit ${d.unit}`,
        d.zone && `zone ${d.zone}`,
        d.recipients && `for ${d.recipients.join(',')}`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'UsePower':
      return `power ${d.power}`;
    case 'ChooseZone':
      return `zone ${d.zone}`;
    case 'ChooseUnit':
      return `unit ${d.unit}`;
    case 'ChooseFacing':
      return `face ${d.facing}`;
    case 'Improve':
      return `improve ${d.what}`;
    case 'PlaceSmoke':
      return ['smoke', ...d.zones].join(' ');
    case 'PlaceReserve':
      return `place ${d.unit} ${d.zone} ${d.facing}`;
    case 'Deploy':
      return `deploy ${d.placements.map(({ unit, zone, facing }) => `${unit}:${zone}:${facing}`).join(' ')}`;
    case 'Conduct':
      return d.conduct.most === null ? 'ask always' : 'ask usual';
    case 'Concede':
      return 'resign';
  }
}

/** Typed words as a decision; null where they mean nothing here. */
export function readWords(words: string): Read {
  const [verb = '', ...rest] = words.trim().split(/\s+/);
  const answer = READ[verb.toLowerCase()]?.(rest);
  return answer === undefined
    ? null
    : answer === null
      ? { problem: `What follows "${verb}" is not clear.` }
      : { answer };
}

const READ: Readonly<Record<string, (rest: readonly string[]) => unknown>> = {
  play: ([card, unit, ...rest]) => action('action', card, unit, rest),
  basic: ([card, unit, ...rest]) => action('basic', card, unit, rest),
  give([unit, ...rest]) {
    const orders = ordersFrom(rest);
    return unit && orders ? { type: 'GiveOrders', unit, orders } : null;
  },
  discard: (cards) => (cards.length > 0 ? { type: 'Discard', cards } : null),
  done: () => ({ type: 'Done' }),
  pass: ([until]) => ({ type: 'Pass', ...(until && { until: 'action' }) }),
  situation([card, ...rest]) {
    if (!card) return null;
    const named: Record<string, unknown> = {};
    for (let i = 0; i + 1 < rest.length; i += 2) named[rest[i]!] = rest[i + 1];
    const { for: list, ...others } = named;
    return {
      type: 'PlaySituation',
      card,
      ...others,
      ...(list !== undefined && { recipients: String(list).split(',') }),
    };
  },
  power: ([power]) => (power ? { type: 'UsePower', power } : null),
  zone: ([zone]) => (zone ? { type: 'ChooseZone', zone } : null),
  unit: ([unit]) => (unit ? { type: 'ChooseUnit', unit } : null),
  face: ([facing]) => ({ type: 'ChooseFacing', facing: Number(facing) }),
  improve: ([what]) => ({ type: 'Improve', what }),
  smoke: (zones) => ({ type: 'PlaceSmoke', zones }),
  place: ([unit, zone, facing]) => (zone ? { type: 'PlaceReserve', unit, zone, facing: Number(facing) } : null),
  deploy(units) {
    const placements = units.map((one) => {
      const [unit, zone, facing] = one.split(':');
      return { unit, zone, facing: Number(facing) };
    });
    return { type: 'Deploy', placements };
  },
  ask: ([how]) => ({ type: 'Conduct', conduct: how === 'always' ? ALWAYS : USUAL }),
  resign: () => ({ type: 'Concede' }),
};

function action(use: 'action' | 'basic', card: string | undefined, unit: string | undefined, rest: readonly string[]) {
  const orders = ordersFrom(rest);
  return card && unit && orders ? { type: 'PlayAction', card, use, unit, orders } : null;
}
