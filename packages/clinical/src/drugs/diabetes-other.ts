import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const sulfonylurea = drugFamily({ group: 'DIABETES', classes: ['SULFONYLUREA'] });
const gliptin = drugFamily({ group: 'DIABETES' });
const glp = drugFamily({ group: 'DIABETES', classes: ['GLP1'] });

/** Medication for diabetes of no other file. */
export const DIABETES_OTHER: readonly Drug[] = [
  sulfonylurea({
    key: 'gliclazide',
    brands: ['Diamicron', 'Zicron', 'Glyade', 'Nordialex', 'Laaglyda', 'Dacadis'],
    atc: 'A10BB09',
  }),
  sulfonylurea({ key: 'gliquidone', brands: ['Glurenorm'], atc: 'A10BB08' }),
  sulfonylurea({ key: 'chlorpropamide', brands: ['Diabinese'], atc: 'A10BB02' }),
  sulfonylurea({ key: 'tolbutamide', brands: ['Orinase', 'Rastinon'], atc: 'A10BB03' }),
  sulfonylurea({ key: 'tolazamide', brands: ['Tolinase'], atc: 'A10BB05' }),
  sulfonylurea({ key: 'acetohexamide', brands: ['Dymelor'], atc: 'A10BB31', withdrawn: true }),
  gliptin({ key: 'repaglinide', brands: ['Prandin', 'NovoNorm', 'GlucoNorm'], atc: 'A10BX02' }),
  gliptin({ key: 'nateglinide', brands: ['Starlix'], atc: 'A10BX03' }),
  gliptin({ key: 'rosiglitazone', brands: ['Avandia'], atc: 'A10BG02' }),
  gliptin({ key: 'acarbose', brands: ['Precose', 'Glucobay', 'Prandase'], atc: 'A10BF01' }),
  gliptin({ key: 'miglitol', brands: ['Glyset'], atc: 'A10BF02' }),
  gliptin({ key: 'saxagliptin', brands: ['Onglyza'], atc: 'A10BH03' }),
  gliptin({ key: 'linagliptin', brands: ['Tradjenta', 'Trajenta'], atc: 'A10BH05' }),
  gliptin({ key: 'alogliptin', brands: ['Nesina', 'Vipidia'], atc: 'A10BH04' }),
  gliptin({ key: 'vildagliptin', brands: ['Galvus'], atc: 'A10BH02' }),
  gliptin({ key: 'canagliflozin', brands: ['Invokana'], atc: 'A10BK02' }),
  gliptin({ key: 'ertugliflozin', brands: ['Steglatro'], atc: 'A10BK04' }),
  gliptin({ key: 'bexagliflozin', brands: ['Brenzavvy'], atc: 'A10BK08' }),
  gliptin({ key: 'sotagliflozin', brands: ['Inpefa', 'Zynquista'], atc: 'A10BK06' }),
  glp({ key: 'lixisenatide', brands: ['Adlyxin', 'Lyxumia'], atc: 'A10BJ03' }),
  glp({ key: 'orforglipron' }),
  glp({ key: 'retatrutide' }),
  glp({
    key: 'insulin_liraglutide',
    name: 'insulin and liraglutide',
    brands: ['Xultophy'],
    ingredients: ['insulin', 'liraglutide'],
  }),
  glp({
    key: 'insulin_lixisenatide',
    name: 'insulin and lixisenatide',
    brands: ['Soliqua', 'Suliqua'],
    ingredients: ['insulin', 'lixisenatide'],
  }),
  gliptin({ key: 'pramlintide', brands: ['Symlin'], atc: 'A10BX05' }),
  gliptin({
    key: 'alogliptin_metformin',
    name: 'alogliptin and metformin',
    brands: ['Kazano', 'Vipdomet'],
    ingredients: ['alogliptin', 'metformin'],
  }),
  gliptin({
    key: 'linagliptin_metformin',
    name: 'linagliptin and metformin',
    brands: ['Jentadueto'],
    ingredients: ['linagliptin', 'metformin'],
  }),
  gliptin({
    key: 'metformin_saxagliptin',
    name: 'metformin and saxagliptin',
    brands: ['Kombiglyze'],
    ingredients: ['metformin', 'saxagliptin'],
  }),
  gliptin({
    key: 'metformin_vildagliptin',
    name: 'metformin and vildagliptin',
    brands: ['Eucreas', 'Galvumet'],
    ingredients: ['metformin', 'vildagliptin'],
  }),
  gliptin({
    key: 'canagliflozin_metformin',
    name: 'canagliflozin and metformin',
    brands: ['Invokamet', 'Vokanamet'],
    ingredients: ['canagliflozin', 'metformin'],
  }),
  gliptin({
    key: 'empagliflozin_linagliptin',
    name: 'empagliflozin and linagliptin',
    brands: ['Glyxambi'],
    ingredients: ['empagliflozin', 'linagliptin'],
  }),
  gliptin({
    key: 'dapagliflozin_saxagliptin',
    name: 'dapagliflozin and saxagliptin',
    brands: ['Qtern'],
    ingredients: ['dapagliflozin', 'saxagliptin'],
  }),
];
