import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOf, isReliableChange, leastReliableChange, severityFraction } from './severity-bands.ts';
import type { InstrumentScale } from './define-instrument.ts';
import { INSTRUMENTS } from './index.ts';

function scaleOf(instrumentKey: string, scaleKey = 'total'): InstrumentScale {
  const scale = INSTRUMENTS.find(({ key }) => key === instrumentKey)?.scales.find(
    ({ key }) => key === scaleKey,
  );
  if (scale === undefined) throw new Error(`no scale ${instrumentKey} ${scaleKey}`);
  return scale;
}

/** Bands from the lowest score up: label and first score of each, with the index of the lowest. */
const EDGES: readonly [
  instrument: string,
  scale: string,
  bands: readonly (readonly [from: number, label: string])[],
][] = [
  [
    'phq9',
    'total',
    [
      [0, 'minimal'],
      [5, 'mild'],
      [10, 'moderate'],
      [15, 'moderately severe'],
      [20, 'severe'],
    ],
  ],
  [
    'gad7',
    'total',
    [
      [0, 'minimal'],
      [5, 'mild'],
      [10, 'moderate'],
      [15, 'severe'],
    ],
  ],
  [
    'phq2',
    'total',
    [
      [0, 'below screening cut'],
      [3, 'positive screen'],
    ],
  ],
  [
    'pcl5',
    'total',
    [
      [0, 'below the cut range'],
      [31, 'in the cut range'],
      [33, 'at or above the cut'],
    ],
  ],
  [
    'isi',
    'total',
    [
      [0, 'none'],
      [8, 'subthreshold'],
      [15, 'moderate'],
      [22, 'severe'],
    ],
  ],
  [
    'audit',
    'total',
    [
      [0, 'low risk'],
      [8, 'hazardous'],
      [16, 'harmful'],
      [20, 'possible dependence'],
    ],
  ],
  [
    'epds',
    'total',
    [
      [0, 'low'],
      [10, 'possible depression range'],
      [13, 'likely depression range'],
    ],
  ],
  [
    'who5',
    'total',
    [
      [0, 'very low well-being'],
      [29, 'low well-being'],
      [51, 'adequate well-being'],
    ],
  ],
  [
    'who5',
    'raw',
    [
      [0, 'very low well-being'],
      [8, 'low well-being'],
      [13, 'adequate well-being'],
    ],
  ],
  [
    'madrs',
    'total',
    [
      [0, 'none'],
      [7, 'mild'],
      [20, 'moderate'],
      [35, 'severe'],
    ],
  ],
  [
    'dass21',
    'depression',
    [
      [0, 'normal'],
      [10, 'mild'],
      [14, 'moderate'],
      [21, 'severe'],
      [28, 'extremely severe'],
    ],
  ],
  [
    'dass21',
    'anxiety',
    [
      [0, 'normal'],
      [8, 'mild'],
      [10, 'moderate'],
      [15, 'severe'],
      [20, 'extremely severe'],
    ],
  ],
  [
    'dass21',
    'stress',
    [
      [0, 'normal'],
      [15, 'mild'],
      [19, 'moderate'],
      [26, 'severe'],
      [34, 'extremely severe'],
    ],
  ],
  [
    'dass21',
    'depression_raw',
    [
      [0, 'normal'],
      [5, 'mild'],
      [7, 'moderate'],
      [11, 'severe'],
      [14, 'extremely severe'],
    ],
  ],
  [
    'dass21',
    'anxiety_raw',
    [
      [0, 'normal'],
      [4, 'mild'],
      [6, 'moderate'],
      [8, 'severe'],
      [10, 'extremely severe'],
    ],
  ],
  [
    'dass21',
    'stress_raw',
    [
      [0, 'normal'],
      [8, 'mild'],
      [10, 'moderate'],
      [13, 'severe'],
      [17, 'extremely severe'],
    ],
  ],
];

const CUTS = EDGES.flatMap(([instrument, scale, bands]) =>
  bands.slice(1).map(([cut, label], below) => ({
    instrument,
    scale,
    cut,
    label,
    labelBelow: bands[below]?.[1],
    count: bands.length,
    below,
  })),
);

describe('bandOf [D:requiresClinicianReview: outcome]', () => {
  it.each(CUTS)('changes from "$labelBelow" to "$label" at $cut of $instrument $scale', (edge) => {
    const scale = scaleOf(edge.instrument, edge.scale);
    const indexAt = (position: number) => (scale.worse === 'higher' ? position : edge.count - 1 - position);
    expect(bandOf(scale, edge.cut - 1)).toMatchObject({ label: edge.labelBelow, index: indexAt(edge.below) });
    expect(bandOf(scale, edge.cut - 0.01)).toMatchObject({ label: edge.labelBelow });
    expect(bandOf(scale, edge.cut)).toMatchObject({ label: edge.label, index: indexAt(edge.below + 1) });
    expect(bandOf(scale, edge.cut + 1)).toMatchObject({ label: edge.label });
  });

  it('lists every band of the scales above', () => {
    for (const [instrument, scale, bands] of EDGES) {
      expect(scaleOf(instrument, scale).bands.map(({ from, label }) => [from, label])).toEqual(bands);
    }
  });

  it.each([
    ['phq9', 'total', 14, false],
    ['phq9', 'total', 15, true],
    ['phq9', 'total', 20, true],
    ['epds', 'total', 9, false],
    ['epds', 'total', 10, true],
    ['phq2', 'total', 2, false],
    ['phq2', 'total', 3, true],
    ['who5', 'total', 51, false],
    ['who5', 'total', 50, true],
    ['mmse', 'total', 18, false],
    ['mmse', 'total', 17, true],
    ['panss', 'positive', 49, false],
  ])('puts %s %s %d in the two worst bands: %s', (instrument, scale, score, topTwo) => {
    expect(bandOf(scaleOf(instrument, scale), score).topTwo).toBe(topTwo);
  });

  it('reads a score outside the scale as the nearest end', () => {
    expect(bandOf(scaleOf('k10'), 0)).toEqual({ label: 'low', index: 0, topTwo: false });
    expect(bandOf(scaleOf('who5'), -1)).toEqual({ label: 'very low well-being', index: 2, topTwo: true });
    expect(bandOf(scaleOf('phq9'), 1000)).toEqual({ label: 'severe', index: 4, topTwo: true });
  });
});

describe('severityFraction', () => {
  it.each([
    ['phq9', 'total', 0, 0],
    ['phq9', 'total', 13.5, 0.5],
    ['phq9', 'total', 27, 1],
    ['who5', 'total', 100, 0],
    ['who5', 'total', 25, 0.75],
    ['who5', 'raw', 0, 1],
    ['k10', 'total', 10, 0],
    ['k10', 'total', 30, 0.5],
    ['k10', 'total', 0, 0],
    ['k10', 'total', 60, 1],
  ])('of %s %s at %d is %d', (instrument, scale, score, fraction) => {
    expect(severityFraction(scaleOf(instrument, scale), score)).toBe(fraction);
  });
});

describe('isReliableChange [1:2.6 relapse.trend]', () => {
  it.each([
    ['phq9', 10, 14, false],
    ['phq9', 10, 15, true],
    ['phq9', 15, 10, true],
    ['panss', 80, 94, false],
    ['panss', 80, 95, true],
    ['ymrs', 11, 17, false],
    ['ymrs', 11, 18, true],
    // Its source tells the two directions apart.
    ['epds', 14, 17, true],
    ['epds', 17, 14, false],
    ['epds', 18, 14, true],
    ['phq2', 0, 6, false],
    ['gad7', 7, 7, false],
  ])('of %s from %d to %d is %s', (instrument, from, to, reliable) => {
    expect(isReliableChange(scaleOf(instrument), from, to)).toBe(reliable);
  });
});

describe('leastReliableChange', () => {
  it.each([
    ['inside one band the listed figure', 'core10', 1, 10, 6],
    ['into another band never more than one band', 'core10', 10, 11, 5],
    ['a listed figure narrower than the bands', 'gad7', 9, 10, 4],
    ['without a figure a fifth of the range', 'ciwaar', 20, 40, 13.4],
    ['and one band into another', 'ciwaar', 12, 24, 9],
    ['bands that are cuts of studies limit nothing', 'pcl5', 30, 34, 15],
    ['nor do two bands', 'asrm', 5, 6, 6],
  ])('%s: %s from %d to %d', (_, instrument, from, to, least) => {
    expect(leastReliableChange(scaleOf(instrument), from, to)).toBeCloseTo(least);
  });

  it('a change over a whole band of severity is beyond measurement error, either way', () => {
    const banded = INSTRUMENTS.flatMap(({ scales }) => scales).filter(
      ({ bands, bandsAre }) => bands.length > 2 && bandsAre !== 'cuts',
    );
    for (const scale of banded) {
      const widths = scale.bands.slice(1, -1).map(({ from }, i) => (scale.bands[i + 2]?.from ?? from) - from);
      const widest = Math.max(...widths);
      const first = scale.bands[1]?.from ?? Number.NaN;
      const over = first - 1 + widest + 1;
      expect(Math.abs(over - (first - 1))).toBeGreaterThanOrEqual(
        leastReliableChange(scale, first - 1, over),
      );
      expect(Math.abs(over - (first - 1))).toBeGreaterThanOrEqual(
        leastReliableChange(scale, over, first - 1),
      );
    }
    expect(banded.length).toBeGreaterThan(20);
  });
});

describe('on every scale', () => {
  const scale = fc.constantFrom(...INSTRUMENTS.flatMap(({ scales }) => scales));
  const fraction = () => fc.double({ min: 0, max: 1, noNaN: true });
  const twoScores = fc.tuple(scale, fraction(), fraction()).map(([chosen, one, other]) => {
    const at = (share: number) => chosen.min + (chosen.max - chosen.min) * share;
    const [low, high] = [at(Math.min(one, other)), at(Math.max(one, other))];
    const [better, worse] = chosen.worse === 'higher' ? [low, high] : [high, low];
    return { scale: chosen, better, worse };
  });

  it('a worse score never reads as a milder band or a smaller severity', () => {
    fc.assert(
      fc.property(twoScores, ({ scale, better, worse }) => {
        expect(bandOf(scale, better).index).toBeLessThanOrEqual(bandOf(scale, worse).index);
        expect(Number(bandOf(scale, better).topTwo)).toBeLessThanOrEqual(Number(bandOf(scale, worse).topTwo));
        expect(severityFraction(scale, better)).toBeLessThanOrEqual(severityFraction(scale, worse));
      }),
      { numRuns: 500 },
    );
  });

  it('severity stays within 0 and 1 for any score', () => {
    fc.assert(
      fc.property(scale, fc.double({ min: -1000, max: 2000, noNaN: true }), (chosen, score) => {
        const severity = severityFraction(chosen, score);
        expect(severity).toBeGreaterThanOrEqual(0);
        expect(severity).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('what is reliably better is as reliably worse the other way, and nothing where nothing changed', () => {
    fc.assert(
      fc.property(twoScores, ({ scale, better, worse }) => {
        const [up, down] = [isReliableChange(scale, worse, better), isReliableChange(scale, better, worse)];
        expect(!up || down).toBe(true);
        expect(isReliableChange(scale, better, better)).toBe(false);
      }),
    );
  });
});
