import type { Analyte, UrgentLimit } from '@svc/clinical';
import type { Side } from '../../biomarker/measured.ts';

/** One value of a panel. Without a unit it is in the analyte's standard unit. */
export interface PanelReading {
  readonly analyte: string;
  readonly value: number;
  readonly unit?: string;
}

/** `critical` at or beyond a critical limit; `not_flagged` where no range applies or sex would decide. */
type PanelFlag = 'low' | 'high' | 'critical' | 'normal' | 'not_flagged';

export interface CheckedReading {
  readonly kind: 'checked';
  readonly analyte: Analyte;
  readonly sent: PanelReading;
  /** In the analyte's standard unit. */
  readonly value: number;
  readonly flag: PanelFlag;
  /** Side on which the value is abnormal. */
  readonly side?: Side;
  /** The sexes disagree and none was given. */
  readonly dependsOnSex: boolean;
  /** The row of the urgent tier the value is beyond. */
  readonly urgent: UrgentLimit | undefined;
  /** Abnormal by more than a goal or a risk class: what a reading without a flag is reported for. */
  readonly reportable: boolean;
}

/** A reading of a known analyte that says nothing: its unit is unknown or its value cannot be real. */
export interface UnreadableReading {
  readonly kind: 'unknown_unit' | 'implausible' | 'other_quantity';
  readonly analyte: Analyte;
  readonly sent: PanelReading;
  /** The unit in which the value as sent would be plausible. */
  readonly looksLike?: string;
}

interface UnrecognisedReading {
  readonly kind: 'unrecognised';
  readonly sent: PanelReading;
}

export type JudgedReading = CheckedReading | UnreadableReading | UnrecognisedReading;

export function isAbnormal({ flag }: CheckedReading): boolean {
  return flag === 'critical' || flag === 'low' || flag === 'high';
}
