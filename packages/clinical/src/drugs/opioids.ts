import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const opioid = drugFamily({ group: 'OPIOID', classes: ['OPIOID', 'OPIOID_FULL_AGONIST', 'SEDATIVE'] });

/** Opioid analgesics and their combinations. */
export const OPIOIDS: readonly Drug[] = [
  opioid({ key: 'morphine', brands: ['MS Contin', 'Kadian', 'Roxanol', 'MST Continus'], rxcui: '7052' }),
  opioid({ key: 'codeine', brands: ['Codeine Contin'], rxcui: '2670', classes: ['ANTICHOLINERGIC_1'] }),
  opioid({ key: 'oxycodone', brands: ['OxyContin', 'Roxicodone', 'Xtampza', 'Oxaydo'], rxcui: '7804' }),
  opioid({ key: 'hydrocodone', brands: ['Hysingla', 'Zohydro'], rxcui: '5489' }),
  opioid({ key: 'hydromorphone', brands: ['Dilaudid', 'Exalgo'], rxcui: '3423' }),
  opioid({ key: 'oxymorphone', brands: ['Opana'] }),
  opioid({
    key: 'fentanyl',
    brands: ['Duragesic', 'Actiq', 'Sublimaze', 'Fentora'],
    rxcui: '4337',
    classes: ['SEROTONERGIC'],
  }),
  opioid({
    key: 'tramadol',
    brands: ['Ultram', 'ConZip', 'Zydol'],
    rxcui: '10689',
    classes: ['SEROTONERGIC', 'SEIZURE_LOWERING'],
  }),
  opioid({ key: 'tapentadol', brands: ['Nucynta', 'Palexia'], rxcui: '787390' }),
  opioid({
    key: 'meperidine',
    inn: 'pethidine',
    brands: ['Demerol'],
    rxcui: '6754',
    classes: ['SEROTONERGIC'],
  }),
  opioid({
    key: 'acetaminophen_hydrocodone',
    name: 'acetaminophen and hydrocodone',
    brands: ['Vicodin', 'Norco', 'Lortab', 'Xodol'],
    ingredients: ['acetaminophen', 'hydrocodone'],
  }),
  opioid({
    key: 'acetaminophen_oxycodone',
    name: 'acetaminophen and oxycodone',
    brands: ['Percocet', 'Endocet', 'Roxicet', 'Nalocet'],
    ingredients: ['acetaminophen', 'oxycodone'],
  }),
  opioid({
    key: 'acetaminophen_codeine',
    name: 'acetaminophen and codeine',
    synonyms: ['co-codamol'],
    brands: ['Tylenol with Codeine', 'Tylenol #3', 'Tylenol #4'],
    ingredients: ['acetaminophen', 'codeine'],
  }),
  opioid({
    key: 'acetaminophen_tramadol',
    name: 'acetaminophen and tramadol',
    brands: ['Ultracet', 'Tramacet'],
    ingredients: ['acetaminophen', 'tramadol'],
  }),
  opioid({
    key: 'aspirin_oxycodone',
    name: 'aspirin and oxycodone',
    brands: ['Percodan'],
    ingredients: ['aspirin', 'oxycodone'],
  }),
  opioid({
    key: 'hydrocodone_ibuprofen',
    name: 'hydrocodone and ibuprofen',
    brands: ['Vicoprofen', 'Reprexain'],
    ingredients: ['hydrocodone', 'ibuprofen'],
  }),
];
