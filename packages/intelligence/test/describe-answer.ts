import type { ProductKey } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { type Products, score } from '../src/score.ts';

/** The moment of every literal request. */
export const NOW = '2026-11-20T10:00:00Z';

/** Row id, path of the field in `data`, and its value: a regular expression for wording. */
export type AnswerRow = readonly [id: string, path: string, value: unknown];

/** Reads `signals[0].label` of an answer. */
function read(answer: unknown, path: string): unknown {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[step], answer);
}

const expectation = (value: unknown): unknown =>
  value instanceof RegExp ? expect.stringMatching(value) : value;

/** Checks the answer to one literal request field by field. */
export function describeAnswer<Product extends ProductKey>(
  product: Product,
  request: Products[Product]['request'],
  rows: readonly AnswerRow[],
): void {
  const data = score(product, request, { now: NOW });

  describe(`the answer of ${product} to a literal request`, () => {
    it.each(rows)('[%s] %s', (_, path, value) => {
      expect(read(data, path)).toEqual(expectation(value));
    });
  });
}

interface BlockValues {
  readonly summary: Readonly<Record<'status' | 'headline' | 'flagged' | 'requiresClinicianReview', unknown>>;
  readonly confidence: Readonly<Record<'level' | 'score' | 'reasons', unknown>>;
  readonly completeness: number;
  readonly missingInputs: readonly string[];
  readonly newestInputAt: string | null;
  readonly modelKey: string;
}

/** Rows of the unified block and the model block that all five answers share. */
export function blockRows(
  engine: ProductKey,
  { summary, confidence, completeness, missingInputs, newestInputAt, modelKey }: BlockValues,
): AnswerRow[] {
  return [
    ['1:2.7 schema', 'intelligence.schema', 'service.intelligence/v1'],
    ['1:9.2', 'intelligence.schema', 'service.intelligence/v1'],
    ['1:2.7 engine', 'intelligence.engine', engine],
    ['1:2.7 summary.status', 'intelligence.summary.status', summary.status],
    ['1:2.7 summary.headline', 'intelligence.summary.headline', summary.headline],
    ['1:2.7 summary.flagged', 'intelligence.summary.flagged', summary.flagged],
    [
      '1:2.7 summary.requiresClinicianReview',
      'intelligence.summary.requiresClinicianReview',
      summary.requiresClinicianReview,
    ],
    ['1:2.7 confidence.level', 'intelligence.confidence.level', confidence.level],
    ['1:2.7 confidence.score', 'intelligence.confidence.score', confidence.score],
    ['1:2.7 confidence.reasons', 'intelligence.confidence.reasons', confidence.reasons],
    ['1:2.7 dataQuality.completeness', 'intelligence.dataQuality.completeness', completeness],
    ['1:2.7 dataQuality.missingInputs', 'intelligence.dataQuality.missingInputs', missingInputs],
    ['1:2.7 freshness.newestInputAt', 'intelligence.dataQuality.freshness.newestInputAt', newestInputAt],
    ['1:2.7 freshness.staleInputs', 'intelligence.dataQuality.freshness.staleInputs', []],
    ['1:2.7 provenance.generatedAt', 'intelligence.provenance.generatedAt', '2026-11-20T10:00:00.000Z'],
    ['1:2.7 provenance.engineVersion', 'intelligence.provenance.engineVersion', 'default'],
    ['1:2.7 provenance.method', 'intelligence.provenance.method', 'deterministic_rules'],
    ['1:2.8 key', 'model.key', modelKey],
    ['1:2.8 version', 'model.version', null],
    ['1:2.8 source', 'model.source', 'default'],
  ];
}
