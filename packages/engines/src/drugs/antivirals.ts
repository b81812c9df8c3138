import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const proteaseInhibitor = drugFamily({ group: 'ANTIVIRAL', classes: ['HIV_PI'] });
const nnrti = drugFamily({ group: 'ANTIVIRAL', classes: ['NNRTI'] });
const antiviral = drugFamily({ group: 'ANTIVIRAL' });

/** HIV and other antivirals. */
export const ANTIVIRALS: readonly Drug[] = [
  proteaseInhibitor({ key: 'ritonavir', brands: ['Norvir'], rxcui: '85762', classes: ['CYP3A4INH_STRONG'] }),
  proteaseInhibitor({ key: 'saquinavir', brands: ['Invirase'] }),
  proteaseInhibitor({ key: 'lopinavir' }),
  proteaseInhibitor({ key: 'darunavir', brands: ['Prezista'] }),
  proteaseInhibitor({ key: 'atazanavir', brands: ['Reyataz'] }),
  nnrti({ key: 'efavirenz', brands: ['Sustiva'], rxcui: '195085', classes: ['CYP3A4IND_STRONG'] }),
  nnrti({ key: 'nevirapine', brands: ['Viramune'], classes: ['CYP3A4IND_STRONG'] }),
  nnrti({ key: 'etravirine', brands: ['Intelence'] }),
  nnrti({ key: 'rilpivirine', brands: ['Edurant'] }),
  antiviral({ key: 'cobicistat', brands: ['Tybost'], classes: ['CYP3A4INH_STRONG'] }),
  antiviral({ key: 'nirmatrelvir' }),
  antiviral({
    key: 'nirmatrelvir_ritonavir',
    name: 'nirmatrelvir and ritonavir',
    brands: ['Paxlovid'],
    ingredients: ['nirmatrelvir', 'ritonavir'],
  }),
  antiviral({
    key: 'lopinavir_ritonavir',
    name: 'lopinavir and ritonavir',
    brands: ['Kaletra'],
    ingredients: ['lopinavir', 'ritonavir'],
  }),
  antiviral({
    key: 'cobicistat_darunavir',
    name: 'cobicistat and darunavir',
    brands: ['Prezcobix'],
    ingredients: ['cobicistat', 'darunavir'],
  }),
  antiviral({
    key: 'atazanavir_cobicistat',
    name: 'atazanavir and cobicistat',
    brands: ['Evotaz'],
    ingredients: ['atazanavir', 'cobicistat'],
  }),
];
