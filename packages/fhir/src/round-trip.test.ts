import { PRODUCT_ENDPOINTS, PRODUCTS, type ProductKey } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../test-support/validators.ts';
import { type FhirRequests, readBundle, requestBundle } from './index.ts';

const NOW = '2026-11-21T12:00:00Z';
const CONTEXT = { id: 'case', subject: 'Patient/1', now: NOW };

function thereAndBack(requests: FhirRequests): FhirRequests {
  const bundle = requestBundle(requests, CONTEXT);
  expect(faultsOf(bundle)).toEqual([]);
  const reading = readBundle(JSON.parse(JSON.stringify(bundle)), { now: NOW });
  if (!reading.ok) throw new Error(JSON.stringify(reading.outcome));
  expect(reading.report.notUsed).toEqual([]);
  return reading.requests;
}

describe('a request that leaves as a bundle comes back as it was', () => {
  it.each(PRODUCTS)('%s', (product) => {
    const { sessionRef: _, previous: __, ...body } = PRODUCT_ENDPOINTS[product].example.body as Record<string, unknown>;
    expect(thereAndBack({ [product]: body } as FhirRequests)).toEqual({ [product]: body });
  });
});
