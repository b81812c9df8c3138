import { expect, test } from 'vitest';
import { describeRun } from './own-model.ts';

test('a model of your own words what the engine found, and nothing else', async () => {
  const lines = await describeRun();
  expect(lines[0]).toMatch(/^Risk high: /);
  expect(lines[1]).toMatch(/^Narrative: .*119/);
  expect(lines.at(-1)).toBe(
    'Warning: An observation of the model was dropped: it is about nothing the engine found.',
  );
});
