import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const pde5Inhibitor = drugFamily({ group: 'UROLOGY', classes: ['PDE5'] });
const urology = drugFamily({ group: 'UROLOGY' });

/** Urological medication. */
export const UROLOGY: readonly Drug[] = [
  pde5Inhibitor({
    key: 'sildenafil',
    brands: ['Viagra', 'Revatio', 'Granpidam', 'Liqrev', 'Vizarsin', 'Viagra Connect', 'Silvasta'],
    atc: 'G04BE03',
    rxcui: '136411',
  }),
  pde5Inhibitor({
    key: 'tadalafil',
    brands: ['Cialis', 'Adcirca', 'Alyq', 'Tadliq', 'Talmanco'],
    atc: 'G04BE08',
    rxcui: '358263',
  }),
  pde5Inhibitor({ key: 'vardenafil', brands: ['Levitra', 'Staxyn'], atc: 'G04BE09' }),
  pde5Inhibitor({ key: 'avanafil', brands: ['Stendra'], atc: 'G04BE10' }),
  urology({
    key: 'mirabegron',
    brands: ['Myrbetriq', 'Betmiga', 'Betanis'],
    atc: 'G04BD12',
  }),
  urology({
    key: 'tamsulosin',
    brands: [
      'Omnic',
      'Flomaxtra',
      'Pradif',
      'Alna',
      'Contiflo',
      'Pinexel',
      'Tabphyn',
      'Omnexel',
      'Stronazon',
    ],
    atc: 'G04CA02',
    rxcui: '77492',
    classes: ['ALPHA_BLOCKER'],
  }),
  urology({ key: 'finasteride', brands: ['Proscar', 'Propecia', 'Finpro'], atc: 'G04CB01', rxcui: '25025' }),
];
