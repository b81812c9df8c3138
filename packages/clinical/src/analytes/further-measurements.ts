import type { Analyte } from './define-analyte.ts';
import { definePlainAnalyte } from './plain-analyte.ts';
import { byDefinition } from './units.ts';

const ms = { unit: 'ms', unitAliases: ['msec', 'millisecond', 'milliseconds'] };

/** Intervals of the ECG beside QTc, and height. */
export const FURTHER_MEASUREMENTS: readonly Analyte[] = [
  definePlainAnalyte({
    key: 'qrs',
    label: 'QRS duration',
    aliases: ['qrs interval', 'qrsd', 'qrs width'],
    group: 'ecg-and-vitals',
    ...ms,
    conversions: [byDefinition(['s', 'sec', 'seconds'], 1000)],
    range: { high: 120 },
    most: 400,
    high: 'wide complexes can follow tricyclics or other sodium channel blockers, above all in overdose',
  }),
  definePlainAnalyte({
    key: 'pr_interval',
    label: 'PR interval',
    aliases: ['pq interval', 'pr duration'],
    group: 'ecg-and-vitals',
    ...ms,
    conversions: [byDefinition(['s', 'sec', 'seconds'], 1000)],
    range: { low: 120, high: 200 },
    most: 800,
    high: 'heart block can follow cholinesterase inhibitors, tricyclics, lithium or beta blockers',
  }),
  definePlainAnalyte({
    key: 'qt_interval',
    label: 'QT interval (uncorrected)',
    aliases: ['qt duration', 'uncorrected qt'],
    group: 'ecg-and-vitals',
    ...ms,
    conversions: [byDefinition(['s', 'sec', 'seconds'], 1000)],
    most: 900,
    any: 'depends on the heart rate: QTc is judged',
  }),
  definePlainAnalyte({
    key: 'height',
    label: 'Body height',
    aliases: ['stature', 'height cm'],
    group: 'anthropometry',
    unit: 'cm',
    unitAliases: ['centimetre', 'centimeter', 'centimetres', 'centimeters'],
    conversions: [byDefinition(['in', 'inch', 'inches', '[in_i]'], 2.54), byDefinition(['m'], 100)],
    most: 280,
    any: 'for the body mass index',
  }),
];
