import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const corticosteroid = drugFamily({
  group: 'IMMUNOSUPPRESSANT',
  classes: ['SEIZURE_LOWERING', 'K_LOWERING', 'CORTICOSTEROID'],
});
const immunosuppressant = drugFamily({ group: 'IMMUNOSUPPRESSANT' });

/** Systemic corticosteroids and immunosuppressants. */
export const IMMUNOSUPPRESSANTS: readonly Drug[] = [
  corticosteroid({ key: 'prednisone', brands: ['Deltasone', 'Rayos'], rxcui: '8640' }),
  corticosteroid({ key: 'prednisolone', brands: ['Orapred', 'Millipred', 'Prelone'] }),
  corticosteroid({ key: 'methylprednisolone', brands: ['Medrol', 'Solu-Medrol'], rxcui: '6902' }),
  corticosteroid({ key: 'dexamethasone', brands: ['Decadron'], rxcui: '3264' }),
  corticosteroid({ key: 'hydrocortisone', brands: ['Cortef', 'Solu-Cortef'] }),
  immunosuppressant({
    key: 'cyclosporine',
    inn: 'ciclosporin',
    synonyms: ['cyclosporin'],
    brands: ['Neoral', 'Sandimmune', 'Gengraf'],
    rxcui: '3008',
  }),
  immunosuppressant({ key: 'tacrolimus', brands: ['Prograf', 'Envarsus', 'Astagraf'], rxcui: '42316' }),
  immunosuppressant({ key: 'azathioprine', brands: ['Imuran', 'Azasan'], classes: ['MARROW_SUPPRESSANT'] }),
];
