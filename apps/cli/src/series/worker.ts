// One thread of a series: gets a job once, then plays chunk after chunk of it.
import { parentPort, workerData } from 'node:worker_threads';
import { type Chunk, playGames } from '@sandtable/lab';
import { type Job, seriesOf } from './job.js';

const series = await seriesOf(workerData as Job);
parentPort!.on('message', (chunk: Chunk) => parentPort!.postMessage(playGames(series, chunk)));
parentPort!.postMessage('ready');
