import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';
import { CAMCOPS } from './sources.ts';

const HADS_BANDS = [
  { from: 0, label: 'normal' },
  { from: 8, label: 'borderline' },
  { from: 11, label: 'case range' },
];

export const hads = defineInstrument({
  key: 'hads',
  name: 'HADS',
  aliases: ['Hospital Anxiety and Depression Scale', 'Hospital Anxiety and Depression Scale (HADS)'],
  purpose: 'symptom',
  condition: 'overall',
  measures: 'anxiety and depression over a week',
  itemCount: 14,
  itemRange: [0, 3],
  needsResponses: true,
  scales: [
    {
      key: 'anxiety',
      label: 'HADS anxiety',
      min: 0,
      max: 21,
      worse: 'higher',
      bands: HADS_BANDS,
      bandsEvidence: verified('HADS scoring as printed by chatchiropractic.com: 0-7, 8-10, 11-21'),
      reliableChange: reliableChangeFrom(4, 0.83),
      remission: { value: 7, evidence: memory() },
      items: [1, 3, 5, 7, 9, 11, 13],
      aliases: ['HADS-A', 'HADS anxiety', 'HADS anxiety subscale'],
      codes: [],
    },
    {
      key: 'depression',
      label: 'HADS depression',
      min: 0,
      max: 21,
      worse: 'higher',
      bands: HADS_BANDS,
      bandsEvidence: verified('HADS scoring as printed by chatchiropractic.com: 0-7, 8-10, 11-21'),
      reliableChange: reliableChangeFrom(4, 0.82),
      remission: { value: 7, evidence: memory() },
      items: [2, 4, 6, 8, 10, 12, 14],
      aliases: ['HADS-D', 'HADS depression', 'HADS depression subscale'],
      codes: [],
    },
  ],
  escalations: [],
  licence: 'proprietary (GL Assessment)',
  sources: [verified(CAMCOPS), memory()],
});
