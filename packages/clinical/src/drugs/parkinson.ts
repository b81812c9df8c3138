import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const dopamineAgonist = drugFamily({ group: 'PARKINSON', classes: ['DOPAMINE_AGONIST'] });
const parkinson = drugFamily({ group: 'PARKINSON' });

/** Medication for Parkinson disease. */
export const PARKINSON: readonly Drug[] = [
  dopamineAgonist({
    key: 'pramipexole',
    brands: ['Mirapex', 'Sifrol', 'Mirapexin', 'Oprymea', 'Pipexus', 'Simipex'],
    atc: 'N04BC05',
    rxcui: '746741',
  }),
  dopamineAgonist({
    key: 'ropinirole',
    brands: ['Requip', 'Adartrel', 'Spiroco', 'Repreve', 'Ralnea'],
    atc: 'N04BC04',
    rxcui: '72302',
  }),
  dopamineAgonist({ key: 'rotigotine', brands: ['Neupro', 'Leganto'], atc: 'N04BC09' }),
  dopamineAgonist({ key: 'bromocriptine', brands: ['Parlodel', 'Cycloset'], atc: 'N04BC01', rxcui: '1760' }),
  dopamineAgonist({
    key: 'cabergoline',
    brands: ['Dostinex', 'Cabaser', 'Sogilen'],
    atc: 'N04BC06',
    rxcui: '47579',
  }),
  parkinson({ key: 'levodopa', brands: ['Inbrija'], atc: 'N04BA01', rxcui: '6375' }),
  parkinson({ key: 'carbidopa', brands: ['Lodosyn'], rxcui: '2019' }),
  parkinson({ key: 'entacapone', brands: ['Comtan', 'Comtess'], atc: 'N04BX02' }),
  parkinson({ key: 'rasagiline', brands: ['Azilect'], atc: 'N04BD02', rxcui: '134748', classes: ['MAOB'] }),
  parkinson({ key: 'safinamide', brands: ['Xadago'], atc: 'N04BD03', classes: ['MAOB'] }),
  parkinson({
    key: 'carbidopa_levodopa',
    name: 'carbidopa and levodopa',
    synonyms: ['co-careldopa'],
    brands: [
      'Sinemet',
      'Rytary',
      'Parcopa',
      'Duopa',
      'Kinson',
      'Nacom',
      'Isicom',
      'Dhivy',
      'Crexont',
      'Duodopa',
      'Lecigon',
    ],
    ingredients: ['carbidopa', 'levodopa'],
  }),
  parkinson({
    key: 'carbidopa_entacapone_levodopa',
    name: 'carbidopa, entacapone and levodopa',
    brands: ['Stalevo'],
    ingredients: ['carbidopa', 'entacapone', 'levodopa'],
  }),
  dopamineAgonist({
    key: 'apomorphine',
    brands: ['Apokyn', 'Apo-Go', 'Kynmobi', 'Movapo', 'Onapgo'],
    atc: 'N04BC07',
  }),
  dopamineAgonist({ key: 'pergolide', brands: ['Permax', 'Celance'], atc: 'N04BC02', withdrawn: true }),
  dopamineAgonist({ key: 'piribedil', brands: ['Trivastal', 'Pronoran', 'Clarium'], atc: 'N04BC08' }),
  dopamineAgonist({ key: 'lisuride', brands: ['Dopergin', 'Dopergine'], atc: 'N02CA07' }),
  dopamineAgonist({ key: 'dihydroergocryptine', brands: ['Almirid', 'Cripar'], atc: 'N04BC03' }),
  parkinson({ key: 'budipine', brands: ['Parkinsan'], atc: 'N04BX03', classes: ['QT_POSSIBLE'] }),
  parkinson({ key: 'tolcapone', brands: ['Tasmar'], atc: 'N04BX01' }),
  parkinson({ key: 'opicapone', brands: ['Ongentys'], atc: 'N04BX04' }),
  parkinson({ key: 'istradefylline', brands: ['Nourianz', 'Nouriast'], atc: 'N04CX01' }),
  parkinson({ key: 'benserazide' }),
  parkinson({ key: 'foscarbidopa' }),
  parkinson({ key: 'foslevodopa' }),
  parkinson({ key: 'melevodopa', brands: ['Levomet'], atc: 'N04BA04' }),
  parkinson({
    key: 'benserazide_levodopa',
    name: 'benserazide and levodopa',
    synonyms: ['co-beneldopa'],
    brands: ['Madopar', 'Prolopa', 'Restex', 'Modopar'],
    ingredients: ['benserazide', 'levodopa'],
  }),
  parkinson({
    key: 'foscarbidopa_foslevodopa',
    name: 'foscarbidopa and foslevodopa',
    brands: ['Vyalev', 'Produodopa'],
    ingredients: ['foscarbidopa', 'foslevodopa'],
  }),
];
