import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { labelledVisits } from './labelled-visits.ts';
import { digestOf, samplesOf } from './learn-weights.ts';

it('the weights are of the statements that are written down now', () => {
  const weights = readFileSync(
    new URL('../../../packages/mse-draft/src/find/classifier/weights.ts', import.meta.url),
    'utf8',
  );
  expect(weights).toContain(`SHA-256 ${digestOf(samplesOf(labelledVisits()))}`);
});
