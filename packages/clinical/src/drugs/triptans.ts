import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const triptan = drugFamily({ group: 'TRIPTAN', classes: ['SEROTONERGIC', 'TRIPTAN'] });

/** Triptans. */
export const TRIPTANS: readonly Drug[] = [
  triptan({
    key: 'sumatriptan',
    brands: ['Imitrex', 'Imigran', 'Zembrace', 'Tosymra'],
    rxcui: '37418',
    classes: ['TRIPTAN_MAO'],
  }),
  triptan({ key: 'rizatriptan', brands: ['Maxalt'], rxcui: '88014', classes: ['TRIPTAN_MAO'] }),
  triptan({ key: 'zolmitriptan', brands: ['Zomig'], rxcui: '135775', classes: ['TRIPTAN_MAO'] }),
  triptan({ key: 'almotriptan', brands: ['Axert'], classes: ['TRIPTAN_MAO'] }),
  triptan({ key: 'eletriptan', brands: ['Relpax'] }),
  triptan({ key: 'frovatriptan', brands: ['Frova'] }),
  triptan({ key: 'naratriptan', brands: ['Amerge'] }),
  triptan({
    key: 'naproxen_sumatriptan',
    name: 'naproxen and sumatriptan',
    brands: ['Treximet'],
    ingredients: ['naproxen', 'sumatriptan'],
  }),
];
