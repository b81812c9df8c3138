import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const proteaseInhibitor = drugFamily({ group: 'ANTIVIRAL', classes: ['HIV_PI'] });
const nnrti = drugFamily({ group: 'ANTIVIRAL', classes: ['NNRTI'] });
const insti = drugFamily({ group: 'ANTIVIRAL', classes: ['INSTI'] });
const hepatitisC = drugFamily({ group: 'ANTIVIRAL', classes: ['HCV_DAA'] });
const hepatitisCProteaseInhibitor = drugFamily({ group: 'ANTIVIRAL', classes: ['HCV_DAA', 'HCV_PI'] });
const antiviral = drugFamily({ group: 'ANTIVIRAL' });

/** HIV and other antivirals. */
export const ANTIVIRALS: readonly Drug[] = [
  proteaseInhibitor({ key: 'ritonavir', brands: ['Norvir'], rxcui: '85762', classes: ['CYP3A4INH_STRONG'] }),
  proteaseInhibitor({ key: 'saquinavir', brands: ['Invirase'] }),
  proteaseInhibitor({ key: 'lopinavir' }),
  proteaseInhibitor({ key: 'darunavir', brands: ['Prezista'] }),
  proteaseInhibitor({ key: 'atazanavir', brands: ['Reyataz'] }),
  nnrti({ key: 'efavirenz', brands: ['Sustiva'], rxcui: '195085', classes: ['CYP3A4IND_STRONG'] }),
  nnrti({ key: 'nevirapine', brands: ['Viramune'], classes: ['CYP3A4IND_STRONG'] }),
  nnrti({ key: 'etravirine', brands: ['Intelence'] }),
  nnrti({ key: 'rilpivirine', brands: ['Edurant'] }),
  nnrti({ key: 'doravirine', brands: ['Pifeltro'] }),
  insti({ key: 'dolutegravir', brands: ['Tivicay'] }),
  insti({ key: 'bictegravir' }),
  insti({ key: 'raltegravir', brands: ['Isentress'] }),
  insti({ key: 'elvitegravir', brands: ['Vitekta'] }),
  insti({ key: 'cabotegravir', brands: ['Vocabria', 'Apretude'] }),
  antiviral({ key: 'emtricitabine', brands: ['Emtriva'] }),
  antiviral({
    key: 'tenofovir',
    synonyms: ['tenofovir alafenamide', 'tenofovir disoproxil'],
    brands: ['Viread', 'Vemlidy'],
  }),
  hepatitisC({ key: 'sofosbuvir', brands: ['Sovaldi'] }),
  hepatitisC({ key: 'ledipasvir' }),
  hepatitisC({ key: 'velpatasvir' }),
  hepatitisC({ key: 'daclatasvir', brands: ['Daklinza'] }),
  hepatitisC({ key: 'elbasvir' }),
  hepatitisC({ key: 'pibrentasvir' }),
  hepatitisCProteaseInhibitor({ key: 'grazoprevir' }),
  hepatitisCProteaseInhibitor({ key: 'glecaprevir' }),
  hepatitisCProteaseInhibitor({ key: 'voxilaprevir' }),
  antiviral({ key: 'acyclovir', inn: 'aciclovir', brands: ['Zovirax'] }),
  antiviral({ key: 'cobicistat', brands: ['Tybost'], classes: ['CYP3A4INH_STRONG'] }),
  antiviral({ key: 'nirmatrelvir' }),
  antiviral({
    key: 'nirmatrelvir_ritonavir',
    name: 'nirmatrelvir and ritonavir',
    brands: ['Paxlovid'],
    ingredients: ['nirmatrelvir', 'ritonavir'],
  }),
  antiviral({
    key: 'lopinavir_ritonavir',
    name: 'lopinavir and ritonavir',
    brands: ['Kaletra'],
    ingredients: ['lopinavir', 'ritonavir'],
  }),
  antiviral({
    key: 'cobicistat_darunavir',
    name: 'cobicistat and darunavir',
    brands: ['Prezcobix'],
    ingredients: ['cobicistat', 'darunavir'],
  }),
  antiviral({
    key: 'atazanavir_cobicistat',
    name: 'atazanavir and cobicistat',
    brands: ['Evotaz'],
    ingredients: ['atazanavir', 'cobicistat'],
  }),
  antiviral({
    key: 'bictegravir_emtricitabine_tenofovir',
    name: 'bictegravir, emtricitabine and tenofovir',
    brands: ['Biktarvy'],
    ingredients: ['bictegravir', 'emtricitabine', 'tenofovir'],
  }),
  antiviral({
    key: 'dolutegravir_rilpivirine',
    name: 'dolutegravir and rilpivirine',
    brands: ['Juluca'],
    ingredients: ['dolutegravir', 'rilpivirine'],
  }),
  antiviral({
    key: 'cobicistat_elvitegravir_emtricitabine_tenofovir',
    name: 'cobicistat, elvitegravir, emtricitabine and tenofovir',
    brands: ['Genvoya', 'Stribild'],
    ingredients: ['cobicistat', 'elvitegravir', 'emtricitabine', 'tenofovir'],
  }),
  antiviral({
    key: 'cobicistat_darunavir_emtricitabine_tenofovir',
    name: 'cobicistat, darunavir, emtricitabine and tenofovir',
    brands: ['Symtuza'],
    ingredients: ['cobicistat', 'darunavir', 'emtricitabine', 'tenofovir'],
  }),
  antiviral({
    key: 'emtricitabine_tenofovir',
    name: 'emtricitabine and tenofovir',
    brands: ['Descovy', 'Truvada'],
    ingredients: ['emtricitabine', 'tenofovir'],
  }),
  antiviral({
    key: 'efavirenz_emtricitabine_tenofovir',
    name: 'efavirenz, emtricitabine and tenofovir',
    brands: ['Atripla'],
    ingredients: ['efavirenz', 'emtricitabine', 'tenofovir'],
  }),
  antiviral({
    key: 'emtricitabine_rilpivirine_tenofovir',
    name: 'emtricitabine, rilpivirine and tenofovir',
    brands: ['Odefsey', 'Complera'],
    ingredients: ['emtricitabine', 'rilpivirine', 'tenofovir'],
  }),
  antiviral({
    key: 'sofosbuvir_velpatasvir',
    name: 'sofosbuvir and velpatasvir',
    brands: ['Epclusa'],
    ingredients: ['sofosbuvir', 'velpatasvir'],
  }),
  antiviral({
    key: 'ledipasvir_sofosbuvir',
    name: 'ledipasvir and sofosbuvir',
    brands: ['Harvoni'],
    ingredients: ['ledipasvir', 'sofosbuvir'],
  }),
  antiviral({
    key: 'sofosbuvir_velpatasvir_voxilaprevir',
    name: 'sofosbuvir, velpatasvir and voxilaprevir',
    brands: ['Vosevi'],
    ingredients: ['sofosbuvir', 'velpatasvir', 'voxilaprevir'],
  }),
  antiviral({
    key: 'glecaprevir_pibrentasvir',
    name: 'glecaprevir and pibrentasvir',
    brands: ['Mavyret', 'Maviret'],
    ingredients: ['glecaprevir', 'pibrentasvir'],
  }),
  antiviral({
    key: 'elbasvir_grazoprevir',
    name: 'elbasvir and grazoprevir',
    brands: ['Zepatier'],
    ingredients: ['elbasvir', 'grazoprevir'],
  }),
];
