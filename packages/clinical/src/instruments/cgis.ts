import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { CAMCOPS } from './sources.ts';

export const cgis = defineInstrument({
  key: 'cgis',
  name: 'CGI-S',
  aliases: [
    'CGI Severity',
    'Clinical Global Impression Severity',
    'Clinical Global Impressions - Severity',
    'Clinical Global Impression - Severity (CGI-S)',
  ],
  purpose: 'symptom',
  condition: 'overall',
  measures: 'overall severity, clinician rated',
  itemCount: 1,
  itemRange: [1, 7],
  scales: [
    {
      key: 'total',
      label: 'CGI-S rating',
      min: 1,
      max: 7,
      worse: 'higher',
      bands: [
        { from: 1, label: 'normal' },
        { from: 2, label: 'borderline' },
        { from: 3, label: 'mild' },
        { from: 4, label: 'moderate' },
        { from: 5, label: 'marked' },
        { from: 6, label: 'severe' },
        { from: 7, label: 'extreme' },
      ],
      bandsEvidence: memory(),
      reliableChange: { value: 1, evidence: memory('one step, unverified') },
      remission: { value: 2, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'public domain (US government)',
  sources: [verified('psychiatrictimes.com CGI page'), verified(CAMCOPS), memory()],
});
