import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const triptan = drugFamily({ group: 'TRIPTAN', classes: ['SEROTONERGIC', 'TRIPTAN'] });

/** Triptans. */
export const TRIPTANS: readonly Drug[] = [
  triptan({
    key: 'sumatriptan',
    brands: [
      'Imitrex',
      'Imigran',
      'Zembrace',
      'Tosymra',
      'Imigrane',
      'Suvexx',
      'Onzetra',
      'Imject',
      'Imigran Recovery',
      'Sumavel',
      'Migraitan',
    ],
    atc: 'N02CC01',
    rxcui: '37418',
    classes: ['TRIPTAN_MAO'],
  }),
  triptan({
    key: 'rizatriptan',
    brands: ['Maxalt', 'Maxalt-MLT', 'RizaFilm', 'Rizalt'],
    atc: 'N02CC04',
    rxcui: '88014',
    classes: ['TRIPTAN_MAO'],
  }),
  triptan({
    key: 'zolmitriptan',
    brands: ['Zomig', 'AscoTop', 'Zomigoro'],
    atc: 'N02CC03',
    rxcui: '135775',
    classes: ['TRIPTAN_MAO'],
  }),
  triptan({ key: 'almotriptan', brands: ['Axert', 'Almogran'], atc: 'N02CC05', classes: ['TRIPTAN_MAO'] }),
  triptan({ key: 'eletriptan', brands: ['Relpax', 'Relert'], atc: 'N02CC06' }),
  triptan({
    key: 'frovatriptan',
    brands: ['Frova', 'Migard', 'Allegro Migraine', 'Tigreat'],
    atc: 'N02CC07',
  }),
  triptan({ key: 'naratriptan', brands: ['Amerge', 'Naramig'], atc: 'N02CC02' }),
  triptan({
    key: 'naproxen_sumatriptan',
    name: 'naproxen and sumatriptan',
    brands: ['Treximet'],
    ingredients: ['naproxen', 'sumatriptan'],
  }),
];
