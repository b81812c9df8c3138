import { findAnalyte, toAnalyteUnit } from '@svc/clinical';
import type { Biomarker } from '@svc/contracts';
import type { ReadingReport } from '../bundle/reading-report.ts';

/**
 * Says how the unit of a reading was understood. The reading stays as it was sent, since the range that came with it is
 * in its unit; a unit the analyte does not know is reported, and asks for a look where the analyte has a critical limit.
 *
 * @param code the UCUM code of the quantity, used where the words of the unit say nothing
 */
export function withKnownUnit(
  biomarker: Biomarker,
  code: string | undefined,
  path: string,
  report: ReadingReport,
): Biomarker {
  const { name, value, unit } = biomarker;
  const analyte = findAnalyte(name);
  if (analyte === undefined || typeof value !== 'number') return biomarker;
  const read = toAnalyteUnit(analyte, value, unit);
  if ('value' in read) {
    if (read.evidence !== undefined)
      report.remark(path, `${value} ${unit} is ${Number(read.value.toPrecision(4))} ${analyte.unit}`);
    return biomarker;
  }
  if (code !== undefined && code !== unit && 'value' in toAnalyteUnit(analyte, value, code)) {
    report.remark(path, `the unit ${JSON.stringify(unit)} is not known for ${analyte.label}: its code ${code} is`);
    return { ...biomarker, unit: code };
  }
  const why =
    read.problem === 'missing_unit'
      ? `${analyte.label} has no unit: not compared with its range`
      : `the unit ${JSON.stringify(unit)} is not known for ${analyte.label}: not compared with its range`;
  report.remark(path, why);
  if (analyte.criticalHigh !== undefined || analyte.criticalLow !== undefined) report.review(`${path}: ${why}`);
  return biomarker;
}
