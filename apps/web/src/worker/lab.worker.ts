import { mustParse } from '@sandtable/kernel';
import { Counting, type PlayChunk } from '../lab/counting.js';
import { labStore } from '../lab/lab-store.js';
import type { FromCounter, FromPlayer, LabAsked, ToCounter, ToPlayer, View } from '../lab/messages.js';
import { loadRuleset } from './rulesets.js';

// The thread that deals out the games of the lab, keeps them, counts them and draws what is known: none of it is work of the page.

const scope = self as unknown as { onmessage: unknown; postMessage(message: FromCounter): void };

/** As often as somebody can follow. */
const SHOWN_EVERY_MS = 500;

let counting: Counting | null = null;
let view: View = { language: 'en', width: 640, field: null };
let isTold = true;
let isPlanned = false;
/** What is said before the rules are there waits. */
let opened: Promise<void> = Promise.resolve();

scope.onmessage = ({ data }: MessageEvent<ToCounter>) => {
  if ('ask' in data) opened = begin(data.ask).catch(failed);
  else void opened.then(() => hear(data)).catch(failed);
};

const failed = (error: unknown) =>
  scope.postMessage({ failed: error instanceof Error ? error.message : String(error) });

async function begin(asked: LabAsked): Promise<void> {
  const ruleset = await loadRuleset(asked.ruleset);
  const seats = ruleset.seats(ruleset.open(mustParse('setup', ruleset.setup, asked.setup)));
  const build = import.meta.env.LAB_BUILD ?? 'unknown';
  counting = new Counting(ruleset, asked, [seats[0]!, seats[1]!], build, await labStore(build), news);
  counting.onFailure((why) => scope.postMessage({ failed: why }));
  if (seats.length !== 2) {
    counting = null;
    throw new Error(`seats: ${seats.length}`);
  }
  await counting.open();
}

function hear(data: Exclude<ToCounter, { readonly ask: unknown }>): void {
  if ('join' in data) counting?.join(player(data.join));
  else if ('go' in data) counting?.go(data.go);
  else if ('show' in data) {
    view = data.show;
    show();
  } else if (counting) scope.postMessage({ html: counting.report(data.report) });
}

function news(): void {
  isTold = false;
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    if (!isTold) show();
  }, SHOWN_EVERY_MS);
}

function show(): void {
  isTold = true;
  if (counting) scope.postMessage({ shown: counting.shown(view) });
}

function player(port: MessagePort): PlayChunk {
  return (play, chunk) =>
    new Promise((resolve, reject) => {
      port.onmessage = ({ data }: MessageEvent<FromPlayer>) =>
        'failed' in data ? reject(new Error(data.failed)) : resolve(data);
      port.postMessage({ play, ruleset: play.ruleset, chunk } satisfies ToPlayer);
    });
}
