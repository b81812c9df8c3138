import type { ApiPromise } from '../connection/api-promise.ts';
import type { CallOptions } from '../connection/options.ts';
import { analyzeMedication, runMedicationAgent } from '../wire/operations.ts';
import type {
  MedicationAgentRequest,
  MedicationAgentResponse,
  MedicationAnalysis,
  MedicationAnalyzeRequest,
} from '../wire/types.ts';
import { Resource } from './resource.ts';

/**
 * Medicines: how symptoms moved after a start, and what to watch for in a list. Needs a secret key.
 *
 * @example
 * ```ts
 * import { Medication } from '@svc/client/medication';
 *
 * const medication = new Medication({ baseUrl: 'https://api.example.org', apiKey: 'svc_sk_test_example' });
 * typeof medication.agent; // → 'function'
 * ```
 */
export class Medication extends Resource {
  /**
   * Relates the start of each active prescription to the course of symptom scales.
   *
   * @param request up to 100 prescriptions and 500 assessments; both may be empty
   * @returns one signal for each prescription that can be judged; interactions are left to `agent`
   */
  analyze(request: MedicationAnalyzeRequest, options?: CallOptions): ApiPromise<MedicationAnalysis> {
    return this.connection.call(analyzeMedication, { body: request }, options);
  }

  /**
   * Checks a free-text medication list for interactions, washouts, maximum doses and cautions, and explains them.
   *
   * @param patientId your id of the patient; echoed, never stored
   * @throws ServiceUnavailableError when the model stays unavailable; nothing was written
   */
  agent(
    patientId: string,
    request: MedicationAgentRequest,
    options?: CallOptions,
  ): ApiPromise<MedicationAgentResponse> {
    return this.connection.call(runMedicationAgent, { params: [patientId], body: request }, options);
  }
}
