import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const statin = drugFamily({ group: 'STATIN', classes: ['STATIN'] });

/** Statins. */
export const STATINS: readonly Drug[] = [
  statin({ key: 'simvastatin', brands: ['Zocor'], rxcui: '36567' }),
  statin({ key: 'lovastatin', brands: ['Mevacor', 'Altoprev'] }),
  statin({ key: 'atorvastatin', brands: ['Lipitor'], rxcui: '83367' }),
  statin({ key: 'pravastatin', brands: ['Pravachol'], rxcui: '42463' }),
  statin({ key: 'rosuvastatin', brands: ['Crestor'], rxcui: '301542' }),
];
