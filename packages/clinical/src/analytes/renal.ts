import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, below, plausibleFrom } from './limits.ts';
import { HOLILABS, STARLING, SUNRISE, MIRACUM } from './sources.ts';
import { mgPerDl } from './units.ts';

const group = 'renal';

export const RENAL: readonly Analyte[] = [
  defineAnalyte({
    key: 'bun',
    label: 'Blood urea nitrogen',
    // Plain "urea" is left out: in mg/dL it is another quantity than urea nitrogen.
    aliases: ['urea nitrogen', 'Urea nitrogen [Mass/volume] in Serum or Plasma'],
    group,
    ...mgPerDl({
      units: ['mmol/L'],
      factor: 1 / 0.357,
      evidence: verified(`${HOLILABS}; ${SUNRISE}; ${STARLING}`),
    }),
    reference: { low: 7, high: 20 },
    referenceText: '7-20 mg/dL',
    referenceEvidence: verified(HOLILABS),
    criticalHigh: above(100, verified(`${HOLILABS}; ${SUNRISE}; ${STARLING}`)),
    plausible: plausibleFrom(0.5, 400),
    context: {
      high: 'can point to dehydration, which raises lithium levels',
      evidence: memory(),
    },
    codes: [loinc('3094-0', 'BUN SerPl-mCnc')],
  }),
  defineAnalyte({
    key: 'creatinine',
    label: 'Creatinine',
    aliases: ['cr', 'creat', 'serum creatinine', 'Creatinine [Mass/volume] in Serum or Plasma'],
    group,
    ...mgPerDl(
      { units: ['umol/L'], factor: 1 / 88.4, evidence: verified(`${HOLILABS}; ${STARLING}; ${SUNRISE}`) },
      { units: ['mmol/L'], factor: 1000 / 88.4, evidence: verified(`${HOLILABS}; ${STARLING}; ${SUNRISE}`) },
    ),
    reference: { male: { low: 0.74, high: 1.35 }, female: { low: 0.59, high: 1.04 } },
    referenceText: 'men 0.74-1.35 mg/dL, women 0.59-1.04 mg/dL',
    referenceEvidence: verified(HOLILABS),
    criticalHigh: above(6.0, verified(STARLING)),
    plausible: plausibleFrom(0.15, 40),
    context: {
      high: 'a rise can reflect lithium nephropathy and can make lithium accumulate',
      evidence: memory(),
    },
    codes: [loinc('2160-0', 'Creat SerPl-mCnc')],
    findings: { high: [snomed('166717003', 'Serum creatinine raised (finding)')] },
  }),
  defineAnalyte({
    key: 'egfr',
    label: 'Estimated glomerular filtration rate',
    aliases: [
      'gfr',
      'estimated gfr',
      'glomerular filtration rate',
      'Glomerular filtration rate/1.73 sq M.predicted',
      'Glomerular filtration rate [Volume Rate/Area] in Serum or Plasma by Creatinine-based formula (MDRD)/1.73 sq M',
      'egfr ckd-epi',
      'egfr mdrd',
    ],
    group,
    unit: 'mL/min/1.73m2',
    unitAliases: [
      'mL/min/{1.73_m2}',
      'mL/min/1.73 sq m',
      'mL/min per 1.73 m2',
      'mL/min/1.73',
      'mL/min/1.73 sq. m',
      'mL/min/1.73 sqm',
      'mL/min/1.73/m2',
      'mL/min/1.73mE2',
      'mL/min/m2{1.73}',
      'mL/min/BSA',
      'mL/min',
    ],
    conversions: [],
    reference: { low: 90 },
    referenceText: '>= 90 mL/min/1.73m2; 60-89 mildly reduced (G2)',
    referenceEvidence: verified(HOLILABS),
    criticalLow: below(15, verified(HOLILABS)),
    plausible: plausibleFrom(0, 250),
    context: {
      low:
        'stages: G3a 45-59, G3b 30-44, G4 15-29, G5 below 15 mL/min/1.73m2; matters for lithium and for other drugs ' +
        'the kidney clears',
      evidence: memory(`general clinical knowledge, unverified; stages: ${HOLILABS}`),
    },
    codes: [
      loinc(
        '98979-8',
        'Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI 2021)',
      ),
      loinc(
        '62238-1',
        'Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI)',
      ),
    ],
  }),
  defineAnalyte({
    key: 'urate',
    label: 'Urate',
    aliases: ['uric acid', 'serum urate', 'serum uric acid', 'Urate [Mass/volume] in Serum or Plasma'],
    group,
    ...mgPerDl(
      { units: ['umol/L'], factor: 1 / 59.48, evidence: verified(MIRACUM) },
      { units: ['mmol/L'], factor: 1000 / 59.48, evidence: verified(MIRACUM) },
    ),
    reference: { male: { low: 3.4, high: 7.0 }, female: { low: 2.4, high: 6.0 } },
    referenceText: 'men 3.4-7.0 mg/dL, women 2.4-6.0 mg/dL',
    referenceEvidence: memory(),
    criticalHigh: above(12, memory()),
    plausible: plausibleFrom(0.05, 60),
    context: {
      high: 'can follow alcohol use or diuretics',
      evidence: memory(),
    },
    codes: [loinc('3084-1', 'Urate (Urate SerPl-mCnc)')],
  }),
];
