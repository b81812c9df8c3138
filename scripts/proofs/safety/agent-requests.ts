import { ANALYTES, DRUGS, INSTRUMENTS, RELAPSE_INDICATORS } from '@svc/engines';
import type { AgentKey, Agents } from '@svc/intelligence';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** Requests of each agent over the names it knows. */
export const AGENT_REQUESTS: { readonly [Product in AgentKey]: Arbitrary<Agents[Product]['request']> } = {
  medication: fc.record({
    medications: fc.array(fc.constantFrom(...DRUGS.map(({ key }) => key)), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
  biomarker: fc.record({
    panel: fc.array(
      fc.record({
        analyte: fc.constantFrom(...ANALYTES.map(({ key }) => key)),
        value: fc.double({ min: 0, max: 500, noNaN: true }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  }),
  outcome: fc.record({
    instruments: fc.array(
      fc.record({
        instrument: fc.constantFrom(...INSTRUMENTS.map(({ key }) => key)),
        total: fc.integer({ min: 0, max: 60 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  }),
  relapse: fc.record({
    signals: fc.array(
      fc.record({
        indicator: fc.constantFrom(...RELAPSE_INDICATORS.map(({ key }) => key)),
        severity: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  }),
};
