import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { weightsFile } from './learn-weights.ts';

const WRITTEN = new URL('../../src/find/classifier/weights.ts', import.meta.url);

it('weights learned again are the same bytes', { timeout: 300_000 }, () => {
  expect(weightsFile()).toBe(readFileSync(WRITTEN, 'utf8'));
});
