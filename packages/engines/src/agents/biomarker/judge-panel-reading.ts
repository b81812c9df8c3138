import type { PanelReading, JudgedReading } from './judged-reading.ts';
import { referenceSide, type Sex, type Analyte, findAnalyte, unflaggedRange } from '@svc/clinical';
import { measure } from '../../biomarker/measure.ts';
import type { Side } from '../../biomarker/measured.ts';

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
