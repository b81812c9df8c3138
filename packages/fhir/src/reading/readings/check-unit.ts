import { findAnalyte, hasSafetyLimit, toAnalyteUnit } from '@svc/clinical';
import type { Biomarker } from '@svc/contracts';
import { printedReading } from './printed-reading.ts';
import type { ReadingSink } from './reading-options.ts';

/** A number after the sign of a bound. */
const NUMBER = /^(?:[<>]=?)\s*(\d+(?:\.\d+)?)$/;

/** Where a reading is, when it was taken, and the UCUM code of its quantity. */
export interface UnitOf {
  readonly code: string | undefined;
  readonly path: string;
  readonly observedAt: string | undefined;
}

/**
 * Says how the unit of a reading was understood. The reading stays as it was sent, since the range that came with it is
 * in its unit; the UCUM code is used where the words of the unit say nothing. A unit that is missing or that the analyte
 * does not know is reported by name, value and date, and asks for a look where the analyte has a critical or urgent
 * limit.
 *
 * @example
 * ```ts
 * import { withKnownUnit } from '@svc/fhir';
 *
 * const said: string[] = [];
 * const sink = { remark: () => undefined, review: (reason: string) => void said.push(reason) };
 * const unitOf = { code: undefined, path: 'Observation', observedAt: '2026-11-10' };
 * withKnownUnit({ name: 'Creatinine', value: 9.1 }, unitOf, sink);
 * said; // → [ 'Observation: Creatinine 9.1 of 2026-11-10: not compared, unit missing' ]
 * ```
 */
export function withKnownUnit(
  biomarker: Biomarker,
  { code, path, observedAt }: UnitOf,
  report: ReadingSink,
): Biomarker {
  const { name, unit } = biomarker;
  const analyte = findAnalyte(name);
  const value = numberOf(biomarker);
  if (analyte === undefined || value === undefined) return biomarker;
  const read = toAnalyteUnit(analyte, value, unit);
  const coded = code === undefined || code === unit ? undefined : toAnalyteUnit(analyte, value, code);
  if ('value' in read) {
    if (coded !== undefined && 'value' in coded && differ(read.value, coded.value)) {
      const said = `${printedReading(biomarker, observedAt)}: its unit and the code of it (${code}) differ; read as ${unit}`;
      report.remark(path, said);
      if (hasSafetyLimit(analyte)) report.review(`${path}: ${said}`);
    }
    if (read.evidence !== undefined)
      report.remark(path, `${value} ${unit} is ${Number(read.value.toPrecision(4))} ${analyte.unit}`);
    return biomarker;
  }
  if (code !== undefined && coded !== undefined && 'value' in coded) {
    report.remark(
      path,
      `the unit ${JSON.stringify(unit)} is not known for ${analyte.label}: its code ${code} is`,
    );
    return { ...biomarker, unit: code };
  }
  const why = read.problem === 'missing_unit' ? 'unit missing' : `the unit is not known for ${analyte.label}`;
  const said = `${printedReading(biomarker, observedAt)}: not compared, ${why}`;
  report.remark(path, said);
  if (hasSafetyLimit(analyte)) report.review(`${path}: ${said}`);
  return biomarker;
}

/** Whether two numbers differ by more than rounding. */
function differ(one: number, other: number): boolean {
  return Math.abs(one - other) > 0.01 * Math.max(Math.abs(one), Math.abs(other));
}

function numberOf({ value }: Biomarker): number | undefined {
  if (typeof value === 'number') return value;
  const [, bound] = typeof value === 'string' ? (NUMBER.exec(value) ?? []) : [];
  return bound === undefined ? undefined : Number(bound);
}
