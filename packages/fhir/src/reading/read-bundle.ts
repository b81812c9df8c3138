import { Assessment, type FhirReport, LabPanel, parseIsoDate, Prescription } from '@svc/contracts';
import type { Encounter, FhirResource, OperationOutcome, QuestionnaireResponse } from 'fhir/r4.js';
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
import { noteWhatIsMissing } from './bundle/note-missing.ts';
import { containedOf, isKind, type Placed } from './bundle/placed.ts';
import { type PlacedResources, placeResources } from './bundle/resources.ts';
import { ReadingReport } from './bundle/reading-report.ts';
import { describe } from './bundle/describe.ts';
import { modifierIn } from './bundle/modifier.ts';
import { codesOf } from './element/codes.ts';
import { asText, isElement, type Unread } from './element/element.ts';
import { MedicineList } from './medicines/medicine-list.ts';
import { noteDoses } from './medicines/note-doses.ts';
import { noteAllergies } from './medicines/note-allergies.ts';
import { isMedicine } from './medicines/taking.ts';
import { readOwnPrescription } from './medicines/to-prescriptions.ts';
import { otherSubject, patientOf, patientResource } from './one-patient.ts';
import { operationOutcome } from './outcome.ts';
import { readObservations } from './read-observations.ts';
import { averageSleepHours } from './readings/average-sleep.ts';
import { readingPatient } from './readings/reading-options.ts';
import { readVisit } from './read-visit.ts';
import { withinBounds } from './within-bounds.ts';
import { refuseResources, refuseValue } from './refusals.ts';
import { noteAnswers } from './safety/note-answers.ts';
import { noteEvents } from './safety/note-events.ts';
import { noteAttachments, noteSafety } from './safety/note-safety.ts';
import { readResponses } from './scales/read-responses.ts';
import { amongSameDay } from './scales/same-day.ts';

export interface ReadOptions {
  /** The moment the requests are for: an ISO date-time or milliseconds since the epoch. */
  readonly now: string | number;
  /** FHIR release that the sender declares, for example `4.0` in a `fhirVersion` parameter. */
  readonly fhirVersion?: string | undefined;
  /** True when the caller compares doses with their maxima itself, so that they are not reported here. */
  readonly dosesCompared?: boolean | undefined;
}

/** The requests in a bundle and what became of each resource, or why it cannot be read. */
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
export function readBundle(
  value: unknown,
  { now, fhirVersion, dosesCompared = false }: ReadOptions,
): BundleReading {
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
  noteWhatIsMissing(resources, report);
  const content = readContent(resources, report, moment, { isOwn: own.size > 0, dosesCompared });
  const requests = own.size > 0 ? restoreRequests(content, own) : deriveRequests(content, moment);
  const kept = withinBounds(requests, report);
  return {
    ok: true,
    requests: kept,
    report: report.build(resources.all.length),
    subject: patientOf(resources),
  };
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

function readContent(
  resources: PlacedResources,
  report: ReadingReport,
  now: number,
  { isOwn, dosesCompared }: { readonly isOwn: boolean; readonly dosesCompared: boolean },
): BundleContent {
  const readable = readableOf(resources, report);
  noteSafetyIn(readable, report, now);
  const observed = readObservations(readable, report, readingPatient(patientResource(resources)), isOwn);
  const assessments = [...observed.assessments];
  const isObserved = amongSameDay(observed.assessments);
  const medicines = new MedicineList(readable, report, now);
  const own: Prescription[] = [];
  const visits: string[] = [];
  for (const placed of readable.all) {
    if (isKind<QuestionnaireResponse>(placed, 'QuestionnaireResponse')) {
      for (const each of readAnswered(placed, readable, report))
        if (!isObserved(each)) assessments.push(each);
    } else if (isMedicine(placed)) {
      const prescription = readOwnPrescription(placed);
      if (prescription === undefined) medicines.add(placed);
      else own.push(prescription);
      if (prescription !== undefined) report.used(placed, 'prescription');
    } else if (isKind<Encounter>(placed, 'Encounter')) {
      const at = readVisit(placed, now, report);
      if (at !== undefined) visits.push(at);
    } else if (CONTEXT.has(asText(placed.resource.resourceType))) report.used(placed, 'context');
    else if (!READ_ELSEWHERE.has(asText(placed.resource.resourceType))) noteOther(placed, report);
  }
  const kept = fitting(Assessment, assessments, report);
  const prescriptions = [...own, ...medicines.prescriptions()];
  noteAllergies(readable, prescriptions, report);
  if (!dosesCompared) noteDoses(prescriptions, report);
  for (const placed of readable.all) if (!report.hasTold(placed)) noteLeftOver(placed, report);
  return {
    assessments: withoutRepeats(kept),
    labs: fitting(LabPanel, observed.labs, report),
    prescriptions: fitting(Prescription, prescriptions, report),
    anyMedicine: !medicines.isEmpty || own.length > 0,
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

/** Notes suicide, self-harm and violence in anything that was sent, whatever else becomes of it. */
function noteSafetyIn({ all }: PlacedResources, report: ReadingReport, now: number): void {
  for (const placed of all) {
    for (const each of [placed, ...containedOf(placed)]) {
      noteSafety(each, { now, report });
      noteAttachments(each, { now, report });
      noteEvents(each, { now, report });
    }
  }
  noteAnswers(all, { now, report });
}

/** Names what no request takes; a bundle among it was nested too deeply to be opened. */
function noteOther(placed: Placed, report: ReadingReport): void {
  if (HOLDERS.has(asText(placed.resource.resourceType)))
    report.unread(placed, 'lies in bundles that are nested too deep: not opened');
  else report.notUsed(placed, 'no request takes what it says');
}

/** A Medication is read with the resource that names it; anything else left without a note asks for a look. */
function noteLeftOver(placed: Placed, report: ReadingReport): void {
  if (placed.resource.resourceType === 'Medication') report.notUsed(placed, 'nothing that was read names it');
  else report.unread(placed, `${describe(placed)}: not read`);
}

const HOLDERS = new Set(['Bundle', 'Parameters']);
/** Types that no request takes, but that were searched for anything that needs a clinician. */
const CONTEXT = new Set(['Condition', 'Flag']);
const READ_ELSEWHERE = new Set(['Observation', 'DiagnosticReport', 'AllergyIntolerance', 'Medication']);
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

/** Leaves out resources entered in error, about no person, or not to be read without knowing an extension. */
function readableOf(resources: PlacedResources, report: ReadingReport): PlacedResources {
  const all = resources.all.filter((placed) => {
    const { status, verificationStatus } = placed.resource as {
      readonly status?: unknown;
      readonly verificationStatus?: unknown;
    };
    const inError =
      status === 'entered-in-error' ||
      codesOf(verificationStatus).some(({ code }) => code === 'entered-in-error');
    const other = otherSubject(placed, resources);
    const modifier = modifierIn(placed.resource);
    if (inError) report.notUsed(placed, 'was entered in error');
    else if (other !== undefined) report.notUsed(placed, `is of a ${other}, not of a patient`);
    else if (modifier !== undefined)
      report.unread(placed, `${describe(placed)}: not read, ${modifier} may change what it means`.trim());
    return !inError && other === undefined && modifier === undefined;
  });
  return { ...resources, all };
}

/** An Encounter says when somebody was last seen; without any, what was measured or asked does. */
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

/** The entries that fit the schema of the requests; the others are reported with the field. */
function fitting<Entry>(schema: z.ZodType<Entry>, entries: readonly Entry[], report: ReadingReport): Entry[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    report.review(`Bundle: an entry was left out: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
    return [];
  });
}

/** A score that appears twice, as Observation and in its QuestionnaireResponse, counts once. */
function withoutRepeats(assessments: readonly Assessment[]): Assessment[] {
  const seen = new Set<string>();
  return assessments.filter(({ instrumentId, score, createdAt }) => {
    const key = JSON.stringify([instrumentId, score, parseIsoDate(createdAt)]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
