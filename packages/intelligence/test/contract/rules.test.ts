import { PRODUCTS, type ProductKey } from '@svc/contracts';
import { ENGINES } from '@svc/engines';
import { afterEach, describe, expect, it } from 'vitest';
import { NOW } from '../describe-answer.ts';
import { type Products, score, scoreWithModel } from '../../src/score.ts';

const phq9 = (score: number, createdAt: string) => ({
  instrumentId: 'phq9',
  instrumentName: 'PHQ-9',
  score,
  maxScore: 27,
  createdAt,
});
const assessments = [phq9(19, '2026-09-01'), phq9(12, '2026-10-20T23:30:00'), phq9(11, '2026-11-01')];

/** A request of each product, with dates that would move in another time zone. */
const REQUESTS: { [Product in ProductKey]: Products[Product]['request'] } = {
  dmse: { responseLatencySeconds: 2.6, speechRateWpm: 120, sessionDurationSeconds: 600 },
  medication: {
    prescriptions: [
      { id: 'rx-1', medicationName: 'Sertraline', status: 'active', prescribedAt: '2026-09-02' },
    ],
    assessments,
  },
  biomarker: {
    labs: [
      {
        id: 'lab-1',
        labName: 'Thyroid',
        observedAt: '2026-11-01T23:45:00',
        results: { biomarkers: [{ name: 'TSH', value: 6.2, unit: 'mIU/L', flag: 'high' }] },
      },
    ],
  },
  outcome: { assessments, avgSleepHours: 6.5 },
  relapse: { assessments, avgSleepHours: 5.5, hasActiveMedication: true },
};

const ownConfidence = (data: object): unknown =>
  'overallConfidence' in data ? data.overallConfidence : 'confidence' in data ? data.confidence : undefined;

describe.each(PRODUCTS.map((product) => [product] as const))('%s', (product) => {
  const request = REQUESTS[product];
  const answer = (changes: object = {}, calibrated: { version: number; values: object } | null = null) =>
    score(product, { ...request, ...changes } as never, {
      now: NOW,
      calibrated: calibrated as Parameters<typeof score>[2]['calibrated'],
    });
  const zone = process.env.TZ;

  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it('the same request gives the same bytes [1:1 deterministic]', () => {
    expect(JSON.stringify(answer())).toBe(JSON.stringify(answer()));
  });

  it('gives the same bytes in every time zone [D:dates: zones]', () => {
    const seen = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'].map((name) => {
      process.env.TZ = name;
      return { hour: new Date(0).getHours(), text: JSON.stringify(answer()) };
    });
    expect(new Set(seen.map(({ hour }) => hour)).size).toBe(3);
    expect(new Set(seen.map(({ text }) => text)).size).toBe(1);
  });

  it('echoes sessionRef, and nothing else changes with it [1:1 stateless]', () => {
    const { sessionRef, ...rest } = answer({ sessionRef: 'visit-7' });
    expect(sessionRef).toBe('visit-7');
    expect(rest).toEqual(answer());
  });

  it('is null without previous and an object with it [1:2.7 change]', () => {
    expect(answer().intelligence.change).toBeNull();
    expect(answer({ previous: {} }).intelligence.change).toMatchObject({ direction: 'indeterminate' });
  });

  it('previous without a result: 0, said why [D:change.delta: not computable] [D:enums: change.direction]', () => {
    const change = answer({ previous: {} }).intelligence.change;
    expect(change).toMatchObject({ direction: 'indeterminate', delta: 0 });
    expect(change?.explanations).not.toEqual([]);
  });

  it('the same status again is unchanged for engines without a score [1:2.9 previous.status]', () => {
    const { status } = answer().intelligence.summary;
    const hasScore = ENGINES[product].higherScoreIs !== undefined;
    const change = answer({ previous: { status } }).intelligence.change;
    expect(change?.direction).toBe(hasScore ? 'indeterminate' : 'unchanged');
  });

  it('is absent without explain, null when generation fails, never in the way [1:2.7 reasoning]', async () => {
    expect(answer().intelligence).not.toHaveProperty('reasoning');
    const model = { name: 'broken', run: () => Promise.reject(new Error('down')) };
    const explained = await scoreWithModel(product, { ...request, explain: true } as never, {
      now: NOW,
      model,
    });
    expect(explained.intelligence.reasoning).toBeNull();
    expect({ ...explained, intelligence: { ...explained.intelligence, reasoning: undefined } }).toEqual(
      answer(),
    );
  });

  it('has 2 to 4 sentences [1:2.7 reasoning.narrative]', () => {
    const narrative = answer({ explain: true }).intelligence.reasoning?.narrative ?? '';
    const sentences = narrative.split(/(?<=[.!?])\s+/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
  });

  it('a promoted set names itself on the answer [1:9.3] [1:2.8 version] [1:2.8 source]', () => {
    const { model, intelligence } = answer({}, { version: 4, values: {} });
    expect(model).toEqual({ key: ENGINES[product].key, version: 4, source: 'calibrated' });
    expect(intelligence.provenance.engineVersion).toBe(`${ENGINES[product].key}@4`);
  });

  it('shipped constants have no version [1:3 default]', () => {
    expect(answer().model).toEqual({ key: ENGINES[product].key, version: null, source: 'default' });
    expect(answer().intelligence.provenance.engineVersion).toBe('default');
  });

  it("[D:confidence: same level] the result's own confidence is that of the block", () => {
    const own = ownConfidence(answer());
    const level = answer().intelligence.confidence.level;
    expect(own ?? level).toBe(level);
  });

  it('holds the status and every other the engine returns [1:2.7 interpretationScale]', () => {
    const { interpretationScale, summary } = answer().intelligence;
    expect(Object.keys(interpretationScale)).toContain(summary.status);
    expect(Object.keys(interpretationScale)).toEqual(
      expect.arrayContaining([...ENGINES[product].statusOrder]),
    );
  });

  it('is on the answer [1:1 disclaimer]', () => {
    expect(answer().disclaimer).toMatch(/not a diagnosis/i);
  });
});

describe('[1:2.7 codes are metadata]', () => {
  const tsh = { name: 'TSH', value: 6.2, unit: 'mIU/L', flag: 'high' };
  const made = { name: 'Made-up analyte', value: 6.2, unit: 'mIU/L', flag: 'high' };
  const labs = (biomarker: object) => ({
    labs: [{ id: 'lab-1', labName: 'Panel', results: { biomarkers: [biomarker] } }],
  });

  it('a concept without a code has no entry and is scored all the same', () => {
    const known = score('biomarker', labs(tsh) as never, { now: NOW });
    const unknown = score('biomarker', labs(made) as never, { now: NOW });
    expect(known.intelligence.codes).not.toEqual([]);
    expect(unknown.intelligence.codes).toEqual([]);
    expect(unknown.intelligence.summary.status).toBe(known.intelligence.summary.status);
  });
});

describe('no promoted set hides a laboratory finding [1:2.8 safety floors]', () => {
  const flags = ['high', 'low', 'critical'] as const;
  const extreme = (value: number) =>
    Object.fromEntries(Object.keys(ENGINES.biomarker.parameters.defaults).map((name) => [name, value]));

  it.each([-1e9, 0, 1e9])('with every parameter proposed as %d', (value) => {
    const biomarkers = flags.map((flag) => ({ name: 'Sodium', value: 140, unit: 'mmol/L', flag }));
    const request = { labs: [{ id: 'lab-1', labName: 'Panel', results: { biomarkers } }] };
    const plain = score('biomarker', request, { now: NOW });
    const calibrated = score('biomarker', request, {
      now: NOW,
      calibrated: { version: 1, values: extreme(value) },
    });
    expect(calibrated.signalsPresent).toBe(plain.signalsPresent);
    expect(calibrated.intelligence.summary.status).toBe(plain.intelligence.summary.status);
    expect(calibrated.intelligence.summary.requiresClinicianReview).toBe(true);
  });
});
