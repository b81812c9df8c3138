import { memory } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

export const des2 = defineInstrument({
  key: 'des2',
  name: 'DES-II',
  aliases: [
    'DES-2',
    'DES',
    'Dissociative Experiences Scale',
    'Dissociative Experiences Scale II',
    'Dissociative Experiences Scale-II (DES-II)',
  ],
  purpose: 'symptom',
  condition: 'dissociation',
  measures: 'dissociative experiences',
  itemCount: 28,
  // Each answer is sent in tens of per cent.
  itemRange: [0, 10],
  scales: [
    {
      key: 'total',
      label: 'DES-II mean score',
      min: 0,
      max: 100,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below high dissociation' },
        { from: 30, label: 'high dissociation' },
      ],
      bandsEvidence: memory(),
      cutPoint: { value: 30, evidence: memory() },
      reliableChange: reliableChangeFrom(14, 0.95),
      // No mean of 28 answers in tens lies between 29.9 and 30.
      remission: { value: 29.9, evidence: memory() },
      multiplier: 10 / 28,
      codes: [],
    },
  ],
  escalations: [],
  licence: 'free to copy',
  sources: [memory()],
});
