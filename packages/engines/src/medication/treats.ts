import { type Condition, type Drug, type DrugGroupKey, INSTRUMENTS } from '@svc/clinical';

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

const CONDITIONS = new Map(INSTRUMENTS.map(({ key, condition }) => [key, condition]));

/** Whether a medicine is plausibly given for what an instrument measures. An unknown instrument is not judged. */
export function treats(drug: Drug, instrumentKey: string | undefined): boolean {
  if (instrumentKey === undefined) return true;
  const measured = CONDITIONS.get(instrumentKey);
  if (measured === undefined) return false;
  return measured === 'overall' ? isPsychiatric(drug) : conditionsOf(drug).includes(measured);
}
