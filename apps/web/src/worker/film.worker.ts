import type { FromFilm, ToFilm } from '../share/film.js';
import { Film } from './film.js';

// Puts a film together, so that the page can go on.

const scope = self as unknown as { onmessage: unknown; postMessage(message: FromFilm, hand?: Transferable[]): void };
const film = new Film();

scope.onmessage = ({ data }: MessageEvent<ToFilm>) => {
  try {
    if ('end' in data) {
      const bytes = film.bytes();
      scope.postMessage({ film: bytes }, [bytes.buffer]);
    } else {
      film.add(new Uint8ClampedArray(data.pixels), data.width, data.height, data.ms);
      scope.postMessage({ frame: true });
    }
  } catch (error) {
    scope.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
};
