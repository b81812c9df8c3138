import { answerRange, type Instrument, type InstrumentScale } from '@svc/clinical';
import { ITEM_LEVELS } from './cssrs-levels.ts';

/** Items that have fewer answers than their range holds: AUDIT items 9 and 10 are scored 0, 2 or 4. */
const ONLY_ANSWERS: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  audit: { 9: [0, 2, 4], 10: [0, 2, 4] },
};

/** Why these answers cannot be scored; undefined when they can. Nothing is prorated. */
export function answersProblem(instrument: Instrument, responses: readonly number[]): string | undefined {
  const { itemCount } = instrument;
  if (responses.length !== itemCount)
    return `${itemCount} responses are needed, ${responses.length} were sent`;
  for (const [index, answer] of responses.entries()) {
    const problem = answerProblem(instrument, index + 1, answer);
    if (problem !== undefined) return problem;
  }
  const { notSummed, key } = instrument;
  return ITEM_LEVELS[key] === undefined ? notSummed : undefined;
}

/** Why an answer cannot be one of its item (1-based); undefined when it can. */
export function answerProblem(instrument: Instrument, item: number, answer: number): string | undefined {
  const [lowest, highest] = answerRange(instrument, item);
  const only = ONLY_ANSWERS[instrument.key]?.[item];
  if (only !== undefined && !only.includes(answer))
    return `item ${item} is ${answer}, not one of ${only.join(', ')}`;
  if (Number.isInteger(answer) && answer >= lowest && answer <= highest) return undefined;
  return `item ${item} is ${answer}, not a whole number from ${lowest} to ${highest}`;
}

/** The score of one scale. The answers must have been found sound. */
export function scoreAnswers(
  instrument: Instrument,
  scale: InstrumentScale,
  responses: readonly number[],
): number {
  const levels = ITEM_LEVELS[instrument.key];
  if (levels !== undefined)
    return Math.max(0, ...responses.map((answer, index) => answer * (levels[index] ?? 0)));
  const items = scale.items ?? responses.map((_, index) => index + 1);
  const points = items.map((item) => pointsOf(instrument, item, responses));
  const { countAtLeast, multiplier = 1 } = scale;
  if (countAtLeast !== undefined)
    return points.filter((point, index) => point >= (countAtLeast[index] ?? Number.NaN)).length;
  return points.reduce((sum, point) => sum + point, 0) * multiplier;
}

function pointsOf(instrument: Instrument, item: number, responses: readonly number[]): number {
  const answer = responses[item - 1] ?? Number.NaN;
  if (!instrument.reversedItems?.includes(item)) return answer;
  const [lowest, highest] = answerRange(instrument, item);
  return lowest + highest - answer;
}
