import { findAnalyte, findAnalyteByLoinc } from '@svc/clinical';
import type { Assessment, Biomarker, LabPanel } from '@svc/contracts';
import type {
  Annotation,
  CodeableConcept,
  Coding,
  DiagnosticReport,
  Identifier,
  Observation,
  Reference,
} from 'fhir/r4.js';
import { READING_CODE } from '../request-inputs.ts';
import { SYSTEMS } from '../systems.ts';
import { dayOf } from './bundle/describe.ts';
import { isKind, nameOf, type Placed } from './bundle/placed.ts';
import type { PlacedResources } from './bundle/resources.ts';
import type { ReadingReport } from './bundle/reading-report.ts';
import { codeIn, codesOf } from './element/codes.ts';
import { asText, elementsOf, isElement, textOf, type Unread } from './element/element.ts';
import { loincOf } from './element/loinc.ts';
import { Problems } from './element/problems.ts';
import { noteNotSent, shownReference } from './note-not-sent.ts';
import { type Inputs, inputOf, readInput } from './read-inputs.ts';
import { withKnownUnit } from './readings/check-unit.ts';
import { missingValue } from './readings/missing-value.ts';
import { type PanelKey, Panels } from './readings/panels.ts';
import { type Moments, readMoments, readObservation } from './readings/reading-of-observation.ts';
import type { ReadingPatient } from './readings/reading-options.ts';
import { conceptText, valueFieldsOf } from './readings/value.ts';
import { withReadableDates } from './readings/with-readable-dates.ts';
import type { Night } from './readings/average-sleep.ts';
import { isSleep, readNight } from './readings/read-night.ts';
import { ItemScores } from './scales/item-scores.ts';
import { readScore, scoresIn } from './scales/read-score.ts';
import { panelOf } from './scales/scale-index.ts';
import { UnknownSurveys } from './scales/unknown-surveys.ts';

const FINISHED = new Set(['final', 'amended', 'corrected', 'appended']);
const MEASURED = new Set(['laboratory', 'vital-signs']);
const ASKED = new Set(['survey', 'sdoh', 'social-history']);
const LONGEST_ID = 256;

/** Everything Observations gave. */
export interface ReadObservations {
  readonly assessments: Assessment[];
  readonly labs: LabPanel[];
  readonly nights: Night[];
  readonly inputs: Inputs;
  /** Days on which somebody was there: a vital sign was taken or a scale asked. */
  readonly days: string[];
}

/** What is shared while the Observations of a bundle are read. */
interface Reading {
  readonly resources: PlacedResources;
  readonly report: ReadingReport;
  readonly panels: Panels;
  readonly items: ItemScores;
  readonly surveys: UnknownSurveys;
  readonly read: ReadObservations;
  readonly patient: ReadingPatient;
  /** Observations that nothing can be said of by themselves. */
  readonly bare: Placed<Observation>[];
}

/** The report an Observation belongs to. */
interface OfReport {
  readonly key: Omit<PanelKey, 'observedAt'>;
  readonly moments: Moments;
}

/**
 * Reads the Observations of a bundle: those that reports name, in their panels, then the others.
 *
 * @param patient what is known of the person, for ranges by sex and age
 * @param all keeps every reading, for a bundle that was made of a request
 */
export function readObservations(
  resources: PlacedResources,
  report: ReadingReport,
  patient: ReadingPatient = {},
  all = false,
): ReadObservations {
  const read: ReadObservations = { assessments: [], labs: [], nights: [], inputs: {}, days: [] };
  const items = new ItemScores(resources, report);
  const surveys = new UnknownSurveys(report);
  const reading: Reading = {
    resources,
    report,
    panels: new Panels(),
    items,
    surveys,
    read,
    patient,
    bare: [],
  };
  const done = new Set<object>();
  for (const placed of resources.all)
    if (isKind<DiagnosticReport>(placed, 'DiagnosticReport')) readReport(placed, reading, done);
  for (const placed of resources.all) {
    if (!isKind<Observation>(placed, 'Observation') || done.has(placed.resource)) continue;
    readOne(placed, undefined, reading);
  }
  const assessments = items.settle(read.assessments);
  surveys.tell();
  const { panels } = reading;
  for (const placed of reading.bare)
    if (panels.hasTelling) report.used(placed, 'reading');
    else report.notUsed(placed, NOT_COMPARED);
  return {
    ...read,
    assessments,
    days: [...read.days, ...items.days],
    labs: panels.build(report, all),
  };
}

function readReport(placed: Placed<DiagnosticReport>, reading: Reading, done: Set<object>): void {
  const { report } = reading;
  const { resource, path } = placed;
  if (isOurs(resource)) {
    report.notUsed(placed, 'is a result of this service, no observation');
    return;
  }
  const usable = FINISHED.has(asText(resource.status));
  const { members, known, missing } = membersOf(placed, reading, done);
  if (!usable) {
    report.unread(
      placed,
      `its status ${JSON.stringify(resource.status) ?? 'is missing and'} is not final, amended, corrected or appended`,
    );
    for (const member of members) {
      done.add(member.resource);
      report.notUsed(member, 'its report is not final');
    }
    return;
  }
  const own = ownId(resource) ?? nameOf(placed);
  const moments = readMoments(
    withReadableDates(placed as unknown as Placed<Observation>, report),
    path,
    new Problems(),
  );
  const key = { group: path, id: own, labName: wordsOf(resource.code) ?? 'Report' };
  for (const member of members) {
    done.add(member.resource);
    readOne(member, { key, moments }, reading);
  }
  if (!known) report.notUsed(placed, 'names no Observation that the bundle holds');
  else report.used(placed, 'heading');
  noteNotSent(placed, missing, report);
}

/**
 * The Observations a report names, with the members of groups, each once: groups can name each other. What another
 * report was read with is not gone through again; `known` says whether the report names any that the bundle holds.
 */
function membersOf(
  placed: Placed<DiagnosticReport>,
  { resources }: Reading,
  done: ReadonlySet<object>,
): { members: Placed<Observation>[]; known: boolean; missing: string[] } {
  const pending: { reference: unknown; from: Placed }[] = elementsOf<Reference>(placed.resource.result).map(
    (reference) => ({ reference, from: placed }),
  );
  const found = new Map<object, Placed<Observation>>();
  let known = false;
  const missing: string[] = [];
  for (const { reference, from } of pending) {
    const member = resources.resolve(reference, from) ?? resources.resolve(reference, placed);
    if (member === undefined) missing.push(shownReference(reference));
    if (member === undefined || !isKind<Observation>(member, 'Observation')) continue;
    known = true;
    if (found.has(member.resource) || done.has(member.resource)) continue;
    found.set(member.resource, member);
    for (const each of elementsOf<Reference>(member.resource.hasMember))
      pending.push({ reference: each, from: member });
  }
  return { members: [...found.values()], known, missing };
}

function readOne(placed: Placed<Observation>, of: OfReport | undefined, reading: Reading): void {
  const { report, read, items, surveys } = reading;
  const { resource } = placed;
  const why = whyNot(placed);
  if (why !== undefined) {
    if (why.matters) report.unread(placed, why.text);
    else report.notUsed(placed, why.text);
    return;
  }
  const input = inputOf(placed);
  if (input !== undefined) {
    readInput(input, placed, read.inputs, report);
    return;
  }
  const isItems = items.take(placed);
  const scores = scoresIn(placed);
  if (scores.length > 0) {
    const assessments = scores.flatMap((score) => readScore(score, placed, report) ?? []);
    for (const assessment of assessments) {
      read.assessments.push(assessment);
      read.days.push(assessment.createdAt);
    }
    if (assessments.length > 0) report.used(placed, 'assessment');
    return;
  }
  if (isItems) return;
  if (isHeading(resource)) report.used(placed, 'heading');
  else if (surveys.read(placed)) return;
  else if ((of !== undefined && !isAsked(resource)) || isMeasured(resource))
    readReadings(placed, of, reading);
  else report.notUsed(placed, whyUnknown(resource));
}

/** Why an Observation is left out whatever it says. */
function whyNot({ resource }: Placed<Observation>): { text: string; matters: boolean } | undefined {
  const { status } = resource;
  if (isOurs(resource)) return { text: 'is a result of this service, no observation', matters: false };
  if (status === 'entered-in-error') return { text: 'was entered in error', matters: false };
  if (status === 'cancelled') return { text: 'was cancelled', matters: false };
  if (!FINISHED.has(asText(status)))
    return {
      text: `its status ${JSON.stringify(status) ?? 'is missing and'} is not final, amended or corrected`,
      matters: true,
    };
  if (Array.isArray(resource.focus) && resource.focus.length > 0)
    return { text: 'is about something or somebody else than the patient (focus)', matters: false };
  return undefined;
}

/** Marked as made by this package: its codes name scales although its value is no score of one. */
function isOurs(resource: Unread<Observation | DiagnosticReport>): boolean {
  const tags = isElement<{ tag: unknown }>(resource.meta) ? resource.meta.tag : undefined;
  return (
    codeIn({ coding: tags }, SYSTEMS.product) !== undefined ||
    codesOf(resource.code).some(({ system }) => system === SYSTEMS.finding || system === SYSTEMS.product)
  );
}

function isHeading(resource: Unread<Observation>): boolean {
  const { hasMember, component } = resource;
  return (
    valueFieldsOf(resource).length === 0 &&
    ((Array.isArray(hasMember) && hasMember.length > 0) ||
      (panelOf(resource.code) !== undefined && elementsOf(component).length === 0))
  );
}

/** What was asked of somebody is no reading, whatever report names it. */
function isAsked({ category }: Unread<Observation>): boolean {
  return elementsOf<CodeableConcept>(category).some((each) =>
    codesOf(each).some(({ code }) => ASKED.has(code)),
  );
}

/** By its category, or by an analyte that its code or its name, or that of a component, is known as. */
function isMeasured(resource: Unread<Observation>): boolean {
  const categories = elementsOf<CodeableConcept>(resource.category).flatMap((each) => codesOf(each));
  if (categories.some(({ code }) => MEASURED.has(code))) return true;
  if (codeIn(resource.code, SYSTEMS.input)?.code === READING_CODE) return true;
  return (
    isAnalyte(resource.code) ||
    elementsOf<Observation>(resource.component).some(({ code }) => isAnalyte(code))
  );
}

function isAnalyte(concept: unknown): boolean {
  const codings = isElement<CodeableConcept>(concept) ? elementsOf<Coding>(concept.coding) : [];
  const words = wordsOf(concept);
  return (
    codings.some((coding) => {
      const [loinc, display] = [loincOf(coding), textOf(coding.display)];
      return (
        (loinc !== undefined && findAnalyteByLoinc(loinc) !== undefined) ||
        (display !== undefined && findAnalyte(display) !== undefined)
      );
    }) ||
    (words !== undefined && findAnalyte(words) !== undefined)
  );
}

function whyUnknown(resource: Unread<Observation>): string {
  return wordsOf(resource.code) === undefined
    ? 'has no code and no words: what it is of cannot be told'
    : 'is neither a scale nor an analyte this service knows';
}

function wordsOf(code: unknown): string | undefined {
  return isElement<CodeableConcept>(code) ? conceptText(code) : undefined;
}

function readReadings(placed: Placed<Observation>, of: OfReport | undefined, reading: Reading): void {
  const { report, panels, read, patient } = reading;
  const resource = withReadableDates(placed, report);
  const problems = new Problems();
  const noMoments = { effective: undefined, issued: undefined };
  const found = readObservation(resource, placed.path, of?.moments ?? noMoments, problems, {
    report,
    patient,
  });
  const [problem] = problems.issues;
  if (problem !== undefined) report.unread(placed, problem.message);
  if (found.length === 0) return;
  let kept = 0;
  let bare = 0;
  for (const { biomarker, observedAt, unitCode } of found) {
    // A sample is sent in and a night is slept at home: only who took a pulse was there.
    if (observedAt !== undefined && of === undefined && isVitalSign(placed) && !isSleep(biomarker))
      read.days.push(observedAt);
    if (of === undefined && isSleep(biomarker)) {
      const night = readNight(biomarker, observedAt, placed, report);
      if (night !== undefined) read.nights.push(night);
      kept += 1;
      continue;
    }
    const missed = missingValue(biomarker, dayOf(placed));
    if (missed !== undefined) report.review(`${placed.path}: ${missed}`);
    const key = of?.key ?? standingAlone(placed);
    const unitOf = { code: unitCode, path: placed.path, observedAt };
    const known = withKnownUnit(asSent(biomarker, placed), unitOf, report);
    const isOwn = codeIn(resource.code, SYSTEMS.input) !== undefined;
    if (isBare(known) && !isOwn) bare += 1;
    if (panels.add({ ...key, observedAt }, known, isOwn || !isBare(known))) kept += 1;
  }
  if (kept === bare && bare > 0 && problem === undefined) reading.bare.push(placed);
  else if (kept === 0) report.notUsed(placed, 'repeats another reading of the same moment');
  else if (problem === undefined) report.used(placed, 'reading');
}

const NOT_COMPARED =
  'not compared: no analyte this service knows, and neither a flag nor a range came with it';

/** Nothing can be said of it: nobody here knows it, and the laboratory said nothing. It is named, and flags nothing. */
function isBare({ name, flag, abnormal, referenceRange, note }: Biomarker): boolean {
  return (
    flag === undefined &&
    abnormal === undefined &&
    referenceRange === undefined &&
    note === undefined &&
    findAnalyte(name) === undefined
  );
}

/** A reading of a request keeps the name and the flag it was sent with. */
function asSent(biomarker: Biomarker, { resource }: Placed<Observation>): Biomarker {
  const own = codeIn(resource.code, SYSTEMS.input);
  if (own?.code !== READING_CODE || own.display === undefined) return biomarker;
  const [interpretation] = elementsOf<CodeableConcept>(resource.interpretation);
  const flag = interpretation === undefined ? undefined : textOf(interpretation.text);
  if (biomarker.abnormal) return withOwnNote({ ...biomarker, name: own.display }, resource);
  return { ...biomarker, name: own.display, ...(flag === undefined ? {} : { flag }) };
}

/** Without what the reading of its flag adds to the note. */
function withOwnNote(biomarker: Biomarker, { note }: Unread<Observation>): Biomarker {
  const sent = elementsOf<Annotation>(note).flatMap(({ text }) => textOf(text) ?? []);
  const own = { ...biomarker, note: sent.join('; ') };
  if (sent.length === 0) Reflect.deleteProperty(own, 'note');
  return own;
}

function isVitalSign({ resource }: Placed<Observation>): boolean {
  const kinds = elementsOf<CodeableConcept>(resource.category).flatMap((each) => codesOf(each));
  return kinds.some(({ code }) => code === 'vital-signs');
}

/** The panel of Observations that no report names: one for each kind and moment. */
function standingAlone(placed: Placed<Observation>): Omit<PanelKey, 'observedAt'> {
  const isVital = isVitalSign(placed);
  return {
    group: isVital ? 'vital-signs' : 'laboratory',
    id: nameOf(placed).slice(-LONGEST_ID),
    labName: isVital ? 'Vital signs' : 'Laboratory',
  };
}

/** The id a panel had in a request. */
function ownId(resource: Unread<DiagnosticReport>): string | undefined {
  const own = elementsOf<Identifier>(resource.identifier).find(({ system }) => system === SYSTEMS.requestId);
  return own === undefined ? undefined : textOf(own.value);
}
