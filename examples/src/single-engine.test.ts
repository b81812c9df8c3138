import { expect, test } from 'vitest';
import { analyzeSession } from './single-engine.ts';

test('prints the status, one line per measure sent, the examination lines and the disclaimer', () => {
  const lines = analyzeSession();
  // Latency 2.7 s is at or above 2.5; 104 words a minute lies in 90 to 110; 81 % attention is at or above 70.
  expect(lines.slice(0, 4)).toEqual([
    expect.stringMatching(/^clinical_attention: /),
    expect.stringMatching(/^Response latency: 2\.7 s, clinical_attention /),
    expect.stringMatching(/^Speech rate: 104 wpm, subclinical /),
    expect.stringMatching(/^Sustained attention: 81 %, within_normal /),
  ]);
  expect(lines).toHaveLength(1 + 3 + 3 + 1);
  expect(lines.at(-1)).toMatch(/not a diagnosis/);
});
