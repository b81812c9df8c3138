import type { ApiPromise } from '../connection/api-promise.ts';
import type { CallOptions } from '../connection/options.ts';
import { scoreFhir } from '../wire/operations.ts';
import type { FhirResourceBody, FhirScore } from '../wire/types.ts';
import { Resource } from './resource.ts';

/**
 * What an EHR holds, as FHIR R4. Needs a secret key.
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
   * Scores every product that a bundle of one patient holds something for.
   *
   * @param bundle a FHIR R4 Bundle, or one resource of it; nothing of it is stored
   * @returns the result of each product, and a report of what was used, what was not and why
   */
  score<Bundle extends FhirResourceBody>(bundle: Bundle, options?: CallOptions): ApiPromise<FhirScore> {
    return this.connection.call(scoreFhir, { body: bundle }, options);
  }
}
