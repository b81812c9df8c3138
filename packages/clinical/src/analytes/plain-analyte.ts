import { memory } from '../evidence/evidence.ts';
import { defineAnalyte, type Analyte, type ReferenceInterval } from './define-analyte.ts';
import { plausibleFrom } from './limits.ts';

/** An analyte without limits of its own: a common adult range from memory, and what it can mean. */
interface PlainAnalyte extends Pick<Analyte, 'key' | 'label' | 'aliases' | 'group' | 'unit'> {
  readonly unitAliases?: readonly string[];
  readonly conversions?: Analyte['conversions'];
  readonly otherQuantityUnits?: readonly string[];
  /** Both ends belong to it; one range, or one for each sex. None: the analyte has no common range. */
  readonly range?:
    | ReferenceInterval
    | { readonly male: ReferenceInterval; readonly female: ReferenceInterval };
  /** The highest value that can be real, in the unit. */
  readonly most: number;
  readonly high?: string;
  readonly low?: string;
  readonly any?: string;
  readonly codes?: Analyte['codes'];
}

/** Ranges of common laboratories, from memory; the range that comes with a reading goes before them. */
export function definePlainAnalyte({
  range,
  most,
  high,
  low,
  any,
  conversions = [],
  codes = [],
  ...shared
}: PlainAnalyte): Analyte {
  return defineAnalyte({
    ...shared,
    conversions,
    codes,
    ...(range === undefined ? {} : { reference: range }),
    referenceText: textOf(range, shared.unit),
    referenceEvidence: memory(),
    plausible: plausibleFrom(0, most),
    context: { ...(high && { high }), ...(low && { low }), ...(any && { any }), evidence: memory() },
  });
}

function textOf(range: PlainAnalyte['range'], unit: string): string {
  if (range === undefined) return `no range of its own, in ${unit}`;
  if (!('male' in range)) return `${intervalText(range)} ${unit}`;
  return `men ${intervalText(range.male)} ${unit}, women ${intervalText(range.female)} ${unit}`;
}

function intervalText({ low, high }: ReferenceInterval): string {
  if (low !== undefined && high !== undefined) return `${low}-${high}`;
  return low === undefined ? `<= ${high}` : `>= ${low}`;
}

/** A test that is answered with yes or no. */
type YesOrNo = Pick<Analyte, 'key' | 'label' | 'aliases' | 'group'> & { readonly any: string };

/** Positive where it should be negative is told; 1 and 0 stand for them where a caller sends a number. */
export function defineYesOrNo({ any, ...shared }: YesOrNo): Analyte {
  return defineAnalyte({
    ...shared,
    unit: 'pos/neg',
    unitAliases: [''],
    conversions: [],
    referenceText: 'negative',
    referenceEvidence: memory(),
    plausible: plausibleFrom(0, 1),
    context: { any, evidence: memory() },
    codes: [],
  });
}
