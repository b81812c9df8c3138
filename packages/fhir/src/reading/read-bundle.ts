import { Assessment, type FhirReport, LabPanel, parseIsoDate, Prescription } from '@svc/contracts';
import type {
  Condition,
  Encounter,
  FhirResource,
  MedicationRequest,
  MedicationStatement,
  OperationOutcome,
  QuestionnaireResponse,
} from 'fhir/r4.js';
import type * as z from 'zod';
import { REQUEST_TAG_PREFIX } from '../request-inputs.ts';
import { SYSTEMS } from '../systems.ts';
import {
  type BundleContent,
  deriveRequests,
  type FhirRequests,
  newestOf,
  restoreRequests,
} from './build-requests.ts';
import { isKind, type Placed, type PlacedResources, placeResources } from './bundle/placed.ts';
import { ReadingReport } from './bundle/reading-report.ts';
import { codesOf } from './element/codes.ts';
import { asText, isElement, type Unread } from './element/element.ts';
import { type ReadMedicine, readMedicine } from './medicines/read-medicine.ts';
import { readOwnPrescription, toPrescriptions } from './medicines/to-prescriptions.ts';
import { otherSubject, patientOf } from './one-patient.ts';
import { operationOutcome } from './outcome.ts';
import { readObservations } from './read-observations.ts';
import { averageSleepHours } from './readings/average-sleep.ts';
import { readVisit } from './read-visit.ts';
import { refuseResources, refuseValue } from './refusals.ts';
import { noteSafetyWords, readCondition } from './safety-texts.ts';
import { readResponses } from './scales/read-responses.ts';
import { amongSameDay } from './scales/same-day.ts';

export interface ReadOptions {
  /** The moment the requests are for: an ISO date-time or milliseconds since the epoch. */
  readonly now: string | number;
  /** Release of FHIR the sender declares, for example `4.0` of a `fhirVersion` parameter. */
  readonly fhirVersion?: string | undefined;
}

/** The requests a bundle holds and what became of each resource, or why it cannot be read. */
export type BundleReading =
  | {
      readonly ok: true;
      readonly requests: FhirRequests;
      readonly report: FhirReport;
      /** The reference by which the resources name their patient; undefined when they name nobody. */
      readonly subject: string | undefined;
    }
  | { readonly ok: false; readonly outcome: OperationOutcome };

/**
 * Reads a FHIR R4 bundle of one patient as requests of the analysis endpoints, with a report of what was used, what was
 * not and why. One pass over the resources; nothing is guessed, and what could have mattered and was not read asks for
 * a clinician. US Core and IPS shapes are read, so is a single resource.
 *
 * @throws RangeError when `now` is not a valid moment
 *
 * @example
 * ```ts
 * import { readBundle } from '@svc/fhir';
 *
 * const phq9 = {
 *   resourceType: 'Observation',
 *   status: 'final',
 *   code: { coding: [{ system: 'http://loinc.org', code: '44261-6' }] },
 *   effectiveDateTime: '2026-11-10',
 *   valueInteger: 15,
 * };
 * const reading = readBundle(phq9, { now: '2026-11-20' });
 * reading.ok && reading.requests.relapse?.assessments[0];
 * // → {
 * //     instrumentId: 'phq9',
 * //     instrumentName: 'PHQ-9',
 * //     score: 15,
 * //     maxScore: 27,
 * //     createdAt: '2026-11-10'
 * //   }
 * ```
 */
export function readBundle(value: unknown, { now, fhirVersion }: ReadOptions): BundleReading {
  const moment = typeof now === 'number' ? now : parseIsoDate(now);
  if (!Number.isFinite(moment)) throw new RangeError('now must be an ISO date-time or milliseconds');
  const unreadable = refuseValue(value);
  if (unreadable.length > 0) return { ok: false, outcome: operationOutcome(unreadable) };
  const root = value as Unread<FhirResource>;
  const resources = placeResources(root);
  const refused = refuseResources(resources, root, fhirVersion);
  if (refused.length > 0) return { ok: false, outcome: operationOutcome(refused) };
  const report = new ReadingReport();
  const own = ownProducts(root);
  const content = readContent(resources, report, moment);
  const requests = own.size > 0 ? restoreRequests(content, own) : deriveRequests(content, moment);
  return { ok: true, requests, report: report.build(resources.all.length), subject: patientOf(resources) };
}

/** The products whose requests this package made the bundle of. */
function ownProducts(root: Unread<FhirResource>): ReadonlySet<string> {
  const tag = isElement<{ tag: unknown }>(root.meta) ? root.meta.tag : undefined;
  return new Set(
    codesOf({ coding: tag })
      .filter(({ system, code }) => system === SYSTEMS.input && code.startsWith(REQUEST_TAG_PREFIX))
      .map(({ code }) => code.slice(REQUEST_TAG_PREFIX.length)),
  );
}

function readContent(resources: PlacedResources, report: ReadingReport, now: number): BundleContent {
  const year = new Date(now).getUTCFullYear();
  const readable = withoutOthers(resources, report);
  const observed = readObservations(readable, report);
  const assessments = [...observed.assessments];
  const isObserved = amongSameDay(observed.assessments);
  const medicines: ReadMedicine[] = [];
  const own: Prescription[] = [];
  const visits: string[] = [];
  for (const placed of readable.all) {
    noteSafetyWords(placed, year, report);
    if (isKind<QuestionnaireResponse>(placed, 'QuestionnaireResponse')) {
      for (const each of readAnswered(placed, readable, report))
        if (!isObserved(each)) assessments.push(each);
    } else if (isMedicine(placed)) {
      const prescription = readOwnPrescription(placed);
      const medicine = prescription === undefined ? readMedicine(placed, readable, report) : undefined;
      if (medicine !== undefined) medicines.push(medicine);
      if (prescription !== undefined) own.push(prescription);
      if (prescription !== undefined) report.used(placed, 'prescription');
    } else if (isKind<Encounter>(placed, 'Encounter')) {
      const at = readVisit(placed, report);
      if (at !== undefined) visits.push(at);
    } else if (isKind<Condition>(placed, 'Condition')) readCondition(placed, report);
    else if (!READ_ELSEWHERE.has(asText(placed.resource.resourceType)))
      report.notUsed(placed, 'no request takes what it says');
  }
  const kept = fitting(Assessment, assessments, report);
  return {
    assessments: withoutRepeats(kept),
    labs: fitting(LabPanel, observed.labs, report),
    prescriptions: fitting(Prescription, [...own, ...toPrescriptions(medicines, report)], report),
    anyMedicine: medicines.length + own.length > 0,
    avgSleepHours: averageSleepHours(observed.nights, now),
    lastVisitAt: lastVisit(
      visits,
      [...observed.days, ...kept.map(({ createdAt }) => createdAt)],
      now,
      report,
    ),
    inputs: observed.inputs,
  };
}

const READ_ELSEWHERE = new Set(['Observation', 'DiagnosticReport']);
const NOT_ANSWERED = new Set(['in-progress', 'stopped']);

function readAnswered(
  placed: Placed<QuestionnaireResponse>,
  resources: PlacedResources,
  report: ReadingReport,
): Assessment[] {
  const status = asText(placed.resource.status);
  if (status === 'completed' || status === 'amended') {
    const scored = readResponses(placed, resources, report);
    if (scored.length > 0) report.used(placed, 'assessment');
    return scored;
  }
  if (NOT_ANSWERED.has(status)) report.unread(placed, `is ${status}, not completed`);
  else report.notUsed(placed, 'its status is neither completed nor amended');
  return [];
}

function isMedicine(placed: Placed): placed is Placed<MedicationRequest | MedicationStatement> {
  return (
    isKind<MedicationRequest>(placed, 'MedicationRequest') ||
    isKind<MedicationStatement>(placed, 'MedicationStatement')
  );
}

/** Without what was entered in error, or is of no person: neither is read any further. */
function withoutOthers(resources: PlacedResources, report: ReadingReport): PlacedResources {
  const all = resources.all.filter((placed) => {
    const { status } = placed.resource as { readonly status?: unknown };
    const other = otherSubject(placed, resources);
    if (status === 'entered-in-error') report.notUsed(placed, 'was entered in error');
    else if (other !== undefined) report.notUsed(placed, `is of a ${other}, not of a patient`);
    return status !== 'entered-in-error' && other === undefined;
  });
  return { all, resolve: resources.resolve };
}

/** An Encounter says when somebody was seen; without any, what was measured or asked does. */
function lastVisit(
  visits: readonly string[],
  days: readonly string[],
  now: number,
  report: ReadingReport,
): number | undefined {
  if (visits.length > 0) return newestOf(visits, now);
  const newest = newestOf(days, now);
  if (newest !== undefined)
    report.remark('Bundle', 'has no Encounter: the newest observation counts as the last visit');
  return newest;
}

/** What the requests take; what does not fit their schema is reported with the field. */
function fitting<Entry>(schema: z.ZodType<Entry>, entries: readonly Entry[], report: ReadingReport): Entry[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    report.review(`Bundle: an entry was left out: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
    return [];
  });
}

/** A score that stands twice, as Observation and in its QuestionnaireResponse, is one. */
function withoutRepeats(assessments: readonly Assessment[]): Assessment[] {
  const seen = new Set<string>();
  return assessments.filter(({ instrumentId, score, createdAt }) => {
    const key = JSON.stringify([instrumentId, score, parseIsoDate(createdAt)]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
