import { House, type HouseRoom, type Left, type Place, type Push, serve } from '@sandtable/house';
import { carryPort, type Port, Referee, type Reply } from '@sandtable/referee';
import type { DeskNews, DeskReply, DeskRequest, DeskWord, DeskWords, OpenGame } from '../port/seating.js';
import { parsedJson } from './browser-store.js';

/** What the desk needs of the world round it. */
export interface DeskRoom extends Omit<HouseRoom, 'unstored' | 'stored'> {
  tell(news: DeskNews): void;
  /** An address at which the page may have a file downloaded for a while. */
  address(file: Blob): string;
}

type Handlers = { readonly [W in DeskWord]: (ask: DeskWords[W]['ask']) => Promise<DeskWords[W]['reply']> };

/** Bytes of the largest file that is read: a game of a thousand answers has a fiftieth of it. */
const LARGEST = 20_000_000;

/** Where the page asks for games and seats: the door of a house. Whatever is wrong is a sentence for a person. */
export class Desk {
  private readonly house: House;
  private readonly referee: Referee;
  private readonly room: DeskRoom;

  constructor(referee: Referee, room: DeskRoom) {
    this.referee = referee;
    this.room = room;
    this.house = new House(referee, {
      ...room,
      unstored: (game, error) =>
        room.tell({ id: 0, game, unstored: error instanceof Error ? error.message : String(error) }),
      stored: (game) => room.tell({ id: 0, game, unstored: null }),
    });
  }

  async handle({ id, do: word, ...ask }: DeskRequest): Promise<DeskReply> {
    try {
      return { id, ok: true, reply: await this.handlers[word](ask as never) };
    } catch (error) {
      return { id, ok: false, problem: error instanceof Error ? error.message : String(error) };
    }
  }

  private readonly handlers: Handlers = {
    lobby: async ({ port }) => {
      carryPort(this.referee.session({ seats: [], games: [] }), port as Port);
      return {};
    },
    know: async ({ ruleset }) => ({ known: await this.house.know(ruleset) }),
    lesson: async ({ port }) => {
      const { rulesets } = this.referee;
      const take = serve(new Referee([...rulesets.values()]).session(), (message) => port.postMessage(message));
      port.onmessage = ({ data }: MessageEvent) => take(data);
      return {};
    },
    open: async ({ wanted }) => asOpen(await this.house.open(wanted)),
    again: async ({ game }) => asOpen(await this.house.again(game)),
    resume: async ({ game }) => asOpen(await this.house.resume(game)),
    leave: async ({ game }) => {
      await this.house.leave(game);
      return {};
    },
    sit: async ({ game, seat, port }) => {
      carry(this.house.sit(game, seat), port);
      return { orders: seat === null ? [] : this.house.standingOrders(game, seat) };
    },
    bot: async ({ game, seat, port }) => {
      carry(this.house.sitBot(game, seat), port);
      return {};
    },
    stand: async ({ game, seat, orders }) => {
      await this.house.stand(game, seat, orders);
      return {};
    },
    seats: async ({ game, players }) => asOpen(await this.house.give(game, players)),
    branch: async ({ game, at, players, title }) => asOpen(await this.house.branch(game, at, players, title)),
    games: async () => ({ games: (await this.house.games()) as DeskWords['games']['reply']['games'] }),
    rename: async ({ game, title }) => {
      await this.house.rename(game, title);
      return {};
    },
    remove: async ({ game }) => {
      await this.house.remove(game);
      return {};
    },
    file: async ({ game }) => {
      const { title, record } = await this.house.whole(game);
      const text = `${JSON.stringify(record, null, 1)}\n`;
      const url = this.room.address(new Blob([text], { type: 'application/json' }));
      return { url, name: `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.sandtable.json` };
    },
    load: async ({ file, title, players }) => {
      if (file.size > LARGEST) throw new Error(`The file has ${file.size} bytes, expected at most ${LARGEST}.`);
      return asOpen(await this.house.layNew(parsedJson('The file', await file.text()), title, players));
    },
  };
}

/** Who sits at a place speaks over a port; what is new is pushed over it too. */
function carry(place: Place, port: MessagePort): void {
  const send = (message: Push | Left | Reply): void => port.postMessage(message);
  port.onmessage = async ({ data }: MessageEvent) => send(await place.handle(data, send));
}

/** Who plays here is one of those whom the page knows: whatever is opened, and whatever is read, is checked for that. */
const asOpen = (open: unknown): OpenGame => open as OpenGame;
