import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const barbiturate = drugFamily({ group: 'HYP', classes: ['BARBITURATE', 'SEDATIVE'] });

/** Barbiturates given for sleep or anaesthesia. */
export const BARBITURATES: readonly Drug[] = [
  barbiturate({ key: 'pentobarbital', synonyms: ['pentobarbitone'], brands: ['Nembutal'], atc: 'N05CA01' }),
  barbiturate({ key: 'amobarbital', synonyms: ['amylobarbitone'], brands: ['Amytal'], atc: 'N05CA02' }),
  barbiturate({
    key: 'butobarbital',
    synonyms: ['butobarbitone'],
    brands: ['Soneryl'],
    atc: 'N05CA03',
    withdrawn: true,
  }),
  barbiturate({ key: 'butabarbital', inn: 'secbutabarbital', brands: ['Butisol'], withdrawn: true }),
  barbiturate({ key: 'barbital', brands: ['Veronal'], atc: 'N05CA04', withdrawn: true }),
  barbiturate({ key: 'secobarbital', synonyms: ['quinalbarbitone'], brands: ['Seconal'], atc: 'N05CA06' }),
  barbiturate({ key: 'talbutal', brands: ['Lotusate'], atc: 'N05CA07', withdrawn: true }),
  barbiturate({ key: 'cyclobarbital', brands: ['Phanodorm'], atc: 'N05CA10', withdrawn: true }),
  barbiturate({ key: 'hexobarbital', brands: ['Evipal'], atc: 'N05CA16', withdrawn: true }),
  barbiturate({ key: 'allobarbital', brands: ['Dial-Ciba'], atc: 'N05CA21', withdrawn: true }),
  barbiturate({ key: 'aprobarbital', brands: ['Alurate'], atc: 'N05CA05', withdrawn: true }),
  barbiturate({
    key: 'methohexital',
    synonyms: ['methohexitone'],
    brands: ['Brevital', 'Brietal'],
    atc: 'N01AF01',
  }),
  barbiturate({ key: 'thiopental', synonyms: ['thiopentone'], brands: ['Pentothal'], atc: 'N01AF03' }),
  barbiturate({
    key: 'amobarbital_secobarbital',
    name: 'amobarbital and secobarbital',
    brands: ['Tuinal'],
    ingredients: ['amobarbital', 'secobarbital'],
    withdrawn: true,
  }),
];
