import type { Case } from '../case.ts';

/** A symptom scale: one file. */
export const instrument: Case = {
  name: 'instrument',
  most: 1,
  files: {
    'packages/clinical/src/instruments/apathy-nrs.ts': `import { ours } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';

export const apathyNrs = defineInstrument({
  key: 'apathy_nrs',
  name: 'Apathy NRS',
  aliases: ['apathy numeric rating'],
  purpose: 'symptom',
  measures: 'apathy now',
  itemCount: 1,
  itemRange: [0, 10],
  scales: [
    {
      key: 'total',
      label: 'Apathy rating',
      min: 0,
      max: 10,
      worse: 'higher',
      bands: [
        { from: 0, label: 'none to mild' },
        { from: 4, label: 'moderate' },
        { from: 7, label: 'severe' },
      ],
      bandsEvidence: ours('an example'),
      codes: [],
    },
  ],
  escalations: [],
  licence: 'an example',
  sources: [ours('an example')],
});
`,
  },
};

/** A medicine: an entry in the file of its class. */
export const drug: Case = {
  name: 'drug',
  most: 1,
  files: {},
  edits: [
    {
      file: 'packages/clinical/src/drugs/ssri.ts',
      after: 'export const SSRIS: readonly Drug[] = [\n',
      text: `  ssri({
    key: 'examplopram',
    brands: ['Examplo'],
    usualDose: '10-20 mg/day',
    maxDailyMg: 20,
    onsetWeeks: [4, 8],
    classes: [],
    monitoring: [],
    sources: [verified('an example')],
  }),
`,
    },
  ],
};

/** A laboratory test: an entry in the file of its group. */
export const analyte: Case = {
  name: 'analyte',
  most: 1,
  files: {},
  edits: [
    {
      file: 'packages/clinical/src/analytes/lipids.ts',
      after: 'export const LIPIDS: readonly Analyte[] = [\n',
      text: `  defineAnalyte({
    key: 'example_lipid',
    label: 'Example lipid',
    aliases: ['exl'],
    group,
    ...cholesterolUnit,
    reference: { high: 200, highOpen: true },
    referenceText: '< 200 mg/dL',
    referenceEvidence: verified(HOLILABS),
    plausible: plausibleFrom(10, 3000),
    context: { high: 'an example', evidence: memory() },
    codes: [],
    findings: {},
  }),
`,
    },
  ],
};
