import type { MemberKey } from '../define-rule.ts';

/** Sets that several cautions hold for. */
export const DOPAMINE_BLOCKERS: readonly MemberKey[] = [
  'ANTIPSYCHOTIC',
  'metoclopramide',
  'prochlorperazine',
  'promethazine',
  'bromopride',
  'alizapride',
  'VMAT2',
];
/** Those that worsen Parkinson disease. */
export const WORSEN_PARKINSON: readonly MemberKey[] = [
  'D2_ANTAGONIST',
  'metoclopramide',
  'prochlorperazine',
  'bromopride',
  'alizapride',
  'VMAT2',
  'cinnarizine',
  'flunarizine',
];
export const ANTIDEPRESSANTS: readonly MemberKey[] = [
  'SSRI',
  'SNRI',
  'TCA',
  'MAOI',
  'RIMA',
  'bupropion',
  'mirtazapine',
  'trazodone',
  'nefazodone',
  'agomelatine',
  'mianserin',
  'reboxetine',
  'tianeptine',
  'gepirone',
  'esketamine',
  'zuranolone',
];
export const MOOD_COVER: readonly MemberKey[] = [
  'lithium',
  'valproate',
  'carbamazepine',
  'lamotrigine',
  'SGA',
  'FGA',
];
export const OESTROGENS: readonly MemberKey[] = [
  'ESTROGEN_CONTRACEPTIVE',
  'estradiol',
  'conjugated_estrogens',
  'conjugated_estrogens_medroxyprogesterone',
  'estriol',
];
export const SEDATIVES: readonly MemberKey[] = [
  'BZD',
  'HYP',
  'BARBITURATE',
  'OPIOID',
  'GABAPENTINOID',
  'sodium_oxybate',
  'clomethiazole',
  'meprobamate',
  'chloral_hydrate',
];
export const NON_SELECTIVE_BETA_BLOCKERS: readonly MemberKey[] = [
  'propranolol',
  'nadolol',
  'timolol',
  'sotalol',
  'carvedilol',
  'labetalol',
  'pindolol',
  'oxprenolol',
  'penbutolol',
  'carteolol',
  'levobunolol',
  'metipranolol',
];
export const RASH_MEDICINES: readonly MemberKey[] = [
  'lamotrigine',
  'carbamazepine',
  'oxcarbazepine',
  'eslicarbazepine',
  'phenytoin',
  'fosphenytoin',
  'phenobarbital',
  'primidone',
  'zonisamide',
  'cenobamate',
  'felbamate',
  'rufinamide',
  'ethosuximide',
  'modafinil',
  'armodafinil',
  'allopurinol',
  'sulfasalazine',
  'sulfamethoxazole_trimethoprim',
  'nevirapine',
  'abacavir',
  'strontium_ranelate',
];
/** Whose labels ask for a blood count at the first sore throat or fever. */
export const MARROW_MEDICINES: readonly MemberKey[] = [
  'clozapine',
  'carbimazole',
  'methimazole',
  'propylthiouracil',
  'deferiprone',
  'CYTOTOXIC',
  'azathioprine',
  'mercaptopurine',
  'sulfasalazine',
  'dapsone',
  'metamizole',
  'ticlopidine',
  'leflunomide',
];
export const STRONG_ANTICHOLINERGICS: readonly MemberKey[] = ['ANTICHOLINERGIC_3', 'TCA'];
export const BLEEDING_MEDICINES: readonly MemberKey[] = [
  'VKA',
  'DOAC',
  'HEPARIN',
  'ANTIPLATELET',
  'aspirin',
  'NSAID',
];
export const ANTICOAGULANTS: readonly MemberKey[] = ['VKA', 'DOAC', 'HEPARIN'];
export const QT_ALL: readonly MemberKey[] = ['QT_KNOWN', 'QT_POSSIBLE', 'QT_CONDITIONAL'];
export const SGLT2: readonly MemberKey[] = [
  'empagliflozin',
  'dapagliflozin',
  'canagliflozin',
  'ertugliflozin',
  'bexagliflozin',
  'sotagliflozin',
];
