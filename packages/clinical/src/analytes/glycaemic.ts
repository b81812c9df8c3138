import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, below, plausibleFrom } from './limits.ts';
import { CITILAB, CRITICAL_LIST_5Y1, HOLILABS, SUNRISE } from './sources.ts';
import { mgPerDl } from './units.ts';

const group = 'glycaemic';

export const GLYCAEMIC: readonly Analyte[] = [
  defineAnalyte({
    key: 'glucose_fasting',
    label: 'Glucose (fasting)',
    aliases: [
      'fpg',
      'glucose',
      'random glucose',
      'fasting glucose',
      'fasting plasma glucose',
      'blood glucose',
      'fasting blood glucose',
      'Glucose [Mass/volume] in Serum or Plasma',
    ],
    group,
    ...mgPerDl({
      units: ['mmol/L'],
      factor: 18.02,
      evidence: verified(`${HOLILABS}; ${CRITICAL_LIST_5Y1}; ${CITILAB}; ${SUNRISE}`),
    }),
    reference: { low: 70, high: 100, highOpen: true },
    referenceText: '70-99 mg/dL fasting; 100-125 prediabetes range; >= 126 diabetes range',
    referenceEvidence: verified(HOLILABS),
    criticalLow: below(50, verified(`${HOLILABS}; ${CRITICAL_LIST_5Y1}; ${CITILAB}; ${SUNRISE}`)),
    criticalHigh: above(450, verified(`${CRITICAL_LIST_5Y1}; ${CITILAB}`)),
    plausible: plausibleFrom(5, 2500),
    context: {
      high: 'can be a metabolic effect of second-generation antipsychotics; the ranges shown hold for a fasting sample',
      low: 'can look like panic',
      evidence: memory(),
    },
    codes: [
      loinc('1558-6', 'Fasting glucose [Mass/volume] in Serum or Plasma'),
      loinc('2345-7', 'Glucose SerPl-mCnc'),
    ],
    findings: {
      high: [snomed('444780001', 'Glucose in blood specimen above reference range (finding)')],
      low: [snomed('302866003', 'Hypoglycemia (disorder)')],
    },
  }),
  defineAnalyte({
    key: 'hba1c',
    label: 'HbA1c',
    aliases: [
      'a1c',
      'hemoglobin a1c',
      'haemoglobin a1c',
      'glycated hemoglobin',
      'glycated haemoglobin',
      'glycosylated hemoglobin',
      'hgb a1c',
      'hb a1c',
    ],
    group,
    unit: '%',
    unitAliases: ['percent', '%{HbA1c}', '% NGSP', '% of total Hgb', '% of total Hb'],
    conversions: [
      { units: ['mmol/mol', 'mmol/mol Hb'], factor: 1 / 10.93, offset: 2.15, evidence: memory() },
    ],
    reference: { low: 4.0, high: 5.7, highOpen: true },
    referenceText: '4.0-5.6 %; 5.7-6.4 prediabetes range; >= 6.5 diabetes range',
    referenceEvidence: verified(HOLILABS),
    criticalHigh: above(14, verified(HOLILABS)),
    plausible: plausibleFrom(2, 25),
    context: {
      high: 'part of metabolic monitoring on second-generation antipsychotics',
      evidence: memory(),
    },
    codes: [loinc('4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood')],
  }),
];
