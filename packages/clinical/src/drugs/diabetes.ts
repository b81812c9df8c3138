import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const sulfonylurea = drugFamily({ group: 'DIABETES', classes: ['SULFONYLUREA'] });
const glp1Agonist = drugFamily({ group: 'DIABETES', classes: ['GLP1'] });
const diabetes = drugFamily({ group: 'DIABETES' });

/** Medication for diabetes. */
export const DIABETES: readonly Drug[] = [
  sulfonylurea({
    key: 'glyburide',
    inn: 'glibenclamide',
    brands: ['Diabeta', 'Micronase', 'Glynase', 'Daonil', 'Euglucon'],
    atc: 'A10BB01',
  }),
  sulfonylurea({ key: 'glipizide', brands: ['Glucotrol'], atc: 'A10BB07', rxcui: '4821' }),
  sulfonylurea({ key: 'glimepiride', brands: ['Amaryl', 'Amarel'], atc: 'A10BB12', rxcui: '25789' }),
  glp1Agonist({ key: 'liraglutide', brands: ['Victoza', 'Saxenda'], atc: 'A10BJ02', rxcui: '475968' }),
  glp1Agonist({ key: 'dulaglutide', brands: ['Trulicity'], atc: 'A10BJ05' }),
  glp1Agonist({ key: 'exenatide', brands: ['Byetta', 'Bydureon'], atc: 'A10BJ01' }),
  glp1Agonist({ key: 'tirzepatide', brands: ['Mounjaro', 'Zepbound'], atc: 'A10BX16' }),
  diabetes({
    key: 'insulin',
    synonyms: [
      'insulin glargine',
      'insulin lispro',
      'insulin aspart',
      'insulin detemir',
      'insulin degludec',
      'insulin isophane',
    ],
    brands: [
      'Lantus',
      'Basaglar',
      'Toujeo',
      'Humalog',
      'Novolog',
      'Humulin',
      'Novolin',
      'Levemir',
      'Tresiba',
      'NovoRapid',
      'Apidra',
      'Fiasp',
      'Ryzodeg',
      'Actrapid',
      'Insulatard',
      'Novomix',
      'Abasaglar',
      'Semglee',
      'Mixtard',
      'Protaphane',
      'Optisulin',
      'Admelog',
      'Lyumjev',
      'Insuman',
      'Rezvoglar',
      'Afrezza',
      'Hypurin',
      'Myxredlin',
    ],
    rxcui: '5856',
  }),
  diabetes({ key: 'pioglitazone', brands: ['Actos'], atc: 'A10BG03', rxcui: '33738' }),
  diabetes({
    key: 'sitagliptin',
    brands: ['Januvia', 'Xelevia', 'Zituvio'],
    atc: 'A10BH01',
    rxcui: '593411',
  }),
  diabetes({ key: 'empagliflozin', brands: ['Jardiance'], atc: 'A10BK03', rxcui: '1545653' }),
  diabetes({ key: 'dapagliflozin', brands: ['Farxiga', 'Forxiga'], atc: 'A10BK01', rxcui: '1488564' }),
  diabetes({
    key: 'metformin_sitagliptin',
    name: 'metformin and sitagliptin',
    brands: ['Janumet'],
    ingredients: ['metformin', 'sitagliptin'],
  }),
  diabetes({
    key: 'glyburide_metformin',
    name: 'glyburide and metformin',
    brands: ['Glucovance'],
    ingredients: ['glyburide', 'metformin'],
  }),
  diabetes({
    key: 'glipizide_metformin',
    name: 'glipizide and metformin',
    brands: ['Metaglip'],
    ingredients: ['glipizide', 'metformin'],
  }),
  diabetes({
    key: 'metformin_pioglitazone',
    name: 'metformin and pioglitazone',
    brands: ['Actoplus Met'],
    ingredients: ['metformin', 'pioglitazone'],
  }),
  diabetes({
    key: 'empagliflozin_metformin',
    name: 'empagliflozin and metformin',
    brands: ['Synjardy'],
    ingredients: ['empagliflozin', 'metformin'],
  }),
  diabetes({
    key: 'dapagliflozin_metformin',
    name: 'dapagliflozin and metformin',
    brands: ['Xigduo'],
    ingredients: ['dapagliflozin', 'metformin'],
  }),
];
