import { bandOf, type Instrument, type InstrumentScale } from '@svc/clinical';
import { isIll } from '../../shared/band-grade.ts';
import { boundsOf, usableAnswers } from './least-score.ts';
import { quoteInput } from '../../shared/signal-key.ts';
import { namesSafetyScreen } from '../../shared/safety-screens.ts';
import { roundOffNoise } from '../../shared/whole-numbers.ts';
import { alertItems, selfHarmUnknown } from './alert-items.ts';
import type { AlertItem, AnswerBound, ScoredScale } from './scored-scale.ts';
import { answersProblem, scoreAnswers } from './answers.ts';
import { contradictsSkipLogic } from './cssrs-levels.ts';
import { findNamedScales, withoutRestatements } from './named-scales.ts';
import { unknownSafetyScreen } from './wording.ts';
import { compareWithPrior, isOnScale, NO_TRAJECTORY } from './trajectory.ts';

/** One administration of an instrument: its answers, its total, or both. */
export interface InstrumentEntry {
  readonly instrument: string;
  readonly responses?: readonly number[];
  readonly total?: number;
  readonly priorTotal?: number;
}

export interface ScoredEntry {
  readonly recognised: boolean;
  /** What could not be read and might have mattered; undefined when all of it was read. */
  readonly unread: string | undefined;
  readonly scored: readonly ScoredScale[];
  readonly alerts: readonly AlertItem[];
  readonly warnings: readonly string[];
}

interface Scores {
  /** Why nothing was scored, where that might have mattered. */
  readonly unread?: string;
  readonly scores: readonly {
    readonly scale: InstrumentScale;
    readonly score: number;
    readonly bound?: AnswerBound;
  }[];
  readonly source: 'responses' | 'total';
  readonly warnings: readonly string[];
}

/** Scores one entry; what cannot be scored is named with its reason. Never throws. */
export function scoreEntry(entry: InstrumentEntry): ScoredEntry {
  const named = findNamedScales(entry.instrument);
  if (named === undefined) {
    const name = quoteInput(entry.instrument);
    const warning = `Instrument ${name} is not recognised; not scored`;
    const unread = namesSafetyScreen(entry.instrument) ? unknownSafetyScreen(name) : undefined;
    return { recognised: false, unread, scored: [], alerts: [], warnings: [warning] };
  }
  const { instrument, scales } = named;
  const { scores, source, warnings, unread } = scoresOf(entry, instrument, scales);
  const prior = priorOf(entry, instrument, scales);
  const scored = scores.map(({ scale, score, bound }): ScoredScale => {
    const found = { instrument, scale, score, source, ...(bound === undefined ? {} : { bound }) };
    if (prior.score === null || scale !== scales[0]) return { ...found, prior: null, ...NO_TRAJECTORY };
    const compared = compareWithPrior(instrument, scale, score, prior.score);
    // The true score may be worse than the bound, so that only a worsening is certain.
    if (bound !== undefined && compared.trajectory !== 'worsened')
      return { ...found, prior: null, ...NO_TRAJECTORY };
    return { ...found, prior: prior.score, ...compared };
  });
  return {
    recognised: true,
    unread,
    scored,
    alerts: entry.responses === undefined ? [] : alertItems(instrument, entry.responses),
    warnings: [...warnings, ...prior.warnings, ...selfHarmWarnings(entry, instrument)],
  };
}

/** From the responses when they can be scored, else from the total. */
function scoresOf(
  entry: InstrumentEntry,
  instrument: Instrument,
  scales: readonly InstrumentScale[],
): Scores {
  const { responses } = entry;
  if (responses === undefined) return fromTotal(entry, instrument, scales);
  const problem = answersProblem(instrument, responses);
  if (problem === undefined) return fromResponses(entry, responses, instrument, scales);
  const bounded = boundedScores(instrument, scales, responses);
  const warning = `${instrument.name}: ${bounded.length > 0 ? 'some answers are missing' : 'responses not scored'}, ${problem}`;
  const instead = entry.total === undefined ? undefined : fromTotal(entry, instrument, scales);
  const [total] = instead?.scores ?? [];
  if (instead !== undefined && total !== undefined && !bounded.some((bound) => isWorseThan(bound, total)))
    return { ...instead, warnings: [warning, ...instead.warnings] };
  return {
    unread: warning,
    scores: bounded,
    source: 'responses',
    warnings: [warning, ...(instead?.warnings ?? [])],
  };
}

/** What the answers that can be read decide: the scales whose band asks for a look whatever the missing answers are. */
function boundedScores(
  instrument: Instrument,
  scales: readonly InstrumentScale[],
  responses: readonly number[],
): Scores['scores'] {
  return withoutRestatements(scales).flatMap((scale) => {
    const bounds = boundsOf(instrument, scale, responses);
    if (bounds === undefined) return [];
    const { mildest, worst } = bounds;
    if (mildest === worst) return [{ scale, score: mildest }];
    if (!isIll(scale, mildest)) return [];
    const bandCertain = bandOf(scale, mildest).index === bandOf(scale, worst).index;
    const bound = {
      read: usableAnswers(instrument, responses),
      itemCount: instrument.itemCount,
      bandCertain,
    };
    return [{ scale, score: mildest, bound }];
  });
}

/** Whether a bound is worse than a total that was sent beside the answers. */
function isWorseThan(bound: Scores['scores'][number], total: Scores['scores'][number]): boolean {
  const { scale, score } = bound;
  return scale === total.scale && (scale.worse === 'higher' ? score > total.score : score < total.score);
}

function fromResponses(
  { total }: InstrumentEntry,
  responses: readonly number[],
  instrument: Instrument,
  scales: readonly InstrumentScale[],
): Scores {
  const all = scales.map((scale) => ({ scale, score: scoreAnswers(instrument, scale, responses) }));
  const shown = withoutRestatements(scales);
  const comparable = isAmbiguous(instrument, scales) ? all : all.slice(0, 1);
  const disagree =
    total !== undefined &&
    !comparable.some(({ score }) => Math.abs(roundOffNoise(score) - total) <= TOTAL_TOLERANCE);
  return {
    scores: all.filter(({ scale }) => shown.includes(scale)),
    source: 'responses',
    warnings: [
      ...(disagree
        ? [`${instrument.name}: total ${total} disagrees with the responses; the responses count`]
        : []),
      ...(contradictsSkipLogic(instrument.key, responses)
        ? [`${instrument.name}: items 3 to 5 answered yes although item 2 is no; the yes answers count`]
        : []),
    ],
  };
}

/** A mean or a percentage may have been sent with one decimal. */
const TOTAL_TOLERANCE = 0.05;

function fromTotal(
  { total }: InstrumentEntry,
  instrument: Instrument,
  scales: readonly InstrumentScale[],
): Scores {
  const refused = (why: string, mattered = false): Scores => ({
    scores: [],
    source: 'total',
    warnings: [`${instrument.name}: ${why}`],
    ...(mattered ? { unread: `${instrument.name}: ${why}` } : {}),
  });
  const [scale] = scales;
  if (total === undefined || scale === undefined) return refused('neither responses nor a total; not scored');
  if (instrument.levelOnly)
    return refused(
      `never scored from a total, ${instrument.notSummed} (${total} was sent); send responses`,
      total > 0,
    );
  if (instrument.needsResponses)
    return refused('a total alone does not say which scale or form it is of; not scored, send responses');
  if (!isOnScale(scale, total)) return refused(`${offScale(scale, 'total', total)}; not scored`, true);
  const fraction = !Number.isInteger(total) && Number.isInteger(scale.multiplier ?? 1);
  return {
    scores: [{ scale, score: total }],
    source: 'total',
    warnings: fraction ? [`${instrument.name}: total ${total} is not a whole number`] : [],
  };
}

/** The prior score of the first scale, when it can be one. */
function priorOf(
  { priorTotal }: InstrumentEntry,
  instrument: Instrument,
  scales: readonly InstrumentScale[],
): { score: number | null; warnings: string[] } {
  const unused = (why: string) => ({
    score: null,
    warnings: [`${instrument.name}: prior total not compared, ${why}`],
  });
  const [scale] = scales;
  if (priorTotal === undefined || scale === undefined) return { score: null, warnings: [] };
  if (instrument.levelOnly) return unused('a level is never read from a number');
  if (isAmbiguous(instrument, scales)) return unused('it does not say which scale or form it is of');
  if (!isOnScale(scale, priorTotal)) return unused(offScale(scale, 'prior total', priorTotal));
  return { score: priorTotal, warnings: [] };
}

/** Several scales share the name, and none of them is the total. */
function isAmbiguous({ needsResponses }: Instrument, scales: readonly InstrumentScale[]): boolean {
  return needsResponses === true && scales.length > 1;
}

function offScale({ min, max, label }: InstrumentScale, what: string, score: number): string {
  if (score > max)
    return `${what} ${score} is above the maximum ${max} of ${label} (another scale, or a slip?)`;
  if (score < min)
    return `${what} ${score} is below the minimum ${min} of ${label} (another scale, or a slip?)`;
  return `${what} is not a number`;
}

function selfHarmWarnings({ responses }: InstrumentEntry, instrument: Instrument): string[] {
  return selfHarmUnknown(instrument, responses) ? [`${instrument.name}: self-harm item not assessed`] : [];
}
