import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const gastrointestinal = drugFamily({ group: 'GASTROINTESTINAL' });

/** Acid suppressants, antiemetics, laxatives and others. */
export const GASTROINTESTINAL: readonly Drug[] = [
  gastrointestinal({
    key: 'omeprazole',
    brands: ['Prilosec', 'Losec'],
    rxcui: '7646',
    classes: ['PPI', 'QT_CONDITIONAL', 'CYP2C19INH'],
  }),
  gastrointestinal({
    key: 'esomeprazole',
    brands: ['Nexium'],
    rxcui: '283742',
    classes: ['PPI', 'CYP2C19INH'],
  }),
  gastrointestinal({ key: 'pantoprazole', brands: ['Protonix'], rxcui: '40790', classes: ['PPI'] }),
  gastrointestinal({ key: 'cimetidine', brands: ['Tagamet'], rxcui: '2541', classes: ['CYP2C19INH'] }),
  gastrointestinal({ key: 'famotidine', brands: ['Pepcid'], rxcui: '4278' }),
  gastrointestinal({ key: 'ranitidine', brands: ['Zantac'], rxcui: '9143' }),
  gastrointestinal({
    key: 'ondansetron',
    brands: ['Zofran', 'Zuplenz'],
    rxcui: '26225',
    classes: ['QT_KNOWN'],
  }),
  gastrointestinal({ key: 'metoclopramide', brands: ['Reglan', 'Maxolon'], rxcui: '6915' }),
  gastrointestinal({ key: 'domperidone', brands: ['Motilium'], classes: ['QT_KNOWN'] }),
  gastrointestinal({ key: 'prochlorperazine', brands: ['Compazine', 'Stemetil'], rxcui: '8704' }),
  gastrointestinal({ key: 'loperamide', brands: ['Imodium'], rxcui: '6468', classes: ['QT_CONDITIONAL'] }),
  gastrointestinal({ key: 'orlistat', brands: ['Xenical', 'Alli'], rxcui: '37925' }),
  gastrointestinal({
    key: 'senna',
    synonyms: ['sennosides'],
    brands: ['Senokot', 'Ex-Lax'],
    classes: ['K_LOWERING', 'STIMULANT_LAXATIVE'],
  }),
  gastrointestinal({ key: 'bisacodyl', brands: ['Dulcolax'], classes: ['K_LOWERING', 'STIMULANT_LAXATIVE'] }),
  gastrointestinal({ key: 'sodium_bicarbonate' }),
];
