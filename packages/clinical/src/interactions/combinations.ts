import { type Evidence, memory } from '../evidence/evidence.ts';
import type { MemberKey } from './define-rule.ts';
import type { CautionLevel } from './patient-cautions.ts';
import { ansm2020OurGrade } from './sources.ts';

/** Medicines that are worse together than any two of them: every part must be met by another ingredient. */
interface Combination {
  /** The same whatever else is taken. */
  readonly name: string;
  readonly parts: readonly (readonly MemberKey[])[];
  readonly level: CautionLevel;
  readonly why: string;
  readonly evidence: Evidence;
}

const NO_SOURCE_READ = memory('no source read');
const RESPIRATORY: readonly MemberKey[] = [
  'BZD',
  'GABAPENTINOID',
  'HYP',
  'BARBITURATE',
  'ALCOHOL',
  'sodium_oxybate',
  'baclofen',
  'carisoprodol',
  'meprobamate',
];

const ANY_QT: readonly MemberKey[] = ['QT_KNOWN', 'QT_POSSIBLE', 'QT_CONDITIONAL'];
const ANTICHOLINERGIC: readonly MemberKey[] = ['ANTICHOLINERGIC_3', 'ANTICHOLINERGIC_2'];
const BLEEDING: readonly MemberKey[] = ['NSAID', 'aspirin', 'ANTIPLATELET', 'SSRI', 'SNRI'];
const POTASSIUM: readonly MemberKey[] = [
  'K_SPARING',
  'trimethoprim',
  'cyclosporine',
  'tacrolimus',
  'HEPARIN',
];
const LITHIUM_RETAINING: readonly MemberKey[] = ['NSAID', 'ACEI', 'ARB', 'THIAZIDE', 'LOOP'];

export const COMBINATIONS: readonly Combination[] = [
  {
    name: 'opioid with two more that depress breathing',
    parts: [['OPIOID'], RESPIRATORY, RESPIRATORY],
    level: 'high',
    why: 'an opioid with two other medicines that depress breathing: respiratory depression, which can be fatal',
    evidence: NO_SOURCE_READ,
  },
  {
    name: 'ACE inhibitor or ARB with a diuretic and an NSAID',
    parts: [['ACEI', 'ARB'], ['THIAZIDE', 'LOOP', 'K_SPARING'], ['NSAID']],
    level: 'moderate',
    why: 'a blocker of the renin-angiotensin system with a diuretic and an NSAID: acute kidney injury',
    evidence: NO_SOURCE_READ,
  },
  {
    name: 'three medicines that prolong QT',
    parts: [['QT_KNOWN'], ANY_QT, ANY_QT],
    level: 'high',
    why: 'three medicines that prolong QT: torsades de pointes; an ECG, potassium and magnesium are usually checked',
    evidence: ansm2020OurGrade('not recommended', 'torsadogenic medicines together; the sum is ours'),
  },
  {
    name: 'QT with low potassium and a slow pulse',
    parts: [['QT_KNOWN'], ['K_LOWERING'], ['BRADYCARDIA']],
    level: 'high',
    why: 'a medicine that prolongs QT with one that lowers potassium and one that slows the pulse: torsades de pointes',
    evidence: ansm2020OurGrade('precaution for use', 'each of the two pairs; the sum is ours'),
  },
  {
    name: 'three serotonergic medicines',
    parts: [['SEROTONERGIC'], ['SEROTONERGIC'], ['SEROTONERGIC']],
    level: 'moderate',
    why: 'three serotonergic medicines: serotonin toxicity',
    evidence: ansm2020OurGrade('take into account', 'serotonergic medicines together; the sum is ours'),
  },
  {
    name: 'three anticholinergic medicines',
    parts: [ANTICHOLINERGIC, ANTICHOLINERGIC, ANTICHOLINERGIC],
    level: 'moderate',
    why: 'three medicines with anticholinergic load: retention, ileus, delirium, above all in older people',
    evidence: ansm2020OurGrade('take into account', 'atropinic medicines together; the sum is ours'),
  },
  {
    name: 'anticoagulant with two more that cause bleeding',
    parts: [['VKA', 'DOAC', 'HEPARIN'], BLEEDING, BLEEDING],
    level: 'high',
    why: 'an anticoagulant with two other medicines that raise the risk of bleeding: serious bleeding',
    evidence: ansm2020OurGrade('take into account', 'each of the pairs; the sum is ours'),
  },
  {
    name: 'three sedatives',
    parts: [['SEDATIVE'], ['SEDATIVE'], ['SEDATIVE']],
    level: 'moderate',
    why: 'three sedating medicines: falls, accidents and, with an opioid, respiratory depression',
    evidence: ansm2020OurGrade('take into account', 'sedatives together; the sum is ours'),
  },
  {
    name: 'three medicines that lower the seizure threshold',
    parts: [['SEIZURE_LOWERING'], ['SEIZURE_LOWERING'], ['SEIZURE_LOWERING']],
    level: 'moderate',
    why: 'three medicines that lower the seizure threshold: seizures',
    evidence: ansm2020OurGrade('take into account', 'such medicines together; the sum is ours'),
  },
  {
    name: 'blocker of the renin-angiotensin system with two more that raise potassium',
    parts: [['ACEI', 'ARB'], POTASSIUM, POTASSIUM],
    level: 'high',
    why: 'three medicines that raise potassium: dangerous hyperkalaemia',
    evidence: ansm2020OurGrade('take into account', 'potassium-raising medicines together; the sum is ours'),
  },
  {
    name: 'lithium with two more that raise its level',
    parts: [['lithium'], LITHIUM_RETAINING, LITHIUM_RETAINING],
    level: 'high',
    why: 'two medicines that hold lithium back: lithium toxicity',
    evidence: ansm2020OurGrade('not recommended', 'each of the two pairs; the sum is ours'),
  },
];
