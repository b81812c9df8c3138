import type { ProductKey } from '@svc/contracts';
import { ANALYTES } from '@svc/clinical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANALYSIS_PATHS, panel, validBody } from '../test/bodies.ts';
import { type Harness, openHarness } from '../test/harness.ts';

/** Far from normal, and not so far that another unit is taken to be meant. */
const READINGS = ANALYTES.map(({ label, unit, plausible }) => ({
  name: label,
  value: plausible.max / 2,
  unit,
}));

/** Every input that can be compared with an earlier one, and the earlier ones. */
const COMPARED: [product: ProductKey, fields: object, inputs: Record<string, number | boolean>][] = [
  [
    'dmse',
    { psychomotorFidgetEpisodes: 14, sustainedAttentionPct: 66 },
    {
      responseLatencySeconds: 1,
      psychomotorFidgetEpisodes: 1,
      speechRateWpm: 1,
      sustainedAttentionPct: 1,
      sessionDurationSeconds: 1,
    },
  ],
  ['medication', { dmseLatencyPctChange: -12 }, { dmseLatencyPctChange: 1 }],
  ['biomarker', { labs: [panel(READINGS)] }, Object.fromEntries(ANALYTES.map(({ key }) => [key, -1]))],
  [
    'outcome',
    { dmseLatencyPctChange: -12, activeMedications: 2, biomarkerWatchCount: 3 },
    { dmseLatencyPctChange: 1, activeMedications: 1, biomarkerWatchCount: 1, avgSleepHours: 1 },
  ],
  [
    'relapse',
    { dmseLatencyPctChange: 30, daysSinceMedChange: 10, daysSinceLastVisit: 40 },
    {
      dmseLatencyPctChange: 1,
      avgSleepHours: 1,
      daysSinceMedChange: 1,
      daysSinceLastVisit: 1,
      hasActiveMedication: false,
    },
  ],
];

describe('earlier inputs in a large body [1:2.9 previous.inputs] [D:previous is hostile input: inputs]', () => {
  let api: Harness;
  let key: string;
  beforeAll(async () => {
    api = await openHarness();
    key = (await api.makeKey()).key;
  });
  afterAll(() => api.close());

  it.each(COMPARED)(
    'of %s are all compared, among 40,000 that nobody reads',
    async (product, fields, inputs) => {
      const others = Array.from({ length: 40_000 }, (_, i) => [
        `other ${i}`,
        [i, -i / 8, true, null, 'x'][i % 5],
      ]);
      const compared = Object.entries(inputs);
      const mixed = compared.flatMap((entry, i) => [...others.slice(i * 100, (i + 1) * 100), entry]);
      const large = Object.fromEntries([...mixed, ...others]);
      const ask = async (sent: object) => {
        const previous = { score: 1, status: 'low', inputs: sent };
        const answer = await api.post(ANALYSIS_PATHS[product], key, {
          ...validBody(product),
          ...fields,
          previous,
        });
        expect(answer.statusCode).toBe(200);
        return answer.json().data;
      };
      const answer = await ask(inputs);
      expect(answer.intelligence.change.explanations).toHaveLength(1 + compared.length);
      expect(await ask(large)).toEqual(answer);
    },
  );
});
