import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerRange, INSTRUMENTS } from '@svc/clinical';
import type { InstrumentEntry } from './score-entry.ts';
import { scoreInstruments } from './score-instruments.ts';

const names = fc.oneof(
  fc.constantFrom(
    ...INSTRUMENTS.flatMap(({ key, scales }) => [key, ...scales.flatMap(({ aliases = [] }) => aliases)]),
  ),
  fc.string(),
);
const number = fc.oneof(fc.integer({ min: -5, max: 210 }), fc.double());
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const anyEntry: fc.Arbitrary<InstrumentEntry> = fc.record({
  instrument: names,
  responses: maybe(fc.array(fc.oneof(fc.integer({ min: 0, max: 10 }), fc.double()), { maxLength: 31 })),
  total: maybe(number),
  priorTotal: maybe(number),
});
/** An instrument with an answer within its range for every item. */
const answered: fc.Arbitrary<InstrumentEntry> = fc.constantFrom(...INSTRUMENTS).chain((instrument) =>
  fc.record({
    instrument: fc.constant(instrument.key),
    responses: fc.tuple(
      ...Array.from({ length: instrument.itemCount }, (_, index) => {
        const [min, max] = answerRange(instrument, index + 1);
        return fc.integer({ min, max });
      }),
    ),
  }),
);

const LEVELS = ['none', 'low', 'moderate', 'high'];
const rankOf = (entries: readonly InstrumentEntry[]) => LEVELS.indexOf(scoreInstruments(entries).risk.level);

test('anything that can be sent is answered, twice the same, with every citation in place', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 20 }), (entries) => {
      const once = scoreInstruments(entries);
      expect(scoreInstruments(entries)).toEqual(once);
      expect(once.assessment === null).toBe(once.risk.labels[0] === 'Not assessable');
      const { results = [], observations = [] } = once.assessment ?? {};
      for (const { citation } of once.findings) {
        const [, list, index] = /^scoreInstruments\.(results|observations)\[(\d+)\]$/.exec(citation) ?? [];
        expect((list === 'results' ? results : observations)[Number(index)]).toBeDefined();
      }
      expect(once.findings).toHaveLength(observations.length);
    }),
  );
});

test('answers that are left out never make the risk worse than the whole questionnaire, nor a flag calm', () => {
  const ofSums = answered.filter(({ instrument }) => instrument !== 'cssrs');
  fc.assert(
    fc.property(ofSums, fc.integer({ min: 1, max: 4 }), ({ instrument, responses = [] }, missing) => {
      const read = responses.slice(0, -missing);
      const results = scoreInstruments([{ instrument, responses: read }]).assessment?.results ?? [];
      const whole = scoreInstruments([{ instrument, responses }]).assessment?.results ?? [];
      for (const { scale, total, totalIs } of results) {
        const { total: full, totalIs: isBound } = whole.find((result) => result.scale === scale) ?? {};
        if (full === undefined || isBound !== undefined) continue;
        expect(totalIs === 'at_most' ? total - full : full - total).toBeGreaterThanOrEqual(0);
      }
      const flagged = scoreInstruments([{ instrument, responses: read }]).risk.flag;
      expect(flagged || read.length === 0).toBe(true);
    }),
  );
});

test('a score lies on its scale', () => {
  fc.assert(
    fc.property(fc.oneof(anyEntry, answered), (entry) => {
      for (const { total, min = Number.NaN, max = Number.NaN, severity } of scoreInstruments([entry])
        .assessment?.results ?? []) {
        expect(total).toBeGreaterThanOrEqual(min);
        expect(total).toBeLessThanOrEqual(max);
        expect(severity).not.toBe('');
      }
    }),
  );
});

test('a non-zero answer to a self-harm item always flags the risk', () => {
  fc.assert(
    fc.property(answered, ({ instrument, responses = [] }) => {
      const items = INSTRUMENTS.find(({ key }) => key === instrument)?.escalations ?? [];
      const endorsed = items.some(({ item, selfHarm }) => selfHarm && (responses[item - 1] ?? 0) > 0);
      const { flag } = scoreInstruments([{ instrument, responses }]).risk;
      expect(flag || !endorsed).toBe(true);
    }),
  );
});

test('a further entry never lowers the risk', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 5 }), fc.oneof(anyEntry, answered), (entries, further) => {
      expect(rankOf([...entries, further])).toBeGreaterThanOrEqual(rankOf(entries));
    }),
  );
});

test('a worse total of one scale never lowers its risk', () => {
  const totals = INSTRUMENTS.filter(({ needsResponses }) => !needsResponses);
  fc.assert(
    fc.property(fc.constantFrom(...totals), fc.nat(), fc.nat(), ({ key, scales: [scale] }, a, b) => {
      const at = (n: number) => scale.min + (n % (scale.max - scale.min + 1));
      const [milder, worse] = [at(a), at(b)].toSorted((x, y) => (scale.worse === 'higher' ? x - y : y - x));
      expect(rankOf([{ instrument: key, total: worse }])).toBeGreaterThanOrEqual(
        rankOf([{ instrument: key, total: milder }]),
      );
    }),
  );
});
