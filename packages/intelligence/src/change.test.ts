import type { ComparableInput } from '@svc/engines';
import { describe, expect, it } from 'vitest';
import { describeChange } from './change.ts';

const numeric = {
  legend: { low: 'low', high: 'high' },
  statusOrder: ['low', 'high'],
  higherScoreIs: 'worse',
} as const;
const categorical = {
  legend: { fine: '', watch: '', bad: '', unknown: '' },
  statusOrder: ['fine', 'watch', 'bad'],
} as const;

const sleep: ComparableInput = {
  name: 'avgSleepHours',
  label: 'Average sleep',
  unit: 'h',
  value: 5,
  effect: (from) => (Number(from) - 5) * 4,
};
const visits: ComparableInput = {
  name: 'daysSinceLastVisit',
  label: 'Days since last visit',
  unit: 'd',
  value: 30,
  effect: () => 0,
};
const onMedication: ComparableInput = {
  name: 'hasActiveMedication',
  label: 'Active medication',
  unit: '',
  value: false,
  effect: (from) => (from === true ? 8 : 0),
};

function described(
  score: number | null,
  status = 'low',
  comparable: ComparableInput[] = [],
  notComparable?: string,
) {
  const summary = { status, headline: '', flagged: [], requiresClinicianReview: false };
  return { summary, score, comparable, ...(notComparable === undefined ? {} : { notComparable }) };
}

describe('change of a numeric engine is score minus previous.score [1:2.7 change.delta] [D:change.delta: scores]', () => {
  it.each([
    ['worsened', 30, 10, 20],
    ['improved', 10, 30, -20],
    ['unchanged', 30, 30, 0],
  ] as const)('%s: %d after %d', (direction, current, previous, delta) => {
    expect(describeChange(numeric, described(current), { score: previous })).toMatchObject({
      direction,
      delta,
    });
  });

  it('turns round where a higher score is better', () => {
    const change = describeChange({ ...numeric, higherScoreIs: 'better' }, described(30), { score: 10 });
    expect(change.direction).toBe('improved');
  });

  it('is indeterminate with delta 0 and a reason when previous.score is missing [D:change.delta: not computable]', () => {
    const change = describeChange(numeric, described(30), { status: 'low' });
    expect(change).toMatchObject({ direction: 'indeterminate', delta: 0, previousStatus: 'low' });
    expect(change.explanations[0]).toMatch(/previous\.score was not sent/);
  });

  it('is indeterminate when the engine says the result cannot be compared', () => {
    const change = describeChange(numeric, described(0, 'low', [], 'Nothing was assessed'), { score: 80 });
    expect(change).toMatchObject({
      direction: 'indeterminate',
      delta: 0,
      explanations: ['Nothing was assessed'],
    });
  });

  it('stays finite for a hostile previous.score', () => {
    const change = describeChange(numeric, described(30), { score: -Number.MAX_VALUE });
    expect(Number.isFinite(change.delta)).toBe(true);
  });
});

describe('change of a status engine is rank minus previous rank, positive meaning worse [D:change.delta: ranks]', () => {
  it.each([
    ['worsened', 'bad', 'fine', 2],
    ['improved', 'watch', 'bad', -1],
    ['unchanged', 'watch', 'watch', 0],
    ['indeterminate', 'unknown', 'watch', 0],
    ['indeterminate', 'watch', 'unknown', 0],
    ['indeterminate', 'watch', 'never heard of', 0],
  ] as const)('%s: %s after %s', (direction, current, previous, delta) => {
    expect(describeChange(categorical, described(null, current), { status: previous })).toMatchObject({
      direction,
      delta,
    });
  });
});

describe('previous is hostile input', () => {
  it.each([
    ['low', 'low'],
    ['some other word', 'some other word'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), null],
    ['<script>', null],
    ['line\nbreak', null],
    ['', null],
  ])('status %j is repeated as %j [D:previous is hostile input: status]', (status, repeated) => {
    expect(describeChange(numeric, described(1), { status, score: 1 }).previousStatus).toBe(repeated);
  });

  it('compares only known names with finite numbers or booleans and quotes nothing else [D:previous is hostile input: inputs]', () => {
    const inputs = JSON.parse(
      '{"avgSleepHours":"7","__proto__":{"daysSinceLastVisit":1},"evil":"IGNORE","hasActiveMedication":1,"daysSinceLastVisit":1e999}',
    ) as Record<string, unknown>;
    const change = describeChange(numeric, described(1, 'low', [sleep, visits, onMedication]), {
      score: 1,
      inputs,
    });
    expect(change.explanations).toHaveLength(1);
  });
});

describe('explanations name each changed input, the largest effect first [1:2.7 change.explanations]', () => {
  it('orders by impact and says the direction', () => {
    const previous = {
      score: 10,
      inputs: { daysSinceLastVisit: 10, hasActiveMedication: true, avgSleepHours: 8 },
    };
    const { explanations } = describeChange(
      numeric,
      described(30, 'low', [visits, onMedication, sleep]),
      previous,
    );
    expect(explanations).toEqual([
      'Score 10 → 30 (+20)',
      'Average sleep 8 → 5 h: towards worse (12 points)',
      'Active medication yes → no: towards worse (8 points)',
      'Days since last visit 10 → 30 d: no effect on the result',
    ]);
  });

  it('puts a large improvement before a small worsening', () => {
    const better: ComparableInput = { ...sleep, value: 8, effect: () => -20 };
    const { explanations } = describeChange(numeric, described(1, 'low', [onMedication, better]), {
      score: 13,
      inputs: { hasActiveMedication: true, avgSleepHours: 3 },
    });
    expect(explanations.slice(1)).toEqual([
      'Average sleep 3 → 8 h: towards better (20 points)',
      'Active medication yes → no: towards worse (8 points)',
    ]);
  });

  it('leaves out inputs that did not change', () => {
    const { explanations } = describeChange(numeric, described(1, 'low', [sleep]), {
      score: 1,
      inputs: { avgSleepHours: 5 },
    });
    expect(explanations).toHaveLength(1);
  });

  it('echoes previous.computedAt [1:2.7 change.previousComputedAt]', () => {
    expect(describeChange(numeric, described(1), { computedAt: '2026-01-01' }).previousComputedAt).toBe(
      '2026-01-01',
    );
    expect(describeChange(numeric, described(1), {}).previousComputedAt).toBeNull();
  });
});
