import { describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence/evidence.ts';
import type { InstrumentScale } from './define-instrument.ts';
import { INSTRUMENTS } from './index.ts';

const scales = INSTRUMENTS.flatMap((instrument) => instrument.scales.map((scale) => ({ instrument, scale })));

function scaleOf(instrumentKey: string, scaleKey: string): InstrumentScale {
  const scale = scales.find((it) => it.instrument.key === instrumentKey && it.scale.key === scaleKey)?.scale;
  if (scale === undefined) throw new Error(`no scale ${instrumentKey} ${scaleKey}`);
  return scale;
}

const firstScores = ({ bands }: InstrumentScale): number[] => bands.map(({ from }) => from);

describe('labels say no score that could differ from the number beside it', () => {
  it.each(scales.map(({ instrument, scale }) => [`${instrument.key} ${scale.key}`, scale] as const))(
    '%s',
    (_, { bands, scoreAlert }) => {
      const labels = [...bands.map(({ label }) => label), scoreAlert?.label ?? ''];
      // A place among people is no score.
      expect(labels.filter((label) => /\d/.test(label.replace('90th population centile', '')))).toEqual([]);
    },
  );

  it.each(INSTRUMENTS.map(({ key, escalations }) => [key, escalations] as const))(
    '%s: nor do those of single answers',
    (_, escalations) => {
      expect(escalations.filter(({ label }) => /\d/.test(label))).toEqual([]);
    },
  );
});

interface SaidNumber {
  readonly instrument: string;
  readonly scale: string;
  readonly said: string;
  readonly by: (scale: InstrumentScale) => Evidence | undefined;
  readonly number: (scale: InstrumentScale) => unknown;
  readonly is: unknown;
}

const bands: SaidNumber['by'] = ({ bandsEvidence }) => bandsEvidence;
const change: SaidNumber['by'] = ({ reliableChange }) => reliableChange?.evidence;
const changeOf: SaidNumber['number'] = ({ reliableChange }) => reliableChange?.value;
const lastBand: SaidNumber['number'] = (scale) => firstScores(scale).at(-1);
const laterBands: SaidNumber['number'] = (scale) => firstScores(scale).slice(1);

describe('a number that a source is said to give is the number used', () => {
  it.each<SaidNumber>([
    {
      instrument: 'pcl5',
      scale: 'total',
      said: '28 nearer',
      by: ({ remission }) => remission?.evidence,
      number: ({ remission }) => remission?.value,
      is: 28,
    },
    {
      instrument: 'auditc',
      scale: 'total',
      said: 'women 3',
      by: ({ cutPoint }) => cutPoint?.evidence,
      number: ({ cutPoint }) => cutPoint?.value,
      is: 3,
    },
    { instrument: 'auditc', scale: 'total', said: '8 as the severe cut', by: bands, number: lastBand, is: 8 },
    {
      instrument: 'ocir',
      scale: 'total',
      said: '17 verified; the original cut of 21',
      by: bands,
      number: laterBands,
      is: [17, 21],
    },
    // Lower is worse: the score that is said is the last of its band.
    {
      instrument: 'who5',
      scale: 'total',
      said: '50 and 28',
      by: bands,
      number: laterBands,
      is: [28 + 1, 50 + 1],
    },
    { instrument: 'who5', scale: 'raw', said: '13 verified; 8', by: bands, number: laterBands, is: [8, 13] },
    { instrument: 'who5', scale: 'raw', said: '10 of 100 points', by: change, number: changeOf, is: 10 / 4 },
    { instrument: 'aims', scale: 'total', said: 'a single rating of 2', by: bands, number: lastBand, is: 2 },
    {
      instrument: 'aims',
      scale: 'items_1_10',
      said: 'a single rating of 2',
      by: bands,
      number: lastBand,
      is: 2,
    },
    { instrument: 'pcl5', scale: 'total', said: '15 to 18', by: change, number: changeOf, is: 15 },
    { instrument: 'mmse', scale: 'total', said: '2 to 4 points', by: change, number: changeOf, is: 4 },
    { instrument: 'moca', scale: 'total', said: 'about 4 points', by: change, number: changeOf, is: 4 },
    { instrument: 'pain_nrs', scale: 'total', said: '2 points', by: change, number: changeOf, is: 2 },
  ])('$instrument $scale: "$said"', ({ instrument, scale, said, by, number, is }) => {
    expect(by(scaleOf(instrument, scale))?.source).toContain(said);
    expect(number(scaleOf(instrument, scale))).toEqual(is);
  });
});
