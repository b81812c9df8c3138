import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const bone = drugFamily({ group: 'OTHER' });

/** Medication for bone and gout. */
export const BONE_JOINT: readonly Drug[] = [
  bone({ key: 'risedronate', inn: 'risedronic acid', brands: ['Actonel', 'Atelvia'], atc: 'M05BA07' }),
  bone({ key: 'ibandronate', inn: 'ibandronic acid', brands: ['Boniva', 'Bonviva'], atc: 'M05BA06' }),
  bone({
    key: 'zoledronic_acid',
    synonyms: ['zoledronate'],
    brands: ['Reclast', 'Zometa', 'Aclasta'],
    atc: 'M05BA08',
  }),
  bone({ key: 'pamidronate', inn: 'pamidronic acid', brands: ['Aredia'], atc: 'M05BA03' }),
  bone({ key: 'etidronate', inn: 'etidronic acid', brands: ['Didronel'], atc: 'M05BA01' }),
  bone({
    key: 'denosumab',
    brands: ['Prolia', 'Xgeva', 'Jubbonti', 'Ospomyv', 'Stoboclo', 'Conexxence'],
    atc: 'M05BX04',
  }),
  bone({ key: 'romosozumab', brands: ['Evenity'], atc: 'M05BX06' }),
  bone({ key: 'teriparatide', brands: ['Forteo', 'Forsteo', 'Terrosa'], atc: 'H05AA02' }),
  bone({ key: 'abaloparatide', brands: ['Tymlos', 'Eladynos'], atc: 'H05AA04' }),
  bone({
    key: 'calcitonin',
    synonyms: ['calcitonin salmon'],
    brands: ['Miacalcin', 'Fortical'],
    atc: 'H05BA01',
  }),
  bone({ key: 'strontium_ranelate', brands: ['Protelos'], atc: 'M05BX03' }),
  bone({ key: 'febuxostat', brands: ['Uloric', 'Adenuric'], atc: 'M04AA03' }),
  bone({ key: 'probenecid', brands: ['Benemid', 'Probalan'], atc: 'M04AB01' }),
  bone({ key: 'sulfinpyrazone', brands: ['Anturane'], atc: 'M04AB02' }),
  bone({ key: 'benzbromarone', brands: ['Desuric'], atc: 'M04AB03' }),
  bone({ key: 'lesinurad', brands: ['Zurampic'], atc: 'M04AB05', withdrawn: true }),
  bone({ key: 'pegloticase', brands: ['Krystexxa'], atc: 'M04AX02' }),
  bone({ key: 'rasburicase', brands: ['Elitek', 'Fasturtec'], atc: 'V03AF07' }),
  bone({
    key: 'colchicine_probenecid',
    name: 'colchicine and probenecid',
    brands: ['Col-Probenecid'],
    ingredients: ['colchicine', 'probenecid'],
  }),
];
