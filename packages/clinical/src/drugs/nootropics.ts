import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const nootropic = drugFamily({ group: 'OTHER' });

/** Nootropics. */
export const NOOTROPICS: readonly Drug[] = [
  nootropic({ key: 'propentofylline', brands: ['Karsivan', 'Viviq'], atc: 'N06BC02' }),
  nootropic({ key: 'meclofenoxate', synonyms: ['centrophenoxine'], brands: ['Lucidril'], atc: 'N06BX01' }),
  nootropic({ key: 'pyritinol', brands: ['Encephabol'], atc: 'N06BX02' }),
  nootropic({ key: 'piracetam', brands: ['Nootropil', 'Normabrain'], atc: 'N06BX03' }),
  nootropic({ key: 'deanol', synonyms: ['dmae'], brands: ['Deaner'], atc: 'N06BX04', withdrawn: true }),
  nootropic({
    key: 'citicoline',
    synonyms: ['cdp-choline'],
    brands: ['Somazina', 'Cognizin'],
    atc: 'N06BX06',
  }),
  nootropic({ key: 'oxiracetam', brands: ['Neuractiv'], atc: 'N06BX07', withdrawn: true }),
  nootropic({ key: 'aniracetam', brands: ['Ampamet'], atc: 'N06BX11', withdrawn: true }),
  nootropic({ key: 'pramiracetam', brands: ['Pramistar'], atc: 'N06BX16' }),
  nootropic({ key: 'idebenone', brands: ['Raxone', 'Catena'], atc: 'N06BX13' }),
  nootropic({ key: 'vinpocetine', brands: ['Cavinton'], atc: 'N06BX18' }),
  nootropic({ key: 'phenibut', atc: 'N06BX22', classes: ['SEDATIVE'] }),
  nootropic({
    key: 'acetylcarnitine',
    synonyms: ['acetyl carnitine', 'alcar'],
    brands: ['Nicetile'],
    atc: 'N06BX12',
  }),
];
