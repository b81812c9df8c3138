import type { Code } from '@svc/contracts';
import { type Analyte, perEntry, type ConceptCode } from '@svc/clinical';
import { agreementOf, discrepancyKind, sideOf } from './judge-reading.ts';
import type { Side } from './measured.ts';
import type { Reading } from './reading.ts';
import type { BiomarkerFindings } from './biomarker-findings.ts';

/** Codes of recognised analytes with a signal or discrepancy, and of the finding where the value supports it. */
export function codesOf({ signals, discrepancies, changes }: BiomarkerFindings): Code[] {
  const codes: Code[] = [];
  signals.forEach((reading, index) => push(codes, conceptsOf(reading), `/signals/${index}`));
  discrepancies.forEach((reading, index) => push(codes, conceptsOf(reading), `/discrepancies/${index}`));
  changes.forEach(({ later }, index) =>
    push(codes, later.analyte.codes, `/discrepancies/${discrepancies.length + index}`),
  );
  return codes;
}

function push(codes: Code[], concepts: readonly ConceptCode[], mapsTo: string): void {
  for (const { system, code, display } of concepts) codes.push({ system, code, display, mapsTo });
}

/** The concepts of an analyte alone, and with those of a finding on one side. */
const conceptsBySide = perEntry(({ codes, findings = {} }: Analyte) => ({
  none: codes,
  low: [...codes, ...(findings.low ?? [])],
  high: [...codes, ...(findings.high ?? [])],
}));

function conceptsOf(reading: Reading): readonly ConceptCode[] {
  const { analyte } = reading;
  return analyte === undefined ? [] : conceptsBySide(analyte)[findingSide(reading) ?? 'none'];
}

/** The side that a finding may be coded for: where unit and value are certain and the flag does not contradict. */
function findingSide(reading: Reading): Side | undefined {
  const { measured, superseded } = reading;
  if (superseded !== undefined || discrepancyKind(reading) === 'abnormal_without_direction') return undefined;
  if (discrepancyKind(reading) === null)
    return agreementOf(reading) === 'contradicts' ? undefined : sideOf(reading);
  if (measured.kind !== 'measured' || !measured.unitSent) return undefined;
  const side = measured.critical ?? measured.reference;
  return side === 'low' || side === 'high' ? side : undefined;
}
