import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, plausibleFrom } from './limits.ts';
import { CRITICAL_LIST_5Y1 } from './sources.ts';
import { byMolecularWeight, mgPerDl, ugPerMl } from './units.ts';

const group = 'toxicology';

export const TOXICOLOGY: readonly Analyte[] = [
  defineAnalyte({
    key: 'acetaminophen',
    label: 'Paracetamol (acetaminophen)',
    aliases: [
      'paracetamol',
      'acetaminophen level',
      'paracetamol level',
      'apap',
      'tylenol level',
      'Acetaminophen [Mass/volume] in Serum or Plasma',
    ],
    group,
    ...ugPerMl(byMolecularWeight(['umol/L'], 151.1626 / 1000), byMolecularWeight(['mmol/L'], 151.1626)),
    reference: { high: 30, highOpen: true },
    referenceText: '< 30 ug/mL',
    referenceEvidence: memory(),
    criticalHigh: above(100, verified(CRITICAL_LIST_5Y1)),
    plausible: plausibleFrom(0, 3000),
    context: {
      high: 'can point to overdose; check the time since intake, and ask about intent',
      evidence: memory(),
    },
    codes: [loinc('3298-7', 'Acetaminophen (Acetamin SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'salicylate',
    label: 'Salicylate',
    aliases: [
      'aspirin level',
      'salicylates',
      'salicylate level',
      'salicylic acid',
      'Salicylates [Mass/volume] in Serum or Plasma',
    ],
    group,
    ...mgPerDl(byMolecularWeight(['mmol/L'], 13.812)),
    reference: { high: 20, highOpen: true },
    referenceText: '< 20 mg/dL',
    referenceEvidence: memory(),
    criticalHigh: above(30, verified(CRITICAL_LIST_5Y1)),
    plausible: plausibleFrom(0, 300),
    context: {
      high: 'can point to overdose; check the time since intake, and ask about intent',
      evidence: memory(),
    },
    codes: [loinc('4024-6', 'Salicylates (Salicylates SerPl-mCnc)')],
  }),
];
