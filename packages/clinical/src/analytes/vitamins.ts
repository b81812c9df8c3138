import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, plausibleFrom } from './limits.ts';
import { MIRACUM } from './sources.ts';
import { ngPerMl, pgPerMl } from './units.ts';

const group = 'vitamins';

export const VITAMINS: readonly Analyte[] = [
  defineAnalyte({
    key: 'vitamin_b12',
    label: 'Vitamin B12',
    aliases: [
      'b12',
      'cobalamin',
      'vit b12',
      'vitamin b-12',
      'Cobalamin (Vitamin B12) [Mass/volume] in Serum or Plasma',
    ],
    group,
    ...pgPerMl({ units: ['pmol/L'], factor: 1 / 0.738, evidence: verified(MIRACUM) }),
    reference: { low: 200, high: 900 },
    referenceText: '200-900 pg/mL; 200-300 borderline',
    referenceEvidence: memory(),
    plausible: plausibleFrom(10, 100_000),
    context: {
      low: 'can go with depression, psychosis or cognitive loss; can follow metformin or nitrous oxide',
      evidence: memory(),
    },
    codes: [loinc('2132-9', 'Cobalamins (Vit B12 Ser-mCnc)')],
  }),
  defineAnalyte({
    key: 'folate',
    label: 'Folate (serum)',
    aliases: ['serum folate', 'folic acid', 'vitamin b9'],
    group,
    ...ngPerMl({ units: ['nmol/L'], factor: 1 / 2.266, evidence: verified(MIRACUM) }),
    reference: { low: 4.0, lowOpen: true },
    referenceText: '> 4.0 ng/mL; 2-4 borderline',
    referenceEvidence: memory(),
    plausible: plausibleFrom(0.1, 500),
    context: {
      low: 'can go with depression and a poor response to antidepressants',
      evidence: memory(),
    },
    codes: [loinc('2284-8', 'Folate (Folate SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'vitamin_d',
    label: 'Vitamin D (25-hydroxy)',
    aliases: [
      '25-oh d',
      '25(OH)D',
      '25-hydroxyvitamin d',
      '25-hydroxy vitamin d',
      '25-oh vitamin d',
      'vit d',
    ],
    group,
    ...ngPerMl({ units: ['nmol/L'], factor: 1 / 2.496, evidence: memory() }),
    reference: { low: 30, high: 100 },
    referenceText: '30-100 ng/mL; 20-29 insufficient; < 20 deficient',
    referenceEvidence: memory(),
    criticalHigh: above(150, memory()),
    plausible: plausibleFrom(0.5, 1500),
    context: {
      low: 'associated with depression',
      evidence: memory(),
    },
    codes: [loinc('62292-8', 'Calcidiol+ercalcidiol (25(OH)D SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'ferritin',
    label: 'Ferritin',
    aliases: ['serum ferritin'],
    group,
    ...ngPerMl(),
    reference: { male: { low: 24, high: 336 }, female: { low: 11, high: 307 } },
    referenceText: 'men 24-336 ng/mL, women 11-307 ng/mL; < 30 suggests iron lack',
    referenceEvidence: memory(),
    plausible: plausibleFrom(0, 500_000),
    context: {
      low: 'can go with fatigue, restless legs or akathisia',
      evidence: memory(),
    },
    codes: [loinc('2276-4', 'Ferritin [Mass/volume] in Serum or Plasma')],
    findings: { low: [snomed('165626000', 'Ferritin level below reference range (finding)')] },
  }),
  defineAnalyte({
    key: 'homocysteine',
    label: 'Homocysteine',
    aliases: ['hcy', 'total homocysteine'],
    group,
    unit: 'umol/L',
    conversions: [{ units: ['mg/L'], factor: 1 / 0.135, evidence: verified(MIRACUM) }],
    reference: { low: 5, high: 15 },
    referenceText: '5-15 umol/L',
    referenceEvidence: memory(),
    criticalHigh: above(100, memory()),
    plausible: plausibleFrom(0.5, 1000),
    context: {
      high: 'can point to lack of vitamin B12 or folate; associated with depression',
      evidence: memory(),
    },
    codes: [loinc('13965-9', 'Homocysteine (Homocysteine SerPl-sCnc)')],
  }),
];
