import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, below, plausibleFrom } from './limits.ts';
import { HOLILABS, MIRACUM } from './sources.ts';
import { mgPerDl } from './units.ts';

const group = 'lipids';
const cholesterolUnit = mgPerDl({ units: ['mmol/L'], factor: 38.67, evidence: verified(MIRACUM) });

export const LIPIDS: readonly Analyte[] = [
  defineAnalyte({
    key: 'cholesterol_total',
    label: 'Total cholesterol',
    aliases: ['tc', 'cholesterol', 'serum cholesterol'],
    group,
    ...cholesterolUnit,
    reference: { high: 200, highOpen: true },
    referenceText: '< 200 mg/dL; 200-239 borderline; >= 240 high',
    referenceEvidence: verified(HOLILABS),
    criticalHigh: above(400, verified(HOLILABS)),
    plausible: plausibleFrom(10, 3000),
    context: {
      high: 'can be a metabolic effect of second-generation antipsychotics or mirtazapine',
      evidence: memory(),
    },
    codes: [loinc('2093-3', 'Cholesterol [Mass/volume] in Serum or Plasma')],
    findings: { high: [snomed('13644009', 'Hypercholesterolemia (disorder)')] },
  }),
  defineAnalyte({
    key: 'ldl',
    label: 'LDL cholesterol',
    aliases: ['ldl-c', 'low density lipoprotein cholesterol', 'low density lipoprotein'],
    group,
    ...cholesterolUnit,
    reference: { high: 100, highOpen: true },
    referenceText: '< 100 mg/dL optimal; 130-159 borderline; 160-189 high; >= 190 very high',
    referenceEvidence: verified(HOLILABS),
    criticalHigh: above(250, verified(HOLILABS)),
    plausible: plausibleFrom(5, 2000),
    context: {
      high: 'can be a metabolic effect of second-generation antipsychotics or mirtazapine',
      evidence: memory(),
    },
    codes: [
      loinc('13457-7', 'Cholesterol in LDL [Mass/volume] in Serum or Plasma by calculation'),
      loinc('18262-6', 'Cholesterol in LDL [Mass/volume] in Serum or Plasma by Direct assay'),
    ],
    findings: {
      high: [snomed('445445006', 'Low density lipoprotein cholesterol above reference range (finding)')],
    },
  }),
  defineAnalyte({
    key: 'hdl',
    label: 'HDL cholesterol',
    aliases: ['hdl-c', 'high density lipoprotein cholesterol', 'high density lipoprotein'],
    group,
    ...cholesterolUnit,
    reference: { male: { low: 40 }, female: { low: 50 } },
    referenceText: 'men >= 40 mg/dL, women >= 50 mg/dL',
    referenceEvidence: verified(HOLILABS),
    criticalLow: below(25, verified(HOLILABS)),
    plausible: plausibleFrom(1, 250),
    context: {
      low: 'one component of metabolic syndrome',
      evidence: memory(),
    },
    codes: [loinc('2085-9', 'Cholesterol in HDL [Mass/volume] in Serum or Plasma')],
  }),
  defineAnalyte({
    key: 'triglycerides',
    label: 'Triglycerides',
    aliases: ['tg', 'trigs', 'triglyceride', 'triacylglycerols'],
    group,
    ...mgPerDl({ units: ['mmol/L'], factor: 88.57, evidence: verified(`${MIRACUM} (88.5)`) }),
    reference: { high: 150, highOpen: true },
    referenceText: '< 150 mg/dL; steps above it 150-199, 200-499, >= 500 (very high)',
    referenceEvidence: verified(HOLILABS),
    criticalHigh: above(1000, verified(HOLILABS)),
    plausible: plausibleFrom(5, 30_000),
    context: {
      high: 'can be a metabolic effect of olanzapine, clozapine or quetiapine',
      evidence: memory(),
    },
    codes: [loinc('2571-8', 'Triglyceride [Mass/volume] in Serum or Plasma')],
    findings: { high: [snomed('302870006', 'Hypertriglyceridemia (disorder)')] },
  }),
];
