import type { RelapsePredictRequest } from '@svc/client';
import { predictRelapse } from '@/lib/relapse';

/**
 * For a page that sends what a clinician has entered. Let in only whom you know: ask your session here, as this example
 * has none.
 */
export async function POST(request: Request): Promise<Response> {
  const body = (await request.json().catch(() => undefined)) as RelapsePredictRequest | undefined;
  if (body === undefined)
    return Response.json({ code: 'invalid_request', issues: [NO_JSON] }, { status: 400 });
  // Whoever closes the page ends the call.
  const outcome = await predictRelapse(body, request.signal);
  if (!outcome.ok) return Response.json(outcome, { status: outcome.code === 'invalid_request' ? 400 : 502 });
  const { level, score, disclaimer, intelligence } = outcome.prediction;
  return Response.json({ headline: intelligence.summary.headline, level, score, disclaimer });
}

const NO_JSON = { path: 'body', message: 'must be JSON' };
