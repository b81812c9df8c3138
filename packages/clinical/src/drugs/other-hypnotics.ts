import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const otherHypnotic = drugFamily({ group: 'HYP', classes: ['SEDATIVE'] });

/** Hypnotics and sedatives of other classes. */
export const OTHER_HYPNOTICS: readonly Drug[] = [
  otherHypnotic({
    key: 'chloral_hydrate',
    synonyms: ['chloral'],
    brands: ['Noctec', 'Welldorm', 'Somnote', 'Chloraldurat'],
    atc: 'N05CC01',
  }),
  otherHypnotic({ key: 'dichloralphenazone', atc: 'N05CC04' }),
  otherHypnotic({ key: 'paraldehyde', brands: ['Paral'], atc: 'N05CC05' }),
  otherHypnotic({ key: 'triclofos', brands: ['Triclos', 'Tricloryl'], atc: 'N05CM07', withdrawn: true }),
  otherHypnotic({ key: 'glutethimide', brands: ['Doriden'], atc: 'N05CE01', withdrawn: true }),
  otherHypnotic({ key: 'methyprylon', brands: ['Noludar'], atc: 'N05CE02', withdrawn: true }),
  otherHypnotic({ key: 'pyrithyldione', brands: ['Persedon'], atc: 'N05CE03', withdrawn: true }),
  otherHypnotic({
    key: 'methaqualone',
    brands: ['Quaalude', 'Mandrax', 'Sopor'],
    atc: 'N05CM01',
    withdrawn: true,
  }),
  otherHypnotic({
    key: 'clomethiazole',
    synonyms: ['chlormethiazole'],
    brands: ['Heminevrin', 'Distraneurin'],
    atc: 'N05CM02',
  }),
  otherHypnotic({ key: 'bromisoval', brands: ['Bromural'], atc: 'N05CM03', withdrawn: true }),
  otherHypnotic({ key: 'carbromal', brands: ['Adalin'], atc: 'N05CM04', withdrawn: true }),
  otherHypnotic({ key: 'propiomazine', brands: ['Propavan', 'Largon'], atc: 'N05CM06' }),
  otherHypnotic({ key: 'ethchlorvynol', brands: ['Placidyl'], atc: 'N05CM08', withdrawn: true }),
  otherHypnotic({
    key: 'valerian',
    synonyms: ['valerian root', 'valeriana'],
    brands: ['Valdispert', 'Sedonium', 'Baldrian'],
    atc: 'N05CM09',
  }),
  otherHypnotic({ key: 'valnoctamide', brands: ['Nirvanil', 'Axiquel'], atc: 'N05CM13' }),
  otherHypnotic({ key: 'niaprazine', brands: ['Nopron'], atc: 'N05CM16', withdrawn: true }),
  otherHypnotic({ key: 'captodiame', brands: ['Covatine'], atc: 'N05BB02', withdrawn: true }),
  otherHypnotic({ key: 'benzoctamine', brands: ['Tacitin'], atc: 'N05BD01', withdrawn: true }),
  otherHypnotic({ key: 'emylcamate', brands: ['Striatran'], atc: 'N05BC03', withdrawn: true }),
  otherHypnotic({
    key: 'mephenoxalone',
    brands: ['Trepidone', 'Dorsiflex'],
    atc: 'N05BX01',
    withdrawn: true,
  }),
  otherHypnotic({ key: 'propofol', brands: ['Diprivan'], atc: 'N01AX10' }),
  otherHypnotic({ key: 'etomidate', brands: ['Amidate', 'Hypnomidate'], atc: 'N01AX07' }),
];
