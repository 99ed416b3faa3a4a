import type { Do, Reply, ReplyTo, RequestTo } from '@sandtable/referee';

/** The one way to a referee. A worker is behind it today, a websocket may be tomorrow; nobody on this side can tell. */
export interface RefereePort {
  ask<K extends Do>(request: RequestTo<K>): Promise<ReplyTo<K>>;
  close(): void;
}

/** Carries requests over a message port, such as one to a worker. Replies are matched by the id that every request gets. */
export function overMessages(port: MessagePort): RefereePort {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  port.onmessage = ({ data }: MessageEvent<Reply>) => {
    const settle = waiting.get(data.id as number);
    waiting.delete(data.id as number);
    settle?.(data);
  };
  return {
    ask: <K extends Do>(request: RequestTo<K>) =>
      new Promise<ReplyTo<K>>((settle) => {
        const id = ++last;
        waiting.set(id, settle as (reply: Reply) => void);
        port.postMessage({ ...request, id });
      }),
    close: () => port.close(),
  };
}

/** What went wrong, as a sentence for a person. */
export function problemOf(reply: Reply): string | null {
  if (reply.ok) return null;
  if ('refusal' in reply) return reply.refusal.message;
  return 'error' in reply ? reply.error.message : reply.bug.message;
}
