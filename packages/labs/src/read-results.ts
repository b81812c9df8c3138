import { readFhirReport } from './fhir/read-report.ts';
import { readStructured } from './read-structured.ts';
import type { ReportOrder, ReportReading } from './report.ts';

/**
 * Reads what a laboratory delivered: structured readings, or a FHIR R4 DiagnosticReport, alone with contained
 * Observations or in a Bundle. Everything about the person, the laboratory and the specimen is left behind: only
 * readings are kept. Never throws; what is wrong is named field by field.
 */
export function readLabResults(value: unknown, order: ReportOrder): ReportReading {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return {
      ok: false,
      issues: [{ path: 'results', message: 'must be an object with readings or labs, or a FHIR resource' }],
    };
  return 'resourceType' in value ? readFhirReport(value, order) : readStructured(value, order);
}
