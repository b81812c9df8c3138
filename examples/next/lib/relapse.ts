import 'server-only';
import { isSvcError, type Issue, type RelapsePrediction, type RelapsePredictRequest } from '@svc/client';
import { Relapse } from '@svc/client/relapse';

/** What to show: the prediction, or by what code it failed and which fields are to blame. */
export type Outcome =
  | { readonly ok: true; readonly prediction: RelapsePrediction }
  | { readonly ok: false; readonly code: string; readonly issues: readonly Issue[] };

/** The one place that holds the key. `server-only` fails the build of a client component that imports it. */
export async function predictRelapse(request: RelapsePredictRequest, signal?: AbortSignal): Promise<Outcome> {
  try {
    const { SVC_BASE_URL: baseUrl = '', SVC_API_KEY: apiKey = '' } = process.env;
    const relapse = new Relapse({ baseUrl, apiKey, totalTimeoutMs: 10_000 });
    const prediction = await relapse.predict(request, signal === undefined ? {} : { signal });
    return { ok: true, prediction };
  } catch (error) {
    if (!isSvcError(error)) throw error;
    return { ok: false, code: error.code, issues: error.code === 'invalid_request' ? error.issues : [] };
  }
}
