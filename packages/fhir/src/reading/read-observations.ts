import { ANALYTES, findAnalyte } from '@svc/clinical';
import { type Assessment, type Biomarker, CODE_SYSTEMS, type LabPanel } from '@svc/contracts';
import type {
  CodeableConcept,
  DiagnosticReport,
  Identifier,
  Observation,
  Quantity,
  Reference,
} from 'fhir/r4.js';
import { READING_CODE } from '../request-inputs.ts';
import { SYSTEMS } from '../systems.ts';
import { isKind, nameOf, type Placed, type PlacedResources } from './bundle/placed.ts';
import type { ReadingReport } from './bundle/reading-report.ts';
import { codeIn, codesOf } from './element/codes.ts';
import { asText, elementsOf, isElement, textOf, type Unread } from './element/element.ts';
import { Problems } from './element/problems.ts';
import { type Inputs, inputOf, readInput } from './read-inputs.ts';
import { withKnownUnit } from './readings/check-unit.ts';
import { type PanelKey, Panels } from './readings/panels.ts';
import { type Moments, readMoments, readObservation } from './readings/read-observation.ts';
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
const ANALYTE_CODES: ReadonlySet<string> = new Set(
  ANALYTES.flatMap(({ codes }) =>
    codes.filter(({ system }) => system === CODE_SYSTEMS.loinc).map(({ code }) => code),
  ),
);

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
}

/** The report an Observation belongs to. */
interface OfReport {
  readonly key: Omit<PanelKey, 'observedAt'>;
  readonly moments: Moments;
}

/** Reads the Observations of a bundle: those that reports name, in their panels, then the others. */
export function readObservations(resources: PlacedResources, report: ReadingReport): ReadObservations {
  const read: ReadObservations = { assessments: [], labs: [], nights: [], inputs: {}, days: [] };
  const items = new ItemScores(resources, report);
  const surveys = new UnknownSurveys(report);
  const reading: Reading = { resources, report, panels: new Panels(), items, surveys, read };
  const done = new Set<object>();
  for (const placed of resources.all)
    if (isKind<DiagnosticReport>(placed, 'DiagnosticReport')) readReport(placed, reading, done);
  for (const placed of resources.all) {
    if (!isKind<Observation>(placed, 'Observation') || done.has(placed.resource)) continue;
    readOne(placed, undefined, reading);
  }
  const assessments = items.settle(read.assessments);
  surveys.tell();
  return { ...read, assessments, days: [...read.days, ...items.days], labs: reading.panels.build(report) };
}

function readReport(placed: Placed<DiagnosticReport>, reading: Reading, done: Set<object>): void {
  const { report } = reading;
  const { resource, path } = placed;
  if (isOurs(resource)) {
    report.notUsed(placed, 'is a result of this service, no observation');
    return;
  }
  const usable = FINISHED.has(asText(resource.status));
  const { members, known } = membersOf(placed, reading, done);
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
}

/**
 * The Observations a report names, with the members of groups, each once: groups can name each other. What another
 * report was read with is not gone through again; `known` says whether the report names any that the bundle holds.
 */
function membersOf(
  placed: Placed<DiagnosticReport>,
  { resources }: Reading,
  done: ReadonlySet<object>,
): { members: Placed<Observation>[]; known: boolean } {
  const pending: { reference: unknown; from: Placed }[] = elementsOf<Reference>(placed.resource.result).map(
    (reference) => ({ reference, from: placed }),
  );
  const found = new Map<object, Placed<Observation>>();
  let known = false;
  for (const { reference, from } of pending) {
    const member = resources.resolve(reference, from) ?? resources.resolve(reference, placed);
    if (member === undefined || !isKind<Observation>(member, 'Observation')) continue;
    known = true;
    if (found.has(member.resource) || done.has(member.resource)) continue;
    found.set(member.resource, member);
    for (const each of elementsOf<Reference>(member.resource.hasMember))
      pending.push({ reference: each, from: member });
  }
  return { members: [...found.values()], known };
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

/** By its category, or by an analyte that its code or its name is known as. */
function isMeasured(resource: Unread<Observation>): boolean {
  const categories = elementsOf<CodeableConcept>(resource.category).flatMap((each) => codesOf(each));
  if (categories.some(({ code }) => MEASURED.has(code))) return true;
  if (codeIn(resource.code, SYSTEMS.input)?.code === READING_CODE) return true;
  const words = wordsOf(resource.code);
  if (
    codesOf(resource.code).some(
      ({ system, code }) => system === CODE_SYSTEMS.loinc && ANALYTE_CODES.has(code),
    )
  )
    return true;
  return words !== undefined && findAnalyte(words) !== undefined;
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
  const { report, panels, read } = reading;
  const resource = withReadableDates(placed, report);
  const problems = new Problems();
  const noMoments = { effective: undefined, issued: undefined };
  const found = readObservation(resource, placed.path, of?.moments ?? noMoments, problems);
  const [problem] = problems.issues;
  if (problem !== undefined) report.unread(placed, problem.message);
  if (found.length === 0) return;
  let kept = 0;
  for (const { biomarker, observedAt } of found) {
    if (observedAt !== undefined) read.days.push(observedAt);
    if (of === undefined && isNight(biomarker, observedAt)) {
      read.nights.push({ hours: hoursOf(biomarker), at: observedAt });
      report.used(placed, 'sleep');
      kept += 1;
      continue;
    }
    const key = of?.key ?? standingAlone(placed);
    const known = withKnownUnit(asSent(biomarker, placed), codeOf(resource), placed.path, report);
    if (panels.add({ ...key, observedAt }, known)) kept += 1;
  }
  if (kept === 0) report.notUsed(placed, 'repeats another reading of the same moment');
  else if (problem === undefined) report.used(placed, 'reading');
}

/** A night of sleep that no report holds: it goes into the mean. */
function isNight({ name, value }: Biomarker, at: string | undefined): at is string {
  return at !== undefined && typeof value === 'number' && findAnalyte(name)?.key === SLEEP;
}

function hoursOf({ value, unit = 'h' }: Biomarker): number {
  const hours = Number(value);
  if (/^min/i.test(unit)) return hours / 60;
  return /^s(ec|$)/i.test(unit) ? hours / 3600 : hours;
}

/** A reading of a request keeps the name and the flag it was sent with. */
function asSent(biomarker: Biomarker, { resource }: Placed<Observation>): Biomarker {
  const own = codeIn(resource.code, SYSTEMS.input);
  if (own?.code !== READING_CODE || own.display === undefined) return biomarker;
  const [interpretation] = elementsOf<CodeableConcept>(resource.interpretation);
  const flag = interpretation === undefined ? undefined : textOf(interpretation.text);
  return { ...biomarker, name: own.display, ...(flag === undefined ? {} : { flag }) };
}

function codeOf({ valueQuantity }: Unread<Observation>): string | undefined {
  return isElement<Quantity>(valueQuantity) ? textOf(valueQuantity.code) : undefined;
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
