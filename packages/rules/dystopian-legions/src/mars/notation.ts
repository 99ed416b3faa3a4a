import { COLOURS, type Colour } from '../dice.js';
import type { MarArgs, Mars } from '../profile.js';
import { MODEL_TYPES, type ModelType } from '../terms.js';
import { MAR_IDS, type MarId } from './ids.js';
import { MARS } from './mars.js';

// How content writes a model rule: `steadfast`, `officer:4`, `shield:1,R`, `capacity:infantry,12`, `medic:5` for [5+].

const isMar = (id: string): id is MarId => (MAR_IDS as readonly string[]).includes(id);
const isColour = (text: string | undefined): text is Colour => (COLOURS as readonly unknown[]).includes(text);
const isType = (text: string | undefined): text is ModelType => (MODEL_TYPES as readonly unknown[]).includes(text);
const wholeOf = (text: string | undefined, low: number, high: number): number | null => {
  const n = /^\d{1,2}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return n >= low && n <= high ? n : null;
};

/** What stands in the brackets of a rule, or null where it is not what the rule takes. */
function argsOf(id: MarId, args: readonly string[]): MarArgs | null {
  const [a, b] = args;
  switch (MARS[id].takes) {
    case 'nothing':
      return args.length === 0 ? { n: 1 } : null;
    case 'n': {
      const n = wholeOf(a, 1, 20);
      return args.length === 1 && n !== null ? { n } : null;
    }
    case 'X+': {
      const n = wholeOf(a, 2, 6);
      return args.length === 1 && n !== null ? { n } : null;
    }
    case 'n, colour': {
      const n = wholeOf(a, 1, 20);
      return args.length === 2 && n !== null && isColour(b) ? { n, colour: b } : null;
    }
    case 'type, n': {
      const n = wholeOf(b, 1, 60);
      return args.length === 2 && n !== null && isType(a) ? { n, type: a } : null;
    }
  }
}

/** One rule as it is written; where it cannot be read, what was expected. */
export function readMar(text: string): { readonly id: MarId; readonly args: MarArgs } | { readonly expected: string } {
  const [id = '', rest] = text.split(':');
  if (!isMar(id)) return { expected: `one of ${MAR_IDS.join(', ')}` };
  const args = argsOf(id, rest === undefined ? [] : rest.split(','));
  const { name, takes } = MARS[id];
  if (args === null) return { expected: takes === 'nothing' ? `"${id}"` : `${name} [${takes}] as "${id}:${takes}"` };
  return { id, args };
}

/** The rules somebody has; what cannot be read was refused when the content was loaded. */
export function marsOf(texts: readonly string[] = []): Mars {
  const mars: { [id in MarId]?: MarArgs[] } = {};
  for (const text of texts) {
    const mar = readMar(text);
    if ('expected' in mar) throw new RangeError(`${text} is no model rule, expected ${mar.expected}`);
    mars[mar.id] = [...(mars[mar.id] ?? []), mar.args];
  }
  return mars;
}
