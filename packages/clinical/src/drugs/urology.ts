import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const pde5Inhibitor = drugFamily({ group: 'UROLOGY', classes: ['PDE5'] });
const urology = drugFamily({ group: 'UROLOGY' });

/** Urological medication. */
export const UROLOGY: readonly Drug[] = [
  pde5Inhibitor({ key: 'sildenafil', brands: ['Viagra', 'Revatio'], rxcui: '136411' }),
  pde5Inhibitor({ key: 'tadalafil', brands: ['Cialis', 'Adcirca'], rxcui: '358263' }),
  pde5Inhibitor({ key: 'vardenafil', brands: ['Levitra', 'Staxyn'] }),
  pde5Inhibitor({ key: 'avanafil', brands: ['Stendra'] }),
  urology({ key: 'mirabegron', brands: ['Myrbetriq', 'Betmiga'], classes: ['CYP2D6INH_MODERATE'] }),
  urology({ key: 'tamsulosin', brands: ['Flomax', 'Omnic'], rxcui: '77492', classes: ['ALPHA_BLOCKER'] }),
  urology({ key: 'finasteride', brands: ['Proscar', 'Propecia'], rxcui: '25025' }),
];
