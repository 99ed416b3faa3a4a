// Asks the browser to keep the page on the device, and tells when a newer one is there. A newer one never comes by itself.

/** Takes the newer version into use; the page then opens anew with it. */
export type UseNewer = () => void;

const listeners = new Set<() => void>();
let newer: UseNewer | null = null;

export const newerVersion = (): UseNewer | null => newer;

export function onNewerVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function found(waiting: ServiceWorker): void {
  newer = () => {
    // only who asked for it: another tab, with a game under way, goes on as it is
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
  };
  for (const listener of listeners) listener();
}

/** A browser that was told to keep nothing gives no registration. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // without a controller it is the first version here, and nobody has an older one to leave
      if (installing.state === 'installed' && navigator.serviceWorker.controller) found(installing);
    });
  });
}

/** Milliseconds without a touch or a key after which nobody is waiting for anything. */
const QUIET = 10_000;

let register: (() => void) | null = null;

/** The first decision at a table has been made: whatever it took to come there has been fetched. */
export function decided(): void {
  register?.();
}

/**
 * After the first decision, or when the page has been left alone for a while: on a slow line everything that is fetched to be
 * kept takes from what somebody is waiting for.
 */
export function keepOnDevice(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  let timer = 0;
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => register?.(), QUIET);
  };
  register = () => {
    register = null;
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, later, true);
    navigator.serviceWorker.register('./sw.js').then(watch, () => {
      // A browser may forbid it (a private window, no secure address): the page works all the same while there is a network.
    });
  };
  for (const sign of SIGNS) addEventListener(sign, later, true);
  later();
  // What an earlier visit keeps is in use already: only a newer version is looked for.
  if (navigator.serviceWorker.controller) register();
}

const SIGNS = ['pointerdown', 'keydown', 'hashchange'] as const;
