import { nameSchema, proseSchema } from '@sandtable/craft';
import * as z from 'zod/mini';
import { MATERIALS, PANEL_KINDS } from '../terms.js';

// The shape of a city as a player may write it. What hangs on more than one field is checked in `city-sense.ts`.

const ID = 'an id of letters, digits, dots and hyphens, at most 40 characters';
const id = z.string(ID).check(z.regex(/^[A-Za-z][A-Za-z0-9.-]{0,39}$/, ID));
const name = nameSchema;

function inches(low: number, high: number) {
  const expected = `a number from ${low} to ${high}`;
  return z.number(expected).check(z.gte(low, expected), z.lte(high, expected));
}

const DEGREES = 'a whole number of degrees from 0 to 359';
const yaw = z._default(z.int(DEGREES).check(z.gte(0, DEGREES), z.lte(359, DEGREES)), 0);
const side = inches(0.01, 36);
const place = inches(0, 36);
const height = inches(0, 99);
const local = inches(-18, 18);

export const openingSchema = z.strictObject({
  id,
  rect: z.tuple([inches(0, 36), inches(0, 36), inches(0, 99), inches(0, 99)]),
  mat: z.enum([...MATERIALS, 'open']),
});

export const panelSchema = z.strictObject({
  id,
  kind: z.enum(PANEL_KINDS),
  mat: z.enum(MATERIALS),
  box: z.tuple([local, local, height, local, local, height]),
  openings: z._default(z.array(openingSchema).check(z.maxLength(20)), []),
});

export const buildingSchema = z.strictObject({
  id,
  name: z._default(name, 'Building'),
  x: place,
  y: place,
  yaw,
  w: side,
  d: side,
  h: inches(0.01, 99),
  panels: z.array(panelSchema).check(z.minLength(1), z.maxLength(200)),
});

export const kindSchema = z.strictObject({ id, name, w: side, d: side, h: inches(0.01, 99), mat: z.enum(MATERIALS) });

export const objectSchema = z.strictObject({ id, kind: id, x: place, y: place, z: z._default(height, 0), yaw });

/** LG-SET-05. */
export const citySchema = z.strictObject({
  id,
  name: z._default(name, 'A city of your own'),
  size: inches(24, 36),
  note: z._default(proseSchema(500), ''),
  buildings: z._default(z.array(buildingSchema).check(z.maxLength(60)), []),
  objects: z._default(z.array(objectSchema).check(z.maxLength(200)), []),
  kinds: z.optional(z.array(kindSchema).check(z.maxLength(100))),
});
