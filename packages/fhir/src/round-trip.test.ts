import { PRODUCT_ENDPOINTS, PRODUCTS } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { type FhirRequests, readBundle, requestBundle } from './index.ts';

const NOW = '2026-11-21T12:00:00Z';
const CONTEXT = { id: 'case', subject: 'Patient/1', now: NOW };

function thereAndBack(requests: FhirRequests): FhirRequests {
  const bundle = requestBundle(requests, CONTEXT);
  const reading = readBundle(JSON.parse(JSON.stringify(bundle)), { now: NOW });
  if (!reading.ok) throw new Error(JSON.stringify(reading.outcome));
  expect(reading.report.notUsed).toEqual([]);
  return reading.requests;
}

describe('a request that leaves as a bundle comes back as it was [D:fhir: round trip]', () => {
  it.each(PRODUCTS)('%s', (product) => {
    const {
      sessionRef: _,
      previous: __,
      ...body
    } = PRODUCT_ENDPOINTS[product].example.body as Record<string, unknown>;
    expect(thereAndBack({ [product]: body } as FhirRequests)).toEqual({ [product]: body });
  });

  it('a reading called abnormal without a side, with its note', () => {
    const biomarkers = [
      { name: 'Sodium', value: 137, unit: 'mmol/L', abnormal: true, note: 'lipaemic' },
      { name: 'Potassium', value: 4.1, unit: 'mmol/L', abnormal: true },
    ];
    const labs = [{ id: 'lab-1', labName: 'U&E', observedAt: '2026-11-10', results: { biomarkers } }];
    expect(thereAndBack({ biomarker: { labs } })).toEqual({ biomarker: { labs } });
  });

  it('the names of medicines beside readings', () => {
    const labs = [{ id: 'lab-1', labName: 'Bloods', results: { biomarkers: [{ name: 'CRP', value: 24 }] } }];
    const medicines = ['Clozapine 200 mg', 'Senna'];
    expect(thereAndBack({ biomarker: { labs, medicines } })).toEqual({ biomarker: { labs, medicines } });
  });
});
