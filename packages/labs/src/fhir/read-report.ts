import { LabPanel, LabReportStatus, toIssues } from '@svc/contracts';
import {
  type DatedReading,
  elementsOf,
  isKind,
  missingValue,
  modifierIn,
  type Placed,
  placeResources,
  type PlacedResources,
  Problems,
  type ReadingSink,
  readMoments,
  readObservation,
  secondPatient,
  textOf,
  type Unread,
  valueFieldsOf,
  withKnownUnit,
} from '@svc/fhir';
import type { DiagnosticReport, FhirResource, Observation, Reference } from 'fhir/r4.js';
import { groupReadings } from '../group-readings.ts';
import type { ReportOrder, ReportReading } from '../report.ts';
import { namesAnotherOrder } from './names-another-order.ts';
import { notUsedOf } from './not-used.ts';

const MOST_READINGS = 200;
const MOST_SAID = 20;
const LONGEST_NAME = 80;

/** Where the report is, and what its references can mean. */
interface Located {
  readonly report: Placed<DiagnosticReport>;
  readonly resources: PlacedResources;
}

/**
 * A DiagnosticReport with contained Observations, or a Bundle with one DiagnosticReport and its Observations. Readings of
 * two people, of another order, and what a modifier extension changes are refused; what is not used is said.
 */
export function readFhirReport(value: Unread<FhirResource>, order: ReportOrder): ReportReading {
  const problems = new Problems();
  const located = locate(value, problems);
  const said: string[] = [];
  if (located !== undefined) refuse(located, order, problems);
  const read = located === undefined ? undefined : readReport(located, problems, said);
  if (read === undefined || problems.issues.length > 0) return { ok: false, issues: problems.issues };
  const labs = groupReadings(read.readings, order);
  // The bounds of a reading are those of the biomarker endpoint, which is what reads them next.
  const checked = LabPanel.array().safeParse(labs);
  if (!checked.success) return { ok: false, issues: toIssues(checked.error.issues) };
  const report = { source: 'fhir', reportStatus: read.status, labs: checked.data } as const;
  return { ok: true, report: said.length === 0 ? report : { ...report, said: firstOf(said) } };
}

function firstOf(said: readonly string[]): string[] {
  const distinct = [...new Set(said)];
  if (distinct.length <= MOST_SAID) return distinct;
  return [...distinct.slice(0, MOST_SAID), `and ${distinct.length - MOST_SAID} more`];
}

function locate(value: Unread<FhirResource>, problems: Problems): Located | undefined {
  const resources = placeResources(value);
  const type = value.resourceType;
  if (type !== 'DiagnosticReport' && type !== 'Bundle') {
    problems.add('resourceType', 'must be DiagnosticReport or Bundle');
    return undefined;
  }
  const reports = resources.all.filter((placed) => isKind<DiagnosticReport>(placed, 'DiagnosticReport'));
  const [report] = reports;
  if (report === undefined || reports.length > 1) {
    problems.add('entry', `must hold one DiagnosticReport, holds ${reports.length}`);
    return undefined;
  }
  return { report, resources };
}

/** A path without the type it begins with: whoever delivered the resource knows it. */
function below(path: string): string {
  return path.replace(/^(?:DiagnosticReport|Bundle)(?:\.|$)/, '');
}

/** One report is of one order and one person, and means what it says. */
function refuse({ report, resources }: Located, order: ReportOrder, problems: Problems): void {
  const second = secondPatient(resources);
  if (second !== undefined)
    problems.add(
      below(second.path),
      'is another person than the report is of: readings of two people are no result of one order',
    );
  const other = namesAnotherOrder(report, resources, order);
  if (other !== undefined)
    problems.add(at(report, 'basedOn'), `names another order (${other.slice(0, LONGEST_NAME)})`);
  const modifier = modifierIn(report.resource);
  if (modifier !== undefined)
    problems.add(
      at(report, modifier.split(' ')[0] ?? ''),
      'changes what the report means in a way this service does not know',
    );
}

function at({ path }: Placed, field: string): string {
  const place = below(path);
  return place === '' ? field : `${place}.${field}`;
}

function readReport(located: Located, problems: Problems, said: string[]) {
  const { report, resources } = located;
  const { resource } = report;
  const status = LabReportStatus.safeParse(resource.status);
  if (!status.success) {
    problems.add(
      at(report, 'status'),
      'must be final, amended, corrected or appended: what is registered, partial, preliminary or withdrawn is no result',
    );
    return undefined;
  }
  const sink: ReadingSink = {
    remark: () => undefined,
    review: (reason) => said.push(reason.slice(reason.indexOf(': ') + 2)),
  };
  const moments = readMoments(resource, below(report.path), problems);
  const readings: DatedReading[] = [];
  const observations = observationsOf(located, problems);
  for (const { resource: observation, path } of observations) {
    if (isGroup(observation)) continue;
    const modifier = modifierIn(observation);
    if (modifier !== undefined)
      problems.add(
        `${path}.${modifier.split(' ')[0] ?? ''}`,
        'changes what it means in a way this service does not know',
      );
    else
      for (const each of readObservation(observation, path, moments, problems, { report: sink })) {
        const { biomarker, observedAt, unitCode } = each;
        const known = withKnownUnit(biomarker, { code: unitCode, path, observedAt }, sink);
        readings.push({ biomarker: known, observedAt });
        const missed = missingValue(biomarker, observedAt?.slice(0, 10));
        if (missed !== undefined) said.push(missed);
      }
  }
  if (readings.length === 0 && problems.issues.length === 0)
    problems.add(at(report, 'result'), 'must name at least one Observation of this report');
  if (readings.length > MOST_READINGS)
    problems.add(at(report, 'result'), `must have at most ${MOST_READINGS} readings, has ${readings.length}`);
  const used = new Set<object>(observations.map((each) => each.resource));
  if (problems.issues.length === 0) for (const each of notUsedOf(report, resources, used)) said.push(each);
  return { status: status.data, readings };
}

/** The Observations a report names, with the members of groups; each once. A list, since members can nest deep. */
function observationsOf({ report, resources }: Located, problems: Problems): Placed<Observation>[] {
  const references = (value: unknown, place: string, from: Placed) =>
    elementsOf<Reference>(value).map((reference, index) => ({
      reference,
      place: `${place}[${index}].reference`,
      from,
    }));
  const pending = references(report.resource.result, at(report, 'result'), report);
  const found = new Map<object, Placed<Observation>>();
  // What is found is added behind while the list is gone through; taking the first off would move all others.
  for (const { reference, place, from } of pending) {
    const member = resources.resolve(reference, from) ?? resources.resolve(reference, report);
    if (member === undefined || !isKind<Observation>(member, 'Observation')) {
      const name = textOf(reference.display) ?? textOf(reference.reference) ?? 'a result without a reference';
      problems.add(
        place,
        `must name an Observation of this report: ${JSON.stringify(name.slice(0, LONGEST_NAME))} was not sent`,
      );
      continue;
    }
    if (found.has(member.resource)) continue;
    const path = below(member.path);
    found.set(member.resource, { ...member, path });
    for (const each of references(member.resource.hasMember, `${path}.hasMember`, member)) pending.push(each);
  }
  return [...found.values()];
}

/** A heading over its members has no value of its own. */
function isGroup(observation: Unread<Observation>): boolean {
  return elementsOf(observation.hasMember).length > 0 && valueFieldsOf(observation).length === 0;
}
