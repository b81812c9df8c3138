import { RelapseAssessment } from '@svc/contracts';
import { describe, expect, it, test } from 'vitest';
import { RELAPSE_INDICATORS } from '@svc/clinical';
import { scoreRelapse } from './score-relapse.ts';

const score = (...signals: [indicator: string, severity: number][]) =>
  scoreRelapse(signals.map(([indicator, severity]) => ({ indicator, severity })));

describe('composite and contributions [1:2.11 relapse assessment]', () => {
  it('one signal at full severity gives its weight in points', () => {
    const { assessment } = score(['missed_doses', 1]);
    expect(assessment).toMatchObject({
      compositeScore: 40,
      band: 'moderate',
      contributing: [{ indicator: 'missed_doses', label: 'Missed doses', severity: 1, contribution: 40 }],
      unrecognized: [],
      referenceStatus: 'provisional',
    });
    expect(RelapseAssessment.parse(assessment)).toEqual(assessment);
  });

  // 1 - (1 - 0.4 * 0.5)(1 - 0.35 * 0.8)(1 - 0.2 * 0.25) = 1 - 0.8 * 0.72 * 0.95 = 0.4528;
  // split 24.5 : 16.7 : 3.8, the two missing points go to the largest remainders.
  it('several signals each take their share of what the others leave; the points add up to the score', () => {
    const { assessment } = score(['missed_doses', 0.5], ['sleep_disruption', 0.8], ['mood_lability', 0.25]);
    expect(assessment?.compositeScore).toBe(45);
    expect(assessment?.contributing.map(({ indicator, contribution }) => [indicator, contribution])).toEqual([
      ['sleep_disruption', 24],
      ['missed_doses', 17],
      ['mood_lability', 4],
    ]);
  });

  it('severity 0 is assessed and contributes nothing', () => {
    const { assessment, risk } = score(['sleep_disruption', 0], ['suicidal_ideation', 0]);
    expect(assessment).toMatchObject({ compositeScore: 0, band: 'low', contributing: [] });
    expect(risk).toMatchObject({ level: 'none', flag: false });
  });

  it('every indicator at full severity stays within 100', () => {
    const { assessment } = scoreRelapse(
      RELAPSE_INDICATORS.map(({ key }) => ({ indicator: key, severity: 1 })),
    );
    expect(assessment).toMatchObject({ compositeScore: 100, band: 'high' });
    expect(assessment?.contributing).toHaveLength(40);
  });
});

describe('bands on the rounded score, one below, at and above each edge', () => {
  // medication_stopped weighs 0.55, hypomania signs are added where one signal is not enough.
  it.each<[number, string, [string, number][]]>([
    [1, 'low', [['side_effect_burden', 0.05]]],
    [24, 'low', [['missed_doses', 0.61]]],
    [25, 'moderate', [['missed_doses', 0.6125]]],
    [26, 'moderate', [['missed_doses', 0.65]]],
    [49, 'moderate', [['medication_stopped', 0.89]]],
    [50, 'elevated', [['medication_stopped', 0.9]]],
    [51, 'elevated', [['medication_stopped', 0.93]]],
    [
      74,
      'elevated',
      [
        ['medication_stopped', 1],
        ['missed_doses', 1],
        ['recent_discharge', 0.12],
      ],
    ],
    [
      75,
      'high',
      [
        ['medication_stopped', 1],
        ['missed_doses', 1],
        ['recent_discharge', 0.25],
      ],
    ],
    [
      76,
      'high',
      [
        ['medication_stopped', 1],
        ['missed_doses', 1],
        ['recent_discharge', 0.37],
      ],
    ],
  ])('%d is %s', (expected, band, signals) => {
    expect(score(...signals).assessment).toMatchObject({ compositeScore: expected, band });
  });
});

describe('[D:relapse agent floor]', () => {
  it.each<[string, number, number, string, string]>([
    ['suicidal_ideation', 0.01, 25, 'moderate', 'moderate'],
    ['suicidal_ideation', 0.49, 29, 'moderate', 'moderate'],
    ['suicidal_ideation', 0.5, 75, 'high', 'high'],
    ['suicidal_ideation', 1, 75, 'high', 'high'],
    ['self_harm', 0.01, 25, 'moderate', 'moderate'],
    ['self_harm', 0.49, 25, 'moderate', 'moderate'],
    ['self_harm', 0.5, 75, 'high', 'high'],
    ['command_hallucinations', 0.01, 25, 'moderate', 'moderate'],
    ['command_hallucinations', 0.49, 29, 'moderate', 'moderate'],
    ['command_hallucinations', 0.5, 75, 'high', 'high'],
    ['suicide_attempt_recent', 0.01, 75, 'high', 'high'],
    ['suicide_attempt_recent', 1, 75, 'high', 'high'],
    ['suicidal_ideation', Number.MIN_VALUE, 25, 'moderate', 'moderate'],
    ['self_harm', Number.MIN_VALUE, 25, 'moderate', 'moderate'],
    ['suicide_attempt_recent', Number.MIN_VALUE, 75, 'high', 'high'],
  ])('%s at %d: score %d, band %s, risk %s', (indicator, severity, compositeScore, band, level) => {
    const { assessment, risk } = score([indicator, severity]);
    expect(assessment).toMatchObject({ compositeScore, band });
    expect(risk).toMatchObject({ level, flag: true });
    expect(assessment?.contributing[0]?.contribution).toBe(compositeScore);
  });

  it.each(['suicidal_ideation', 'suicide_attempt_recent', 'self_harm', 'command_hallucinations'])(
    '%s at 0 raises nothing',
    (indicator) => {
      expect(score([indicator, 0], ['missed_doses', 0.1])).toMatchObject({
        assessment: { compositeScore: 4, band: 'low' },
        risk: { level: 'low', flag: false },
      });
    },
  );

  it('never lowers a higher score, and what it raised is shown', () => {
    const { assessment } = score(['self_harm', 0.1], ['medication_stopped', 1], ['missed_doses', 1]);
    expect(assessment).toMatchObject({ compositeScore: 74, scoreBeforeFloor: 74, band: 'elevated' });
    expect(score(['self_harm', 0.1]).assessment).toMatchObject({
      compositeScore: 25,
      scoreBeforeFloor: 5,
      statement:
        'Composite score 25 of 100, band moderate. A safety indicator raised it from 5. Weights and bands are ' +
        'service defaults, not published norms.',
    });
  });

  it('leads labels and findings', () => {
    const { risk, findings } = score(['missed_doses', 1], ['self_harm', 0.1]);
    expect(risk.labels[0]).toBe('Safety indicator reported: Self-harm');
    expect(findings.map(({ subject }) => subject)).toEqual(['self_harm', 'compositeScore', 'missed_doses']);
    expect(findings[0]?.sentences).toContain(
      'It is a safety indicator: check current safety with the person.',
    );
  });
});

describe('relapse [D:agent risk]', () => {
  it.each<[string, [string, number], string, boolean]>([
    ['none at 0', ['missed_doses', 0], 'none', false],
    ['none where the score rounds to 0', ['missed_doses', 0.01], 'none', false],
    ['low is low', ['missed_doses', 0.1], 'low', false],
    ['moderate is moderate', ['missed_doses', 1], 'moderate', true],
    ['elevated is moderate', ['medication_stopped', 1], 'moderate', true],
    ['high is high', ['suicide_attempt_recent', 1], 'high', true],
  ])('%s', (_, signal, level, flag) => {
    expect(score(signal).risk).toMatchObject({ level, flag });
  });

  it('a low result says that it does not rule out relapse', () => {
    const { assessment, risk, findings } = score(['missed_doses', 0.1]);
    expect(assessment?.statement).toContain('A low score does not rule out relapse.');
    expect(risk.labels).toEqual(['Relapse signals low (4 of 100)', 'A low score does not rule out relapse']);
    expect(findings[0]?.sentences).toContain('A low score does not rule out relapse.');
  });
});

describe('indicator names', () => {
  it.each([
    ['self_harm', 'self_harm'],
    ['Self-harm', 'self_harm'],
    ['SELF HARM', 'self_harm'],
    ['  selfHarm ', 'self_harm'],
    ['Suspiciousness or paranoia', 'paranoia'],
    ['Disorganised thinking', 'disorganized_thinking'],
    ['disorganized-thinking', 'disorganized_thinking'],
    ['Discharge in last 30 days', 'recent_discharge'],
  ])('%j is %s', (name, key) => {
    expect(score([name, 0.3]).assessment?.contributing[0]?.indicator).toBe(key);
  });

  it.each(RELAPSE_INDICATORS.map(({ key, label }) => [key, label]))(
    '%s is found by key and label',
    (key, label) => {
      for (const name of [key, label, key.replaceAll('_', ' ').toUpperCase()])
        expect(score([name, 1]).assessment?.contributing.map(({ indicator }) => indicator)).toEqual([key]);
    },
  );

  it.each([
    ['suicidal thoughts', 'suicidal_ideation'],
    ['SI', 'suicidal_ideation'],
    ['suicide_attempt', 'suicide_attempt_recent'],
    ['homicidal thoughts', 'homicidal_ideation'],
    ['voices telling me to', 'command_hallucinations'],
    ['cutting', 'self_harm'],
  ])('other wordings are known: %j is %s', (name, key) => {
    expect(score([name, 0.1]).assessment?.contributing[0]?.indicator).toBe(key);
  });

  it.each(['sleep', 'harm', 'voices', '', '___'])('%j is not guessed', (name) => {
    expect(score([name, 1]).assessment).toBeNull();
  });
});

describe('[1:4.7 unrecognised indicators]', () => {
  it('are listed as sent, warned about and counted', () => {
    const { assessment, risk, warnings } = score(
      ['moon phase', 1],
      ['missed_doses', 0.1],
      ['moon phase', 0.2],
    );
    expect(assessment?.unrecognized).toEqual(['moon phase']);
    expect(warnings).toEqual(['Indicator "moon phase" is not recognised; not scored']);
    expect(risk.labels).toContain('2 of 3 entries not recognised and not checked');
  });

  it('that may concern safety are said to, although nothing is guessed', () => {
    const { assessment, risk, warnings } = score(['weapons at home', 0.3], ['missed_doses', 0.1]);
    expect(assessment).toMatchObject({ compositeScore: 4, band: 'low' });
    expect(risk).toMatchObject({ level: 'low', flag: true });
    expect(risk.labels).toContain('An entry that was not recognised may concern safety');
    expect(warnings).toEqual([
      'Indicator "weapons at home" is not recognised; not scored; it may concern safety, check it by hand',
    ]);
  });

  it.each(['violence', 'a firearm in the house'])('named %j ask, with nothing else to assess', (name) => {
    const { assessment, risk } = score([name, 0.2]);
    expect([assessment, risk.level, risk.flag]).toEqual([null, 'low', true]);
  });

  it.each<[string, [string, number][], string, boolean]>([
    ['alone ask above 0.1', [['moon phase', 0.11]], 'low', true],
    ['alone are quoted at 0.1, and never none', [['moon phase', 0.1]], 'low', false],
    ['alone at 0 ask nothing', [['moon phase', 0]], 'none', false],
    ['that may concern safety ask nothing at 0', [['weapons at home', 0]], 'none', false],
    ['all of several ask', Array.from({ length: 30 }, (_, at) => [`unknown ${at}`, 0.2]), 'low', true],
    [
      'beside more signs keep their level below 0.5',
      [
        ['irritability', 0.3],
        ['anxiety_increase', 0.3],
        ['moon phase', 0.49],
      ],
      'low',
      false,
    ],
    [
      'beside more signs ask from 0.5',
      [
        ['irritability', 0.3],
        ['anxiety_increase', 0.3],
        ['moon phase', 0.5],
      ],
      'low',
      true,
    ],
    [
      'that are half of the entries ask from 0.2',
      [
        ['irritability', 0.3],
        ['moon phase', 0.2],
      ],
      'low',
      true,
    ],
    [
      'that are half of the entries ask nothing below 0.2',
      [
        ['irritability', 0.3],
        ['moon phase', 0.19],
      ],
      'low',
      false,
    ],
    [
      'beside a sign that counts 0 ask',
      [
        ['missed_doses', 0],
        ['moon phase', 0.2],
      ],
      'low',
      true,
    ],
    [
      'beside what is denied alone ask',
      [
        ['no voices', 0.7],
        ['moon phase', 0.2],
      ],
      'low',
      true,
    ],
    [
      'at 0 beside a sign change nothing',
      [
        ['missed_doses', 0],
        ['moon phase', 0],
      ],
      'none',
      false,
    ],
    [
      'never lower a level',
      [
        ['medication_stopped', 1],
        ['moon phase', 1],
      ],
      'moderate',
      true,
    ],
  ])('%s', (_, signals, level, flag) => {
    expect(score(...signals).risk).toMatchObject({ level, flag });
  });

  it('ten mild signs and an unknown one: the level of the signs, and the unknown one quoted', () => {
    const mild = RELAPSE_INDICATORS.filter(({ safetyFloor }) => safetyFloor === undefined).slice(0, 10);
    const { risk, quotedLabels } = score(...mild.map(({ key }): [string, number] => [key, 0.05]), [
      'moved house',
      0.3,
    ]);
    expect(risk).toMatchObject({ level: 'low', flag: false });
    expect(quotedLabels?.at(-1)).toBe('1 of 11 entries not recognised and not checked: "moved house"');
  });

  it('are named by the answer, five at most, and never in what a model reads', () => {
    const { risk, quotedLabels } = score(
      ...Array.from({ length: 7 }, (_, at): [string, number] => [`unknown ${at}`, 0.4]),
    );
    expect(quotedLabels).toEqual([
      'Not assessable',
      '7 of 7 entries not recognised and not checked: "unknown 0", "unknown 1", "unknown 2", "unknown 3", "unknown 4" and 2 more',
    ]);
    expect(risk.labels).toEqual(['Not assessable', '7 of 7 entries not recognised and not checked']);
  });
});

describe('a sign that often starts a relapse [D:relapse words]', () => {
  it.each<[string, [string, number][], boolean]>([
    ['by itself', [['paranoia', 0.3]], false],
    [
      'beside a further sign',
      [
        ['paranoia', 0.2],
        ['appetite_change', 0.2],
      ],
      true,
    ],
    [
      'said in two ways',
      [
        ['hearing voices', 0.2],
        ['voices are back', 0.2],
      ],
      true,
    ],
    [
      'said twice',
      [
        ['hearing voices', 0.3],
        ['Hearing voices', 0.3],
      ],
      false,
    ],
    [
      'below 0.2',
      [
        ['paranoia', 0.19],
        ['appetite_change', 0.4],
      ],
      false,
    ],
    [
      'beside a sign below 0.2',
      [
        ['paranoia', 0.3],
        ['appetite_change', 0.19],
      ],
      false,
    ],
    [
      'beside an entry that was not recognised',
      [
        ['paranoia', 0.3],
        ['moon phase', 0.2],
      ],
      true,
    ],
    [
      'beside what is denied',
      [
        ['paranoia', 0.3],
        ['sleeping well', 0.3],
      ],
      false,
    ],
    [
      'two other signs',
      [
        ['appetite_change', 0.3],
        ['irritability', 0.3],
      ],
      false,
    ],
  ])('%s', (_, signals, flag) => {
    expect(score(...signals).risk).toMatchObject({ level: 'low', flag });
  });

  it('is named, the weightiest of them', () => {
    const label = 'Missed doses beside a further sign: see how the person is';
    expect(score(['paranoia', 0.2], ['missed_doses', 0.25]).risk.labels).toContain(label);
    expect(score(['paranoia', 0.9], ['missed_doses', 0.9]).risk.labels).not.toContain(label);
  });
});

describe('the words of families, patients and notes [D:relapse words]', () => {
  it('eight usual wordings are scored as their indicators', () => {
    const { assessment, risk } = score(
      ['insomnia', 0.7],
      ['poor sleep', 0.7],
      ['non-adherence', 0.7],
      ['stopped medication', 0.7],
      ['hearing voices', 0.7],
      ['alcohol use', 0.7],
      ['decreased need for sleep', 0.7],
      ['grandiosity', 0.7],
    );
    expect(assessment?.contributing.map(({ indicator }) => indicator).toSorted()).toEqual([
      'elevated_mood',
      'hallucinations',
      'medication_stopped',
      'missed_doses',
      'reduced_need_for_sleep',
      'sleep_disruption',
      'substance_use',
    ]);
    expect(risk).toMatchObject({ level: 'high', flag: true });
    expect(assessment?.unrecognized).toEqual([]);
    expect(RelapseAssessment.parse(assessment)).toEqual(assessment);
  });

  it('an indicator names the entries it was read from, unless they are its name', () => {
    const { assessment } = score(['insomnia', 0.5], ['poor sleep', 0.3], ['missed_doses', 0.1]);
    expect(assessment?.contributing).toEqual([
      expect.objectContaining({ indicator: 'sleep_disruption', sentAs: ['insomnia', 'poor sleep'] }),
      expect.not.objectContaining({ sentAs: expect.anything() }),
    ]);
  });

  it.each([
    ['thinking about ending it all', 'suicidal_ideation'],
    ['wants_to_end_his_life', 'suicidal_ideation'],
    ['voicesTellHimToKill', 'command_hallucinations'],
    ['bought a rope', 'suicide_attempt_recent'],
  ])('%j has the safety floor of %s', (name, key) => {
    const { assessment, risk } = score([name, 0.4]);
    expect(assessment?.contributing[0]?.indicator).toBe(key);
    expect(risk.flag).toBe(true);
    expect(['moderate', 'high']).toContain(risk.level);
  });

  it('an entry of two signs counts for both', () => {
    const { assessment } = score(['not sleeping and hearing voices', 0.5]);
    expect(assessment?.contributing.map(({ indicator }) => indicator)).toEqual([
      'hallucinations',
      'sleep_disruption',
    ]);
  });

  it.each([
    'sleeping well',
    'no voices',
    'taking medication every day',
    'alcohol free',
    'back at work',
    'denies suicidal thoughts',
  ])('%j is named as absent and not scored, at any severity', (name) => {
    const { assessment, risk, warnings } = score([name, 0.9]);
    expect(risk).toMatchObject({ level: 'none', flag: false });
    expect(assessment).toMatchObject({ compositeScore: 0, contributing: [], unrecognized: [] });
    expect(assessment?.readAsAbsent).toEqual([expect.objectContaining({ sentAs: name })]);
    expect(warnings[0]).toContain(`Indicator "${name}" is read as denied or well: `);
  });

  it('a sign that is sent as well as denied counts', () => {
    expect(score(['no voices', 0.2], ['hearing voices', 0.6]).assessment?.compositeScore).toBe(27);
  });

  it('more said beside what is denied is not read as well', () => {
    const { risk, assessment } = score(['no voices, buried his passport in the woods', 0.4]);
    expect(risk).toMatchObject({ level: 'low', flag: true });
    expect(assessment?.unrecognized).toEqual(['no voices, buried his passport in the woods']);
  });

  it('the part of an entry that was not read is quoted', () => {
    expect(score(['not sleeping, knitted a purple balaclava', 0.5]).warnings).toEqual([
      'Indicator "not sleeping, knitted a purple balaclava" is read in part; not read: "knitted a purple balaclava"',
    ]);
  });

  it('words about safety in an entry that is scored as something else set the flag', () => {
    const { risk } = score(['not eating or drinking', 0.2]);
    expect(risk.flag).toBe(true);
    expect(risk.labels).toContain('An entry may concern safety beyond what it is scored as');
  });
});

test.each([
  [[0.2, 0.6], 0.6],
  [[0.6, 0.2], 0.6],
  [[0.6, 0.6], 0.6],
  [[0, 0.3], 0.3],
])('an indicator given with severities %j counts once, at %d', (severities, larger) => {
  const { assessment, warnings } = score(
    ...severities.map((severity): [string, number] => ['missed_doses', severity]),
  );
  expect(assessment?.contributing.map(({ severity }) => severity)).toEqual([larger]);
  expect(assessment?.compositeScore).toBe(Math.round(40 * larger));
  expect(warnings).toEqual(['Missed doses: sent more than once; counted once, at the larger severity']);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -0.1, 1.1])(
  'a severity of %s (which the contract refuses) is not scored and does not throw',
  (severity) => {
    const { assessment, risk, warnings } = score(['suicidal_ideation', severity]);
    expect(assessment).toBeNull();
    expect(risk.labels).toEqual(['Not assessable', '1 of 1 entries without a severity from 0 to 1']);
    expect(warnings).toEqual(['Suicidal ideation: severity is not a number from 0 to 1; not scored']);
  },
);
