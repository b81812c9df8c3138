import type { ApiPromise } from '../connection/api-promise.ts';
import type { CallOptions } from '../connection/options.ts';
import { predictRelapse, runRelapseAgent } from '../wire/operations.ts';
import type {
  RelapseAgentRequest,
  RelapseAgentResponse,
  RelapsePrediction,
  RelapsePredictRequest,
} from '../wire/types.ts';
import { Resource } from './resource.ts';

/**
 * Early warning of a relapse. Needs a secret key.
 *
 * @example
 * ```ts
 * import { Relapse } from '@svc/client/relapse';
 *
 * const relapse = new Relapse({ baseUrl: 'https://api.example.org', apiKey: 'svc_sk_test_example' });
 * typeof relapse.predict; // → 'function'
 * ```
 */
export class Relapse extends Resource {
  /**
   * Combines five factors into an early-warning score from 0 to 100.
   *
   * @param request up to 500 assessments, possibly none; without any usable input `assessed` is false
   */
  predict(request: RelapsePredictRequest, options?: CallOptions): ApiPromise<RelapsePrediction> {
    return this.connection.call(predictRelapse, { body: request }, options);
  }

  /**
   * Combines early-warning signs, each from 0 to 1, into one score, and explains it.
   *
   * @param patientId your id of the patient; echoed, never stored
   * @throws ServiceUnavailableError when the model stays unavailable; nothing was written
   */
  agent(
    patientId: string,
    request: RelapseAgentRequest,
    options?: CallOptions,
  ): ApiPromise<RelapseAgentResponse> {
    return this.connection.call(runRelapseAgent, { params: [patientId], body: request }, options);
  }
}
