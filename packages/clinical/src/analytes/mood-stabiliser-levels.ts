import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, atOrAbove, plausibleFrom } from './limits.ts';
import { AGNP, CRITICAL_LIST_5Y1, MIRACUM, SUNRISE } from './sources.ts';
import { byDefinition, byMolecularWeight, MMOL_PER_L_MONOVALENT, ugPerMl } from './units.ts';

const group = 'mood-stabiliser-levels';
const SPS = 'NHS Specialist Pharmacy Service, lithium monitoring (sps.nhs.uk)';
const LITHIUM_MASS = `6.94 ug/mL per mmol/L (${MIRACUM})`;
const VALPROATE_LABEL = 'summary of the valproate label (droracle.ai, secondary)';

export const MOOD_STABILISER_LEVELS: readonly Analyte[] = [
  defineAnalyte({
    key: 'lithium',
    label: 'Lithium',
    aliases: [
      'li',
      'li+',
      'lithium level',
      'serum lithium',
      'lithium serum',
      'plasma lithium',
      'Lithium [Moles/volume] in Serum or Plasma',
    ],
    group,
    ...MMOL_PER_L_MONOVALENT,
    conversions: [
      { units: ['mg/dL'], factor: 10 / 6.94, evidence: verified(LITHIUM_MASS) },
      { units: ['mg/L', 'ug/mL'], factor: 1 / 6.94, evidence: verified(LITHIUM_MASS) },
      byDefinition(['umol/L'], 0.001),
    ],
    reference: { low: 0.6, high: 1.2 },
    referenceText:
      '0.6-0.8 mmol/L maintenance, 0.8-1.0 acute, label up to 1.2, older adults 0.4-0.8; 12 h after the last dose',
    referenceEvidence: verified(`${SPS}; PMC7710919 table 12; duckegg lithium ranges`),
    criticalHigh: atOrAbove(1.5, verified(`${SPS}; ${SUNRISE}; ${CRITICAL_LIST_5Y1}`)),
    plausible: plausibleFrom(0, 10),
    context: {
      high:
        'check for tremor, ataxia and confusion, and for the time since the last dose; levels above 1.2 mmol/L are a ' +
        'reason to watch closely',
      low: 'can reflect a missed dose, or a lower target as in older adults',
      evidence: memory(
        'general clinical knowledge, unverified; 1.2 mmol/L is the upper end of the label range',
      ),
    },
    codes: [loinc('14334-7', 'Lithium (Lithium SerPl-sCnc)')],
  }),
  defineAnalyte({
    key: 'valproate',
    label: 'Valproate (total)',
    aliases: [
      'vpa',
      'depakote level',
      'valproate level',
      'valproic acid',
      'valproic acid level',
      'total valproate',
      'Valproate [Mass/volume] in Serum or Plasma',
    ],
    group,
    ...ugPerMl({ units: ['umol/L'], factor: 1 / 6.93, evidence: verified(MIRACUM) }),
    reference: { low: 50, high: 125 },
    referenceText: '50-125 ug/mL; 50-100 in epilepsy; trough',
    referenceEvidence: verified(VALPROATE_LABEL),
    criticalHigh: above(150, verified(SUNRISE)),
    plausible: plausibleFrom(0, 3000),
    context: {
      high: 'adverse effects become more common from 125 ug/mL; check ammonia and platelets',
      low: 'below 45 ug/mL an antimanic response is less likely',
      evidence: memory(`general clinical knowledge, unverified; 45 and 125 ug/mL: ${VALPROATE_LABEL}`),
    },
    codes: [loinc('4086-5', 'Valproate (Valproate SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'valproate_free',
    label: 'Valproate (free)',
    aliases: [
      'free vpa',
      'free valproate',
      'free valproic acid',
      'valproic acid free',
      'free valproate level',
    ],
    group,
    ...ugPerMl({ units: ['umol/L'], factor: 1 / 6.93, evidence: verified(MIRACUM) }),
    reference: { low: 5, high: 15 },
    referenceText: '5-15 ug/mL; trough',
    referenceEvidence: memory(AGNP),
    criticalHigh: above(30, memory(AGNP)),
    plausible: plausibleFrom(0, 1500),
    context: {
      high: 'can follow low albumin or aspirin although the total level is in range',
      evidence: memory(),
    },
    codes: [loinc('4087-3', 'Valproate.free (Valproate Free SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'carbamazepine',
    label: 'Carbamazepine',
    aliases: [
      'cbz',
      'carbamazepine level',
      'tegretol level',
      'Carbamazepine [Mass/volume] in Serum or Plasma',
    ],
    group,
    ...ugPerMl({ units: ['umol/L'], factor: 1 / 4.23, evidence: memory() }),
    reference: { low: 4, high: 12 },
    referenceText: '4-12 ug/mL; trough',
    referenceEvidence: verified('US label of Tegretol (openFDA): 4 to 12 ug/mL'),
    criticalHigh: above(15, verified(CRITICAL_LIST_5Y1)),
    plausible: plausibleFrom(0, 300),
    context: {
      high: 'check for double vision, ataxia and low sodium',
      evidence: memory(),
    },
    codes: [loinc('3432-2', 'carBAMazepine (Carbamazepine SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'oxcarbazepine_mhd',
    label: 'Oxcarbazepine metabolite (MHD)',
    aliases: [
      'mhd',
      'oxcarbazepine metabolite',
      'licarbazepine',
      '10-hydroxycarbazepine',
      'oxcarbazepine level',
    ],
    group,
    ...ugPerMl(byMolecularWeight(['umol/L'], 254.2839 / 1000)),
    reference: { low: 10, high: 35 },
    referenceText: '10-35 ug/mL; trough',
    referenceEvidence: memory(AGNP),
    criticalHigh: above(40, memory(AGNP)),
    plausible: plausibleFrom(0, 500),
    context: {
      high: 'check sodium, which can fall',
      evidence: memory(),
    },
    codes: [loinc('31019-3', '10-Hydroxycarbazepine (10OH-Carbazepine SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'lamotrigine',
    label: 'Lamotrigine',
    aliases: ['ltg', 'lamotrigine level', 'lamictal level', 'Lamotrigine [Mass/volume] in Serum or Plasma'],
    group,
    ...ugPerMl(byMolecularWeight(['umol/L'], 256.0914 / 1000)),
    reference: { low: 3, high: 15 },
    referenceText: '3-15 ug/mL; trough',
    referenceEvidence: memory(AGNP),
    criticalHigh: above(20, memory(AGNP)),
    plausible: plausibleFrom(0, 200),
    context: {
      low: 'falls by about half with oestrogen-containing contraceptives',
      high: 'about doubles with valproate',
      evidence: verified('medicaltalk; psychopharmacologyinstitute.com (lamotrigine interactions)'),
    },
    codes: [loinc('6948-4', 'lamoTRIgine (Lamotrigine SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'phenytoin',
    label: 'Phenytoin (total)',
    aliases: [
      'dph',
      'phenytoin level',
      'dilantin level',
      'total phenytoin',
      'Phenytoin [Mass/volume] in Serum or Plasma',
    ],
    group,
    ...ugPerMl(byMolecularWeight(['umol/L'], 252.268 / 1000)),
    reference: { low: 10, high: 20 },
    referenceText: '10-20 ug/mL; trough',
    referenceEvidence: verified('US label of Dilantin (openFDA), section 2.1: 10 to 20 ug/mL'),
    criticalHigh: above(30, verified(`${SUNRISE}; ${CRITICAL_LIST_5Y1}`)),
    plausible: plausibleFrom(0, 200),
    context: {
      high: 'check for nystagmus and ataxia',
      evidence: memory(),
    },
    codes: [loinc('3968-5', 'Phenytoin (Phenytoin SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'topiramate',
    label: 'Topiramate',
    aliases: ['topiramate level', 'topamax level', 'Topiramate [Mass/volume] in Serum or Plasma'],
    group,
    ...ugPerMl(byMolecularWeight(['umol/L'], 339.362 / 1000)),
    reference: { low: 2, high: 10 },
    referenceText: '2-10 ug/mL; trough',
    referenceEvidence: memory(AGNP),
    criticalHigh: above(16, memory(AGNP)),
    plausible: plausibleFrom(0, 500),
    context: {
      high: 'check for cognitive slowing',
      evidence: memory(),
    },
    codes: [loinc('17713-9', 'Topiramate (Topiramate SerPl-mCnc)')],
  }),
];
