import type { Bundle, DiagnosticReport, FhirResource, RiskAssessment } from 'fhir/r4.js';
import type { RelapsePrediction } from '@svc/contracts';
import { SYSTEMS } from '../systems.ts';
import { reportCategory } from './category.ts';
import { conceptOf } from './concept.ts';
import { fhirId } from './fhir-id.ts';
import { THE_SERVICE } from './performer.ts';
import { productTitle } from './product-titles.ts';
import { findingObservations } from './result-findings.ts';
import {
  advisoryNotes,
  isAssessed,
  type ProductResult,
  productTag,
  resultObservation,
} from './result-observation.ts';
import {
  bundleOf,
  namedSubject,
  referenceTo,
  siblingId,
  subjectOf,
  type WriteContext,
} from './write-context.ts';

/**
 * A result as a DiagnosticReport with its Observations: the first is the one in the contract, the others its signals,
 * components or factors. A relapse result also has a RiskAssessment.
 *
 * @example
 * ```ts
 * import { resultResources } from '@svc/fhir';
 * import { score } from '@svc/intelligence';
 *
 * const data = score('relapse', { assessments: [], avgSleepHours: 4.5 }, { now: '2026-03-01T09:00:00Z' });
 * resultResources(data, { id: 'r1' }).map(({ resourceType }) => resourceType).slice(0, 3);
 * // → [ 'DiagnosticReport', 'RiskAssessment', 'Observation' ]
 * ```
 */
export function resultResources(data: ProductResult, context: WriteContext): FhirResource[] {
  const { observations: findings, leftOut } = findingObservations(data, context);
  const missing = leftOut === 0 ? [] : [`${leftOut} further findings are not listed here, for want of room.`];
  const written = resultObservation(data, { ...context, id: siblingId(context, 'result') });
  const main = {
    ...written,
    note: [...(written.note ?? []), ...missing.map((text) => ({ text }))],
    ...(findings.length === 0 ? {} : { hasMember: findings.map(referenceTo) }),
  };
  const report = reportOf(data, context, { result: [main, ...findings].map(referenceTo), missing });
  const risk =
    data.object === 'relapse.prediction' ? [relapseRiskAssessment(data, context, referenceTo(main))] : [];
  return [report, ...risk, main, ...findings];
}

/**
 * The resources of one result or several as a Bundle of type `collection`.
 *
 * @example
 * ```ts
 * import { resultBundle } from '@svc/fhir';
 * import { score } from '@svc/intelligence';
 *
 * const data = score('dmse', { responseLatencySeconds: 4.2 }, { now: '2026-03-01T09:00:00Z' });
 * resultBundle([data], { id: 'session-8' }).entry?.[0]?.fullUrl;
 * // → 'https://svc.example/fhir/DiagnosticReport/session-8-dmse'
 * ```
 */
export function resultBundle(results: readonly ProductResult[], context: WriteContext): Bundle {
  const resources = results.flatMap((data) =>
    resultResources(data, { ...context, id: siblingId(context, data.intelligence.engine) }),
  );
  const timestamp =
    results
      .map(({ generatedAt }) => generatedAt)
      .toSorted()
      .at(-1) ?? new Date(0).toISOString();
  return bundleOf(resources, context, { type: 'collection', timestamp });
}

function reportOf(
  data: ProductResult,
  context: WriteContext,
  { result, missing }: { readonly result: DiagnosticReport['result']; readonly missing: readonly string[] },
): DiagnosticReport {
  const { engine, summary, provenance } = data.intelligence;
  const title = productTitle(engine);
  return {
    resourceType: 'DiagnosticReport',
    id: fhirId(context.id),
    meta: productTag(engine),
    status: 'final',
    category: reportCategory('OTH'),
    code: conceptOf(title, [{ system: SYSTEMS.product, code: engine, display: title }]),
    ...subjectOf(context),
    effectiveDateTime: provenance.generatedAt,
    issued: provenance.generatedAt,
    performer: [THE_SERVICE],
    ...(result === undefined ? {} : { result }),
    // A DiagnosticReport has no note: what must be read with the headline follows it.
    conclusion: [summary.headline, ...missing, ...advisoryNotes(data).map(({ text }) => text)].join(' '),
  };
}

/** Each level as one of FHIR's likelihoods, which have none between moderate and high. */
const LIKELIHOODS: Readonly<Record<RelapsePrediction['level'], { code: string; display: string }>> = {
  low: { code: 'low', display: 'Low likelihood' },
  moderate: { code: 'moderate', display: 'Moderate likelihood' },
  elevated: { code: 'high', display: 'High likelihood' },
  high: { code: 'high', display: 'High likelihood' },
};

/**
 * The early-warning score as a RiskAssessment. It has no probability: the score is not one. A result without any
 * evidence has no coded likelihood, so that nobody reads it as a low one.
 */
function relapseRiskAssessment(
  data: RelapsePrediction,
  context: WriteContext,
  basis: ReturnType<typeof referenceTo>,
): RiskAssessment {
  const { provenance } = data.intelligence;
  return {
    resourceType: 'RiskAssessment',
    id: siblingId(context, 'risk'),
    meta: productTag('relapse'),
    status: 'final',
    method: { text: `${provenance.method}, engine version ${provenance.engineVersion}` },
    subject: namedSubject(context),
    occurrenceDateTime: provenance.generatedAt,
    performer: THE_SERVICE,
    basis: [basis],
    prediction: [
      {
        outcome: { text: 'Relapse of the psychiatric condition' },
        qualitativeRisk: isAssessed(data)
          ? conceptOf(data.level, [{ system: SYSTEMS.riskProbability, ...LIKELIHOODS[data.level] }])
          : { text: 'not assessed' },
        rationale: data.summaryLine,
      },
    ],
    mitigation: data.recommendation,
    note: advisoryNotes(data),
  };
}
