import { findAnalyte, toAnalyteUnit } from '@svc/clinical';
import { type Biomarker, parseIsoDate } from '@svc/contracts';
import type { Observation, Period } from 'fhir/r4.js';
import type { Placed } from '../bundle/placed.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { isElement, textOf } from '../element/element.ts';
import type { Night } from './average-sleep.ts';

const SLEEP = 'sleep_hours';
const MOST_HOURS_OF_SLEEP = 24;

/** Sleep that no report holds goes into the mean of the nights. */
export function isSleep({ name }: Biomarker): boolean {
  return findAnalyte(name)?.key === SLEEP;
}

/** The night a reading is of; what keeps it from being one goes to the report. */
export function readNight(
  { value, unit }: Biomarker,
  at: string | undefined,
  placed: Placed<Observation>,
  report: ReadingReport,
): Night | undefined {
  const refuse = (why: string): undefined => {
    report.notUsed(placed, `not used as sleep: ${why}`);
    return undefined;
  };
  const analyte = findAnalyte(SLEEP);
  if (analyte === undefined || typeof value !== 'number') return refuse('it is no number');
  if (at === undefined) return refuse('it has no day');
  const converted = toAnalyteUnit(analyte, value, unit);
  if (!('value' in converted))
    return refuse(unit === undefined ? 'its unit is missing' : 'its unit is not known');
  const hours = converted.value;
  if (!(hours >= 0 && hours <= MOST_HOURS_OF_SLEEP)) return refuse(`${hours} h is no night`);
  const { effectivePeriod } = placed.resource;
  const from = isElement<Period>(effectivePeriod) ? textOf(effectivePeriod.start) : undefined;
  const begins = from !== undefined && !Number.isNaN(parseIsoDate(from)) ? from : undefined;
  report.used(placed, 'sleep');
  return { hours, at, from: begins };
}
