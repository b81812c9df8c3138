import type { OutcomeComponent, OutcomeScoreRequest } from '@svc/contracts';
import type { EngineContext, EngineDescription } from '../engine.ts';
import { bandOf } from '@svc/clinical';
import { latestOf, type InstrumentSeries } from '../shared/instrument-series.ts';
import { scaleCodes, scaleInputs, suppliedScores } from '../shared/scale-evidence.ts';
import { concern } from '../shared/scale-wording.ts';
import { unsaid } from '../shared/unsaid.ts';
import { comparableInputs, FIELDS } from './fields.ts';
import type { OutcomeFindings } from './outcome-findings.ts';
import type { OutcomeParameter } from './parameters.ts';
import { confidenceFact, headline, notAvailable } from './wording.ts';

export function describe(
  input: OutcomeScoreRequest,
  { now, parameters }: EngineContext<OutcomeParameter>,
  findings: OutcomeFindings,
): EngineDescription {
  const { scales, symptoms, components, direction, confidence, score } = findings;
  const { grouped } = scales;
  const look = [
    ...new Set([...scales.review, ...scales.mentioned.flatMap((series) => severeNow(series, now))]),
  ];
  const lowering = components.filter(({ contribution }) => contribution < 0);
  return {
    summary: {
      status: direction,
      headline: headline(findings),
      flagged: [...look, ...byContribution(lowering).map(({ label }) => label)],
      requiresClinicianReview:
        direction === 'worsening' || direction === 'insufficient_data' || look.length > 0,
    },
    confidence,
    accepted: [
      { name: 'assessments', supplied: suppliedScores(scales) },
      ...FIELDS.map(({ name }) => ({ name, supplied: input[name] === undefined ? 0 : 1 })),
    ],
    inputs: [...scaleInputs(scales), ...sentFields(input, components)],
    newestInputAt: grouped.newestInputAt,
    staleInputs: grouped.staleInputs,
    warnings: [...new Set([...grouped.warnings, ...scales.warnings])],
    codes: scaleCodes(symptoms?.series, '/components/0'),
    comparable: comparableInputs(input, parameters),
    score,
    facts: facts(findings, look),
  };
}

/** A scale whose latest score lies in one of its two worst bands. */
function severeNow(series: InstrumentSeries, now: number): string[] {
  const severe = series.known && bandOf(series.known.scale, latestOf(series).score).topTwo;
  return severe ? [concern(series, now)] : [];
}

function sentFields(input: OutcomeScoreRequest, components: readonly OutcomeComponent[]) {
  const available = new Set(components.filter((component) => component.available).map(({ key }) => key));
  return FIELDS.filter(({ name }) => input[name] !== undefined).map(({ name, component }) => ({
    name,
    value: input[name],
    observedAt: null,
    contributed: available.has(component),
  }));
}

function facts(findings: OutcomeFindings, look: readonly string[]): string[] {
  const { components, confidence } = findings;
  const missing = components.filter(({ available }) => !available).map(({ label }) => label);
  const first = headline(findings);
  const details = byContribution(components.filter(({ available }) => available)).map(({ detail }) => detail);
  return [
    first,
    ...unsaid(first, [...look.map((flag) => `${flag}.`), ...details]),
    ...(missing.length === 0 ? [] : [notAvailable(missing)]),
    confidenceFact(confidence.level),
  ];
}

/** Worst first. */
function byContribution(components: readonly OutcomeComponent[]): OutcomeComponent[] {
  return [...components].sort((a, b) => a.contribution - b.contribution);
}
