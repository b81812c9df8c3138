import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const other = drugFamily({ group: 'OTHER' });

/** Medication and substances of no other group that interact with psychiatric medication. */
export const OTHER: readonly Drug[] = [
  other({
    key: 'sodium_oxybate',
    synonyms: ['oxybate'],
    brands: ['Xyrem', 'Xywav', 'Lumryz'],
    classes: ['SEDATIVE'],
  }),
  other({ key: 'cocaine', brands: ['Goprelto', 'Numbrino'], classes: ['QT_KNOWN'] }),
  other({ key: 'mdma', synonyms: ['ecstasy', 'methylenedioxymethamphetamine'], classes: ['SEROTONERGIC'] }),
  other({
    key: 'methylene_blue',
    inn: 'methylthioninium chloride',
    synonyms: ['methylthioninium'],
    brands: ['Provayblue'],
    rxcui: '6878',
    classes: ['SEROTONERGIC'],
  }),
  other({ key: 'tryptophan', synonyms: ['l-tryptophan'], brands: ['Optimax'], rxcui: '10898' }),
  other({
    key: 'hydroxytryptophan',
    name: '5-hydroxytryptophan',
    inn: 'oxitriptan',
    synonyms: ['5-HTP', '5HTP'],
    classes: ['SEROTONERGIC'],
  }),
  other({ key: 'samidorphan', classes: ['OPIOID_ANTAGONIST'] }),
  other({ key: 'xanomeline' }),
  other({
    key: 'dextromethorphan_quinidine',
    name: 'dextromethorphan and quinidine',
    brands: ['Nuedexta'],
    ingredients: ['dextromethorphan', 'quinidine'],
  }),
  other({ key: 'cinacalcet', brands: ['Sensipar', 'Mimpara'], classes: ['CYP2D6INH_MODERATE'] }),
  other({ key: 'deferiprone', brands: ['Ferriprox'], classes: ['MARROW_SUPPRESSANT'] }),
  other({ key: 'sevoflurane', brands: ['Ultane'], classes: ['QT_KNOWN'] }),
  other({ key: 'dexmedetomidine', brands: ['Precedex', 'Igalmi'], classes: ['QT_POSSIBLE'] }),
  other({
    key: 'epinephrine',
    synonyms: ['adrenaline'],
    brands: ['EpiPen', 'Auvi-Q', 'Adrenalin'],
    classes: ['CATECHOLAMINE'],
  }),
  other({
    key: 'norepinephrine',
    synonyms: ['noradrenaline'],
    brands: ['Levophed'],
    classes: ['CATECHOLAMINE'],
  }),
  other({ key: 'sacubitril' }),
  other({ key: 'ezetimibe', brands: ['Zetia'] }),
  other({
    key: 'ezetimibe_simvastatin',
    name: 'ezetimibe and simvastatin',
    brands: ['Vytorin'],
    ingredients: ['ezetimibe', 'simvastatin'],
  }),
  other({ key: 'phentermine', brands: ['Adipex-P', 'Lomaira'], rxcui: '8152' }),
  other({
    key: 'phentermine_topiramate',
    name: 'phentermine and topiramate',
    brands: ['Qsymia'],
    ingredients: ['phentermine', 'topiramate'],
  }),
  other({ key: 'ergotamine', brands: ['Ergomar'], rxcui: '4025' }),
  other({ key: 'allopurinol', brands: ['Zyloprim'], rxcui: '519' }),
  other({ key: 'colchicine', brands: ['Colcrys', 'Mitigare'], rxcui: '2683' }),
  other({ key: 'tolvaptan', brands: ['Samsca', 'Jynarque'], rxcui: '358257' }),
  other({ key: 'folic_acid', synonyms: ['folate'], rxcui: '4511' }),
  other({ key: 'cyanocobalamin', synonyms: ['vitamin b12'], rxcui: '11248' }),
  other({ key: 'cholecalciferol', inn: 'colecalciferol', synonyms: ['vitamin d3'], rxcui: '2418' }),
];
