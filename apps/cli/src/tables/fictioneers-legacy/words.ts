import {
  type Decision,
  type Fire,
  type FirstAct,
  INCH,
  type LastAct,
  type Move,
  type Placement,
  type Spot,
} from '@sandtable/fictioneers-legacy';

// Decisions as words, and words as decisions: `move 12,10`, `fire laser-rifle b1`, `watch a1 a2`. Places are in inches.

const point = ({ x, y }: Spot): string => `${x / INCH},${y / INCH}`;

function spotIn(text: string): Spot | null {
  const found = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text);
  return found ? { x: Math.round(Number(found[1]) * INCH), y: Math.round(Number(found[2]) * INCH) } : null;
}

/** Words that could not be understood, and why. */
export class Unread extends Error {}

function mustSpot(text: string | undefined): Spot {
  const found = text === undefined ? null : spotIn(text);
  if (!found) throw new Unread(`${text ?? 'Nothing'} is no place; write it as 12.5,10.`);
  return found;
}

function mustWord(text: string | undefined, what: string): string {
  if (!text) throw new Unread(`Say ${what}.`);
  return text;
}

// --- Moves --------------------------------------------------------------------------------------------------------

function firstWord(act: FirstAct): string {
  switch (act.kind) {
    case 'dismount':
    case 'disembark':
      return `${act.kind}@${point(act.at)}`;
    case 'takeOff':
      return 'takeoff';
    case 'pickUp':
      return `take:${act.item}`;
    case 'pushFloater':
      return `push:${act.piece}`;
  }
}

function lastWord(act: LastAct): string {
  switch (act.kind) {
    case 'mount':
      return `mount:${act.animal}`;
    case 'board':
      return `board:${act.vehicle}:${act.seat}`;
    case 'putDown':
      return `drop@${point(act.at)}`;
    case 'pickUp':
      return `pick:${act.item}`;
    default:
      return act.kind;
  }
}

function firstIn(word: string): FirstAct | null {
  const [head, rest] = [word.split(/[@:]/)[0], word.slice(word.search(/[@:]/) + 1)];
  if (head === 'dismount' || head === 'disembark') return { kind: head, at: mustSpot(rest) };
  if (word === 'takeoff') return { kind: 'takeOff' };
  if (head === 'take') return { kind: 'pickUp', item: rest };
  if (head === 'push') return { kind: 'pushFloater', piece: rest };
  return null;
}

function lastIn(word: string): LastAct | null {
  const [head, rest] = [word.split(/[@:]/)[0], word.slice(word.search(/[@:]/) + 1)];
  if (head === 'mount') return { kind: 'mount', animal: rest };
  if (head === 'board') {
    const [vehicle, seat = 'passenger'] = rest.split(':');
    return { kind: 'board', vehicle: vehicle!, seat: seat as 'passenger' };
  }
  if (word === 'land' || word === 'leave') return { kind: word };
  if (head === 'drop') return { kind: 'putDown', at: mustSpot(rest) };
  if (head === 'pick') return { kind: 'pickUp', item: rest };
  return null;
}

/** Where a path begins needs no word: at the model, or where its first act puts it. A reserve says `from 0,20`. */
function moveWords({ mode, path, first, last }: Move, reserve: boolean): string {
  const start = reserve ? [`from ${point(path[0]!)}`] : [];
  const acts = first ? [firstWord(first)] : [];
  return [
    mode === 'fly' ? 'fly' : 'move',
    ...acts,
    ...start,
    ...path.slice(1).map(point),
    ...(last ? [lastWord(last)] : []),
  ].join(' ');
}

function moveIn(mode: 'walk' | 'fly', words: readonly string[], here: Spot): Move {
  let first: FirstAct | undefined;
  let last: LastAct | undefined;
  let start = here;
  const spots: Spot[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word === 'from') start = mustSpot(words[++i]);
    else {
      const place = spotIn(word);
      const begins = place ? null : firstIn(word);
      const ends = place || begins ? null : lastIn(word);
      if (place) spots.push(place);
      else if (begins) first = begins;
      else if (ends) last = ends;
      else throw new Unread(`${word} is neither a place nor an act.`);
    }
  }
  if (first?.kind === 'dismount' || first?.kind === 'disembark') start = first.at;
  const path = [start, ...(spots.length > 0 ? spots : [start])];
  return { type: 'Move', mode, path, ...(first ? { first } : {}), ...(last ? { last } : {}) };
}

// --- Fire ---------------------------------------------------------------------------------------------------------

function fireWords(fire: Fire): string {
  return [
    'fire',
    fire.weapon,
    'model' in fire.target ? fire.target.model : point(fire.target.point),
    ...(fire.mode === 'single' ? [] : [fire.mode]),
    ...(fire.delivery === 'indirect' ? ['indirect'] : []),
    ...(fire.spotter ? [`spotter:${fire.spotter}`] : []),
    ...(fire.viaSensor ? ['sensor'] : []),
    ...(fire.by ? [`by:${fire.by}`] : []),
    ...(fire.piece ? [`gun:${fire.piece}`] : []),
    ...(fire.staysStationary ? [] : ['moving']),
  ].join(' ');
}

function fireIn([weapon, target, ...words]: readonly string[]): Fire {
  const has = (word: string): boolean => words.includes(word);
  const after = (head: string): string | undefined =>
    words.find((word) => word.startsWith(`${head}:`))?.slice(head.length + 1);
  const known = /^(single|area|smoke|indirect|sensor|moving|(spotter|by|gun):.+)$/;
  const strange = words.find((word) => !known.test(word));
  if (strange) throw new Unread(`${strange} means nothing here.`);
  const at = mustWord(target, 'what to fire at');
  const place = spotIn(at);
  const [spotter, by, piece] = [after('spotter'), after('by'), after('gun')];
  return {
    type: 'Fire',
    weapon: mustWord(weapon, 'which weapon fires'),
    mode: has('smoke') ? 'smoke' : has('area') ? 'area' : 'single',
    delivery: has('indirect') ? 'indirect' : 'direct',
    target: place ? { point: place } : { model: at },
    staysStationary: !has('moving'),
    ...(by ? { by } : {}),
    ...(piece ? { piece } : {}),
    ...(spotter ? { spotter } : {}),
    ...(has('sensor') ? { viaSensor: true } : {}),
  };
}

type Reaction = Extract<Decision, { type: 'OverwatchReaction' }>['shots'][number];

const shotWord = ({ model, weapon, mode, sample, by, piece }: Reaction): string =>
  `${model}:${weapon}:${mode}:${sample}${by ? `:by:${by}` : ''}${piece ? `:gun:${piece}` : ''}`;

function shotIn(word: string): Reaction {
  const [model, weapon, mode, sample, role, who] = word.split(':');
  if (!weapon || !mode || sample === undefined)
    throw new Unread(`${word} is no shot; write it as b1:laser-rifle:single:3.`);
  const crew = role === 'by' && who ? { by: who } : role === 'gun' && who ? { piece: who } : {};
  return { model: model!, weapon, mode: mode as 'single', sample: Number(sample), ...crew };
}

// --- Deployment ---------------------------------------------------------------------------------------------------

function placementWord({ model, at, aboard, mounted, shieldUp, airborne, packed }: Placement): string {
  const marks = `${mounted === false ? '-' : ''}${shieldUp ? '+' : ''}${airborne ? '^' : ''}`;
  if (aboard) return `${model}=${aboard.vehicle}:${aboard.seat}${marks}`;
  const modules = (packed ?? []).map((one) => `|${point(one)}`).join('');
  return `${model}@${at ? point(at) : ''}${modules}${marks}`;
}

function placementIn(word: string): Placement {
  const marks = /[-+^]*$/.exec(word)![0];
  const mounted = marks.includes('-') ? { mounted: false } : {};
  const shieldUp = marks.includes('+') ? { shieldUp: true } : {};
  const airborne = marks.includes('^') ? { airborne: true } : {};
  const bare = word.slice(0, word.length - marks.length);
  const seat = /^([^=@]+)=([^:]+):(operator|gunner|passenger)$/.exec(bare);
  if (seat)
    return { model: seat[1]!, aboard: { vehicle: seat[2]!, seat: seat[3] as 'gunner' }, ...mounted, ...shieldUp };
  const [model, places = ''] = bare.split('@');
  const [at, ...modules] = places.split('|');
  const packed = modules.length > 0 ? { packed: modules.map(mustSpot) } : {};
  return { model: model!, at: mustSpot(at), ...packed, ...mounted, ...shieldUp, ...airborne };
}

// --- All of them --------------------------------------------------------------------------------------------------

/** A decision in words; `reserve`: the model that acts is not on the table yet. */
export function wordsOf(d: Decision, reserve: boolean): string {
  switch (d.type) {
    case 'ChooseForce':
      return `bring ${d.platoons.join(' ')}`;
    case 'ChooseZoneOrTurn':
      return d.zone ? `zone ${d.zone}` : `first ${d.first}`;
    case 'DeploySquad': {
      const more = [...(d.hidden ? ['hidden'] : []), ...(d.attach ? [`attach:${d.attach}`] : [])];
      return ['deploy', d.squad, ...more, ...d.placements.map(placementWord)].join(' ');
    }
    case 'PreGameOverwatch':
    case 'DeclareOverwatch':
      return d.models.length > 0 ? `watch ${d.models.join(' ')}` : 'watch nobody';
    case 'AttachPlatoonLeader':
      return `attach ${d.leader} ${d.squad ?? 'nobody'}`;
    case 'SetShield':
      return `shield ${d.model} ${d.up ? 'up' : 'down'}`;
    case 'ChangeSeat':
      return `seats ${d.vehicle} ${d.seats.map(({ figure, seat }) => `${figure}=${seat}`).join(' ')}`;
    case 'EndPhase':
      return 'end';
    case 'HandOver':
      return `over ${d.to}`;
    case 'Activate':
      return `act ${d.model}`;
    case 'Move':
      return moveWords(d, reserve);
    case 'UseSensor':
      return 'sensor';
    case 'Fire':
      return fireWords(d);
    case 'SetUp':
      return `setup ${d.piece}@${point(d.centre)} ${d.workers.join(' ')}`;
    case 'Pack':
      return `pack ${d.piece} ${d.places.map(point).join(' ')} by ${d.workers.join(' ')}`;
    case 'EndActivation':
      return 'done';
    case 'OverwatchReaction':
      return d.shots.length > 0 ? `shoot ${d.shots.map(shotWord).join(' ')}` : 'hold';
    case 'ChooseMelee':
      return `fight ${d.attacker} ${d.defender}`;
    case 'PlaceSurvivors':
      return `place ${d.places.map(point).join(' ')}`;
    case 'ChoosePromotion':
      return `promote ${d.figure}`;
    case 'Concede':
      return 'concede';
    case 'OfferDraw':
      return 'draw';
    case 'AnswerDraw':
      return d.accept ? 'accept' : 'decline';
  }
}

/** What words decide; null if the first of them means nothing. `here`: where the model that acts stands. */
export function decisionIn(text: string, here: Spot, beforeTheGame: boolean): Decision | null {
  const [head, ...rest] = text.trim().split(/\s+/);
  const [one, two] = rest;
  switch (head) {
    case 'bring':
      return { type: 'ChooseForce', platoons: rest };
    case 'zone':
      return { type: 'ChooseZoneOrTurn', zone: mustWord(one, 'which zone') as 'A' };
    case 'first':
      return { type: 'ChooseZoneOrTurn', first: mustWord(one, 'which side begins') as 'A' };
    case 'deploy':
      return deploymentIn(rest);
    case 'watch': {
      const models = one === 'nobody' ? [] : rest;
      return { type: beforeTheGame ? 'PreGameOverwatch' : 'DeclareOverwatch', models };
    }
    case 'attach':
      return {
        type: 'AttachPlatoonLeader',
        leader: mustWord(one, 'which leader'),
        squad: two && two !== 'nobody' ? two : null,
      };
    case 'shield':
      return { type: 'SetShield', model: mustWord(one, 'whose shield'), up: two === 'up' };
    case 'seats':
      return {
        type: 'ChangeSeat',
        vehicle: mustWord(one, 'which vehicle'),
        seats: rest.slice(1).map((word) => {
          const [figure, seat] = word.split('=');
          return { figure: figure!, seat: mustWord(seat, 'which seat') as 'gunner' };
        }),
      };
    case 'end':
      return { type: 'EndPhase' };
    case 'over':
      return { type: 'HandOver', to: mustWord(one, 'to whom') };
    case 'act':
      return { type: 'Activate', model: mustWord(one, 'who acts') };
    case 'move':
      return moveIn('walk', rest, here);
    case 'fly':
      return moveIn('fly', rest, here);
    case 'sensor':
      return { type: 'UseSensor' };
    case 'fire':
      return fireIn(rest);
    case 'setup': {
      const [piece, centre] = mustWord(one, 'which gun, as a1@12,10').split('@');
      return { type: 'SetUp', piece: piece!, centre: mustSpot(centre), workers: rest.slice(1) };
    }
    case 'pack': {
      const by = rest.indexOf('by');
      const places = rest.slice(1, by < 0 ? rest.length : by).map(mustSpot);
      return { type: 'Pack', piece: mustWord(one, 'which gun'), places, workers: by < 0 ? [] : rest.slice(by + 1) };
    }
    case 'done':
      return { type: 'EndActivation' };
    case 'hold':
      return { type: 'OverwatchReaction', shots: [] };
    case 'shoot':
      return { type: 'OverwatchReaction', shots: rest.map(shotIn) };
    case 'fight':
      return { type: 'ChooseMelee', attacker: mustWord(one, 'who attacks'), defender: mustWord(two, 'whom') };
    case 'place':
      return { type: 'PlaceSurvivors', places: rest.map(mustSpot) };
    case 'promote':
      return { type: 'ChoosePromotion', figure: mustWord(one, 'whom') };
    case 'concede':
      return { type: 'Concede' };
    case 'draw':
      return { type: 'OfferDraw' };
    case 'accept':
      return { type: 'AnswerDraw', accept: true };
    case 'decline':
      return { type: 'AnswerDraw', accept: false };
    default:
      return null;
  }
}

function deploymentIn([squad, ...words]: readonly string[]): Decision {
  const attach = words.find((word) => word.startsWith('attach:'))?.slice('attach:'.length);
  const placements = words.filter((word) => word !== 'hidden' && !word.startsWith('attach:')).map(placementIn);
  return {
    type: 'DeploySquad',
    squad: mustWord(squad, 'which squad'),
    placements,
    ...(words.includes('hidden') ? { hidden: true } : {}),
    ...(attach ? { attach } : {}),
  };
}
