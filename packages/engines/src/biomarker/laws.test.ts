import { BiomarkerAnalyzeRequest, BiomarkerResult } from '@svc/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Analyte, ANALYTES, mistakenUnit, unflaggedSide } from '@svc/clinical';
import { resolveParameters } from '../parameters.ts';
import { biomarker } from './analyze.ts';
import { CONTEXT, evaluateReadings, NOW, type Panel, panel, type SentReading } from './test-requests.ts';

const names = ANALYTES.flatMap(({ label, aliases }) => [label, ...aliases.slice(0, 1)]);
const units = ['mmol/L', 'mg/dL', 'g/dL', '%', 'ng/mL', 'umol/L', '', 'furlong'];
const flags = ['high', 'low', 'critical', 'normal', 'H', 'LL', 'HH', undefined];

const anyReading: fc.Arbitrary<SentReading> = fc.record({
  name: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names) },
    fc.string({ minLength: 1, maxLength: 120 }),
  ),
  value: fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: 0, max: 500, noNaN: true }),
    fc.constantFrom(null, '7.1', '<0.01', 'negative', ''),
    fc.string(),
  ),
  unit: fc.option(fc.oneof(fc.constantFrom(...units), fc.string()), { nil: undefined }),
  flag: fc.constantFrom(...flags),
  referenceRange: fc.option(fc.string(), { nil: undefined }),
});

/** A known analyte in its own unit, about its reference and limits, mostly without an abnormal flag. */
const knownReading: fc.Arbitrary<SentReading> = fc
  .tuple(
    fc.constantFrom(...ANALYTES),
    fc.double({ min: 0, max: 1.2, noNaN: true }),
    fc.constantFrom(undefined, undefined, 'normal', 'normal', 'high', 'low', 'critical'),
    fc.constantFrom(true, true, true, false),
  )
  .map(([{ label, unit, criticalHigh, criticalLow, plausible }, share, flag, unitSent]) => ({
    name: label,
    value: share * (criticalHigh?.value ?? criticalLow?.value ?? plausible.max),
    unit: unitSent ? unit : undefined,
    flag,
  }));

const sentReading = fc.oneof({ weight: 1, arbitrary: anyReading }, { weight: 4, arbitrary: knownReading });

const date = fc.oneof(
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString()),
  fc.constantFrom('2026-11-01', '0001-01-01', '9999-12-31T23:59:59-23:59', undefined),
);

const labs: fc.Arbitrary<Panel[]> = fc.array(
  fc.record({
    id: fc.oneof(fc.constantFrom('a', 'b'), fc.string()),
    labName: fc.string({ minLength: 1, maxLength: 160 }),
    observedAt: date,
    results: fc.record({ biomarkers: fc.array(sentReading, { maxLength: 4 }) }),
  }),
  { minLength: 1, maxLength: 3 },
);

const request = labs
  .map((sent) => BiomarkerAnalyzeRequest.safeParse({ labs: sent }))
  .filter(({ success }) => success)
  .map(({ data }) => data as BiomarkerAnalyzeRequest);

const hostileSet = fc
  .record({ staleLabDays: fc.double(), fullDepthPanels: fc.double(), criticalHigh: fc.double() })
  .map((values) => resolveParameters(biomarker.parameters, { version: 1, values }));

const RANK = new Map(biomarker.statusOrder.map((status, rank) => [status, rank]));
const rankOf = (reading: SentReading) => RANK.get(evaluateReadings(reading).description.summary.status) ?? -1;

describe('biomarker analysis, for any valid request', () => {
  it('never throws, and answers what the contract says [1:4.4 response]', () => {
    fc.assert(
      fc.property(request, (input) => {
        const { result, description } = biomarker.evaluate(input, CONTEXT);
        expect(BiomarkerResult.safeParse(result).error).toBeUndefined();
        expect(result.signalsPresent).toBe(result.signals.length);
        expect(description.confidence.score).toBeGreaterThanOrEqual(0);
        expect(description.confidence.score).toBeLessThanOrEqual(1);
        for (const { supplied } of description.accepted) expect(supplied >= 0 && supplied <= 1).toBe(true);
        expect(description.inputs).toHaveLength(input.labs.flatMap((sent) => sent.results.biomarkers).length);
      }),
    );
  });

  it('gives the same bytes again, and from analyze as from evaluate [1:1 deterministic]', () => {
    fc.assert(
      fc.property(request, (input) => {
        const once = JSON.stringify(biomarker.evaluate(input, CONTEXT));
        expect(JSON.stringify(biomarker.evaluate(structuredClone(input), CONTEXT))).toBe(once);
        const { result } = biomarker.evaluate(input, CONTEXT);
        expect(JSON.stringify(biomarker.analyze(input, CONTEXT))).toBe(JSON.stringify(result));
      }),
    );
  });

  it('has unique signal keys and codes that point at what exists', () => {
    fc.assert(
      fc.property(request, (input) => {
        const { result, description } = biomarker.evaluate(input, CONTEXT);
        expect(new Set(result.signals.map(({ signalKey }) => signalKey)).size).toBe(result.signals.length);
        for (const { mapsTo } of description.codes) {
          const [, list, index] = mapsTo.split('/');
          expect((list === 'signals' ? result.signals : result.discrepancies)[Number(index)]).toBeDefined();
        }
      }),
    );
  });

  it('asks for a review whenever there is a signal or a discrepancy [D:requiresClinicianReview: biomarker]', () => {
    fc.assert(
      fc.property(request, (input) => {
        const { result, description } = biomarker.evaluate(input, CONTEXT);
        const { status, requiresClinicianReview, flagged } = description.summary;
        const found = result.signals.length + result.discrepancies.length > 0;
        const alert = result.signals.some(({ tone }) => tone === 'alert');
        const abnormal = status !== 'within_normal';
        expect({ abnormal: abnormal || !found, flagged: flagged.length > 0 || !found }).toEqual({
          abnormal: true,
          flagged: true,
        });
        expect(requiresClinicianReview || !abnormal).toBe(true);
        expect(status === 'critical' || !alert).toBe(true);
      }),
    );
  });

  it('does not depend on the order of panels and readings, but for the order of the lists', () => {
    const bySummary = (input: BiomarkerAnalyzeRequest) => {
      const { result, description } = biomarker.evaluate(input, CONTEXT);
      return {
        ...description.summary,
        flagged: description.summary.flagged.toSorted(),
        signals: result.signals.map((signal) => JSON.stringify({ ...signal, signalKey: '' })).toSorted(),
        discrepancies: result.discrepancies.map((entry) => JSON.stringify(entry)).toSorted(),
        confidence: description.confidence,
        warnings: description.warnings.length,
      };
    };
    fc.assert(
      fc.property(request, (input) => {
        const reversed = input.labs.toReversed().map((sent) => ({
          ...sent,
          results: { biomarkers: sent.results.biomarkers.toReversed() },
        }));
        expect(bySummary({ labs: reversed })).toEqual(bySummary(input));
      }),
    );
  });

  it('keeps status, review, signals and discrepancies under any calibrated set [1:2.8 safety floors]', () => {
    fc.assert(
      fc.property(request, hostileSet, (input, parameters) => {
        const shipped = biomarker.evaluate(input, CONTEXT);
        const moved = biomarker.evaluate(input, { now: NOW, parameters });
        expect(moved.description.summary).toEqual(shipped.description.summary);
        expect(moved.result.discrepancies).toEqual(shipped.result.discrepancies);
        expect(moved.result.signals.map(({ tone }) => tone)).toEqual(
          shipped.result.signals.map(({ tone }) => tone),
        );
      }),
    );
  });
});

describe('a value moved further beyond a critical limit', () => {
  const limited = ANALYTES.flatMap((analyte) => [
    ...(analyte.criticalHigh
      ? [{ analyte, limit: analyte.criticalHigh.value, end: analyte.plausible.max }]
      : []),
    ...(analyte.criticalLow
      ? [{ analyte, limit: analyte.criticalLow.value, end: analyte.plausible.min }]
      : []),
  ]);
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  it('never improves the status while it is plausible, whatever the flag and with or without a unit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...limited),
        share,
        share,
        fc.constantFrom(...flags),
        fc.boolean(),
        (at, a, b, flag, unitSent) => {
          const { analyte, limit, end } = at;
          // Weighted from both sides: the whole way ends on the plausible limit, not a rounding beyond it.
          const valueAt = (part: number) => limit * (1 - part) + end * part;
          const readingAt = (part: number) => ({
            name: analyte.label,
            value: valueAt(part),
            unit: unitSent ? analyte.unit : undefined,
            flag,
          });
          const [near, far] = a < b ? [a, b] : [b, a];
          // A number that is ordinary in another unit is questioned, and no longer what it says.
          fc.pre([near, far].every((part) => isOfItsUnit(analyte, valueAt(part))));
          expect(rankOf(readingAt(far))).toBeGreaterThanOrEqual(rankOf(readingAt(near)));
        },
      ),
    );
  });
});

function isOfItsUnit(analyte: Analyte, value: number): boolean {
  return mistakenUnit(analyte, value, { number: value }) === undefined;
}

const evaluatePanels = (sent: Panel[]) => biomarker.evaluate({ labs: sent }, CONTEXT).description.summary;
const isValid = (readings: SentReading[]) =>
  BiomarkerAnalyzeRequest.safeParse({ labs: [panel(readings)] }).success;

describe('adding a reading', () => {
  it('of the same moment never improves the status and never ends a review', () => {
    fc.assert(
      fc.property(fc.array(sentReading, { maxLength: 4 }), sentReading, (readings, added) => {
        fc.pre(isValid(readings) && isValid([added]));
        const before = evaluatePanels([panel(readings)]);
        const after = evaluatePanels([panel([...readings, added])]);
        expect(RANK.get(after.status)).toBeGreaterThanOrEqual(RANK.get(before.status) ?? 0);
        // What was sent at first could not be assessed at all: then the first usable reading may end the review.
        const assessed = before.status !== 'within_normal';
        expect(after.requiresClinicianReview || !(before.requiresClinicianReview && assessed)).toBe(true);
      }),
    );
  });

  it('outside its range without a flag is never calm', () => {
    fc.assert(
      fc.property(
        fc.array(sentReading, { maxLength: 4 }),
        fc.constantFrom(...ANALYTES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(undefined, 'normal'),
        (readings, analyte, share, flag) => {
          const value = analyte.plausible.min + share * (analyte.plausible.max - analyte.plausible.min);
          fc.pre(isValid(readings) && unflaggedSide(analyte, value) !== null);
          const added = { name: analyte.key, value, unit: analyte.unit, flag };
          expect(evaluatePanels([panel([...readings, added])])).toMatchObject({
            requiresClinicianReview: true,
            status: expect.not.stringMatching('within_normal'),
            flagged: expect.arrayContaining([analyte.label]),
          });
        },
      ),
    );
  });

  it('that is older than a calm one of its analyte never makes the status critical', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ANALYTES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(...flags),
        fc.integer({ min: 1, max: 4000 }),
        (analyte, share, flag, days) => {
          const { plausible, key, unit } = analyte;
          const value = plausible.min + share * (plausible.max - plausible.min);
          const calm = calmValue(analyte);
          const newer = panel([{ name: key, value: calm, unit }], { id: 'newer', observedAt: '2026-11-15' });
          const observedAt = new Date(Date.parse('2026-11-15') - days * 86_400_000).toISOString();
          const older = panel([{ name: key, value, unit, flag }], { id: 'older', observedAt });
          expect(evaluatePanels([newer]).status).toBe('within_normal');
          expect(evaluatePanels([older, newer]).status).not.toBe('critical');
          expect(evaluatePanels([newer, older])).toEqual(evaluatePanels([older, newer]));
        },
      ),
    );
  });
});

/** A value inside the reference of both sexes, or any where there is none. */
function calmValue({ reference, plausible, criticalLow }: Analyte): number {
  if (reference === undefined) return (plausible.min + plausible.max) / 2;
  const intervals = 'male' in reference ? [reference.male, reference.female] : [reference];
  const low = Math.max(...intervals.map((interval) => interval.low ?? criticalLow?.value ?? plausible.min));
  const high = Math.min(...intervals.map((interval) => interval.high ?? plausible.max));
  return intervals.some((interval) => interval.high === 0) ? 0 : (low + high) / 2;
}
