import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const cytotoxic = drugFamily({ group: 'ONCOLOGY', classes: ['CYTOTOXIC', 'MARROW_SUPPRESSANT'] });
const oncology = drugFamily({ group: 'ONCOLOGY' });

/** Cancer medication. */
export const ONCOLOGY: readonly Drug[] = [
  cytotoxic({
    key: 'methotrexate',
    brands: [
      'Trexall',
      'Rheumatrex',
      'Otrexup',
      'Metoject',
      'Methoblastin',
      'Rasuvo',
      'Xatmep',
      'Jylamvo',
      'Maxtrex',
      'Methofill',
      'Zlatal',
      'Nordimet',
      'Trexject',
    ],
    atc: 'L04AX03',
    rxcui: '6851',
  }),
  cytotoxic({ key: 'irinotecan', brands: ['Camptosar', 'Onivyde'], atc: 'L01CE02' }),
  cytotoxic({ key: 'cyclophosphamide', brands: ['Cytoxan'], atc: 'L01AA01' }),
  cytotoxic({ key: 'docetaxel', brands: ['Taxotere'], atc: 'L01CD02' }),
  cytotoxic({ key: 'doxorubicin', brands: ['Adriamycin', 'Doxil'], atc: 'L01DB01' }),
  cytotoxic({ key: 'fluorouracil', brands: ['Adrucil'], atc: 'L01BC02' }),
  cytotoxic({ key: 'capecitabine', countsAs: 'fluorouracil', brands: ['Xeloda'], atc: 'L01BC06' }),
  cytotoxic({ key: 'procarbazine', brands: ['Matulane'], atc: 'L01XB01', classes: ['MAOI'] }),
  oncology({ key: 'tamoxifen', brands: ['Nolvadex', 'Soltamox'], atc: 'L02BA01', rxcui: '10324' }),
  oncology({ key: 'enzalutamide', brands: ['Xtandi'], atc: 'L02BB04' }),
  oncology({ key: 'vandetanib', brands: ['Caprelsa'], atc: 'L01EX04', classes: ['QT_KNOWN'] }),
  oncology({ key: 'arsenic_trioxide', brands: ['Trisenox'], atc: 'L01XX27', classes: ['QT_KNOWN'] }),
];
