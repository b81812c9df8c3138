import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const analgesic = drugFamily({ group: 'ANALGESIC' });

/** Analgesics other than opioids and NSAIDs. */
export const ANALGESICS: readonly Drug[] = [
  analgesic({
    key: 'acetaminophen',
    inn: 'paracetamol',
    brands: [
      'Tylenol',
      'Panadol',
      'Ofirmev',
      'Doliprane',
      'Dafalgan',
      'Efferalgan',
      'Panamax',
      'Calpol',
      'Ben-u-ron',
      'Tempra',
      'Dymadon',
      'Perfalgan',
      'Febridol',
      'Herron',
      'Feverall',
      'Hedex',
      'Abenol',
      'Atasol',
      'Perfusalgan',
      'Alvedon',
    ],
    atc: 'N02BE01',
    rxcui: '161',
    usualDose: '1000-4000 mg/day',
    maxDailyMg: 4000,
  }),
  analgesic({ key: 'suzetrigine', brands: ['Journavx'] }),
  analgesic({ key: 'butalbital', rxcui: '19860', classes: ['SEDATIVE', 'BARBITURATE'] }),
  analgesic({
    key: 'acetaminophen_aspirin',
    name: 'acetaminophen and aspirin',
    brands: ['Excedrin'],
    ingredients: ['acetaminophen', 'aspirin'],
  }),
  analgesic({
    key: 'acetaminophen_butalbital',
    name: 'acetaminophen and butalbital',
    brands: ['Fioricet', 'Esgic', 'Bupap'],
    ingredients: ['acetaminophen', 'butalbital'],
  }),
  analgesic({
    key: 'aspirin_butalbital',
    name: 'aspirin and butalbital',
    brands: ['Fiorinal'],
    ingredients: ['aspirin', 'butalbital'],
  }),
  analgesic({
    key: 'acetaminophen_diphenhydramine',
    name: 'acetaminophen and diphenhydramine',
    brands: ['Tylenol PM', 'Panadol Night'],
    ingredients: ['acetaminophen', 'diphenhydramine'],
  }),
];
