import { ours, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { CAMCOPS } from './sources.ts';

export const bprs18 = defineInstrument({
  key: 'bprs18',
  name: 'BPRS-18',
  aliases: ['BPRS', 'Brief Psychiatric Rating Scale', 'Brief Psychiatric Rating Scale (BPRS)'],
  purpose: 'symptom',
  condition: 'psychosis',
  measures: 'general psychiatric symptoms, clinician rated',
  itemCount: 18,
  itemRange: [1, 7],
  scales: [
    {
      key: 'total',
      label: 'BPRS-18 total score',
      min: 18,
      max: 126,
      worse: 'higher',
      bands: [
        { from: 18, label: 'below mildly ill' },
        { from: 31, label: 'mildly ill' },
        { from: 41, label: 'moderately ill' },
        { from: 53, label: 'markedly ill' },
      ],
      bandsEvidence: verified('Leucht (mediatum 1333956)'),
      reliableChange: { value: 10, evidence: verified('PMID 16823384') },
      codes: [],
    },
  ],
  escalations: [
    {
      item: 10,
      atLeast: 6,
      level: 'note',
      selfHarm: false,
      label: 'hostility rated severe',
      evidence: ours(),
    },
    {
      item: 11,
      atLeast: 6,
      level: 'note',
      selfHarm: false,
      label: 'suspiciousness rated severe',
      evidence: ours(),
    },
  ],
  licence: 'public domain',
  sources: [verified(CAMCOPS), verified('PMID 16823384')],
});
