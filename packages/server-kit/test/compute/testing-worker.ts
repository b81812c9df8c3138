import { ApiError, invalidField } from '../../src/errors/api-error.ts';
import { serveJobs } from '../../src/compute/serve-jobs.ts';

/** Jobs that behave well and badly. */
export const TEST_JOBS = {
  double: ({ value }: { value: number }) => value * 2,
  length: ({ bytes }: { bytes: Uint8Array }) => bytes.length,
  environment: () => Object.keys(process.env).length,
  refuse: ({ field }: { field: string }): never => {
    throw invalidField(field, 'must be something else');
  },
  unprocessable: (): never => {
    throw new ApiError('invalid_request', 'Not valid.', { fieldErrors: ['mood: no such option'] });
  },
  break: (): never => {
    throw new TypeError('a fault of ours');
  },
  forEver: (): never => {
    for (;;);
  },
  hoard: (): never => {
    const block = Array.from({ length: 10_000 }, (_each, index) => index);
    const kept: number[][] = [];
    for (;;) kept.push(block.slice());
  },
  /** Memory outside the heap, as native code takes it. */
  hoardOutside: (): never => {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(4 * 1_048_576, kept.length + 1));
  },
  processId: () => process.pid,
  hold: ({ gate, value }: { gate: SharedArrayBuffer; value: number }) => {
    Atomics.wait(new Int32Array(gate), 0, 0);
    return value;
  },
};

serveJobs(TEST_JOBS);
