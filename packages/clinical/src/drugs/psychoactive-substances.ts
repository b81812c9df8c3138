import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const substance = drugFamily({ group: 'OTHER' });

/** What people take and nobody prescribes, where it interacts with psychiatric medication. From memory. */
export const PSYCHOACTIVE_SUBSTANCES: readonly Drug[] = [
  substance({
    key: 'psilocybin',
    synonyms: ['magic mushrooms', 'shrooms', 'psilocin', 'psilocybin mushrooms', 'magic truffles'],
    classes: ['PSYCHEDELIC'],
  }),
  substance({ key: 'lysergide', synonyms: ['lsd', '1P-LSD'], classes: ['PSYCHEDELIC'] }),
  substance({ key: 'mescaline', synonyms: ['peyote', 'san pedro cactus'], classes: ['PSYCHEDELIC'] }),
  substance({
    key: 'dimethyltryptamine',
    synonyms: ['dmt', 'n,n-dimethyltryptamine', '5-MeO-DMT'],
    classes: ['PSYCHEDELIC'],
  }),
  substance({
    key: 'nbome',
    name: 'NBOMe',
    inn: 'nbome',
    synonyms: ['25I-NBOMe', '2C-B'],
    classes: ['PSYCHEDELIC'],
  }),
  substance({ key: 'ayahuasca', synonyms: ['hoasca'], classes: ['PSYCHEDELIC'] }),
  substance({ key: 'harmine', synonyms: ['harmaline', 'syrian rue', 'peganum harmala'] }),
  substance({ key: 'ibogaine', synonyms: ['iboga', 'noribogaine'], classes: ['QT_KNOWN'] }),
  substance({ key: 'phencyclidine', synonyms: ['angel dust'], brands: ['Sernyl'] }),
  substance({
    key: 'hydroxymitragynine',
    name: '7-hydroxymitragynine',
    synonyms: ['7-OH', '7-OH mitragynine'],
    classes: ['OPIOID', 'OPIOID_FULL_AGONIST', 'SEDATIVE'],
  }),
  substance({
    key: 'synthetic_cathinone',
    name: 'synthetic cathinone',
    synonyms: ['alpha-PVP', 'flakka', 'methylone', 'mdpv', 'bath salts', 'monkey dust'],
    classes: ['STIM', 'SYMPATHOMIMETIC_STIM', 'SEROTONERGIC'],
  }),
  substance({ key: 'khat', synonyms: ['qat', 'cathinone'], classes: ['STIM', 'SYMPATHOMIMETIC_STIM'] }),
  substance({
    key: 'synthetic_cannabinoid',
    name: 'synthetic cannabinoid',
    synonyms: ['synthetic cannabinoids', 'synthetic cannabis', 'synthetic marijuana'],
    classes: ['SEDATIVE'],
  }),
  substance({
    key: 'cannabis',
    synonyms: [
      'thc',
      'delta-8 thc',
      'marijuana',
      'marihuana',
      'hashish',
      'medical cannabis',
      'medicinal cannabis',
    ],
    classes: ['SEDATIVE'],
  }),
  substance({ key: 'muscimol', synonyms: ['amanita muscaria', 'fly agaric'], classes: ['SEDATIVE'] }),
  substance({ key: 'kanna', synonyms: ['sceletium', 'sceletium tortuosum'], classes: ['SEROTONERGIC'] }),
  substance({ key: 'kava', synonyms: ['kava kava'], classes: ['SEDATIVE'] }),
  substance({
    key: 'gamma_butyrolactone',
    name: 'gamma-butyrolactone',
    synonyms: ['gbl', '1,4-butanediol', '1,4-BDO'],
    countsAs: 'sodium_oxybate',
  }),
  substance({
    key: 'nitrous_oxide',
    synonyms: ['whippets', 'laughing gas'],
    brands: ['Entonox'],
    atc: 'N01AX13',
  }),
  substance({
    key: 'amyl_nitrite',
    synonyms: ['poppers', 'isobutyl nitrite', 'alkyl nitrite'],
    atc: 'V03AB22',
  }),
  substance({
    key: 'xylazine',
    synonyms: ['tranq'],
    brands: ['Rompun'],
    classes: ['SEDATIVE', 'BRADYCARDIA'],
  }),
  substance({ key: 'medetomidine', brands: ['Domitor'], classes: ['SEDATIVE', 'BRADYCARDIA'] }),
];
