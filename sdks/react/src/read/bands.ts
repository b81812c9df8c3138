import type { DmseStatus } from '@svc/contracts';
import type { Interval } from './interval.ts';

export interface Band extends Interval {
  readonly status: DmseStatus;
}

const STATUS_WORDS: readonly (readonly [RegExp, DmseStatus])[] = [
  [/\btypical\b/, 'within_normal'],
  [/\bsubclinical\b/, 'subclinical'],
  [/\bclinical attention\b/, 'clinical_attention'],
];

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const UNIT = String.raw`\s*(?:%|wpm|s|per minute)?`;
const SHAPES: readonly (readonly [RegExp, (first: number, second: number) => Interval])[] = [
  [new RegExp(`^(?:above )?${NUMBER}${UNIT} to (?:below )?${NUMBER}`), (low, high) => ({ low, high })],
  [new RegExp(`^below ${NUMBER}`), (high) => ({ low: null, high })],
  [new RegExp(`^above ${NUMBER}`), (low) => ({ low, high: null })],
  [new RegExp(`^${NUMBER}${UNIT} and above`), (low) => ({ low, high: null })],
];

/**
 * The bands that a reference range of the digital MSE says, lowest first and without holes; none when its words are
 * not known. They are read from the answer since calibration may move them.
 */
export function readBands(referenceRange: string): Band[] {
  const found = referenceRange.split(';').flatMap((clause) => {
    const status = STATUS_WORDS.find(([word]) => word.test(clause))?.[1];
    if (status === undefined) return [];
    return clause.split(/\bor\b/).flatMap((part) => {
      const interval = intervalOf(part.trim());
      return interval === undefined ? [] : [{ ...interval, status }];
    });
  });
  return withoutHoles(found.toSorted((a, b) => (a.low ?? -Infinity) - (b.low ?? -Infinity)));
}

function intervalOf(part: string): Interval | undefined {
  for (const [shape, make] of SHAPES) {
    const match = shape.exec(part);
    if (match !== null) return make(Number(match[1]), Number(match[2]));
  }
  return undefined;
}

/** A value between two printed ends is read as in the lower band, as the service does. */
function withoutHoles(bands: readonly Band[]): Band[] {
  return bands.map((band, index) => {
    const next = bands[index + 1]?.low;
    return next !== undefined && next !== null && band.high !== null && band.high < next
      ? { ...band, high: next }
      : band;
  });
}
