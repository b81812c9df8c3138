import type { ApiPromise } from '../connection/api-promise.ts';
import type { CallOptions } from '../connection/options.ts';
import { runOutcomeAgent, scoreOutcome } from '../wire/operations.ts';
import type {
  OutcomeAgentRequest,
  OutcomeAgentResponse,
  OutcomeScore,
  OutcomeScoreRequest,
} from '../wire/types.ts';
import { Resource } from './resource.ts';

/**
 * Where a treatment is going. Needs a secret key.
 *
 * @example
 * ```ts
 * import { Outcome } from '@svc/client/outcome';
 *
 * const outcome = new Outcome({ baseUrl: 'https://api.example.org', apiKey: 'svc_sk_test_example' });
 * typeof outcome.score; // → 'function'
 * ```
 */
export class Outcome extends Resource {
  /**
   * Combines up to five sources into one trajectory from -100 (worsening) to +100 (strong improvement).
   *
   * @param request up to 500 assessments, possibly none; the other sources are optional
   */
  score(request: OutcomeScoreRequest, options?: CallOptions): ApiPromise<OutcomeScore> {
    return this.connection.call(scoreOutcome, { body: request }, options);
  }

  /**
   * Scores questionnaires, with trajectory and reliable change, and explains them.
   *
   * @param patientId your id of the patient; echoed, never stored
   * @throws ServiceUnavailableError when the model stays unavailable; nothing was written
   */
  agent(
    patientId: string,
    request: OutcomeAgentRequest,
    options?: CallOptions,
  ): ApiPromise<OutcomeAgentResponse> {
    return this.connection.call(runOutcomeAgent, { params: [patientId], body: request }, options);
  }
}
