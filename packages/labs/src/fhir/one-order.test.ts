import { describe, expect, it } from 'vitest';
import { readLabResults } from '../read-results.ts';
import { readDelivered } from '../results.ts';

const ORDER = { orderId: 'labord_1', panelName: 'Lithium', requisitionNumber: 'LR-K2FV-T2Q7-24RQ-F' };
const OTHER = 'LR-0000-0000-0000-0';
const NOW = Date.parse('2026-11-20T09:00:00Z');

const reading = (id: string, name: string, over: object = {}) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  code: { text: name },
  effectiveDateTime: '2026-11-19',
  valueQuantity: { value: 1.3, unit: 'mmol/L' },
  ...over,
});
const lithium = (over: object = {}) => reading('a', 'Lithium', over);
const of = (reference: string) => ({ subject: { reference } });

function report(contained: readonly object[], over: object = {}) {
  return {
    resourceType: 'DiagnosticReport',
    status: 'final',
    code: { text: 'Lithium' },
    contained,
    result: contained.map((each) => ({ reference: `#${(each as { id: string }).id}` })),
    ...over,
  };
}
const bundle = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});

function read(value: object) {
  const taken = readLabResults(value, ORDER);
  return taken.ok ? { said: taken.report.said ?? [], labs: taken.report.labs } : taken.issues;
}
const faults = (value: object) => {
  const result = read(value);
  return Array.isArray(result) ? result : [];
};

describe('a report with readings of two people is refused', () => {
  it.each([
    ['report and reading', report([lithium(of('Patient/2'))], of('Patient/1')), 'contained[0].subject'],
    [
      'two readings',
      report([lithium(of('Patient/1')), reading('b', 'TSH', of('Patient/2'))]),
      'contained[1].subject',
    ],
    [
      'two numbers of one system',
      report([lithium({ subject: { identifier: { system: 'urn:mrn', value: '2' } } })], {
        subject: { identifier: { system: 'urn:mrn', value: '1' } },
      }),
      'contained[0].subject',
    ],
    [
      'the same id on two servers',
      report([lithium(of('https://b.example/fhir/Patient/1'))], of('https://a.example/fhir/Patient/1')),
      'contained[0].subject',
    ],
    [
      'a bundle',
      bundle(
        report([], { ...of('Patient/1'), result: [{ reference: 'Observation/a' }] }),
        lithium(of('Patient/2')),
      ),
      'entry[1].resource.subject',
    ],
  ])('%s', (_, value, path) => {
    expect(faults(value)).toEqual([{ path, message: expect.stringContaining('another person') }]);
  });

  it.each([
    ['one person', report([lithium(of('Patient/1'))], of('Patient/1'))],
    ['nobody named', report([lithium()])],
    [
      'one server, once with its address',
      report([lithium(of('Patient/1'))], of('https://a.example/fhir/Patient/1')),
    ],
    [
      'one number',
      report([lithium({ subject: { identifier: { system: 'urn:mrn', value: '1' } } })], {
        subject: { identifier: { system: 'urn:mrn', value: '1' } },
      }),
    ],
  ])('but not of %s', (_, value) => {
    expect(faults(value)).toEqual([]);
  });
});

describe('a report of another order is refused', () => {
  const request = (value: string) => ({
    resourceType: 'ServiceRequest',
    id: 'sr',
    requisition: { system: 'https://svc.example/fhir/identifier/requisition', value },
  });

  it.each([
    ['by the number of another requisition', { basedOn: [{ identifier: { value: OTHER } }] }],
    ['by its own identifier', { identifier: [{ value: OTHER }] }],
    ['by the id of another order', { basedOn: [{ reference: 'ServiceRequest/labord_2' }] }],
  ])('%s', (_, over) => {
    expect(faults(report([lithium()], over))).toEqual([
      { path: 'basedOn', message: expect.stringContaining('names another order') },
    ]);
  });

  it('by a request that comes with it', () => {
    const sent = report([lithium(), request(OTHER)], {
      basedOn: [{ reference: '#sr' }],
      result: [{ reference: '#a' }],
    });
    expect(faults(sent)).toHaveLength(1);
  });

  it.each([
    ['this requisition', { basedOn: [{ identifier: { value: ORDER.requisitionNumber } }] }],
    ['this order by its id', { basedOn: [{ reference: 'ServiceRequest/labord_1' }] }],
    [
      'several, and this one',
      { basedOn: [{ identifier: { value: OTHER } }, { identifier: { value: ORDER.requisitionNumber } }] },
    ],
    [
      'a number of the laboratory',
      { basedOn: [{ identifier: { system: 'urn:lis', value: '4711' } }], identifier: [{ value: 'A-9' }] },
    ],
    [
      'anything that is no reference',
      { basedOn: [null, 5, { identifier: 'x' }, { reference: 7 }], identifier: 'x' },
    ],
  ])('but not one that names %s', (_, over) => {
    expect(faults(report([lithium()], over))).toEqual([]);
  });
});

describe('what changes the meaning is refused', () => {
  const modifierExtension = [{ url: 'urn:not', valueBoolean: true }];
  it.each([
    ['the report', report([lithium()], { modifierExtension }), 'modifierExtension'],
    ['a reading', report([lithium({ modifierExtension })]), 'contained[0].modifierExtension'],
    [
      'a component',
      report([
        lithium({ component: [{ code: { text: 'TSH' }, valueQuantity: { value: 2 }, modifierExtension }] }),
      ]),
      'contained[0].modifierExtension',
    ],
  ])('of %s', (_, value, path) => {
    expect(faults(value).map((issue) => issue.path)).toEqual([path]);
  });
});

describe('what is not used is said', () => {
  it('names a result that was promised and did not come', () => {
    const sent = report([lithium()], {
      result: [{ reference: '#a' }, { reference: '#z', display: 'Potassium' }],
    });
    expect(faults(sent)).toEqual([
      { path: 'result[1].reference', message: expect.stringContaining('"Potassium" was not sent') },
    ]);
  });

  it('names an Observation that the report does not name', () => {
    const sent = report(
      [lithium(), reading('b', 'Potassium', { valueQuantity: { value: 7.2, unit: 'mmol/L' } })],
      {
        result: [{ reference: '#a' }],
      },
    );
    expect(read(sent)).toMatchObject({
      said: ['Potassium 7.2 mmol/L of 2026-11-19: not named by the report, not used'],
    });
  });

  it('tells of a conclusion and of documents, and says nothing of the person', () => {
    const sent = report([lithium(of('Patient/jane'))], {
      subject: { reference: 'Patient/jane', display: 'Jane Doe' },
      conclusion: 'Jane: critical',
      presentedForm: [{ contentType: 'application/pdf' }],
    });
    expect(read(sent)).toMatchObject({
      said: [
        'the report has a conclusion: not kept, read it at the laboratory',
        'the report has 1 attached document: not read',
      ],
    });
    expect(JSON.stringify(read(sent))).not.toMatch(/jane/i);
  });

  it('tells of a value without a unit, and of a flag on an analyte nobody knows', () => {
    const sent = report([
      reading('a', 'Creatinine', { valueQuantity: { value: 9.1 } }),
      reading('b', 'Kryptonite', { interpretation: [{ text: 'High' }] }),
    ]);
    expect(read(sent)).toMatchObject({
      said: [
        'Creatinine 9.1 of 2026-11-19: not compared, unit missing',
        expect.stringContaining('Kryptonite 1.3 mmol/L of 2026-11-19: flagged high'),
      ],
    });
  });

  it('stands in the notice of the results', () => {
    const order = {
      id: ORDER.orderId,
      panelName: ORDER.panelName,
      requisitionNumber: ORDER.requisitionNumber,
    };
    const { notice } = readDelivered(report([lithium()], { conclusion: 'x' }), order, NOW);
    expect(notice).toContain('A missing flag does not mean normal. The report has a conclusion');
    expect(readDelivered(report([lithium()]), order, NOW).notice).toMatch(/does not mean normal\.$/);
  });

  it('is nothing where everything was used', () => {
    expect(read(report([lithium()]))).toMatchObject({ said: [] });
  });

  it('is counted where it is much', () => {
    const many = Array.from({ length: 60 }, (_, index) => reading(`o${index}`, `Unknown ${index}`));
    const sent = report([lithium(), ...many], { result: [{ reference: '#a' }] });
    expect(read(sent)).toMatchObject({ said: expect.arrayContaining(['and 40 more']) });
  });
});
