import type { AssessmentTarget } from './instrument-series.ts';
import type { Assessment } from '@svc/contracts';
import { type Instrument, findInstrumentScale, perEntry } from '@svc/clinical';
import { namesSafetyScreen } from './safety-screens.ts';

type Seen = Pick<Assessment, 'instrumentId' | 'instrumentName' | 'maxScore'> & {
  readonly target: AssessmentTarget;
};

/** The targets of an instrument's scales, in their order. */
const targetsOf = perEntry((instrument: Instrument): readonly AssessmentTarget[] =>
  instrument.scales.map((scale) => {
    const whole = scale.key === 'total';
    return {
      key: whole ? `${instrument.key}:${scale.max}` : `${instrument.key}:${scale.key}:${scale.max}`,
      label: whole ? instrument.name : scale.label,
      known: { instrument, scale },
      minScore: scale.min,
      maxScore: scale.max,
      worse: scale.worse,
    };
  }),
);

/** Long histories repeat one instrument hundreds of times: each distinct id, name and maximum is looked up once. */
export function rememberingResolver(warnings: Set<string>): (assessment: Assessment) => AssessmentTarget {
  const seenById = new Map<string, Seen[]>();
  let last: Seen | undefined;
  return (assessment) => {
    if (last !== undefined && isOf(last, assessment)) return last.target;
    const { instrumentId } = assessment;
    let seen = seenById.get(instrumentId);
    if (seen === undefined) seenById.set(instrumentId, (seen = []));
    last = seen.find((entry) => isOf(entry, assessment));
    if (last === undefined) {
      const { instrumentName, maxScore } = assessment;
      last = { instrumentId, instrumentName, maxScore, target: resolveTarget(assessment, warnings) };
      seen.push(last);
    }
    return last.target;
  };
}

function isOf(seen: Seen, { instrumentId, instrumentName, maxScore }: Assessment): boolean {
  return (
    seen.maxScore === maxScore && seen.instrumentId === instrumentId && seen.instrumentName === instrumentName
  );
}

const UNKNOWN_REASONS = {
  unknown_instrument: 'instrument not in the catalogue',
  contradicting_names: 'instrumentId and instrumentName name different instruments',
  unknown_maximum: 'maxScore is not a known maximum of this instrument',
  ambiguous_scale: 'several scales of this instrument share this maxScore',
} as const;

function resolveTarget(assessment: Assessment, warnings: Set<string>): AssessmentTarget {
  const { instrumentId, instrumentName, maxScore } = assessment;
  const found = findInstrumentScale(instrumentId, instrumentName, maxScore);
  if ('problem' in found) {
    if (found.problem === 'never_from_total') return screenTarget(assessment, found.instrument);
    const reason = UNKNOWN_REASONS[found.problem];
    const assumed = assumedTarget(`unknown:${instrumentId}:${maxScore}`, instrumentName, maxScore);
    if (namesSafetyScreen(instrumentId, instrumentName)) return { ...assumed, unknownSafetyScreen: true };
    warnings.add(
      `${instrumentName}: ${reason}; read as an unknown instrument, direction assumed (higher is worse)`,
    );
    return found.problem === 'unknown_instrument' ? assumed : { ...assumed, misread: reason };
  }
  return targetsOf(found.instrument)[found.instrument.scales.indexOf(found.scale)] as AssessmentTarget;
}

function screenTarget(
  { instrumentId, instrumentName, maxScore }: Assessment,
  screen?: Instrument,
): AssessmentTarget {
  const { key, name } = screen ?? { key: instrumentId, name: instrumentName };
  return { ...assumedTarget(key, name, maxScore), neverFromTotal: true };
}

function assumedTarget(key: string, label: string, maxScore: number): AssessmentTarget {
  return { key, label, known: undefined, minScore: 0, maxScore, worse: 'higher' };
}
