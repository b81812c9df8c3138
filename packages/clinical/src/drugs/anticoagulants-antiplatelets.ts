import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const doac = drugFamily({ group: 'ANTITHROMBOTIC', classes: ['DOAC'] });
const antiplatelet = drugFamily({ group: 'ANTITHROMBOTIC', classes: ['ANTIPLATELET'] });
const antithrombotic = drugFamily({ group: 'ANTITHROMBOTIC' });

/** Anticoagulants and antiplatelets. */
export const ANTICOAGULANTS_ANTIPLATELETS: readonly Drug[] = [
  doac({ key: 'apixaban', brands: ['Eliquis'], rxcui: '1364430' }),
  doac({ key: 'rivaroxaban', brands: ['Xarelto'], rxcui: '1114195' }),
  doac({ key: 'dabigatran', synonyms: ['dabigatran etexilate'], brands: ['Pradaxa'], rxcui: '1546356' }),
  doac({ key: 'edoxaban', brands: ['Savaysa', 'Lixiana'] }),
  antiplatelet({ key: 'clopidogrel', brands: ['Plavix'], rxcui: '32968' }),
  antiplatelet({ key: 'prasugrel', brands: ['Effient', 'Efient'] }),
  antiplatelet({ key: 'ticagrelor', brands: ['Brilinta', 'Brilique'] }),
  antithrombotic({
    key: 'warfarin',
    brands: ['Coumadin', 'Jantoven'],
    rxcui: '11289',
    classes: ['ANTICHOLINERGIC_1'],
  }),
  antithrombotic({
    key: 'aspirin',
    synonyms: ['acetylsalicylic acid'],
    brands: ['Ecotrin', 'Bayer Aspirin', 'Bufferin'],
    rxcui: '1191',
  }),
];
