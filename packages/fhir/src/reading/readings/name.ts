import { CODE_SYSTEMS } from '@svc/contracts';
import { type Analyte, findAnalyte, ANALYTES } from '@svc/clinical';
import type { CodeableConcept, Coding } from 'fhir/r4.js';
import type { Problems } from '../element/problems.ts';
import { elementsOf, isElement, textOf } from '../element/element.ts';
import { conceptText } from './value.ts';

const BY_LOINC: ReadonlyMap<string, Analyte> = new Map(
  ANALYTES.flatMap((analyte) =>
    analyte.codes
      .filter(({ system }) => system === CODE_SYSTEMS.loinc)
      .map(({ code }) => [code, analyte] as const),
  ),
);

/**
 * The name a reading goes by. A LOINC code decides where there is one: a known code gives the analyte, and a name that
 * would be taken for another analyte than its code says (urine glucose called "Glucose") carries the code, so that it
 * is not judged by the wrong range.
 */
export function readName(code: unknown, path: string, problems: Problems): string | undefined {
  const words = isElement<CodeableConcept>(code) ? conceptText(code) : undefined;
  if (!isElement<CodeableConcept>(code) || words === undefined) {
    problems.add(`${path}.code`, 'must have a text, or a coding with a display or code');
    return undefined;
  }
  const loincs = elementsOf<Coding>(code.coding)
    .filter(({ system }) => system === CODE_SYSTEMS.loinc)
    .map(({ code: loinc }) => textOf(loinc))
    .filter((loinc) => loinc !== undefined);
  const coded = new Set(
    loincs.map((loinc) => BY_LOINC.get(loinc)).filter((analyte) => analyte !== undefined),
  );
  const named = findAnalyte(words);
  const [analyte] = coded;
  if (coded.size > 1 || (analyte !== undefined && named !== undefined && named !== analyte)) {
    problems.add(`${path}.code`, 'codes and text name different analytes');
    return undefined;
  }
  if (analyte !== undefined) return analyte.label;
  const [unknown] = loincs;
  return named !== undefined && unknown !== undefined ? `${words} (LOINC ${unknown})` : words;
}
