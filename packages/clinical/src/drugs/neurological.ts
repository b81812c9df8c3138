import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const neurological = drugFamily({ group: 'OTHER' });

/** Medication for vertigo, migraine and nerve disease. */
export const NEUROLOGICAL: readonly Drug[] = [
  neurological({ key: 'betahistine', brands: ['Serc', 'Betaserc', 'Vasomotal'], atc: 'N07CA01' }),
  neurological({
    key: 'cinnarizine',
    brands: ['Stugeron', 'Stunarone'],
    atc: 'N07CA02',
    classes: ['SEDATIVE'],
  }),
  neurological({ key: 'flunarizine', brands: ['Sibelium'], atc: 'N07CA03', classes: ['SEDATIVE'] }),
  neurological({ key: 'acetylleucine', brands: ['Tanganil'], atc: 'N07CA04' }),
  neurological({ key: 'levacetylleucine', brands: ['Aqneursa'], atc: 'N07XX27' }),
  neurological({
    key: 'riluzole',
    brands: ['Rilutek', 'Tiglutik', 'Exservan', 'Teglutik'],
    atc: 'N07XX02',
  }),
  neurological({
    key: 'amifampridine',
    synonyms: ['diaminopyridine'],
    brands: ['Firdapse', 'Ruzurgi'],
    atc: 'N07XX05',
    classes: ['SEIZURE_LOWERING'],
  }),
  neurological({
    key: 'dalfampridine',
    inn: 'fampridine',
    brands: ['Ampyra', 'Fampyra'],
    atc: 'N07XX07',
    classes: ['SEIZURE_LOWERING', 'BRADYCARDIA'],
  }),
  neurological({ key: 'tafamidis', brands: ['Vyndaqel', 'Vyndamax'], atc: 'N07XX08' }),
  neurological({ key: 'edaravone', brands: ['Radicava'], atc: 'N07XX14' }),
  neurological({ key: 'patisiran', brands: ['Onpattro'], atc: 'N07XX12' }),
  neurological({ key: 'inotersen', brands: ['Tegsedi'], atc: 'N07XX15', withdrawn: true }),
  neurological({ key: 'vutrisiran', brands: ['Amvuttra'], atc: 'N07XX18' }),
  neurological({ key: 'eplontersen', brands: ['Wainua'], atc: 'N07XX21' }),
  neurological({ key: 'tofersen', brands: ['Qalsody'], atc: 'N07XX22' }),
  neurological({ key: 'trofinetide', brands: ['Daybue'], atc: 'N07XX24' }),
  neurological({ key: 'omaveloxolone', brands: ['Skyclarys'], atc: 'N07XX25' }),
  neurological({ key: 'arimoclomol', brands: ['Miplyffa'], atc: 'N07XX17' }),
  neurological({
    key: 'cinnarizine_dimenhydrinate',
    name: 'cinnarizine and dimenhydrinate',
    brands: ['Arlevert'],
    ingredients: ['cinnarizine', 'dimenhydrinate'],
  }),
  neurological({
    key: 'ergoloid',
    synonyms: ['ergoloid mesylates', 'co-dergocrine', 'dihydroergotoxine'],
    brands: ['Hydergine'],
    atc: 'C04AE01',
  }),
  neurological({
    key: 'dihydroergotamine',
    brands: ['Migranal', 'Trudhesa', 'DHE 45', 'Dihydergot'],
    atc: 'N02CA01',
  }),
  neurological({ key: 'methysergide', brands: ['Sansert', 'Deseril'], atc: 'N02CA04', withdrawn: true }),
  neurological({
    key: 'lasmiditan',
    brands: ['Reyvow', 'Rayvow'],
    atc: 'N02CC08',
    classes: ['SEROTONERGIC', 'SEDATIVE'],
  }),
  neurological({ key: 'rimegepant', brands: ['Nurtec', 'Vydura'], atc: 'N02CD06' }),
  neurological({ key: 'ubrogepant', brands: ['Ubrelvy'], atc: 'N02CD04' }),
  neurological({ key: 'atogepant', brands: ['Qulipta', 'Aquipta'], atc: 'N02CD07' }),
  neurological({ key: 'zavegepant', brands: ['Zavzpret'], atc: 'N02CD08' }),
  neurological({ key: 'erenumab', brands: ['Aimovig'], atc: 'N02CD01' }),
  neurological({ key: 'galcanezumab', brands: ['Emgality'], atc: 'N02CD02' }),
  neurological({ key: 'fremanezumab', brands: ['Ajovy'], atc: 'N02CD03' }),
  neurological({ key: 'eptinezumab', brands: ['Vyepti'], atc: 'N02CD05' }),
];
