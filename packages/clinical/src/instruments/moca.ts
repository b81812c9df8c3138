import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';

export const moca = defineInstrument({
  key: 'moca',
  name: 'MoCA',
  aliases: ['Montreal Cognitive Assessment (MoCA)'],
  purpose: 'cognition',
  measures: 'mild cognitive impairment screen, examiner rated',
  // Responses are the points of the seven sections.
  itemCount: 7,
  itemRange: [
    [0, 5],
    [0, 3],
    [0, 6],
    [0, 3],
    [0, 2],
    [0, 5],
    [0, 6],
  ],
  notSummed: 'a point is added for twelve or fewer years of education',
  scales: [
    {
      key: 'total',
      label: 'MoCA total score',
      min: 0,
      max: 30,
      worse: 'lower',
      bands: [
        { from: 0, label: 'severe impairment range' },
        { from: 10, label: 'moderate impairment range' },
        { from: 18, label: 'mild impairment range' },
        { from: 26, label: 'no impairment range' },
      ],
      bandsEvidence: memory(),
      cutPoint: {
        value: 25,
        evidence: verified('Nasreddine 2005 (PMID 15817019): normal from 26, as CamCOPS cites it'),
      },
      reliableChange: { value: 4, evidence: memory('about 4 points in retest studies, unverified') },
      codes: [loinc('72172-0', 'Total score [MoCA]')],
    },
  ],
  escalations: [],
  codes: [loinc('72133-2', 'Montreal cognitive assessment')],
  licence: 'proprietary, training and certification required',
  sources: [memory()],
});
