import { ours, specified, snomed } from '@svc/clinical';
import { defineMetric, measureAsSent } from '../define-metric.ts';

const SUBCLINICAL_SECONDS = 1.8;
const CLINICAL_SECONDS = 2.5;

/**
 * Pause before an answer. The bands are those of the API contract; it names none for values above 2.4 s and
 * below 2.5 s, which are read as subclinical (ours). They are raw values, never rounded ones: rounding would
 * turn 2.45 s into clinical attention.
 */
export const responseLatency = defineMetric({
  field: 'responseLatencySeconds',
  label: 'Response latency',
  unit: 's',
  domain: 'Speech',
  arms: [
    {
      side: 'above',
      // The upper caps are the printed cuts: no calibrated set is less sensitive than the contract.
      subclinical: {
        parameter: 'latencySubclinicalSeconds',
        value: SUBCLINICAL_SECONDS,
        caps: [1.44, SUBCLINICAL_SECONDS],
      },
      clinical: { parameter: 'latencyClinicalSeconds', value: CLINICAL_SECONDS, caps: [2, CLINICAL_SECONDS] },
      cutsIncluded: true,
      finding: {
        subclinical: 'mildly prolonged response latency',
        clinical_attention: 'markedly prolonged response latency',
      },
      code: snomed('106132005', 'Speech finding'),
    },
  ],
  bandsEvidence: specified(),
  referenceRange: ({ latencySubclinicalSeconds: mild, latencyClinicalSeconds: marked }) =>
    mild === SUBCLINICAL_SECONDS && marked === CLINICAL_SECONDS
      ? 'below 1.8 s typical; 1.8 to 2.4 s subclinical; 2.5 s and above clinical attention'
      : `below ${mild} s typical; ${mild} to below ${marked} s subclinical; ${marked} s and above clinical attention`,
  resolution: { value: 0.05, evidence: ours() },
  measure: measureAsSent,
  typicalFinding: 'response latency in the typical range',
  comparative: { above: 'longer', below: 'shorter' },
  suggests: { above: 'slowing', below: 'activation' },
});
