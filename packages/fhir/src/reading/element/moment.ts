import { parseIsoDate } from '@svc/contracts';
import { textOf } from './element.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';

const MONTH = /^\d{4}-\d{2}$/;
const YEAR = /^\d{4}$/;
const ZONE = /(?:Z|[+-]\d{2}:\d{2})$/i;

/**
 * A date of FHIR as the requests take it: a month is its first day, a time without a zone is UTC, and both are
 * remarked. A year places nothing, nor does what is no date: undefined.
 */
export function readMoment(value: unknown, path: string, report: ReadingReport): string | undefined {
  if (value === undefined) return undefined;
  const text = textOf(value) ?? '';
  if (MONTH.test(text) && !Number.isNaN(parseIsoDate(`${text}-01`))) {
    report.remark(path, `${text} is a month: read as its first day`);
    return `${text}-01`;
  }
  if (YEAR.test(text)) {
    report.remark(path, `${text} is a year, too little to place it: read as without a date`);
    return undefined;
  }
  if (Number.isNaN(parseIsoDate(text))) {
    report.remark(path, 'is no date or date-time of a day that exists: read as without a date');
    return undefined;
  }
  if (text.includes('T') && !ZONE.test(text)) report.remark(path, 'has no time zone: read as UTC');
  return text;
}

/** The first of several dates that can be read, with the name of each for remarks. */
export function firstMoment(
  dates: readonly (readonly [path: string, value: unknown])[],
  report: ReadingReport,
): string | undefined {
  for (const [path, value] of dates) {
    const moment = readMoment(value, path, report);
    if (moment !== undefined) return moment;
  }
  return undefined;
}
