import type { ApiPromise } from '../connection/api-promise.ts';
import type { CallOptions } from '../connection/options.ts';
import { scoreFhir } from '../wire/operations.ts';
import type { FhirResourceBody, FhirScore } from '../wire/types.ts';
import { Resource } from './resource.ts';

/**
 * Scoring of EHR data in FHIR R4. Needs a secret key.
 *
 * @example
 * ```ts
 * import { Fhir } from '@svc/client/fhir';
 *
 * const fhir = new Fhir({ baseUrl: 'https://api.example.org', apiKey: 'svc_sk_test_example' });
 * typeof fhir.score; // → 'function'
 * ```
 */
export class Fhir extends Resource {
  /**
   * Scores one patient's bundle for every product that it holds data for.
   *
   * @param bundle a FHIR R4 Bundle, or a single resource; nothing of it is stored
   * @returns the result of each product, and a report of what was used, what was not and why
   */
  score<Bundle extends FhirResourceBody>(bundle: Bundle, options?: CallOptions): ApiPromise<FhirScore> {
    return this.connection.call(scoreFhir, { body: bundle }, options);
  }
}
