import { libraryOfMatch, profileIn, SEATS, unitsOfForce, type View } from '@sandtable/quantum-legions';
import type { Look, Reply, TableCommand } from '../../play/text-table.js';
import { Misread } from './asked.js';
import { oddsText, planText, targetsText } from './attacks.js';
import { mapOf, sectionList } from './map.js';
import { lineText, nearText, reachText, seesText, threatText } from './movement.js';
import { roomOf } from './questions.js';
import { forceName, rostersOffered, scenarioLines } from './turn.js';
import { called, orderOf, typeCard, unitCard, unitList, unitOf, unitsOf } from './units.js';
import { plural } from './words.js';

// What may be asked about the board at any question. Nothing here decides anything.

type Tell = (rest: string, look: Look<View>) => string;

const saying =
  (tell: Tell) =>
  (rest: string, look: Look<View>): Reply => {
    try {
      return { text: tell(rest, look) };
    } catch (error) {
      if (error instanceof Misread) return { problem: error.message };
      throw error;
    }
  };

export const COMMANDS: readonly TableCommand<View>[] = [
  { word: 'units', usage: '', says: "all units, yours and the enemy's", run: saying(unitsText) },
  { word: 'unit', also: ['card'], usage: 'a3', says: 'its card: numbers, traits, rules', run: saying(unitText) },
  { word: 'orders', usage: '', says: 'who was ordered when', run: saying(ordersText) },
  { word: 'map', usage: '[on|off]', says: 'the board; on or off: with every show', run: mapReply },
  {
    word: 'reach',
    also: ['what'],
    usage: 'a3 [engage|advance]',
    says: 'where it can go, and attack from there',
    run: saying(reachText),
  },
  { word: 'sees', also: ['who'], usage: 'a3', says: 'which enemies see it', run: saying(seesText) },
  { word: 'near', also: ['nearest'], usage: '[a3]', says: 'the nearest enemies', run: saying(nearText) },
  {
    word: 'targets',
    usage: 'a3 [strike] [from G5]',
    says: 'every enemy: the odds, or why not',
    run: saying(targetsText),
  },
  {
    word: 'odds',
    usage: 'a3 b2 [strike] [from G5]',
    says: 'exact odds of an attack; "then a1 engage" adds another',
    run: saying(oddsText),
  },
  { word: 'plan', usage: '[a3]', says: 'what Strike and Engage would be worth', run: saying(planText) },
  { word: 'line', also: ['sight'], usage: 'G5 E8', says: 'the line of sight and all it meets', run: saying(lineText) },
  { word: 'threat', usage: '[a3|G5]', says: 'how many enemies could attack there', run: saying(threatText) },
  {
    word: 'scenario',
    usage: '',
    says: 'the story, and how it is won',
    run: saying((_, l) => scenarioLines(l.view).join('\n')),
  },
  { word: 'list', usage: '[PG]', says: 'the force lists, or the units of one', run: saying(listText) },
  { word: 'sections', usage: '[S1]', says: 'the map sections', run: saying(sectionsText) },
  { word: 'hide', usage: '[on|off]', says: 'own orders stay off the screen', run: hideReply },
];

function unitsText(_: string, { view, page }: Look<View>): string {
  const own = view.seat ?? 'A';
  return [own, ...SEATS.filter((seat) => seat !== own)].map((seat) => unitList(view, seat, page)).join('\n');
}

function unitText(rest: string, { view, page }: Look<View>): string {
  const unit = unitOf(view, rest);
  if (unit) return unitCard(view, unit, page);
  const library = libraryOfMatch(view.match);
  const type = [...library.units.keys()].find((id) => id.toLowerCase() === rest.toLowerCase());
  if (type !== undefined) return typeCard(view, profileIn(library, type, view.match.config.specialTraits)).join('\n');
  throw new Misread(`"${rest}" is no unit, as in: unit a3, or: unit PG-A1`);
}

/** QL-HID-01, QL-HID-02: when a marker was placed is open; what it says is not. */
function ordersText(_: string, { view, page }: Look<View>): string {
  return SEATS.flatMap((seat) => {
    const holding = unitsOf(view, seat).filter(({ order }) => order !== null);
    const lines = holding.map((unit) => `  ${called(unit)}: ${orderOf(view, unit, page)}.`);
    return [`Seat ${seat}: ${plural(holding.length, 'order')} on the board.`, ...lines];
  }).join('\n');
}

function mapReply(rest: string, look: Look<View>): Reply {
  const { view, page } = look;
  const room = view.phase.startsWith('deploy') ? roomOf(look).flatMap(({ hexes }) => hexes) : [];
  switch (rest.toLowerCase()) {
    case '':
      return { text: mapOf(view, page, room) };
    case 'on':
      return { text: mapOf(view, { ...page, map: true }, room), page: { map: true } };
    case 'off':
      return { text: 'The map is shown only when you type "map".', page: { map: false } };
    default:
      return { problem: `map ${rest}: expected on, off or nothing.` };
  }
}

function hideReply(rest: string): Reply {
  const hidden = rest.toLowerCase() !== 'off';
  if (!/^(on|off)?$/i.test(rest)) return { problem: `hide ${rest}: expected on, off or nothing.` };
  return {
    text: hidden ? 'The kinds of your orders are hidden. "hide off" shows them again.' : 'Your orders are shown again.',
    page: { hidden },
  };
}

function listText(rest: string, look: Look<View>): string {
  const { view } = look;
  if (/^units$/i.test(rest)) return unitsText('', look);
  const library = libraryOfMatch(view.match);
  const { specialTraits } = view.match.config;
  if (rest === '')
    return [
      ...[...library.forces.values()].map(({ id, name, summary }) => `${id}: ${name}. ${summary}`),
      ...rostersOffered(view).map(
        ({ id, name, force, units, vp }) => `${id}: ${name}, ${forceName(view, force)}, ${units.join(' ')}, ${vp} VP`,
      ),
    ].join('\n');
  const force = [...library.forces.keys()].find((id) => id.toLowerCase() === rest.toLowerCase());
  if (force === undefined) throw new Misread(`"${rest}" is no force list: ${[...library.forces.keys()].join(', ')}.`);
  return unitsOfForce(library, force)
    .flatMap(({ id }) => typeCard(view, profileIn(library, id, specialTraits)))
    .join('\n');
}

function sectionsText(rest: string, { view, page }: Look<View>): string {
  const { sections } = libraryOfMatch(view.match);
  if (rest === '') return sectionList(view, page);
  const id = [...sections.keys()].find((one) => one.toLowerCase() === rest.toLowerCase());
  if (id === undefined) throw new Misread(`"${rest}" is no map section: ${[...sections.keys()].join(', ')}.`);
  return sectionList(view, page, id);
}
