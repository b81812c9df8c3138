import type { RelapseFactor, RelapsePredictRequest } from '@svc/contracts';
import type { EngineContext, EngineDescription } from '../engine.ts';
import { scaleCodes, scaleInputs, suppliedScores } from '../shared/scale-evidence.ts';
import { unsaid } from '../shared/unsaid.ts';
import { comparableInputs, FIELDS } from './fields.ts';
import type { RelapseFindings } from './relapse-findings.ts';
import type { RelapseParameter } from './parameters.ts';
import { confidenceFact, headline, notAvailable } from './wording.ts';

export function describe(
  input: RelapsePredictRequest,
  { parameters }: EngineContext<RelapseParameter>,
  findings: RelapseFindings,
): EngineDescription {
  const { scales, symptoms, level, score, confidence, factors, look, requiresReview } = findings;
  const { grouped } = scales;
  const sent = FIELDS.filter((name) => input[name] !== undefined);
  return {
    summary: {
      status: level,
      headline: headline(findings),
      flagged: [...look, ...contributing(factors).map(({ label }) => label)],
      requiresClinicianReview: requiresReview,
    },
    confidence,
    accepted: [
      { name: 'assessments', supplied: suppliedScores(scales) },
      ...FIELDS.map((name) => ({ name, supplied: input[name] === undefined ? 0 : 1 })),
    ],
    inputs: [
      ...scaleInputs(scales),
      ...sent.map((name) => ({ name, value: input[name], observedAt: null, contributed: true })),
    ],
    newestInputAt: grouped.newestInputAt,
    staleInputs: grouped.staleInputs,
    warnings: [...new Set([...grouped.warnings, ...scales.warnings])],
    codes: scaleCodes(symptoms?.series, '/factors/0'),
    comparable: comparableInputs(input, parameters),
    score,
    facts: facts(findings),
  };
}

/** Factors worth a look, most points first. */
function contributing(factors: readonly RelapseFactor[]): RelapseFactor[] {
  return byPoints(factors.filter(({ tone, points }) => tone !== 'positive' && points > 0));
}

function facts(findings: RelapseFindings): string[] {
  const { factors, confidence, look } = findings;
  const missing = factors.filter(({ available }) => !available).map(({ label }) => label);
  const first = headline(findings);
  const details = byPoints(factors.filter(({ available }) => available)).map(({ detail }) => detail);
  return [
    first,
    ...unsaid(first, [...look.map((reason) => `${reason}.`), ...details]),
    ...(missing.length === 0 ? [] : [notAvailable(missing)]),
    confidenceFact(confidence.level),
  ];
}

function byPoints(factors: readonly RelapseFactor[]): RelapseFactor[] {
  return [...factors].sort((a, b) => b.points - a.points);
}
