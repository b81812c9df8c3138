import {
  type LabOrderWithResults,
  type MseRecord,
  PRODUCT_ENDPOINTS,
  PRODUCTS,
  type ProductKey,
  type RetinaScreening,
} from '@svc/contracts';
import { assessMseRisk, renderMse } from '@svc/engines';
import { builtinModel, runAgent, score } from '@svc/intelligence';
import type { Bundle, Observation } from 'fhir/r4.js';
import { describe, expect, it } from 'vitest';
import { danglingReferences } from '../../test/references.ts';
import { usCoreFaults } from '../../test/us-core.ts';
import { faultsOf } from '../../test/validators.ts';
import {
  examDocument,
  instrumentBundle,
  interactionBundle,
  labOrderBundle,
  requestBundle,
  resultBundle,
  retinaBundle,
  retinaClinicianBundle,
  scoreBundle,
  scoreToBundle,
} from '../index.ts';

const AT = '2026-11-20T10:00:00.000Z';
const SUBJECT = 'Patient/1';
const OPTIONS = { model: builtinModel, now: Date.parse(AT), marker: 'k3f9' };

const scored = (product: ProductKey) =>
  score(product, PRODUCT_ENDPOINTS[product].example.body as never, { now: AT });

const order: LabOrderWithResults = {
  object: 'lab_order',
  id: 'labord_1',
  patientRef: 'our patient 7',
  panelId: 'lithium_monitoring',
  panelName: 'Lithium monitoring',
  category: 'drug_monitoring',
  priceCents: 100,
  status: 'completed',
  statusReason: null,
  note: '',
  requisitionNumber: 'R-1',
  metadata: {},
  createdAt: AT,
  updatedAt: AT,
  notice: 'For review by a clinician.',
  results: {
    source: 'json',
    reportStatus: 'final',
    reportedAt: AT,
    labs: [
      {
        id: 'labord_1',
        labName: 'Lithium monitoring',
        observedAt: '2026-11-19',
        results: { biomarkers: [{ name: 'Lithium', value: 1.6, unit: 'mmol/L' }] },
      },
      {
        id: 'undated',
        labName: 'A panel without a day',
        results: {
          biomarkers: [
            { name: 'Sodium', value: null },
            { name: 'Potassium', value: '\u0007 ' },
          ],
        },
      },
    ],
    notice: 'As delivered.',
  },
};

const screening: RetinaScreening = {
  id: 'rscr_1',
  status: 'reviewed',
  statusLabel: 'Reviewed',
  imageUrl: 'https://clinic.example/pictures/1',
  imageEye: 'left',
  reviewDecision: 'accepted',
  reviewedAt: AT,
  createdAt: AT,
};
const quality = {
  overallScore: 0.9,
  sharpness: 0.8,
  exposure: 0.7,
  contrast: 0.6,
  fieldCoverage: 0.5,
  glareScore: 0.4,
  motionScore: 0.3,
  grade: 'good' as const,
  passed: true,
  issues: [],
};
const measurements = {
  gradeable: true,
  gradeabilityReasons: [],
  quality,
  morphology: { vesselDensity: { value: 0.11, unit: 'share', confidence: 'moderate' } },
  engineVersion: '1.0.0',
  analyzedAt: AT,
  disclaimer: 'Investigational.',
};

const selection = { mood: { values: ['depressed'] } };
const risk = assessMseRisk(selection);
const record: MseRecord = {
  visitId: 'visit-1',
  patientId: 'p 1',
  selection,
  ...renderMse(selection),
  riskFlag: risk.flag,
  riskLevel: risk.level,
  riskLabels: risk.labels,
  riskAssessed: risk.riskAssessed,
  version: 2,
  savedAt: AT,
  signed: true,
  signedAt: AT,
  signedByName: 'Dr. A. Example',
  signedByCredential: 'MD',
  signedByLicense: 'L-1',
  signedByOrganization: 'Northside Clinic',
  signedVersion: 2,
};
const unsigned = {
  signed: false,
  signedAt: null,
  signedByName: null,
  signedByCredential: null,
  signedByLicense: null,
  signedByOrganization: null,
  signedVersion: null,
};
const audit = (['mse.write', 'mse.sign'] as const).map((action, index) => ({
  id: `aud_${index}`,
  at: AT,
  keyId: 'key_1',
  action,
  outcome: 'allowed' as const,
  visitId: 'visit-1',
  patientId: 'p 1',
  version: 2,
  requestId: 'r',
}));
const examOf = (over: Partial<MseRecord> = {}, context: object = { subject: SUBJECT }) =>
  examDocument({ ...record, ...over }, { id: 'exam', audit, ...context });

/** Every writer of bundles, about the same patient of the caller. */
async function everyBundle(): Promise<[name: string, bundle: Bundle][]> {
  const context = { id: 'x', subject: SUBJECT };
  const agent = { ...context, generatedAt: AT };
  const list = { medications: ['Lithium 900 mg daily', 'Ibuprofen 400 mg'] };
  const answers = { instruments: [{ instrument: 'phq9', responses: [2, 2, 2, 2, 2, 2, 2, 2, 1] }] };
  const { response: interactions } = await runAgent('medication', 'p', list, OPTIONS);
  const { response: outcome } = await runAgent('outcome', 'p', answers, OPTIONS);
  const requests = Object.fromEntries(
    PRODUCTS.map((product) => [product, PRODUCT_ENDPOINTS[product].example.body]),
  );
  const records = requestBundle({ relapse: { assessments: [], avgSleepHours: 4 } }, { ...context, now: AT });
  const read = scoreBundle(records, { now: AT });
  if (!read.ok) throw new Error('A bundle of ours is read.');
  return [
    ...PRODUCTS.map((product): [string, Bundle] => [
      `a ${product} result`,
      resultBundle([scored(product)], context),
    ]),
    ...PRODUCTS.map((product): [string, Bundle] => [
      `a ${product} request`,
      requestBundle({ [product]: requests[product] }, { ...context, now: '2026-11-20' }),
    ]),
    ['the score of a bundle', scoreToBundle(read.data, context)],
    ['answered instruments', instrumentBundle(answers, outcome, agent)],
    ['a medication list', interactionBundle(list, interactions, agent)],
    ['a lab order', labOrderBundle(order, { subject: SUBJECT })],
    [
      'a simulated lab order',
      labOrderBundle(
        { ...order, results: order.results && { ...order.results, source: 'simulated' } },
        { subject: SUBJECT },
      ),
    ],
    ['a screening', retinaBundle(screening, { subject: SUBJECT })],
    ['a screening, for its clinician', retinaClinicianBundle(screening, measurements, { subject: SUBJECT })],
    ['an exam', examOf()],
    ['an exam nobody signed', examOf(unsigned)],
  ];
}

describe('every bundle that leaves', async () => {
  const bundles = await everyBundle();

  it.each(bundles)('%s has no reference that leads nowhere', (_, bundle) => {
    expect(danglingReferences(bundle, [SUBJECT])).toEqual([]);
  });

  it.each(bundles)('%s has what US Core asks', (_, bundle) => {
    expect(usCoreFaults(bundle)).toEqual([]);
  });

  it.each(bundles)('%s passes four validators', (_, bundle) => {
    expect(faultsOf(bundle)).toEqual([]);
  });

  it.each(bundles)('%s has no laboratory result or vital sign but what was one', (name, bundle) => {
    const categories = (bundle.entry ?? []).flatMap(({ resource }) =>
      resource?.resourceType === 'Observation' ? ((resource as Observation).category ?? []) : [],
    );
    const codes = new Set(categories.flatMap(({ coding = [] }) => coding.map(({ code }) => code)));
    const ofLaboratory = name === 'a biomarker request' || name.endsWith('lab order');
    expect([codes.has('laboratory'), codes.has('vital-signs')]).toEqual([ofLaboratory, false]);
  });
});

describe('the walk over references', () => {
  const patient = { resourceType: 'Patient', id: '1', contained: [{ resourceType: 'Device', id: 'd' }] };
  const bundleOf = (reference: string) =>
    ({
      entry: [
        { fullUrl: 'https://a.example/fhir/Patient/1', resource: patient },
        { fullUrl: 'urn:uuid:2', resource: { resourceType: 'Patient', id: '2' } },
        {
          fullUrl: 'https://a.example/fhir/Observation/1',
          resource: { resourceType: 'Observation', contained: patient.contained, subject: { reference } },
        },
      ],
    }) as unknown as Bundle;

  it.each(['Patient/1', 'https://a.example/fhir/Patient/1', 'urn:uuid:2', '#d'])('finds %s', (reference) => {
    expect(danglingReferences(bundleOf(reference))).toEqual([]);
  });

  it.each(['Patient/2', 'https://b.example/fhir/Patient/1', 'urn:uuid:3', '#e'])('misses %s', (reference) => {
    expect(danglingReferences(bundleOf(reference))).toEqual([
      { path: 'entry[2].resource.subject', reference },
    ]);
  });
});

describe('an exam document', () => {
  const of = (bundle: Bundle, type: string) =>
    (bundle.entry ?? []).find(({ resource }) => resource?.resourceType === type);

  it.each([
    ['a reference', { subject: SUBJECT }, 'Patient/1', 'https://svc.example/fhir/Patient/1'],
    [
      'a reference to a version',
      { subject: 'Patient/1/_history/3' },
      'Patient/1',
      'https://svc.example/fhir/Patient/1',
    ],
    [
      'an address',
      { subject: 'https://ehr.example/fhir/Patient/1' },
      'https://ehr.example/fhir/Patient/1',
      'https://ehr.example/fhir/Patient/1',
    ],
    ['a URN', { subject: 'urn:uuid:7' }, 'urn:uuid:7', 'urn:uuid:7'],
    ['no reference', {}, 'Patient/p-1-aaf68d84', 'https://svc.example/fhir/Patient/p-1-aaf68d84'],
    [
      'what is no patient',
      { subject: '#p' },
      'Patient/p-1-aaf68d84',
      'https://svc.example/fhir/Patient/p-1-aaf68d84',
    ],
  ])('of %s holds its patient, by id and number alone', (_, context, reference, fullUrl) => {
    const bundle = examOf({}, context);
    expect(danglingReferences(bundle)).toEqual([]);
    expect(faultsOf(bundle)).toEqual([]);
    expect(of(bundle, 'Composition')?.resource).toMatchObject({ subject: { reference } });
    expect(of(bundle, 'Patient')).toEqual({
      fullUrl,
      resource: {
        resourceType: 'Patient',
        id: expect.any(String),
        identifier: [{ system: 'https://svc.example/fhir/identifier/patient-ref', value: 'p 1' }],
      },
    });
  });

  it('holds who signed it and who keeps it', () => {
    const bundle = examOf();
    expect(of(bundle, 'Practitioner')?.resource).toMatchObject({
      name: [{ text: 'Dr. A. Example' }],
      qualification: [{ identifier: [{ value: 'L-1' }], code: { text: 'MD' } }],
    });
    expect(of(bundle, 'Organization')?.resource).toMatchObject({ name: 'Northside Clinic' });
    expect(of(bundle, 'Composition')?.resource).toMatchObject({
      author: [{ reference: 'Practitioner/exam-author' }],
      attester: [{ party: { reference: 'Practitioner/exam-author' } }],
      custodian: { reference: 'Organization/exam-custodian' },
    });
    expect(of(examOf({}, { custodian: 'Southside Clinic' }), 'Organization')?.resource).toMatchObject({
      name: 'Southside Clinic',
    });
  });

  it('that nobody signed makes nobody up', () => {
    const bundle = examOf(unsigned);
    expect(of(bundle, 'Practitioner')).toBeUndefined();
    expect(of(bundle, 'Composition')?.resource).toMatchObject({
      author: [
        {
          reference: 'Organization/exam-custodian',
          display: 'Not signed: the writer is known to the organization',
        },
      ],
    });
  });

  it('leads from its sections to every entry but those that are led to on the way', () => {
    const bundle = examOf();
    const reached = new Set<string>();
    const pending = [bundle.entry?.[0]?.resource];
    for (const resource of pending) {
      for (const [, reference = ''] of JSON.stringify(resource).matchAll(/"reference":"([^"]+)"/g)) {
        if (reached.has(reference)) continue;
        reached.add(reference);
        pending.push(
          bundle.entry
            ?.map(({ resource: each }) => each)
            .find((each) => `${each?.resourceType}/${each?.id}` === reference),
        );
      }
    }
    const names = (bundle.entry ?? [])
      .slice(1)
      .map(({ resource }) => `${resource?.resourceType}/${resource?.id}`);
    expect(names.filter((name) => !reached.has(name))).toEqual([]);
  });
});

describe('the subject of what leaves', () => {
  it.each([
    [
      'a URN of another bundle',
      'urn:uuid:7',
      { identifier: { system: 'urn:ietf:rfc:3986', value: 'urn:uuid:7' } },
    ],
    ['a contained patient', '#p', { display: 'The patient of the records that were sent' }],
    [
      'a reference of a megabyte',
      'Patient/'.repeat(100_000),
      { display: 'The patient of the records that were sent' },
    ],
    ['an address', 'https://ehr.example/fhir/Patient/1', { reference: 'https://ehr.example/fhir/Patient/1' }],
  ])('by %s leads nowhere else', (_, subject, expected) => {
    const bundle = resultBundle([scored('relapse')], { id: 'r', subject });
    const subjects = (bundle.entry ?? []).map(({ resource }) => (resource as { subject?: unknown }).subject);
    expect(new Set(subjects.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify(expected)]),
    );
    expect(danglingReferences(bundle, [subject])).toEqual([]);
  });
});

describe('the largest answers', () => {
  const MEGABYTE = 1_048_576;
  const bundleOf = (count: number, make: (index: number) => object) => ({
    resourceType: 'Bundle',
    type: 'collection',
    entry: Array.from({ length: count }, (_, index) => ({ resource: make(index) })),
  });
  const reading = (index: number, over: object = {}) => ({
    resourceType: 'Observation',
    status: 'final',
    code: { text: 'Potassium' },
    effectiveDateTime: '2026-11-10',
    valueQuantity: { value: 7 + index / 1_000, unit: 'mmol/L' },
    ...over,
  });

  it.each([
    ['thousands of readings out of range', bundleOf(4_000, (index) => reading(index))],
    ['thousands of reasons why', bundleOf(5_000, (index) => reading(index, { status: `状態 ${index}` }))],
    [
      'reasons of ten thousand letters',
      bundleOf(100, (index) => reading(index, { status: `状態${index}`.repeat(2_000) })),
    ],
    [
      'thousands of types',
      bundleOf(20_000, (index) => ({
        resourceType: `Type${'ab'.repeat(1 + (index % 29))}${'x'.repeat(Math.floor(index / 1_000))}`,
      })),
    ],
  ])('%s leave within a megabyte, and say what was left out', (_, bundle) => {
    const read = scoreBundle(bundle, { now: AT });
    if (!read.ok) throw new Error(JSON.stringify(read.outcome));
    const written = scoreToBundle(read.data, { id: 'large', subject: SUBJECT });
    expect(Buffer.byteLength(JSON.stringify(written))).toBeLessThanOrEqual(MEGABYTE);
    expect(danglingReferences(written, [SUBJECT])).toEqual([]);
  });

  it('keeps the worst findings, and counts the others', () => {
    const labs = Array.from({ length: 15 }, (_, panel) => ({
      id: `l${panel}`,
      labName: 'Panel',
      observedAt: '2026-11-19',
      results: {
        biomarkers: Array.from({ length: 200 }, (__, index) => ({
          name: `Analyte ${panel} ${index}`,
          value: index,
          flag: panel === 14 && index > 190 ? 'critical' : 'high',
        })),
      },
    }));
    const data = score('biomarker', { labs }, { now: AT });
    const resources = (resultBundle([data], { id: 'r', subject: SUBJECT }).entry ?? []).map(
      ({ resource }) => resource,
    );
    const notes = resources.find((each) => each?.id === 'r-biomarker-result');
    expect(JSON.stringify(notes)).toMatch(/\d{4} further findings are not listed here/);
    const named = resources.map((each) => JSON.stringify(each)).join();
    for (let index = 191; index < 200; index++) expect(named).toContain(`Analyte 14 ${index}`);
  });
});
