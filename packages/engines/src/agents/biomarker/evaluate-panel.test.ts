import { BiomarkerAssessment } from '@svc/contracts';
import { describe, expect, it, test } from 'vitest';
import { ANALYTES } from '@svc/clinical';
import { evaluatePanel } from './evaluate-panel.ts';

const resultOf = (analyte: string, value: number, person = {}) =>
  evaluatePanel([{ analyte, value }], person).assessment?.results[0];
const flagOf = (analyte: string, value: number, person = {}) => resultOf(analyte, value, person)?.flag;

describe('one result [1:2.11 biomarker assessment]', () => {
  it('has the label, the value in the standard unit, the flag and the range', () => {
    const { assessment } = evaluatePanel([{ analyte: 'TSH', value: 5 }]);
    expect(assessment?.results).toEqual([
      {
        analyte: 'Thyroid stimulating hormone (TSH)',
        value: 5,
        unit: 'mIU/L',
        flag: 'high',
        range: '0.4-4.0 mIU/L',
        key: 'tsh',
        side: 'high',
        referenceStatus: 'published',
      },
    ]);
    expect(BiomarkerAssessment.parse(assessment)).toEqual(assessment);
  });

  it('has an observation only when it is abnormal', () => {
    const { assessment } = evaluatePanel([
      { analyte: 'potassium', value: 4 },
      { analyte: 'sodium', value: 130 },
    ]);
    expect(assessment?.observations).toEqual([
      {
        analyte: 'Sodium',
        note:
          'Sodium 130 mmol/L is below the adult reference: 136-145 mmol/L. Possible psychiatric context (general ' +
          'knowledge, not yet verified): can follow SSRIs, SNRIs, carbamazepine or oxcarbazepine, or polydipsia; may ' +
          'present as confusion or seizure. Some laboratories treat values below 125 mmol/L as urgent.',
      },
    ]);
  });

  it('says when its range is not a published norm [D:provisional numbers: agents]', () => {
    expect(resultOf('olanzapine', 50)).toMatchObject({
      range: '20-80 ng/mL; trough (service default, not a published norm)',
      referenceStatus: 'provisional',
    });
  });
});

describe('one below, at and one above an edge [1:2.11 flag]', () => {
  it.each<[string, number, string]>([
    ['sodium', 119, 'critical'],
    ['sodium', 120, 'low'],
    ['sodium', 135, 'low'],
    ['sodium', 136, 'normal'],
    ['sodium', 145, 'normal'],
    ['sodium', 146, 'high'],
    ['sodium', 160, 'high'],
    ['sodium', 161, 'critical'],
    ['lithium', 0.5, 'low'],
    ['lithium', 0.6, 'normal'],
    ['lithium', 1.2, 'normal'],
    ['lithium', 1.21, 'high'],
    ['lithium', 1.49, 'high'],
    ['lithium', 1.5, 'critical'],
    ['potassium', 2.7, 'critical'],
    ['potassium', 2.8, 'low'],
    ['potassium', 6, 'high'],
    ['potassium', 6.1, 'critical'],
    ['clozapine', 349, 'low'],
    ['clozapine', 350, 'normal'],
    ['clozapine', 1000, 'high'],
    ['clozapine', 1001, 'critical'],
    ['anc', 0.5, 'low'],
    ['anc', 0.499, 'critical'],
  ])('%s %d is %s', (analyte, value, flag) => {
    expect(flagOf(analyte, value)).toBe(flag);
  });
});

describe('the person', () => {
  it.each<[string, number, 'male' | 'female' | undefined, string]>([
    ['hemoglobin', 11.9, undefined, 'low'],
    ['hemoglobin', 12, undefined, 'not_flagged'],
    ['hemoglobin', 12, 'male', 'low'],
    ['hemoglobin', 12, 'female', 'normal'],
    ['hemoglobin', 13.5, undefined, 'normal'],
    ['hemoglobin', 15.6, undefined, 'not_flagged'],
    ['hemoglobin', 15.6, 'female', 'high'],
    ['hemoglobin', 17.6, undefined, 'high'],
    ['qtc', 460, undefined, 'not_flagged'],
    ['qtc', 460, 'male', 'high'],
    ['qtc', 460, 'female', 'normal'],
    ['qtc', 500, undefined, 'critical'],
  ])('%s %d, sex %s: %s', (analyte, value, sex, flag) => {
    expect(flagOf(analyte, value, { sex })).toBe(flag);
  });

  it('gets the range of the own sex, or the note that it depends on it', () => {
    expect(resultOf('hemoglobin', 14, { sex: 'male' })?.range).toBe('13.5-17.5 g/dL, men');
    expect(resultOf('hdl', 45, { sex: 'female' })?.range).toBe('>= 50 mg/dL, women');
    expect(resultOf('waist', 90, { sex: 'male' })?.range).toContain('< 102 cm, men');
    expect(resultOf('hemoglobin', 14)?.range).toBe(
      'depends on sex: men 13.5-17.5 g/dL, women 12.0-15.5 g/dL',
    );
  });

  it('is asked for where the sexes disagree: a warning and a label, never a normal result', () => {
    const { risk, warnings } = evaluatePanel([{ analyte: 'hemoglobin', value: 13 }]);
    expect(warnings).toEqual(['Haemoglobin: not flagged, the reference depends on sex and none was given']);
    expect(risk).toEqual({
      flag: false,
      level: 'none',
      labels: ['1 of 1 values not flagged, the reference depends on sex'],
    });
  });

  it.each([
    [17, true],
    [18, false],
    [undefined, false],
  ])('aged %s years: warned that the ranges are for adults: %s', (ageYears, warned) => {
    const { warnings } = evaluatePanel([{ analyte: 'sodium', value: 140 }], { ageYears });
    expect(warnings).toEqual(warned ? ['Adult limits were used; they do not hold under 18 years'] : []);
  });
});

describe('units [1:4.7 panel value]', () => {
  it('without one the value is in the standard unit', () => {
    expect(resultOf('calcium', 10)).toMatchObject({ value: 10, unit: 'mg/dL', flag: 'normal' });
  });

  it('a known one is converted, and the reading as sent stays visible', () => {
    const { assessment } = evaluatePanel([{ analyte: 'calcium', value: 2.7, unit: 'mmol/L' }]);
    expect(assessment?.results[0]).toMatchObject({
      value: 10.8,
      unit: 'mg/dL',
      flag: 'high',
      sent: { value: 2.7, unit: 'mmol/L' },
    });
  });

  it('an equal one is not called a conversion', () => {
    const { assessment } = evaluatePanel([{ analyte: 'sodium', value: 140, unit: 'mEq/L' }]);
    expect(assessment?.results[0]).not.toHaveProperty('sent');
  });

  it('an unknown one is named and the value is not checked', () => {
    const { assessment, risk, warnings } = evaluatePanel([
      { analyte: 'potassium', value: 9, unit: 'furlong' },
      { analyte: 'sodium', value: 140 },
    ]);
    expect(assessment?.results.map(({ key }) => key)).toEqual(['sodium']);
    expect(warnings).toEqual(['Potassium: unit "furlong" is not known for this analyte; value not checked']);
    expect(risk.labels).toEqual(['1 of 2 values not checked, unit unknown or value implausible']);
  });

  it.each<[string, number, string | undefined, string]>([
    ['calcium', 2.4, undefined, 'Calcium 2.4 is implausible in mg/dL, looks like a value in mmol/L; '],
    ['creatinine', 88, undefined, 'Creatinine 88 is implausible in mg/dL, looks like a value in umol/L; '],
    ['sodium', 14, undefined, 'Sodium 14 is implausible in mmol/L, looks like a slip or another test; '],
    ['calcium', 10, 'mmol/L', 'Calcium 10 is implausible in "mmol/L", looks like a value in mg/dL; '],
  ])(
    '%s %d %s is named, never converted on a guess [D:biomarker flags: implausible]',
    (analyte, value, unit, text) => {
      const { assessment, risk, warnings } = evaluatePanel([{ analyte, value, unit }]);
      expect(assessment).toBeNull();
      expect(warnings).toEqual([`${text}not checked and not read as normal`]);
      expect(risk.labels).toContain('1 of 1 values not checked, unit unknown or value implausible');
    },
  );

  it('a critical value without a unit that would be none in another unit stays critical and is questioned', () => {
    const { risk, warnings } = evaluatePanel([{ analyte: 'magnesium', value: 0.9 }]);
    expect(risk.level).toBe('high');
    expect(warnings).toEqual([
      'Magnesium 0.9 was sent without a unit and is critical in mg/dL; confirm that it is not in mmol/L',
    ]);
    const withUnit = evaluatePanel([{ analyte: 'magnesium', value: 0.9, unit: 'mg/dL' }]);
    expect(withUnit).toMatchObject({ risk: { level: 'high' }, warnings: [] });
  });
});

describe('[1:4.7 unrecognised analytes]', () => {
  it('are listed, warned about and counted', () => {
    const { assessment, risk, quotedLabels, warnings } = evaluatePanel([
      { analyte: 'foo', value: 1 },
      { analyte: 'sodium', value: 140 },
      { analyte: 'x'.repeat(500), value: 1 },
    ]);
    expect(assessment?.unrecognized).toEqual(['foo', 'x'.repeat(500)]);
    expect(warnings).toEqual([`Not recognised and not checked: "foo", "${'x'.repeat(40)}…"`]);
    expect(risk).toEqual({
      flag: false,
      level: 'none',
      labels: ['2 of 3 entries not recognised and not checked'],
    });
    // A model is shown the labels of the risk, a reader those that name what was left out.
    expect(quotedLabels).toEqual([
      `2 of 3 entries not recognised and not checked: "foo" 1, "${'x'.repeat(40)}…" 1`,
    ]);
  });

  it('fifty of them: nothing is assessed, and that is no clean bill [D:agent risk]', () => {
    const entries = Array.from({ length: 50 }, (_, index) => ({ analyte: `unknown ${index}`, value: index }));
    const { assessment, risk, quotedLabels, findings, warnings } = evaluatePanel(entries);
    expect(assessment).toBeNull();
    expect(risk).toEqual({
      flag: false,
      level: 'none',
      labels: ['Not assessable', '50 of 50 entries not recognised and not checked'],
    });
    expect(quotedLabels?.[1]).toMatch(
      /^50 of 50 entries not recognised and not checked: "unknown 0" 0, .*"unknown 11" 11 and 38 more$/,
    );
    expect(findings).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/^Not recognised and not checked: "unknown 0", .* and 30 more$/),
    ]);
  });

  it('no readings at all are not assessable', () => {
    expect(evaluatePanel([])).toMatchObject({ assessment: null, risk: { labels: ['Not assessable'] } });
  });
});

describe('the same analyte twice', () => {
  it('with different values: both are reported and warned about', () => {
    const { assessment, warnings, risk } = evaluatePanel([
      { analyte: 'sodium', value: 130 },
      { analyte: 'Na', value: 140 },
    ]);
    expect(assessment?.results.map(({ flag }) => flag)).toEqual(['low', 'normal']);
    expect(warnings).toEqual([
      'Sodium: sent more than once with different values; each is reported, none compared over time without dates',
    ]);
    expect(risk).toMatchObject({ level: 'moderate', flag: true });
    expect(risk.labels).toContain(
      'Not compared over time, without dates: Sodium 130 mmol/L, Sodium 140 mmol/L',
    );
  });

  it('with values that no change lies between: a warning, and no more', () => {
    const { warnings, risk } = evaluatePanel([
      { analyte: 'creatinine', value: 80, unit: 'umol/L' },
      { analyte: 'creatinine', value: 84, unit: 'umol/L' },
    ]);
    expect(warnings).toHaveLength(1);
    expect(risk).toMatchObject({ level: 'none', flag: false, labels: [] });
  });

  it('both inside their range and as far apart as a kidney injury: asked', () => {
    const { risk } = evaluatePanel(
      [
        { analyte: 'creatinine', value: 62, unit: 'umol/L' },
        { analyte: 'creatinine', value: 104, unit: 'umol/L' },
      ],
      { sex: 'male' },
    );
    expect(risk).toMatchObject({ level: 'moderate', flag: true });
  });

  it('with equal values: no warning, and one abnormal analyte is one', () => {
    const { warnings, risk } = evaluatePanel([
      { analyte: 'sodium', value: 130 },
      { analyte: 'sodium', value: 130 },
    ]);
    expect(warnings).toEqual([]);
    expect(risk).toMatchObject({ level: 'low', flag: false });
  });
});

describe('biomarker [D:agent risk]', () => {
  it.each<[string, [string, number][], string, boolean]>([
    ['nothing abnormal', [['sodium', 140]], 'none', false],
    ['one abnormal', [['sodium', 130]], 'low', false],
    ['a drug level below its range', [['lithium', 0.3]], 'low', false],
    [
      'two abnormal',
      [
        ['sodium', 130],
        ['tsh', 5],
      ],
      'moderate',
      true,
    ],
    ['a drug level above its range', [['lithium', 1.3]], 'moderate', true],
    ['an overdose drug above its range', [['acetaminophen', 50]], 'moderate', true],
    [
      'one critical',
      [
        ['sodium', 140],
        ['potassium', 6.1],
      ],
      'high',
      true,
    ],
  ])('%s', (_, values, level, flag) => {
    const { risk } = evaluatePanel(values.map(([analyte, value]) => ({ analyte, value })));
    expect(risk).toMatchObject({ level, flag });
  });

  it.each([
    ['sodium', 121, undefined, 'Urgent: Sodium 121 mmol/L (< 125 mmol/L)'],
    ['neutrophils', 0.9, '10^9/L', 'Urgent: Absolute neutrophil count 0.9 10^3/uL (< 1 10^3/uL)'],
    [
      'egfr',
      24,
      undefined,
      'Urgent: Estimated glomerular filtration rate 24 mL/min/1.73m2 (< 30 mL/min/1.73m2)',
    ],
  ])('%s %d %s in the urgent tier is moderate and leads', (analyte, value, unit, label) => {
    const { risk, assessment } = evaluatePanel([
      { analyte, value, unit },
      { analyte: 'potassium', value: 4 },
    ]);
    expect(risk).toMatchObject({ level: 'moderate', flag: true });
    expect(risk.labels[0]).toBe(label);
    expect(assessment?.results[0]).toMatchObject({ urgentLimit: expect.stringContaining('<') });
    expect(assessment?.observations[0]?.note).toContain('Urgent tier: ');
  });

  it('two goals that are not reached are low: no two abnormal findings', () => {
    const { risk } = evaluatePanel([
      { analyte: 'ldl', value: 128 },
      { analyte: 'vitamin_d', value: 26 },
    ]);
    expect(risk).toMatchObject({ level: 'low', flag: false });
  });

  it.each([
    ['implausible', 'potassium', 41, undefined],
    ['in an unknown unit', 'sodium', 140, 'furlong'],
  ])(
    'a value %s where a critical limit waits is moderate, beside others and alone',
    (_, analyte, value, unit) => {
      const alone = evaluatePanel([{ analyte, value, unit }]);
      expect(alone).toMatchObject({ assessment: null, risk: { level: 'moderate', flag: true } });
      expect(alone.risk.labels[0]).toBe('Not assessable');
      const beside = evaluatePanel([
        { analyte, value, unit },
        { analyte: 'tsh', value: 2 },
      ]);
      expect(beside.risk).toMatchObject({ level: 'moderate', flag: true });
    },
  );

  it('prints numbers as a laboratory gives them', () => {
    const { risk } = evaluatePanel([{ analyte: 'creatinine', value: 263.77, unit: 'umol/L' }]);
    expect(risk.labels[0]).toBe('Urgent: Creatinine 2.98 mg/dL (> 2.262 mg/dL)');
  });

  it('names what is critical first', () => {
    const { risk } = evaluatePanel([
      { analyte: 'tsh', value: 5 },
      { analyte: 'lithium', value: 1.3 },
      { analyte: 'potassium', value: 6.1 },
    ]);
    expect(risk.labels).toEqual([
      'Critical: Potassium 6.1 mmol/L',
      'Urgent: Lithium 1.3 mmol/L (> 1.2 mmol/L)',
      '1 outside the adult reference: Thyroid stimulating hormone (TSH)',
    ]);
  });
});

test('findings lead from the worst and point to their results', () => {
  const { assessment, findings } = evaluatePanel([
    { analyte: 'sodium', value: 140 },
    { analyte: 'hemoglobin', value: 13 },
    { analyte: 'tsh', value: 5 },
    { analyte: 'lithium', value: 1.3 },
    { analyte: 'potassium', value: 6.1 },
  ]);
  expect(findings.map(({ citation }) => citation)).toEqual(
    [4, 3, 2, 1, 0].map((index) => `evaluatePanel.results[${index}]`),
  );
  for (const { citation, subject, sentences } of findings) {
    const result = assessment?.results[Number(/\d+/.exec(citation)?.[0])];
    expect(subject).toBe(result?.analyte);
    expect(sentences[0]).toContain(`${result?.value} ${result?.unit}`);
  }
  expect(findings[0]?.sentences[0]).toBe('Potassium 6.1 mmol/L meets the critical limit > 6 mmol/L.');
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'a value of %s (which the contract refuses) is never scored and never throws',
  (value) => {
    for (const { key } of ANALYTES) expect(evaluatePanel([{ analyte: key, value }]).assessment).toBeNull();
  },
);

test('analytes without a range are not flagged and say so', () => {
  const { assessment, warnings } = evaluatePanel([{ analyte: 'norclozapine', value: 300 }]);
  expect(assessment?.results[0]?.flag).toBe('not_flagged');
  expect(warnings).toEqual(['Norclozapine: not flagged, no reference range applies']);
});

describe('the words beside a panel', () => {
  const normal = [{ analyte: 'sodium', value: 140 }];

  it.each(['14-year-old girl on sertraline', 'Patient aged 9', '15 y/o, weight stable'])(
    'say that adult limits were used for a child: %s',
    (context) => {
      const { warnings } = evaluatePanel(normal, { context });
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toMatch(
        /^said in the context: ".+"\. Adult limits were used; they do not hold for a child$/,
      );
    },
  );

  it.each(['34-year-old man', 'Her sister is 14', '14 days of treatment'])(
    'say nothing of it for %s',
    (context) => {
      expect(evaluatePanel(normal, { context })).toEqual(evaluatePanel(normal));
    },
  );

  it('put a positive pregnancy hormone in the urgent tier beside a teratogenic medicine', () => {
    const hcg = { analyte: 'hCG', value: 900 };
    expect(evaluatePanel([hcg]).risk).toMatchObject({ level: 'low' });
    for (const { risk } of [
      evaluatePanel([hcg], { context: 'Bipolar disorder. On valproate 1000 mg.' }),
      evaluatePanel([hcg, { analyte: 'valproate', value: 70 }]),
    ]) {
      expect(risk).toMatchObject({ level: 'moderate', flag: true });
      expect(risk.labels[0]).toContain('Urgent: Beta-hCG 900 mIU/mL');
    }
  });

  it('tell a pregnancy beside the level of a teratogenic medicine', () => {
    const { risk } = evaluatePanel([{ analyte: 'valproate', value: 70 }], { context: '32 weeks pregnant.' });
    expect(risk).toMatchObject({ level: 'moderate', flag: true });
    expect(risk.labels.join()).toContain('said in the context: "32 weeks pregnant"');
  });

  it('of 2,000 characters are read', () => {
    const context = `${'x '.repeat(980)}aged 9`;
    expect(evaluatePanel(normal, { context }).warnings).toHaveLength(1);
  });
});
