import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const antiarrhythmic = drugFamily({ group: 'ANTIARRHYTHMIC' });

/** Antiarrhythmics and digoxin. */
export const ANTIARRHYTHMICS: readonly Drug[] = [
  antiarrhythmic({
    key: 'amiodarone',
    brands: ['Pacerone', 'Cordarone', 'Nexterone', 'Aratac', 'Cordarone X'],
    atc: 'C01BD01',
    rxcui: '703',
    classes: ['QT_KNOWN', 'CLASS_IA_III', 'BRADYCARDIA'],
  }),
  antiarrhythmic({
    key: 'sotalol',
    brands: ['Betapace', 'Sorine', 'Sotacor', 'Cardol', 'Solavert', 'Sotylize', 'Beta-Cardone'],
    atc: 'C07AA07',
    classes: ['BETA_BLOCKER', 'QT_KNOWN', 'CLASS_IA_III', 'BRADYCARDIA'],
  }),
  antiarrhythmic({
    key: 'dofetilide',
    brands: ['Tikosyn'],
    atc: 'C01BD04',
    classes: ['QT_KNOWN', 'CLASS_IA_III'],
  }),
  antiarrhythmic({
    key: 'quinidine',
    brands: ['Quinaglute'],
    atc: 'C01BA01',
    classes: ['QT_KNOWN', 'CLASS_IA_III'],
  }),
  antiarrhythmic({
    key: 'disopyramide',
    brands: ['Norpace', 'Rythmodan'],
    atc: 'C01BA03',
    classes: ['ANTICHOLINERGIC_2', 'QT_KNOWN', 'CLASS_IA_III'],
  }),
  antiarrhythmic({
    key: 'procainamide',
    brands: ['Pronestyl', 'Procanbid'],
    atc: 'C01BA02',
    classes: ['QT_KNOWN', 'CLASS_IA_III'],
  }),
  antiarrhythmic({
    key: 'flecainide',
    brands: ['Tambocor', 'Apocard', 'Flecatab'],
    atc: 'C01BC04',
    classes: ['QT_KNOWN'],
  }),
  antiarrhythmic({
    key: 'dronedarone',
    brands: ['Multaq'],
    atc: 'C01BD07',
    classes: ['QT_KNOWN', 'CLASS_IA_III', 'BRADYCARDIA'],
  }),
  antiarrhythmic({ key: 'propafenone', brands: ['Rythmol', 'Arythmol', 'Rytmonorm'], atc: 'C01BC03' }),
  antiarrhythmic({ key: 'mexiletine', brands: ['Mexitil'], atc: 'C01BB02' }),
  antiarrhythmic({
    key: 'digoxin',
    brands: ['Lanoxin', 'Lanitop', 'Digox', 'Sigmaxin', 'Toloxin'],
    atc: 'C01AA05',
    rxcui: '3407',
    classes: ['ANTICHOLINERGIC_1', 'BRADYCARDIA'],
  }),
  antiarrhythmic({
    key: 'hydroquinidine',
    brands: ['Serecor'],
    atc: 'C01BA13',
    classes: ['QT_KNOWN', 'CLASS_IA_III', 'BRADYCARDIA'],
  }),
  antiarrhythmic({ key: 'ajmaline', brands: ['Gilurytmal'], atc: 'C01BA05', classes: ['CLASS_IA_III'] }),
  antiarrhythmic({
    key: 'prajmaline',
    inn: 'prajmaline',
    brands: ['Neo-Gilurytmal'],
    atc: 'C01BA08',
    classes: ['CLASS_IA_III'],
    withdrawn: true,
  }),
  antiarrhythmic({ key: 'sparteine', brands: ['Depasan'], atc: 'C01BA04', withdrawn: true }),
  antiarrhythmic({
    key: 'lidocaine',
    synonyms: ['lignocaine'],
    brands: ['Xylocaine', 'Lidoderm', 'Ztlido', 'Versatis'],
    atc: 'C01BB01',
  }),
  antiarrhythmic({ key: 'tocainide', brands: ['Tonocard'], atc: 'C01BB03', withdrawn: true }),
  antiarrhythmic({ key: 'aprindine', brands: ['Fiboran'], atc: 'C01BB04', withdrawn: true }),
  antiarrhythmic({ key: 'lorcainide', brands: ['Remivox'], atc: 'C01BC07', withdrawn: true }),
  antiarrhythmic({ key: 'encainide', brands: ['Enkaid'], atc: 'C01BC08', withdrawn: true }),
  antiarrhythmic({
    key: 'ibutilide',
    brands: ['Corvert'],
    atc: 'C01BD05',
    classes: ['QT_KNOWN', 'CLASS_IA_III'],
  }),
  antiarrhythmic({ key: 'bretylium', brands: ['Bretylol'], atc: 'C01BD02' }),
  antiarrhythmic({
    key: 'moricizine',
    inn: 'moracizine',
    brands: ['Ethmozine'],
    atc: 'C01BG01',
    withdrawn: true,
  }),
  antiarrhythmic({
    key: 'cibenzoline',
    synonyms: ['cifenline'],
    brands: ['Exacor', 'Cipralan'],
    atc: 'C01BG07',
  }),
  antiarrhythmic({ key: 'vernakalant', brands: ['Brinavess'], atc: 'C01BG11', classes: ['CLASS_IA_III'] }),
  antiarrhythmic({ key: 'tedisamil', brands: ['Pulzium'], atc: 'C01BD06', withdrawn: true }),
  antiarrhythmic({
    key: 'ivabradine',
    brands: ['Procoralan', 'Corlanor', 'Lancora'],
    atc: 'C01EB17',
    classes: ['BRADYCARDIA'],
  }),
  antiarrhythmic({ key: 'ranolazine', brands: ['Ranexa'], atc: 'C01EB18', classes: ['QT_POSSIBLE'] }),
  antiarrhythmic({
    key: 'midodrine',
    brands: ['Proamatine', 'Orvaten', 'Gutron', 'Bramox'],
    atc: 'C01CA17',
    classes: ['SYMP', 'BRADYCARDIA'],
  }),
  antiarrhythmic({ key: 'droxidopa', brands: ['Northera'], atc: 'C01CA27' }),
];
