import { OutcomeAssessment } from '@svc/contracts';
import { describe, expect, it, test } from 'vitest';
import { INSTRUMENTS } from '@svc/clinical';
import type { InstrumentEntry } from './score-entry.ts';
import { scoreInstruments } from './score-instruments.ts';

const all = (count: number, answer: number) => Array.from({ length: count }, () => answer);
const digits = (text: string) => [...text].map(Number);
const score = (...entries: InstrumentEntry[]) => scoreInstruments(entries);
const first = (entry: InstrumentEntry) => score(entry).assessment?.results[0];

describe('one result [1:2.11 outcome assessment]', () => {
  it('has total, severity, trajectory and change, and says how it was made', () => {
    const { assessment, warnings } = score({
      instrument: 'PHQ-9',
      responses: digits('222222200'),
      priorTotal: 20,
    });
    expect(assessment).toEqual({
      results: [
        {
          instrument: 'phq9',
          total: 14,
          severity: 'moderate',
          trajectory: 'improved',
          change: -6,
          reliableChange: true,
          name: 'PHQ-9',
          scale: 'total',
          label: 'PHQ-9 total score',
          min: 0,
          max: 27,
          positive: true,
          source: 'responses',
          referenceStatus: 'published',
        },
      ],
      observations: [
        {
          instrument: 'phq9',
          note:
            'PHQ-9 total score 14 (range 0 to 27): moderate. It reaches the screening cut of 10. It went from 20 to ' +
            '14 (-6), at least the reliable change of 5: improved.',
        },
      ],
    });
    expect(OutcomeAssessment.parse(assessment)).toEqual(assessment);
    expect(warnings).toEqual([]);
  });

  it.each(['phq9', 'PHQ-9', 'phq 9', 'Patient Health Questionnaire-9 (PHQ-9)', 'PHQ-9 total score'])(
    '%s is known by code and by name',
    (instrument) => {
      expect(first({ instrument, total: 5 })?.instrument).toBe('phq9');
    },
  );

  it.each(INSTRUMENTS.map(({ key, name }) => [key, name]))('%s is known', (key, name) => {
    for (const instrument of [key, name])
      expect(score({ instrument, total: 1 }).warnings.join()).not.toContain('not recognised');
  });
});

describe('[1:2.11 trajectory]', () => {
  it.each<[string, number, number, string, number, boolean | null]>([
    ['phq9', 11, 15, 'stable', -4, false],
    ['phq9', 10, 15, 'improved', -5, true],
    ['phq9', 9, 15, 'improved', -6, true],
    ['phq9', 14, 10, 'stable', 4, false],
    ['phq9', 15, 10, 'worsened', 5, true],
    ['phq9', 10, 10, 'stable', 0, false],
    ['gad7', 10, 13, 'stable', -3, false],
    ['gad7', 9, 13, 'improved', -4, true],
    ['pcl5', 36, 50, 'stable', -14, false],
    ['pcl5', 35, 50, 'improved', -15, true],
    ['panss', 86, 100, 'stable', -14, false],
    ['panss', 85, 100, 'improved', -15, true],
    // Lower is worse.
    ['mmse', 20, 24, 'worsened', -4, true],
    ['mmse', 24, 20, 'improved', 4, true],
    // A screen makes no judgement.
    ['phq2', 6, 0, 'unknown', 6, null],
    ['hark', 4, 0, 'unknown', 4, null],
    // No figure: a fifth of the range, 2.4 of 12 and 2.8 of 14.
    ['auditc', 3, 1, 'stable', 2, null],
    ['auditc', 4, 1, 'worsened', 3, null],
    ['shaps', 2, 5, 'improved', -3, null],
  ])('%s %d after %d: %s', (instrument, total, priorTotal, trajectory, change, reliableChange) => {
    expect(first({ instrument, total, priorTotal })).toMatchObject({ trajectory, change, reliableChange });
  });

  it('without a prior total: unknown, null, null', () => {
    expect(first({ instrument: 'phq9', total: 10 })).toMatchObject({
      trajectory: 'unknown',
      change: null,
      reliableChange: null,
    });
  });

  it.each([28, -1, Number.NaN])(
    'a prior total of %s cannot be a PHQ-9: not compared, warned',
    (priorTotal) => {
      const { assessment, warnings } = score({ instrument: 'phq9', total: 10, priorTotal });
      expect(assessment?.results[0]).toMatchObject({ trajectory: 'unknown', change: null });
      expect(warnings[0]).toMatch(/^PHQ-9: prior total not compared, /);
    },
  );

  it('of an instrument whose scales share a name: not compared, unless one scale is named', () => {
    const responses = digits('11111');
    const whole = score({ instrument: 'who5', responses, priorTotal: 20 });
    expect(whole.assessment?.results[0]).toMatchObject({ total: 20, trajectory: 'unknown', change: null });
    expect(whole.warnings).toEqual([
      'WHO-5: prior total not compared, it does not say which scale or form it is of',
    ]);
    expect(first({ instrument: 'WHO-5 percentage score', responses, priorTotal: 40 })).toMatchObject({
      total: 20,
      trajectory: 'worsened',
      change: -20,
    });
    expect(first({ instrument: 'WHO-5 raw score', responses, priorTotal: 20 })).toMatchObject({
      total: 5,
      trajectory: 'worsened',
      change: -15,
    });
  });

  it('belongs to the total, never to a subscale', () => {
    const { assessment } = score({ instrument: 'panss', responses: all(30, 3), priorTotal: 120 });
    expect(assessment?.results.map(({ scale, change }) => [scale, change])).toEqual([
      ['total', -30],
      ['positive', null],
      ['negative', null],
      ['general', null],
    ]);
  });
});

describe('that cannot be scored [1:4.7 responses]', () => {
  it.each<[string, number[], string]>([
    ['too few', all(8, 1), '9 responses are needed, 8 were sent'],
    ['too many', all(10, 1), '9 responses are needed, 10 were sent'],
    ['none', [], '9 responses are needed, 0 were sent'],
    ['an item above its range', digits('000040000'), 'item 5 is 4, not a whole number from 0 to 3'],
    ['an item below its range', [0, -1, ...all(7, 0)], 'item 2 is -1, not a whole number from 0 to 3'],
    ['half an answer', [1.5, ...all(8, 0)], 'item 1 is 1.5, not a whole number from 0 to 3'],
    ['no number', [Number.NaN, ...all(8, 0)], 'item 1 is NaN, not a whole number from 0 to 3'],
  ])('%s: refused with the reason, nothing is prorated', (_, responses, reason) => {
    const { assessment, risk, warnings } = score({ instrument: 'phq9', responses });
    expect(assessment).toBeNull();
    expect(risk).toEqual({
      flag: true,
      level: 'none',
      labels: [
        'Not assessable',
        `PHQ-9: responses not scored, ${reason}`,
        '1 of 1 entries recognised but not scored',
      ],
    });
    expect(warnings).toContain(`PHQ-9: responses not scored, ${reason}`);
  });

  it.each<[string, number[], string | undefined]>([
    ['hamd17', [0, 0, 0, 2, ...all(13, 0)], undefined],
    ['hamd17', [0, 0, 0, 3, ...all(13, 0)], 'item 4 is 3, not a whole number from 0 to 2'],
    ['ciwaar', [...all(9, 0), 5], 'item 10 is 5, not a whole number from 0 to 4'],
    ['k10', all(10, 0), 'item 1 is 0, not a whole number from 1 to 5'],
    ['audit', [...all(9, 0), 2], undefined],
    ['audit', [...all(9, 0), 1], 'item 10 is 1, not one of 0, 2, 4'],
  ])('%s: each item has its own answers', (instrument, responses, reason) => {
    const { assessment, warnings } = score({ instrument, responses });
    expect(assessment?.results.length ?? 0).toBe(reason === undefined ? 1 : 0);
    expect(warnings.some((warning) => warning.includes(`responses not scored, ${reason}`))).toBe(
      reason !== undefined,
    );
  });

  it('leave the total, and say that the self-harm item is not assessed', () => {
    const { assessment, warnings } = score({ instrument: 'phq9', responses: all(8, 1), total: 21 });
    expect(assessment?.results[0]).toMatchObject({ total: 21, severity: 'severe', source: 'total' });
    expect(warnings).toEqual([
      'PHQ-9: responses not scored, 9 responses are needed, 8 were sent',
      'PHQ-9: self-harm item not assessed',
    ]);
  });

  it('responses and total disagree: the responses win, warned [D:instruments with several scales: agents]', () => {
    const { assessment, warnings } = score({ instrument: 'gad7', responses: all(7, 1), total: 12 });
    expect(assessment?.results[0]).toMatchObject({ total: 7, source: 'responses' });
    expect(warnings).toEqual(['GAD-7: total 12 disagrees with the responses; the responses count']);
    expect(score({ instrument: 'gad7', responses: all(7, 1), total: 7 }).warnings).toEqual([]);
    expect(score({ instrument: 'who5', responses: digits('33222'), total: 12 }).warnings).toEqual([]);
    expect(score({ instrument: 'who5', responses: digits('33222'), total: 13 }).warnings).toHaveLength(1);
  });
});

describe('a bare total [D:instruments with several scales: agents]', () => {
  it.each(['who5', 'dass21', 'hads', 'bam', 'whodas12', 'aims', 'asrs', 'HADS-A'])(
    'of %s is not scored: send responses',
    (instrument) => {
      const { assessment, warnings } = score({ instrument, total: 10 });
      expect(assessment).toBeNull();
      expect(warnings[0]).toMatch(/a total alone does not say .*; not scored, send responses$/);
    },
  );

  it('of a named subscale is read on that subscale, never on the whole', () => {
    expect(first({ instrument: 'PANSS positive', total: 30 })).toMatchObject({ scale: 'positive', max: 49 });
    expect(first({ instrument: 'Y-BOCS obsessions', total: 15 })).toMatchObject({
      scale: 'obsessions',
      max: 20,
    });
    expect(score({ instrument: 'PANSS positive', total: 60 }).assessment).toBeNull();
  });

  it('that is no whole number is scored with a warning', () => {
    const { assessment, warnings } = score({ instrument: 'gad7', total: 9.5 });
    expect(assessment?.results[0]).toMatchObject({ total: 9.5, severity: 'mild' });
    expect(warnings).toEqual(['GAD-7: total 9.5 is not a whole number']);
    expect(score({ instrument: 'des2', total: 35.7 }).warnings).toEqual([]);
  });

  it('above the maximum names the mix-up', () => {
    expect(score({ instrument: 'phq9', total: 40 }).warnings[0]).toBe(
      'PHQ-9: total 40 is above the maximum 27 of PHQ-9 total score (another scale, or a slip?); not scored',
    );
    expect(score({ instrument: 'panss', total: 20 }).warnings[0]).toContain('below the minimum 30');
  });
});

describe('[D:escalation items: answers]', () => {
  it.each<[string, number[], string, boolean]>([
    ['phq9', digits('000000000'), 'none', false],
    ['phq9', digits('000000001'), 'moderate', true],
    ['phq9', digits('000000002'), 'high', true],
    ['phq9', digits('000000003'), 'high', true],
    ['phqa', digits('000000001'), 'moderate', true],
    ['phqa', digits('000000002'), 'high', true],
    ['epds', digits('0000000001'), 'high', true],
    ['core10', digits('0000010000'), 'high', true],
    ['madrs', digits('0000000001'), 'moderate', true],
    ['madrs', digits('0000000002'), 'moderate', true],
    ['madrs', digits('0000000003'), 'moderate', true],
    ['madrs', digits('0000000004'), 'high', true],
    ['hamd17', [0, 0, 1, ...all(14, 0)], 'moderate', true],
    ['hamd17', [0, 0, 2, ...all(14, 0)], 'high', true],
    ['bdi2', [...all(8, 0), 1, ...all(12, 0)], 'moderate', true],
    ['bdi2', [...all(8, 0), 2, ...all(12, 0)], 'high', true],
  ])('%s %j: whatever the total, risk %s', (instrument, responses, level, flag) => {
    const { assessment, risk, findings } = score({ instrument, responses });
    expect(risk).toMatchObject({ level, flag });
    if (!flag) return;
    expect(risk.labels[0]).toMatch(/: item about self-harm endorsed$/);
    expect(assessment?.observations[0]?.note).toMatch(
      /item about self-harm endorsed \(item \d+, answer \d\)\.$/,
    );
    expect(findings[0]?.citation).toBe('scoreInstruments.observations[0]');
  });

  it.each([
    ['an item out of range', 'phq9', digits('500000002')],
    ['answers that cannot be added', 'qids16', [...all(11, 0), 2, ...all(4, 0)]],
    ['an answer of another scale', 'phq9', digits('000000009')],
  ])('fires although the answers cannot be scored: %s', (_, instrument, responses) => {
    const { assessment, risk } = score({ instrument, responses });
    expect(risk).toMatchObject({ level: 'high', flag: true });
    expect(assessment).toMatchObject({ results: [], observations: [{ instrument }] });
  });

  it('answers of the wrong number never count as not endorsed', () => {
    const { warnings } = score({ instrument: 'phq9', responses: all(8, 0) });
    expect(warnings).toContain('PHQ-9: self-harm item not assessed');
  });

  it.each(
    INSTRUMENTS.filter(({ escalations }) => escalations.some(({ selfHarm }) => selfHarm)).map(
      ({ key, name }) => [key, name],
    ),
  )('a total of %s without responses warns that its self-harm item is not assessed', (key, name) => {
    expect(score({ instrument: key, total: 1 }).warnings).toContain(`${name}: self-harm item not assessed`);
  });

  it('a total of an instrument without such an item does not', () => {
    expect(score({ instrument: 'gad7', total: 1 }).warnings).toEqual([]);
  });

  it('other noted items are stated and raise nothing', () => {
    const { assessment, risk } = score({ instrument: 'audit', responses: [...all(8, 0), 2, 0] });
    expect(assessment?.observations[0]?.note).toBe(
      'AUDIT: item about injury through drinking endorsed (item 9, answer 2).',
    );
    expect(risk).toMatchObject({ level: 'none', labels: [] });
  });
});

describe('C-SSRS screener', () => {
  it.each<[string, string, string, boolean]>([
    ['000000', 'none', 'none', false],
    ['100000', 'low', 'low', true],
    ['010000', 'low', 'moderate', true],
    ['110000', 'low', 'moderate', true],
    ['111000', 'moderate', 'high', true],
    ['011000', 'moderate', 'high', true],
    ['010100', 'high', 'high', true],
    ['011100', 'high', 'high', true],
    ['010010', 'high', 'high', true],
    ['000001', 'high', 'high', true],
    ['100001', 'high', 'high', true],
    ['111111', 'high', 'high', true],
  ])('answers %s: level %s, risk %s', (answers, severity, level, flag) => {
    const { assessment, risk } = score({ instrument: 'cssrs', responses: digits(answers) });
    expect(assessment?.results[0]).toMatchObject({ severity, trajectory: 'unknown', change: null });
    expect(risk).toMatchObject({ level, flag });
  });

  it('is never scored from a total [D:instruments with several scales: C-SSRS]', () => {
    const { assessment, warnings } = score({ instrument: 'cssrs', total: 3 });
    expect(assessment).toBeNull();
    expect(warnings[0]).toMatch(/^C-SSRS screener: never scored from a total, .*; send responses$/);
  });

  it('a follow-up answered yes after a no counts, warned', () => {
    const { assessment, warnings } = score({ instrument: 'cssrs', responses: digits('000100') });
    expect(assessment?.results[0]?.severity).toBe('high');
    expect(warnings).toEqual([
      'C-SSRS screener: items 3 to 5 answered yes although item 2 is no; the yes answers count',
    ]);
  });

  it('a yes counts even when too few answers leave its position open', () => {
    const { assessment, risk } = score({ instrument: 'cssrs', responses: [1, 0, 0] });
    expect(assessment?.results).toEqual([]);
    expect(risk).toMatchObject({ level: 'moderate', flag: true });
    expect(score({ instrument: 'cssrs', responses: [0, 0, 0] })).toMatchObject({
      assessment: null,
      warnings: [
        'C-SSRS screener: responses not scored, 6 responses are needed, 3 were sent',
        'C-SSRS screener: self-harm item not assessed',
      ],
    });
  });
});

describe('outcome [D:agent risk]', () => {
  it.each<[string, number, number | undefined, string, boolean]>([
    ['gad7', 9, undefined, 'none', false],
    ['gad7', 10, undefined, 'low', false],
    ['gad7', 14, undefined, 'low', false],
    ['gad7', 15, undefined, 'moderate', true],
    ['gad7', 4, 0, 'moderate', true],
    ['gad7', 3, 0, 'none', false],
    ['phq8', 14, undefined, 'low', false],
    ['phq8', 15, undefined, 'moderate', true],
    ['isi', 15, undefined, 'low', false],
    ['isi', 22, undefined, 'moderate', true],
    ['ess', 13, undefined, 'low', false],
    ['ess', 16, undefined, 'moderate', true],
    ['audit', 8, undefined, 'none', false],
    ['audit', 16, undefined, 'low', false],
    ['audit', 20, undefined, 'moderate', true],
    ['cgis', 3, undefined, 'none', false],
    ['cgis', 4, undefined, 'low', false],
    ['cgis', 5, undefined, 'moderate', true],
    ['cgis', 6, undefined, 'moderate', true],
    ['panss', 74, undefined, 'none', false],
    ['panss', 75, undefined, 'low', false],
    ['panss', 116, undefined, 'moderate', true],
    ['phq2', 2, undefined, 'none', false],
    ['phq2', 3, undefined, 'low', false],
    ['mmse', 23, undefined, 'none', false],
    ['mmse', 17, undefined, 'low', false],
    ['mmse', 9, undefined, 'moderate', true],
    ['ciwaar', 9, undefined, 'none', false],
    ['ciwaar', 10, undefined, 'low', false],
    ['ciwaar', 15, undefined, 'moderate', true],
    ['ciwaar', 18, undefined, 'moderate', true],
    ['ciwaar', 19, undefined, 'high', true],
    ['hark', 0, undefined, 'none', false],
    ['hark', 1, undefined, 'moderate', true],
    ['shaps', 5, 2, 'moderate', true],
  ])('%s %d (prior %s): %s', (instrument, total, priorTotal, level, flag) => {
    expect(score({ instrument, total, priorTotal }).risk).toMatchObject({ level, flag });
  });

  it('names why, worst first', () => {
    const { risk } = score(
      { instrument: 'isi', total: 15 },
      { instrument: 'ciwaar', total: 20 },
      { instrument: 'gad7', total: 9, priorTotal: 2 },
      { instrument: 'phq9', responses: digits('000000001') },
    );
    expect(risk.labels).toEqual([
      'PHQ-9: item about self-harm endorsed',
      'CIWA-Ar total score: raised risk of severe alcohol withdrawal: prompt medical assessment advised',
      'CIWA-Ar total score: severe',
      'GAD-7 total score: reliably worse than before',
      'ISI total score: moderate',
    ]);
  });
});

describe('what could not be read and might have mattered sets the flag and no level', () => {
  const fine = { instrument: 'phq8', total: 3 };

  it.each([
    [
      'a total above its maximum',
      { instrument: 'phq9', total: 28 },
      /^PHQ-9: total 28 is above the maximum 27/,
    ],
    [
      'a screen for suicide that is not known',
      { instrument: 'SBQ-R', total: 0 },
      /^"SBQ-R": a safety screen/,
    ],
    ['a total of C-SSRS', { instrument: 'cssrs', total: 2 }, /^C-SSRS screener: never scored from a total/],
    [
      'responses that cannot be scored',
      { instrument: 'gad7', responses: [3, 3] },
      /^GAD-7: responses not scored/,
    ],
  ])('%s', (_, entry, label) => {
    const { risk } = score(fine, entry);
    expect(risk).toMatchObject({ flag: true, level: 'none' });
    expect(risk.labels[0]).toMatch(label);
    expect(score(entry).risk).toMatchObject({ flag: true, level: 'none' });
  });

  it.each([
    ['a C-SSRS total of zero', { instrument: 'cssrs', total: 0 }],
    ['an instrument that is not known', { instrument: 'mood-o-meter', total: 3 }],
    ['a total of a scale with several forms', { instrument: 'who5', total: 40 }],
    ['responses that cannot be scored beside a total', { instrument: 'gad7', responses: [3, 3], total: 3 }],
  ])('not %s', (_, entry) => {
    expect(score(fine, entry).risk).toMatchObject({ flag: false, level: 'none' });
  });
});

describe('[1:4.7 unscoreable instruments]', () => {
  it('are noted in warnings and counted', () => {
    const { assessment, risk, warnings } = score(
      { instrument: 'mood-o-meter', total: 3 },
      { instrument: 'gad7', total: 3 },
      { instrument: 'who5', total: 40 },
    );
    expect(assessment?.results).toHaveLength(1);
    expect(warnings[0]).toBe('Instrument "mood-o-meter" is not recognised; not scored');
    expect(risk.labels).toEqual([
      '1 of 3 entries not recognised and not checked',
      '1 of 3 entries recognised but not scored',
    ]);
  });

  it.each([0, 50])('%d entries, none recognised: not assessable', (count) => {
    const { assessment, risk, findings } = scoreInstruments(
      Array.from({ length: count }, (_, index) => ({ instrument: `unknown ${index}`, total: 1 })),
    );
    expect(assessment).toBeNull();
    expect(findings).toEqual([]);
    expect(risk).toMatchObject({ level: 'none', flag: false });
    expect(risk.labels[0]).toBe('Not assessable');
  });
});

test('an instrument sent twice: each is reported, and differing scores are warned about', () => {
  const { assessment, warnings } = score(
    { instrument: 'gad7', total: 3 },
    { instrument: 'GAD-7', total: 12 },
  );
  expect(assessment?.results.map(({ total }) => total)).toEqual([3, 12]);
  expect(warnings).toEqual([
    'GAD-7 total score: sent more than once with different scores; each is reported',
  ]);
});

test('findings lead from the worst and point to what they speak of', () => {
  const { assessment, findings } = score(
    { instrument: 'gad7', total: 3 },
    { instrument: 'audit', responses: [...all(8, 0), 2, 0] },
    { instrument: 'phq9', responses: digits('333333331') },
  );
  expect(findings.map(({ citation, subject }) => [citation, subject])).toEqual([
    ['scoreInstruments.observations[0]', 'phq9'],
    ['scoreInstruments.results[2]', 'phq9'],
    ['scoreInstruments.results[0]', 'gad7'],
    ['scoreInstruments.results[1]', 'audit'],
    ['scoreInstruments.observations[1]', 'audit'],
  ]);
  expect(assessment?.observations[1]?.instrument).toBe('audit');
});
