import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const fibrate = drugFamily({ group: 'LIPID' });
const lipidLowering = drugFamily({ group: 'LIPID' });

/** Lipid-lowering medication other than statins. */
export const LIPID_LOWERING: readonly Drug[] = [
  fibrate({ key: 'clofibrate', brands: ['Atromid-S'], atc: 'C10AB01', withdrawn: true }),
  fibrate({ key: 'bezafibrate', brands: ['Bezalip', 'Cedur'], atc: 'C10AB02' }),
  fibrate({ key: 'gemfibrozil', brands: ['Lopid', 'Jezil'], atc: 'C10AB04' }),
  fibrate({
    key: 'fenofibrate',
    synonyms: ['fenofibric acid'],
    brands: ['Tricor', 'Trilipix', 'Lipantil', 'Lipidil', 'Fenoglide', 'Supralip'],
    atc: 'C10AB05',
  }),
  fibrate({ key: 'ciprofibrate', brands: ['Modalim', 'Lipanor'], atc: 'C10AB08' }),
  fibrate({ key: 'pemafibrate', brands: ['Parmodia'], atc: 'C10AB12' }),
  fibrate({ key: 'etofibrate', brands: ['Lipo-Merz'], atc: 'C10AB09' }),
  lipidLowering({
    key: 'cholestyramine',
    inn: 'colestyramine',
    brands: ['Questran', 'Prevalite'],
    atc: 'C10AC01',
  }),
  lipidLowering({ key: 'colestipol', brands: ['Colestid'], atc: 'C10AC02' }),
  lipidLowering({ key: 'colesevelam', brands: ['Welchol', 'Cholestagel', 'Lodalis'], atc: 'C10AC04' }),
  lipidLowering({
    key: 'niacin',
    inn: 'nicotinic acid',
    brands: ['Niaspan', 'Niacor', 'Slo-Niacin'],
    atc: 'C10AD02',
  }),
  lipidLowering({ key: 'acipimox', brands: ['Olbetam'], atc: 'C10AD06' }),
  lipidLowering({
    key: 'probucol',
    brands: ['Lorelco', 'Lurselle'],
    atc: 'C10AX02',
    withdrawn: true,
    classes: ['QT_KNOWN'],
  }),
  lipidLowering({
    key: 'omega_three',
    name: 'omega-3',
    synonyms: ['omega-3 fatty acids', 'fish oil', 'icosapent ethyl', 'icosapent', 'cod liver oil'],
    brands: ['Lovaza', 'Omacor', 'Vascepa', 'Vazkepa', 'Epanova'],
    atc: 'C10AX06',
  }),
  lipidLowering({ key: 'mipomersen', brands: ['Kynamro'], atc: 'C10AX11', withdrawn: true }),
  lipidLowering({ key: 'lomitapide', brands: ['Juxtapid', 'Lojuxta'], atc: 'C10AX12' }),
  lipidLowering({ key: 'evolocumab', brands: ['Repatha'], atc: 'C10AX13' }),
  lipidLowering({ key: 'alirocumab', brands: ['Praluent'], atc: 'C10AX14' }),
  lipidLowering({ key: 'bempedoic_acid', brands: ['Nexletol', 'Nilemdo'], atc: 'C10AX15' }),
  lipidLowering({ key: 'inclisiran', brands: ['Leqvio'], atc: 'C10AX16' }),
  lipidLowering({ key: 'evinacumab', brands: ['Evkeeza'], atc: 'C10AX17' }),
  lipidLowering({ key: 'volanesorsen', brands: ['Waylivra'], atc: 'C10AX18' }),
  lipidLowering({ key: 'lerodalcibep', brands: ['Lerochol'], atc: 'C10AX19' }),
  lipidLowering({ key: 'policosanol', atc: 'C10AX08' }),
  lipidLowering({
    key: 'atorvastatin_ezetimibe',
    name: 'atorvastatin and ezetimibe',
    brands: ['Liptruzet', 'Atozet'],
    ingredients: ['atorvastatin', 'ezetimibe'],
  }),
  lipidLowering({
    key: 'ezetimibe_rosuvastatin',
    name: 'ezetimibe and rosuvastatin',
    brands: ['Roszet', 'Ezallor Duo'],
    ingredients: ['ezetimibe', 'rosuvastatin'],
  }),
  lipidLowering({
    key: 'bempedoic_acid_ezetimibe',
    name: 'bempedoic acid and ezetimibe',
    brands: ['Nexlizet', 'Nustendi'],
    ingredients: ['bempedoic_acid', 'ezetimibe'],
  }),
  lipidLowering({
    key: 'lovastatin_niacin',
    name: 'lovastatin and niacin',
    brands: ['Advicor'],
    ingredients: ['lovastatin', 'niacin'],
    withdrawn: true,
  }),
  lipidLowering({
    key: 'niacin_simvastatin',
    name: 'niacin and simvastatin',
    brands: ['Simcor'],
    ingredients: ['niacin', 'simvastatin'],
    withdrawn: true,
  }),
  lipidLowering({
    key: 'fenofibrate_pravastatin',
    name: 'fenofibrate and pravastatin',
    brands: ['Pravafenix'],
    ingredients: ['fenofibrate', 'pravastatin'],
  }),
  lipidLowering({
    key: 'fenofibrate_simvastatin',
    name: 'fenofibrate and simvastatin',
    brands: ['Cholib'],
    ingredients: ['fenofibrate', 'simvastatin'],
  }),
  lipidLowering({
    key: 'aspirin_pravastatin',
    name: 'aspirin and pravastatin',
    brands: ['Pravigard'],
    ingredients: ['aspirin', 'pravastatin'],
    withdrawn: true,
  }),
  lipidLowering({
    key: 'aspirin_atorvastatin_ramipril',
    name: 'aspirin, atorvastatin and ramipril',
    brands: ['Trinomia'],
    ingredients: ['aspirin', 'atorvastatin', 'ramipril'],
  }),
];
