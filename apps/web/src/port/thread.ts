import type { Role } from '../worker/thread.js';
import Thread from '../worker/thread.ts?worker';

export function startThread(role: Role): Worker {
  return new Thread({ name: role });
}
