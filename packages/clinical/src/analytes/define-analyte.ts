import type { ConceptCode } from '../evidence/terminology.ts';
import type { Evidence } from '../evidence/evidence.ts';

/** Converts a value into the analyte's own unit: `value * factor + offset`. */
export interface UnitConversion {
  /** Spellings of the unit, compared as `normalizeUnit` writes them. */
  readonly units: readonly string[];
  readonly factor: number;
  readonly offset?: number;
  /** The value is a natural logarithm: `exp(value) * factor + offset`. */
  readonly logarithmic?: true;
  readonly evidence: Evidence;
}

/** One side or both may be open-ended. An end belongs to the interval unless it is marked as open. */
export interface ReferenceInterval {
  readonly low?: number;
  readonly high?: number;
  /** The end itself lies outside: `> 4.0`. */
  readonly lowOpen?: true;
  /** The end itself lies outside: `< 200`, or classes printed to the last digit (70-99, then 100-125). */
  readonly highOpen?: true;
}

export interface AnalyteLimit {
  readonly value: number;
  /** Whether a reading equal to the value already counts. */
  readonly inclusive: boolean;
  readonly evidence: Evidence;
}

export interface Analyte {
  readonly key: string;
  readonly label: string;
  /** Other names in use, matched without case, spaces and punctuation. */
  readonly aliases: readonly string[];
  readonly group: string;
  readonly unit: string;
  /** Spellings of `unit` and of units of the same size; an empty one where the quantity has no unit. */
  readonly unitAliases?: readonly string[];
  /** Units in which the same name is another quantity: a share of the white cells is no count. */
  readonly otherQuantityUnits?: readonly string[];
  /** Most likely unit first: a value that is implausible as sent is tried in this order. */
  readonly conversions: readonly UnitConversion[];
  /** Adult reference interval; per sex where it differs. Absent where none applies (qualitative tests). */
  readonly reference?:
    | ReferenceInterval
    | { readonly male: ReferenceInterval; readonly female: ReferenceInterval };
  /** Text of the reference as shown, with its unit. */
  readonly referenceText: string;
  readonly referenceEvidence: Evidence;
  /** Compiled safety limits: no calibration and no caller range loosens them. */
  readonly criticalLow?: AnalyteLimit;
  readonly criticalHigh?: AnalyteLimit;
  /** Values outside are taken for a wrong unit or a slip, never for normal. In the analyte's own unit. */
  readonly plausible: { readonly min: number; readonly max: number; readonly evidence: Evidence };
  /** What an abnormal value can mean in psychiatric care. Neutral, advisory, no doses. */
  readonly context: {
    readonly high?: string;
    readonly low?: string;
    readonly any?: string;
    readonly evidence: Evidence;
  };
  readonly codes: readonly ConceptCode[];
  /** Codes of what a value above or below the reference is by definition, never of a cause. */
  readonly findings?: { readonly high?: readonly ConceptCode[]; readonly low?: readonly ConceptCode[] };
}

/** Checks an entry when the module loads. Throws on a slip. */
export function defineAnalyte(analyte: Analyte): Analyte {
  const fail = (why: string): never => {
    throw new Error(`analyte ${analyte.key}: ${why}`);
  };
  const { plausible, criticalLow, criticalHigh } = analyte;
  if (!(plausible.min < plausible.max)) fail('plausible range is empty');
  for (const limit of [criticalLow, criticalHigh]) {
    if (limit && (limit.value < plausible.min || limit.value > plausible.max))
      fail('a critical limit is implausible');
  }
  if (criticalLow && criticalHigh && criticalLow.value >= criticalHigh.value) fail('critical limits cross');
  return analyte;
}
