import { changeMet } from '@svc/clinical';
import type { CheckedReading } from './judged-reading.ts';
import { resultText } from './wording.ts';

/** Readings of each analyte that was sent with more than one value. */
export function repeatedReadings(checked: readonly CheckedReading[]): CheckedReading[][] {
  const byAnalyte = new Map<string, CheckedReading[]>();
  for (const reading of checked) {
    const held = byAnalyte.get(reading.analyte.key) ?? [];
    byAnalyte.set(reading.analyte.key, [...held, reading]);
  }
  return [...byAnalyte.values()].filter((readings) => new Set(readings.map(({ value }) => value)).size > 1);
}

/** Values of one analyte that would be a change that is told, in one order or the other: they have no dates. */
export function farApartLabels(checked: readonly CheckedReading[]): string[] {
  return repeatedReadings(checked).filter(isFarApart).map(labelOf);
}

function isFarApart(readings: readonly CheckedReading[]): boolean {
  return readings.some((earlier) =>
    readings.some(
      (later) =>
        changeMet(later.analyte, { earlier: earlier.value, later: later.value, hours: undefined }) !==
        undefined,
    ),
  );
}

function labelOf(readings: readonly CheckedReading[]): string {
  const texts = [...new Set(readings.map(resultText))].slice(0, 6);
  return `Not compared over time, without dates: ${texts.join(', ')}`;
}
