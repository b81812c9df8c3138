import type { FhirReport } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { type FhirRequests, readBundle } from '../index.ts';

const NOW = '2026-11-21T12:00:00Z';
const LOINC = 'http://loinc.org';
const coded = (code: string, display?: string) => ({ coding: [{ system: LOINC, code, display }] });
const PHQ9 = coded('44261-6');
const SODIUM = coded('2951-2', 'Sodium');
const laboratory = [
  { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
];

/** A final Observation of one patient. */
function observation(over: object): object {
  return {
    resourceType: 'Observation',
    status: 'final',
    code: PHQ9,
    subject: { reference: 'Patient/1' },
    effectiveDateTime: '2026-11-10T09:00:00Z',
    ...over,
  };
}

const sodium = (over: object) =>
  observation({ code: SODIUM, category: laboratory, valueQuantity: { value: 131, unit: 'mmol/L' }, ...over });

function medicine(over: object): object {
  return {
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: { text: 'Sertraline 50 MG Oral Tablet' },
    subject: { reference: 'Patient/1' },
    authoredOn: '2026-09-01',
    ...over,
  };
}

const bundleOf = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});

/** Reads it as JSON: a field given as undefined is not there. */
function read(...resources: object[]): { requests: FhirRequests; report: FhirReport } {
  const reading = readBundle(JSON.parse(JSON.stringify(bundleOf(...resources))), { now: NOW });
  if (!reading.ok) throw new Error(JSON.stringify(reading.outcome));
  return reading;
}

const scoresOf = (...resources: object[]) => read(...resources).requests.outcome?.assessments ?? [];
const readingsOf = (...resources: object[]) =>
  (read(...resources).requests.biomarker?.labs ?? []).flatMap(({ results }) => results.biomarkers);
const medicinesOf = (...resources: object[]) => read(...resources).requests.medication?.prescriptions ?? [];
/** Why something was not used, of all that was not. */
const whyOf = (...resources: object[]) => read(...resources).report.notUsed.map(({ why }) => why);

/** What refuses a value as a whole, as `path message`. */
function refusalsOf(value: unknown, fhirVersion?: string): string[] {
  const reading = readBundle(value, { now: NOW, fhirVersion });
  return reading.ok ? [] : reading.outcome.issue.map(({ diagnostics = '' }) => diagnostics);
}

describe('a score', () => {
  const score = {
    instrumentId: 'phq9',
    instrumentName: 'PHQ-9',
    score: 15,
    maxScore: 27,
    createdAt: '2026-11-10T09:00:00Z',
  };

  it.each<[string, object]>([
    ['as an integer', { valueInteger: 15 }],
    ['as a quantity', { valueQuantity: { value: 15, unit: '{score}' } }],
    ['as a text', { valueString: '15' }],
    ['as a text out of its maximum', { valueString: '15/27' }],
    [
      'coded in several systems',
      { code: { coding: [{ system: 'urn:local', code: 'x' }, ...PHQ9.coding] }, valueInteger: 15 },
    ],
    [
      'by SNOMED CT alone',
      { code: { coding: [{ system: 'http://snomed.info/sct', code: '720433000' }] }, valueInteger: 15 },
    ],
    ['by words alone', { code: { text: 'PHQ-9 total score' }, valueInteger: 15 }],
    [
      'as a component of its panel',
      { code: coded('44249-1'), component: [{ code: PHQ9, valueInteger: 15 }] },
    ],
    ['amended', { status: 'amended', valueInteger: 15 }],
  ])('%s is read', (_, over) => {
    expect(scoresOf(observation(over))).toEqual([score]);
  });

  it.each<[string, object, string]>([
    [
      'a bound',
      { valueQuantity: { value: 20, comparator: '>=' } },
      'PHQ-9: its value is a bound, not a score',
    ],
    ['words', { valueString: 'severe' }, 'PHQ-9: its value is words, not a number'],
    ['a text out of another maximum', { valueString: '15/30' }, 'PHQ-9: its value is words, not a number'],
    [
      'a concept',
      { valueCodeableConcept: { text: 'severe' } },
      'PHQ-9: its value is a CodeableConcept, not a number',
    ],
    ['nothing', {}, 'PHQ-9: has no value'],
    [
      'two values',
      { valueInteger: 15, valueString: '15' },
      'PHQ-9: has several values: valueInteger, valueString',
    ],
    ['a negative number', { valueInteger: -1 }, 'PHQ-9: its value -1 is no score'],
    [
      'no day',
      { valueInteger: 15, effectiveDateTime: undefined },
      'PHQ-9: has no day it was done on, so it cannot be placed in time',
    ],
    [
      'a year alone',
      { valueInteger: 15, effectiveDateTime: '2026' },
      'PHQ-9: has no day it was done on, so it cannot be placed in time',
    ],
    [
      'a preliminary status',
      { status: 'preliminary', valueInteger: 15 },
      'its status "preliminary" is not final, amended or corrected',
    ],
    [
      'no status',
      { status: undefined, valueInteger: 15 },
      'its status is missing and is not final, amended or corrected',
    ],
  ])('with %s is not read, and asks for a look [D:fhir: never calmer]', (_, over, why) => {
    const { requests, report } = read(observation(over));
    expect(requests.outcome).toBeUndefined();
    expect(report.notUsed).toMatchObject([
      { resourceType: 'Observation', count: 1, paths: ['Bundle.entry[0].resource'], why },
    ]);
    expect(report.reviewReasons).toEqual([`Bundle.entry[0].resource: ${why}`]);
  });

  it('of the Columbia screen is never read from a number', () => {
    const { requests, report } = read(observation({ code: { text: 'C-SSRS' }, valueInteger: 0 }));
    expect(requests.outcome).toBeUndefined();
    expect(report.requiresClinicianReview).toBe(true);
  });

  it.each([
    ['yes', true, { valueCodeableConcept: coded('LA33-6', 'Yes') }],
    ['true', true, { valueBoolean: true }],
    ['no', false, { valueCodeableConcept: coded('LA32-8', 'No') }],
    ['false', false, { valueBoolean: false }],
    ['a code that is neither', true, { valueCodeableConcept: coded('LA18978-9', 'Sometimes') }],
    ['words that are neither', true, { valueString: 'declined to say' }],
    ['nothing', true, {}],
  ])(
    'an item of the Columbia screen answered with %s, asks for a look: %s [D:fhir: never calmer]',
    (_, asks, over) => {
      const { report } = read(observation({ code: coded('93246-7'), ...over }));
      const reason =
        'Bundle.entry[0].resource: an item of the Columbia suicide screen was answered, and not with no';
      expect(report.reviewReasons.includes(reason)).toBe(asks);
    },
  );

  it.each([
    ['entered in error', { status: 'entered-in-error', valueInteger: 15 }, 'was entered in error'],
    ['cancelled', { status: 'cancelled', valueInteger: 15 }, 'was cancelled'],
    [
      'of a relative',
      { focus: [{ reference: 'RelatedPerson/1' }], valueInteger: 15 },
      'is about something or somebody else than the patient (focus)',
    ],
    [
      'of a group',
      { subject: { reference: 'Group/1' }, valueInteger: 15 },
      'is of a Group, not of a patient',
    ],
  ])('%s is left out', (_, over, why) => {
    const { requests, report } = read(observation(over));
    expect(requests).toEqual({});
    expect(report).toMatchObject({ notUsed: [{ why }], requiresClinicianReview: false });
  });

  it('that stands twice, as Observation and in its answers, counts once', () => {
    const answers = {
      resourceType: 'QuestionnaireResponse',
      status: 'completed',
      questionnaire: 'http://loinc.org/q/44249-1',
      authored: '2026-11-10T09:00:00Z',
      item: [{ linkId: '/44261-6', answer: [{ valueDecimal: 15 }] }],
    };
    expect(scoresOf(observation({ valueInteger: 15 }), answers)).toEqual([score]);
  });
});

describe('dates', () => {
  const datedAt = (effectiveDateTime: string) => {
    const { requests, report } = read(observation({ valueInteger: 15, effectiveDateTime }));
    return [requests.outcome?.assessments[0]?.createdAt, report.remarks.map(({ message }) => message)[0]];
  };

  it.each([
    ['2026-11-10', '2026-11-10', 'has no Encounter: the newest observation counts as the last visit'],
    ['2026-11', '2026-11-01', '2026-11 is a month: read as its first day'],
    ['2026-11-10T09:00:00', '2026-11-10T09:00:00', 'has no time zone: read as UTC'],
    [
      '2026-11-10T09:00:00.5+01:00',
      '2026-11-10T09:00:00.5+01:00',
      'has no Encounter: the newest observation counts as the last visit',
    ],
  ])('%s is %s: %s', (sent, day, remark) => {
    expect(datedAt(sent)).toEqual([day, remark]);
  });

  it('a reading of a year alone goes without a day, which counts as of now', () => {
    const { requests, report } = read(sodium({ effectiveDateTime: '2026' }));
    expect(requests.biomarker?.labs[0]).not.toHaveProperty('observedAt');
    expect(report.remarks[0]?.message).toBe('2026 is a year, too little to place it: read as without a date');
  });
});

describe('a reading', () => {
  it.each<[string, object, object]>([
    ['of a known LOINC code', {}, { name: 'Sodium', value: 131, unit: 'mmol/L' }],
    [
      'with a comparator',
      { valueQuantity: { value: 110, comparator: '<', unit: 'mmol/L' } },
      { name: 'Sodium', value: '<110', unit: 'mmol/L' },
    ],
    [
      'as a text',
      { valueQuantity: undefined, valueString: '131 mmol/L' },
      { name: 'Sodium', value: '131 mmol/L' },
    ],
    [
      'flagged',
      { interpretation: [{ coding: [{ code: 'LL' }] }] },
      { name: 'Sodium', value: 131, unit: 'mmol/L', flag: 'critical' },
    ],
    [
      'whose unit is known by its code alone',
      { valueQuantity: { value: 131, unit: 'millimolar concentration', code: 'mmol/L' } },
      { name: 'Sodium', value: 131, unit: 'mmol/L' },
    ],
  ])('%s is read', (_, over, reading) => {
    expect(readingsOf(sodium(over))).toEqual([reading]);
  });

  it('in another unit the analyte knows is said to be converted, and stays as it was sent', () => {
    const { requests, report } = read(
      observation({
        code: coded('2345-7', 'Glucose'),
        category: laboratory,
        valueQuantity: { value: 5.5, unit: 'mmol/L' },
      }),
    );
    expect(requests.biomarker?.labs[0]?.results.biomarkers[0]).toMatchObject({ value: 5.5, unit: 'mmol/L' });
    expect(report.remarks.map(({ message }) => message)).toContain('5.5 mmol/L is 99.11 mg/dL');
  });

  it('in a unit the analyte does not know asks for a look where it has a critical limit', () => {
    const { report } = read(sodium({ valueQuantity: { value: 131, unit: 'furlongs' } }));
    expect(report.reviewReasons).toEqual([
      'Bundle.entry[0].resource: Sodium 131 furlongs of 2026-11-10: not compared, the unit is not known for Sodium',
    ]);
  });

  it('without a code and without words is not read', () => {
    expect(whyOf(observation({ code: undefined, valueInteger: 3 }))).toEqual([
      'has no code and no words: what it is of cannot be told',
    ]);
  });

  it('of a survey that is no scale is not read', () => {
    expect(whyOf(observation({ code: coded('71802-3', 'Housing status'), valueInteger: 3 }))).toEqual([
      'is neither a scale nor an analyte this service knows',
    ]);
  });

  it('whose code and words name different analytes is not read, and asks for a look', () => {
    const { report } = read(sodium({ code: { ...SODIUM, text: 'Potassium' } }));
    expect(report.notUsed.map(({ why }) => why)).toEqual([
      'codes and text name different analytes: Sodium, Potassium',
    ]);
    expect(report.requiresClinicianReview).toBe(true);
  });

  it('with components is one reading for each', () => {
    const pressure = observation({
      code: coded('85354-9', 'Blood pressure panel'),
      category: [{ coding: [{ system: 'x', code: 'vital-signs' }] }],
      component: [
        { code: coded('8480-6'), valueQuantity: { value: 128, unit: 'mm[Hg]' } },
        { code: coded('8462-4'), valueQuantity: { value: 82, unit: 'mm[Hg]' } },
      ],
    });
    expect(readingsOf(pressure).map(({ name, value }) => [name, value])).toEqual([
      ['Systolic blood pressure', 128],
      ['Diastolic blood pressure', 82],
    ]);
  });
});

describe('a report', () => {
  const report = (over: object) => ({
    resourceType: 'DiagnosticReport',
    id: 'r1',
    status: 'final',
    code: { text: 'Electrolytes' },
    subject: { reference: 'Patient/1' },
    result: [{ reference: 'Observation/group' }],
    ...over,
  });
  const group = sodium({
    id: 'group',
    valueQuantity: undefined,
    hasMember: [{ reference: 'Observation/na' }, { reference: 'Observation/group' }],
  });
  const member = sodium({ id: 'na', hasMember: [{ reference: 'Observation/group' }] });

  it('makes a panel of its members, in a circle too, each once', () => {
    expect(read(report({}), group, member).requests.biomarker?.labs).toEqual([
      {
        id: 'DiagnosticReport/r1',
        labName: 'Electrolytes',
        observedAt: '2026-11-10T09:00:00Z',
        results: { biomarkers: [{ name: 'Sodium', value: 131, unit: 'mmol/L' }] },
      },
    ]);
  });

  it('finds what is contained, and what another base or a version names', () => {
    const inside = report({ contained: [sodium({ id: 'na' })], result: [{ reference: '#na' }] });
    expect(readingsOf(inside)).toHaveLength(1);
    const far = report({ result: [{ reference: 'https://ehr.example/fhir/Observation/na/_history/2' }] });
    expect(read(far, member).requests.biomarker?.labs[0]?.id).toBe('DiagnosticReport/r1');
  });

  it('that is not final takes its members along, and asks for a look', () => {
    const { requests, report: told } = read(
      report({ status: 'preliminary', result: [{ reference: 'Observation/na' }] }),
      member,
    );
    expect(requests.biomarker).toBeUndefined();
    expect(told.requiresClinicianReview).toBe(true);
  });

  it('that names what the bundle does not hold is not used, and asks for what is missing', () => {
    const { report: told } = read(report({ result: [{ reference: 'Observation/elsewhere' }] }));
    expect(told.notUsed[0]?.why).toBe('names no Observation that the bundle holds');
    expect(told.reviewReasons).toEqual([
      expect.stringContaining('1 of its results were not sent: Observation/elsewhere'),
    ]);
  });

  it.each<[string, object, number]>([
    ['of a laboratory without any result', { category: laboratory, result: undefined }, 1],
    ['of another kind without any result', { result: undefined }, 0],
    [
      'that calls a value critical',
      { result: undefined, conclusion: 'Potassium critically high, telephoned.' },
      1,
    ],
    ['that says that nothing is critical', { result: undefined, conclusion: 'No critical values.' }, 0],
  ])('%s', (_, over, reasons) => {
    expect(read(report(over)).report.reviewReasons).toHaveLength(reasons);
  });
});

describe('a medicine', () => {
  it.each<[string, object, object]>([
    [
      'ordered',
      {},
      {
        medicationName: 'Sertraline',
        dosage: '50 MG Oral Tablet',
        status: 'active',
        prescribedAt: '2026-09-01',
      },
    ],
    [
      'by its RxNorm code alone',
      {
        medicationCodeableConcept: {
          coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '36437' }],
        },
      },
      { medicationName: 'sertraline', status: 'active', prescribedAt: '2026-09-01' },
    ],
    [
      'by its ATC code alone',
      { medicationCodeableConcept: { coding: [{ system: 'http://www.whocc.no/atc', code: 'N06AB06' }] } },
      { medicationName: 'sertraline', status: 'active', prescribedAt: '2026-09-01' },
    ],
    [
      'contained',
      {
        medicationCodeableConcept: undefined,
        medicationReference: { reference: '#m' },
        contained: [{ resourceType: 'Medication', id: 'm', code: { text: 'Sertraline' } }],
      },
      { medicationName: 'Sertraline', status: 'active', prescribedAt: '2026-09-01' },
    ],
    [
      'with dose and timing',
      {
        dosageInstruction: [
          {
            doseAndRate: [{ doseQuantity: { value: 75, unit: 'mg' } }],
            timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } },
          },
        ],
      },
      {
        medicationName: 'Sertraline',
        dosage: '75 mg',
        frequency: 'once daily',
        status: 'active',
        prescribedAt: '2026-09-01',
      },
    ],
    [
      'stopped',
      { status: 'stopped' },
      {
        medicationName: 'Sertraline',
        dosage: '50 MG Oral Tablet',
        status: 'discontinued',
        prescribedAt: '2026-09-01',
      },
    ],
    [
      'of a month',
      { authoredOn: '2026-09' },
      {
        medicationName: 'Sertraline',
        dosage: '50 MG Oral Tablet',
        status: 'active',
        prescribedAt: '2026-09-01',
      },
    ],
    [
      'of a year',
      { authoredOn: '2026' },
      { medicationName: 'Sertraline', dosage: '50 MG Oral Tablet', status: 'active' },
    ],
  ])('%s is read', (_, over, prescription) => {
    expect(medicinesOf(medicine({ id: 'm1', ...over }))).toEqual([
      { id: 'MedicationRequest/m1', ...prescription },
    ]);
  });

  it('stated is read with the start of its time', () => {
    const statement = {
      resourceType: 'MedicationStatement',
      id: 's1',
      status: 'active',
      medicationCodeableConcept: { text: 'Lithium' },
      subject: { reference: 'Patient/1' },
      effectivePeriod: { start: '2026-01-05' },
      dateAsserted: '2026-11-01',
    };
    expect(medicinesOf(statement)).toEqual([
      {
        id: 'MedicationStatement/s1',
        medicationName: 'Lithium',
        status: 'active',
        prescribedAt: '2026-01-05',
      },
    ]);
  });

  it('renewed is one, from its first order, as its last order stands', () => {
    const orders = [
      medicine({ id: 'a', status: 'completed', authoredOn: '2025-09-01' }),
      medicine({ id: 'b' }),
    ];
    expect(medicinesOf(...orders)).toMatchObject([
      { id: 'MedicationRequest/a', status: 'active', prescribedAt: '2025-09-01' },
    ]);
  });

  it.each([
    ['a proposal', { intent: 'proposal' }, 'is a proposal, no order'],
    ['not to be taken', { doNotPerform: true }, 'says that it is not to be taken'],
    ['a draft', { status: 'draft' }, 'is a draft'],
    ['cancelled', { status: 'cancelled' }, 'was cancelled before anything was taken'],
    ['entered in error', { status: 'entered-in-error' }, 'was entered in error'],
    ['without a status', { status: undefined }, 'its status is missing and says nothing of what is taken'],
  ])('that is %s is left out', (_, over, why) => {
    expect(read(medicine(over))).toMatchObject({ requests: {}, report: { notUsed: [{ why }] } });
  });

  it('that an IPS document says there is none of is no medicine', () => {
    const system = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips';
    const none = {
      coding: [{ system, code: 'no-medication-info', display: 'No information about medications' }],
    };
    expect(whyOf(medicine({ medicationCodeableConcept: none }))).toEqual([
      'says that nothing is known of medicines',
    ]);
  });

  it('nobody can name asks for a look', () => {
    const { report } = read(
      medicine({ medicationCodeableConcept: { coding: [{ system: 'urn:local', code: '1' }] } }),
    );
    expect(report.requiresClinicianReview).toBe(true);
  });

  it('not on record is no evidence that none is taken', () => {
    expect(read(observation({ valueInteger: 15 })).requests.relapse).not.toHaveProperty(
      'hasActiveMedication',
    );
    expect(read(medicine({ status: 'completed' })).requests.relapse).toMatchObject({
      hasActiveMedication: false,
    });
  });
});

describe('answers', () => {
  const answers = (points: readonly number[], over: object = {}) => ({
    resourceType: 'QuestionnaireResponse',
    status: 'completed',
    questionnaire: 'https://ehr.example/Questionnaire/phq9',
    subject: { reference: 'Patient/1' },
    authored: '2026-11-10',
    item: points.map((valueInteger, index) => ({ linkId: `q${index + 1}`, answer: [{ valueInteger }] })),
    ...over,
  });
  const NONE = [1, 1, 1, 1, 1, 1, 1, 1, 0];

  it('in order are scored by the engine of the instrument', () => {
    expect(scoresOf(answers(NONE))).toEqual([
      { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 8, maxScore: 27, createdAt: '2026-11-10' },
    ]);
  });

  it.each([
    ['LOINC answers', { valueCoding: { system: LOINC, code: 'LA6570-1' } }],
    [
      'weights',
      {
        valueCoding: {
          code: 'x',
          extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal: 2 }],
        },
      },
    ],
  ])('coded as %s are points', (_, answer) => {
    const item = Array.from({ length: 9 }, (__, index) => ({ linkId: String(index), answer: [answer] }));
    expect(scoresOf(answers([], { item }))[0]?.score).toBe(18);
  });

  it('to an item about self-harm ask for a look, whatever the total says', () => {
    expect(read(answers(NONE)).report.requiresClinicianReview).toBe(false);
    expect(read(answers([0, 0, 0, 0, 0, 0, 0, 0, 1])).report.reviewReasons[0]).toMatch(
      /PHQ-9 item 9 \(.+\) was answered 1, 2026-11-10$/,
    );
    const item = observation({
      code: coded('44260-8', 'x'),
      valueCodeableConcept: { coding: [{ system: LOINC, code: 'LA6569-3' }] },
    });
    expect(read(item).report.reviewReasons).toEqual([
      'Bundle.entry[0].resource: PHQ-9 item 9 (item about self-harm endorsed) was answered 1, 2026-11-10',
    ]);
  });

  it.each([
    [
      'too few',
      answers([1, 1]),
      'PHQ-9: 2 of 9 items are answered: needs every answer with its points, or the total',
    ],
    [
      'of an instrument nobody knows',
      answers(NONE, { questionnaire: 'https://ehr.example/Questionnaire/ours' }),
      'which instrument it answers is not known here: it was not scored',
    ],
    ['not completed', answers(NONE, { status: 'in-progress' }), 'is in-progress, not completed'],
  ])('%s are not scored, and ask for a look', (_, resource, why) => {
    const { report } = read(resource);
    expect(report.notUsed.map((each) => each.why)).toEqual([why]);
    expect(report.requiresClinicianReview).toBe(true);
  });
});

describe('visits, sleep and words', () => {
  const encounter = (over: object) => ({
    resourceType: 'Encounter',
    status: 'finished',
    class: { code: 'AMB' },
    subject: { reference: 'Patient/1' },
    period: { start: '2026-11-01', end: '2026-11-01' },
    ...over,
  });

  it('an Encounter says when somebody was seen; a planned one does not', () => {
    const { requests } = read(
      observation({ valueInteger: 15 }),
      encounter({}),
      encounter({ status: 'planned', period: { start: '2026-11-20' } }),
    );
    expect(requests.relapse?.daysSinceLastVisit).toBe(20);
  });

  it.each<[string, object, number]>([
    [
      'a stay that has not ended',
      { status: 'in-progress', class: { code: 'IMP' }, period: { start: '2026-08-22' } },
      0,
    ],
    [
      'a stay whose end is still to come',
      { status: 'in-progress', class: { code: 'IMP' }, period: { start: '2026-08-22', end: '2026-12-24' } },
      0,
    ],
    [
      'an outpatient visit that was left open',
      { status: 'in-progress', period: { start: '2026-11-01' } },
      20,
    ],
    ['a stay that ended', { class: { code: 'IMP' }, period: { start: '2026-10-01', end: '2026-11-11' } }, 10],
  ])('%s', (_, over, days) => {
    const { requests } = read(observation({ valueInteger: 15 }), encounter(over));
    expect(requests.relapse?.daysSinceLastVisit).toBe(days);
  });

  it.each<[string, object]>([
    ['without a unit', { value: 412 }],
    ['in a unit nobody knows', { value: 7, unit: 'blocks' }],
    ['of more than a day', { value: 30, unit: 'h' }],
    ['below zero', { value: -1, unit: 'h' }],
  ])('sleep %s is not used, and loses nothing else', (_, valueQuantity) => {
    const sleep = observation({ code: coded('93832-4', 'Sleep duration'), valueQuantity });
    const { requests, report } = read(sleep, observation({ valueInteger: 21 }));
    expect(requests.relapse?.avgSleepHours).toBeUndefined();
    expect(requests.relapse?.assessments).toHaveLength(1);
    expect(report.notUsed[0]?.why).toMatch(/^not used as sleep: /);
  });

  it('nights of two weeks become the mean', () => {
    const night = (day: string, value: number, unit = 'h') =>
      observation({
        code: coded('93832-4', 'Sleep duration'),
        effectiveDateTime: day,
        valueQuantity: { value, unit },
      });
    const { requests } = read(
      night('2026-11-20', 5),
      night('2026-11-19', 360, 'min'),
      night('2026-10-01', 9),
    );
    expect(requests.relapse?.avgSleepHours).toBe(5.5);
  });

  it('words about safety in a note, and a condition of that name, ask for a look and score nothing', () => {
    const noted = observation({ valueInteger: 3, note: [{ text: 'He says he wants to die.' }] });
    expect(read(noted).report.reviewReasons[0]).toMatch(/^Bundle\.entry\[0\]\.resource\.note\[0\]\.text: /);
    const condition = (over: object) => ({
      resourceType: 'Condition',
      code: { text: 'Suicidal thoughts (finding)' },
      subject: { reference: 'Patient/1' },
      ...over,
    });
    expect(read(condition({})).report.reviewReasons).toEqual([
      'Bundle.entry[0].resource.code: on record: "Suicidal thoughts (finding)"',
    ]);
    expect(
      read(condition({ clinicalStatus: { coding: [{ system: 'x', code: 'resolved' }] } })).report
        .requiresClinicianReview,
    ).toBe(false);
  });
});

describe('a result of this service', () => {
  it('is never read back as what it rests on', () => {
    const tag = [{ system: 'https://svc.example/fhir/CodeSystem/product', code: 'relapse' }];
    expect(whyOf(observation({ meta: { tag }, valueInteger: 20 }))).toEqual([
      'is a result of this service, no observation',
    ]);
  });
});

describe('refused as a whole', () => {
  it.each<[string, unknown, string]>([
    ['XML', '<Bundle xmlns="http://hl7.org/fhir"/>', 'Bundle is XML; send FHIR R4 as JSON'],
    ['a number', 5, 'Bundle must be a FHIR resource: a JSON object with resourceType'],
    ['an array', [], 'Bundle must be a FHIR resource: a JSON object with resourceType'],
    ['an object that is none', {}, 'Bundle.resourceType must name a type of resource, for example Bundle'],
    ['entries that are none', { resourceType: 'Bundle', entry: {} }, 'Bundle.entry must be an array'],
    [
      'a history',
      { resourceType: 'Bundle', type: 'history' },
      'Bundle.type is history: send the present version of each resource',
    ],
    [
      'an R5 medicine',
      bundleOf(medicine({ medication: { concept: { text: 'x' } } })),
      'Bundle.entry[0].resource.medication is of FHIR R5; send FHIR R4 (4.0)',
    ],
    [
      'an R5 encounter',
      bundleOf({ resourceType: 'Encounter', class: [{}] }),
      'Bundle.entry[0].resource.class is of FHIR R5; send FHIR R4 (4.0)',
    ],
    [
      'an R5 profile',
      bundleOf(
        observation({ meta: { profile: ['http://hl7.org/fhir/5.0/StructureDefinition/Observation'] } }),
      ),
      'Bundle.entry[0].resource.meta.profile is of FHIR 5.0; send FHIR R4 (4.0)',
    ],
    [
      'a DSTU2 order',
      bundleOf({ resourceType: 'MedicationOrder' }),
      'Bundle.entry[0].resource.resourceType is of FHIR DSTU2 or STU3; send FHIR R4 (4.0)',
    ],
    [
      'a DSTU2 condition',
      bundleOf({ resourceType: 'Condition', clinicalStatus: 'active' }),
      'Bundle.entry[0].resource.clinicalStatus is of FHIR DSTU2 or STU3; send FHIR R4 (4.0)',
    ],
    [
      'a second patient',
      bundleOf(observation({ valueInteger: 1 }), medicine({ subject: { reference: 'Patient/2' } })),
      'Bundle.entry[1].resource.subject is another patient (Patient/2; before: Patient/1): send the records of one patient at a time',
    ],
    [
      'two patients and no subject',
      bundleOf({ resourceType: 'Patient', id: '1' }, { resourceType: 'Patient', id: '2' }),
      'Bundle.entry[1].resource is another patient (Patient/2; before: Patient/1): send the records of one patient at a time',
    ],
  ])('%s, with its place', (_, value, refusal) => {
    expect(refusalsOf(JSON.parse(JSON.stringify(value)))).toEqual([refusal]);
  });

  it('a release that the sender declares', () => {
    expect(refusalsOf(bundleOf(), '5.0')).toEqual(['Bundle is declared as FHIR 5.0; send FHIR R4 (4.0)']);
    expect(refusalsOf(bundleOf(), '4.0')).toEqual([]);
  });

  it('one patient by several references is one', () => {
    const patient = { fullUrl: 'urn:uuid:1', resource: { resourceType: 'Patient', id: '1' } };
    const entries = ['urn:uuid:1', 'Patient/1', 'https://ehr.example/fhir/Patient/1'].map((reference) => ({
      resource: observation({ valueInteger: 1, subject: { reference } }),
    }));
    expect(refusalsOf({ resourceType: 'Bundle', type: 'searchset', entry: [patient, ...entries] })).toEqual(
      [],
    );
  });

  it('needs a moment', () => {
    expect(() => readBundle(bundleOf(), { now: 'today' })).toThrow(RangeError);
  });
});
