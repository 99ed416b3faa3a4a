import type { Event } from '@sandtable/kernel';

// Every event as a sentence. The events are data; this is the English message catalogue.

type Fields = Readonly<Record<string, never>>;
const list = (values: readonly unknown[]): string => values.join(', ');
const place = (at: string | { x: number; y: number }): string => (typeof at === 'string' ? at : `(${at.x}, ${at.y})`);
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const STEP: Record<string, string> = {
  rally: 'Step 2, remove suppression',
  activate: 'Step 3, activate units',
  orders: 'Step 4, issue orders',
};
const laid = ({ section, rot }: { section: string; rot: number }): string => `${section}${rot === 180 ? ' turned' : ''}`;

const SENTENCES: Readonly<Record<string, (e: Fields) => string>> = {
  forceChosen: (e) => (e.force ? `Seat ${e.seat} recruits from ${e.force}: ${list(e.units)}.` : `Seat ${e.seat} has recruited.`),
  forcesRevealed: (e) => `The rosters are revealed: ${roster('A', e.A)}; ${roster('B', e.B)}.`,
  rollOff: (e) =>
    `Roll-off: A ${e.dice[0]}, B ${e.dice[1]}; ${e.first ? `seat ${e.first} is the first player` : 'a tie, roll again'}.`,
  sectionPlaced: (e) => `Seat ${e.seat} lays section ${laid(e as never)}${e.side ? ` on the ${e.side}` : ''}.`,
  boardAssembled: (e) => (e.left ? `The board: ${laid(e.left)} on the left, ${laid(e.right)} on the right.` : 'The board lies ready.'),
  areaChosen: (e) => `Seat A sets up in the ${e.A}, seat B in the ${e.B}.`,
  deployed: (e) =>
    `Seat ${e.seat} deploys ${list((e.placements as { unit: string; hex: string }[]).map((p) => `${p.unit} ${place(p.hex)}`))}.`,
  turnBegan: (e) => `Turn ${e.turn}: seat ${e.seat}.`,
  commandRolled: (e) => `Command roll ${list(e.dice)}: ${e.cp} CP${e.bonus ? ', one of them by a Command unit' : ''}.`,
  stepBegan: (e) => `${STEP[e.step]} (${e.cp} CP).`,
  suppressionRemoved: (e) => `A marker is removed from ${e.unit}, ${e.left} left (${e.cp} CP).`,
  reanimateRolled: (e) => `${e.unit} tries to reanimate: ${e.dice[0]}, ${e.returned ? 'an element returns' : 'nothing'}.`,
  orderRevealed: (e) => `${e.unit} turns its order up: ${e.order}.`,
  activationBegan: (e) => `${e.unit} is activated under ${e.order}${e.onInitiative ? ' on its own initiative' : ''} (${e.cp} CP).`,
  unitMoved: (e) =>
    (e.path as unknown[]).length === 0
      ? `${e.unit} stays at ${place(e.from)}.`
      : `${e.unit} moves from ${place(e.from)} by ${list((e.path as string[]).map(place))} (cost ${e.cost}).`,
  unitCarried: (e) => `${e.unit} is carried by ${e.by} and set down at ${place(e.to)}.`,
  attackDeclared: (e) =>
    `${e.unit} attacks ${e.target} at distance ${e.distance}${e.indirect ? ', indirectly' : ''}: ${plural(e.dice, 'die', 'dice')}, hitting on ${e.hitOn}+${(e.cover as string) === 'none' ? '' : `, ${e.cover} cover`}.`,
  attackRolled: (e) => `Attack roll ${list(e.dice)}: ${plural(e.hits, 'hit')}.`,
  suppressed: (e) => `${e.unit} is suppressed: ${plural(e.markers, 'marker')}, ${e.total} in all.`,
  damageRolled: (e) => `Damage roll ${list(e.dice)}, killing on ${e.killOn}+: ${plural(e.kills, 'kill')}.`,
  savesRolled: (e) => `Saving throws ${list(e.dice)}, saving on ${e.saveOn}+: ${plural(e.successes, 'kill')} ignored.`,
  savesUsed: (e) => `The owner of ${e.unit} uses ${plural(e.count, 'successful throw')}.`,
  elementsLost: (e) => `${e.unit} loses ${plural(e.lost, 'element')}, ${e.left} left.`,
  unitDestroyed: (e) => `${e.unit} is destroyed.`,
  vpAwarded: (e) => `Seat ${e.seat} earns ${e.vp} VP, ${e.total} in all.`,
  orderIssued: (e) =>
    `${(e.order as string) === 'hidden' ? 'An order' : `The order ${e.order}`} is ${e.replaced ? 'replaced on' : 'placed on'} ${e.unit}.`,
  orderRemoved: (e) => `The order of ${e.unit} is removed (${e.reason})${e.order ? `: ${e.order}` : ''}.`,
  objectiveScored: (e) => `${e.unit} holds ${e.hex} for seat ${e.seat}.`,
  drawOffered: (e) => `Seat ${e.seat} offers a draw.`,
  drawAnswered: (e) => `Seat ${e.seat} ${e.accept ? 'accepts' : 'declines'}.`,
  turnEnded: (e) => `Seat ${e.seat} ends its turn.`,
  gameEnded: (e) =>
    `${(e.winner as string) === 'draw' ? 'The game is a draw' : `Seat ${e.winner} wins`} (${ENDING[e.by]}), VP ${(e.vp as { A: number }).A} to ${(e.vp as { B: number }).B}.`,
  undone: (e) => `Seat ${e.seat} takes back ${plural(e.moves, 'move')}.`,
};

const ENDING: Readonly<Record<string, string>> = {
  vp: 'victory points',
  elimination: 'elimination',
  scenario: 'the scenario',
  turnLimit: 'turn limit',
  stalemate: 'stalemate',
  resign: 'resignation',
  agreement: 'agreement',
};

function roster(seat: string, { force, units }: { force: string; units: readonly string[] }): string {
  return `seat ${seat} ${force} with ${units.length} units`;
}

export function say(event: Event): string {
  const sentence = SENTENCES[event.type];
  if (!sentence) throw new Error(`bug: no sentence for the event ${event.type}`);
  return sentence(event as unknown as Fields);
}

