import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const muscleRelaxant = drugFamily({ group: 'MUSCLE_RELAXANT' });

/** Muscle relaxants. */
export const MUSCLE_RELAXANTS: readonly Drug[] = [
  muscleRelaxant({
    key: 'baclofen',
    brands: ['Lioresal', 'Gablofen', 'Lyflex', 'Ozobax', 'Clofen', 'Fleqsuvy', 'Lyvispah', 'Stelax'],
    atc: 'M03BX01',
    rxcui: '1292',
    classes: ['SEDATIVE'],
  }),
  muscleRelaxant({
    key: 'carisoprodol',
    brands: ['Soma'],
    atc: 'M03BA02',
    rxcui: '2101',
    classes: ['SEDATIVE'],
  }),
  muscleRelaxant({
    key: 'cyclobenzaprine',
    brands: ['Flexeril', 'Amrix', 'Fexmid', 'Tonmya'],
    atc: 'M03BX08',
    rxcui: '21949',
  }),
  muscleRelaxant({ key: 'methocarbamol', brands: ['Robaxin', 'Ortoton'], atc: 'M03BA03', rxcui: '6845' }),
  muscleRelaxant({
    key: 'tizanidine',
    brands: ['Zanaflex', 'Sirdalud', 'Ternelin'],
    atc: 'M03BX02',
    rxcui: '57258',
  }),
  muscleRelaxant({ key: 'dantrolene', brands: ['Dantrium', 'Ryanodex'], atc: 'M03CA01', rxcui: '3105' }),
  muscleRelaxant({ key: 'chlorzoxazone', brands: ['Parafon Forte', 'Lorzone'], atc: 'M03BB03' }),
  muscleRelaxant({
    key: 'chlormezanone',
    brands: ['Trancopal'],
    atc: 'M03BB02',
    classes: ['SEDATIVE'],
    withdrawn: true,
  }),
  muscleRelaxant({ key: 'metaxalone', brands: ['Skelaxin', 'Metaxall'], classes: ['SEROTONERGIC'] }),
  muscleRelaxant({ key: 'mephenesin', brands: ['Decontractyl'], atc: 'M03BX06' }),
  muscleRelaxant({ key: 'phenprobamate', brands: ['Gamaquil'], atc: 'M03BA01', classes: ['SEDATIVE'] }),
  muscleRelaxant({
    key: 'pridinol',
    brands: ['Myopridin', 'Myoson'],
    atc: 'M03BX03',
    classes: ['ANTICHOLINERGIC_2'],
  }),
  muscleRelaxant({ key: 'tolperisone', brands: ['Mydocalm', 'Mydeton'], atc: 'M03BX04' }),
  muscleRelaxant({ key: 'thiocolchicoside', brands: ['Coltramyl', 'Muscoril'], atc: 'M03BX05' }),
  muscleRelaxant({ key: 'eperisone', brands: ['Myonal'], atc: 'M03BX09' }),
  muscleRelaxant({ key: 'styramate', brands: ['Sinaxar'], atc: 'M03BA04', withdrawn: true }),
  muscleRelaxant({ key: 'febarbamate', atc: 'M03BA05', withdrawn: true }),
  muscleRelaxant({
    key: 'succinylcholine',
    inn: 'suxamethonium',
    brands: ['Anectine', 'Quelicin'],
    atc: 'M03AB01',
  }),
  muscleRelaxant({ key: 'pancuronium', brands: ['Pavulon'], atc: 'M03AC01' }),
  muscleRelaxant({ key: 'vecuronium', brands: ['Norcuron'], atc: 'M03AC03' }),
  muscleRelaxant({ key: 'atracurium', brands: ['Tracrium'], atc: 'M03AC04' }),
  muscleRelaxant({ key: 'cisatracurium', brands: ['Nimbex'], atc: 'M03AC11' }),
  muscleRelaxant({ key: 'mivacurium', brands: ['Mivacron'], atc: 'M03AC10' }),
  muscleRelaxant({ key: 'rocuronium', brands: ['Zemuron', 'Esmeron'], atc: 'M03AC09' }),
  muscleRelaxant({
    key: 'botulinum_toxin',
    synonyms: ['onabotulinumtoxina', 'abobotulinumtoxina', 'incobotulinumtoxina'],
    brands: ['Botox', 'Dysport', 'Xeomin', 'Jeuveau', 'Daxxify', 'Myobloc', 'Azzalure', 'Bocouture'],
    atc: 'M03AX01',
  }),
  muscleRelaxant({
    key: 'aspirin_carisoprodol',
    name: 'aspirin and carisoprodol',
    brands: ['Soma Compound'],
    ingredients: ['aspirin', 'carisoprodol'],
  }),
  muscleRelaxant({
    key: 'acetaminophen_orphenadrine',
    name: 'acetaminophen and orphenadrine',
    brands: ['Norgesic'],
    ingredients: ['acetaminophen', 'orphenadrine'],
  }),
];
