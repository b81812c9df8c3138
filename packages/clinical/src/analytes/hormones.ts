import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, below, plausibleFrom } from './limits.ts';
import { MIRACUM } from './sources.ts';
import { byDefinition, ngPerMl, pgPerMl } from './units.ts';

const group = 'hormones';

export const HORMONES: readonly Analyte[] = [
  defineAnalyte({
    key: 'prolactin',
    label: 'Prolactin',
    aliases: ['prl', 'serum prolactin', 'Prolactin [Mass/volume] in Serum or Plasma'],
    group,
    ...ngPerMl({ units: ['mIU/L', 'mU/L', 'uIU/mL', 'uU/mL'], factor: 1 / 21.2, evidence: memory() }),
    reference: { male: { low: 4, high: 15 }, female: { low: 4, high: 25 } },
    referenceText: 'men 4-15 ng/mL, women (not pregnant) 4-25 ng/mL',
    referenceEvidence: memory(),
    criticalHigh: above(200, memory()),
    plausible: plausibleFrom(0, 100_000),
    context: {
      high:
        'can follow risperidone, paliperidone, amisulpride or haloperidol, with sexual and bone effects; very high values ' +
        'raise the question of a prolactinoma',
      evidence: memory(),
    },
    codes: [loinc('2842-3', 'Prolactin (Prolactin SerPl-mCnc)')],
    findings: { high: [snomed('237662005', 'Hyperprolactinemia (disorder)')] },
  }),
  defineAnalyte({
    key: 'cortisol_am',
    label: 'Cortisol (morning)',
    aliases: ['cortisol 8 am', 'am cortisol', 'morning cortisol'],
    group,
    unit: 'ug/dL',
    conversions: [
      { units: ['nmol/L'], factor: 1 / 27.59, evidence: memory() },
      byDefinition(['ng/mL', 'ug/L'], 0.1),
    ],
    reference: { low: 5, high: 25 },
    referenceText: '5-25 ug/dL in the morning',
    referenceEvidence: memory(),
    criticalLow: below(3, memory()),
    criticalHigh: above(50, memory()),
    plausible: plausibleFrom(0, 250),
    context: {
      high: "Cushing's syndrome can present as depression or mania",
      low: "Addison's disease can present as fatigue",
      evidence: memory(),
    },
    codes: [loinc('9813-7', 'Cortisol^AM peak specimen (Cortis AM SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'testosterone_total',
    label: 'Total testosterone',
    aliases: ['testosterone', 'testosterone total', 'Testosterone [Mass/volume] in Serum or Plasma'],
    group,
    unit: 'ng/dL',
    conversions: [
      { units: ['nmol/L'], factor: 1 / 0.0347, evidence: verified(`${MIRACUM} (28.82)`) },
      byDefinition(['ng/mL', 'ug/L'], 100),
    ],
    reference: { male: { low: 264, high: 916 }, female: { low: 8, high: 60 } },
    referenceText: 'men 264-916 ng/dL, women 8-60 ng/dL',
    referenceEvidence: memory(),
    plausible: plausibleFrom(0, 20_000),
    context: {
      low: 'in men, can go with low mood and reduced libido; can follow opioids',
      evidence: memory(),
    },
    codes: [loinc('2986-8', 'Testosterone (Testost SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'beta_hcg',
    label: 'Beta-hCG',
    aliases: [
      'hcg',
      'β-hCG',
      'b-hcg',
      'quantitative hcg',
      'hcg quantitative',
      'pregnancy test',
      'urine pregnancy test',
      'urine hcg',
      'Choriogonadotropin [Units/volume] in Serum or Plasma',
    ],
    group,
    unit: 'mIU/mL',
    unitAliases: ['IU/L', 'mU/mL', 'U/L'],
    conversions: [],
    reference: { high: 5, highOpen: true },
    referenceText: 'not pregnant < 5 mIU/mL',
    referenceEvidence: memory(),
    plausible: plausibleFrom(0, 10_000_000),
    context: {
      high:
        'can mean pregnancy: a reason to review valproate, carbamazepine, topiramate, lithium and benzodiazepines with ' +
        'the prescriber',
      evidence: memory(),
    },
    codes: [loinc('21198-7', 'Choriogonadotropin.beta subunit [Units/volume] in Serum or Plasma')],
  }),
  defineAnalyte({
    key: 'pth',
    label: 'Parathyroid hormone',
    aliases: [
      'intact pth',
      'parathyrin',
      'pth intact',
      'ipth',
      'Parathyrin.intact [Mass/volume] in Serum or Plasma',
    ],
    group,
    ...pgPerMl({ units: ['pmol/L'], factor: 9.43, evidence: verified(MIRACUM) }),
    reference: { low: 15, high: 65 },
    referenceText: '15-65 pg/mL',
    referenceEvidence: memory(),
    plausible: plausibleFrom(0, 20_000),
    context: {
      high: 'on lithium, can go with high calcium',
      evidence: memory(),
    },
    codes: [],
  }),
];
