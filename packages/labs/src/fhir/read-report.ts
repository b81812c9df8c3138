import { LabPanel, LabReportStatus, toIssues } from '@svc/contracts';
import {
  asText,
  type DatedReading,
  elementsOf,
  isElement,
  Problems,
  readMoments,
  readObservation,
  textOf,
  type Unread,
  valueFieldsOf,
} from '@svc/fhir';
import type { Bundle, BundleEntry, DiagnosticReport, FhirResource, Observation, Reference } from 'fhir/r4.js';
import { groupReadings } from '../group-readings.ts';
import type { ReportOrder, ReportReading } from '../report.ts';

const MOST_READINGS = 200;

/** A resource of the report with the place it stands in. */
interface Placed<Kind extends FhirResource = FhirResource> {
  readonly resource: Unread<Kind>;
  readonly path: string;
}

/** Where the report is, and the resources its references can mean. */
interface Located {
  readonly report: Placed<DiagnosticReport>;
  readonly byReference: ReadonlyMap<string, Placed>;
}

/** A DiagnosticReport with contained Observations, or a Bundle with one DiagnosticReport and its Observations. */
export function readFhirReport(value: Unread<FhirResource>, order: ReportOrder): ReportReading {
  const problems = new Problems();
  const located = locate(value, problems);
  const read = located === undefined ? undefined : readReport(located, problems);
  if (read === undefined || problems.issues.length > 0) return { ok: false, issues: problems.issues };
  const labs = groupReadings(read.readings, order);
  // The bounds of a reading are those of the biomarker endpoint, which is what reads them next.
  const checked = LabPanel.array().safeParse(labs);
  if (!checked.success) return { ok: false, issues: toIssues(checked.error.issues) };
  return { ok: true, report: { source: 'fhir', reportStatus: read.status, labs: checked.data } };
}

function locate(value: Unread<FhirResource>, problems: Problems): Located | undefined {
  if (isKind<DiagnosticReport>(value, 'DiagnosticReport')) {
    const contained = elementsOf<FhirResource>(value.contained).map((resource, index) => ({
      resource,
      path: `contained[${index}]`,
    }));
    const byReference = new Map(contained.map((placed) => [`#${asText(placed.resource.id)}`, placed]));
    return { report: { resource: value, path: '' }, byReference };
  }
  if (isKind<Bundle>(value, 'Bundle')) return locateInBundle(value, problems);
  problems.add('resourceType', 'must be DiagnosticReport or Bundle');
  return undefined;
}

function isKind<Kind extends FhirResource>(
  resource: Unread<FhirResource>,
  kind: Kind['resourceType'],
): resource is Unread<Kind> {
  return resource.resourceType === kind;
}

function locateInBundle(bundle: Unread<Bundle>, problems: Problems): Located | undefined {
  const byReference = new Map<string, Placed>();
  const reports: Placed<DiagnosticReport>[] = [];
  elementsOf<BundleEntry>(bundle.entry).forEach(({ resource, fullUrl }, index) => {
    if (!isElement<FhirResource>(resource)) return;
    const path = `entry[${index}].resource`;
    const placed = { resource, path };
    const id = textOf(resource.id);
    if (id !== undefined) byReference.set(`${asText(resource.resourceType)}/${id}`, placed);
    const url = textOf(fullUrl);
    if (url !== undefined) byReference.set(url, placed);
    if (isKind<DiagnosticReport>(resource, 'DiagnosticReport')) reports.push({ resource, path });
  });
  const [report] = reports;
  if (report === undefined || reports.length > 1) {
    problems.add('entry', `must hold one DiagnosticReport, holds ${reports.length}`);
    return undefined;
  }
  elementsOf<FhirResource>(report.resource.contained).forEach((resource, index) => {
    const path = `${report.path}.contained[${index}]`;
    byReference.set(`#${asText(resource.id)}`, { resource, path });
  });
  return { report, byReference };
}

function readReport(located: Located, problems: Problems) {
  const { resource, path } = located.report;
  const at = (field: string) => (path === '' ? field : `${path}.${field}`);
  const status = LabReportStatus.safeParse(resource.status);
  if (!status.success) {
    problems.add(
      at('status'),
      'must be final, amended, corrected or appended: what is registered, partial, preliminary or withdrawn is no result',
    );
    return undefined;
  }
  const moments = readMoments(resource, path, problems);
  const readings: DatedReading[] = [];
  for (const observation of observationsOf(located, problems)) {
    if (!isGroup(observation.resource))
      for (const each of readObservation(observation.resource, observation.path, moments, problems))
        readings.push(each);
  }
  if (readings.length === 0 && problems.issues.length === 0)
    problems.add(at('result'), 'must name at least one Observation of this report');
  if (readings.length > MOST_READINGS)
    problems.add(at('result'), `must have at most ${MOST_READINGS} readings, has ${readings.length}`);
  return { status: status.data, readings };
}

/** The Observations a report names, with the members of groups; each once. A list, since members can nest deep. */
function observationsOf({ report, byReference }: Located, problems: Problems): Placed<Observation>[] {
  const at = report.path === '' ? 'result' : `${report.path}.result`;
  const references = (value: unknown, from: string) =>
    elementsOf<Reference>(value).map(({ reference }, index) => ({
      reference,
      from: `${from}[${index}].reference`,
    }));
  const pending = references(report.resource.result, at);
  const found = new Map<object, Placed<Observation>>();
  // What is found is added behind while the list is gone through; taking the first off would move all others.
  for (const next of pending) {
    const { resource, path } = byReference.get(asText(next.reference)) ?? {};
    if (resource === undefined || path === undefined || !isKind<Observation>(resource, 'Observation')) {
      problems.add(next.from, 'must name an Observation of this report');
      continue;
    }
    if (found.has(resource)) continue;
    found.set(resource, { resource, path });
    for (const each of references(resource.hasMember, `${path}.hasMember`)) pending.push(each);
  }
  return [...found.values()];
}

/** A heading over its members has no value of its own. */
function isGroup(observation: Unread<Observation>): boolean {
  return elementsOf(observation.hasMember).length > 0 && valueFieldsOf(observation).length === 0;
}
