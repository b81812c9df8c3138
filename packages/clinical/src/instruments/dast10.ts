import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

export const dast10 = defineInstrument({
  key: 'dast10',
  name: 'DAST-10',
  aliases: ['Drug Abuse Screening Test 10', 'Drug Abuse Screening Test-10 (DAST-10)'],
  purpose: 'substance',
  measures: 'problems from drug use',
  itemCount: 10,
  itemRange: [0, 1],
  reversedItems: [3],
  scales: [
    {
      key: 'total',
      label: 'DAST-10 total score',
      min: 0,
      max: 10,
      worse: 'higher',
      bands: [
        { from: 0, label: 'none' },
        { from: 1, label: 'low' },
        { from: 3, label: 'moderate' },
        { from: 6, label: 'substantial' },
        { from: 9, label: 'severe' },
      ],
      bandsEvidence: memory(),
      cutPoint: { value: 3, evidence: verified('skillspool summary (secondary)') },
      reliableChange: reliableChangeFrom(2.5, 0.86),
      codes: [loinc('82667-7', 'Total score [DAST-10]')],
    },
  ],
  escalations: [],
  codes: [loinc('82666-9', 'Drug Abuse Screening Test-10 [DAST-10]')],
  licence: 'copyright Skinner, non-commercial with credit',
  sources: [verified('skillspool summary (secondary)'), memory()],
});
