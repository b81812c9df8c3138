import { describe, expect, it } from 'vitest';
import { BiomarkerResult } from '@svc/contracts';
import { evaluateLabs, type Panel, panel, type SentReading } from './test-requests.ts';

type Dated = readonly [observedAt: string | undefined, value: number, unit?: string];

const panelsOf = (name: string, readings: readonly Dated[], more: Partial<SentReading> = {}): Panel[] =>
  readings.map(([observedAt, value, unit], index) =>
    panel([{ name, value, ...(unit === undefined ? {} : { unit }), ...more }], {
      id: `p${index}`,
      observedAt,
    }),
  );

function reported(...labs: Panel[]) {
  const { result, description } = evaluateLabs(...labs);
  expect(BiomarkerResult.safeParse(result).success).toBe(true);
  const changes = result.discrepancies.filter(({ kind }) => kind === 'change_over_time');
  return { ...description.summary, warnings: description.warnings, changes, codes: description.codes };
}

describe('readings of one analyte with dates are a series', () => {
  it('creatinine of 62 and 104 umol/L in 48 h, both inside their range, on lithium: acute kidney injury', () => {
    const range = { flag: 'N', referenceRange: '60-110' };
    const { status, requiresClinicianReview, flagged, headline, changes } = reported(
      panel([{ name: 'Creatinine', value: 62, unit: 'umol/L', ...range }], {
        id: 'a',
        observedAt: '2026-11-14',
      }),
      panel(
        [
          { name: 'Creatinine', value: 104, unit: 'umol/L', ...range },
          { name: 'Lithium', value: 0.9, unit: 'mmol/L', flag: 'N' },
        ],
        { id: 'b', observedAt: '2026-11-16' },
      ),
    );
    expect([status, requiresClinicianReview, flagged]).toEqual(['watch', true, ['Creatinine']]);
    expect(headline).toBe(
      'Creatinine rose from 62 to 104 umol/L in 48 h: acute kidney injury stage 1 (KDIGO).',
    );
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      analyte: 'creatinine',
      status: 'watch',
      urgent: true,
      value: 104,
      limit: 'rise by ≥ 26.5 umol/L within 48 h',
      referenceStatus: 'published',
      sourceRef: 'b',
      change: {
        from: 62,
        to: 104,
        unit: 'umol/L',
        difference: 42,
        percent: 68,
        hours: 48,
        earlierSourceRef: 'a',
        earlierObservedAt: '2026-11-14T00:00:00.000Z',
      },
    });
    expect(changes[0]?.detail).toContain('by 42 umol/L or 68 %');
    expect(changes[0]?.detail).toContain('2026-11-14');
    expect(changes[0]?.detail).toContain('On lithium, which accumulates: level and symptoms today.');
  });

  it('stage 3 is critical, stage 2 is watch and urgent', () => {
    const of = (later: number) =>
      reported(
        ...panelsOf('Creatinine', [
          ['2026-11-14', 60, 'umol/L'],
          ['2026-11-19', later, 'umol/L'],
        ]),
      );
    expect(of(185)).toMatchObject({ status: 'critical', changes: [{ status: 'critical' }] });
    expect(of(125)).toMatchObject({ status: 'watch', changes: [{ status: 'watch', urgent: true }] });
  });

  it.each([
    ['QTc', 'ms', 392, 462, '2026-10-14', /rose from 392 to 462 ms.*60 ms/],
    ['BMI', 'kg/m2', 21, 24.6, '2026-08-14', /rose from 21 to 24.6 kg\/m2.*5 %/],
    ['Weight', 'kg', 70, 74, '2026-08-14', /rose from 70 to 74 kg/],
    ['Body weight', 'kg', 60, 56, '2026-08-14', /fell from 60 to 56 kg/],
    ['Platelets', '10^9/L', 320, 155, '2026-11-06', /fell from 320 to 155/],
    ['Neutrophils', '10^9/L', 4.6, 2.2, '2026-11-02', /fell from 4.6 to 2.2/],
    ['Haemoglobin', 'g/L', 158, 136, '2026-11-02', /fell from 158 to 136 g\/L/],
    ['eGFR', 'mL/min/1.73m2', 95, 68, '2026-05-14', /fell from 95 to 68/],
    ['Lithium', 'mmol/L', 0.6, 0.95, '2026-10-14', /rose from 0.6 to 0.95 mmol\/L/],
  ])('%s: inside any range, and changed', (name, unit, from, to, since, headline) => {
    const answer = reported(
      ...panelsOf(name, [
        [since, from, unit],
        ['2026-11-16', to, unit],
      ]),
    );
    expect(answer).toMatchObject({ status: 'watch', requiresClinicianReview: true });
    expect(answer.headline).toMatch(headline);
    expect(answer.changes).toHaveLength(1);
  });

  it('sodium of 134, 130, 127 behind an odd printed range', () => {
    const answer = reported(
      ...panelsOf(
        'Sodium',
        [
          ['2026-10-30', 134, 'mmol/L'],
          ['2026-11-08', 130, 'mmol/L'],
          ['2026-11-18', 127, 'mmol/L'],
        ],
        { referenceRange: '125-148' },
      ),
    );
    expect(answer).toMatchObject({ status: 'watch', requiresClinicianReview: true });
    expect(answer.headline).toContain('Sodium fell from 134 to 127 mmol/L in 19 days');
  });

  it.each([
    ['Creatinine', 'umol/L', [80, 84, 79]],
    ['QTc', 'ms', [412, 430, 418]],
    ['BMI', 'kg/m2', [23, 23.4, 23.2]],
    ['Weight', 'kg', [70, 71, 70.5]],
    ['Sodium', 'mmol/L', [141, 138, 137]],
    ['Platelets', '10^9/L', [250, 210, 240]],
    ['Neutrophils', '10^9/L', [4.4, 3.6, 3.9]],
    ['Haemoglobin', 'g/dL', [14.2, 13.8, 14.1]],
    ['Lithium', 'mmol/L', [0.7, 0.75, 0.68]],
    ['eGFR', 'mL/min/1.73m2', [88, 82, 85]],
    ['Potassium', 'mmol/L', [4, 4.6, 3.9]],
  ])('%s: a steady series is calm', (name, unit, values) => {
    const dates = ['2026-11-12', '2026-11-14', '2026-11-16'];
    const answer = reported(
      ...panelsOf(
        name,
        values.map((value, index) => [dates[index], value, unit] as const),
      ),
    );
    expect(answer).toMatchObject({ status: 'within_normal', requiresClinicianReview: false, warnings: [] });
  });
});

describe('how a series is compared', () => {
  it('a series in two units is converted, and told in the unit of the newest', () => {
    const { headline, changes } = reported(
      ...panelsOf('Creatinine', [
        ['2026-11-14', 0.7, 'mg/dL'],
        ['2026-11-16', 104, 'umol/L'],
      ]),
    );
    expect(headline).toContain('from 62 to 104 umol/L');
    expect(`${headline} ${changes[0]?.detail} ${changes[0]?.limit}`).not.toContain('mg/dL');
    const other = reported(
      ...panelsOf('Creatinine', [
        ['2026-11-14', 62, 'umol/L'],
        ['2026-11-16', 1.2, 'mg/dL'],
      ]),
    );
    expect(other.headline).toContain('from 0.7 to 1.2 mg/dL');
    expect(other.changes[0]?.limit).toBe('rise by ≥ 0.3 mg/dL within 48 h');
    expect(`${other.headline} ${other.changes[0]?.detail}`).not.toContain('umol');
  });

  it('the newest reading decides: what has come back is no change', () => {
    const back = panelsOf('Creatinine', [
      ['2026-11-12', 62, 'umol/L'],
      ['2026-11-14', 104, 'umol/L'],
      ['2026-11-18', 66, 'umol/L'],
    ]);
    expect(reported(...back)).toMatchObject({ status: 'within_normal', changes: [] });
  });

  it('a newest reading older than 180 days is no news', () => {
    expect(
      reported(
        ...panelsOf('QTc', [
          ['2026-01-02', 392, 'ms'],
          ['2026-04-02', 462, 'ms'],
        ]),
      ).changes,
    ).toEqual([]);
  });

  it('the order of the panels does not count', () => {
    const labs = panelsOf('QTc', [
      ['2026-10-14', 392, 'ms'],
      ['2026-10-30', 430, 'ms'],
      ['2026-11-16', 462, 'ms'],
    ]);
    expect(reported(...labs.toReversed())).toEqual(reported(...labs));
  });

  it('with times the hours count, with days the nearest hours', () => {
    const of = (from: string, to: string) =>
      reported(
        ...panelsOf('Creatinine', [
          [from, 80, 'umol/L'],
          [to, 107, 'umol/L'],
        ]),
      ).changes.length;
    expect(of('2026-11-14T08:00:00Z', '2026-11-16T08:00:00Z')).toBe(1);
    expect(of('2026-11-14T08:00:00Z', '2026-11-16T09:00:00Z')).toBe(0);
    expect(of('2026-11-14', '2026-11-16T23:00:00Z')).toBe(1);
    expect(of('2026-11-14', '2026-11-17')).toBe(0);
  });

  it('of one day is told with its times', () => {
    const { changes } = reported(
      ...panelsOf('Sodium', [
        ['2026-11-16T06:00:00Z', 118, 'mmol/L'],
        ['2026-11-16T20:00:00Z', 129, 'mmol/L'],
      ]),
    );
    expect(changes[0]?.detail).toContain('2026-11-16 06:00');
    expect(changes[0]?.detail).toContain('osmotic demyelination');
  });

  it('readings that say nothing are left out: of the future, censored, implausible, in another quantity', () => {
    expect(
      reported(
        ...panelsOf('Creatinine', [
          ['2026-11-16', 80, 'umol/L'],
          ['2027-11-16', 300, 'umol/L'],
        ]),
        ...panelsOf('Creatinine', [['2026-11-15', 8000, 'furlong']]),
        ...panelsOf('Creatinine', [['2026-11-14', 20, 'umol/L']], { value: '< 20' }),
      ).changes,
    ).toEqual([]);
  });

  it('a critical reading comes first, then urgent changes, then others', () => {
    const { headline, flagged } = reported(
      ...panelsOf('Weight', [
        ['2026-08-14', 70, 'kg'],
        ['2026-11-16', 74, 'kg'],
      ]),
      ...panelsOf('QTc', [
        ['2026-08-14', 392, 'ms'],
        ['2026-11-16', 462, 'ms'],
      ]),
      ...panelsOf('Potassium', [['2026-11-16', 6.8, 'mmol/L']]),
    );
    expect(flagged).toEqual(['Potassium', 'Corrected QT interval', 'Body weight']);
    expect(headline).toMatch(
      /^Critical: Potassium 6.8 mmol\/L\. Corrected QT interval rose .* Body weight rose/,
    );
  });

  it('readings of QTc under different names may be of different formulas', () => {
    const [earlier, later] = [
      ...panelsOf('QTc (Bazett)', [['2026-08-14', 392, 'ms']]),
      ...panelsOf('QTcF', [['2026-11-16', 462, 'ms']]),
    ];
    const detail = (...labs: (Panel | undefined)[]) =>
      reported(...labs.filter((lab) => lab !== undefined)).changes[0]?.detail;
    expect(detail(earlier, later)).toContain('may be corrected by different formulas');
    expect(
      detail(
        ...panelsOf('QTc', [
          ['2026-08-14', 392, 'ms'],
          ['2026-11-16', 462, 'ms'],
        ]),
      ),
    ).not.toContain('formulas');
  });

  it('is coded as its analyte alone', () => {
    const { codes } = reported(
      ...panelsOf('QTc', [
        ['2026-08-14', 392, 'ms'],
        ['2026-11-16', 462, 'ms'],
      ]),
    );
    expect(codes).toMatchObject([{ code: '8636-3', mapsTo: '/discrepancies/0' }]);
  });
});

describe('a series without dates', () => {
  it('of two values at one moment is not compared either', () => {
    const readings = [62, 104].map((value) => ({ name: 'Creatinine', value, unit: 'umol/L' }));
    expect(reported(panel(readings))).toMatchObject({
      status: 'watch',
      flagged: ['Creatinine'],
      changes: [],
    });
  });

  it('is said not to be compared, and asks where it lies as far apart as a change that is told', () => {
    const answer = reported(
      ...panelsOf('Creatinine', [
        [undefined, 62, 'umol/L'],
        [undefined, 104, 'umol/L'],
      ]),
    );
    expect(answer).toMatchObject({ status: 'watch', requiresClinicianReview: true, changes: [] });
    expect(answer.flagged).toEqual(['Creatinine']);
    expect(answer.headline).toBe(
      'Creatinine 62 umol/L, 104 umol/L: not compared over time, without dates that tell which came first.',
    );
  });

  it('asks nothing where it is steady', () => {
    const answer = reported(
      ...panelsOf('Creatinine', [
        [undefined, 80, 'umol/L'],
        ['2026-11-16', 84, 'umol/L'],
      ]),
    );
    expect(answer).toMatchObject({ status: 'within_normal', requiresClinicianReview: false });
    expect(answer.warnings).toEqual([
      'Creatinine 80 umol/L, 84 umol/L: not compared over time, without dates that tell which came first',
    ]);
  });

  it('says nothing of an analyte that no change is told of', () => {
    expect(
      reported(
        ...panelsOf('Potassium', [
          [undefined, 4, 'mmol/L'],
          [undefined, 4.4, 'mmol/L'],
        ]),
      ).warnings,
    ).toEqual([]);
  });
});

describe('an odd printed range hides no value', () => {
  const sodium = (value: number, referenceRange: string, more: Partial<SentReading> = {}) =>
    reported(panel([{ name: 'Sodium', value, unit: 'mmol/L', referenceRange, ...more }]));

  it.each([
    [127, '125-148', 'below'],
    [131, '125-148', 'below'],
    [149, '130 - 155', 'above'],
    [131, '< 148', 'below'],
  ])('%d behind %s is told by the adult range, and the range is called odd', (value, range, side) => {
    const { result, description } = evaluateLabs(
      panel([{ name: 'Sodium', value, unit: 'mmol/L', referenceRange: range, flag: 'N' }]),
    );
    expect(description.summary).toMatchObject({ status: 'watch', requiresClinicianReview: true });
    const [entry] = result.discrepancies;
    expect(entry?.kind).toBe('unflagged_out_of_range');
    expect(entry?.limit).toMatch(/^135-145 mmol\/L/);
    expect(entry?.detail).toContain(`is ${side} the adult range used here`);
    expect(entry?.detail).toContain('the range sent with it is odd');
  });

  it.each([
    [133, '133-146'],
    [134, '132-148'],
    [146, '135-147'],
    [140, '125-148'],
  ])('%d behind %s is calm', (value, range) => {
    expect(sodium(value, range).status).toBe('within_normal');
  });

  it.each([
    [{ name: 'Potassium', value: 5.8, unit: 'mmol/L', referenceRange: '3.5-6.0' }, 'watch'],
    [{ name: 'Platelets', value: 90, unit: '10^9/L', referenceRange: '80-400' }, 'watch'],
    [{ name: 'Creatinine', value: 1.9, unit: 'mg/dL', referenceRange: '53-180 umol/L' }, 'watch'],
    [{ name: 'TSH', value: 4.9, unit: 'mIU/L', referenceRange: '0.27-5.0' }, 'within_normal'],
    [{ name: 'Creatinine', value: 118, unit: 'umol/L', referenceRange: '60-120' }, 'within_normal'],
  ] as const)('%j is %s', (reading, status) => {
    expect(reported(panel([reading])).status).toBe(status);
  });
});
