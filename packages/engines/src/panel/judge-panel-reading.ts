import {
  referenceSide,
  type Sex,
  type Analyte,
  findAnalyte,
  unflaggedRange,
  type UrgentLimit,
} from '@svc/clinical';
import { measure, type Side } from '../biomarker/measure.ts';

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

/** Holds one reading against plausible range, critical limits and reference; sex decides the reference only. */
export function judgeReading(
  sent: PanelReading,
  sex: Sex | undefined,
  teratogenKnown = false,
): JudgedReading {
  const analyte = findAnalyte(sent.analyte);
  if (analyte === undefined) return { kind: 'unrecognised', sent };
  const measured = measure(analyte, sent.value, sent.unit, { teratogenKnown });
  if (measured.kind === 'implausible')
    return { kind: 'implausible', analyte, sent, looksLike: measured.looksLike };
  if (measured.kind !== 'measured') {
    return { kind: measured.kind === 'other_quantity' ? 'other_quantity' : 'unknown_unit', analyte, sent };
  }
  const { value, critical, urgent } = measured;
  const reference = referenceSide(analyte, value, sex);
  const checked = {
    kind: 'checked',
    analyte,
    sent,
    value,
    dependsOnSex: reference === 'depends_on_sex',
    urgent,
    reportable: isReportable(analyte, measured.outside, reference),
  } as const;
  if (critical !== null) return { ...checked, flag: 'critical', side: critical };
  if (reference === 'low' || reference === 'high') return { ...checked, flag: reference, side: reference };
  return { ...checked, flag: reference === 'normal' ? 'normal' : 'not_flagged' };
}

/** A range that is no goal is the person's own: by sex, where it is known. */
function isReportable(
  analyte: Analyte,
  outside: Side | null,
  reference: ReturnType<typeof referenceSide>,
): boolean {
  if (outside !== null) return true;
  return unflaggedRange(analyte).interval === undefined && (reference === 'low' || reference === 'high');
}

export function isAbnormal({ flag }: CheckedReading): boolean {
  return flag === 'critical' || flag === 'low' || flag === 'high';
}
