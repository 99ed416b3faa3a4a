import { Fingerprint } from '@sandtable/craft';
import type { Question } from '@sandtable/kernel';
import type { Activation, Scene } from '../state.js';
import type { Piece } from '../tables.js';

const print = new Fingerprint();

/** Tells a position and what is asked there from every other of the match: all that an answer can hang on. */
export function fingerprint(s: Scene, { kind, seat, data }: Question): number {
  print.begin();
  print.addText(kind);
  print.addText(seat);
  addValue(data);
  addHeroes(s);
  addThings(s);
  if (s.activation) addActivation(s.activation);
  print.addText(s.scenario);
  print.addText(s.active);
  print.add(s.activeSeat * 16 + s.next);
  print.add(s.activationsThisRound * 64 + s.heroesAtRoundStart);
  for (const { vp } of s.seats) print.add(vp);
  for (const { best, holder } of [s.danger, s.flight]) {
    print.addReal(best);
    print.addText(holder);
  }
  return print.end();
}

function addHeroes({ heroes }: Scene): void {
  for (const h of heroes) {
    if (!addPlace(h)) continue;
    print.add(h.heroism);
    print.add(h.fatigue * 16 + (h.token ? 1 : 0) + (h.wedged ? 2 : 0) + (h.leaving ? 4 : 0) + (h.fallingOut ? 8 : 0));
    print.addReal(h.displaced);
    print.addText(h.carrying);
    print.addText(h.surface);
    print.addText(h.item);
  }
}

function addThings({ objects, buildings }: Scene): void {
  for (const list of [objects, buildings])
    for (const piece of list) {
      if (!addPlace(piece)) continue;
      print.addReal(piece.yaw);
      print.addText(piece.restsOn);
      print.add('lie' in piece ? piece.lie : piece.demoTokens);
    }
}

/** Where a piece is; false if it is off the table, where nothing else about it matters. */
function addPlace({ onTable, x, y, z, travel, carriedBy }: Piece): boolean {
  print.add(onTable ? 1 : 0);
  if (!onTable) return false;
  print.addReal(x);
  print.addReal(y);
  print.addReal(z);
  print.addReal(travel);
  print.addText(carriedBy);
  return true;
}

function addActivation(a: Activation): void {
  print.addText(a.hero);
  print.addReal(a.pool);
  print.add(
    a.acts * 64 +
      (a.called ? 1 : 0) +
      (a.longShotUsed ? 2 : 0) +
      (a.callUsed ? 4 : 0) +
      (a.miracleUsed ? 8 : 0) +
      (a.wallRunUsed ? 16 : 0) +
      (a.flyUsed ? 32 : 0),
  );
  for (const list of [a.tried, a.failed, a.carried, a.demoWalls]) {
    print.add(list.length);
    for (const one of list) print.addText(one);
  }
  for (const key in a.encore) {
    print.addText(key);
    print.add(a.encore[key]!);
  }
}

/** What a question tells: numbers, ids and lists of them. */
function addValue(value: unknown): void {
  if (typeof value === 'number') print.addReal(value);
  else if (typeof value === 'string') print.addText(value);
  else if (typeof value === 'object' && value !== null)
    for (const key in value) {
      print.addText(key);
      addValue((value as Record<string, unknown>)[key]);
    }
  else print.add(value === true ? 1 : 0);
}
