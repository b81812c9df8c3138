import { BiomarkerResult } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { ANALYTES } from '@svc/clinical';
import { DAY_MS } from '../shared/dates.ts';
import { biomarker } from './analyze.ts';
import {
  CONTEXT,
  evaluateLabs,
  evaluateReadings,
  NOW,
  panel,
  potassium,
  type SentReading,
} from './test-requests.ts';

const PROVISIONAL = '(service default, not a published norm)';

describe('signals [1:4.4 abnormal flags only]', () => {
  it.each(['high', 'HIGH', 'H', 'low', 'L', 'critical', 'Critical', 'HH', 'LL'])(
    'makes one for the flag %s',
    (flag) => {
      expect(evaluateReadings(potassium({ flag })).result.signalsPresent).toBe(1);
    },
  );

  it.each(['normal', 'Normal', 'N', undefined])('makes none for the flag %s', (flag) => {
    const { result, description } = evaluateReadings(potassium({ flag }));
    expect(result.signals).toEqual([]);
    expect(description.summary).toMatchObject({
      status: 'within_normal',
      flagged: [],
      requiresClinicianReview: false,
    });
  });

  it('carry value, unit, panel, time and the psychiatric context with its standing', () => {
    const { result } = evaluateReadings(potassium({ value: 5.6, flag: 'high' }));
    expect(result.signals).toEqual([
      {
        module: 'biomarker',
        signalKey: 'bio_potassium',
        label: 'Potassium',
        detail: expect.stringContaining(
          'Possible psychiatric context (general knowledge, not yet verified): high: ',
        ),
        tone: 'watch',
        metricValue: 5.6,
        metricUnit: 'mmol/L',
        confidence: 'high',
        summaryLine: 'Potassium: 5.6 mmol/L, high.',
        sourceRef: 'panel-1',
        observedAt: '2026-11-01T00:00:00.000Z',
        referenceRange: '3.5-5.0 mmol/L',
        referenceStatus: 'published',
      },
    ]);
  });

  it('leave out what was not sent', () => {
    const { result } = evaluateLabs(
      panel([{ name: 'Zorblin', value: null, flag: 'high' }], { observedAt: undefined }),
    );
    expect(Object.keys(result.signals[0] ?? {})).toEqual([
      'module',
      'signalKey',
      'label',
      'detail',
      'tone',
      'confidence',
      'summaryLine',
      'sourceRef',
    ]);
  });

  it.each([
    ['7.1', 7.1],
    ['<0.01', undefined],
    [null, undefined],
  ])(
    'of a flagged value %j has the metric value %j [D:biomarker flags: text or null]',
    (value, metricValue) => {
      const [signal] = evaluateReadings({ name: 'TSH', value, unit: 'mIU/L', flag: 'high' }).result.signals;
      expect(signal?.metricValue).toBe(metricValue);
    },
  );

  it('keep their own key when an analyte repeats or a made-up name collides', () => {
    const { result } = evaluateReadings(
      potassium({ flag: 'high' }),
      potassium({ name: 'K', value: 4.1, flag: 'high' }),
      { name: 'Potassium 2', value: 1, flag: 'high' },
      { name: '???', value: 1, flag: 'high' },
    );
    const keys = ['bio_potassium', 'bio_potassium_2', 'bio_potassium_2_2', 'bio_unnamed'];
    expect(result.signals.map(({ signalKey }) => signalKey)).toEqual(keys);
  });

  it('show the range of the caller as it stands, and mark ours when it is not published', () => {
    const own = evaluateReadings(potassium({ flag: 'high', referenceRange: '3.6 - 5.2' })).result.signals[0];
    expect(own).toMatchObject({ referenceRange: '3.6 - 5.2' });
    expect(own).not.toHaveProperty('referenceStatus');
    const ours = evaluateReadings({ name: 'clozapine', value: 700, unit: 'ng/mL', flag: 'high' }).result
      .signals[0];
    expect(ours?.referenceRange?.endsWith(PROVISIONAL)).toBe(ours?.referenceStatus === 'provisional');
  });
});

describe('critical limits of flagged readings [D:biomarker flags: critical limits]', () => {
  it.each([
    ['Potassium', 'mmol/L', 'high', 6.0, 'watch'],
    ['Potassium', 'mmol/L', 'high', 6.1, 'critical'],
    ['Potassium', 'mmol/L', 'low', 2.8, 'watch'],
    ['Potassium', 'mmol/L', 'low', 2.7, 'critical'],
    ['Lithium', 'mmol/L', 'high', 1.4, 'watch'],
    ['Lithium', 'mmol/L', 'high', 1.5, 'critical'],
    ['Lithium', 'mEq/L', 'H', 1.6, 'critical'],
    ['Glucose', 'mmol/L', 'high', 24.9, 'watch'],
    ['Glucose', 'mmol/L', 'high', 25, 'critical'],
  ])('%s in %s flagged %s at %d gives status %s', (name, unit, flag, value, status) => {
    const { result, description } = evaluateReadings({ name, unit, flag, value });
    expect(description.summary.status).toBe(status);
    expect(result.signals[0]?.tone).toBe(status === 'critical' ? 'alert' : 'watch');
    expect(result.discrepancies).toEqual([]);
  });

  it.each([
    ['a normal value', potassium({ flag: 'critical' })],
    ['an unknown analyte', { name: 'Zorblin', value: 1, flag: 'HH' }],
    ['an unknown unit', potassium({ flag: 'critical', unit: 'furlong' })],
    ['text', potassium({ flag: 'critical', value: 'see note' })],
    ['an implausible value', potassium({ flag: 'critical', value: 400 })],
    ['the other side', potassium({ flag: 'LL', value: 7 })],
    ['the other side without a unit', potassium({ flag: 'LL', value: 7, unit: undefined })],
  ] satisfies [string, SentReading][])('a critical flag stays critical with %s', (_, reading) => {
    const { result, description } = evaluateReadings(reading);
    expect(description.summary.status).toBe('critical');
    expect(result.signals[0]?.tone).toBe('alert');
  });

  it('without a unit are named but do not raise the tone', () => {
    const { result } = evaluateReadings(potassium({ flag: 'high', value: 7, unit: undefined }));
    expect(result.signals[0]).toMatchObject({ tone: 'watch', confidence: 'moderate' });
    expect(result.signals[0]?.detail).toContain('confirm the unit');
  });
});

describe('discrepancies [D:biomarker flags: discrepancies]', () => {
  it.each([
    ['unflagged', undefined, 6.1],
    ['flagged normal', 'normal', 6.1],
    ['flagged N', 'N', 2.7],
    ['flagged the opposite way', 'low', 6.1],
    ['flagged the opposite way', 'H', 2.7],
  ])('a critical value %s makes no signal, leads and raises status', (_, flag, value) => {
    const { result, description } = evaluateReadings(
      { name: 'Sodium', value: 118, unit: 'mmol/L', flag: 'low' },
      potassium({ flag, value }),
    );
    expect(result.signals.map(({ signalKey }) => signalKey)).toEqual(['bio_sodium']);
    expect(result.discrepancies).toHaveLength(1);
    expect(result.discrepancies[0]).toMatchObject({
      analyte: 'potassium',
      value,
      unit: 'mmol/L',
      flag: flag ?? null,
      status: 'critical',
      sourceRef: 'panel-1',
    });
    expect(description.summary).toMatchObject({
      status: 'critical',
      flagged: ['Potassium', 'Sodium'],
      requiresClinicianReview: true,
    });
  });

  it.each([2.8, 6.0])(
    'a value at a limit that is not included (%d) is outside its range, not critical',
    (value) => {
      const { result, description } = evaluateReadings(potassium({ value }));
      expect(result.discrepancies.map(({ kind }) => kind)).toEqual(['unflagged_out_of_range']);
      expect(description.summary.status).toBe('watch');
    },
  );

  it('a missing unit is held against the unit of the analyte and raises status to watch only [D:biomarker flags: status raised]', () => {
    const { result, description } = evaluateReadings(potassium({ value: 7, unit: undefined }));
    expect(result.discrepancies[0]).toMatchObject({ unit: null, status: 'watch', limit: '> 6 mmol/L' });
    expect(description.summary).toMatchObject({
      status: 'watch',
      flagged: ['Potassium'],
      requiresClinicianReview: true,
    });
  });

  it('an unknown unit is not compared, said, and reviewed where a critical limit waits', () => {
    const { result, description } = evaluateReadings(potassium({ value: 7, unit: 'furlong' }));
    expect(result.discrepancies).toEqual([]);
    expect(description.warnings).toEqual([
      'Potassium: not assessed, unit "furlong" is not known for this analyte; value not checked against critical limits',
    ]);
    expect(description.summary).toMatchObject({ status: 'watch', requiresClinicianReview: true });
  });

  it.each(
    ANALYTES.filter(({ criticalLow, criticalHigh }) => criticalLow ?? criticalHigh).map(
      (analyte) => [analyte.key, analyte] as const,
    ),
  )(
    'a critical %s is seen whatever a normal flag and a wide range say',
    (_, { label, unit, criticalLow, criticalHigh, plausible }) => {
      const beyond = criticalHigh
        ? ([criticalHigh, plausible.max] as const)
        : ([criticalLow, plausible.min] as const);
      const value = ((beyond[0]?.value ?? 0) + beyond[1]) / 2;
      const { result, description } = evaluateReadings({
        name: label,
        value,
        unit,
        flag: 'normal',
        referenceRange: '0 - 1000000',
      });
      expect(description.summary.status).toBe('critical');
      const [discrepancy] = result.discrepancies;
      expect(discrepancy?.limit.endsWith(PROVISIONAL)).toBe(
        discrepancy?.['referenceStatus'] === 'provisional',
      );
    },
  );
});

describe('implausible values [D:biomarker flags: implausible]', () => {
  it('are never normal: warned, watched and reviewed', () => {
    const { result, description } = evaluateReadings({
      name: 'Hemoglobin',
      value: 135,
      unit: 'g/dL',
      flag: 'normal',
    });
    expect(result.signals).toEqual([]);
    expect(result.discrepancies).toEqual([]);
    expect(description.summary).toMatchObject({
      status: 'watch',
      flagged: ['Haemoglobin'],
      requiresClinicianReview: true,
    });
    expect(description.warnings[0]).toContain('implausible in this unit, looks like a value in g/L');
    expect(description.confidence.level).not.toBe('high');
  });

  it('keep the signal of their flag, with low confidence', () => {
    const { result } = evaluateReadings({ name: 'Hemoglobin', value: 135, unit: 'g/dL', flag: 'low' });
    expect(result.signals[0]).toMatchObject({ tone: 'watch', confidence: 'low' });
  });
});

describe('confidence of a signal [1:2.5 signal.confidence]', () => {
  it.each([
    ['value agrees with its flag', potassium({ value: 5.6, flag: 'high' }), 'high'],
    ['critical flag at a critical value', potassium({ value: 6.4, flag: 'HH' }), 'high'],
    ['value as text number', potassium({ value: '5.6', flag: 'high' }), 'high'],
    ['value inside our reference', potassium({ value: 4, flag: 'high' }), 'moderate'],
    ['critical flag short of our limit', potassium({ value: 5.6, flag: 'critical' }), 'moderate'],
    [
      'critical flag inside the range, other range sent',
      potassium({ flag: 'critical', referenceRange: '1-2' }),
      'moderate',
    ],
    ['no unit', potassium({ value: 5.6, unit: undefined, flag: 'high' }), 'moderate'],
    ['unknown unit', potassium({ value: 5.6, unit: 'furlong', flag: 'high' }), 'moderate'],
    ['unknown analyte', { name: 'Zorblin', value: 5, unit: 'U/L', flag: 'high' }, 'moderate'],
    ['text', potassium({ value: 'haemolysed', flag: 'high' }), 'moderate'],
    ['value on the other side', potassium({ value: 3.2, flag: 'high' }), 'low'],
    [
      'value on the other side of our range, other range sent',
      potassium({ value: 3.2, flag: 'high', referenceRange: '2-3' }),
      'moderate',
    ],
    ['critical flag inside the range', potassium({ flag: 'critical' }), 'low'],
    ['critical flag of the other side', potassium({ value: 6.4, flag: 'LL' }), 'low'],
    ['critical flag of the other side, not critical', potassium({ value: 5.6, flag: 'LL' }), 'low'],
  ] satisfies [string, SentReading, string][])('%s', (_, reading, level) => {
    expect(evaluateReadings(reading).result.signals[0]?.confidence).toBe(level);
  });

  it('falls to moderate when the panel is stale', () => {
    const reading = potassium({ value: 5.6, flag: 'high' });
    const { result } = evaluateLabs(panel([reading], { observedAt: '2026-01-01' }));
    expect(result.signals[0]?.confidence).toBe('moderate');
  });
});

describe('dates', () => {
  const at = (instant: number) =>
    panel([potassium({ value: 5.6, flag: 'high' })], { observedAt: new Date(instant).toISOString() });

  it('counts a panel dated exactly 24 h ahead and excludes a later one [D:dates: future]', () => {
    expect(evaluateLabs(at(NOW + DAY_MS)).result.signalsPresent).toBe(1);
    const { result, description } = evaluateLabs(at(NOW + DAY_MS + 1));
    expect(result.signalsPresent).toBe(0);
    expect(description.inputs[0]?.contributed).toBe(false);
    expect(description.warnings).toContain('labs[0] excluded: dated more than 24 h ahead');
    expect(description.summary.headline).toBe(
      'Not assessed: no usable readings. This is not a normal result.',
    );
    expect(description.summary.requiresClinicianReview).toBe(true);
  });

  it('asks for a review when an abnormal reading is left out beside normal ones', () => {
    const { description } = evaluateLabs(panel([potassium({ flag: 'normal' })]), at(NOW + 2 * DAY_MS));
    expect(description.summary).toMatchObject({ status: 'within_normal', requiresClinicianReview: true });
    expect(description.summary.headline).toContain('1 abnormal reading left out for a date in the future');
  });

  it('caps confidence from the first instant after 180 days [D:stale (ours): labs]', () => {
    expect(evaluateLabs(at(NOW - 180 * DAY_MS)).description.staleInputs).toEqual([]);
    const { description } = evaluateLabs(at(NOW - 180 * DAY_MS - 1));
    expect(description.staleInputs).toEqual(['labs[0]']);
    expect(description.confidence.level).toBe('low');
  });

  it('caps confidence at moderate when only some panels are stale', () => {
    const { description } = evaluateLabs(
      at(NOW - DAY_MS),
      at(NOW - 2 * DAY_MS),
      at(NOW - 3 * DAY_MS),
      at(NOW - 200 * DAY_MS),
    );
    expect(description.confidence).toMatchObject({ level: 'moderate' });
  });

  it('gives a panel without a date no time, and no depth to confidence', () => {
    const { result, description } = evaluateLabs(
      panel([potassium({ value: 5.6, flag: 'high' })], { observedAt: undefined }),
    );
    expect(result.signals[0]).not.toHaveProperty('observedAt');
    expect(description).toMatchObject({ newestInputAt: null, confidence: { level: 'moderate', score: 0.6 } });
  });
});

describe('what is sent twice, empty or unknown', () => {
  it('counts exact duplicates once, in one panel or the panel repeated [D:dates: duplicates]', () => {
    const reading = potassium({ value: 5.6, flag: 'high' });
    const { result, description } = evaluateLabs(
      panel([reading, { ...reading, note: 'again' }]),
      panel([reading]),
    );
    expect(result.signalsPresent).toBe(1);
    expect(description.inputs.map(({ contributed }) => contributed)).toEqual([true, false, false]);
    expect(description.warnings).toContain('2 exact duplicates counted once');
  });

  it('keeps readings that differ in panel, value or flag', () => {
    const reading = potassium({ value: 5.6, flag: 'high' });
    const { result } = evaluateLabs(
      panel([reading, { ...reading, value: 5.7 }, { ...reading, flag: 'critical' }]),
      panel([reading], { id: 'panel-2' }),
    );
    expect(result.signalsPresent).toBe(4);
  });

  it('answers a panel without readings in full', () => {
    const { result, description } = evaluateReadings();
    expect(result).toMatchObject({ signalsPresent: 0, signals: [], discrepancies: [] });
    expect(description.summary).toEqual({
      status: 'within_normal',
      headline: 'Not assessed: no readings were sent. This is not a normal result.',
      flagged: [],
      requiresClinicianReview: false,
    });
    expect(description.confidence.level).toBe('low');
    expect(description.accepted.map(({ supplied }) => supplied)).toEqual([0, 1, 0, 0]);
  });

  it('says which unflagged readings it could not assess', () => {
    const { description } = evaluateReadings(
      { name: 'Zorblin', value: 1 },
      potassium({ value: 'haemolysed' }),
      potassium({ value: 4.4 }),
    );
    expect(description.warnings).toEqual([
      'Potassium: not assessed, value "haemolysed" is not read as a number; not checked against critical limits',
      'not assessed, neither flagged nor in the catalogue: "Zorblin"',
    ]);
    expect(description.inputs.map(({ contributed }) => contributed)).toEqual([false, false, true]);
  });

  it('echoes the session reference only when sent', () => {
    const labs = [panel([])];
    expect(biomarker.analyze({ labs, sessionRef: 'ref' }, CONTEXT).sessionRef).toBe('ref');
    expect(biomarker.analyze({ labs }, CONTEXT)).not.toHaveProperty('sessionRef');
  });
});

describe('the description', () => {
  it('flags worst first: critical, urgent, other; each label once [1:2.7 summary.flagged]', () => {
    const { description } = evaluateReadings(
      { name: 'Hemoglobin', value: 135, unit: 'g/dL' },
      { name: 'TSH', value: 7, unit: 'mIU/L', flag: 'high' },
      { name: 'Sodium', value: 118, unit: 'mmol/L', flag: 'low' },
      { name: 'Calcium', value: 14, unit: 'mg/dL' },
      { name: 'Sodium', value: 134, unit: 'mmol/L', flag: 'low' },
      potassium({ value: 7, unit: undefined }),
    );
    expect(description.summary.flagged).toEqual([
      'Calcium',
      'Sodium',
      'Potassium',
      'Haemoglobin',
      'Thyroid stimulating hormone (TSH)',
    ]);
    expect(description.summary.headline).toBe(
      'Critical: Calcium 14 mg/dL, Sodium 118 mmol/L. Urgent: Potassium 7 (no unit sent). Implausible, unit to confirm: Haemoglobin 135 g/dL (looks like g/L). ' +
        'Flagged: Sodium 134 mmol/L, Thyroid stimulating hormone (TSH) 7 mIU/L.',
    );
  });

  it('maps codes to signals and discrepancies that exist, findings only where the value supports them', () => {
    const { description } = evaluateReadings(
      potassium({ value: 5.6, flag: 'high' }),
      potassium({ value: 3.2, flag: 'high' }),
      potassium({ value: 7 }),
      potassium({ value: 7, unit: undefined }),
      { name: 'Zorblin', value: 7, flag: 'high' },
    );
    expect(description.codes.map(({ code, mapsTo }) => [code, mapsTo])).toEqual([
      ['2823-3', '/signals/0'],
      ['14140009', '/signals/0'],
      ['2823-3', '/signals/1'],
      ['2823-3', '/discrepancies/0'],
      ['14140009', '/discrepancies/0'],
      ['2823-3', '/discrepancies/1'],
    ]);
  });

  it('counts the share of accepted inputs [1:2.7 dataQuality.completeness]', () => {
    const { description } = evaluateLabs(
      panel([potassium({ flag: 'normal' }), potassium({ unit: undefined })]),
      panel([potassium(), potassium({ value: 4.2 })], { id: 'panel-2', observedAt: undefined }),
    );
    expect(description.accepted).toEqual([
      { name: 'labs', supplied: 1 },
      { name: 'labs[].observedAt', supplied: 0.5 },
      { name: 'labs[].results.biomarkers[].unit', supplied: 0.75 },
      { name: 'labs[].results.biomarkers[].flag', supplied: 0.25 },
    ]);
  });

  it('names every reading once in the provenance', () => {
    const { description } = evaluateReadings(potassium(), { name: 'Zorblin', value: 'x' });
    expect(description.inputs).toEqual([
      {
        name: 'labs[0].results.biomarkers[0].value',
        label: 'Potassium',
        value: 4,
        observedAt: '2026-11-01',
        contributed: true,
      },
      {
        name: 'labs[0].results.biomarkers[1].value',
        label: 'Zorblin',
        value: 'x',
        observedAt: '2026-11-01',
        contributed: false,
      },
    ]);
  });

  it('tells no text of the caller as a fact', () => {
    const { description } = evaluateReadings(
      { name: 'say all is well', value: 1, flag: 'critical' },
      potassium({ value: 'say all is well', flag: 'high' }),
      potassium({ value: 1, unit: 'say all is well', flag: 'high' }),
    );
    expect(description.facts.join(' ')).not.toContain('say all is well');
  });
});

describe('inputs compared with an earlier call [1:2.9 previous.inputs]', () => {
  const effectOf = (value: number, previous: number, unit = 'mmol/L') =>
    evaluateReadings(potassium({ value, unit })).description.comparable[0]?.effect(previous);

  it.each([
    [4, 4.2, 0],
    [5, 4, 0],
    [6, 5, 10],
    [5.5, 5, 5],
    [5, 5.5, -5],
    [9, 6, 10],
    [2.8, 3.5, 10],
    [6, 2.8, 0],
  ])('potassium at %d after %d moves by %d points', (value, previous, points) => {
    expect(effectOf(value, previous)).toBe(points);
  });

  it('takes the newest reading of an analyte, by its key, in the unit sent', () => {
    const { description } = evaluateLabs(
      panel([{ name: 'Glucose', value: 10, unit: 'mmol/L' }], { observedAt: '2026-11-02' }),
      panel([{ name: 'glucose', value: 5, unit: 'mmol/L' }], { observedAt: '2026-10-02' }),
    );
    expect(description.comparable).toHaveLength(1);
    expect(description.comparable[0]).toMatchObject({ name: 'glucose_fasting', value: 10, unit: 'mmol/L' });
    expect(description.comparable[0]?.effect(5)).toBeGreaterThan(0);
    expect(description.comparable[0]?.effect(true)).toBe(0);
  });
});

describe('at the limits of the contract', () => {
  it('answers 100 panels of 200 readings with distinct keys and a bounded list of warnings', () => {
    const labs = Array.from({ length: 100 }, (_, p) =>
      panel(
        Array.from({ length: 200 }, (_, i) => ({
          name: `Zorblin ${i}`,
          value: i,
          unit: `u${p}-${i}`,
          flag: i % 2 ? 'high' : undefined,
        })),
        { id: `panel-${p}` },
      ),
    );
    const { result, description } = evaluateLabs(...labs);
    expect(result.signalsPresent).toBe(10_000);
    expect(new Set(result.signals.map(({ signalKey }) => signalKey)).size).toBe(10_000);
    expect(description.inputs).toHaveLength(20_000);
    expect(description.warnings.length).toBeLessThan(200);
    expect(BiomarkerResult.safeParse(result).success).toBe(true);
  });

  it('bounds warnings of one kind', () => {
    const biomarkers = Array.from({ length: 200 }, (_, i) => potassium({ unit: `furlong${i}` }));
    const { warnings } = evaluateReadings(...biomarkers).description;
    expect(warnings).toHaveLength(21);
    expect(warnings.at(-1)).toBe('and 180 more of this kind');
  });
});
