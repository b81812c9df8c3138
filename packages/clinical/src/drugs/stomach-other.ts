import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const bowel = drugFamily({ group: 'GASTROINTESTINAL' });

/** Medication for stomach and bowel of no other file. */
export const STOMACH_OTHER: readonly Drug[] = [
  bowel({
    key: 'aluminum_hydroxide',
    inn: 'aluminium hydroxide',
    synonyms: ['co-magaldrox'],
    brands: ['Maalox', 'Mylanta', 'Amphojel'],
    atc: 'A02AB01',
  }),
  bowel({
    key: 'alginate',
    inn: 'alginic acid',
    synonyms: ['sodium alginate'],
    brands: ['Gaviscon', 'Peptac', 'Gaviscon Advance'],
    atc: 'A02BX13',
  }),
  bowel({
    key: 'sodium_picosulfate',
    brands: ['Picolax', 'Dulcolax Pico', 'Picoprep'],
    atc: 'A06AB08',
    classes: ['STIMULANT_LAXATIVE', 'K_LOWERING'],
  }),
  bowel({
    key: 'glycerin',
    inn: 'glycerol',
    synonyms: ['glycerin suppositories', 'glycerol suppositories'],
    brands: ['Fleet Glycerin'],
    atc: 'A06AG04',
  }),
  bowel({ key: 'methylcellulose', brands: ['Citrucel', 'Celevac'], atc: 'A06AC06' }),
  bowel({ key: 'plecanatide', brands: ['Trulance'], atc: 'A06AX07' }),
  bowel({ key: 'tenapanor', brands: ['Ibsrela', 'Xphozah'], atc: 'A06AX08' }),
  bowel({ key: 'methylnaltrexone', inn: 'methylnaltrexone bromide', brands: ['Relistor'], atc: 'A06AH01' }),
  bowel({ key: 'naloxegol', brands: ['Movantik', 'Moventig'], atc: 'A06AH03' }),
  bowel({ key: 'naldemedine', brands: ['Symproic', 'Rizmoic'], atc: 'A06AH05' }),
  bowel({ key: 'eluxadoline', brands: ['Viberzi', 'Truberzi'], atc: 'A07DA06' }),
  bowel({ key: 'balsalazide', brands: ['Colazal', 'Giazo'], atc: 'A07EC04' }),
  bowel({ key: 'olsalazine', brands: ['Dipentum'], atc: 'A07EC03' }),
  bowel({
    key: 'ursodiol',
    inn: 'ursodeoxycholic acid',
    synonyms: ['udca'],
    brands: ['Urso', 'Actigall', 'Ursofalk', 'Ursolvan'],
    atc: 'A05AA02',
  }),
  bowel({ key: 'obeticholic_acid', brands: ['Ocaliva'], atc: 'A05AA04' }),
  bowel({
    key: 'pancrelipase',
    synonyms: ['pancreatin', 'pancreatic enzymes'],
    brands: ['Creon', 'Zenpep', 'Pancreaze', 'Pertzye'],
  }),
  bowel({ key: 'racecadotril', brands: ['Tiorfan', 'Hidrasec'], atc: 'A07XA04' }),
  bowel({ key: 'roxatidine', brands: ['Roxit'], atc: 'A02BA06' }),
];
