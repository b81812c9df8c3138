import type { Analyte } from './define-analyte.ts';
import { definePlainAnalyte } from './plain-analyte.ts';
import { byRememberedWeight, ngPerMl, ugPerMl } from './units.ts';

const antipsychotic = (key: string, label: string, low: number, high: number): Analyte =>
  definePlainAnalyte({
    key,
    label,
    aliases: [`${label} level`],
    group: 'antipsychotic-levels',
    ...ngPerMl(),
    range: { low, high },
    most: 50_000,
    high: 'check for sedation, stiffness, the dose and interacting medicines',
    low: 'can reflect missed doses, smoking or enzyme inducers',
  });

const antiepileptic = (key: string, label: string, low: number, high: number): Analyte =>
  definePlainAnalyte({
    key,
    label,
    aliases: [`${label} level`],
    group: 'mood-stabiliser-levels',
    ...ugPerMl(),
    range: { low, high },
    most: 2000,
    high: 'check for sedation, ataxia and kidney function',
    low: 'can reflect missed doses',
  });

/** Troughs by the ranges of the AGNP consensus as remembered; no limit of an alert is known for them here. */
export const FURTHER_LEVELS: readonly Analyte[] = [
  antipsychotic('amisulpride', 'Amisulpride', 100, 320),
  antipsychotic('sulpiride', 'Sulpiride', 200, 1000),
  antipsychotic('lurasidone', 'Lurasidone', 15, 40),
  antipsychotic('flupentixol', 'Flupentixol', 0.5, 5),
  antipsychotic('zuclopenthixol', 'Zuclopenthixol', 4, 50),
  antiepileptic('phenobarbital', 'Phenobarbital', 10, 40),
  antiepileptic('levetiracetam', 'Levetiracetam', 10, 40),
  antiepileptic('gabapentin', 'Gabapentin', 2, 20),
  antiepileptic('pregabalin', 'Pregabalin', 2, 5),
  definePlainAnalyte({
    key: 'digoxin',
    label: 'Digoxin',
    aliases: ['digoxin level'],
    group: 'toxicology',
    unit: 'ng/mL',
    unitAliases: ['ug/L'],
    conversions: [byRememberedWeight(['nmol/L'], 0.781)],
    range: { low: 0.5, high: 2 },
    most: 50,
    high: 'check for confusion, nausea, yellow vision, potassium and the ECG',
  }),
  definePlainAnalyte({
    key: 'theophylline',
    label: 'Theophylline',
    aliases: ['theophylline level'],
    group: 'toxicology',
    ...ugPerMl(),
    range: { low: 10, high: 20 },
    most: 200,
    high: 'can follow fluvoxamine or smoking stopped; check for agitation, seizure and pulse',
  }),
];
