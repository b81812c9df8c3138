import { memory } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import type { Analyte } from './define-analyte.ts';
import { defineTroughLevel } from './trough-level.ts';

const group = 'antidepressant-levels';

export const ANTIDEPRESSANT_LEVELS: readonly Analyte[] = [
  defineTroughLevel({
    key: 'citalopram',
    label: 'Citalopram',
    aliases: ['citalopram level'],
    group,
    range: [50, 110],
    alertAbove: 220,
    plausibleMax: 20_000,
    context: {
      high: 'check the QTc',
      evidence: memory(),
    },
    codes: [loinc('34635-3', 'Citalopram (Citalopram SerPl-mCnc)')],
  }),
  defineTroughLevel({
    key: 'escitalopram',
    label: 'Escitalopram',
    aliases: ['escitalopram level'],
    group,
    range: [15, 80],
    alertAbove: 160,
    plausibleMax: 20_000,
    context: {
      high: 'check the QTc',
      evidence: memory(),
    },
    codes: [loinc('34405-1', 'Escitalopram (Escitalopram SerPl-mCnc)')],
  }),
  defineTroughLevel({
    key: 'fluoxetine_total',
    label: 'Fluoxetine with norfluoxetine',
    aliases: ['fluoxetine + nor', 'fluoxetine + norfluoxetine', 'fluoxetine plus norfluoxetine'],
    group,
    range: [120, 500],
    alertAbove: 1000,
    plausibleMax: 20_000,
    context: {
      any: 'inhibits CYP2D6 for weeks after the last dose',
      evidence: memory(),
    },
    codes: [],
  }),
  defineTroughLevel({
    key: 'sertraline',
    label: 'Sertraline',
    aliases: ['sertraline level'],
    group,
    range: [10, 150],
    alertAbove: 300,
    molecularWeight: 306.2296,
    plausibleMax: 10_000,
    context: { evidence: memory() },
    codes: [],
  }),
  defineTroughLevel({
    key: 'venlafaxine_total',
    label: 'Venlafaxine with O-desmethylvenlafaxine',
    aliases: [
      'venlafaxine + odv',
      'venlafaxine + o-desmethylvenlafaxine',
      'venlafaxine + desvenlafaxine',
      'venlafaxine plus odv',
    ],
    group,
    range: [100, 400],
    alertAbove: 800,
    plausibleMax: 100_000,
    context: {
      high: 'check the blood pressure; seizure risk rises with the level',
      evidence: memory(),
    },
    codes: [],
  }),
  defineTroughLevel({
    key: 'mirtazapine',
    label: 'Mirtazapine',
    aliases: ['mirtazapine level'],
    group,
    range: [30, 80],
    alertAbove: 160,
    molecularWeight: 265.3529,
    plausibleMax: 10_000,
    context: { evidence: memory() },
    codes: [loinc('17283-3', 'Mirtazapine (Mirtazapine SerPl-mCnc)')],
  }),
  defineTroughLevel({
    key: 'bupropion_total',
    label: 'Bupropion with hydroxybupropion',
    aliases: ['hydroxybupropion', 'bupropion + hydroxybupropion', 'bupropion plus hydroxybupropion'],
    group,
    range: [850, 1500],
    alertAbove: 2000,
    plausibleMax: 50_000,
    context: {
      high: 'seizure risk rises with the level',
      evidence: memory(),
    },
    codes: [],
  }),
];
