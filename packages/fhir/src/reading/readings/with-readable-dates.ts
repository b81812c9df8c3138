import type { Observation } from 'fhir/r4.js';
import type { Placed } from '../bundle/placed.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { isElement, type Unread } from '../element/element.ts';
import { readMoment } from '../element/moment.ts';

const DATES = ['effectiveDateTime', 'effectiveInstant', 'issued'] as const;

/** A resource whose dates are whole: a month became its first day, what places nothing is gone, and both were remarked. */
export function withReadableDates({ resource, path }: Placed<Observation>, report: ReadingReport): Unread<Observation> {
  const dates = DATES.flatMap((name) =>
    resource[name] === undefined ? [] : [[name, readMoment(resource[name], `${path}.${name}`, report)] as const],
  );
  const period = isElement<{ start: unknown; end: unknown }>(resource.effectivePeriod)
    ? {
        effectivePeriod: {
          start: readMoment(resource.effectivePeriod.start, `${path}.effectivePeriod.start`, report),
          end: readMoment(resource.effectivePeriod.end, `${path}.effectivePeriod.end`, report),
        },
      }
    : {};
  return { ...resource, ...Object.fromEntries(dates), ...period };
}
