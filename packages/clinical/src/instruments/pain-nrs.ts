import { memory } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';

export const painNrs = defineInstrument({
  key: 'pain_nrs',
  name: 'Pain 0-10 rating',
  aliases: ['Pain NRS', 'NRS pain', 'Numeric Pain Rating Scale', 'NPRS', 'Pain severity'],
  purpose: 'somatic',
  measures: 'pain intensity',
  itemCount: 1,
  itemRange: [0, 10],
  scales: [
    {
      key: 'total',
      label: 'Pain 0-10 rating',
      min: 0,
      max: 10,
      worse: 'higher',
      bands: [
        { from: 0, label: 'none' },
        { from: 1, label: 'mild' },
        { from: 4, label: 'moderate' },
        { from: 7, label: 'severe' },
      ],
      bandsEvidence: memory(),
      reliableChange: {
        value: 2,
        evidence: memory('Farrar 2001: 2 points clinically important, unverified'),
      },
      codes: [loinc('72514-3', 'Pain severity - 0-10 verbal numeric rating [Score] - Reported')],
    },
  ],
  escalations: [],
  licence: 'public domain',
  sources: [memory()],
});
