import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, below, plausibleFrom } from './limits.ts';
import { HOLILABS, MIRACUM } from './sources.ts';
import { byDefinition } from './units.ts';

const group = 'thyroid';

export const THYROID: readonly Analyte[] = [
  defineAnalyte({
    key: 'tsh',
    label: 'Thyroid stimulating hormone (TSH)',
    aliases: ['thyrotropin', 'thyroid stimulating hormone', 'Thyrotropin [Units/volume] in Serum or Plasma'],
    group,
    unit: 'mIU/L',
    unitAliases: ['uIU/mL', 'mU/L', 'uU/mL'],
    conversions: [],
    reference: { low: 0.4, high: 4.0 },
    referenceText: '0.4-4.0 mIU/L',
    referenceEvidence: verified(HOLILABS),
    criticalLow: below(0.01, verified(HOLILABS)),
    criticalHigh: above(20, verified(HOLILABS)),
    plausible: plausibleFrom(0, 1500),
    context: {
      high: 'can present as depression; can follow lithium. Slight elevation is often subclinical',
      low: 'can present as anxiety, agitation or a mania-like state',
      evidence: memory(),
    },
    codes: [
      loinc('3016-3', 'Thyrotropin [Units/volume] in Serum or Plasma'),
      loinc('11580-8', 'Thyrotropin (TSH SerPl DL<=0.005 mU/L-aCnc)'),
    ],
    findings: { high: [snomed('309080005', 'Raised thyroid stimulating hormone level (finding)')] },
  }),
  defineAnalyte({
    key: 'free_t4',
    label: 'Free thyroxine (free T4)',
    aliases: ['ft4', 't4 free', 'free thyroxine', 'thyroxine free'],
    group,
    unit: 'ng/dL',
    conversions: [
      { units: ['pmol/L'], factor: 1 / 12.87, evidence: verified(MIRACUM) },
      byDefinition(['ng/L', 'pg/mL'], 0.1),
    ],
    reference: { low: 0.8, high: 1.8 },
    referenceText: '0.8-1.8 ng/dL',
    referenceEvidence: verified(HOLILABS),
    criticalLow: below(0.3, verified(HOLILABS)),
    criticalHigh: above(4.0, verified(HOLILABS)),
    plausible: plausibleFrom(0.05, 12),
    context: {
      low: 'can present as depression; can follow lithium',
      high: 'can present as anxiety, agitation or a mania-like state',
      evidence: memory(),
    },
    codes: [loinc('3024-7', 'Thyroxine (T4) free [Mass/volume] in Serum or Plasma')],
  }),
  defineAnalyte({
    key: 'tpo_ab',
    label: 'Thyroid peroxidase antibodies',
    aliases: [
      'anti-tpo',
      'tpo antibody',
      'tpo antibodies',
      'thyroperoxidase antibody',
      'thyroid peroxidase antibody',
      'Thyroperoxidase Ab [Units/volume] in Serum or Plasma',
    ],
    group,
    unit: 'IU/mL',
    unitAliases: ['kIU/L', 'U/mL', 'kU/L'],
    conversions: [],
    reference: { high: 35, highOpen: true },
    referenceText: '< 35 IU/mL',
    referenceEvidence: verified('Roche assay list, 0-34 (copy on cnblogs.com)'),
    plausible: plausibleFrom(0, 20_000),
    context: {
      high: 'associated with thyroid trouble on lithium',
      evidence: memory(),
    },
    codes: [loinc('8099-4', 'Thyroperoxidase Ab (Thyroperoxidase Ab SerPl-aCnc)')],
  }),
];
