import type { OutcomeScoreRequest } from '@svc/contracts';
import type { EngineContext } from '../engine.ts';
import { assessScales } from '../shared/assess-scales.ts';
import type { AssessedScales } from '../shared/assessed-scales.ts';
import { wholeSum } from '../shared/whole-numbers.ts';
import type { OutcomeSource } from './outcome-source.ts';
import { contributionsOf, valueSources, showsChange, toComponent } from './components.ts';
import { confidenceOf } from './confidence.ts';
import {
  type ChangeDirection,
  directionOf,
  type OutcomeParameter,
  type OutcomeParameters,
} from './parameters.ts';
import { compareSymptoms } from './symptoms.ts';
import type { OutcomeFindings } from './outcome-findings.ts';

export const BEST_FIRST: readonly ChangeDirection[] = ['improving', 'stable', 'worsening'];

export function findOutcome(
  input: OutcomeScoreRequest,
  { now, parameters }: EngineContext<OutcomeParameter>,
): OutcomeFindings {
  const scales = assessScales(input.assessments, now);
  const symptoms = compareSymptoms(scales, now);
  const sources = valueSources(input, { scales, symptoms }, parameters);
  const { score, contributions } = contributionsOf(sources);
  const components = sources.map((source, i) => toComponent(source, contributions[i] ?? 0));
  return {
    scales,
    symptoms,
    latencyPctChange: input.dmseLatencyPctChange,
    components,
    score,
    direction: showsChange(sources)
      ? changeDirection(sources, score, scales, parameters)
      : 'insufficient_data',
    sourceCount: components.filter(({ available }) => available).length,
    confidence: confidenceOf(sources, symptoms, scales),
  };
}

/**
 * A scale that got reliably worse makes it worsening; else the change sources alone do. State sources can only take
 * `improving` away. Nothing improves while a symptom scale is in its top band or reliably worse, nor beyond what
 * the symptom scales say by themselves.
 */
function changeDirection(
  sources: readonly OutcomeSource[],
  score: number,
  { vetoes, worse }: AssessedScales,
  parameters: OutcomeParameters,
): ChangeDirection {
  const [symptoms, dmse] = sources;
  const points = ({ weight, value = 0 }: OutcomeSource) => weight * value;
  const ofSymptoms = symptoms?.value === undefined ? undefined : points(symptoms);
  const byChange = directionOf(wholeSum([ofSymptoms ?? 0, dmse ? points(dmse) : 0]), parameters);
  if (worse !== undefined || byChange === 'worsening') return 'worsening';
  const limits = [score, ...(ofSymptoms === undefined ? [] : [wholeSum([ofSymptoms])])];
  const improving =
    byChange === 'improving' && limits.every((limit) => directionOf(limit, parameters) === 'improving');
  return improving && vetoes.length === 0 ? 'improving' : 'stable';
}
