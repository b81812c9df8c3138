import { describe, expect, it, test } from 'vitest';
import { readBundle } from '../../index.ts';

const NOW = '2026-11-20T09:00:00Z';
const subject = { reference: 'Patient/1' };
const SCT = 'http://snomed.info/sct';

function reasonsOf(...resources: object[]): string[] {
  const entry = resources.map((resource) => ({ resource: { subject, ...resource } }));
  const reading = readBundle({ resourceType: 'Bundle', type: 'collection', entry }, { now: NOW });
  if (!reading.ok) throw new Error(JSON.stringify(reading.outcome));
  return [...reading.report.reviewReasons];
}

const flag = (over: object) => ({
  resourceType: 'Flag',
  status: 'active',
  code: { text: 'At risk for suicide' },
  ...over,
});
const observation = (over: object) => ({
  resourceType: 'Observation',
  status: 'final',
  effectiveDateTime: '2026-11-10',
  code: { text: 'Suicidal thoughts' },
  ...over,
});
const condition = (over: object) => ({
  resourceType: 'Condition',
  clinicalStatus: { coding: [{ system: 'x', code: 'active' }] },
  code: { text: 'Suicidal ideation' },
  ...over,
});
const encounter = (over: object) => ({
  resourceType: 'Encounter',
  status: 'finished',
  class: { code: 'EMER' },
  period: { start: '2026-11-18', end: '2026-11-18' },
  reasonCode: [{ text: 'Suicide attempt by overdose' }],
  ...over,
});
const response = (item: object) => ({
  resourceType: 'QuestionnaireResponse',
  status: 'completed',
  authored: '2026-11-10',
  questionnaire: 'http://example.org/Questionnaire/intake',
  item: [item],
});
const aboutIntake = /^Bundle\.entry\[0\]\.resource: which instrument/;
const safetyOf = (...resources: object[]) =>
  reasonsOf(...resources).filter((reason) => !aboutIntake.test(reason));

describe('suicide, self-harm and violence ask for a clinician [D:fhir: never calmer]', () => {
  test.each<[string, object]>([
    ['in an active flag', flag({})],
    ['in a flag by code alone', flag({ code: { coding: [{ system: SCT, code: '225444004' }] } })],
    [
      'in a flag about the past, which was put there to be seen',
      flag({ code: { text: 'History of suicide attempts' } }),
    ],
    [
      'in a flag that does not say what it warns of',
      flag({ code: { coding: [{ system: 'urn:local', code: '7' }] } }),
    ],
    ['in a finding that is present', observation({ valueBoolean: true })],
    [
      'in a finding said with yes',
      observation({
        valueCodeableConcept: { coding: [{ system: 'http://loinc.org', code: 'LA33-6', display: 'Yes' }] },
      }),
    ],
    ['in a finding that stands without a value', observation({})],
    [
      'in a level of risk',
      observation({ code: { text: 'Suicide risk level' }, valueCodeableConcept: { text: 'Moderate' } }),
    ],
    ['in a score of risk above zero', observation({ code: { text: 'Suicide risk score' }, valueInteger: 3 })],
    [
      'in a value under a code that says nothing',
      observation({
        code: { text: 'Thought content' },
        valueCodeableConcept: { coding: [{ system: SCT, code: '6471006' }] },
      }),
    ],
    [
      'in a component',
      observation({
        code: { text: 'Risk screen' },
        component: [{ code: { text: 'Homicidal ideation' }, valueString: 'present' }],
      }),
    ],
    [
      'in a text value',
      observation({ code: { text: 'Comment' }, valueString: 'Says she wants to end her life.' }),
    ],
    ['in a condition', condition({})],
    [
      'in a condition by ICD-10-CM alone',
      condition({ code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'R45.851' }] } }),
    ],
    ['in the reason of a recent visit', encounter({})],
    [
      'in the reason of a visit, as a sentence',
      encounter({ reasonCode: [{ text: 'Took 30 paracetamol last night' }] }),
    ],
    [
      'in a procedure',
      {
        resourceType: 'Procedure',
        status: 'completed',
        performedDateTime: '2026-11-01',
        code: { text: 'Repair of self-inflicted wound' },
      },
    ],
    [
      'in a message',
      {
        resourceType: 'Communication',
        status: 'completed',
        sent: '2026-11-18',
        payload: [{ contentString: 'I cannot go on, I want to die.' }],
      },
    ],
    [
      'in the description of a document',
      {
        resourceType: 'DocumentReference',
        status: 'current',
        date: '2026-11-18',
        description: 'Crisis note: he bought a rope',
      },
    ],
    [
      'in a text that is attached',
      {
        resourceType: 'DocumentReference',
        status: 'current',
        date: '2026-11-18',
        content: [
          {
            attachment: {
              contentType: 'text/plain',
              data: btoa('She has been stockpiling tablets since last week.'),
            },
          },
        ],
      },
    ],
    [
      'in a narrative',
      {
        resourceType: 'CarePlan',
        status: 'active',
        intent: 'plan',
        text: { status: 'additional', div: '<div><p>Seen today.</p><p>She wants to kill herself.</p></div>' },
      },
    ],
    [
      'in a prediction of risk',
      {
        resourceType: 'RiskAssessment',
        status: 'final',
        occurrenceDateTime: '2026-11-10',
        prediction: [{ outcome: { text: 'Suicide' }, qualitativeRisk: { text: 'High' } }],
      },
    ],
    [
      'in a type nobody knows',
      { resourceType: 'Somethingnew', remark: 'Patient wants to kill his neighbour.' },
    ],
    [
      'in a resource that is contained',
      { resourceType: 'List', status: 'current', contained: [flag({ subject })] },
    ],
    [
      'in the answer to a question nobody knows',
      response({ linkId: '4', text: 'Any thoughts of suicide this week?', answer: [{ valueBoolean: true }] }),
    ],
    [
      'in a free text deep in an answer',
      response({
        linkId: '1',
        item: [
          {
            linkId: '1.1',
            answer: [
              {
                valueString: 'ok',
                item: [{ linkId: 'x', answer: [{ valueString: 'I want to kill myself' }] }],
              },
            ],
          },
        ],
      }),
    ],
  ])('%s', (_, resource) => expect(safetyOf(resource)).not.toEqual([]));
});

describe('what is denied, over, long ago or of somebody else stays calm [D:fhir: never calmer]', () => {
  test.each<[string, object]>([
    ['an inactive flag', flag({ status: 'inactive' })],
    ['a flag whose time is over', flag({ period: { start: '2024-01-01', end: '2024-02-01' } })],
    ['a flag about something else', flag({ code: { text: 'Penicillin allergy' } })],
    ['a finding that is absent', observation({ valueBoolean: false })],
    [
      'a finding said with no',
      observation({
        valueCodeableConcept: { coding: [{ system: 'http://loinc.org', code: 'LA32-8', display: 'No' }] },
      }),
    ],
    ['a finding that was denied', observation({ valueString: 'Denies' })],
    ['a question that was not asked', observation({ dataAbsentReason: { text: 'not-asked' } })],
    [
      'a low level of risk',
      observation({ code: { text: 'Suicide risk level' }, valueCodeableConcept: { text: 'Low' } }),
    ],
    [
      'no suicidal thoughts',
      observation({
        code: { text: 'Thought content' },
        valueCodeableConcept: {
          coding: [{ system: SCT, code: '134420004', display: 'No suicidal thoughts' }],
        },
      }),
    ],
    [
      'a component that says no',
      observation({
        code: { text: 'Risk screen' },
        component: [{ code: { text: 'Homicidal ideation' }, valueString: 'absent' }],
      }),
    ],
    [
      'a refuted condition',
      condition({ verificationStatus: { coding: [{ system: 'x', code: 'refuted' }] } }),
    ],
    [
      'a condition that resolved',
      condition({ clinicalStatus: { coding: [{ system: 'x', code: 'resolved' }] } }),
    ],
    ['a family history', condition({ code: { text: 'Family history of suicide' } })],
    [
      'a relative',
      {
        resourceType: 'FamilyMemberHistory',
        status: 'completed',
        patient: subject,
        condition: [{ code: { text: 'Suicide' } }],
      },
    ],
    ['a visit twelve years ago', encounter({ period: { start: '2014-11-18', end: '2014-11-18' } })],
    [
      'a visit that was cancelled',
      encounter({ status: 'cancelled', reasonCode: [{ text: 'Suicidal ideation' }] }),
    ],
    [
      'a screening',
      {
        resourceType: 'Procedure',
        status: 'completed',
        performedDateTime: '2026-11-01',
        code: { text: 'Suicide risk assessment' },
      },
    ],
    [
      'a crisis plan',
      {
        resourceType: 'CarePlan',
        status: 'active',
        intent: 'plan',
        title: 'Safety plan for suicidal crises',
      },
    ],
    [
      'a low prediction',
      {
        resourceType: 'RiskAssessment',
        status: 'final',
        prediction: [{ outcome: { text: 'Suicide' }, qualitativeRisk: { text: 'Low' } }],
      },
    ],
    [
      'a reaction to a medicine',
      {
        resourceType: 'AllergyIntolerance',
        patient: subject,
        code: { text: 'Montelukast' },
        reaction: [{ manifestation: [{ text: 'Suicidal ideation' }] }],
      },
    ],
    [
      'the wording of a question answered no',
      response({
        linkId: '4',
        text: 'Any thoughts of suicide this week?',
        answer: [{ valueBoolean: false }],
      }),
    ],
    ['the name of a clinic', { resourceType: 'Organization', name: 'Suicide Crisis Centre' }],
    [
      'a denial in a message',
      {
        resourceType: 'Communication',
        status: 'completed',
        sent: '2026-11-18',
        payload: [{ contentString: 'He denies suicidal ideation.' }],
      },
    ],
  ])('%s', (_, resource) => expect(safetyOf(resource)).toEqual([]));

  it('but a generated narrative is not read for what its fields say better', () => {
    const text = { status: 'generated', div: '<div>Suicidal thoughts: No</div>' };
    expect(safetyOf(observation({ valueBoolean: false, text }))).toEqual([]);
  });
});

it('of one question the newest answer decides', () => {
  const [before, after] = [
    observation({ effectiveDateTime: '2026-03-01', valueBoolean: true }),
    observation({ effectiveDateTime: '2026-11-01', valueBoolean: false }),
  ];
  expect(safetyOf(before, after)).toEqual([]);
  expect(safetyOf(after, { ...before, effectiveDateTime: '2026-11-02' })).toHaveLength(1);
  // Of one day the worse counts.
  expect(safetyOf(after, { ...before, effectiveDateTime: '2026-11-01' })).toHaveLength(1);
});

it('what was said more than a year ago is remarked with its day', () => {
  const reading = readBundle(
    {
      resourceType: 'Communication',
      status: 'completed',
      subject,
      sent: '2019-03-02',
      payload: [{ contentString: 'I want to die.' }],
    },
    { now: NOW },
  );
  expect(reading.ok && reading.report.reviewReasons).toEqual([]);
  expect(reading.ok && reading.report.remarks).toEqual([
    { path: 'Communication.payload[0].contentString', message: expect.stringContaining('2019-03-02') },
  ]);
});

it('comes before every other reason', () => {
  const unread = Array.from({ length: 80 }, (_, index) =>
    observation({ code: { text: `GAD-7` }, valueString: `x${index}`, status: `s${index}` }),
  );
  const reasons = reasonsOf(...unread, flag({}));
  expect(reasons[0]).toMatch(/At risk for suicide/);
  expect(reasons).toHaveLength(50);
  expect(reasons.at(-1)).toMatch(/more reasons/);
});
