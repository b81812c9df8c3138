import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../model-port.ts';
import { scriptedModel } from '../models/scripted.ts';
import { draftMse } from '../model-draft/draft-mse.ts';
import { AGENT_KEYS, AGENT_REQUESTS } from '../../test/agent-requests.ts';
import { type AgentOptions, runAgent } from './run-agent.ts';

const WORK: [string, (options: AgentOptions) => Promise<unknown>][] = [
  ...AGENT_KEYS.map((product): (typeof WORK)[number] => [
    `the ${product} agent`,
    (options) => runAgent(product, 'p', AGENT_REQUESTS[product] as never, options),
  ]),
  [
    'the MSE draft',
    (options) => draftMse('visit-1', { patientId: 'p', transcript: 'Patient: I feel hopeless.' }, options),
  ],
];

const CALLER_LEFT = new DOMException('The caller went away.', 'AbortError');
const SERVER_STOPS = new DOMException('The server answered instead.', 'AbortError');

/** How a run ends that its model does not end, and what everybody is told then. */
const ENDS = [
  ['the caller leaves', CALLER_LEFT, {}, 'abandoned', 'AbortError: The caller went away.'],
  ['the server stops', SERVER_STOPS, {}, 'abandoned', 'AbortError: The server answered instead.'],
  ['the deadline comes', null, { deadlineMs: 1 }, 'timeout', 'TimeoutError: '],
] as const;

const EACH = WORK.flatMap(([name, work]) =>
  ENDS.map(([end, ...told]) => [name, end, work, ...told] as const),
);

describe('a model that never answers is left', () => {
  it.each(EACH)('by %s when %s', async (_name, _end, work, why, limits, reason, told) => {
    const over = new AbortController();
    const seen: ModelRequest[] = [];
    const model = scriptedModel([
      (request) => {
        seen.push(request);
        if (why !== null) queueMicrotask(() => over.abort(why));
        return new Promise(() => {});
      },
    ]);
    const run = work({ model, now: 0, marker: 'm', signal: over.signal, limits });
    const error = await run.catch((thrown: unknown) => thrown);
    const { signal } = seen[0] as ModelRequest;
    expect(error).toMatchObject({ code: 'model_unavailable', reason });
    expect(String(signal.reason)).toContain(told);
    expect((error as Error).cause).toBe(signal.reason);
    expect([seen.length, over.signal.aborted]).toEqual([1, why !== null]);
    for (const each of [signal, over.signal]) expect(getEventListeners(each, 'abort')).toEqual([]);
  });
});
