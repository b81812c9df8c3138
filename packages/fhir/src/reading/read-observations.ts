import { findAnalyte, findAnalyteByLoinc, toAnalyteUnit } from '@svc/clinical';
import { type Assessment, type Biomarker, type LabPanel, parseIsoDate } from '@svc/contracts';
import type {
  CodeableConcept,
  Coding,
  DiagnosticReport,
  Identifier,
  Observation,
  Period,
  Reference,
} from 'fhir/r4.js';
import { READING_CODE } from '../request-inputs.ts';
import { SYSTEMS } from '../systems.ts';
import { dayOf, describe } from './bundle/describe.ts';
import { isKind, nameOf, type Placed } from './bundle/placed.ts';
import type { PlacedResources } from './bundle/resources.ts';
import type { ReadingReport } from './bundle/reading-report.ts';
import { codeIn, codesOf } from './element/codes.ts';
import { asText, elementsOf, isElement, textOf, type Unread } from './element/element.ts';
import { loincOf } from './element/loinc.ts';
import { Problems } from './element/problems.ts';
import { type Inputs, inputOf, readInput } from './read-inputs.ts';
import { withKnownUnit } from './readings/check-unit.ts';
import { missingValue } from './readings/missing-value.ts';
import { type PanelKey, Panels } from './readings/panels.ts';
import { type Moments, readMoments, readObservation } from './readings/read-observation.ts';
import type { ReadingPatient } from './readings/reading-options.ts';
import { conceptText, valueFieldsOf } from './readings/value.ts';
import { withReadableDates } from './readings/with-readable-dates.ts';
import type { Night } from './readings/average-sleep.ts';
import { ItemScores } from './scales/item-scores.ts';
import { readScore, scoresIn } from './scales/read-score.ts';
import { panelOf } from './scales/scale-index.ts';
import { UnknownSurveys } from './scales/unknown-surveys.ts';

const FINISHED = new Set(['final', 'amended', 'corrected', 'appended']);
const MEASURED = new Set(['laboratory', 'vital-signs']);
const ASKED = new Set(['survey', 'sdoh', 'social-history']);
const LONGEST_ID = 256;
const SLEEP = 'sleep_hours';
const MOST_HOURS_OF_SLEEP = 24;

/** Everything Observations gave. */
export interface ReadObservations {
  readonly assessments: Assessment[];
  readonly labs: LabPanel[];
  readonly nights: Night[];
  readonly inputs: Inputs;
  /** Days on which something was measured or asked. */
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
  noteNotSent(placed, missing, reading);
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

function shownReference(reference: unknown): string {
  const { display, reference: literal } = isElement<Reference>(reference)
    ? reference
    : ({} as Unread<Reference>);
  return (textOf(display) ?? textOf(literal) ?? 'a result without a reference').slice(0, 80);
}

const MOST_MISSING = 5;

/** Results that were promised and did not come, or a laboratory report that has none: a person has to look. */
function noteNotSent(
  placed: Placed<DiagnosticReport>,
  missing: readonly string[],
  { report }: Reading,
): void {
  const { path, resource } = placed;
  const shown = describe(placed);
  if (missing.length > 0) {
    const more = missing.length > MOST_MISSING ? ` and ${missing.length - MOST_MISSING} more` : '';
    report.review(
      `${path}: ${shown}: ${missing.length} of its results were not sent: ${missing.slice(0, MOST_MISSING).join(', ')}${more}`,
    );
  } else if (elementsOf(resource.result).length === 0 && isLaboratory(resource))
    report.review(`${path}: ${shown}: a laboratory report without results that can be read`);
  const conclusion = textOf(resource.conclusion);
  const [critical] = conclusion === undefined ? [] : (CRITICAL.exec(conclusion.slice(0, 4000)) ?? []);
  if (critical !== undefined && !/^(?:no|not)/i.test(critical))
    report.review(`${path}.conclusion: "${conclusion?.slice(0, 120)}"`);
}

/** "Critically high", "panic value": said by whoever wrote the conclusion. */
const CRITICAL = /(?:\b(?:no|not)\s+(?:\w+\s+)?)?\b(?:critical(?:ly)?|panic|life[- ]threatening)\b/i;

function isLaboratory({ category }: Unread<DiagnosticReport>): boolean {
  return elementsOf<CodeableConcept>(category)
    .flatMap((each) => codesOf(each))
    .some(({ code }) => LABORATORY.has(code));
}

/** HL7 v2-0074 sections of a laboratory, and the category of Observations. */
const LABORATORY = new Set(['LAB', 'laboratory', 'CH', 'HM', 'SR', 'TX', 'BLB', 'OTH-LAB']);

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
    if (observedAt !== undefined) read.days.push(observedAt);
    if (of === undefined && isSleep(biomarker)) {
      readSleep(biomarker, observedAt, placed, reading);
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
function isBare({ name, flag, referenceRange, note }: Biomarker): boolean {
  return (
    flag === undefined &&
    referenceRange === undefined &&
    note === undefined &&
    findAnalyte(name) === undefined
  );
}

/** Sleep that no report holds goes into the mean of the nights. */
function isSleep({ name }: Biomarker): boolean {
  return findAnalyte(name)?.key === SLEEP;
}

function readSleep(
  { value, unit }: Biomarker,
  at: string | undefined,
  placed: Placed<Observation>,
  { report, read }: Reading,
): void {
  const refuse = (why: string) => report.notUsed(placed, `not used as sleep: ${why}`);
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
  read.nights.push({ hours, at, from: begins });
  report.used(placed, 'sleep');
}

/** A reading of a request keeps the name and the flag it was sent with. */
function asSent(biomarker: Biomarker, { resource }: Placed<Observation>): Biomarker {
  const own = codeIn(resource.code, SYSTEMS.input);
  if (own?.code !== READING_CODE || own.display === undefined) return biomarker;
  const [interpretation] = elementsOf<CodeableConcept>(resource.interpretation);
  const flag = interpretation === undefined ? undefined : textOf(interpretation.text);
  return { ...biomarker, name: own.display, ...(flag === undefined ? {} : { flag }) };
}

/** The panel of Observations that no report names: one for each kind and moment. */
function standingAlone(placed: Placed<Observation>): Omit<PanelKey, 'observedAt'> {
  const kinds = elementsOf<CodeableConcept>(placed.resource.category).flatMap((each) => codesOf(each));
  const isVital = kinds.some(({ code }) => code === 'vital-signs');
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
