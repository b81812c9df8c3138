import type { FhirReport } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { type FhirRequests, readBundle } from '../../index.ts';

const NOW = '2026-11-20T09:00:00Z';
const LOINC = 'http://loinc.org';
const PHQ9 = [
  '44250-9',
  '44255-8',
  '44259-0',
  '44254-1',
  '44251-7',
  '44258-2',
  '44252-5',
  '44253-3',
  '44260-8',
];
const LA = ['LA6568-5', 'LA6569-3', 'LA6570-1', 'LA6571-9'];
const ONES = [1, 1, 1, 1, 1, 1, 1, 1, 0];
const coded = (code: string, display?: string) => ({ coding: [{ system: LOINC, code, display }] });
const answered = (points: number) => ({ valueCodeableConcept: coded(LA[points] ?? '') });

function observation(over: object): object {
  return {
    resourceType: 'Observation',
    status: 'final',
    category: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'survey' }] },
    ],
    subject: { reference: 'Patient/1' },
    effectiveDateTime: '2026-11-10',
    ...over,
  };
}

const itemsOf = (points: readonly (number | undefined)[], over: object = {}) =>
  points.flatMap((each, index) =>
    each === undefined
      ? []
      : [observation({ id: `i${index}`, code: coded(PHQ9[index] ?? ''), ...answered(each), ...over })],
  );
const total = (valueInteger: number, over: object = {}) =>
  observation({ code: coded('44261-6'), valueInteger, ...over });

function read(...resources: object[]): { requests: FhirRequests; report: FhirReport } {
  const bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    entry: resources.map((resource) => ({ resource })),
  };
  const reading = readBundle(JSON.parse(JSON.stringify(bundle)), { now: NOW });
  if (!reading.ok) throw new Error(JSON.stringify(reading.outcome));
  return reading;
}

const scoresOf = (...resources: object[]) =>
  (read(...resources).requests.outcome?.assessments ?? []).map(
    ({ instrumentId, score, createdAt }) => `${instrumentId} ${score} ${createdAt.slice(5, 10)}`,
  );
const reasonsOf = (...resources: object[]) =>
  read(...resources).report.reviewReasons.map((reason) =>
    reason.replace(/^Bundle\.entry\[\d+\]\.resource: /, ''),
  );

describe('Observations of single items', () => {
  const panel = observation({
    id: 'p',
    code: coded('44249-1'),
    hasMember: PHQ9.map((_, index) => ({ reference: `Observation/i${index}` })),
  });

  it.each<[string, object[]]>([
    ['standing alone', itemsOf(ONES)],
    ['under a panel', [panel, ...itemsOf(ONES)]],
    [
      'under a panel that comes last and has the day',
      [...itemsOf(ONES, { effectiveDateTime: undefined }), panel],
    ],
    [
      'as components',
      [
        observation({
          code: coded('44249-1'),
          component: ONES.map((points, index) => ({ code: coded(PHQ9[index] ?? ''), ...answered(points) })),
        }),
      ],
    ],
    ['beside the same total', [...itemsOf(ONES), total(8)]],
    [
      'in a report',
      [
        {
          resourceType: 'DiagnosticReport',
          status: 'final',
          subject: { reference: 'Patient/1' },
          code: { text: 'PHQ-9' },
          result: PHQ9.map((_, index) => ({ reference: `Observation/i${index}` })),
        },
        ...itemsOf(ONES),
      ],
    ],
  ])('%s make one score', (_, resources) => {
    expect(scoresOf(...resources)).toEqual(['phq9 8 11-10']);
    expect(reasonsOf(...resources)).toEqual([]);
  });

  it('of two days are two scores', () => {
    const later = itemsOf([2, 2, 2, 2, 2, 2, 2, 2, 0], { effectiveDateTime: '2026-11-12T10:00:00Z' });
    expect(scoresOf(...itemsOf(ONES), ...later)).toEqual(['phq9 8 11-10', 'phq9 16 11-12']);
  });

  it.each([
    [20, 20],
    [2, 8],
  ])('beside a total of %d are %d, the worse, and it is said', (stated, score) => {
    expect(scoresOf(...itemsOf(ONES), total(stated))).toEqual([`phq9 ${score} 11-10`]);
    expect(reasonsOf(...itemsOf(ONES), total(stated))).toEqual([
      `PHQ-9: the answers give 8, the total is stated as ${stated}: the worse is used, 2026-11-10`,
    ]);
  });

  it('and the answers they were made of are one score', () => {
    const answers = {
      resourceType: 'QuestionnaireResponse',
      status: 'completed',
      subject: { reference: 'Patient/1' },
      authored: '2026-11-10T09:30:00Z',
      item: ONES.map((valueInteger, index) => ({
        linkId: `/${PHQ9[index] ?? ''}`,
        answer: [{ valueInteger }],
      })),
    };
    expect(scoresOf(answers, ...itemsOf(ONES), total(8))).toEqual(['phq9 8 11-10']);
  });

  it('a total of another day is another score', () => {
    expect(scoresOf(...itemsOf(ONES), total(20, { effectiveDateTime: '2026-11-01' }))).toEqual([
      'phq9 20 11-01',
      'phq9 8 11-10',
    ]);
  });

  it('of the first two alone are the short form', () => {
    expect(scoresOf(panel, ...itemsOf([3, 2]))).toEqual(['phq2 5 11-10']);
    expect(reasonsOf(panel, ...itemsOf([0, 0]))).toEqual([]);
  });

  it('too few make none, and ask; nothing but zero does not', () => {
    expect(scoresOf(...itemsOf([2, 1, 3]))).toEqual([]);
    expect(reasonsOf(...itemsOf([2, 1, 3]))).toEqual([
      'PHQ-9: 3 of 9 items are answered: needs every answer with its points, or the total, 2026-11-10',
    ]);
    expect(reasonsOf(...itemsOf([0, 0, 0]))).toEqual([]);
  });

  it('without the one about self-harm say so', () => {
    const eight = itemsOf([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(reasonsOf(...eight, total(8))).toEqual([
      'PHQ-9: item 9, about self-harm, was not answered, 2026-11-10',
    ]);
    expect(scoresOf(...eight, total(8))).toEqual(['phq9 8 11-10']);
  });

  it('answered twice on a day count as the worse', () => {
    const { report } = read(...itemsOf(ONES), observation({ code: coded('44250-9'), ...answered(3) }));
    expect(scoresOf(...itemsOf(ONES), observation({ code: coded('44250-9'), ...answered(3) }))).toEqual([
      'phq9 10 11-10',
    ]);
    expect(report.remarks.map(({ message }) => message)).toContain(
      'PHQ-9 item 1 was answered 1 and 3 on one day: the worse is used',
    );
  });

  it('the difficulty is no item', () => {
    const difficulty = observation({ code: coded('69722-7'), valueInteger: 3 });
    expect(scoresOf(...itemsOf(ONES), difficulty)).toEqual(['phq9 8 11-10']);
    expect(reasonsOf(difficulty)).toEqual([]);
  });

  it('the questions whether a symptom was there give zero for no', () => {
    const cms = ['54637-4', '54639-0', '54641-6', '54643-2', '54645-7', '54647-3', '54649-9', '54651-5'];
    const items = cms.map((code) =>
      observation({ code: coded(code), valueCodeableConcept: coded('LA10998-5') }),
    );
    const presence = (code: string) =>
      observation({ code: coded('54652-3'), valueCodeableConcept: coded(code) });
    expect(scoresOf(...items, presence('LA32-8'))).toEqual(['phq9 8 11-10']);
    expect(reasonsOf(...items, presence('LA32-8'))).toEqual([]);
    expect(reasonsOf(...items, presence('LA33-6')).join()).toContain('item 9');
  });
});

describe('an answer about self-harm [D:fhir: never calmer]', () => {
  const local = (text: string) => ({ coding: [{ system: 'urn:local', code: 'x7', display: text }], text });

  it.each<[string, object]>([
    [
      'as a component by its number',
      { code: { text: 'PHQ-9' }, component: [{ code: { text: 'Question 9' }, valueInteger: 2 }] },
    ],
    ['by code and a LOINC answer', { code: coded('44260-8'), ...answered(2) }],
    ['by code and a number', { code: coded('44260-8'), valueInteger: 2 }],
    ['by code and words', { code: coded('44260-8'), valueString: 'More than half the days' }],
    ['by words', { code: local('PHQ-9 item 9'), valueInteger: 2 }],
    ['as a component', { code: coded('44249-1'), component: [{ code: coded('44260-8'), ...answered(2) }] }],
    [
      'among other codings',
      { code: { coding: [{ system: 'urn:local', code: '9' }, ...coded('44260-8').coding] }, valueInteger: 2 },
    ],
    ['without a category', { code: coded('44260-8'), valueInteger: 2, category: undefined }],
  ])('%s is named', (_, over) => {
    expect(reasonsOf(observation(over))).toEqual([
      'PHQ-9 item 9 (item about self-harm endorsed) was answered 2, 2026-11-10',
    ]);
  });

  it.each(['EPDS item 10', 'BDI-II item 9', 'HAM-D item 3', 'MADRS item 10', 'QIDS-SR16 item 12'])(
    '%s',
    (words) => {
      expect(reasonsOf(observation({ code: local(words), valueInteger: 2 }))[0]).toContain(
        '(item about self-harm endorsed) was answered 2',
      );
      expect(reasonsOf(observation({ code: local(words), valueInteger: 0 }))).toEqual([]);
    },
  );

  it.each<[string, object, string[]]>([
    ['of zero', { code: coded('44260-8'), ...answered(0) }, []],
    [
      'in words nobody knows',
      { code: coded('44260-8'), valueString: 'at night' },
      ['PHQ-9 item 9 (item about self-harm endorsed) was answered "at night", 2026-11-10'],
    ],
    [
      'of suicidal ideation: yes',
      { code: coded('93278-0'), valueBoolean: true },
      ['suicidal ideation yes, 2026-11-10'],
    ],
    ['of suicidal ideation: no', { code: coded('93278-0'), valueBoolean: false }, []],
    [
      'of attempts: 2',
      { code: coded('93254-1'), valueInteger: 2 },
      ['actual suicide attempts 2, 2026-11-10'],
    ],
    ['of attempts: 0', { code: coded('93254-1'), valueInteger: 0 }, []],
    [
      'by words: yes',
      { code: local('Thoughts of suicide'), valueCodeableConcept: coded('LA33-6', 'Yes') },
      ['Thoughts of suicide: "Yes", of 2026-11-10'],
    ],
    [
      'by words: present',
      {
        code: local('Suicidal ideation'),
        valueCodeableConcept: { coding: [{ system: 'http://snomed.info/sct', code: '52101004' }] },
      },
      ['Suicidal ideation: otherwise, of 2026-11-10'],
    ],
    [
      'by words: absent',
      {
        code: local('Suicidal ideation'),
        valueCodeableConcept: { coding: [{ system: 'http://snomed.info/sct', code: '2667000' }] },
      },
      [],
    ],
    [
      'in a word',
      { code: local('Suicidal ideation'), valueString: 'passive' },
      ['Suicidal ideation: "passive", of 2026-11-10'],
    ],
    ['denied in words', { code: local('Suicidal ideation'), valueString: 'Patient denies SI' }, []],
    ['by words: no', { code: local('Thoughts of suicide'), valueCodeableConcept: coded('LA32-8', 'No') }, []],
  ])('%s', (_, over, reasons) => {
    expect(reasonsOf(observation(over))).toEqual(reasons);
  });
});

describe('a total', () => {
  const local = (display: string) => ({
    coding: [{ system: 'urn:oid:1.2.36.1.88', code: '40004', display }],
  });

  it.each<[string, object, string]>([
    ['of a form that only its size tells', { code: { text: 'WHO-5' }, valueInteger: 84 }, 'who5 84 11-10'],
    ['of a form that its maximum tells', { code: { text: 'WHO-5' }, valueString: '20/25' }, 'who5 20 11-10'],
    [
      'in a component that is only called a total',
      { code: { text: 'PHQ-9' }, component: [{ code: { text: 'Total score' }, valueInteger: 24 }] },
      'phq9 24 11-10',
    ],
    [
      'with words behind the number',
      { code: local('GAD-7 score'), valueString: '12 (moderate)' },
      'gad7 12 11-10',
    ],
    [
      'under the code of its panel',
      { code: coded('44249-1'), valueQuantity: { value: 24, unit: '{score}' } },
      'phq9 24 11-10',
    ],
    [
      'under a local code with words',
      { code: local('PHQ-9 Total Score'), valueInteger: 24 },
      'phq9 24 11-10',
    ],
    [
      'under other words',
      { code: local('Patient Health Questionnaire-9: total'), valueInteger: 24 },
      'phq9 24 11-10',
    ],
    [
      'under a LOINC code nobody knows',
      { code: coded('99999-9', 'PHQ-9 score'), valueInteger: 24 },
      'phq9 24 11-10',
    ],
    [
      'under any of several codings',
      { code: { coding: [...local('x').coding, ...coded('70274-6').coding] }, valueInteger: 18 },
      'gad7 18 11-10',
    ],
    [
      'in a text of a concept',
      { code: coded('72107-6'), valueCodeableConcept: { text: '20' } },
      'mmse 20 11-10',
    ],
    ['of EPDS', { code: coded('99046-5'), valueInteger: 14 }, 'epds 14 11-10'],
    ['of AUDIT', { code: coded('75624-7'), valueInteger: 14 }, 'audit 14 11-10'],
    ['of AUDIT-C', { code: coded('75626-2'), valueInteger: 9 }, 'auditc 9 11-10'],
    ['of PCL-5', { code: coded('101698-9'), valueInteger: 50 }, 'pcl5 50 11-10'],
    ['of PHQ-2', { code: coded('55758-7'), valueInteger: 5 }, 'phq2 5 11-10'],
    ['of the interview of nursing homes', { code: coded('54654-9'), valueInteger: 12 }, 'phq9 12 11-10'],
  ])('%s', (_, over, score) => {
    expect(scoresOf(observation(over))).toEqual([score]);
  });

  it.each(['PHQ-9 difficulty', 'PHQ-9 item 3', 'PHQ-9 percentile', 'PHQ-9 change'])('is not %s', (words) => {
    expect(scoresOf(observation({ code: local(words), valueInteger: 2 }))).toEqual([]);
  });

  it('of codes of two instruments asks', () => {
    const code = { coding: [...coded('44261-6').coding, ...coded('70274-6').coding] };
    expect(scoresOf(observation({ code, valueInteger: 12 }))).toEqual([]);
    expect(reasonsOf(observation({ code, valueInteger: 12 }))).toEqual([
      'PHQ-9: its codes name several instruments',
    ]);
  });

  it('is not a heading, and not a laboratory value', () => {
    expect(reasonsOf(observation({ code: coded('44249-1') }))).toEqual([]);
    const laboratory = [
      {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' },
        ],
      },
    ];
    expect(scoresOf(observation({ category: laboratory, code: { text: 'ESS' }, valueInteger: 12 }))).toEqual(
      [],
    );
  });
});

describe('a screen or a level of risk', () => {
  const snomed = (code: string) => ({ coding: [{ system: 'http://snomed.info/sct', code }] });

  it.each<[string, object, boolean]>([
    [
      'a screen by its instrument, negative',
      { code: { text: 'PHQ-2 result' }, valueString: 'Negative' },
      false,
    ],
    [
      'a screen by its instrument, positive',
      { code: { text: 'PHQ-2 result' }, valueString: 'Positive' },
      true,
    ],
    ['a screening that was declined', { code: coded('73832-8'), valueString: 'Declined' }, false],
    [
      'depression screening positive',
      { code: coded('73832-8'), valueCodeableConcept: snomed('428181000124104') },
      true,
    ],
    [
      'depression screening negative',
      { code: coded('73832-8'), valueCodeableConcept: snomed('428171000124102') },
      false,
    ],
    ['adolescent screening, in words', { code: coded('73831-0'), valueString: 'Positive' }, true],
    ['adolescent screening, in words', { code: coded('73831-0'), valueString: 'Negative' }, false],
    ['screening without a result', { code: coded('73832-8') }, false],
    ['screening with a number', { code: coded('73832-8'), valueInteger: 14 }, true],
    ['risk high', { code: coded('93374-7'), valueCodeableConcept: coded('LA9193-9', 'High') }, true],
    ['risk moderate', { code: coded('93374-7'), valueCodeableConcept: coded('LA6751-7') }, true],
    ['risk low', { code: coded('93374-7'), valueCodeableConcept: coded('LA9194-7', 'Low') }, false],
    ['no risk', { code: coded('93374-7'), valueString: 'No risk' }, false],
    ['a level nobody knows', { code: coded('93374-7'), valueString: 'Tier B' }, true],
    [
      'the Columbia screen in words, high',
      { code: { text: 'C-SSRS screener' }, valueString: 'High risk' },
      true,
    ],
    [
      'the Columbia screen in words, negative',
      { code: { text: 'C-SSRS screener' }, valueString: 'Negative' },
      false,
    ],
    [
      'the Columbia panel, low',
      { code: coded('93373-9'), valueCodeableConcept: { text: 'Low risk' } },
      false,
    ],
    [
      'the Columbia panel, moderate',
      { code: coded('93373-9'), valueCodeableConcept: { text: 'Moderate risk' } },
      true,
    ],
    ['severity in words', { code: { text: 'PHQ-9 severity of depression' }, valueString: 'Severe' }, true],
    [
      'severity in words, mild',
      { code: { text: 'PHQ-9 severity of depression' }, valueString: 'Mild' },
      false,
    ],
  ])('%s: %j asks: %s', (_, over, asks) => {
    expect(reasonsOf(observation(over)).length > 0).toBe(asks);
  });

  it('is named with its value and day', () => {
    const level = {
      code: coded('93374-7', 'Suicide risk level'),
      valueCodeableConcept: { text: 'High risk' },
    };
    expect(reasonsOf(observation(level))).toEqual(['Suicide risk level "High risk", 2026-11-10']);
  });
});

it('a total that was not done, and says so, asks for nothing', () => {
  expect(
    reasonsOf(observation({ code: coded('44261-6'), dataAbsentReason: { text: 'not performed' } })),
  ).toEqual([]);
  expect(reasonsOf(observation({ code: coded('44261-6') }))).toEqual(['PHQ-9: has no value']);
});

it.each([
  ['Homicidal ideation', { valueBoolean: true }, true],
  ['Homicidal ideation', { valueBoolean: false }, false],
  ['SAFE-T risk level', { valueString: 'High' }, true],
  ['SAFE-T risk level', { valueString: 'Low' }, false],
  ['Fall risk level', { valueString: 'High fall risk' }, false],
  ['VTE risk', { valueString: 'High' }, false],
])('%s %j asks: %s', (text, over, asks) => {
  expect(reasonsOf(observation({ code: { text }, ...over })).length > 0).toBe(asks);
});

describe('a survey that is not known here', () => {
  const named = (text: string, over: object) => observation({ code: { text }, ...over });

  it.each<[string, object, string]>([
    [
      'a score of the mind without a category',
      observation({ category: undefined, code: { text: 'Beck Hopelessness Scale' }, valueInteger: 18 }),
      'Beck Hopelessness Scale 18 of 2026-11-10: not scored, instrument not known here',
    ],
    [
      'a number',
      named('Our distress scale', { valueInteger: 31 }),
      'Our distress scale 31 of 2026-11-10: not scored, instrument not known here',
    ],
    [
      'a score of a list',
      observation({ code: coded('82665-1', 'Total Score [DAST]'), valueInteger: 14 }),
      'DAST 14 of 2026-11-10: not scored, instrument not known here',
    ],
    [
      'a score of a list without a category',
      observation({ category: undefined, code: coded('48544-1'), valueInteger: 22 }),
      'Geriatric Depression Scale 22 of 2026-11-10: not scored, instrument not known here',
    ],
    [
      'a number out of another',
      named('Recovery scale', { valueString: '12/40' }),
      'Recovery scale 12/40 of 2026-11-10: not scored, instrument not known here',
    ],
    [
      'words that name an instrument and more',
      named('PHQ-9 zebra', { valueInteger: 20 }),
      'PHQ-9 zebra 20 of 2026-11-10: not scored, instrument not known here',
    ],
  ])('with %s is named, and asks', (_, resource, reason) => {
    expect(reasonsOf(resource)).toEqual([reason]);
  });

  it('is told once for each name, by its newest number', () => {
    const numbers = [3, 7, 5].map((valueInteger, index) =>
      named('Our distress scale', { valueInteger, effectiveDateTime: `2026-11-0${index + 1}` }),
    );
    expect(reasonsOf(...numbers)).toEqual([
      'Our distress scale 5 of 2026-11-03 (and 2 before): not scored, instrument not known here',
    ]);
  });

  it('of very many names is counted, behind what matters more', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      named(`Scale of our own ${index}x`, { valueInteger: 3 }),
    );
    const reasons = reasonsOf(...many, observation({ code: coded('44260-8'), valueInteger: 2 }));
    expect(reasons).toHaveLength(17);
    expect(reasons[0]).toContain('PHQ-9 item 9');
    expect(reasons.at(-1)).toBe('Bundle: 25 more surveys are not known here and were not scored');
  });

  it('an answer of more than some days to a question of the mind is named', () => {
    const answer = { valueCodeableConcept: coded('LA6571-9', 'Nearly every day') };
    expect(reasonsOf(named('Feeling depressed', answer))).toEqual([
      'Feeling depressed "Nearly every day" of 2026-11-10: not scored, instrument not known here',
    ]);
    expect(
      reasonsOf(named('Feeling depressed', { valueCodeableConcept: coded('LA6568-5', 'Not at all') })),
    ).toEqual([]);
  });

  it.each<[string, object]>([
    [
      'smoking',
      { code: coded('72166-2', 'Tobacco smoking status'), valueCodeableConcept: { text: 'Never smoked' } },
    ],
    [
      'housing',
      { code: coded('71802-3', 'Housing status'), valueCodeableConcept: { text: 'I have housing' } },
    ],
    ['people at an address', { code: coded('63512-8'), valueQuantity: { value: 4, unit: '{#}' } }],
    [
      'hunger',
      {
        code: coded('88124-3', 'Food insecurity risk [HVS]'),
        valueCodeableConcept: coded('LA19952-3', 'At risk'),
      },
    ],
    [
      'stress of PRAPARE',
      { code: coded('93038-8', 'Stress level'), valueCodeableConcept: { text: 'Somewhat' } },
    ],
    ['a social answer of yes', { code: coded('93030-5'), valueCodeableConcept: coded('LA33-6', 'Yes') }],
    ['partner violence: no', { code: coded('76501-6'), valueCodeableConcept: coded('LA32-8', 'No') }],
    ['education', { code: { text: 'Years of education' }, valueInteger: 12 }],
    ['exercise', { code: coded('68516-4'), valueQuantity: { value: 30, unit: 'min/d' } }],
    ['Apgar', { code: coded('9271-8', '10 minute Apgar Score'), valueQuantity: { value: 10 } }],
    ['falls', { code: coded('59460-6', 'Fall risk total [Morse Fall Scale]'), valueInteger: 45 }],
    ['pressure injury', { code: { text: 'Braden scale score' }, valueInteger: 12 }],
    ['quality of life years', { code: { text: 'QALY' }, valueQuantity: { value: 31 } }],
    ['knee', { code: { text: 'KOOS knee pain subscore' }, valueInteger: 40 }],
    ['a measured amount', { code: { text: 'Screen time' }, valueQuantity: { value: 4, unit: 'h' } }],
    ['words', { code: { text: 'How do you like to be called' }, valueString: 'Sam' }],
    ['a coded answer', { code: { text: 'Favourite season' }, valueCodeableConcept: { text: 'Spring' } }],
    ['a percentile', { code: { text: 'PHQ-9 percentile' }, valueInteger: 99 }],
    ['a change', { code: { text: 'PHQ-9 change' }, valueInteger: 9 }],
    ['pain', { code: { text: 'Pain interference T-score' }, valueInteger: 66 }],
    ['an item of something', { code: { text: 'Question 4' }, valueInteger: 2 }],
  ])('stays calm for %s', (_, over) => {
    expect(reasonsOf(observation(over))).toEqual([]);
  });

  it('partner violence asks', () => {
    expect(
      reasonsOf(observation({ code: coded('76501-6'), valueCodeableConcept: coded('LA33-6', 'Yes') })),
    ).toEqual(['HARK item 2 (violence by a partner) was answered yes, 2026-11-10']);
  });
});
