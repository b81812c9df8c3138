import type { OutcomeComponent, OutcomeScoreRequest } from '@svc/contracts';
import type { EngineContext, EngineDescription } from '../engine.ts';
import { bandOf } from '../instruments/bands.ts';
import { type InstrumentSeries, latestOf } from '../shared/assessment-series.ts';
import { screenFlags, scaleCodes, scaleWarnings, suppliedScores } from '../shared/scale-evidence.ts';
import { comparableInputs, FIELDS } from './fields.ts';
import type { OutcomeFindings } from './findings.ts';
import type { OutcomeParameter } from './parameters.ts';
import { headline } from './wording.ts';

export function describe(
  input: OutcomeScoreRequest,
  { parameters }: EngineContext<OutcomeParameter>,
  findings: OutcomeFindings,
): EngineDescription {
  const { reading, symptoms, components, direction, confidence, score } = findings;
  const severe = [...screenFlags(reading), ...reading.series.flatMap(severeNow)];
  const lowering = components.filter(({ contribution }) => contribution < 0);
  return {
    summary: {
      status: direction,
      headline: headline(findings),
      flagged: [...severe, ...byContribution(lowering).map(({ label }) => label)],
      requiresClinicianReview:
        direction === 'worsening' || direction === 'insufficient_data' || severe.length > 0,
    },
    confidence,
    accepted: [
      { name: 'assessments', supplied: suppliedScores(reading) },
      ...FIELDS.map(({ name }) => ({ name, supplied: input[name] === undefined ? 0 : 1 })),
    ],
    inputs: [...reading.inputs(), ...sentFields(input, components)],
    newestInputAt: reading.newestInputAt,
    staleInputs: reading.staleInputs,
    warnings: [...reading.warnings, ...scaleWarnings(reading)],
    codes: scaleCodes(symptoms?.series, '/components/0'),
    comparable: comparableInputs(input, parameters),
    score,
    facts: facts(findings, severe),
  };
}

/** A scale whose latest score lies in one of its two worst bands. */
function severeNow(series: InstrumentSeries): string[] {
  if (series.known === undefined) return [];
  const { topTwo, label } = bandOf(series.known.scale, latestOf(series).score);
  return topTwo ? [`${series.label}: ${label}`] : [];
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

function facts({ components, confidence, ...outlook }: OutcomeFindings, severe: readonly string[]): string[] {
  const missing = components.filter(({ available }) => !available).map(({ label }) => label);
  return [
    headline(outlook),
    ...severe.map((flag) => `${flag}.`),
    ...byContribution(components.filter(({ available }) => available)).map(({ detail }) => detail),
    ...(missing.length === 0 ? [] : [`Not available: ${missing.join(', ')}.`]),
    `Confidence is ${confidence.level}.`,
  ];
}

/** Worst first. */
function byContribution(components: readonly OutcomeComponent[]): OutcomeComponent[] {
  return [...components].sort((a, b) => a.contribution - b.contribution);
}
