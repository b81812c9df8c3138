import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const antiarrhythmic = drugFamily({ group: 'ANTIARRHYTHMIC' });

/** Antiarrhythmics and digoxin. */
export const ANTIARRHYTHMICS: readonly Drug[] = [
  antiarrhythmic({
    key: 'amiodarone',
    brands: ['Pacerone', 'Cordarone', 'Nexterone'],
    rxcui: '703',
    classes: ['QT_KNOWN', 'CLASS_IA_III', 'BRADYCARDIA'],
  }),
  antiarrhythmic({
    key: 'sotalol',
    brands: ['Betapace', 'Sorine'],
    classes: ['BETA_BLOCKER', 'QT_KNOWN', 'CLASS_IA_III', 'BRADYCARDIA'],
  }),
  antiarrhythmic({ key: 'dofetilide', brands: ['Tikosyn'], classes: ['QT_KNOWN', 'CLASS_IA_III'] }),
  antiarrhythmic({
    key: 'quinidine',
    brands: ['Quinaglute'],
    classes: ['QT_KNOWN', 'CLASS_IA_III', 'CYP2D6INH_STRONG'],
  }),
  antiarrhythmic({ key: 'disopyramide', brands: ['Norpace'], classes: ['QT_KNOWN', 'CLASS_IA_III'] }),
  antiarrhythmic({
    key: 'procainamide',
    brands: ['Pronestyl', 'Procanbid'],
    classes: ['QT_KNOWN', 'CLASS_IA_III'],
  }),
  antiarrhythmic({ key: 'flecainide', brands: ['Tambocor'], classes: ['QT_KNOWN'] }),
  antiarrhythmic({
    key: 'dronedarone',
    brands: ['Multaq'],
    classes: ['QT_KNOWN', 'CLASS_IA_III', 'BRADYCARDIA'],
  }),
  antiarrhythmic({ key: 'propafenone', brands: ['Rythmol'] }),
  antiarrhythmic({ key: 'mexiletine', brands: ['Mexitil'], classes: ['CYP1A2INH'] }),
  antiarrhythmic({
    key: 'digoxin',
    brands: ['Lanoxin'],
    rxcui: '3407',
    classes: ['ANTICHOLINERGIC_1', 'BRADYCARDIA'],
  }),
];
