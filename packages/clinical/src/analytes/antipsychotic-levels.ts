import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, plausibleFrom } from './limits.ts';
import { defineTroughLevel } from './trough-level.ts';
import { byMolecularWeight, ngPerMl } from './units.ts';

const group = 'antipsychotic-levels';

export const ANTIPSYCHOTIC_LEVELS: readonly Analyte[] = [
  defineAnalyte({
    key: 'clozapine',
    label: 'Clozapine',
    aliases: ['clz', 'clozapine level', 'clozaril level', 'Clozapine [Mass/volume] in Serum or Plasma'],
    group,
    ...ngPerMl({ units: ['nmol/L'], factor: 1 / 3.06, evidence: memory() }),
    reference: { low: 350, high: 600 },
    referenceText: '350-600 ng/mL; trough',
    referenceEvidence: memory(
      'upper end from memory, not yet checked; lower end: droracle.ai (350-550, secondary)',
    ),
    criticalHigh: above(1000, verified('exercisingyourmind.com (clozapine levels)')),
    plausible: plausibleFrom(0, 20_000),
    context: {
      high: 'seizure risk rises with the level; stopping smoking, infection, fluvoxamine and ciprofloxacin raise it',
      low: 'a response is less likely below the range; smoking lowers the level',
      evidence: memory(),
    },
    codes: [loinc('6896-5', 'cloZAPine (Clozapine SerPl-mCnc)')],
  }),
  defineAnalyte({
    key: 'norclozapine',
    label: 'Norclozapine',
    aliases: ['n-desmethylclozapine', 'desmethylclozapine', 'norclozapine level'],
    group,
    ...ngPerMl(byMolecularWeight(['nmol/L'], 312.7967 / 1000)),
    referenceText: 'no range of its own; ratio of clozapine to norclozapine 1.5-3',
    referenceEvidence: memory(),
    plausible: plausibleFrom(0, 10_000),
    context: {
      any:
        'read with the clozapine level: a low ratio of clozapine to norclozapine can point to missed recent doses or ' +
        'enzyme induction, a high one to inhibition or saturation',
      evidence: memory(),
    },
    codes: [loinc('10992-6', 'Norclozapine [Mass/volume] in Serum or Plasma')],
  }),
  defineTroughLevel({
    key: 'olanzapine',
    label: 'Olanzapine',
    aliases: ['olanzapine level'],
    group,
    range: [20, 80],
    alertAbove: 100,
    molecularWeight: 312.4325,
    plausibleMax: 10_000,
    context: {
      low: 'smoking lowers the level',
      high: 'can follow stopping smoking',
      evidence: memory(),
    },
    codes: [loinc('12389-3', 'OLANZapine (Olanzapine SerPl-mCnc)')],
  }),
  defineTroughLevel({
    key: 'risperidone_total',
    label: 'Risperidone with 9-hydroxyrisperidone',
    aliases: [
      'risperidone + 9-oh',
      'risperidone + 9-hydroxyrisperidone',
      'risperidone plus paliperidone',
      'risperidone total',
      'paliperidone',
      'paliperidone level',
    ],
    group,
    range: [20, 60],
    alertAbove: 120,
    plausibleMax: 5000,
    context: {
      high: 'check for extrapyramidal symptoms and for the effects of high prolactin',
      evidence: memory(),
    },
    codes: [],
  }),
  defineTroughLevel({
    key: 'aripiprazole',
    label: 'Aripiprazole',
    aliases: ['aripiprazole level'],
    group,
    range: [100, 350],
    alertAbove: 1000,
    molecularWeight: 448.3854,
    plausibleMax: 10_000,
    context: {
      high: 'can reflect poor metabolism by CYP2D6',
      evidence: memory(),
    },
    codes: [loinc('38893-4', 'ARIPiprazole (Aripiprazole SerPl-mCnc)')],
  }),
  defineTroughLevel({
    key: 'quetiapine',
    label: 'Quetiapine',
    aliases: ['quetiapine level'],
    group,
    range: [100, 500],
    alertAbove: 1000,
    alertEvidence: verified('ARUP test directory 2003118: toxic above 1000 ng/mL at trough'),
    molecularWeight: 383.5071,
    plausibleMax: 50_000,
    context: {
      high: 'can follow CYP3A4 inhibitors',
      evidence: memory(),
    },
    codes: [loinc('26776-5', 'QUEtiapine (Quetiapine SerPl-mCnc)')],
  }),
  defineTroughLevel({
    key: 'ziprasidone',
    label: 'Ziprasidone',
    aliases: ['ziprasidone level'],
    group,
    range: [50, 200],
    alertAbove: 400,
    molecularWeight: 412.9356,
    plausibleMax: 10_000,
    context: {
      high: 'check the QTc',
      evidence: memory(),
    },
    codes: [loinc('33946-5', 'Ziprasidone (Ziprasidone SerPl-mCnc)')],
  }),
  defineTroughLevel({
    key: 'haloperidol',
    label: 'Haloperidol',
    aliases: ['haloperidol level'],
    group,
    range: [1, 10],
    alertAbove: 15,
    molecularWeight: 375.8642,
    plausibleMax: 2000,
    context: {
      high: 'check for extrapyramidal symptoms, and the QTc',
      evidence: memory(),
    },
    codes: [loinc('3669-9', 'Haloperidol (Haloperidol SerPl-mCnc)')],
  }),
  defineTroughLevel({
    key: 'chlorpromazine',
    label: 'Chlorpromazine',
    aliases: ['chlorpromazine level'],
    group,
    range: [30, 300],
    alertAbove: 600,
    molecularWeight: 318.88,
    plausibleMax: 10_000,
    context: {
      high: 'check for sedation',
      evidence: memory(),
    },
    codes: [],
  }),
];
