import * as fc from 'fast-check';
import { WEARABLE_DATA_TYPES, WEARABLE_METRICS } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { findWearableProvider, WEARABLE_PROVIDERS } from './catalog.ts';
import { defineProvider, isConnectable } from './define-provider.ts';
import { feedOfWearableDays } from './feed.ts';
import { METRIC_OF_DATA_TYPE, PLAUSIBLE_METRIC, type WearableDay } from './metric.ts';

describe('the catalog', () => {
  it('has each code once, finds it, and knows no other', () => {
    const codes = WEARABLE_PROVIDERS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(findWearableProvider(code)?.code).toBe(code);
    expect(findWearableProvider('toString')).toBeUndefined();
  });

  it.each(WEARABLE_PROVIDERS.map((provider) => [provider.code, provider] as const))(
    '%s says where its entry comes from; what was read in public documentation is verified',
    (code, { evidence }) => {
      expect(evidence.source).not.toBe('');
      expect(evidence.status).toBe(code === 'demo' || code === 'google_health' ? 'verified' : 'memory');
    },
  );

  it('a successor is a provider of the catalog', () => {
    for (const { successor } of WEARABLE_PROVIDERS)
      expect(successor === undefined || findWearableProvider(successor) !== undefined).toBe(true);
  });

  const oura = findWearableProvider('oura');
  if (oura === undefined || !isConnectable(oura) || oura.oauth === null) throw new Error('no such entry');
  const settings = oura.oauth;

  it.each([
    ['a code with capitals', { ...oura, code: 'Oura' }],
    ['no data types', { ...oura, dataTypes: [] }],
    ['a data type twice', { ...oura, dataTypes: ['sleep', 'sleep'] as const }],
    ['an end that is not told', { ...oura, lifecycle: 'deprecated' as const }],
    ['a data address without https', { ...oura, dataUrl: 'http://api.ouraring.com' }],
    ['a token address without https', { ...oura, oauth: { ...settings, tokenUrl: 'http://x' } }],
    ['a revocation address without https', { ...oura, oauth: { ...settings, revokeUrl: 'http://x' } }],
  ])('refuses an entry with %s', (_, entry) => {
    expect(() => defineProvider(entry)).toThrow(/oura/i);
  });

  it('has a metric for every kind of data and bounds for every metric', () => {
    expect(Object.keys(METRIC_OF_DATA_TYPE)).toEqual([...WEARABLE_DATA_TYPES]);
    expect(Object.values(METRIC_OF_DATA_TYPE)).toEqual([...WEARABLE_METRICS]);
    for (const metric of WEARABLE_METRICS)
      expect(PLAUSIBLE_METRIC[metric].min).toBeLessThan(PLAUSIBLE_METRIC[metric].max);
  });
});

describe('the feed of the analysis endpoints', () => {
  const night = (index: number, sleepHours: number): WearableDay => ({
    date: `2026-11-${String(index + 10)}`,
    sleepHours,
  });

  it.each([
    [[], undefined],
    [[7, 8], undefined],
    [[7, 8, 6], 7],
    [[6.2, 5.8, 6.4], 6.1],
    [[0, 0, 0], 0],
  ])('nights of %j hours average %s: fewer than three give none', (hours, average) => {
    expect(feedOfWearableDays(hours.map((value, index) => night(index, value))).avgSleepHours).toBe(average);
  });

  it('takes heart rate and variability of the last day that has each', () => {
    const { biomarkers } = feedOfWearableDays([
      { date: '2026-11-12', heartRateVariabilityMs: 40 },
      { date: '2026-11-10', restingHeartRateBpm: 60, heartRateVariabilityMs: 55 },
      { date: '2026-11-11', restingHeartRateBpm: 64 },
    ]);
    expect(biomarkers).toEqual([
      { name: 'Resting heart rate', value: 64, unit: 'bpm' },
      { name: 'HRV', value: 40, unit: 'ms' },
    ]);
  });

  const days = fc.uniqueArray(
    fc.record(
      {
        date: fc.integer({ min: 10, max: 28 }).map((day) => `2026-11-${day}`),
        sleepHours: fc.double({ min: 0, max: 24, noNaN: true }),
        restingHeartRateBpm: fc.integer({ min: 10, max: 350 }),
        heartRateVariabilityMs: fc.integer({ min: 1, max: 500 }),
      },
      { requiredKeys: ['date'] },
    ),
    { selector: ({ date }) => date },
  );

  it('is the same in any order of the days, and its mean lies within the nights', () => {
    fc.assert(
      fc.property(days, (list) => {
        const feed = feedOfWearableDays(list);
        expect(feedOfWearableDays(list.toReversed())).toEqual(feed);
        const nights = list.flatMap(({ sleepHours }) => (sleepHours === undefined ? [] : [sleepHours]));
        const mean = feed.avgSleepHours ?? nights[0] ?? 0;
        expect(mean).toBeGreaterThanOrEqual(Math.min(0, ...nights) - 0.05);
        expect(mean).toBeLessThanOrEqual(Math.max(0, ...nights) + 0.05);
      }),
    );
  });
});
