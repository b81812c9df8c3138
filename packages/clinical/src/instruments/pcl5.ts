import { ours, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { CAMCOPS } from './sources.ts';

export const pcl5 = defineInstrument({
  key: 'pcl5',
  name: 'PCL-5',
  aliases: ['PTSD Checklist for DSM-5', 'PTSD Checklist 5', 'PTSD Checklist for DSM-5 (PCL-5)'],
  purpose: 'symptom',
  condition: 'trauma',
  measures: 'post-traumatic stress symptoms over a month',
  itemCount: 20,
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'PCL-5 total score',
      min: 0,
      max: 80,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below the cut range' },
        { from: 31, label: 'in the cut range' },
        { from: 33, label: 'at or above the cut' },
      ],
      bandsEvidence: verified('qxmd PCL-5 calculator'),
      bandsAre: 'cuts',
      cutPoint: { value: 33, evidence: verified(CAMCOPS) },
      reliableChange: { value: 15, evidence: verified('PCL-5 reliable change study (abstract: 15 to 18)') },
      remission: {
        value: 28,
        evidence: verified(
          'PCL-5 reliable change study (abstract: 28 nearer to the population without PTSD)',
        ),
      },
      // Seen in a public table checked against tx.fhir.org in 2026.
      codes: [loinc('101698-9', 'PTSD PCL-5 score [PCL-5]')],
    },
  ],
  escalations: [
    {
      item: 16,
      atLeast: 3,
      level: 'note',
      selfHarm: false,
      label: 'item about risk taking rated high',
      evidence: ours(),
    },
  ],
  codes: [loinc('101697-1', 'PCL-5 panel')],
  licence: 'US government work, free',
  sources: [verified(CAMCOPS), verified('qxmd PCL-5 calculator')],
});
