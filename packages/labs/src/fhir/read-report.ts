import { LabPanel, LabReportStatus, toIssues } from '@svc/contracts';
import { type DatedReading, groupReadings } from '../group-readings.ts';
import { Problems, type ReportOrder, type ReportReading } from '../report.ts';
import { isJson, type Json, objectsOf, textOf } from './json.ts';
import { readMoments, readObservation } from './read-observation.ts';

const MOST_READINGS = 200;

/** A resource of the report with the place it stands in. */
interface Placed {
  readonly resource: Json;
  readonly path: string;
}

/** Where the report is, and the resources its references can mean. */
interface Located {
  readonly report: Placed;
  readonly byReference: ReadonlyMap<string, Placed>;
}

/** A DiagnosticReport with contained Observations, or a Bundle with one DiagnosticReport and its Observations. */
export function readFhirReport(value: Json, order: ReportOrder): ReportReading {
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

function locate(value: Json, problems: Problems): Located | undefined {
  if (value.resourceType === 'DiagnosticReport') {
    const contained = objectsOf(value.contained).map((resource, index) => ({
      resource,
      path: `contained[${index}]`,
    }));
    const byReference = new Map(contained.map((placed) => [`#${String(placed.resource.id)}`, placed]));
    return { report: { resource: value, path: '' }, byReference };
  }
  if (value.resourceType === 'Bundle') return locateInBundle(value, problems);
  problems.add('resourceType', 'must be DiagnosticReport or Bundle');
  return undefined;
}

function locateInBundle(bundle: Json, problems: Problems): Located | undefined {
  const byReference = new Map<string, Placed>();
  const reports: Placed[] = [];
  objectsOf(bundle.entry).forEach(({ resource, fullUrl }, index) => {
    if (!isJson(resource)) return;
    const placed = { resource, path: `entry[${index}].resource` };
    const id = textOf(resource.id);
    if (id !== undefined) byReference.set(`${String(resource.resourceType)}/${id}`, placed);
    const url = textOf(fullUrl);
    if (url !== undefined) byReference.set(url, placed);
    if (resource.resourceType === 'DiagnosticReport') reports.push(placed);
  });
  const [report] = reports;
  if (report === undefined || reports.length > 1) {
    problems.add('entry', `must hold one DiagnosticReport, holds ${reports.length}`);
    return undefined;
  }
  objectsOf(report.resource.contained).forEach((resource, index) => {
    const path = `${report.path}.contained[${index}]`;
    byReference.set(`#${String(resource.id)}`, { resource, path });
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
function observationsOf({ report, byReference }: Located, problems: Problems): Placed[] {
  const at = report.path === '' ? 'result' : `${report.path}.result`;
  const references = (value: unknown, from: string) =>
    objectsOf(value).map(({ reference }, index) => ({ reference, from: `${from}[${index}].reference` }));
  const pending = references(report.resource.result, at);
  const found = new Map<Json, Placed>();
  // What is found is added behind while the list is gone through; taking the first off would move all others.
  for (const next of pending) {
    const placed = byReference.get(String(next.reference));
    if (placed === undefined || placed.resource.resourceType !== 'Observation') {
      problems.add(next.from, 'must name an Observation of this report');
      continue;
    }
    if (found.has(placed.resource)) continue;
    found.set(placed.resource, placed);
    for (const each of references(placed.resource.hasMember, `${placed.path}.hasMember`)) pending.push(each);
  }
  return [...found.values()];
}

/** A heading over its members has no value of its own. */
function isGroup(observation: Json): boolean {
  return (
    objectsOf(observation.hasMember).length > 0 &&
    !Object.keys(observation).some((name) => /^value[A-Z]/.test(name))
  );
}
