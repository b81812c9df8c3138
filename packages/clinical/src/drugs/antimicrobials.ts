import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const oxazolidinone = drugFamily({ group: 'ANTIMICROBIAL', classes: ['LINEZOLID'] });
const fluoroquinolone = drugFamily({
  group: 'ANTIMICROBIAL',
  classes: ['SEIZURE_LOWERING', 'FLUOROQUINOLONE'],
});
const macrolide = drugFamily({ group: 'ANTIMICROBIAL', classes: ['QT_KNOWN', 'MACROLIDE'] });
const carbapenem = drugFamily({ group: 'ANTIMICROBIAL', classes: ['PENEM'] });
const azole = drugFamily({ group: 'ANTIMICROBIAL', classes: ['AZOLE'] });
const antimicrobial = drugFamily({ group: 'ANTIMICROBIAL' });

/** Antibiotics, antifungals and antimalarials. */
export const ANTIMICROBIALS: readonly Drug[] = [
  oxazolidinone({ key: 'linezolid', brands: ['Zyvox'], rxcui: '190376', classes: ['SEROTONERGIC'] }),
  oxazolidinone({ key: 'tedizolid', brands: ['Sivextro'] }),
  fluoroquinolone({
    key: 'ciprofloxacin',
    brands: ['Cipro', 'Ciproxin'],
    rxcui: '2551',
    classes: ['CYP1A2INH', 'CYP1A2INH_STRONG'],
  }),
  fluoroquinolone({ key: 'levofloxacin', brands: ['Levaquin', 'Tavanic'], rxcui: '82122' }),
  fluoroquinolone({ key: 'moxifloxacin', brands: ['Avelox'], rxcui: '139462', classes: ['QT_KNOWN'] }),
  fluoroquinolone({ key: 'enoxacin', brands: ['Penetrex'], classes: ['CYP1A2INH', 'CYP1A2INH_STRONG'] }),
  macrolide({ key: 'erythromycin', brands: ['Erythrocin'], rxcui: '4053', classes: ['CYP3A4INH_STRONG'] }),
  macrolide({
    key: 'clarithromycin',
    brands: ['Biaxin', 'Klaricid'],
    rxcui: '21212',
    classes: ['CYP3A4INH_STRONG'],
  }),
  macrolide({ key: 'azithromycin', brands: ['Zithromax', 'Z-Pak'], rxcui: '18631' }),
  carbapenem({ key: 'meropenem', brands: ['Merrem'] }),
  carbapenem({ key: 'imipenem', synonyms: ['imipenem and cilastatin'], brands: ['Primaxin'] }),
  carbapenem({ key: 'ertapenem', brands: ['Invanz'] }),
  carbapenem({ key: 'doripenem', brands: ['Doribax'] }),
  azole({ key: 'fluconazole', brands: ['Diflucan'], rxcui: '4450', classes: ['CYP2C19INH'] }),
  azole({ key: 'ketoconazole', brands: ['Nizoral'], rxcui: '6135', classes: ['CYP3A4INH_STRONG'] }),
  azole({
    key: 'itraconazole',
    brands: ['Sporanox', 'Tolsura'],
    rxcui: '28031',
    classes: ['CYP3A4INH_STRONG'],
  }),
  azole({ key: 'voriconazole', brands: ['Vfend'], rxcui: '121243', classes: ['CYP3A4INH_STRONG'] }),
  azole({ key: 'posaconazole', brands: ['Noxafil'], classes: ['CYP3A4INH_STRONG'] }),
  antimicrobial({
    key: 'rifampin',
    inn: 'rifampicin',
    brands: ['Rifadin', 'Rimactane'],
    rxcui: '9384',
    classes: ['CYP1A2IND', 'CYP3A4IND_STRONG'],
  }),
  antimicrobial({ key: 'rifabutin', brands: ['Mycobutin'], classes: ['CYP3A4IND_STRONG'] }),
  antimicrobial({ key: 'terbinafine', brands: ['Lamisil'], classes: ['CYP2D6INH_STRONG'] }),
  antimicrobial({
    key: 'amphotericin_b',
    synonyms: ['amphotericin'],
    brands: ['Fungizone', 'AmBisome', 'Abelcet'],
    classes: ['K_LOWERING'],
  }),
  antimicrobial({ key: 'metronidazole', brands: ['Flagyl'] }),
  antimicrobial({ key: 'tinidazole', brands: ['Tindamax', 'Fasigyn'] }),
  antimicrobial({ key: 'isoniazid', brands: ['Nydrazid'] }),
  antimicrobial({ key: 'furazolidone', brands: ['Furoxone'] }),
  antimicrobial({ key: 'chloroquine', brands: ['Aralen'], classes: ['QT_KNOWN'] }),
  antimicrobial({ key: 'hydroxychloroquine', brands: ['Plaquenil'], rxcui: '5521' }),
  antimicrobial({ key: 'mefloquine', brands: ['Lariam'], classes: ['SEIZURE_LOWERING'] }),
  antimicrobial({ key: 'pentamidine', brands: ['Pentam', 'NebuPent'], classes: ['QT_KNOWN'] }),
  antimicrobial({ key: 'amoxicillin', brands: ['Amoxil', 'Trimox'], rxcui: '723' }),
  antimicrobial({ key: 'doxycycline', brands: ['Vibramycin', 'Doryx'], rxcui: '3640' }),
  antimicrobial({ key: 'trimethoprim', brands: ['Primsol'], rxcui: '10829' }),
  antimicrobial({ key: 'sulfamethoxazole', brands: ['Gantanol'], rxcui: '10180' }),
  antimicrobial({
    key: 'sulfamethoxazole_trimethoprim',
    name: 'sulfamethoxazole and trimethoprim',
    synonyms: ['co-trimoxazole', 'cotrimoxazole', 'smx-tmp', 'tmp-smx'],
    brands: ['Bactrim', 'Septra'],
    ingredients: ['sulfamethoxazole', 'trimethoprim'],
    classes: ['MARROW_SUPPRESSANT'],
  }),
];
