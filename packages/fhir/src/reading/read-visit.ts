import type { Encounter, Period } from 'fhir/r4.js';
import type { Placed } from './bundle/placed.ts';
import type { ReadingReport } from './bundle/reading-report.ts';
import { asText, isElement } from './element/element.ts';
import { firstMoment } from './element/moment.ts';

/** The patient was, or is, there. */
const SEEN = new Set(['finished', 'in-progress', 'onleave', 'arrived', 'triaged']);

/** When the patient was last there in this Encounter. */
export function readVisit(placed: Placed<Encounter>, report: ReadingReport): string | undefined {
  const { resource, path } = placed;
  if (!SEEN.has(asText(resource.status))) {
    report.notUsed(
      placed,
      'nobody was seen: its status is none of finished, in-progress, arrived, triaged, onleave',
    );
    return undefined;
  }
  const period = isElement<Period>(resource.period) ? resource.period : {};
  const at = firstMoment(
    [
      [`${path}.period.end`, period.end],
      [`${path}.period.start`, period.start],
    ],
    report,
  );
  if (at === undefined) report.notUsed(placed, 'has no day');
  else report.used(placed, 'visit');
  return at;
}
