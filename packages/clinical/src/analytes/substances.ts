import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, plausibleFrom } from './limits.ts';
import { CRITICAL_LIST_5Y1 } from './sources.ts';
import { byDefinition, byMolecularWeight, ngPerMl } from './units.ts';

const group = 'substances';

export const SUBSTANCES: readonly Analyte[] = [
  defineAnalyte({
    key: 'ethanol',
    label: 'Ethanol',
    aliases: [
      'alcohol',
      'bac',
      'blood alcohol',
      'blood alcohol concentration',
      'serum ethanol',
      'ethyl alcohol',
      'Ethanol [Mass/volume] in Serum or Plasma',
    ],
    group,
    unit: 'mg/dL',
    unitAliases: ['mg/100mL', 'mg%'],
    conversions: [
      byDefinition(['%', '% BAC', 'g/dL', 'g/100mL'], 1000),
      byDefinition(['g/L', 'mg/mL'], 100),
      byDefinition(['mg/L'], 0.1),
      byMolecularWeight(['mmol/L'], 4.607),
      {
        units: ['‰', 'promille', 'per mille', 'g/kg'],
        factor: 105.5,
        evidence: memory('density of blood, 1.055'),
      },
    ],
    reference: { high: 0 },
    referenceText: '0 mg/dL',
    referenceEvidence: memory(),
    criticalHigh: above(300, verified(CRITICAL_LIST_5Y1)),
    plausible: plausibleFrom(0, 2000),
    context: {
      high: 'intoxication; also relevant for the timing of withdrawal',
      evidence: memory(),
    },
    codes: [loinc('5643-2', 'Ethanol (Ethanol SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'cdt',
    label: 'Carbohydrate-deficient transferrin',
    aliases: ['%cdt', 'cdt percent'],
    group,
    unit: '%',
    unitAliases: ['percent'],
    conversions: [],
    reference: { high: 1.7, highOpen: true },
    referenceText: '< 1.7 %',
    referenceEvidence: memory(),
    plausible: plausibleFrom(0, 50),
    context: {
      high: 'can reflect heavy drinking over the weeks before',
      evidence: memory(),
    },
    // The code at hand is the concentration in mg/L, not the share in %.
    codes: [],
  }),
  defineAnalyte({
    key: 'peth',
    label: 'Phosphatidylethanol',
    aliases: ['phosphatidyl ethanol', 'peth 16:0/18:1'],
    group,
    ...ngPerMl(),
    reference: { high: 20, highOpen: true },
    referenceText: '< 20 ng/mL; 20-199 moderate, >= 200 heavy use',
    referenceEvidence: memory(),
    plausible: plausibleFrom(0, 20_000),
    context: {
      high: 'can reflect alcohol use over the weeks before',
      evidence: memory(),
    },
    codes: [],
  }),
  defineAnalyte({
    key: 'uds',
    label: 'Urine drug screen',
    aliases: [
      'urine drug screen classes',
      'drug screen urine',
      'urine toxicology',
      'urine tox screen',
      'utox',
      'Drugs of abuse 5 panel - Urine by Screen method',
    ],
    group,
    // Qualitative: 0 negative, 1 positive where a caller sends a number at all.
    unit: 'pos/neg',
    unitAliases: [''],
    conversions: [],
    referenceText: 'negative',
    referenceEvidence: memory(),
    plausible: plausibleFrom(0, 1),
    context: {
      any:
        'a screen can be falsely positive: amphetamines with bupropion, trazodone or labetalol; phencyclidine with ' +
        'venlafaxine or dextromethorphan; methadone with quetiapine; benzodiazepines with sertraline. Ask whether it ' +
        'was confirmed',
      evidence: memory(),
    },
    codes: [loinc('12286-1', 'Drugs identified (Drugs Ur Scn)')],
  }),
];
