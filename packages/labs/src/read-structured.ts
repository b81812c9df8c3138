import { Biomarker, IsoDate, LabPanel, LabReportStatus, listOf, toIssues } from '@svc/contracts';
import * as z from 'zod';
import { groupReadings } from './group-readings.ts';
import type { ReportOrder, ReportReading } from './report.ts';

const WithPanels = z.strictObject({
  reportStatus: LabReportStatus.optional(),
  labs: listOf(LabPanel, { min: 1, max: 100 }),
});
const WithReadings = z.strictObject({
  reportStatus: LabReportStatus.optional(),
  observedAt: IsoDate.optional(),
  readings: listOf(Biomarker.extend({ observedAt: IsoDate.optional() }), { min: 1, max: 200 }),
});

/**
 * Structured readings: `{ readings: [{ name, value, unit, flag, referenceRange, note, observedAt }], observedAt,
 * reportStatus }`, or `{ labs }` as the biomarker endpoint takes them. A reading without a date of its own has that of
 * the report.
 */
export function readStructured(value: object, order: ReportOrder): ReportReading {
  return 'labs' in value ? readLabs(value) : readReadings(value, order);
}

function readLabs(value: object): ReportReading {
  const parsed = WithPanels.safeParse(value);
  if (!parsed.success) return { ok: false, issues: toIssues(parsed.error.issues) };
  const { labs, reportStatus = 'final' } = parsed.data;
  return { ok: true, report: { source: 'json', reportStatus, labs } };
}

function readReadings(value: object, order: ReportOrder): ReportReading {
  const parsed = WithReadings.safeParse(value);
  if (!parsed.success) return { ok: false, issues: toIssues(parsed.error.issues) };
  const { readings, observedAt, reportStatus = 'final' } = parsed.data;
  const dated = readings.map(({ observedAt: own = observedAt, ...biomarker }) => ({
    biomarker,
    observedAt: own,
  }));
  return { ok: true, report: { source: 'json', reportStatus, labs: groupReadings(dated, order) } };
}
