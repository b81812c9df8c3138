import { memory } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import type { Analyte } from './define-analyte.ts';
import { defineTroughLevel } from './trough-level.ts';

const group = 'tricyclic-levels';

export const TRICYCLIC_LEVELS: readonly Analyte[] = [
  defineTroughLevel({
    key: 'amitriptyline_total',
    label: 'Amitriptyline with nortriptyline',
    aliases: ['ami + nortriptyline', 'amitriptyline + nortriptyline', 'amitriptyline plus nortriptyline'],
    group,
    range: [80, 200],
    alertAbove: 300,
    plausibleMax: 20_000,
    context: {
      high: 'arrhythmia and delirium become more likely; check the ECG',
      evidence: memory(),
    },
    codes: [],
  }),
  defineTroughLevel({
    key: 'nortriptyline',
    label: 'Nortriptyline',
    aliases: ['nortriptyline level'],
    group,
    range: [70, 170],
    alertAbove: 300,
    molecularWeight: 263.37,
    plausibleMax: 20_000,
    context: {
      any: 'works within a window: levels below and above it can both go with a poorer response',
      evidence: memory(),
    },
    codes: [loinc('3872-9', 'Nortriptyline (Nortrip SerPl-mCnc)')],
  }),
  defineTroughLevel({
    key: 'imipramine_total',
    label: 'Imipramine with desipramine',
    aliases: ['imi + desipramine', 'imipramine + desipramine', 'imipramine plus desipramine'],
    group,
    range: [175, 300],
    alertAbove: 300,
    plausibleMax: 20_000,
    context: {
      high: 'toxicity can prolong QRS and QTc; check the ECG',
      evidence: memory(),
    },
    codes: [],
  }),
  defineTroughLevel({
    key: 'desipramine',
    label: 'Desipramine',
    aliases: ['desipramine level'],
    group,
    range: [100, 300],
    alertAbove: 300,
    molecularWeight: 266.3807,
    plausibleMax: 20_000,
    context: {
      high: 'cardiac effects become more likely; check the ECG',
      evidence: memory(),
    },
    codes: [loinc('3531-1', 'Desipramine (Desipramine SerPl-mCnc)')],
  }),
  defineTroughLevel({
    key: 'clomipramine_total',
    label: 'Clomipramine with norclomipramine',
    aliases: [
      'clomi + norclomi',
      'clomipramine + norclomipramine',
      'clomipramine + desmethylclomipramine',
      'clomipramine plus norclomipramine',
    ],
    group,
    range: [230, 450],
    alertAbove: 450,
    plausibleMax: 20_000,
    context: {
      high: 'seizure risk rises with the level',
      evidence: memory(),
    },
    codes: [],
  }),
  defineTroughLevel({
    key: 'doxepin_total',
    label: 'Doxepin with nordoxepin',
    aliases: ['doxepin + nordoxepin', 'doxepin + desmethyldoxepin', 'doxepin plus nordoxepin'],
    group,
    range: [50, 150],
    alertAbove: 300,
    plausibleMax: 20_000,
    context: {
      high: 'check for sedation',
      evidence: memory(),
    },
    codes: [],
  }),
];
