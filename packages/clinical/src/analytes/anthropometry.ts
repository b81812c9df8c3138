import { memory, ours } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { atOrAbove, below, plausibleFrom } from './limits.ts';
import { byDefinition } from './units.ts';

const group = 'anthropometry';

export const ANTHROPOMETRY: readonly Analyte[] = [
  defineAnalyte({
    key: 'bmi',
    label: 'Body mass index',
    aliases: ['body mass index (bmi)'],
    group,
    unit: 'kg/m2',
    unitAliases: ['kg/m^2', 'kg/sq m'],
    conversions: [],
    reference: { low: 18.5, high: 25, highOpen: true },
    referenceText: '18.5-24.9 kg/m2',
    referenceEvidence: memory(),
    criticalLow: below(15, memory()),
    criticalHigh: atOrAbove(40, memory()),
    plausible: plausibleFrom(5, 250),
    context: {
      high:
        'on a second-generation antipsychotic, a gain of 5 % or more of the initial weight is a recognised point for a ' +
        'review with the prescriber',
      low: 'check for an eating disorder or loss of appetite',
      evidence: memory(
        'general clinical knowledge, unverified; 5 %: ADA consensus table as printed by omicsonline.org',
      ),
    },
    codes: [loinc('39156-5', 'Body mass index (BMI) [Ratio]')],
    findings: {
      high: [snomed('238131007', 'Overweight (finding)')],
      low: [snomed('248342006', 'Underweight (finding)')],
    },
  }),
  defineAnalyte({
    key: 'waist',
    label: 'Waist circumference',
    aliases: ['waist size', 'abdominal circumference'],
    group,
    unit: 'cm',
    unitAliases: ['centimetre', 'centimeter', 'centimetres', 'centimeters'],
    conversions: [
      byDefinition(['in', 'in.', '[in_i]', '[in_us]', 'inch', 'inches'], 2.54),
      byDefinition(['m'], 100),
      byDefinition(['mm'], 0.1),
    ],
    reference: { male: { high: 102, highOpen: true }, female: { high: 88, highOpen: true } },
    referenceText: 'men < 102 cm, women < 88 cm',
    referenceEvidence: memory(),
    plausible: plausibleFrom(40, 350),
    context: {
      high: 'one component of metabolic syndrome',
      evidence: memory(),
    },
    codes: [loinc('8280-0', 'Waist Circumference at umbilicus by Tape measure')],
  }),
  defineAnalyte({
    key: 'weight',
    label: 'Body weight',
    aliases: ['wt', 'bodyweight', 'weight kg', 'body mass', 'weight measured'],
    group,
    unit: 'kg',
    unitAliases: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes'],
    conversions: [
      byDefinition(['lb', 'lbs', '[lb_av]', 'pound', 'pounds'], 0.45359237),
      byDefinition(['st', 'stone', '[stone_av]'], 6.35029318),
      byDefinition(['g'], 0.001),
    ],
    referenceText: 'no range of its own: compared with earlier readings in kg',
    referenceEvidence: ours('weight is judged by its change'),
    plausible: plausibleFrom(15, 650),
    context: {
      any: 'a change counts: gain on antipsychotics, mirtazapine, valproate or lithium, loss in eating disorders or depression',
      evidence: memory(),
    },
    codes: [loinc('29463-7', 'Body weight')],
  }),
];
