import type { ApiPromise } from '../connection/api-promise.ts';
import type { CallOptions } from '../connection/options.ts';
import { analyzeDmse } from '../wire/operations.ts';
import type { DmseAnalysis, DmseAnalyzeRequest } from '../wire/types.ts';
import { Resource } from './resource.ts';

/**
 * Digital mental-status exam: timing of speech and movement. Takes secret and publishable keys, so a browser may call it.
 *
 * @example
 * ```ts
 * import { Dmse } from '@svc/client/dmse';
 *
 * const dmse = new Dmse({ baseUrl: 'https://api.example.org', apiKey: 'svc_pk_live_example' });
 * typeof dmse.analyze; // → 'function'
 * ```
 */
export class Dmse extends Resource {
  /**
   * Reads speech and movement timing as signals of a mental-status exam.
   *
   * @param request at least one of the four metrics; `history` gives baseline and trend
   * @returns signals with their range, confidence and narrative line; advisory, with a disclaimer to show
   */
  analyze(request: DmseAnalyzeRequest, options?: CallOptions): ApiPromise<DmseAnalysis> {
    return this.connection.call(analyzeDmse, { body: request }, options);
  }
}
