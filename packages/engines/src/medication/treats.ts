import type { Drug, DrugGroupKey } from '@svc/clinical';

/** What a medicine may be given for and a scale measures; `overall` scales measure any psychiatric illness. */
export type Condition =
  | 'depression'
  | 'anxiety'
  | 'trauma'
  | 'obsessions'
  | 'mania'
  | 'psychosis'
  | 'insomnia'
  | 'eating'
  | 'dissociation'
  | 'overall';

const ANTIDEPRESSANT: readonly Condition[] = [
  'depression',
  'anxiety',
  'trauma',
  'obsessions',
  'eating',
  'dissociation',
];
const ANTIPSYCHOTIC: readonly Condition[] = ['psychosis', 'mania', 'depression', 'obsessions'];

/**
 * Usual and common off-label uses, from general clinical knowledge, unverified: a wide net, since it only decides whether
 * scores are compared. Groups that are not listed treat nothing that a psychiatric scale measures.
 */
const BY_GROUP: Readonly<Partial<Record<DrugGroupKey, readonly Condition[]>>> = {
  SSRI: ANTIDEPRESSANT,
  SNRI: ANTIDEPRESSANT,
  TCA: [...ANTIDEPRESSANT, 'insomnia'],
  MAOI: ANTIDEPRESSANT,
  AAD: [...ANTIDEPRESSANT, 'insomnia'],
  GLU: ANTIDEPRESSANT,
  SGA: [...ANTIPSYCHOTIC, 'anxiety', 'trauma', 'insomnia'],
  FGA: [...ANTIPSYCHOTIC, 'anxiety'],
  MS: ['mania', 'depression'],
  BZD: ['anxiety', 'insomnia', 'mania', 'psychosis'],
  HYP: ['insomnia'],
  ANX: ['anxiety'],
};

/** Medicines whose uses differ from those of their group. */
const BY_DRUG: Readonly<Record<string, readonly Condition[]>> = {
  gabapentin: ['anxiety', 'insomnia'],
  pregabalin: ['anxiety', 'insomnia'],
  topiramate: ['mania', 'eating', 'trauma'],
  levetiracetam: [],
  phenytoin: [],
  phenobarbital: [],
  lacosamide: [],
  zonisamide: [],
  buspirone: ['anxiety', 'depression'],
  hydroxyzine: ['anxiety', 'insomnia'],
  prazosin: ['trauma', 'insomnia'],
  lisdexamfetamine: ['eating'],
  modafinil: ['depression'],
  liothyronine: ['depression'],
  levothyroxine: ['depression'],
  st_johns_wort: ['depression', 'anxiety'],
  dextromethorphan_quinidine: ['depression'],
  clonidine: ['trauma', 'insomnia'],
  naltrexone: ['eating', 'dissociation'],
  doxylamine: ['insomnia'],
  diphenhydramine: ['insomnia'],
  sodium_oxybate: ['insomnia'],
};

/** What each symptom and function scale measures, by instrument; a test keeps the table whole. */
export const MEASURED: Readonly<Record<string, Condition>> = {
  phq9: 'depression',
  phq8: 'depression',
  phqa: 'depression',
  bdi2: 'depression',
  epds: 'depression',
  gds15: 'depression',
  hamd17: 'depression',
  madrs: 'depression',
  qids16: 'depression',
  shaps: 'depression',
  gad7: 'anxiety',
  bai: 'anxiety',
  hama: 'anxiety',
  pdss: 'anxiety',
  spin: 'anxiety',
  pcl5: 'trauma',
  iesr: 'trauma',
  ybocs: 'obsessions',
  ocir: 'obsessions',
  ymrs: 'mania',
  asrm: 'mania',
  bprs18: 'psychosis',
  panss: 'psychosis',
  isi: 'insomnia',
  psqi: 'insomnia',
  eat26: 'eating',
  des2: 'dissociation',
  // Anxiety and depression, distress, function, overall severity: any psychiatric medicine may move them.
  hads: 'overall',
  dass21: 'overall',
  k10: 'overall',
  k6: 'overall',
  cgis: 'overall',
  core10: 'overall',
  who5: 'overall',
  whodas12: 'overall',
  wsas: 'overall',
  pss10: 'overall',
};

/** The medicines named by themselves; for the test that they exist. */
export const listedDrugs: readonly string[] = Object.keys(BY_DRUG);

/** Groups whose members are psychiatric medicines, though no scale of their own condition is in the catalogue. */
const PSYCHIATRIC: ReadonlySet<DrugGroupKey> = new Set(['STIM', 'NST', 'SUD']);

/** Whether a medicine acts on the mind, so that what gets worse after its start is reported whatever it is given for. */
export function isPsychiatric(drug: Drug): boolean {
  return conditionsOf(drug).length > 0 || PSYCHIATRIC.has(drug.group);
}

function conditionsOf(drug: Drug): readonly Condition[] {
  return BY_DRUG[drug.key] ?? BY_GROUP[drug.group] ?? [];
}

/** Whether a medicine is plausibly given for what an instrument measures. An unknown instrument is not judged. */
export function treats(drug: Drug, instrumentKey: string | undefined): boolean {
  if (instrumentKey === undefined) return true;
  const measured = MEASURED[instrumentKey];
  if (measured === undefined) return false;
  return measured === 'overall' ? isPsychiatric(drug) : conditionsOf(drug).includes(measured);
}
