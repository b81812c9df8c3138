import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';

export const isi = defineInstrument({
  key: 'isi',
  name: 'ISI',
  aliases: ['Insomnia Severity Index', 'Insomnia Severity Index (ISI)'],
  purpose: 'symptom',
  condition: 'insomnia',
  measures: 'insomnia severity over two weeks',
  itemCount: 7,
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'ISI total score',
      min: 0,
      max: 28,
      worse: 'higher',
      bands: [
        { from: 0, label: 'none' },
        { from: 8, label: 'subthreshold' },
        { from: 15, label: 'moderate' },
        { from: 22, label: 'severe' },
      ],
      bandsEvidence: verified('pubcompare ISI scoring summary'),
      cutPoint: { value: 10, evidence: verified('Morin 2011 (community case cut)') },
      reliableChange: { value: 6, evidence: verified('PMID 19689221') },
      remission: { value: 7, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'proprietary, free for clinical use on request',
  sources: [verified('PMID 19689221'), verified('Morin 2011 abstract')],
});
