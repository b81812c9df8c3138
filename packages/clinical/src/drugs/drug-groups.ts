import { memory, verified } from '../evidence/evidence.ts';
import type { Evidence } from '../evidence/evidence.ts';

/** A therapeutic group and what holds for all its members unless an entry says otherwise. */
export interface DrugGroup {
  readonly label: string;
  /** When to look for an effect, as text. */
  readonly onset?: { readonly text: string; readonly evidence: Evidence };
  /** What to check in every member. A schedule is named only where it was read in the source. */
  readonly monitoring?: readonly string[];
  readonly monitoringEvidence?: Evidence;
}

const ANTIDEPRESSANT_ONSET = {
  text: 'Baseline from the 28 days before the start; early look at days 7-14; response at 4-8 weeks',
  evidence: verified('psych.ox.ac.uk 139478 (a third of the 6-week benefit by week 1); gpnotebook'),
};

const OTHER_ANTIDEPRESSANT_ONSET = { text: 'Response at 2-6 weeks', evidence: memory() };

const ANTIPSYCHOTIC_ONSET = {
  text: 'Early look at day 14; response at 4-6 weeks, with clozapine up to 12 weeks',
  evidence: verified('pcpjournal (most exacerbations improve within 14 days)'),
};

const METABOLIC_MONITORING = [
  'Weight and BMI at 0, 4, 8 and 12 weeks, then quarterly',
  'Waist at the start, then yearly',
  'Blood pressure and fasting glucose at 0 and 12 weeks, then yearly',
  'Lipids at 0 and 12 weeks, then 5-yearly (yearly in practice)',
  'AIMS 6-monthly at high risk, else yearly',
  'Prolactin if symptoms',
];

const METABOLIC_SOURCE = verified(
  'ADA consensus table 2004 (jabfm.org, omicsonline); APA AIMS schedule (austedohcp)',
);

const SEDATIVE_MONITORING = ['Falls', 'Dependence', 'Opioid use'];
const SAME_DAY = { text: 'Same day', evidence: memory() };

export const DRUG_GROUPS = {
  SSRI: {
    label: 'SSRI antidepressants',
    onset: ANTIDEPRESSANT_ONSET,
    monitoring: ['Sodium in older adults or with a diuretic', 'Bleeding'],
    monitoringEvidence: memory(),
  },
  SNRI: {
    label: 'SNRI antidepressants',
    onset: ANTIDEPRESSANT_ONSET,
    monitoring: ['Sodium in older adults or with a diuretic', 'Bleeding', 'Blood pressure'],
    monitoringEvidence: memory(),
  },
  TCA: {
    label: 'tricyclic and tetracyclic antidepressants',
    onset: OTHER_ANTIDEPRESSANT_ONSET,
    monitoring: ['ECG in older adults', 'Drug level'],
    monitoringEvidence: memory(),
  },
  MAOI: {
    label: 'MAO inhibitors',
    onset: OTHER_ANTIDEPRESSANT_ONSET,
    monitoring: ['Blood pressure', 'Tyramine in the diet'],
    monitoringEvidence: memory(),
  },
  AAD: { label: 'other antidepressants', onset: OTHER_ANTIDEPRESSANT_ONSET },
  GLU: {
    label: 'rapid-acting antidepressants',
    onset: { text: 'Hours to 4 weeks', evidence: memory() },
    monitoring: ['Blood pressure', 'Sedation'],
    monitoringEvidence: memory(),
  },
  SGA: {
    label: 'second-generation antipsychotics',
    onset: ANTIPSYCHOTIC_ONSET,
    monitoring: METABOLIC_MONITORING,
    monitoringEvidence: METABOLIC_SOURCE,
  },
  FGA: {
    label: 'first-generation antipsychotics',
    onset: ANTIPSYCHOTIC_ONSET,
    monitoring: METABOLIC_MONITORING,
    monitoringEvidence: METABOLIC_SOURCE,
  },
  MS: { label: 'mood stabilisers and anticonvulsants' },
  BZD: {
    label: 'benzodiazepines',
    onset: SAME_DAY,
    monitoring: SEDATIVE_MONITORING,
    monitoringEvidence: memory(),
  },
  HYP: { label: 'hypnotics', onset: SAME_DAY, monitoring: SEDATIVE_MONITORING, monitoringEvidence: memory() },
  ANX: { label: 'anxiolytics', onset: { text: 'Same day; buspirone 2-6 weeks', evidence: memory() } },
  STIM: {
    label: 'stimulants',
    onset: { text: 'Same day to 1 week', evidence: memory() },
    monitoring: ['Heart rate', 'Blood pressure', 'Weight', 'Misuse'],
    monitoringEvidence: memory(),
  },
  NST: {
    label: 'non-stimulant ADHD medication',
    onset: { text: 'Within weeks; atomoxetine 4-8 weeks', evidence: memory() },
    monitoring: ['Heart rate', 'Blood pressure', 'Weight'],
    monitoringEvidence: memory(),
  },
  SUD: { label: 'medication for substance use disorders' },
  DEM: { label: 'medication for dementia' },
  MOV: { label: 'medication for movement disorders' },
  AUG: { label: 'augmentation and metabolic agents' },
  ANALGESIC: { label: 'analgesics' },
  ANTIARRHYTHMIC: { label: 'antiarrhythmics and digoxin' },
  ANTICHOLINERGIC: { label: 'anticholinergics' },
  ANTICONVULSANT: { label: 'other anticonvulsants' },
  ANTIHISTAMINE: { label: 'antihistamines' },
  ANTIHYPERTENSIVE: { label: 'antihypertensives' },
  ANTIMICROBIAL: { label: 'antimicrobials' },
  ANTITHROMBOTIC: { label: 'anticoagulants and antiplatelets' },
  ANTIVIRAL: { label: 'antivirals' },
  ANTIRHEUMATIC: { label: 'antirheumatic medication' },
  DIABETES: { label: 'medication for diabetes' },
  DIURETIC: { label: 'diuretics' },
  GASTROINTESTINAL: { label: 'gastrointestinal medication' },
  HORMONE: { label: 'hormones and contraceptives' },
  IMMUNOSUPPRESSANT: { label: 'immunosuppressants and corticosteroids' },
  LIPID: { label: 'lipid-lowering medication other than statins' },
  MUSCLE_RELAXANT: { label: 'muscle relaxants' },
  NSAID: { label: 'non-steroidal anti-inflammatory drugs' },
  ONCOLOGY: { label: 'cancer medication' },
  OPIOID: { label: 'opioid analgesics' },
  PARKINSON: { label: 'medication for Parkinson disease' },
  RESPIRATORY: { label: 'respiratory medication' },
  STATIN: { label: 'statins' },
  TRIPTAN: { label: 'triptans' },
  UROLOGY: { label: 'urological medication' },
  OTHER: { label: 'other medication' },
} as const satisfies Record<string, DrugGroup>;

export type DrugGroupKey = keyof typeof DRUG_GROUPS;
