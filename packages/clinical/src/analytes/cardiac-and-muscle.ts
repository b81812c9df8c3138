import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, plausibleFrom } from './limits.ts';
import { HOLILABS, SUNRISE } from './sources.ts';
import { byDefinition, UNITS_PER_L } from './units.ts';

const group = 'cardiac-and-muscle';

export const CARDIAC_AND_MUSCLE: readonly Analyte[] = [
  defineAnalyte({
    key: 'ck',
    label: 'Creatine kinase',
    aliases: ['cpk', 'creatine phosphokinase', 'total ck', 'ck total'],
    group,
    ...UNITS_PER_L,
    reference: { male: { low: 39, high: 308 }, female: { low: 26, high: 192 } },
    referenceText: 'men 39-308 U/L, women 26-192 U/L',
    referenceEvidence: memory(),
    criticalHigh: above(6000, verified(SUNRISE)),
    plausible: plausibleFrom(0, 2_000_000),
    context: {
      high:
        'together with fever or rigidity it can point to neuroleptic malignant syndrome; also rhabdomyolysis, ' +
        'intramuscular injection or restraint',
      evidence: memory(),
    },
    codes: [loinc('2157-6', 'Creatine kinase [Enzymatic activity/volume] in Serum or Plasma')],
    findings: { high: [snomed('432352001', 'Increased creatine kinase level (finding)')] },
  }),
  defineAnalyte({
    key: 'troponin_i',
    label: 'Troponin I',
    aliases: ['ctni', 'cardiac troponin i', 'tni', 'hs troponin i', 'high sensitivity troponin i'],
    group,
    unit: 'ng/mL',
    unitAliases: ['ug/L'],
    conversions: [byDefinition(['ng/L', 'pg/mL'], 0.001)],
    reference: { high: 0.04, highOpen: true },
    referenceText: '< 0.04 ng/mL; depends on the assay (99th centile)',
    referenceEvidence: verified(`${HOLILABS}; ${SUNRISE}`),
    criticalHigh: above(0.04, verified(`${HOLILABS}; ${SUNRISE}`)),
    plausible: plausibleFrom(0, 2000),
    context: {
      high: 'on clozapine, can point to myocarditis, above all in the first weeks',
      evidence: memory(),
    },
    // The troponin code at hand is that of troponin T, another analyte.
    codes: [],
  }),
];
