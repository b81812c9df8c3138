import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ordinaryWeightsFile } from './learn-ordinary.ts';
import { weightsFiles } from './learn-weights.ts';

const SOURCE = new URL('../../../packages/mse-draft/src/', import.meta.url);

it('weights learned again are the same bytes', { timeout: 2_400_000 }, () => {
  const ordinary = { 'find/ordinary/ordinary-weights.ts': ordinaryWeightsFile() };
  for (const [path, text] of Object.entries({ ...weightsFiles(), ...ordinary }))
    expect(text).toBe(readFileSync(new URL(path, SOURCE), 'utf8'));
});
