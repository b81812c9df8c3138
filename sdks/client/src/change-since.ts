import type { Previous } from './wire/types.ts';

/** What the five analyses have in common. */
interface Scored {
  readonly generatedAt: string;
  readonly score?: number;
  readonly intelligence: { readonly summary: { readonly status: string } };
}

/**
 * What to send as `previous` with the next request, to learn why a result moved. The service stores nothing, so keep
 * the result, and also the request if each input is to be compared.
 *
 * @param request what was sent for `result`; its numbers and booleans are compared one by one
 * @example
 * ```ts
 * import { changeSince } from '@svc/client';
 *
 * const january = {
 *   generatedAt: '2026-01-13T09:00:00.000Z',
 *   score: 4,
 *   intelligence: { summary: { status: 'low' } },
 * };
 * changeSince(january, { avgSleepHours: 7.5, assessments: [] });
 * // → { status: 'low', computedAt: '2026-01-13T09:00:00.000Z', score: 4, inputs: { avgSleepHours: 7.5 } }
 * ```
 */
export function changeSince(result: Scored, request?: object): Previous {
  const { generatedAt, score, intelligence } = result;
  return {
    status: intelligence.summary.status,
    computedAt: generatedAt,
    ...(score === undefined ? {} : { score }),
    ...(request === undefined ? {} : { inputs: comparable(request) }),
  };
}

function comparable(request: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request).filter(([, value]) => typeof value === 'number' || typeof value === 'boolean'),
  );
}
