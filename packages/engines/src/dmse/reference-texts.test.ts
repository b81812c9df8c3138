import { describe, expect, it } from 'vitest';
import { METRICS } from './metrics/index.ts';
import { PARAMETERS } from './parameters.ts';

/** Numbers of a text that are no cut: the last tenth below one, and the length of a nominal session. */
const BESIDE: Readonly<Record<string, readonly number[]>> = {
  responseLatencySeconds: [2.4],
  psychomotorFidgetEpisodes: [10],
};

const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

describe.each(METRICS.map((metric) => [metric.field, metric] as const))(
  'the range text of %s',
  (field, metric) => {
    const cuts = metric.arms.flatMap(({ subclinical, clinical }) => [subclinical, clinical]);
    const said = (values: Readonly<Record<string, number>>) =>
      new Set(numbersIn(metric.referenceRange({ ...PARAMETERS.defaults, ...values })));

    it('says every cut of the default set, and no other number', () => {
      const expected = [...cuts.map(({ value }) => value), ...(BESIDE[field] ?? [])];
      expect([...said({})].toSorted()).toEqual([...new Set(expected)].toSorted());
    });

    it.each(cuts.map(({ parameter, caps }) => [parameter, caps] as const))(
      'says %s as calibrated, at each end of %j',
      (parameter, caps) => {
        for (const cap of caps) expect(said({ [parameter]: cap })).toContain(cap);
      },
    );
  },
);
