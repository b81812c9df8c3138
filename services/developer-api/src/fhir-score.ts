import type { Endpoint } from '@svc/contracts';
import { scoreBundle, scoreToBundle } from '@svc/fhir';
import { dataText, invalidIssues, type ResponseCheck } from '@svc/server-kit';
import type { ActiveCalibrations } from '@svc/store';

/** What a call of `$score` asks for, beside its bundle. */
export interface FhirAsked {
  readonly now: number;
  readonly calibrated: ActiveCalibrations;
  /** As the media type of the body declares it. */
  readonly fhirVersion: string | undefined;
  /** The answer is a Bundle, not our envelope. */
  readonly asFhir: boolean;
  readonly requestId: string;
}

/**
 * The text of the answer to a bundle.
 *
 * @throws ApiError `invalid_request` that names each element at fault as FHIRPath
 */
export function fhirScoreText(
  bundle: unknown,
  { now, calibrated, fhirVersion, asFhir, requestId }: FhirAsked,
  endpoint: Endpoint,
  checking: { readonly checkResponse: ResponseCheck },
): string {
  const scored = scoreBundle(bundle, { now, calibrated, fhirVersion });
  if (!scored.ok) {
    throw invalidIssues(
      scored.outcome.issue.map(({ code, diagnostics = '', expression: [path = 'Bundle'] = [] }) => ({
        path,
        message: diagnostics.startsWith(`${path} `) ? diagnostics.slice(path.length + 1) : diagnostics,
        code,
      })),
    );
  }
  const text = dataText(scored.data, endpoint, checking);
  return asFhir ? JSON.stringify(scoreToBundle(scored.data, { id: requestId, subject: scored.subject })) : text;
}
