/** A threshold rests on so many visits or answers at least. */
const LEAST = 8;

/** How likely something is at a score: a logistic curve (Platt 1999). */
interface Curve {
  readonly slope: number;
  readonly offset: number;
}

const STEPS = 30;
/** Keeps the matrix from having no inverse. */
const RIDGE = 1e-6;

function curveOf(scores: readonly number[], isSo: readonly boolean[]): Curve {
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < STEPS; step += 1) {
    // Newton's method; the second derivatives stand in a 2 by 2 matrix.
    let [bySlope, byOffset, twice, mixed, own] = [0, 0, RIDGE, 0, RIDGE];
    scores.forEach((score, at) => {
      const chance = chanceAt({ slope, offset }, score);
      const error = chance - Number(isSo[at]);
      const spread = chance * (1 - chance);
      bySlope += error * score;
      byOffset += error;
      twice += spread * score * score;
      mixed += spread * score;
      own += spread;
    });
    const determinant = twice * own - mixed * mixed;
    slope -= (own * bySlope - mixed * byOffset) / determinant;
    offset -= (twice * byOffset - mixed * bySlope) / determinant;
  }
  return { slope, offset };
}

function chanceAt({ slope, offset }: Curve, score: number): number {
  return 1 / (1 + Math.exp(-(slope * score + offset)));
}

/** Scores are looked at up to here. */
const FARTHEST = 30;

/**
 * The score from which something is worth drafting: wanted so much likelier than it is wrong. Undefined where a higher score
 * makes it no likelier.
 *
 * @param worth how often it has to be wanted for each time that it is wrong
 */
export function worthFrom(
  judged: readonly { readonly score: number; readonly isRight: boolean; readonly isWanted: boolean }[],
  worth: number,
): number | undefined {
  if (judged.filter(({ isWanted }) => isWanted).length < LEAST) return undefined;
  const scores = judged.map(({ score }) => score);
  const right = curveOf(
    scores,
    judged.map(({ isRight }) => isRight),
  );
  const wanted = curveOf(
    scores,
    judged.map(({ isWanted }) => isWanted),
  );
  if (right.slope <= 0 || wanted.slope <= 0) return undefined;
  let [low, high] = [-FARTHEST, FARTHEST];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (chanceAt(wanted, middle) >= worth * (1 - chanceAt(right, middle))) high = middle;
    else low = middle;
  }
  return high;
}

/** The lowest score from which so large a part of what has it is right, and would be with one more wrong, where there is one. */
export function lowestFrom(
  judged: readonly { readonly score: number; readonly isRight: boolean }[],
  precision: number,
): number | undefined {
  let right = 0;
  let lowest: number | undefined;
  judged
    .toSorted((a, b) => b.score - a.score)
    .forEach(({ score, isRight }, at) => {
      if (isRight) right += 1;
      if (at + 1 >= LEAST && right / (at + 2) >= precision) lowest = score;
    });
  return lowest;
}
