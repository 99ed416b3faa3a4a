import type { Eyes, Left, Push } from '@sandtable/house';
import type { Do, Reply, ReplyTo, RequestTo } from '@sandtable/referee';

/** The one way to a referee. A worker is behind it today, a websocket may be tomorrow; nobody on this side can tell. */
export interface RefereePort {
  ask<K extends Do>(request: RequestTo<K>): Promise<ReplyTo<K>>;
  /** Is told how a game stands, and from then on whatever is new. */
  follow(eyes: Eyes, told: (push: Push) => void): void;
  /** Has orders carried out one after the other; is told how many are left, and at last how it ended. */
  carryOut(kind: string, orders: readonly unknown[], onLeft: (left: number) => void): Promise<Reply>;
  /** They are left as they are, after the answer that is under way. */
  halt(): void;
  close(): void;
}

/**
 * Carries requests over a message port, such as one to a worker. Replies are matched by the id that every request gets; no other
 * port gives the same, so that a request sent again is known for what it is.
 */
export function overMessages(port: MessagePort): RefereePort {
  const waiting = new Map<string, (reply: Reply) => void>();
  const name = [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('');
  let last = 0;
  let told: (push: Push) => void = () => {};
  let left: (left: number) => void = () => {};
  port.onmessage = ({ data }: MessageEvent<Reply | Push | Left>) => {
    if ('left' in data) return left(data.left);
    if (!('ok' in data)) return told(data);
    const settle = waiting.get(data.id as string);
    waiting.delete(data.id as string);
    settle?.(data);
  };
  const send = (request: object): Promise<Reply> =>
    new Promise((settle) => {
      const id = `${name} ${++last}`;
      waiting.set(id, settle);
      port.postMessage({ ...request, id });
    });
  return {
    ask: <K extends Do>(request: RequestTo<K>) => send(request) as Promise<ReplyTo<K>>,
    follow: (eyes, tell) => {
      told = tell;
      void send({ do: 'follow', ...eyes }).then((reply) => {
        if (!reply.ok) tell({ lost: reply });
      });
    },
    carryOut: (kind, orders, onLeft) => {
      left = onLeft;
      return send({ do: 'errands', kind, orders });
    },
    halt: () => void send({ do: 'halt' }),
    close: () => port.close(),
  };
}

export { problemOf } from '@sandtable/house';
