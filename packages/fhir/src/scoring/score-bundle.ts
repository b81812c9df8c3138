import { type FhirScore, formatIsoDate, parseIsoDate, PRODUCTS, type ProductKey } from '@svc/contracts';
import type { CalibratedSet } from '@svc/engines';
import { parseRequest, scoreParsed } from '@svc/intelligence';
import type { OperationOutcome } from 'fhir/r4.js';
import type { FhirRequests } from '../reading/build-requests.ts';
import { readBundle, type ReadOptions } from '../reading/read-bundle.ts';

export interface ScoreBundleOptions extends ReadOptions {
  /** Promoted sets of parameters by product; shipped constants where there is none. */
  readonly calibrated?: Readonly<Partial<Record<ProductKey, CalibratedSet | null>>> | undefined;
}

/** The scores of a bundle, or why it cannot be read. */
export type BundleScore =
  | { readonly ok: true; readonly data: FhirScore; readonly subject: string | undefined }
  | { readonly ok: false; readonly outcome: OperationOutcome };

const DISCLAIMER =
  'Decision support for clinician review: the records of a bundle read and scored by fixed rules, not a diagnosis and not ' +
  'a substitute for clinical judgement. What was not in the bundle, or could not be read, was not assessed: read the report.';

/**
 * Reads a FHIR R4 bundle of one patient and scores it: byte for byte the `data` that `POST /v1/fhir/$score` answers,
 * without a server or a key.
 *
 * @throws RangeError when `now` is not a valid moment
 *
 * @example
 * ```ts
 * import { scoreBundle } from '@svc/fhir';
 *
 * const sodium = {
 *   resourceType: 'Observation',
 *   status: 'final',
 *   code: { coding: [{ system: 'http://loinc.org', code: '2951-2' }] },
 *   effectiveDateTime: '2026-11-19',
 *   valueQuantity: { value: 119, unit: 'mmol/L' },
 * };
 * const scored = scoreBundle(sodium, { now: '2026-11-20' });
 * scored.ok && scored.data.results.biomarker?.intelligence.summary.status; // → 'critical'
 * ```
 */
export function scoreBundle(bundle: unknown, options: ScoreBundleOptions): BundleScore {
  const reading = readBundle(bundle, options);
  if (!reading.ok) return reading;
  const { now, calibrated = {} } = options;
  const moment = typeof now === 'number' ? now : parseIsoDate(now);
  return {
    ok: true,
    subject: reading.subject,
    data: {
      object: 'fhir.score',
      generatedAt: formatIsoDate(moment),
      results: scoreRequests(reading.requests, moment, calibrated),
      report: reading.report,
      disclaimer: DISCLAIMER,
    },
  };
}

function scoreRequests(
  requests: FhirRequests,
  now: number,
  calibrated: NonNullable<ScoreBundleOptions['calibrated']>,
): FhirScore['results'] {
  const scored = PRODUCTS.flatMap((product) => {
    const request = requests[product];
    if (request === undefined) return [];
    const parsed = parseRequest(product, request);
    return [[product, scoreParsed(product, parsed, { now, calibrated: calibrated[product] ?? null }).data]];
  });
  return Object.fromEntries(scored) as FhirScore['results'];
}
