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
const GAD7 = ['69725-0', '68509-9', '69733-4', '69734-2', '69735-9', '69689-8', '69736-7'];
const LA = ['LA6568-5', 'LA6569-3', 'LA6570-1', 'LA6571-9'];
const ONES = [1, 1, 1, 1, 1, 1, 1, 1, 0];

type Item = Readonly<Record<string, unknown>>;
const coded = (points: number) => ({ valueCoding: { system: LOINC, code: LA[points] } });
/** Items by LOINC code, a code each, left out where the points are undefined. */
const itemsOf = (
  codes: readonly string[],
  points: readonly (number | undefined)[],
  link: (code: string) => string = (code) => `/${code}`,
): Item[] =>
  codes.flatMap((code, index) => {
    const answer = points[index];
    return answer === undefined ? [] : [{ linkId: link(code), answer: [coded(answer)] }];
  });

function response(item: readonly Item[], over: object = {}): object {
  return {
    resourceType: 'QuestionnaireResponse',
    status: 'completed',
    subject: { reference: 'Patient/1' },
    authored: '2026-11-10',
    item,
    ...over,
  };
}

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
    ({ instrumentId, score }) => `${instrumentId} ${score}`,
  );
const reasonsOf = (...resources: object[]) => read(...resources).report.reviewReasons;

describe('an instrument is known by its items', () => {
  it.each<[string, (code: string) => string]>([
    ['a slash', (code) => `/${code}`],
    ['the code alone', (code) => code],
    ['its panel before it', (code) => `/44249-1/${code}`],
    ['a list before it', (code) => `LL358-3/${code}`],
    ['a name before it', (code) => `phq9.${code}`],
    ['an address', (code) => `http://loinc.org/${code}`],
    ['a prefix', (code) => `loinc_${code}`],
  ])('links with %s', (_, link) => {
    expect(scoresOf(response(itemsOf(PHQ9, ONES, link)))).toEqual(['phq9 8']);
  });

  it.each<[string, (code: string) => Item]>([
    ['the definition', (code) => ({ definition: `http://example.org/items#${code}` })],
    ['the id', (code) => ({ id: code })],
    ['an extension', (code) => ({ extension: [{ url: 'x', valueCoding: { system: LOINC, code } }] })],
  ])('codes in %s of the item', (_, where) => {
    const items = PHQ9.map((code, index) => ({ linkId: `x${index}x`, ...where(code), answer: [coded(1)] }));
    expect(scoresOf(response(items))).toEqual(['phq9 9']);
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['an address nobody knows', { questionnaire: 'http://ehr.example/Questionnaire/88' }],
    ['an intake form', { questionnaire: 'http://ehr.example/Questionnaire/intake|2.1' }],
  ])('whatever it says it answers: %s', (_, over) => {
    expect(scoresOf(response(itemsOf(PHQ9, ONES), over))).toEqual(['phq9 8']);
  });

  it('two instruments in one response are both read', () => {
    const gad7 = itemsOf(GAD7, [2, 2, 2, 2, 2, 2, 2]);
    expect(scoresOf(response([...itemsOf(PHQ9, ONES), ...gad7]))).toEqual(['phq9 8', 'gad7 14']);
  });

  it('two instruments by links that name and number them', () => {
    const numbered = (name: string, points: readonly number[]) =>
      points.map((valueInteger, index) => ({ linkId: `${name}-${index + 1}`, answer: [{ valueInteger }] }));
    const items = [...numbered('phq9', ONES), ...numbered('gad7.q', [1, 1, 1, 1, 1, 1, 1])];
    expect(scoresOf(response(items))).toEqual(['phq9 8', 'gad7 7']);
  });

  it.each<[string, string[], readonly string[], object]>([
    ['the first two items alone', ['phq2 4'], PHQ9.slice(0, 2), {}],
    ['the first two of GAD alone', ['gad2 4'], GAD7.slice(0, 2), {}],
    [
      'eight, named',
      ['phq8 16'],
      PHQ9.slice(0, 8),
      { questionnaire: 'http://ehr.example/Questionnaire/PHQ-8' },
    ],
    ['nine, named for teens', ['phqa 18'], PHQ9, { questionnaire: 'http://loinc.org/q/89206-7' }],
  ])('a short form: %s', (_, scores, codes, over) => {
    expect(
      scoresOf(
        response(
          itemsOf(
            codes,
            codes.map(() => 2),
          ),
          over,
        ),
      ),
    ).toEqual(scores);
  });

  it.each<[string, string[], string[], string[]]>([
    ['AUDIT-C', ['auditc 9'], ['68518-0', '68519-8', '68520-6'], ['LA18929-2', 'LA18930-0', 'LA18891-4']],
    [
      'AUDIT-C at zero',
      ['auditc 0'],
      ['68518-0', '68519-8', '68520-6'],
      ['LA6270-8', 'LA15694-5', 'LA6270-8'],
    ],
    [
      'AUDIT',
      ['audit 10'],
      [
        '68518-0',
        '68519-8',
        '68520-6',
        '97734-8',
        '97735-5',
        '97736-3',
        '97737-1',
        '97738-9',
        '97739-7',
        '97740-5',
      ],
      [
        'LA18928-4',
        'LA15695-2',
        'LA18876-5',
        ...Array.from({ length: 5 }, () => 'LA6270-8'),
        'LA32-8',
        'LA32280-2',
      ],
    ],
  ])('%s by its LOINC answers', (_, scores, codes, answers) => {
    const items = codes.map((code, index) => ({
      linkId: `/${code}`,
      answer: [{ valueCoding: { system: LOINC, code: answers[index] } }],
    }));
    expect(scoresOf(response(items))).toEqual(scores);
  });

  it('items nested in groups, and below answers', () => {
    const [first, ...rest] = itemsOf(PHQ9, ONES);
    const group = { linkId: 'g', item: [{ ...first, answer: [{ ...coded(1), item: rest }] }] };
    expect(scoresOf(response([group]))).toEqual(['phq9 8']);
  });

  it('one that was left after its first two is the short form', () => {
    const named = { questionnaire: 'http://loinc.org/q/44249-1' };
    expect(scoresOf(response(itemsOf(PHQ9, [1, 0]), named))).toEqual(['phq2 1']);
    expect(reasonsOf(response(itemsOf(PHQ9, [1, 0]), named))).toEqual([]);
    expect(scoresOf(response(itemsOf(PHQ9, [1, 0, 2]), named))).toEqual([]);
  });

  it('answers that stand in Observations', () => {
    const items = PHQ9.map((code, index) => ({
      linkId: `/${code}`,
      answer: [{ valueReference: { reference: `Observation/o${index}` } }],
    }));
    const answered = PHQ9.map((code, index) => ({
      resourceType: 'Observation',
      id: `o${index}`,
      status: 'final',
      subject: { reference: 'Patient/1' },
      effectiveDateTime: '2026-11-10',
      code: { coding: [{ system: LOINC, code }] },
      valueCodeableConcept: { coding: [{ system: LOINC, code: LA[1] }] },
    }));
    expect(scoresOf(response(items), ...answered)).toEqual(['phq9 9']);
  });

  describe('by the questionnaire that came with it', () => {
    const questionnaire = {
      resourceType: 'Questionnaire',
      id: 'q',
      url: 'http://ehr.example/Questionnaire/77',
      status: 'active',
      title: 'Intake',
      item: PHQ9.map((code, index) => ({
        linkId: `i${index}x`,
        code: [{ system: LOINC, code }],
        answerOption: [0, 1, 2, 3].map((value) => ({
          valueCoding: { system: 'urn:local', code: `a${value}` },
          extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal: value }],
        })),
      })),
    };
    const items = PHQ9.map((_, index) => ({
      linkId: `i${index}x`,
      answer: [{ valueCoding: { system: 'urn:local', code: `a${ONES[index]}` } }],
    }));

    it.each<[string, object[]]>([
      ['in the bundle', [response(items, { questionnaire: `${questionnaire.url}|1.0` }), questionnaire]],
      ['contained', [response(items, { questionnaire: '#q', contained: [questionnaire] })]],
      ['contained and not named', [response(items, { contained: [questionnaire] })]],
    ])('%s', (_, resources) => {
      expect(scoresOf(...resources)).toEqual(['phq9 8']);
    });

    it('by its title alone, in order', () => {
      const untold = { ...questionnaire, title: 'PHQ-9', item: [] };
      const weighted = items.map((item) => ({ ...item, answer: [{ valueInteger: 1 }] }));
      expect(scoresOf(response(weighted, { contained: [untold], questionnaire: '#q' }))).toEqual(['phq9 9']);
    });
  });

  it.each<[string, object]>([
    [
      'the last part of its address',
      { questionnaire: 'http://x.example/Questionnaire/mii-qst-pro-phq-9|2026' },
    ],
    [
      'a display beside its address',
      {
        _questionnaire: {
          extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/display', valueString: 'PHQ-9' }],
        },
      },
    ],
  ])('named by %s, items in order', (_, over) => {
    const items = ONES.map((points, index) => ({ linkId: `PHQ.${index + 1}`, answer: [coded(points)] }));
    const difficulty = { linkId: 'PHQ.10', answer: [{ valueCoding: { system: LOINC, code: 'LA6573-5' } }] };
    expect(scoresOf(response([...items, difficulty], over))).toEqual(['phq9 8']);
  });

  it.each<[string, (index: number) => string]>([
    ['numbers before words', (index) => `q${index + 1}_word`],
    ['a name, a number and words', (index) => `phq9_q${index + 1}_word`],
    ['a name and words', (index) => `phq9_${['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'][index]}x`],
  ])('links with %s', (_, link) => {
    const items = ONES.map((valueInteger, index) => ({ linkId: link(index), answer: [{ valueInteger }] }));
    const named = { questionnaire: 'http://x.example/Questionnaire/phq-9' };
    expect(scoresOf(response(items, named))).toEqual(['phq9 8']);
    expect(reasonsOf(response(items, named))).toEqual([]);
  });

  it('links that name it are enough', () => {
    const items = ONES.map((valueInteger, index) => ({
      linkId: `phq9-${'abcdefghi'[index]}word`,
      answer: [{ valueInteger }],
    }));
    expect(scoresOf(response(items))).toEqual(['phq9 8']);
  });

  it('named by the text of a group as a last resort', () => {
    const items = ONES.map((valueInteger, index) => ({ linkId: `${index + 1}`, answer: [{ valueInteger }] }));
    expect(scoresOf(response([{ linkId: 'g', text: 'PHQ-9 depression', item: items }]))).toEqual(['phq9 8']);
  });
});

describe('position counts only where nothing else is there and the count fits', () => {
  const named = { questionnaire: 'http://ehr.example/Questionnaire/phq9' };
  const lettered = (points: readonly number[], text?: readonly string[]) =>
    points.map((valueInteger, index) => ({
      linkId: 'abcdefghijkl'[index],
      text: text?.[index],
      answer: [{ valueInteger }],
    }));

  it('nine answers are a PHQ-9', () => {
    expect(scoresOf(response(lettered(ONES), named))).toEqual(['phq9 8']);
  });

  it.each<[string, Item[]]>([
    ['eight', lettered([1, 1, 1, 1, 1, 1, 1, 1])],
    ['ten', lettered([1, 1, 1, 1, 1, 1, 1, 1, 0, 3])],
    [
      'eight and the difficulty',
      lettered(
        [1, 1, 1, 1, 1, 1, 1, 1, 3],
        Array.from({ length: 9 }, (_, at) => (at === 8 ? 'How difficult was it?' : 'x')),
      ),
    ],
  ])('%s are none, and ask', (_, items) => {
    const { requests, report } = read(response(items, named));
    expect(requests.outcome).toBeUndefined();
    expect(report.reviewReasons.join()).not.toContain('item 9 (');
    expect(report.requiresClinicianReview).toBe(true);
  });

  it('numbers of links that start at nine are no items nine', () => {
    const items = ONES.map((points, index) => ({
      linkId: `q${index + 5}`,
      answer: [{ valueInteger: points }],
    }));
    expect(scoresOf(response(items, named))).toEqual(['phq9 8']);
    expect(reasonsOf(response(items, named))).toEqual([]);
  });
});

describe('what is skipped', () => {
  const EIGHT = [1, 1, 1, 1, 1, 1, 1, 1, undefined];
  const named = { questionnaire: 'http://example.org/Questionnaire/44249-1' };
  const difficulty = { linkId: '/69722-7', answer: [{ valueInteger: 3 }] };
  const total = (valueDecimal: number) => ({ linkId: '/44261-6', answer: [{ valueDecimal }] });

  it('the difficulty is neither an item nor part of the total', () => {
    const { requests, report } = read(
      response([...itemsOf(PHQ9, EIGHT), { linkId: '/44260-8' }, difficulty], named),
    );
    expect(requests.outcome).toBeUndefined();
    expect(report.reviewReasons).toEqual([
      'Bundle.entry[0].resource: PHQ-9: item 9, about self-harm, was not answered, 2026-11-10',
      'Bundle.entry[0].resource: PHQ-9: 8 of 9 items are answered: needs every answer with its points, or the total',
    ]);
  });

  it('a stated total is used alone, and it is said that items are missing', () => {
    const { report } = read(response([...itemsOf(PHQ9, EIGHT), total(8)], named));
    expect(scoresOf(response([...itemsOf(PHQ9, EIGHT), total(8)], named))).toEqual(['phq9 8']);
    expect(report.reviewReasons).toEqual([
      'Bundle.entry[0].resource: PHQ-9: item 9, about self-harm, was not answered, 2026-11-10',
    ]);
    expect(report.remarks.map(({ message }) => message)).toContain(
      'PHQ-9: 8 of 9 items are answered: the stated total is used',
    );
  });

  it('another item skipped is remarked, and asks for nothing where a total is there', () => {
    const seven = [1, undefined, 1, 1, 1, 1, 1, 1, 0];
    expect(reasonsOf(response([...itemsOf(PHQ9, seven), total(7)], named))).toEqual([]);
    expect(reasonsOf(response(itemsOf(PHQ9, seven), named))).toHaveLength(1);
  });

  it('a total alone needs no items', () => {
    expect(reasonsOf(response([total(8)]))).toEqual([]);
    expect(scoresOf(response([total(8)]))).toEqual(['phq9 8']);
  });

  it.each([
    [8, 8, []],
    [20, 20, ['PHQ-9: the answers give 8, the total is stated as 20: the worse is used, 2026-11-10']],
    [2, 8, ['PHQ-9: the answers give 8, the total is stated as 2: the worse is used, 2026-11-10']],
  ])('answers of 8 beside a total of %d are %d', (stated, score, reasons) => {
    const answered = response([...itemsOf(PHQ9, ONES), total(stated)]);
    expect(scoresOf(answered)).toEqual([`phq9 ${score}`]);
    expect(reasonsOf(answered)).toEqual(reasons.map((reason) => `Bundle.entry[0].resource: ${reason}`));
  });

  it('one item answered twice counts as the worse, and it is said', () => {
    const items = [...itemsOf(PHQ9, ONES), { linkId: '/44250-9', answer: [coded(3)] }];
    const { report } = read(response(items));
    expect(scoresOf(response(items))).toEqual(['phq9 10']);
    expect(report.remarks.map(({ message }) => message)).toContain(
      'PHQ-9 item 1 was answered 1 and 3: the worse is used',
    );
  });
});

describe('an answer about self-harm is named, whatever else is missing [D:fhir: never calmer]', () => {
  const SELF_HARM = 'PHQ-9 item 9 (item about self-harm endorsed) was answered';

  it.each<[string, Item]>([
    ['a LOINC answer', { answer: [coded(1)] }],
    ['a number', { answer: [{ valueInteger: 1 }] }],
    ['words', { answer: [{ valueString: 'Several days' }] }],
    ['a number in words', { answer: [{ valueString: '1 - Several days' }] }],
    [
      'a weight',
      { answer: [{ valueCoding: { code: 'x', extension: [{ url: 'x/ordinalValue', valueDecimal: 1 }] } }] },
    ],
  ])('%s, alone', (_, item) => {
    expect(reasonsOf(response([{ linkId: '/44260-8', ...item }]))[0]).toBe(
      `Bundle.entry[0].resource: ${SELF_HARM} 1, 2026-11-10`,
    );
  });

  it('a number that is no answer of the item', () => {
    expect(reasonsOf(response([{ linkId: '/44260-8', answer: [{ valueInteger: 7 }] }])).join()).toContain(
      `${SELF_HARM} 7`,
    );
  });

  it.each([0, 1])('EPDS item 10 by its number, answered %d', (points) => {
    const items = Array.from({ length: 10 }, (_, index) => ({
      linkId: `epds.q${index + 1}`,
      answer: [{ valueInteger: index === 9 ? points : 1 }],
    }));
    const reasons = reasonsOf(response(items));
    expect(reasons).toEqual(
      points === 0
        ? []
        : [
            'Bundle.entry[0].resource: EPDS item 10 (item about self-harm endorsed) was answered 1, 2026-11-10',
          ],
    );
    expect(scoresOf(response(items))).toEqual([`epds ${9 + points}`]);
  });

  it.each<[string, object, number]>([
    ['Sometimes', { valueString: 'Sometimes' }, 1],
    ['yes', { valueBoolean: true }, 1],
    ['a number', { valueInteger: 2 }, 1],
    ['No', { valueString: 'No' }, 0],
    ['never', { valueCoding: { code: 'n', display: 'Never' } }, 0],
    ['false', { valueBoolean: false }, 0],
    ['zero', { valueInteger: 0 }, 0],
  ])('a question about suicide in an unknown questionnaire, answered %s', (_, answer, many) => {
    const item = { linkId: 'x7', text: 'Have you had thoughts of killing yourself?', answer: [answer] };
    expect(
      reasonsOf(response([item])).filter((reason) => reason.includes('thoughts of killing')),
    ).toHaveLength(many);
  });

  it('a question about somebody else stays calm', () => {
    const item = {
      linkId: 'x7',
      text: 'Has anyone in your family attempted suicide?',
      answer: [{ valueBoolean: true }],
    };
    expect(reasonsOf(response([item]))).toEqual([]);
  });
});

describe('the Columbia screen', () => {
  const CODES = ['93246-7', '93247-5', '93248-3', '93249-1', '93250-9', '93267-3'];
  const screen = (answers: readonly (boolean | undefined)[]) =>
    response(
      CODES.flatMap((code, index) => {
        const valueBoolean = answers[index];
        return valueBoolean === undefined ? [] : [{ linkId: `/${code}`, answer: [{ valueBoolean }] }];
      }),
    );

  it('of no throughout is calm, with the questions that are skipped then', () => {
    expect(reasonsOf(screen([false, false, undefined, undefined, undefined, false]))).toEqual([]);
    expect(reasonsOf(screen([false, false, false, false, false, false]))).toEqual([]);
  });

  it.each([
    [0, 'wish to be dead'],
    [1, 'thoughts of suicide, nothing more specific'],
    [2, 'thoughts of suicide with a method'],
    [3, 'thoughts of suicide with some intent to act'],
    [4, 'thoughts of suicide with a plan and intent'],
    [5, 'recent suicidal behaviour'],
  ])('asks for a yes to question %d', (yes, finding) => {
    const answers = CODES.map((_, index) => index === yes);
    expect(reasonsOf(screen(answers))).toEqual([
      `Bundle.entry[0].resource: C-SSRS screener item ${yes + 1} (${finding}) was answered yes, 2026-11-10`,
    ]);
  });

  it('asks where the question about behaviour has no answer', () => {
    expect(reasonsOf(screen([false, false]))).toEqual([
      'Bundle.entry[0].resource: C-SSRS screener: question 6 has no answer that is yes or no',
    ]);
  });

  it('asks for a yes about a lifetime beside a no about the month', () => {
    const items = CODES.map((code) => ({ linkId: `/${code}`, answer: [{ valueBoolean: false }] }));
    const lifetime = { linkId: '/93299-6', answer: [{ valueBoolean: true }] };
    expect(reasonsOf(response([...items, lifetime])).join()).toContain('item 1 (wish to be dead)');
  });
});

describe('a questionnaire that is not known', () => {
  it('asks where its answers could be a score', () => {
    const items = [1, 2, 3].map((valueInteger, index) => ({
      linkId: `x${index}`,
      answer: [{ valueInteger }],
    }));
    expect(
      reasonsOf(response(items, { questionnaire: 'http://ehr.example/Questionnaire/our-distress-scale' })),
    ).toEqual([
      'Bundle.entry[0].resource: our-distress-scale, 2026-11-10: which instrument it answers is not known here: it was not scored',
    ]);
  });

  it('asks where its answers are in Observations that were not sent', () => {
    const item = { linkId: 'x', answer: [{ valueReference: { reference: 'Observation/1' } }] };
    const who = { linkId: 'x', answer: [{ valueReference: { reference: 'Practitioner/1' } }] };
    expect(reasonsOf(response([item]))).toEqual([
      'Bundle.entry[0].resource: its answers are in Observations that were not sent',
    ]);
    expect(reasonsOf(response([who]))).toEqual([]);
  });

  it.each<[string, Item[], object]>([
    [
      'social needs',
      [{ linkId: '/93025-5', item: [{ linkId: '/93025-5/63512-8', answer: [{ valueDecimal: 4 }] }] }],
      {},
    ],
    [
      'exercise',
      [{ linkId: 'a', answer: [{ valueInteger: 3 }] }],
      { questionnaire: 'http://x.example/Questionnaire/exercise-vital-sign' },
    ],
    [
      'words and dates',
      [
        { linkId: 'a', answer: [{ valueString: 'Walks the dog' }] },
        { linkId: 'b', answer: [{ valueDate: '2026-01-01' }] },
      ],
      {},
    ],
    [
      'yes and no',
      [
        { linkId: 'a', answer: [{ valueBoolean: true }] },
        { linkId: 'b', answer: [{ valueCoding: { code: 'LA32-8' } }] },
      ],
      {},
    ],
    ['the Glasgow scale', [{ linkId: '1', text: 'Eye opening response', answer: [{ valueDecimal: 4 }] }], {}],
    ['nothing answered', [{ linkId: '1', text: 'x' }], {}],
  ])('of %s stays calm', (_, items, over) => {
    expect(reasonsOf(response(items, over))).toEqual([]);
  });
});

describe('bad input', () => {
  it('items nested ten thousand deep', () => {
    let item: Item = { linkId: '/44260-8', answer: [coded(2)] };
    for (let depth = 0; depth < 10_000; depth++) item = { linkId: 'g', item: [item] };
    expect(readBundle(response([item]), { now: NOW })).toMatchObject({
      report: { reviewReasons: [expect.stringContaining('item 9'), expect.anything()] },
    });
  });

  it('forty thousand codings in one answer, and in one extension', () => {
    const coding = Array.from({ length: 40_000 }, (_, index) => ({ system: LOINC, code: `${index}-1` }));
    const item = {
      linkId: '/44260-8',
      extension: [{ url: 'x', valueCodeableConcept: { coding } }],
      answer: [{ valueCodeableConcept: { coding: [...coding, { system: LOINC, code: LA[3] }] } }],
    };
    expect(reasonsOf(response([item]))[0]).toContain('item 9');
  });

  it.each<[string, unknown]>([
    ['a text', 'x'],
    ['a list', [[1]]],
    ['numbers as text', [{ linkId: 7, answer: [{ valueInteger: '3' }] }]],
    ['answers that are none', [{ linkId: '/44260-8', answer: 'yes' }]],
    ['a coding that is a text', [{ linkId: '/44260-8', answer: [{ valueCoding: 'LA6571-9' }] }]],
    ['a huge link', [{ linkId: '9-'.repeat(100_000), answer: [{ valueInteger: 1 }] }]],
  ])('items that are %s never throw', (_, item) => {
    expect(readBundle({ ...response([]), item }, { now: NOW }).ok).toBe(true);
  });
});
