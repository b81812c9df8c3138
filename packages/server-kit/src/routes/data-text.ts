import type { Endpoint } from '@svc/contracts';
import type { ResponseCheck } from './response-check.ts';

interface Checking {
  readonly checkResponse: ResponseCheck;
}

/** The text of a success in the envelope of the developer API, checked against the schema of its endpoint. */
export function dataText(
  data: unknown,
  endpoint: Endpoint,
  { checkResponse }: Checking,
  requestId?: string,
): string {
  const answer = requestId === undefined ? { ok: true, data } : { ok: true, requestId, data };
  checkResponse(endpoint, answer);
  return JSON.stringify(answer);
}
