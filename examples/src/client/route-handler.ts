import { isSvcError, type RelapsePredictRequest } from '@svc/client';
import { Relapse } from '@svc/client/relapse';

/**
 * `app/api/relapse/route.ts` of a Next.js project, and a handler of any framework that knows `Request` and `Response`. The
 * page sends what the clinician entered; the key stays on the server.
 */
export async function POST(request: Request): Promise<Response> {
  const { SVC_BASE_URL: baseUrl = 'http://127.0.0.1:8787', SVC_API_KEY: apiKey = '' } = process.env;
  const relapse = new Relapse({ baseUrl, apiKey, totalTimeoutMs: 10_000 });
  try {
    const body = (await request.json()) as RelapsePredictRequest;
    // A clinician who closes the page ends the call.
    const { score, level, summaryLine, disclaimer } = await relapse.predict(body, { signal: request.signal });
    return Response.json({ score, level, summaryLine, disclaimer });
  } catch (error) {
    if (error instanceof SyntaxError) return Response.json({ fields: ['body'] }, { status: 400 });
    if (!isSvcError(error)) throw error;
    if (error.code !== 'invalid_request') return Response.json({ try: 'later' }, { status: 502 });
    return Response.json({ fields: error.issues.map(({ path }) => path) }, { status: 400 });
  }
}
