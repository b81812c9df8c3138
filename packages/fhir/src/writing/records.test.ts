import type { LabOrderWithResults, MseRecord, RetinaScreening } from '@svc/contracts';
import { assessMseRisk, renderMse } from '@svc/engines';
import { builtinModel, runAgent } from '@svc/intelligence';
import type { Bundle, FhirResource } from 'fhir/r4.js';
import { describe, expect, it } from 'vitest';
import {
  examDocument,
  instrumentBundle,
  interactionBundle,
  labOrderBundle,
  labOrderServiceRequest,
  readBundle,
  retinaBundle,
  retinaClinicianBundle,
} from '../index.ts';

const AT = '2026-11-20T10:00:00.000Z';
const OPTIONS = { model: builtinModel, now: Date.parse(AT), marker: 'k3f9' };
const CONTEXT = { id: 'x', subject: 'Patient/1', generatedAt: AT };

function of<Type extends FhirResource['resourceType']>(bundle: Bundle, type: Type) {
  return (bundle.entry ?? [])
    .map(({ resource }) => resource)
    .filter((each): each is Extract<FhirResource, { resourceType: Type }> => each?.resourceType === type);
}

describe('a medication list', async () => {
  const request = {
    medications: ['Lithium 900 mg daily', 'Ibuprofen 400 mg', 'Fluoxetine, stopped 2 weeks ago'],
  };
  const { response } = await runAgent('medication', 'p', request, OPTIONS);
  const bundle = interactionBundle(request, response, CONTEXT);

  it('is a MedicationStatement for each entry, with RxNorm and ATC, stopped ones as such', () => {
    expect(of(bundle, 'MedicationStatement').map(({ status }) => status)).toEqual([
      'active',
      'active',
      'stopped',
    ]);
    expect(
      of(bundle, 'MedicationStatement')[0]?.medicationCodeableConcept?.coding?.map(({ system }) => system),
    ).toEqual(['http://www.nlm.nih.gov/research/umls/rxnorm', 'http://www.whocc.no/atc']);
  });

  it('has a DetectedIssue for each interaction, between the entries it is between, advisory words with it', () => {
    const issue = of(bundle, 'DetectedIssue').find(({ code }) =>
      code?.text?.startsWith('ibuprofen with lithium'),
    );
    expect(issue).toMatchObject({
      severity: 'high',
      code: { coding: [{ code: 'DRG' }] },
      implicated: [
        { reference: 'MedicationStatement/x-medicine-1' },
        { reference: 'MedicationStatement/x-medicine-2' },
      ],
      mitigation: [{ action: { text: expect.any(String) } }],
    });
    expect(issue?.detail).toContain(response.disclaimer);
  });
});

describe('an answered instrument', async () => {
  const request = { instruments: [{ instrument: 'phq9', responses: [2, 2, 2, 2, 2, 2, 2, 2, 1] }] };
  const { response } = await runAgent('outcome', 'p', request, OPTIONS);
  const bundle = instrumentBundle(request, response, CONTEXT);

  it('is a QuestionnaireResponse without a word of the instrument, and a score derived from it', () => {
    const [answers] = of(bundle, 'QuestionnaireResponse');
    expect(answers?.item?.map(({ linkId, text }) => [linkId, text])).toEqual(
      Array.from({ length: 9 }, (_, index) => [`item-${index + 1}`, undefined]),
    );
    const [score] = of(bundle, 'Observation');
    expect(score).toMatchObject({
      valueQuantity: { value: 17, system: 'http://unitsofmeasure.org', code: '{score}' },
      interpretation: [{ text: 'moderately severe' }],
      derivedFrom: [{ reference: 'QuestionnaireResponse/x-answers-1' }],
    });
    expect(score?.note?.map(({ text }) => text)).toContain(response.disclaimer);
  });

  it('is read back as one score, and its self-harm item asks for a look', () => {
    const reading = readBundle(bundle, { now: AT });
    if (!reading.ok) throw new Error();
    expect(reading.requests.outcome?.assessments).toEqual([
      { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 17, maxScore: 27, createdAt: AT },
    ]);
    expect(reading.report.reviewReasons.join()).toContain('PHQ-9 item 9');
  });
});

describe('a lab order', () => {
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
    note: 'draw 12 h after the last dose',
    requisitionNumber: 'R-1',
    metadata: {},
    createdAt: AT,
    updatedAt: AT,
    notice: 'For review by a clinician.',
    results: {
      source: 'simulated',
      reportStatus: 'appended',
      reportedAt: AT,
      labs: [
        {
          id: 'labord_1',
          labName: 'Lithium monitoring',
          observedAt: AT,
          results: { biomarkers: [{ name: 'Lithium', value: 1.6, unit: 'mmol/L', flag: 'critical' }] },
        },
      ],
      notice: 'Simulated readings: they are of nobody.',
    },
  };

  it.each([
    ['requested', 'proposal', 'active'],
    ['authorized', 'order', 'active'],
    ['resulted', 'order', 'completed'],
    ['cancelled', 'order', 'revoked'],
    ['failed', 'order', 'revoked'],
  ] as const)('that is %s is a %s, %s', (status, intent, stands) => {
    expect(labOrderServiceRequest({ ...order, status })).toMatchObject({
      intent,
      status: stands,
      subject: { identifier: { value: 'our patient 7' } },
      note: [{ text: 'draw 12 h after the last dose' }, { text: 'For review by a clinician.' }],
    });
  });

  it('with results is the request, its report and its readings, marked as test data where they are of nobody', () => {
    const bundle = labOrderBundle(order, { subject: 'Patient/1' });
    expect(of(bundle, 'DiagnosticReport')[0]).toMatchObject({
      status: 'appended',
      basedOn: [{ reference: `ServiceRequest/${of(bundle, 'ServiceRequest')[0]?.id}` }],
      conclusion: 'Simulated readings: they are of nobody.',
    });
    expect(of(bundle, 'Observation')[0]).toMatchObject({
      status: 'final',
      meta: { security: [{ code: 'HTEST' }] },
      valueQuantity: { value: 1.6, code: 'mmol/L' },
      interpretation: [{ coding: [{ code: 'AA' }], text: 'critical' }],
    });
    const reading = readBundle(bundle, { now: AT });
    expect(reading.ok && reading.requests.biomarker?.labs).toEqual(order.results?.labs);
  });
});

describe('a retinal screening', () => {
  const screening: RetinaScreening = {
    id: 'rscr_1',
    status: 'analyzed',
    statusLabel: 'Awaiting clinician review',
    imageUrl: 'https://clinic.example/pictures/1',
    imageEye: 'left',
    reviewDecision: null,
    reviewedAt: null,
    createdAt: AT,
  };
  const scores = {
    overallScore: 0.9,
    sharpness: 0.8,
    exposure: 0.7,
    contrast: 0.6,
    fieldCoverage: 0.5,
    glareScore: 0.4,
    motionScore: 0.3,
  };
  const measurements = {
    gradeable: true,
    gradeabilityReasons: [],
    quality: { ...scores, grade: 'good' as const, passed: true, issues: [] },
    morphology: {
      vesselDensity: { value: 0.11, unit: 'share', confidence: 'moderate' },
      avr: { value: null, unit: '', confidence: null },
    },
    engineVersion: '1.0.0',
    analyzedAt: AT,
    disclaimer: 'Investigational.',
  };

  it('for a patient or partner is a report and a picture: no number that was measured, even one handed in beside [D:fhir: no retinal scores]', () => {
    const bundle = retinaBundle({ ...screening, ...measurements });
    expect((bundle.entry ?? []).map(({ resource }) => resource?.resourceType)).toEqual([
      'DiagnosticReport',
      'Media',
    ]);
    expect(JSON.stringify(bundle)).not.toMatch(/0\.[1-9]|sharpness|gradeable|vesselDensity/);
    expect(of(bundle, 'DiagnosticReport')[0]).toMatchObject({
      status: 'preliminary',
      conclusion: expect.stringContaining('no diagnosis'),
    });
  });

  it('for the clinician has what was measured, preliminary until it is reviewed', () => {
    const bundle = retinaClinicianBundle(screening, measurements);
    expect(of(bundle, 'Observation').map(({ status, component }) => [status, component?.length])).toEqual([
      ['preliminary', 7],
      ['preliminary', 2],
    ]);
    const reviewed = retinaClinicianBundle(
      { ...screening, status: 'reviewed', reviewDecision: 'accepted', reviewedAt: AT },
      measurements,
    );
    expect(of(reviewed, 'Observation').map(({ status }) => status)).toEqual(['final', 'final']);
  });

  it('without a picture has no Media', () => {
    expect(of(retinaBundle({ ...screening, imageUrl: null }), 'Media')).toEqual([]);
  });
});

describe('an exam record', () => {
  const recordOf = (selection: MseRecord['selection'], over: Partial<MseRecord> = {}): MseRecord => {
    const risk = assessMseRisk(selection);
    return {
      visitId: 'visit-1',
      patientId: 'p-1',
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
      signedByLicense: null,
      signedByOrganization: null,
      signedVersion: 2,
      ...over,
    };
  };
  const mood = { mood: { values: ['depressed'], text: 'worse <in the> morning' } };

  it('is a document: a Composition first, a section for each line, one for the notice, one for the history', () => {
    const bundle = examDocument(recordOf(mood), { id: 'exam', subject: 'Patient/1' });
    expect(bundle.type).toBe('document');
    const composition = bundle.entry?.[0]?.resource;
    expect(composition).toMatchObject({
      resourceType: 'Composition',
      status: 'final',
      attester: [{ party: { display: 'Dr. A. Example, MD' }, time: AT }],
      section: [
        { title: 'Mood (reported)' },
        { title: 'Risk' },
        { title: 'Risk level and notice' },
        { title: 'Record history' },
      ],
    });
    expect(JSON.stringify(composition)).toContain('worse &lt;in the&gt; morning');
  });

  it('carries each finding with its SNOMED CT code', () => {
    const [observation] = of(examDocument(recordOf(mood), { id: 'exam' }), 'Observation');
    expect(observation?.component?.[0]?.valueCodeableConcept?.coding?.map(({ code }) => code)).toEqual([
      'mood.depressed',
      '366979004',
    ]);
  });

  it('never calls a risk that was not examined none', () => {
    const risk = of(examDocument(recordOf(mood), { id: 'exam' }), 'Observation').at(-1);
    expect(risk).toMatchObject({
      id: 'exam-risk-level',
      dataAbsentReason: { text: 'Risk was not examined' },
    });
    expect(risk).not.toHaveProperty('valueString');
  });

  it('tells a risk that other domains show, even where risk itself was not examined', () => {
    const record = recordOf({ perception: { values: ['command_hallucinations'] } });
    expect(record.riskAssessed).toBe(false);
    const risk = of(examDocument(record, { id: 'exam' }), 'Observation').at(-1);
    expect(risk).toMatchObject({ id: 'exam-risk-level', valueString: 'high' });
    expect(risk).not.toHaveProperty('dataAbsentReason');
  });

  it('says who wrote and signed which version, and what was done with the record', () => {
    const audit = {
      id: 'a',
      at: AT,
      keyId: 'key_1',
      action: 'mse.sign',
      outcome: 'denied' as const,
      visitId: 'visit-1',
      patientId: 'p-1',
      version: 2,
      requestId: 'r',
    };
    const bundle = examDocument(recordOf(mood), { id: 'exam', audit: [audit] });
    const [provenance] = of(bundle, 'Provenance');
    expect(provenance?.target).toHaveLength(1 + of(bundle, 'Observation').length);
    expect(provenance).toMatchObject({
      signature: [{ when: AT }],
      entity: [{ role: 'revision', what: { display: 'version 1' } }],
    });
    expect(of(bundle, 'AuditEvent')).toMatchObject([
      { action: 'E', outcome: '8', agent: [{ who: { identifier: { value: 'key_1' } } }] },
    ]);
  });

  it.each([
    ['unsigned', { signed: false, signedAt: null, signedByName: null, signedVersion: null }, 'preliminary'],
    [
      'an addendum nobody signed yet',
      { signed: false, signedAt: null, signedByName: null, signedVersion: 1 },
      'amended',
    ],
  ])('that is %s is %s', (_, over, status) => {
    const bundle = examDocument(recordOf(mood, over), { id: 'exam' });
    expect(of(bundle, 'Composition')[0]?.status).toBe(status);
    expect(of(bundle, 'Provenance')[0]).not.toHaveProperty('signature');
  });
});
