import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, atOrAbove, plausibleFrom } from './limits.ts';
import { HOLILABS, SUNRISE } from './sources.ts';
import { byDefinition, UNITS_PER_L, type UnitFamily } from './units.ts';

const group = 'cardiac-and-muscle';
const TROPONIN_UNITS: UnitFamily = {
  unit: 'ng/L',
  unitAliases: ['pg/mL'],
  conversions: [byDefinition(['ng/mL', 'ug/L'], 1000)],
};
const TROPONIN_CONTEXT: Analyte['context'] = {
  high: 'on clozapine, can point to myocarditis, above all in the first weeks',
  evidence: memory(),
};

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
    aliases: [
      'ctni',
      'cardiac troponin i',
      'tni',
      'hs troponin i',
      'hs tni',
      'hs ctni',
      'high sensitivity troponin i',
      'high sensitive troponin i',
      'troponin i high sensitivity',
      'troponin i hs',
      'trop i',
      'hs trop i',
    ],
    group,
    unit: 'ng/mL',
    unitAliases: ['ug/L'],
    conversions: [byDefinition(['ng/L', 'pg/mL'], 0.001)],
    reference: { high: 0.04, highOpen: true },
    referenceText: '< 0.04 ng/mL; depends on the assay (99th centile)',
    referenceEvidence: verified(`${HOLILABS}; ${SUNRISE}`),
    criticalHigh: above(0.04, verified(`${HOLILABS}; ${SUNRISE}`)),
    plausible: plausibleFrom(0, 2000),
    context: TROPONIN_CONTEXT,
    // The codes at hand are further codes.
    codes: [],
  }),
  defineAnalyte({
    key: 'troponin_t',
    label: 'Troponin T',
    aliases: [
      'ctnt',
      'tnt',
      'cardiac troponin t',
      'hs troponin t',
      'hs tnt',
      'hs ctnt',
      'high sensitivity troponin t',
      'high sensitive troponin t',
      'troponin t high sensitivity',
      'troponin t hs',
      'troponin t hypersensitive',
      'trop t',
      'hs trop t',
    ],
    group,
    ...TROPONIN_UNITS,
    reference: { high: 14 },
    referenceText: '<= 14 ng/L (99th centile of the high-sensitivity assay)',
    referenceEvidence: memory('99th centile of the Roche high-sensitivity assay'),
    criticalHigh: atOrAbove(52, memory('level that rules in by itself in the ESC 0 h/1 h algorithm')),
    plausible: plausibleFrom(0, 1_000_000),
    context: TROPONIN_CONTEXT,
    codes: [
      loinc('67151-1', 'Troponin T.cardiac [Mass/volume] in Serum or Plasma by High sensitivity method'),
    ],
  }),
  defineAnalyte({
    key: 'troponin',
    label: 'Troponin (T or I not said)',
    aliases: [
      'cardiac troponin',
      'hs troponin',
      'hstrop',
      'trop',
      'troponins',
      'high sensitivity troponin',
      'high sensitivity cardiac troponin',
    ],
    group,
    ...TROPONIN_UNITS,
    reference: { high: 14 },
    referenceText: '<= 14 ng/L; the lowest of the usual limits, depends on the assay',
    referenceEvidence: memory('99th centile of the Roche high-sensitivity assay for troponin T'),
    criticalHigh: atOrAbove(
      52,
      memory('level that rules in by itself in the ESC 0 h/1 h algorithm, troponin T'),
    ),
    plausible: plausibleFrom(0, 1_000_000),
    context: TROPONIN_CONTEXT,
    codes: [],
  }),
];
