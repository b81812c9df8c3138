import type { Biomarker, LabPanel } from '@svc/contracts';
import type { DatedReading } from '@svc/fhir';
import type { ReportOrder } from './report.ts';

/** One panel for each moment something was observed, in the order they first appear; all carry the id of the order. */
export function groupReadings(
  readings: readonly DatedReading[],
  { orderId, panelName }: ReportOrder,
): LabPanel[] {
  const byMoment = new Map<string | undefined, Biomarker[]>();
  for (const { biomarker, observedAt } of readings) {
    const group = byMoment.get(observedAt);
    if (group === undefined) byMoment.set(observedAt, [biomarker]);
    else group.push(biomarker);
  }
  return [...byMoment].map(([observedAt, biomarkers]) => ({
    id: orderId,
    labName: panelName,
    ...(observedAt === undefined ? {} : { observedAt }),
    results: { biomarkers },
  }));
}
