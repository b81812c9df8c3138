import { findAnalyte, findDrug, MONITORING_SCHEDULES } from '@svc/clinical';
import type { LabPanel, Prescription } from '@svc/contracts';

/** Medicines whose monitored values decide whether they may be given at all. Ours. */
const DECIDED_BY_VALUES: ReadonlySet<string> = new Set(['lithium', 'clozapine']);

/** Laboratory values that the ordered medicines are monitored by: they matter before the order is signed. */
export function labsMonitoredWith(ordered: readonly Prescription[], labs: readonly LabPanel[]): LabPanel[] {
  const drugs = new Set(
    ordered
      .flatMap(({ medicationName }) => findDrug(medicationName)?.key ?? [])
      .filter((key) => DECIDED_BY_VALUES.has(key)),
  );
  const analytes = new Set(
    MONITORING_SCHEDULES.filter((schedule) => schedule.drugs.some((key) => drugs.has(key))).flatMap(
      (schedule) => schedule.analytes,
    ),
  );
  return labs.flatMap((panel) => {
    const biomarkers = panel.results.biomarkers.filter(({ name }) =>
      analytes.has(findAnalyte(name)?.key ?? ''),
    );
    return biomarkers.length === 0 ? [] : [{ ...panel, results: { ...panel.results, biomarkers } }];
  });
}
