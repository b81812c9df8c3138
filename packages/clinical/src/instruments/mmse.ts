import { memory } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';

export const mmse = defineInstrument({
  key: 'mmse',
  name: 'MMSE',
  aliases: ['Mini-Mental State Exam', 'Mini-Mental State Examination (MMSE)', 'MMSE-30'],
  purpose: 'cognition',
  measures: 'global cognition, examiner rated',
  // Responses are the points of the eleven tasks.
  itemCount: 11,
  itemRange: [
    [0, 5],
    [0, 5],
    [0, 3],
    [0, 5],
    [0, 3],
    [0, 2],
    [0, 1],
    [0, 3],
    [0, 1],
    [0, 1],
    [0, 1],
  ],
  scales: [
    {
      key: 'total',
      label: 'MMSE total score',
      min: 0,
      max: 30,
      worse: 'lower',
      bands: [
        { from: 0, label: 'severe impairment range' },
        { from: 10, label: 'moderate impairment range' },
        { from: 18, label: 'mild impairment range' },
        { from: 24, label: 'no impairment range' },
      ],
      bandsEvidence: memory(),
      cutPoint: { value: 23, evidence: memory() },
      reliableChange: { value: 4, evidence: memory('2 to 4 points in retest studies, unverified') },
      codes: [loinc('72106-8', 'Total score [MMSE]')],
    },
  ],
  escalations: [],
  codes: [loinc('72107-6', 'Mini Mental State Examination')],
  licence: 'proprietary (PAR)',
  sources: [memory()],
});
