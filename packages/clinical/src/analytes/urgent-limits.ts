import { memory, verified, type Evidence } from '../evidence/evidence.ts';
import { toAnalyteUnit } from './convert-unit.ts';
import type { Analyte } from './define-analyte.ts';
import { BARNSLEY, CITILAB, HEFT, HOLILABS, HOMERTON, ROYAL_MELBOURNE, CTCAE, NEWS2 } from './sources.ts';

/** A value that a prescriber has to see the same day, short of a critical limit or beside one. */
export interface UrgentLimit {
  /** Key of the analyte. */
  readonly analyte: string;
  readonly comparator: '<' | '>' | '>=';
  readonly limit: number;
  /** Any unit the analyte knows. */
  readonly unit: string;
  readonly reason: string;
  readonly evidence: Evidence;
  /** The row counts only beside this knowledge. */
  readonly when?: 'teratogen_known';
}

type Row = readonly [
  analyte: string,
  comparator: UrgentLimit['comparator'],
  limit: number,
  unit: string,
  reason: string,
  evidence: Evidence,
  when?: UrgentLimit['when'],
];

/**
 * The urgent tier, one row for each limit. Whatever the flag, a reading beyond a row is reviewed and comes first.
 * Telephone limits of laboratories where one was read; `memory` marks a row for which none was.
 */
const ROWS: readonly Row[] = [
  ['sodium', '<', 125, 'mmol/L', 'confusion, falls and seizure', verified(`${HOMERTON}; ${CITILAB}`)],
  [
    'sodium',
    '>',
    150,
    'mmol/L',
    'dehydration; lithium can rise',
    verified(`${HOMERTON}; ${ROYAL_MELBOURNE}`),
  ],
  [
    'potassium',
    '<',
    3,
    'mmol/L',
    'arrhythmia, more so with QT-prolonging drugs',
    verified(`${ROYAL_MELBOURNE}; ${HEFT}`),
  ],
  ['potassium', '>=', 6, 'mmol/L', 'arrhythmia', verified(`${HOMERTON}; ${ROYAL_MELBOURNE} (above 6.0)`)],
  ['bicarbonate', '<', 13, 'mmol/L', 'acidosis', verified(ROYAL_MELBOURNE)],
  ['calcium', '<', 1.8, 'mmol/L', 'QT prolongation and seizure', verified(`${HOMERTON}; ${HEFT}`)],
  ['calcium', '>', 2.8, 'mmol/L', 'hypercalcaemia, as lithium can cause', verified(ROYAL_MELBOURNE)],
  [
    'magnesium',
    '<',
    0.5,
    'mmol/L',
    'arrhythmia, more so with QT-prolonging drugs',
    verified(`${CTCAE}: grade 2 from below 1.2 mg/dL`),
  ],
  ['phosphate', '<', 0.5, 'mmol/L', 'refeeding', memory()],
  [
    'creatinine',
    '>',
    200,
    'umol/L',
    'lithium and other renally cleared drugs accumulate',
    verified(HOMERTON),
  ],
  ['bun', '>', 30, 'mmol/L', 'kidney failure or dehydration', verified(`${HOMERTON}; ${HEFT}`)],
  [
    'egfr',
    '<',
    30,
    'mL/min/1.73m2',
    'lithium and other renally cleared drugs accumulate',
    verified(`${HOLILABS} (stage G4)`),
  ],
  ['glucose_fasting', '<', 3, 'mmol/L', 'hypoglycaemia', verified(ROYAL_MELBOURNE)],
  [
    'glucose_fasting',
    '>',
    20,
    'mmol/L',
    'hyperglycaemic emergency',
    verified(`${ROYAL_MELBOURNE}; ${HEFT}; ${HOMERTON}`),
  ],
  [
    'anc',
    '<',
    1,
    '10^9/L',
    'neutropenia, as clozapine can cause',
    verified(`${BARNSLEY}; ${ROYAL_MELBOURNE}; PMC9243911 table 6`),
  ],
  ['anc', '>', 30, '10^9/L', 'severe infection or blood disease', verified(BARNSLEY)],
  ['wbc', '<', 3, '10^9/L', 'leucopenia, as clozapine can cause', verified(`${CTCAE}: grade 2`)],
  ['wbc', '>', 40, '10^9/L', 'severe infection or blood disease', verified(HEFT)],
  ['eosinophils', '>', 1.5, '10^9/L', 'drug reaction or myocarditis', memory()],
  ['platelets', '<', 75, '10^9/L', 'bleeding; can follow valproate', verified(`${CTCAE}: grade 2`)],
  ['hemoglobin', '<', 8, 'g/dL', 'severe anaemia', verified(`${BARNSLEY}; ${HEFT}`)],
  ['inr', '>', 4.5, 'ratio', 'bleeding', verified(ROYAL_MELBOURNE)],
  [
    'alt',
    '>',
    168,
    'U/L',
    'more than 3 times the upper limit: liver injury',
    verified(`${CTCAE}: grade 2 above 3 times the upper limit`),
  ],
  [
    'ast',
    '>',
    120,
    'U/L',
    'more than 3 times the upper limit: liver injury',
    verified(`${CTCAE}: grade 2 above 3 times the upper limit`),
  ],
  ['bilirubin_total', '>', 3, 'mg/dL', 'jaundice: liver injury or haemolysis', memory()],
  ['ammonia', '>', 80, 'umol/L', 'encephalopathy, as valproate can cause', memory()],
  ['ck', '>', 1000, 'U/L', 'rhabdomyolysis or neuroleptic malignant syndrome', memory()],
  ['troponin_t', '>', 14, 'ng/L', 'heart muscle injury; myocarditis on clozapine', memory()],
  ['troponin', '>', 14, 'ng/L', 'heart muscle injury; myocarditis on clozapine', memory()],
  [
    'crp',
    '>',
    100,
    'mg/L',
    'severe infection; myocarditis on clozapine',
    verified('Ronaldson 2011 (PMID 21524186): clozapine is stopped above 100 mg/L'),
  ],
  ['tsh', '<', 0.1, 'mIU/L', 'hyperthyroidism: agitation, mania-like states, arrhythmia', memory()],
  ['tsh', '>', 10, 'mIU/L', 'hypothyroidism: depression, slowing; can follow lithium', memory()],
  ['prolactin', '>', 100, 'ng/mL', 'more than a drug effect has to be excluded', memory()],
  [
    'beta_hcg',
    '>=',
    5,
    'mIU/mL',
    'possible pregnancy beside a teratogenic medicine',
    memory(),
    'teratogen_known',
  ],
  [
    'lithium',
    '>',
    1.2,
    'mmol/L',
    'lithium toxicity',
    verified('PMC7710919 table 12 (upper end of the label range)'),
  ],
  ['clozapine', '>', 600, 'ng/mL', 'seizure and sedation', memory()],
  [
    'valproate',
    '>',
    125,
    'ug/mL',
    'toxicity, platelets and ammonia',
    verified('US label of Depakote ER (openFDA), section 2.1: trough 85-125 ug/mL in mania'),
  ],
  [
    'carbamazepine',
    '>',
    12,
    'ug/mL',
    'toxicity: ataxia, double vision, low sodium',
    verified('US label of Tegretol (openFDA): 4 to 12 ug/mL'),
  ],
  ['phenytoin', '>', 20, 'ug/mL', 'toxicity: ataxia, confusion', verified(HEFT)],
  ['acetaminophen', '>=', 30, 'ug/mL', 'possible overdose', verified(`${ROYAL_MELBOURNE}: above 200 umol/L`)],
  ['salicylate', '>=', 20, 'mg/dL', 'possible overdose', memory()],
  [
    'qtc',
    '>=',
    500,
    'ms',
    'torsades de pointes',
    verified('AccessPharmacy QTc table; CPMP guidance as quoted by brainmass'),
  ],
  ['diastolic_bp', '>=', 110, 'mmHg', 'severe hypertension', memory()],
  ['resting_heart_rate', '>', 120, 'bpm', 'tachycardia: fever, myocarditis, withdrawal', memory()],
  ['respiratory_rate', '>=', 25, '/min', 'respiratory failure or sepsis', verified(`${NEWS2}: 3 points`)],
  ['spo2', '<', 92, '%', 'respiratory failure', verified(`${NEWS2}: 3 points at 91 or less`)],
  [
    'body_temperature',
    '>=',
    38,
    'C',
    'fever: infection on clozapine, neuroleptic malignant syndrome',
    memory(),
  ],
  ['bmi', '<', 16, 'kg/m2', 'severe underweight', memory()],
];

/** Every row as an entry. */
export const URGENT_LIMITS: readonly UrgentLimit[] = ROWS.map(
  ([analyte, comparator, limit, unit, reason, evidence, when]) => ({
    analyte,
    comparator,
    limit,
    unit,
    reason,
    evidence,
    ...(when === undefined ? {} : { when }),
  }),
);

const byAnalyte = new Map<string, UrgentLimit[]>();
for (const row of URGENT_LIMITS) byAnalyte.set(row.analyte, [...(byAnalyte.get(row.analyte) ?? []), row]);

/**
 * Whether an analyte has a critical limit or a row in the urgent tier: a reading of it that cannot be compared asks for
 * a look.
 *
 * @example
 * ```ts
 * import { findAnalyte, hasSafetyLimit } from '@svc/clinical';
 *
 * const potassium = findAnalyte('Potassium');
 * potassium && hasSafetyLimit(potassium); // → true
 * ```
 */
export function hasSafetyLimit({ key, criticalLow, criticalHigh }: Analyte): boolean {
  return criticalLow !== undefined || criticalHigh !== undefined || byAnalyte.has(key);
}

/** Levels that say that a teratogenic medicine is taken. */
export const TERATOGEN_LEVELS: ReadonlySet<string> = new Set([
  'valproate',
  'valproate_free',
  'carbamazepine',
  'topiramate',
  'phenytoin',
  'lithium',
]);

/**
 * The row of the urgent tier that a value in the analyte's own unit is beyond.
 *
 * @example
 * ```ts
 * import { findAnalyte, urgentLimitMet } from '@svc/clinical';
 *
 * const lithium = findAnalyte('Lithium');
 * lithium && urgentLimitMet(lithium, 1.4)?.analyte; // → 'lithium'
 * lithium && urgentLimitMet(lithium, 0.8); // → undefined
 * ```
 */
export function urgentLimitMet(
  analyte: Analyte,
  value: number,
  teratogenKnown = false,
): UrgentLimit | undefined {
  return byAnalyte
    .get(analyte.key)
    ?.find(
      (row) => (row.when === undefined || teratogenKnown) && isBeyond(row, value, ownLimit(analyte, row)),
    );
}

function isBeyond({ comparator }: UrgentLimit, value: number, limit: number): boolean {
  if (comparator === '<') return value < limit;
  return comparator === '>' ? value > limit : value >= limit;
}

/** The limit of a row in the analyte's own unit. */
function ownLimit(analyte: Analyte, { limit, unit }: UrgentLimit): number {
  const converted = toAnalyteUnit(analyte, limit, unit);
  return 'value' in converted ? converted.value : limit;
}
