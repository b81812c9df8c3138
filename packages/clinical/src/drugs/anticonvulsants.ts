import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const anticonvulsant = drugFamily({ group: 'ANTICONVULSANT' });

/** Anticonvulsants not used as mood stabilisers. */
export const ANTICONVULSANTS: readonly Drug[] = [
  anticonvulsant({
    key: 'primidone',
    brands: ['Mysoline', 'Mylepsinum', 'Liskantin'],
    atc: 'N03AA03',
    rxcui: '8691',
    classes: ['SEDATIVE', 'BARBITURATE'],
  }),
  anticonvulsant({ key: 'brivaracetam', brands: ['Briviact'], atc: 'N03AX23', rxcui: '1739745' }),
  anticonvulsant({ key: 'cenobamate', brands: ['Xcopri', 'Ontozry'], atc: 'N03AX25', rxcui: '2265690' }),
  anticonvulsant({ key: 'eslicarbazepine', brands: ['Aptiom', 'Zebinix'], atc: 'N03AF04', rxcui: '1482502' }),
  anticonvulsant({
    key: 'ethosuximide',
    brands: ['Zarontin', 'Petnidan', 'Emeside'],
    atc: 'N03AD01',
    rxcui: '4135',
  }),
  anticonvulsant({ key: 'felbamate', brands: ['Felbatol', 'Taloxa'], atc: 'N03AX10', rxcui: '24812' }),
  anticonvulsant({ key: 'perampanel', brands: ['Fycompa'], atc: 'N03AX22', rxcui: '1356552' }),
  anticonvulsant({ key: 'tiagabine', brands: ['Gabitril'], atc: 'N03AG06', rxcui: '31914' }),
  anticonvulsant({
    key: 'vigabatrin',
    brands: ['Sabril', 'Vigadrone', 'Kigabeq'],
    atc: 'N03AG04',
    rxcui: '14851',
  }),
  anticonvulsant({
    key: 'mephobarbital',
    inn: 'methylphenobarbital',
    brands: ['Mebaral', 'Prominal'],
    atc: 'N03AA01',
    classes: ['BARBITURATE', 'SEDATIVE'],
    withdrawn: true,
  }),
  anticonvulsant({
    key: 'barbexaclone',
    brands: ['Maliasin'],
    atc: 'N03AA04',
    classes: ['BARBITURATE', 'SEDATIVE'],
    withdrawn: true,
  }),
  anticonvulsant({
    key: 'metharbital',
    brands: ['Gemonil'],
    atc: 'N03AA30',
    classes: ['BARBITURATE', 'SEDATIVE'],
    withdrawn: true,
  }),
  anticonvulsant({ key: 'ethotoin', brands: ['Peganone'], atc: 'N03AB01' }),
  anticonvulsant({ key: 'mephenytoin', brands: ['Mesantoin'], atc: 'N03AB04', withdrawn: true }),
  anticonvulsant({
    key: 'fosphenytoin',
    brands: ['Cerebyx', 'Pro-Epanutin', 'Sesquient'],
    atc: 'N03AB05',
  }),
  anticonvulsant({ key: 'trimethadione', brands: ['Tridione'], atc: 'N03AC02', withdrawn: true }),
  anticonvulsant({ key: 'paramethadione', brands: ['Paradione'], atc: 'N03AC01', withdrawn: true }),
  anticonvulsant({ key: 'phensuximide', brands: ['Milontin'], atc: 'N03AD02', withdrawn: true }),
  anticonvulsant({
    key: 'methsuximide',
    inn: 'mesuximide',
    brands: ['Celontin', 'Petinutin'],
    atc: 'N03AD03',
  }),
  anticonvulsant({
    key: 'rufinamide',
    brands: ['Banzel', 'Inovelon'],
    atc: 'N03AF03',
  }),
  anticonvulsant({ key: 'sultiame', brands: ['Ospolot'], atc: 'N03AX03' }),
  anticonvulsant({ key: 'stiripentol', brands: ['Diacomit'], atc: 'N03AX17' }),
  anticonvulsant({
    key: 'ezogabine',
    inn: 'retigabine',
    brands: ['Potiga', 'Trobalt'],
    atc: 'N03AX21',
    classes: ['QT_POSSIBLE'],
    withdrawn: true,
  }),
  anticonvulsant({
    key: 'cannabidiol',
    synonyms: ['cbd', 'cbd oil'],
    brands: ['Epidiolex', 'Epidyolex'],
    atc: 'N03AX24',
    classes: ['SEDATIVE'],
  }),
  anticonvulsant({
    key: 'fenfluramine',
    brands: ['Fintepla', 'Pondimin'],
    atc: 'N03AX26',
    classes: ['SEROTONERGIC'],
  }),
  anticonvulsant({ key: 'ganaxolone', brands: ['Ztalmy'], atc: 'N03AX27', classes: ['SEDATIVE'] }),
  anticonvulsant({ key: 'phenacemide', brands: ['Phenurone'], atc: 'N03AX07', withdrawn: true }),
  anticonvulsant({ key: 'progabide', brands: ['Gabrene'], atc: 'N03AG05', withdrawn: true }),
];
