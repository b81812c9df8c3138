import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const antiparasitic = drugFamily({ group: 'ANTIMICROBIAL' });
const antifungal = drugFamily({ group: 'ANTIMICROBIAL', classes: ['AZOLE'] });

/** Medication for malaria, worms, lice and other parasites, and antifungals for the skin. */
export const ANTIPARASITICS: readonly Drug[] = [
  antiparasitic({
    key: 'quinine',
    synonyms: ['quinine bisulphate'],
    brands: ['Qualaquin', 'Quinbisul', 'Quinate'],
    atc: 'P01BC01',
    classes: ['QT_CONDITIONAL'],
  }),
  antiparasitic({ key: 'primaquine', brands: ['Primacin'], atc: 'P01BA03' }),
  antiparasitic({ key: 'tafenoquine', brands: ['Krintafel', 'Arakoda'], atc: 'P01BA07' }),
  antiparasitic({
    key: 'halofantrine',
    brands: ['Halfan'],
    atc: 'P01BX01',
    classes: ['QT_KNOWN'],
    withdrawn: true,
  }),
  antiparasitic({ key: 'artemether', atc: 'P01BE02' }),
  antiparasitic({ key: 'lumefantrine', classes: ['QT_KNOWN'] }),
  antiparasitic({ key: 'artesunate', atc: 'P01BE03' }),
  antiparasitic({ key: 'dihydroartemisinin', inn: 'artenimol', atc: 'P01BE05' }),
  antiparasitic({ key: 'piperaquine', classes: ['QT_KNOWN'] }),
  antiparasitic({ key: 'atovaquone', brands: ['Mepron', 'Wellvone'], atc: 'P01AX06' }),
  antiparasitic({ key: 'proguanil', brands: ['Paludrine'], atc: 'P01BB01' }),
  antiparasitic({
    key: 'pyrimethamine',
    brands: ['Daraprim'],
    atc: 'P01BD01',
    classes: ['MARROW_SUPPRESSANT'],
  }),
  antiparasitic({ key: 'amodiaquine', brands: ['Camoquin'], atc: 'P01BA06' }),
  antiparasitic({ key: 'ivermectin', brands: ['Stromectol', 'Soolantra', 'Sklice'], atc: 'P02CF01' }),
  antiparasitic({ key: 'albendazole', brands: ['Albenza', 'Eskazole', 'Zentel'], atc: 'P02CA03' }),
  antiparasitic({ key: 'mebendazole', brands: ['Vermox', 'Emverm', 'Ovex'], atc: 'P02CA01' }),
  antiparasitic({ key: 'praziquantel', brands: ['Biltricide'], atc: 'P02BA01' }),
  antiparasitic({ key: 'pyrantel', brands: ['Pin-X', 'Combantrin'], atc: 'P02CC01' }),
  antiparasitic({ key: 'nitazoxanide', brands: ['Alinia'], atc: 'P01AX11' }),
  antiparasitic({ key: 'miltefosine', brands: ['Impavido'], atc: 'P01CX04' }),
  antiparasitic({ key: 'benznidazole', atc: 'P01CA02' }),
  antiparasitic({ key: 'permethrin', brands: ['Elimite', 'Nix', 'Lyclear', 'Kwellada'], atc: 'P03AC04' }),
  antiparasitic({ key: 'malathion', brands: ['Ovide', 'Derbac-M'], atc: 'P03AX03' }),
  antiparasitic({ key: 'lindane', brands: ['Kwell'], atc: 'P03AB02' }),
  antiparasitic({
    key: 'nystatin',
    brands: ['Mycostatin', 'Nilstat', 'Nystan', 'Nyaderm', 'Nystop'],
    atc: 'D01AA01',
  }),
  antiparasitic({ key: 'tolnaftate', brands: ['Tinactin', 'Tinaderm'], atc: 'D01AE18' }),
  antiparasitic({ key: 'ciclopirox', brands: ['Loprox', 'Penlac'], atc: 'D01AE14' }),
  antiparasitic({ key: 'amorolfine', brands: ['Loceryl', 'Curanail'], atc: 'D01AE16' }),
  antiparasitic({ key: 'efinaconazole', brands: ['Jublia'], atc: 'D01AC19' }),
  antifungal({
    key: 'clotrimazole',
    brands: ['Lotrimin', 'Canesten', 'Mycelex', 'Gyne-Lotrimin', 'Clonea'],
    atc: 'D01AC01',
  }),
  antifungal({ key: 'econazole', brands: ['Spectazole', 'Pevaryl', 'Ecostatin'], atc: 'D01AC03' }),
  antifungal({ key: 'terconazole', brands: ['Terazol'], atc: 'G01AG02' }),
  antifungal({ key: 'tioconazole', brands: ['Vagistat', 'Trosyd'], atc: 'D01AC07' }),
  antifungal({ key: 'butoconazole', brands: ['Gynazole'], atc: 'G01AF15' }),
  antifungal({ key: 'bifonazole', brands: ['Mycospor'], atc: 'D01AC10' }),
  antiparasitic({
    key: 'artemether_lumefantrine',
    name: 'artemether and lumefantrine',
    brands: ['Coartem', 'Riamet'],
    ingredients: ['artemether', 'lumefantrine'],
  }),
  antiparasitic({
    key: 'dihydroartemisinin_piperaquine',
    name: 'dihydroartemisinin and piperaquine',
    brands: ['Eurartesim'],
    ingredients: ['dihydroartemisinin', 'piperaquine'],
  }),
  antiparasitic({
    key: 'atovaquone_proguanil',
    name: 'atovaquone and proguanil',
    brands: ['Malarone'],
    ingredients: ['atovaquone', 'proguanil'],
  }),
];
