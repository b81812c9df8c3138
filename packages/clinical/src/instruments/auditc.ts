import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { CAMCOPS } from './sources.ts';

export const auditc = defineInstrument({
  key: 'auditc',
  name: 'AUDIT-C',
  aliases: ['Alcohol Use Disorders Identification Test - Consumption', 'AUDIT Consumption'],
  purpose: 'substance',
  measures: 'alcohol consumption screen',
  itemCount: 3,
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'AUDIT-C total score',
      min: 0,
      max: 12,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below screening cut' },
        { from: 3, label: 'positive screen for women' },
        { from: 4, label: 'positive screen' },
        { from: 8, label: 'severe' },
      ],
      bandsAre: 'cuts',
      bandsEvidence: memory('screening cuts by sex; 8 as the severe cut is unverified'),
      // The sex is not known to the scale: the lower of the two cuts.
      cutPoint: { value: 3, evidence: verified('therapistassist AUDIT-C summary (women 3, men 4)') },
      codes: [loinc('75626-2', 'Total score [AUDIT-C]')],
    },
  ],
  escalations: [],
  codes: [loinc('72109-2', 'Alcohol Use Disorder Identification Test - Consumption [AUDIT-C]')],
  licence: 'public domain',
  sources: [verified('therapistassist AUDIT-C summary'), verified(CAMCOPS), memory()],
});
