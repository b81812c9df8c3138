import type { Evidence } from '../../evidence/evidence.ts';
import { findAnalyte } from '../find-analyte.ts';

/** A number with a unit that its analyte knows. */
export interface Amount {
  readonly value: number;
  readonly unit: string;
}

/**
 * A change between two readings of one analyte that a prescriber has to see, although each reading may lie inside its
 * range. All conditions of a row hold together; a limit belongs to the change that counts.
 */
export interface ChangeRule {
  /** Key of the analyte. */
  readonly analyte: string;
  readonly direction: 'rise' | 'fall';
  /** The least difference. */
  readonly by?: Amount;
  /** The least ratio of the later to the earlier value; of a fall the largest, below 1. */
  readonly times?: number;
  /** The longest time between the readings, in hours; any time where it is missing. */
  readonly withinHours?: number;
  /** The later value is below this. */
  readonly toBelow?: Amount;
  /** The later value is at or above this. */
  readonly toAtLeast?: Amount;
  /** The earlier value is below this. */
  readonly fromBelow?: Amount;
  /** The earlier value is at or above this. */
  readonly fromAtLeast?: Amount;
  /** An earlier value above this counts as this: a fall from a high value to the middle is a return. */
  readonly earlierAtMost?: Amount;
  /** What the change is called; `{by}` and `{toBelow}` stand for those amounts, in the unit of the sentence. */
  readonly name: string;
  /** What to look at, and when. Advisory, no doses. */
  readonly look: string;
  /** What to look at besides when a medicine is known to be taken, by the key of the medicine. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Readings of different names may be of different methods: said where it is so. */
  readonly byMethod?: string;
  /** To be seen the same day. */
  readonly urgent?: true;
  /** As serious as a critical value. */
  readonly critical?: true;
  readonly evidence: Evidence;
}

export const DAY_HOURS = 24;

/** Checks a row when the module loads. Throws on a slip. */
export function defineChange(rule: ChangeRule): ChangeRule {
  const { analyte, direction, by, times, withinHours, name } = rule;
  const fail = (why: string): never => {
    throw new Error(`change of ${analyte}: ${why}`);
  };
  if (findAnalyte(analyte)?.key !== analyte) fail('is of no analyte');
  if (by === undefined && times === undefined) fail('says neither how much nor how many times');
  if (by !== undefined && !(by.value > 0)) fail('has no amount');
  if (times !== undefined && !(direction === 'rise' ? times > 1 : times > 0 && times < 1))
    fail('goes the other way');
  if (withinHours !== undefined && !(withinHours > 0)) fail('has no time');
  if (name.trim() === '') fail('has no name');
  return rule;
}
