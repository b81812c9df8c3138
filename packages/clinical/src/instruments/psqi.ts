import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

const CUT = 'Buysse 1989: above 5 (osabrainresearch.atlassian.net, questionnaires)';

export const psqi = defineInstrument({
  key: 'psqi',
  name: 'PSQI',
  aliases: ['Pittsburgh Sleep Quality Index', 'Pittsburgh Sleep Quality Index (PSQI)'],
  purpose: 'symptom',
  condition: 'insomnia',
  measures: 'sleep quality over a month',
  // Responses are the seven component scores, not the questions behind them.
  itemCount: 7,
  itemRange: [0, 3],
  scales: [
    {
      key: 'total',
      label: 'PSQI global score',
      min: 0,
      max: 21,
      worse: 'higher',
      bands: [
        { from: 0, label: 'good sleep quality' },
        { from: 6, label: 'poor sleep quality' },
      ],
      bandsEvidence: verified(CUT),
      cutPoint: { value: 6, evidence: verified(CUT) },
      reliableChange: reliableChangeFrom(4, 0.83),
      remission: { value: 5, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'copyright University of Pittsburgh, non-commercial',
  sources: [memory()],
});
