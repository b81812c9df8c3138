import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const anticholinesterase = drugFamily({ group: 'OTHER', classes: ['ACHE_INHIBITOR', 'BRADYCARDIA'] });
const cholinergic = drugFamily({ group: 'OTHER' });

/** Cholinesterase inhibitors and cholinergics for other uses than dementia. */
export const CHOLINERGICS: readonly Drug[] = [
  anticholinesterase({ key: 'neostigmine', brands: ['Prostigmin', 'Bloxiverz'], atc: 'N07AA01' }),
  anticholinesterase({ key: 'pyridostigmine', brands: ['Mestinon', 'Regonol'], atc: 'N07AA02' }),
  anticholinesterase({ key: 'distigmine', brands: ['Ubretid'], atc: 'N07AA03' }),
  anticholinesterase({ key: 'ambenonium', brands: ['Mytelase'], atc: 'N07AA30', withdrawn: true }),
  anticholinesterase({ key: 'physostigmine', brands: ['Antilirium', 'Anticholium'], atc: 'V03AB19' }),
  anticholinesterase({ key: 'edrophonium', brands: ['Enlon', 'Tensilon'], atc: 'V04CX07' }),
  cholinergic({ key: 'carbachol', brands: ['Isopto Carbachol', 'Doryl'], atc: 'N07AB01' }),
  cholinergic({ key: 'bethanechol', brands: ['Urecholine', 'Duvoid', 'Myotonine'], atc: 'N07AB02' }),
  cholinergic({ key: 'pilocarpine', brands: ['Salagen', 'Isopto Carpine'], atc: 'N07AX01' }),
  cholinergic({ key: 'cevimeline', brands: ['Evoxac'], atc: 'N07AX03' }),
  cholinergic({
    key: 'choline_alfoscerate',
    synonyms: ['alpha-gpc'],
    brands: ['Gliatilin', 'Delecit'],
    atc: 'N07AX02',
  }),
];
