import { CLOZAPINE_MYOCARDITIS, toAnalyteUnit } from '@svc/clinical';
import { sideOf } from './judge-reading.ts';
import type { HeartReading } from './myocarditis.ts';
import { isImplausible, isMeasured, type Reading } from './reading.ts';
import { valueText } from './wording.ts';

const KEYS = new Set(CLOZAPINE_MYOCARDITIS.signs.flatMap(({ analytes }) => analytes));

/** The readings that decide now and can belong to a myocarditis on clozapine. */
export function heartReadings(usable: readonly Reading[]): HeartReading<Reading>[] {
  return usable.flatMap((reading) => {
    const { analyte, superseded, old } = reading;
    if (analyte === undefined || !KEYS.has(analyte.key)) return [];
    if (superseded !== undefined || old || isImplausible(reading)) return [];
    return {
      reading,
      key: analyte.key,
      label: reading.label,
      value: isMeasured(reading) ? reading.measured.value : undefined,
      limit: limitOf(reading),
      calledHigh: isCalledHigh(reading),
      text: valueText(reading),
    };
  });
}

function isCalledHigh(reading: Reading): boolean {
  if (reading.ownSide === 'high') return true;
  return (reading.flag === 'high' || reading.flag === 'critical') && sideOf(reading) !== 'low';
}

/** The upper end of the range sent with it, else of ours, in the analyte's own unit. */
function limitOf({ analyte, ownRange, unit }: Reading): number | undefined {
  if (analyte === undefined) return undefined;
  const sent = ownRange?.interval.high;
  if (sent !== undefined) {
    const converted = toAnalyteUnit(analyte, sent, ownRange?.unit ?? unit);
    return 'value' in converted ? converted.value : undefined;
  }
  const { reference } = analyte;
  return reference !== undefined && !('male' in reference) ? reference.high : undefined;
}
