import { type Assessment, parseIsoDate, type ProductKey } from '@svc/contracts';
import type { Products } from '@svc/intelligence';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { type Identity, identity } from '../../support/arbitraries/assessments.ts';
import { writeDate } from '../../support/arbitraries/moments.ts';
import { numberIn, wholeIn } from '../../support/arbitraries/numbers.ts';
import { atMoments } from '../../support/arbitraries/requests.ts';

/** Two requests that differ in one field alone, where the second is the worse. */
export interface Pair<Product extends ProductKey> {
  readonly now: number;
  readonly better: Products[Product]['request'];
  readonly worse: Products[Product]['request'];
}

interface Arm {
  readonly min: number;
  readonly max: number;
  readonly worse: 'higher' | 'lower';
  readonly whole?: boolean;
  readonly edges?: readonly number[];
}

/** Two values on one arm of a field, the better one first; they may be equal or a hair apart. */
function twoOn({ min, max, worse, whole = false, edges = [] }: Arm): Arbitrary<readonly [number, number]> {
  const one = whole ? wholeIn(min, max, edges) : numberIn(min, max, edges);
  return fc.tuple(one, one).map(([a, b]) => {
    const [low, high] = a <= b ? [a, b] : [b, a];
    return worse === 'higher' ? [low, high] : [high, low];
  });
}

/** Pairs of a number field: everything else is the same, and the field is sent in both. */
export function pairsOf<Product extends ProductKey, Field extends keyof Products[Product]['request']>(
  base: (now: number) => Arbitrary<Products[Product]['request']>,
  field: Field,
  arm: Arm,
): Arbitrary<Pair<Product>> {
  return atMoments((now) => fc.tuple(base(now), twoOn(arm))).map(
    ({ now, made: [request, [better, worse]] }) => ({
      now,
      better: { ...request, [field]: better },
      worse: { ...request, [field]: worse },
    }),
  );
}

interface WithAssessments {
  readonly assessments: readonly Assessment[];
}

const DAY_MS = 86_400_000;

/** One scale with earlier scores and two candidates for its latest one, the better one first. */
interface LatestScore {
  readonly scale: Identity;
  readonly earlier: readonly { readonly days: number; readonly score: number }[];
  readonly scores: readonly [number, number];
  readonly ageDays: number;
}

function latestScore(): Arbitrary<LatestScore> {
  return identity().chain((scale) => {
    const arm: Arm = {
      min: scale.minScore,
      max: scale.maxScore,
      worse: scale.worse,
      whole: scale.maxScore - scale.minScore > 1,
    };
    return fc.record({
      scale: fc.constant(scale),
      earlier: fc.array(
        fc.record({
          days: fc.integer({ min: 1, max: 120 }),
          score: fc.integer({ min: scale.minScore, max: scale.maxScore }),
        }),
        { maxLength: 5, size: 'max' },
      ),
      scores: twoOn(arm),
      ageDays: fc.constantFrom(0, 0, 1, 20, 89, 95),
    });
  });
}

/** Pairs in which the latest score of one scale is worse. What the base says later about any scale is left out. */
export function latestScorePairs<Product extends 'medication' | 'outcome' | 'relapse'>(
  base: (now: number) => Arbitrary<Products[Product]['request'] & WithAssessments>,
  adjust: (request: Products[Product]['request'], latest: number) => Products[Product]['request'] = (
    request,
  ) => request,
): Arbitrary<Pair<Product>> {
  return atMoments((now) => fc.tuple(base(now), latestScore())).map(
    ({ now, made: [request, { scale, earlier, scores, ageDays }] }) => {
      const latest = now - ageDays * DAY_MS;
      const kept = request.assessments.filter(({ createdAt }) => parseIsoDate(createdAt) < latest);
      const before = earlier.map(({ days, score }) => assessmentOf(scale, score, latest - days * DAY_MS));
      const withLatest = (score: number) =>
        adjust({ ...request, assessments: [...kept, ...before, assessmentOf(scale, score, latest)] }, latest);
      return { now, better: withLatest(scores[0]), worse: withLatest(scores[1]) };
    },
  );
}

function assessmentOf(
  { instrumentId, instrumentName, maxScore }: Identity,
  score: number,
  instant: number,
): Assessment {
  return { instrumentId, instrumentName, score, maxScore, createdAt: writeDate(instant, 'utc') };
}
