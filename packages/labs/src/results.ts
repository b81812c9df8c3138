import type { LabResults } from '@svc/contracts';
import type { LabReport } from './report.ts';
import { readLabResults } from './read-results.ts';
import { invalidIssues } from '@svc/server-kit';
import type { StoredLabOrder } from '@svc/store';

const NOTICES: Readonly<Record<LabResults['source'], string>> = {
  json: 'Readings as they were delivered, for review by a clinician. A missing flag does not mean normal.',
  fhir: 'Readings as they were delivered, for review by a clinician. A missing flag does not mean normal.',
  simulated: 'Simulated readings: they are of nobody.',
  none: 'The report came without structured readings: get it from the laboratory. No readings does not mean normal.',
};

/** Results as they are kept and shown. */
export function resultsOf(
  report: Omit<LabReport, 'source'> & { readonly source: LabResults['source'] },
  now: number,
): LabResults {
  const { source, reportStatus, labs, said = [] } = report;
  return {
    source,
    reportStatus,
    reportedAt: new Date(now).toISOString(),
    labs: [...labs],
    notice: [NOTICES[source], ...said.map(asSentence)].join(' '),
  };
}

function asSentence(line: string): string {
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

/** A report without structured readings: said, never left to look like an empty normal one. */
export function noReadings(now: number): LabResults {
  return resultsOf({ source: 'none', reportStatus: 'final', labs: [] }, now);
}

/**
 * What a laboratory delivered for an order.
 *
 * @throws ApiError `invalid_request` that names each field at fault, below `results`
 */
export function readDelivered(
  delivered: unknown,
  { id, panelName, requisitionNumber }: Pick<StoredLabOrder, 'id' | 'panelName' | 'requisitionNumber'>,
  now: number,
): LabResults {
  const read = readLabResults(delivered, { orderId: id, panelName, requisitionNumber });
  if (read.ok) return resultsOf(read.report, now);
  const issues = read.issues.map(({ path, message }) => ({
    path: path === 'results' ? path : `results.${path}`,
    message,
  }));
  throw invalidIssues(issues);
}
