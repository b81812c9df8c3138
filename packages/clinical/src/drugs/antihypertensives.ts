import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const acei = drugFamily({ group: 'ANTIHYPERTENSIVE', classes: ['ACEI', 'ANTIHYPERTENSIVE'] });
const arb = drugFamily({ group: 'ANTIHYPERTENSIVE', classes: ['ARB', 'ANTIHYPERTENSIVE'] });
const betaBlocker = drugFamily({
  group: 'ANTIHYPERTENSIVE',
  classes: ['ANTIHYPERTENSIVE', 'BETA_BLOCKER', 'BRADYCARDIA'],
});
const antihypertensive = drugFamily({ group: 'ANTIHYPERTENSIVE', classes: ['ANTIHYPERTENSIVE'] });
const combination = drugFamily({ group: 'ANTIHYPERTENSIVE' });

/** ACE inhibitors, angiotensin receptor blockers, beta-blockers, calcium channel blockers and others. */
export const ANTIHYPERTENSIVES: readonly Drug[] = [
  acei({ key: 'lisinopril', brands: ['Zestril', 'Prinivil', 'Qbrelis'], rxcui: '29046' }),
  acei({ key: 'enalapril', brands: ['Vasotec', 'Epaned'], rxcui: '3827' }),
  acei({ key: 'ramipril', brands: ['Altace', 'Tritace'], rxcui: '35296' }),
  acei({ key: 'captopril', brands: ['Capoten'] }),
  acei({ key: 'perindopril', brands: ['Aceon', 'Coversyl'] }),
  acei({ key: 'benazepril', brands: ['Lotensin'] }),
  arb({ key: 'losartan', brands: ['Cozaar'], rxcui: '52175' }),
  arb({ key: 'valsartan', brands: ['Diovan'], rxcui: '69749' }),
  arb({ key: 'candesartan', brands: ['Atacand'], rxcui: '214354' }),
  arb({ key: 'irbesartan', brands: ['Avapro', 'Aprovel'] }),
  arb({ key: 'olmesartan', brands: ['Benicar'], rxcui: '321064' }),
  arb({ key: 'telmisartan', brands: ['Micardis'] }),
  betaBlocker({
    key: 'metoprolol',
    brands: ['Lopressor', 'Toprol XL', 'Betaloc'],
    rxcui: '6918',
    classes: ['CYP2D6_BETA_BLOCKER'],
  }),
  betaBlocker({ key: 'atenolol', brands: ['Tenormin'], rxcui: '1202', classes: ['ANTICHOLINERGIC_1'] }),
  betaBlocker({ key: 'bisoprolol', brands: ['Zebeta', 'Concor'] }),
  betaBlocker({ key: 'carvedilol', brands: ['Coreg'], rxcui: '20352', classes: ['CYP2D6_BETA_BLOCKER'] }),
  betaBlocker({ key: 'nebivolol', brands: ['Bystolic', 'Nebilet'], classes: ['CYP2D6_BETA_BLOCKER'] }),
  betaBlocker({ key: 'timolol', brands: ['Blocadren', 'Timoptic'], classes: ['CYP2D6_BETA_BLOCKER'] }),
  betaBlocker({ key: 'labetalol', brands: ['Trandate', 'Normodyne'] }),
  betaBlocker({ key: 'nadolol', brands: ['Corgard'] }),
  antihypertensive({ key: 'amlodipine', brands: ['Norvasc', 'Katerzia'], rxcui: '17767' }),
  antihypertensive({ key: 'nifedipine', brands: ['Procardia', 'Adalat'], rxcui: '7417' }),
  antihypertensive({
    key: 'diltiazem',
    brands: ['Cardizem', 'Tiazac', 'Cartia'],
    rxcui: '3443',
    classes: ['BRADYCARDIA'],
  }),
  antihypertensive({
    key: 'verapamil',
    brands: ['Calan', 'Isoptin', 'Verelan'],
    rxcui: '11170',
    classes: ['BRADYCARDIA'],
  }),
  antihypertensive({ key: 'doxazosin', brands: ['Cardura'], classes: ['ALPHA_BLOCKER'] }),
  antihypertensive({ key: 'terazosin', brands: ['Hytrin'], classes: ['ALPHA_BLOCKER'] }),
  antihypertensive({ key: 'nitroglycerin', inn: 'glyceryl trinitrate', brands: ['Nitrostat', 'Nitro-Dur'] }),
  antihypertensive({ key: 'isosorbide_mononitrate', brands: ['Imdur'] }),
  antihypertensive({ key: 'isosorbide_dinitrate', brands: ['Isordil'] }),
  antihypertensive({ key: 'hydralazine', brands: ['Apresoline'] }),
  antihypertensive({ key: 'methyldopa', brands: ['Aldomet'], classes: ['CENTRAL_ALPHA_AGONIST'] }),
  antihypertensive({ key: 'reserpine', brands: ['Serpasil'] }),
  combination({
    key: 'hydrochlorothiazide_lisinopril',
    name: 'hydrochlorothiazide and lisinopril',
    brands: ['Zestoretic', 'Prinzide'],
    ingredients: ['hydrochlorothiazide', 'lisinopril'],
  }),
  combination({
    key: 'enalapril_hydrochlorothiazide',
    name: 'enalapril and hydrochlorothiazide',
    brands: ['Vaseretic'],
    ingredients: ['enalapril', 'hydrochlorothiazide'],
  }),
  combination({
    key: 'benazepril_hydrochlorothiazide',
    name: 'benazepril and hydrochlorothiazide',
    brands: ['Lotensin HCT'],
    ingredients: ['benazepril', 'hydrochlorothiazide'],
  }),
  combination({
    key: 'hydrochlorothiazide_losartan',
    name: 'hydrochlorothiazide and losartan',
    brands: ['Hyzaar'],
    ingredients: ['hydrochlorothiazide', 'losartan'],
  }),
  combination({
    key: 'hydrochlorothiazide_valsartan',
    name: 'hydrochlorothiazide and valsartan',
    brands: ['Diovan HCT'],
    ingredients: ['hydrochlorothiazide', 'valsartan'],
  }),
  combination({
    key: 'hydrochlorothiazide_olmesartan',
    name: 'hydrochlorothiazide and olmesartan',
    brands: ['Benicar HCT'],
    ingredients: ['hydrochlorothiazide', 'olmesartan'],
  }),
  combination({
    key: 'candesartan_hydrochlorothiazide',
    name: 'candesartan and hydrochlorothiazide',
    brands: ['Atacand HCT'],
    ingredients: ['candesartan', 'hydrochlorothiazide'],
  }),
  combination({
    key: 'hydrochlorothiazide_irbesartan',
    name: 'hydrochlorothiazide and irbesartan',
    brands: ['Avalide'],
    ingredients: ['hydrochlorothiazide', 'irbesartan'],
  }),
  combination({
    key: 'hydrochlorothiazide_telmisartan',
    name: 'hydrochlorothiazide and telmisartan',
    brands: ['Micardis HCT'],
    ingredients: ['hydrochlorothiazide', 'telmisartan'],
  }),
  combination({
    key: 'bisoprolol_hydrochlorothiazide',
    name: 'bisoprolol and hydrochlorothiazide',
    brands: ['Ziac'],
    ingredients: ['bisoprolol', 'hydrochlorothiazide'],
  }),
  combination({
    key: 'hydrochlorothiazide_metoprolol',
    name: 'hydrochlorothiazide and metoprolol',
    brands: ['Lopressor HCT', 'Dutoprol'],
    ingredients: ['hydrochlorothiazide', 'metoprolol'],
  }),
  combination({
    key: 'atenolol_chlorthalidone',
    name: 'atenolol and chlorthalidone',
    brands: ['Tenoretic'],
    ingredients: ['atenolol', 'chlorthalidone'],
  }),
  combination({
    key: 'amlodipine_benazepril',
    name: 'amlodipine and benazepril',
    brands: ['Lotrel'],
    ingredients: ['amlodipine', 'benazepril'],
  }),
  combination({
    key: 'amlodipine_valsartan',
    name: 'amlodipine and valsartan',
    brands: ['Exforge'],
    ingredients: ['amlodipine', 'valsartan'],
  }),
  combination({
    key: 'amlodipine_olmesartan',
    name: 'amlodipine and olmesartan',
    brands: ['Azor'],
    ingredients: ['amlodipine', 'olmesartan'],
  }),
  combination({
    key: 'amlodipine_atorvastatin',
    name: 'amlodipine and atorvastatin',
    brands: ['Caduet'],
    ingredients: ['amlodipine', 'atorvastatin'],
  }),
  combination({
    key: 'sacubitril_valsartan',
    name: 'sacubitril and valsartan',
    brands: ['Entresto'],
    ingredients: ['sacubitril', 'valsartan'],
  }),
];
