// One thread of a simulation: gets a job once, then plays chunk after chunk of it.
import { parentPort, workerData } from 'node:worker_threads';
import { type Chunk, playSeries } from '@sandtable/lab';
import { type Job, seriesOf } from './job.js';

const series = await seriesOf(workerData as Job);
parentPort!.on('message', (chunk: Chunk) => parentPort!.postMessage(playSeries(series, chunk)));
parentPort!.postMessage('ready');
