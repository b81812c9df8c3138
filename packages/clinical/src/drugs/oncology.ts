import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const cytotoxic = drugFamily({ group: 'ONCOLOGY', classes: ['CYTOTOXIC', 'MARROW_SUPPRESSANT'] });
const oncology = drugFamily({ group: 'ONCOLOGY' });

/** Cancer medication. */
export const ONCOLOGY: readonly Drug[] = [
  cytotoxic({ key: 'methotrexate', brands: ['Trexall', 'Rheumatrex', 'Otrexup'], rxcui: '6851' }),
  cytotoxic({ key: 'irinotecan', brands: ['Camptosar', 'Onivyde'] }),
  cytotoxic({ key: 'cyclophosphamide', brands: ['Cytoxan'] }),
  cytotoxic({ key: 'docetaxel', brands: ['Taxotere'] }),
  cytotoxic({ key: 'doxorubicin', brands: ['Adriamycin', 'Doxil'] }),
  cytotoxic({ key: 'fluorouracil', brands: ['Adrucil'] }),
  cytotoxic({ key: 'capecitabine', brands: ['Xeloda'] }),
  cytotoxic({ key: 'procarbazine', brands: ['Matulane'], classes: ['MAOI'] }),
  oncology({ key: 'tamoxifen', brands: ['Nolvadex', 'Soltamox'], rxcui: '10324' }),
  oncology({ key: 'enzalutamide', brands: ['Xtandi'], classes: ['CYP3A4IND_STRONG'] }),
  oncology({ key: 'vandetanib', brands: ['Caprelsa'], classes: ['QT_KNOWN'] }),
  oncology({ key: 'arsenic_trioxide', brands: ['Trisenox'], classes: ['QT_KNOWN'] }),
];
