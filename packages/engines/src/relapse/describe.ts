import type { RelapseFactor, RelapsePredictRequest } from '@svc/contracts';
import type { EngineContext, EngineDescription } from '../engine.ts';
import { scaleCodes, scaleWarnings, suppliedScores } from '../shared/scale-evidence.ts';
import { comparableInputs, FIELDS } from './fields.ts';
import type { RelapseFindings } from './findings.ts';
import type { RelapseParameter } from './parameters.ts';
import { headline } from './wording.ts';

export function describe(
  input: RelapsePredictRequest,
  { parameters }: EngineContext<RelapseParameter>,
  findings: RelapseFindings,
): EngineDescription {
  const { reading, symptoms, level, score, available, confidence, factors, safety } = findings;
  const sent = FIELDS.filter((name) => input[name] !== undefined);
  return {
    summary: {
      status: level,
      headline: headline(findings),
      flagged: [...safety, ...contributing(factors).map(({ label }) => label)],
      requiresClinicianReview:
        level === 'elevated' || level === 'high' || available === 0 || safety.length > 0,
    },
    confidence,
    accepted: [
      { name: 'assessments', supplied: suppliedScores(reading) },
      ...FIELDS.map((name) => ({ name, supplied: input[name] === undefined ? 0 : 1 })),
    ],
    inputs: [
      ...reading.inputs(),
      ...sent.map((name) => ({ name, value: input[name], observedAt: null, contributed: true })),
    ],
    newestInputAt: reading.newestInputAt,
    staleInputs: reading.staleInputs,
    warnings: [...reading.warnings, ...scaleWarnings(reading)],
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
  const { factors, confidence } = findings;
  const missing = factors.filter(({ available }) => !available).map(({ label }) => label);
  return [
    headline(findings),
    ...byPoints(factors.filter(({ available }) => available)).map(({ detail }) => detail),
    ...(missing.length === 0 ? [] : [`Not available: ${missing.join(', ')}.`]),
    `Confidence is ${confidence.level}.`,
  ];
}

function byPoints(factors: readonly RelapseFactor[]): RelapseFactor[] {
  return [...factors].sort((a, b) => b.points - a.points);
}
