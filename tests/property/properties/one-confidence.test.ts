import { PRODUCTS } from '@svc/contracts';
import { score } from '@svc/intelligence';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeConfidence } from '../../../packages/engines/src/shared/confidence.ts';
import { caseOf } from '../../support/arbitraries/requests.ts';

const SEED = 20_261_126;

test.each(PRODUCTS)(
  '%s answers the level that the one computation gives its score, whatever is sent [1:2.7 one confidence computation] [D:confidence: one computation]',
  (product) => {
    const levels = new Set<string>();
    fc.assert(
      fc.property(caseOf(product), ({ request, now }) => {
        const { confidence } = score(product, request, { now }).intelligence;
        levels.add(confidence.level);
        expect(score(product, structuredClone(request), { now }).intelligence.confidence).toEqual(confidence);
        const [coverageReason = '', depthReason = '', ...rest] = confidence.reasons;
        // A blend has two digits; what stands below them was taken off afterwards.
        const blend = Math.ceil(Math.round(confidence.score * 10_000) / 100) / 100;
        const caps = rest.map((reason) => ({ level: 'high', reason }) as const);
        const lowering = blend - confidence.score;
        const evidence = { coverage: blend, coverageReason, depth: blend, depthReason, caps, lowering };
        expect(computeConfidence(evidence)).toEqual(confidence);
      }),
      { numRuns: 300, seed: SEED },
    );
    expect(levels.size).toBeGreaterThan(1);
  },
);
