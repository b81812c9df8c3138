import { Problem } from '../../api/problem.ts';
import type { Read } from '../../api/use-read.ts';

export const SAMPLE_AT = '2026-03-29T00:30:00.000Z';

export const SAMPLE_PROBLEM = new Problem({
  status: 500,
  code: 'server_error',
  message: 'Something went wrong on our side.',
  requestId: 'req_0123456789abcdef',
  docs: 'https://api.example.org/docs/errors/server_error',
});

interface SampleList {
  readonly rows: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  readonly asOf: string;
}

const read = (change: Partial<Read<SampleList>>): Read<SampleList> => ({
  data: undefined,
  problem: null,
  isReading: false,
  readAt: Date.parse(SAMPLE_AT),
  again: () => undefined,
  ...change,
});

const ROWS: SampleList = {
  asOf: SAMPLE_AT,
  rows: [
    // What somebody stored is shown as it stands.
    { id: 'key_1', name: '<img src=x onerror=alert(1)>', count: 0 },
    {
      id: 'key_2',
      name: 'https://a-host-name-without-any-blank-that-goes-on-and-on.example.org/hook',
      count: 1_234_567,
    },
  ],
};

/** A list in each of its states. */
export const SAMPLE_READS = {
  loading: read({ isReading: true }),
  failed: read({ problem: SAMPLE_PROBLEM }),
  empty: read({ data: { ...ROWS, rows: [] } }),
  rows: read({ data: ROWS }),
  stale: read({ data: ROWS, problem: SAMPLE_PROBLEM }),
} as const;
