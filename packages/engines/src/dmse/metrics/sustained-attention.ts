import { ours, snomed } from '@svc/clinical';
import { defineMetric, measureAsSent } from '../define-metric.ts';

/** Share of the session with gaze on the screen. A full share is never abnormal. */
export const sustainedAttention = defineMetric({
  field: 'sustainedAttentionPct',
  label: 'Sustained attention',
  unit: '%',
  domain: 'Attention',
  arms: [
    {
      side: 'below',
      subclinical: { parameter: 'attentionSubclinicalPct', value: 70, caps: [60, 84] },
      clinical: { parameter: 'attentionClinicalPct', value: 50, caps: [40, 59] },
      cutsIncluded: false,
      finding: {
        subclinical: 'mildly reduced sustained attention',
        clinical_attention: 'markedly reduced sustained attention',
      },
      code: snomed('22058002', 'Inattention (finding)'),
    },
  ],
  bandsEvidence: ours(
    'built on gaze at a partner of about 75 % while listening; screen gaze is a looser target',
  ),
  referenceRange: ({ attentionSubclinicalPct: mild, attentionClinicalPct: marked }) =>
    `${mild} % and above typical; ${marked} to below ${mild} % subclinical; below ${marked} % clinical attention`,
  resolution: { value: 2, evidence: ours() },
  measure: measureAsSent,
  typicalFinding: 'sustained attention in the typical range',
  comparative: { above: 'higher', below: 'lower' },
  suggests: {},
  caveat: 'Gaze on screen is an indirect measure of attention.',
});
