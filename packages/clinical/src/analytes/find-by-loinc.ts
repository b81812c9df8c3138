import { CODE_SYSTEMS, normalForm } from '@svc/contracts';
import type { Analyte } from './define-analyte.ts';
import { ANALYTES } from './index.ts';
import { FURTHER_CODES } from './loinc/index.ts';
import { OTHER_QUANTITIES } from './loinc/other-quantities.ts';
import { type LoincName, parseLoincName } from './loinc-name.ts';

/** An analyte with what its code or name says of the specimen, where that changes what the number means. */
export interface LoincAnalyte {
  readonly analyte: Analyte;
  readonly remark?: string;
}

const byKey = new Map(ANALYTES.map((analyte) => [analyte.key, analyte]));

const further = FURTHER_CODES.flatMap((codes) =>
  Object.entries(codes).flatMap(([key, rows]) => {
    const analyte = byKey.get(key);
    return analyte === undefined
      ? []
      : rows.map(([code, name, , remark]) => ({ analyte, code, name, remark }));
  }),
);

const byCode: ReadonlyMap<string, LoincAnalyte> = new Map([
  ...further.map(
    ({ analyte, code, remark }) => [code, remark === undefined ? { analyte } : { analyte, remark }] as const,
  ),
  ...ANALYTES.flatMap((analyte) =>
    analyte.codes
      .filter(({ system }) => system === CODE_SYSTEMS.loinc)
      .map(({ code }) => [code, { analyte }] as const),
  ),
]);

const otherQuantities: ReadonlySet<string> = new Set(OTHER_QUANTITIES.map(([code]) => code));

/**
 * The analyte a LOINC code is: by its own code, or by one of the same component and kind of property by another method,
 * formula or specimen.
 *
 * @example
 * ```ts
 * import { findAnalyteByLoinc } from '@svc/clinical';
 *
 * findAnalyteByLoinc('6298-4')?.analyte.key; // → 'potassium'
 * findAnalyteByLoinc('39790-1')?.remark; // → 'capillary blood: haemolysis can raise it'
 * findAnalyteByLoinc('2828-2'); // → undefined
 * ```
 */
export function findAnalyteByLoinc(code: string): LoincAnalyte | undefined {
  return byCode.get(code);
}

/**
 * Whether a LOINC code goes by the name of an analyte and is another quantity: of urine, a share, a ratio.
 *
 * @example
 * ```ts
 * import { isOtherQuantity } from '@svc/clinical';
 *
 * isOtherQuantity('5792-7'); // → true
 * isOtherQuantity('2345-7'); // → false
 * ```
 */
export function isOtherQuantity(code: string): boolean {
  return otherQuantities.has(code);
}

/** Names of the further codes; one that stands for several analytes is none. */
const byName: ReadonlyMap<string, Analyte | undefined> = further.reduce((names, row) => {
  const name = nameKey(row.name);
  return names.set(name, names.has(name) && names.get(name) !== row.analyte ? undefined : row.analyte);
}, new Map<string, Analyte | undefined>());

/** Specimens in which an analyte is clinically the same. */
const BLOOD: ReadonlySet<string> = new Set([
  'serum',
  'plasma',
  'serum or plasma',
  'serum/plasma',
  'serum, plasma or blood',
  'serum, plasma, or blood',
  'blood',
  'whole blood',
  'venous blood',
  'arterial blood',
  'capillary blood',
  'mixed venous blood',
  'peripheral blood',
  'platelet poor plasma',
  'platelet poor plasma or blood',
]);
const SERUM = /^(?:serum|plasma|platelet|venous|peripheral)/;

/** What is of the cells is not in what is free of them. */
const CELL_FREE = /^(?:serum|plasma|serum or plasma|platelet poor plasma)$/;

/** Analytes that are another quantity in one of these specimens. */
const DIFFERS: ReadonlyMap<string, RegExp> = new Map([
  ['spo2', /venous/],
  ['folate', /blood/],
  ['bicarbonate', /^(?:arterial|capillary|venous)$/],
  ['hemoglobin', CELL_FREE],
  ['platelets', CELL_FREE],
  ['wbc', CELL_FREE],
  ['anc', CELL_FREE],
  ['eosinophils', CELL_FREE],
]);

/** Whether an analyte is another quantity in a specimen: oxygen in venous blood, haemoglobin in plasma. */
export function isOtherIn({ key }: Analyte, specimen: string): boolean {
  return DIFFERS.get(key)?.test(specimen) ?? false;
}

/** Circumstances that leave a quantity what it is; challenges, peaks and maxima do not. */
const CIRCUMSTANCES: ReadonlySet<string> = new Set([
  '',
  'fasting',
  'random',
  'trough',
  'resting',
  'sitting',
  'standing',
  'supine',
  'pre dialysis',
  'pre treatment',
  'on room air',
  '2nd specimen',
  '3rd specimen',
]);

/** Properties that are converted into each other, or differ in the unit alone. */
const PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['mass/volume', 'concentration'],
  ['moles/volume', 'concentration'],
  ['mass or moles/volume', 'concentration'],
  ['molecules/volume', 'concentration'],
  ['units/volume', 'concentration'],
  ['catalytic activity/volume', 'enzymatic activity/volume'],
]);

interface Named {
  readonly analyte: Analyte;
  readonly parts: LoincName;
}

const byParts: ReadonlyMap<string, readonly Named[]> = indexByParts();

function indexByParts(): Map<string, Named[]> {
  const index = new Map<string, Named[]>();
  const names = [
    ...ANALYTES.flatMap((analyte) =>
      [...analyte.aliases, ...analyte.codes.map(({ display }) => display)].map((name) => ({ analyte, name })),
    ),
    ...further,
  ];
  for (const { analyte, name } of names) {
    const parts = parseLoincName(nameKey(name));
    if (parts === undefined) continue;
    const key = keyOf(parts);
    index.set(key, [...(index.get(key) ?? []), { analyte, parts }]);
  }
  return index;
}

/**
 * The analyte a LOINC name is of: a listed name, or by its parts the component and the kind of property of one, in serum,
 * plasma or blood, by any method.
 *
 * @example
 * ```ts
 * import { findAnalyteByLoincName } from '@svc/clinical';
 *
 * findAnalyteByLoincName('Creatinine [Moles/volume] in Venous blood')?.analyte.key; // → 'creatinine'
 * findAnalyteByLoincName('Creatinine [Moles/volume] in Urine'); // → undefined
 * ```
 */
export function findAnalyteByLoincName(name: string): LoincAnalyte | undefined {
  const key = nameKey(name);
  const named = byName.get(key);
  if (named !== undefined) return { analyte: named };
  const parts = parseLoincName(key);
  if (parts === undefined) return undefined;
  const known = byParts.get(keyOf(parts));
  if (known === undefined) return undefined;
  const analyte = closest(known, parts);
  if (analyte === undefined || isOtherIn(analyte, parts.system)) return undefined;
  const { system } = parts;
  const usual = system === '' || SERUM.test(system) || known.some((each) => each.parts.system === system);
  return usual ? { analyte } : { analyte, remark: `in ${system}` };
}

/** Of several analytes with the same parts the one that is named by this method, else by none. */
function closest(known: readonly Named[], { system, method, timing }: LoincName): Analyte | undefined {
  const right = known.filter(
    ({ parts }) =>
      (parts.system === system || (BLOOD.has(parts.system) && BLOOD.has(system))) &&
      (parts.timing === timing || (CIRCUMSTANCES.has(parts.timing) && CIRCUMSTANCES.has(timing))),
  );
  const same = right.filter(({ parts }) => parts.method === method);
  const plain = right.filter(({ parts }) => parts.method === '');
  const candidates = same.length > 0 ? same : plain.length > 0 ? plain : right;
  const analytes = new Set(candidates.map(({ analyte }) => analyte));
  return analytes.size === 1 ? [...analytes][0] : undefined;
}

function keyOf({ component, property }: LoincName): string {
  return `${component}|${PROPERTIES.get(property) ?? property}`;
}

function nameKey(name: string): string {
  return normalForm(name)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^\s?deprecated /, '')
    .trim();
}
