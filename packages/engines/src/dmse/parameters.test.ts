import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveParameters } from '../parameters.ts';
import { dmse } from './analyze.ts';
import { rankOf } from './population-bands.ts';
import { METRICS, type ParameterName } from './metrics/index.ts';
import { CONTEXT } from './sample-calls.ts';

const { defaults, caps } = dmse.parameters;
const NAMES = Object.keys(defaults) as ParameterName[];
const proposal = fc.dictionary(fc.constantFrom(...NAMES), fc.double({ noNaN: true }));
const underCalibration = (values: Record<string, number>) => ({
  now: CONTEXT.now,
  parameters: resolveParameters(dmse.parameters, { version: 7, values }),
});

describe('band edges [1:2.8 caps]', () => {
  it('have these defaults', () => {
    expect(defaults).toEqual({
      latencySubclinicalSeconds: 1.8,
      latencyClinicalSeconds: 2.5,
      psychomotorSubclinicalPerMinute: 1,
      psychomotorClinicalPerMinute: 2,
      speechSlowSubclinicalWpm: 110,
      speechSlowClinicalWpm: 90,
      speechFastSubclinicalWpm: 180,
      speechFastClinicalWpm: 200,
      attentionSubclinicalPct: 70,
      attentionClinicalPct: 50,
    });
  });

  it.each(NAMES)('%s moves by at most 20 %', (name) => {
    expect(caps[name][0] / defaults[name]).toBeGreaterThanOrEqual(0.8 - 1e-9);
    expect(caps[name][1] / defaults[name]).toBeLessThanOrEqual(1.2 + 1e-9);
  });

  it('of latency never get less sensitive than printed', () => {
    const { parameters } = underCalibration({ latencySubclinicalSeconds: 99, latencyClinicalSeconds: 99 });
    expect(parameters).toMatchObject({ latencySubclinicalSeconds: 1.8, latencyClinicalSeconds: 2.5 });
  });

  it('keep their order in every calibrated set', () => {
    fc.assert(
      fc.property(proposal, (values) => {
        const { parameters } = underCalibration(values);
        for (const { arms } of METRICS) {
          for (const { side, subclinical, clinical } of arms) {
            const sign = side === 'above' ? 1 : -1;
            expect(sign * parameters[clinical.parameter]).toBeGreaterThan(
              sign * parameters[subclinical.parameter],
            );
          }
        }
        expect(parameters.speechFastSubclinicalWpm).toBeGreaterThan(parameters.speechSlowSubclinicalWpm);
      }),
    );
  });

  it('leave no latency in a milder band than the printed ones, whatever the calibrated set', () => {
    fc.assert(
      fc.property(proposal, fc.double({ min: 0, max: 5, noNaN: true }), (values, responseLatencySeconds) => {
        const statusUnder = (context: typeof CONTEXT | ReturnType<typeof underCalibration>) =>
          rankOf(dmse.analyze({ responseLatencySeconds }, context).summary.status);
        expect(statusUnder(underCalibration(values))).toBeGreaterThanOrEqual(statusUnder(CONTEXT));
      }),
    );
  });
});

it('a calibrated latency edge is named in the reference range and is no longer the specified one', () => {
  const result = dmse.analyze(
    { responseLatencySeconds: 2.3 },
    underCalibration({ latencyClinicalSeconds: 2.25 }),
  );
  expect(result.signals[0]).toMatchObject({
    interpretation: 'clinical_attention',
    referenceStatus: 'provisional',
    referenceRange:
      'below 1.8 s typical; 1.8 to below 2.25 s subclinical; 2.25 s and above clinical attention (service default, not a published norm)',
  });
});
