import { formatIsoDate, parseIsoDate } from '@svc/contracts';
import type { Coding, Encounter, Period } from 'fhir/r4.js';
import type { Placed } from './bundle/placed.ts';
import type { ReadingReport } from './bundle/reading-report.ts';
import { asText, isElement } from './element/element.ts';
import { firstMoment } from './element/moment.ts';

/** The patient was, or is, there. */
const SEEN = new Set(['finished', 'in-progress', 'onleave', 'arrived', 'triaged']);
const STILL_THERE = new Set(['in-progress', 'onleave', 'arrived', 'triaged']);
/** A visit of some hours: left open it was forgotten, while a stay in hospital goes on. */
const VISITS = new Set(['AMB', 'VR', 'HH', 'FLD']);

/** When the patient was last there in this Encounter: now, where a stay has not ended. */
export function readVisit(placed: Placed<Encounter>, now: number, report: ReadingReport): string | undefined {
  const { resource, path } = placed;
  const status = asText(resource.status);
  if (!SEEN.has(status)) {
    report.notUsed(
      placed,
      'nobody was seen: its status is none of finished, in-progress, arrived, triaged, onleave',
    );
    return undefined;
  }
  const period = isElement<Period>(resource.period) ? resource.period : {};
  const [end, start] = [
    firstMoment([[`${path}.period.end`, period.end]], report),
    firstMoment([[`${path}.period.start`, period.start]], report),
  ];
  const began = start === undefined || parseIsoDate(start) <= now;
  const ended = end !== undefined && parseIsoDate(end) <= now;
  const at =
    STILL_THERE.has(status) && began && !ended && isStay(resource.class)
      ? formatIsoDate(now)
      : (end ?? start);
  if (at === undefined) report.notUsed(placed, 'has no day');
  else report.used(placed, 'visit');
  return at;
}

function isStay(value: unknown): boolean {
  return !(isElement<Coding>(value) && VISITS.has(asText(value.code)));
}
