import { answerRange, type Instrument, type InstrumentScale } from '@svc/clinical';
import { answerProblem, scoreAnswers } from './answers.ts';

/** The mildest and the worst score that the answers which can be read allow. */
export interface ScoreBounds {
  readonly mildest: number;
  readonly worst: number;
}

/** An answer at its place, or the lowest and the highest points it could have had. */
type Place = number | readonly [lowest: number, highest: number];

/**
 * What some of the answers say of a scale, whatever the others are. Where answers are left out their places stay open,
 * so all items must count alike; an answer that cannot be read is missing at its own place. Undefined where that says
 * nothing: too many answers, subscales, answers that cannot simply be added.
 */
export function boundsOf(
  instrument: Instrument,
  scale: InstrumentScale,
  responses: readonly number[],
): ScoreBounds | undefined {
  if (instrument.notSummed !== undefined) return undefined;
  const places = placesOf(instrument, scale, responses);
  if (places === undefined) return undefined;
  const filledWith = (end: 0 | 1) =>
    scoreAnswers(
      instrument,
      scale,
      places.map((place) => (typeof place === 'number' ? place : place[end])),
    );
  const [low, high] = [filledWith(0), filledWith(1)];
  return scale.worse === 'higher' ? { mildest: low, worst: high } : { mildest: high, worst: low };
}

/** How many answers can be read. */
export function usableAnswers(instrument: Instrument, responses: readonly number[]): number {
  if (responses.length !== instrument.itemCount) return responses.length;
  return responses.filter((answer, index) => answerProblem(instrument, index + 1, answer) === undefined)
    .length;
}

function placesOf(
  instrument: Instrument,
  scale: InstrumentScale,
  responses: readonly number[],
): Place[] | undefined {
  const items = Array.from({ length: instrument.itemCount }, (_, index) => index + 1);
  if (responses.length > items.length || responses.length === 0) return undefined;
  if (responses.length === items.length)
    return items.map((item, index) => {
      const answer = responses[index] ?? Number.NaN;
      return answerProblem(instrument, item, answer) === undefined ? answer : endsOf(instrument, [item]);
    });
  const alike =
    scale.items === undefined && scale.countAtLeast === undefined && !instrument.reversedItems?.length;
  const fits = (answer: number) =>
    items.some((item) => answerProblem(instrument, item, answer) === undefined);
  if (!alike || !responses.every(fits)) return undefined;
  const open = endsOf(instrument, items);
  return items.map((_, index) => responses[index] ?? open);
}

/** The answers one of these items can have: first the one with fewest points, then the one with most. */
function endsOf(instrument: Instrument, items: readonly number[]): readonly [number, number] {
  const ranges = items.map((item) => answerRange(instrument, item));
  const [low, high] = [
    Math.min(...ranges.map((range) => range[0])),
    Math.max(...ranges.map((range) => range[1])),
  ];
  const reversed = items.some((item) => instrument.reversedItems?.includes(item));
  return reversed ? [high, low] : [low, high];
}
