import type { ApiPromise } from '../connection/api-promise.ts';
import type { CallOptions } from '../connection/options.ts';
import { analyzeBiomarker, runBiomarkerAgent } from '../wire/operations.ts';
import type {
  BiomarkerAgentRequest,
  BiomarkerAgentResponse,
  BiomarkerAnalysis,
  BiomarkerAnalyzeRequest,
} from '../wire/types.ts';
import { Resource } from './resource.ts';

/**
 * Laboratory and wearable readings in context. Needs a secret key.
 *
 * @example
 * ```ts
 * import { Biomarker } from '@svc/client/biomarker';
 *
 * const biomarker = new Biomarker({ baseUrl: 'https://api.example.org', apiKey: 'svc_sk_test_example' });
 * typeof biomarker.analyze; // → 'function'
 * ```
 */
export class Biomarker extends Resource {
  /**
   * Puts flagged readings into context, and finds those whose flag does not fit their value.
   *
   * @param request 1 to 100 panels of up to 200 readings; `results.labs` of a lab order can be sent as it is
   */
  analyze(request: BiomarkerAnalyzeRequest, options?: CallOptions): ApiPromise<BiomarkerAnalysis> {
    return this.connection.call(analyzeBiomarker, { body: request }, options);
  }

  /**
   * Compares one panel with ranges and critical limits, and explains what is abnormal.
   *
   * @param patientId your id of the patient; echoed, never stored
   * @throws ServiceUnavailableError when the model stays unavailable; nothing was written
   */
  agent(
    patientId: string,
    request: BiomarkerAgentRequest,
    options?: CallOptions,
  ): ApiPromise<BiomarkerAgentResponse> {
    return this.connection.call(runBiomarkerAgent, { params: [patientId], body: request }, options);
  }
}
