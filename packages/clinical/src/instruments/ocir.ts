import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';

export const ocir = defineInstrument({
  key: 'ocir',
  name: 'OCI-R',
  aliases: ['Obsessive-Compulsive Inventory Revised', 'Obsessive-Compulsive Inventory-Revised (OCI-R)'],
  purpose: 'symptom',
  condition: 'obsessions',
  measures: 'obsessive-compulsive symptoms over a month',
  itemCount: 18,
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'OCI-R total score',
      min: 0,
      max: 72,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below caseness cut' },
        { from: 17, label: 'caseness cut reached' },
        { from: 21, label: 'at or above the original cut' },
      ],
      bandsEvidence: memory('17 verified; the original cut of 21 is unverified'),
      bandsAre: 'cuts',
      cutPoint: { value: 17, evidence: verified('Veale 2016') },
      reliableChange: { value: 13, evidence: verified('Veale 2016') },
      remission: { value: 16, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'copyright Foa, free for clinical use and research',
  sources: [verified('Veale 2016'), verified('Abramowitz 2006')],
});
