import {
  type Analyte,
  findAnalyte,
  findAnalyteByLoinc,
  findAnalyteByLoincName,
  isOtherQuantity,
  type LoincAnalyte,
} from '@svc/clinical';
import type { CodeableConcept, Coding } from 'fhir/r4.js';
import type { Problems } from '../element/problems.ts';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { loincOf } from '../element/loinc.ts';
import { conceptText } from './value.ts';

/** More codings than any concept needs; what is behind them is not read. */
const MOST_CODINGS = 100;

/** Words that make another quantity of the analyte they stand beside, whatever stands before them. */
const OTHER_QUANTITY =
  /\b(?:urine|urinary|ur|csf|cerebrospinal|cerebral spinal|spinal fluid|stool|faec\w*|fec\w*|sweat|saliva|dialysate|dialysis fluid|peritoneal|pleural|synovial|ascit\w*|amniotic|vitreous|gastric|semen|body fluid|drain|hair|cord|fetal|fetus|meconium|breath|tissue|bone marrow|24 ?h\w*|24-h\w*|clearance|excretion|antibod\w*|ab|igg|igm|ige|iga|percentile|per age|for[- ](?:age|length|height|stature)|z-?score|goal|target|ratio|post\w*|after|tolerance|challenge|stimulat\w*|suppress\w*|peak|\d+ ?h(?:r|rs|ours?)?|maximum|minimum|mean|average|crea(?:t|tinine)\/|\/creat\w*|ionized|ionised|free|bound)\b/i;
/** Of these, the ones that name a specimen: they speak against a code of blood too. */
const OTHER_SPECIMEN =
  /\b(?:urine|urinary|csf|cerebrospinal|cerebral spinal|spinal fluid|stool|sweat|saliva|dialysate|dialysis fluid|peritoneal|pleural|synovial|amniotic|vitreous)\b/i;

/** Codes that say more than the words beside them: the code decides and nothing is contradictory. */
const MORE_SPECIFIC: ReadonlySet<string> = new Set([
  'hs_crp crp',
  'valproate_free valproate',
  'troponin_t troponin',
  'troponin_i troponin',
  'cortisol_am cortisol',
  'ionised_calcium calcium',
  'bilirubin_direct bilirubin_total',
]);

/** The name a reading goes by, and what has to be said of how it was found. */
export interface ReadingName {
  readonly name: string;
  readonly analyte: Analyte | undefined;
  readonly remark?: string;
}

/**
 * The name a reading goes by, of all its codings and words. A known LOINC code gives the analyte. Beside a code nobody
 * knows a known name decides and says so, unless any words or the code itself are of another quantity: urine glucose
 * called "Glucose" carries its code, so that it is not judged by the wrong range. Two analytes in one concept are a
 * problem.
 */
export function readName(code: unknown, path: string, problems: Problems): ReadingName | undefined {
  const words = isElement<CodeableConcept>(code) ? conceptText(code) : undefined;
  if (!isElement<CodeableConcept>(code) || words === undefined) {
    problems.add(`${path}.code`, 'must have a text, or a coding with a display or code');
    return undefined;
  }
  const { loincs, names } = partsOf(code);
  const coded = new Map<Analyte, LoincAnalyte>();
  for (const loinc of loincs) {
    const found = findAnalyteByLoinc(loinc);
    if (found !== undefined && !coded.has(found.analyte)) coded.set(found.analyte, found);
  }
  const named = new Set(names.map((name) => findAnalyte(name)).filter((analyte) => analyte !== undefined));
  const [known] = coded.values();
  if (known === undefined) return readUncoded(words, { loincs, names, named }, path, problems);
  const others = [...coded.keys(), ...named].filter((other) => isContrary(known.analyte, other));
  const contrary = [...new Set(others.map(({ label }) => label)), ...ofAnother(known.analyte, loincs, names)];
  if (contrary.length > 0) {
    problems.add(
      `${path}.code`,
      `codes and text name different analytes: ${known.analyte.label}, ${contrary.join(', ')}`,
    );
    return undefined;
  }
  return { ...known, name: known.analyte.label };
}

interface Uncoded {
  readonly loincs: readonly string[];
  readonly names: readonly string[];
  readonly named: ReadonlySet<Analyte>;
}

function readUncoded(
  words: string,
  { loincs, names, named }: Uncoded,
  path: string,
  problems: Problems,
): ReadingName | undefined {
  const [analyte, ...others] = mostSpecific(named);
  if (analyte === undefined) return { name: words, analyte: undefined };
  const isOther =
    loincs.some(isOtherQuantity) ||
    names.some((name) => findAnalyte(name) === undefined && OTHER_QUANTITY.test(name));
  const [unknown] = loincs;
  if (isOther)
    return {
      name: unknown === undefined ? otherName(names, words) : `${words} (LOINC ${unknown})`,
      analyte: undefined,
    };
  if (others.length > 0) {
    const labels = [analyte, ...others].map(({ label }) => label);
    problems.add(`${path}.code`, `codes and text name different analytes: ${labels.join(', ')}`);
    return undefined;
  }
  const specimen = names
    .map((name) => findAnalyteByLoincName(name)?.remark)
    .find((remark) => remark !== undefined);
  const byName = unknown === undefined ? undefined : `read by its name: LOINC ${unknown} is not known here`;
  const remark = [specimen, byName].filter((part) => part !== undefined).join('; ');
  // A name that is found by another of the words goes on under the label, else nobody downstream would find it.
  const name = unknown !== undefined || findAnalyte(words) !== analyte ? analyte.label : words;
  return { name, analyte, ...(remark === '' ? {} : { remark }) };
}

/** Without those that another of them says more of: troponin T beside troponin. */
function mostSpecific(named: ReadonlySet<Analyte>): Analyte[] {
  return [...named].filter(
    (general) => ![...named].some((one) => MORE_SPECIFIC.has(`${one.key} ${general.key}`)),
  );
}

/** The words that say that it is another quantity, so that the shorter ones are not taken for the analyte. */
function otherName(names: readonly string[], words: string): string {
  if (findAnalyte(words) === undefined) return words;
  return names.find((name) => findAnalyte(name) === undefined && OTHER_QUANTITY.test(name)) ?? words;
}

/** What speaks of another specimen or quantity than a known code: another code, or words. */
function ofAnother(known: Analyte, loincs: readonly string[], names: readonly string[]): string[] {
  const code = loincs.find(isOtherQuantity);
  if (code !== undefined) return [`LOINC ${code}`];
  const own = [known.label, ...known.aliases, ...known.codes.map(({ display }) => display)];
  if (own.some((name) => OTHER_SPECIMEN.test(name))) return [];
  return names.some((name) => OTHER_SPECIMEN.test(name)) ? ['words of another specimen'] : [];
}

function isContrary(known: Analyte, other: Analyte): boolean {
  return other !== known && !MORE_SPECIFIC.has(`${known.key} ${other.key}`);
}

/** The LOINC codes of a concept, and its words, each once. */
function partsOf({ coding, text }: Unread<CodeableConcept>): { loincs: string[]; names: string[] } {
  const codings = elementsOf<Coding>(coding).slice(0, MOST_CODINGS);
  const loincs = codings.map(loincOf).filter((code) => code !== undefined);
  const names = [textOf(text), ...codings.map(({ display }) => textOf(display))].filter(
    (name) => name !== undefined,
  );
  return { loincs: [...new Set(loincs)], names: [...new Set(names)] };
}
