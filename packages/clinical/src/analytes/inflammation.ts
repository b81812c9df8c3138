import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, plausibleFrom } from './limits.ts';
import { HOLILABS } from './sources.ts';
import { byDefinition, type UnitFamily } from './units.ts';

const group = 'inflammation';
const crpUnit: UnitFamily = {
  unit: 'mg/L',
  unitAliases: ['ug/mL'],
  conversions: [byDefinition(['mg/dL'], 10)],
};

export const INFLAMMATION: readonly Analyte[] = [
  defineAnalyte({
    key: 'crp',
    label: 'C-reactive protein',
    aliases: ['C-reactive protein (CRP)', 'C reactive protein level'],
    group,
    ...crpUnit,
    reference: { high: 3, highOpen: true },
    referenceText: '< 3 mg/L; from 10 acute inflammation',
    referenceEvidence: verified(HOLILABS),
    criticalHigh: above(200, verified(HOLILABS)),
    plausible: plausibleFrom(0, 1000),
    context: {
      high:
        'raised values are associated with inflammatory forms of depression and a poorer response to SSRIs; on clozapine ' +
        'they can go with myocarditis or a rising clozapine level',
      evidence: memory(),
    },
    codes: [loinc('1988-5', 'C reactive protein [Mass/volume] in Serum or Plasma')],
  }),
  defineAnalyte({
    key: 'hs_crp',
    label: 'High-sensitivity C-reactive protein',
    aliases: ['hscrp', 'high sensitivity crp', 'crp high sensitivity', 'crp hs'],
    group,
    ...crpUnit,
    reference: { high: 3 },
    referenceText: '< 1 mg/L low, 1-3 average, > 3 high cardiovascular risk',
    referenceEvidence: verified(HOLILABS),
    plausible: plausibleFrom(0, 1000),
    context: {
      high: 'raised values are associated with inflammatory forms of depression and a poorer response to SSRIs',
      evidence: memory(),
    },
    codes: [
      loinc('30522-7', 'C reactive protein [Mass/volume] in Serum or Plasma by High sensitivity method'),
    ],
  }),
];
