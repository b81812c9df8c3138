/** Answers each task with the processor time that one reading takes on this thread alone. */
import { parentPort } from 'node:worker_threads';
import { ApiError } from '../../../packages/server-kit/src/index.ts';
import { bodyOf } from './places.ts';
import { readerOf } from './readers.ts';
import type { Reading, Task } from './task.ts';
import { HOSTILE_TEXTS } from './texts.ts';

const answer = (reading: Reading | 'ready'): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(reading);
};
parentPort?.on('message', (task: Task) => answer(measure(task)));
answer('ready');

function measure({ place, text, size, times }: Task): Reading {
  const bytes = bodyOf(place, size, HOSTILE_TEXTS[text] ?? (() => text));
  const read = readerOf(place.endpointId);
  const before = process.threadCpuUsage();
  let outcome: Reading['outcome'] = 'read';
  let failure = '';
  for (let time = 0; time < times; time += 1)
    try {
      read(bytes);
    } catch (error) {
      outcome = error instanceof ApiError ? 'refused' : 'failed';
      failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1_000 / times, outcome, failure };
}
