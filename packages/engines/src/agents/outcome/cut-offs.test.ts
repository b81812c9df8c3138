import { describe, expect, it } from 'vitest';
import { answerRange, type Instrument, type InstrumentScale, INSTRUMENTS } from '@svc/clinical';
import { scoreInstruments } from './score-instruments.ts';

const severityOf = (instrument: string, total: number) =>
  scoreInstruments([{ instrument, total }]).assessment?.results[0]?.severity;

describe('published cut-offs [1:2.11 severity]', () => {
  it.each<[string, [total: number, severity: string][]]>([
    [
      'phq9',
      [
        [0, 'minimal'],
        [4, 'minimal'],
        [5, 'mild'],
        [6, 'mild'],
        [9, 'mild'],
        [10, 'moderate'],
        [11, 'moderate'],
        [14, 'moderate'],
        [15, 'moderately severe'],
        [16, 'moderately severe'],
        [19, 'moderately severe'],
        [20, 'severe'],
        [21, 'severe'],
        [27, 'severe'],
      ],
    ],
    [
      'gad7',
      [
        [4, 'minimal'],
        [5, 'mild'],
        [9, 'mild'],
        [10, 'moderate'],
        [14, 'moderate'],
        [15, 'severe'],
        [21, 'severe'],
      ],
    ],
    [
      'pcl5',
      [
        [30, 'below the cut range'],
        [31, 'in the cut range'],
        [32, 'in the cut range'],
        [33, 'at or above the cut'],
        [80, 'at or above the cut'],
      ],
    ],
    [
      'audit',
      [
        [7, 'low risk'],
        [8, 'hazardous'],
        [15, 'hazardous'],
        [16, 'harmful'],
        [19, 'harmful'],
        [20, 'possible dependence'],
        [40, 'possible dependence'],
      ],
    ],
    [
      'isi',
      [
        [7, 'none'],
        [8, 'subthreshold'],
        [14, 'subthreshold'],
        [15, 'moderate'],
        [21, 'moderate'],
        [22, 'severe'],
        [28, 'severe'],
      ],
    ],
    [
      'epds',
      [
        [9, 'low'],
        [10, 'possible depression range'],
        [12, 'possible depression range'],
        [13, 'likely depression range'],
        [30, 'likely depression range'],
      ],
    ],
    [
      'ymrs',
      [
        [11, 'remission range'],
        [12, 'hypomanic range'],
        [20, 'hypomanic range'],
        [21, 'manic range'],
        [29, 'manic range'],
        [30, 'severe'],
        [60, 'severe'],
      ],
    ],
    [
      'madrs',
      [
        [6, 'none'],
        [7, 'mild'],
        [19, 'mild'],
        [20, 'moderate'],
        [34, 'moderate'],
        [35, 'severe'],
        [60, 'severe'],
      ],
    ],
    [
      'panss',
      [
        [30, 'below mildly ill'],
        [57, 'below mildly ill'],
        [58, 'mildly ill'],
        [74, 'mildly ill'],
        [75, 'moderately ill'],
        [94, 'moderately ill'],
        [95, 'markedly ill'],
        [115, 'markedly ill'],
        [116, 'severely ill'],
        [200, 'severely ill'],
      ],
    ],
  ])('%s', (instrument, expected) => {
    expect(expected.map(([total]) => [total, severityOf(instrument, total)])).toEqual(expected);
  });

  it.each<[raw: number, percentage: number, severity: string, positive: boolean]>([
    [7, 28, 'very low well-being', true],
    [8, 32, 'low well-being', true],
    [12, 48, 'low well-being', true],
    [13, 52, 'adequate well-being', false],
    [25, 100, 'adequate well-being', false],
  ])('who5: raw %d is %d %%: %s', (raw, total, severity, positive) => {
    const responses = Array.from({ length: 5 }, (_, i) => Math.floor((raw + i) / 5));
    expect(scoreInstruments([{ instrument: 'who5', responses }]).assessment?.results).toEqual([
      expect.objectContaining({ total, severity, positive }),
    ]);
  });
});

/** Points in the unit in which single answers move the score. */
const unitOf = ({ multiplier = 1, countAtLeast }: InstrumentScale) => (countAtLeast ? 1 : multiplier);

/** Answers that give the scale `points` before its multiplier; every other item at its lowest. */
function answersFor(instrument: Instrument, scale: InstrumentScale, points: number): number[] {
  const all = Array.from({ length: instrument.itemCount }, (_, index) => index + 1);
  const answers = all.map((item) => {
    const [lowest, highest] = answerRange(instrument, item);
    return instrument.reversedItems?.includes(item) ? highest : lowest;
  });
  const items = scale.items ?? all;
  let missing = points;
  for (const [index, item] of items.entries()) {
    const [lowest, highest] = answerRange(instrument, item);
    const threshold = scale.countAtLeast?.[index];
    if (threshold !== undefined) {
      answers[item - 1] = index < points ? threshold : threshold - 1;
      continue;
    }
    const given = Math.min(missing - (items.length - 1 - index) * lowest, highest);
    const taken = Math.max(lowest, given);
    missing -= taken;
    answers[item - 1] = instrument.reversedItems?.includes(item) ? lowest + highest - taken : taken;
  }
  return answers;
}

/** Every band edge of every scale: the last score before it, the edge, and the score after. */
const EDGES = INSTRUMENTS.filter(({ levelOnly }) => !levelOnly).flatMap((instrument) =>
  instrument.scales.flatMap((scale) =>
    scale.bands.slice(1).map((band, index) => ({
      name: `${instrument.key} ${scale.key} ${band.label}`,
      instrument,
      scale,
      before: scale.bands[index]?.label,
      at: band.label,
      from: band.from,
      edge: Math.ceil(band.from / unitOf(scale) - 1e-9),
      next: scale.bands[index + 2]?.from ?? Number.POSITIVE_INFINITY,
    })),
  ),
);

describe('every band edge of every scale that can be sent as a total', () => {
  const edges = EDGES.filter(({ instrument }) => !instrument.needsResponses);
  it.each(edges)('$name', ({ instrument, scale, before, at, from, next }) => {
    const name = scale === instrument.scales[0] ? instrument.key : (scale.aliases?.[0] ?? '');
    expect(severityOf(name, from - 1)).toBe(before);
    const inBand = [from, from + 1].filter((total) => total < next && total <= scale.max);
    expect(inBand.map((total) => severityOf(name, total))).toEqual(inBand.map(() => at));
  });
});

describe('every band edge of every scale that answers can reach', () => {
  const reachable = EDGES.filter(({ instrument, scale }) => {
    const restated = scale.key.endsWith('_raw');
    return !restated && instrument.notSummed === undefined && instrument.key !== 'audit';
  });
  it.each(reachable)('$name', ({ instrument, scale, before, at, edge, next }) => {
    const ownName = scale.key === 'raw' || scale.key === 'percentage' ? scale.aliases?.[0] : undefined;
    const severity = (points: number) => {
      const responses = answersFor(instrument, scale, points);
      const { assessment } = scoreInstruments([{ instrument: ownName ?? instrument.key, responses }]);
      const result = assessment?.results.find((entry) => entry.scale === scale.key);
      expect(result?.total).toBeCloseTo(points * unitOf(scale), 5);
      return result?.severity;
    };
    expect(severity(edge - 1)).toBe(before);
    const scoreAt = (points: number) => points * unitOf(scale);
    const inBand = [edge, edge + 1].filter(
      (points) => scoreAt(points) < next && scoreAt(points) <= scale.max + 1e-9,
    );
    expect(inBand.map(severity)).toEqual(inBand.map(() => at));
  });
});

describe('every screening cut', () => {
  const cuts = INSTRUMENTS.filter(({ needsResponses }) => !needsResponses).flatMap((instrument) =>
    instrument.scales.flatMap((scale) =>
      scale.cutPoint === undefined ? [] : [{ key: instrument.key, scale, cut: scale.cutPoint.value }],
    ),
  );
  const positive = (key: string, total: number) =>
    scoreInstruments([{ instrument: key, total }]).assessment?.results[0]?.positive;
  it.each(cuts)('$key at $cut', ({ key, scale, cut }) => {
    const worse = scale.worse === 'higher' ? 1 : -1;
    expect(positive(key, cut - worse)).toBe(false);
    expect(positive(key, cut)).toBe(true);
    expect(positive(key, cut + worse)).toBe(true);
  });
});

describe('a total beyond its scale is a scale mix-up and is never scored', () => {
  const totals = INSTRUMENTS.filter(({ needsResponses }) => !needsResponses);
  it.each(totals.map(({ key, scales: [scale] }) => [key, scale] as const))('%s', (key, scale) => {
    for (const total of [scale.max + 1, scale.min - 1, Number.NaN, Number.POSITIVE_INFINITY]) {
      const { assessment, warnings } = scoreInstruments([{ instrument: key, total }]);
      expect({ total, assessment }).toEqual({ total, assessment: null });
      expect(warnings[0]).toMatch(/; not scored$/);
    }
    for (const total of [scale.min, scale.max])
      expect(scoreInstruments([{ instrument: key, total }]).assessment?.results).toHaveLength(1);
  });
});
