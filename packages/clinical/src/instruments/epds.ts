import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { selfHarmItem } from './self-harm-item.ts';
import { CAMCOPS } from './sources.ts';

export const epds = defineInstrument({
  key: 'epds',
  name: 'EPDS',
  aliases: ['Edinburgh Postnatal Depression Scale (EPDS)', 'Edinburgh Depression Scale'],
  purpose: 'symptom',
  condition: 'depression',
  measures: 'perinatal depressive symptoms over a week',
  itemCount: 10,
  itemRange: [0, 3],
  scales: [
    {
      key: 'total',
      label: 'EPDS total score',
      min: 0,
      max: 30,
      worse: 'higher',
      bands: [
        { from: 0, label: 'low' },
        { from: 10, label: 'possible depression range' },
        { from: 13, label: 'likely depression range' },
      ],
      bandsEvidence: verified(CAMCOPS),
      bandsAre: 'cuts',
      cutPoint: { value: 13, evidence: verified(CAMCOPS) },
      reliableChange: {
        value: 4,
        forWorse: 3,
        evidence: verified(
          'EPDS clinically important difference study (abstract): 4 for better, 3 for worse',
        ),
      },
      remission: { value: 9, evidence: memory() },
      // The LOINC code was seen in several public guides and examples.
      codes: [
        loinc('99046-5', 'Total score [EPDS]'),
        snomed('450320001', 'Edinburgh postnatal depression scale score (observable entity)'),
      ],
    },
  ],
  escalations: [selfHarmItem(10)],
  codes: [
    loinc('71354-5', 'Edinburgh Postnatal Depression Scale'),
    snomed('273441006', 'Edinburgh postnatal depression scale (assessment scale)'),
  ],
  licence: 'copyright RCPsych, copy in full with credit for own use',
  sources: [verified(CAMCOPS), verified('EPDS clinically important difference study (abstract)')],
});
