import { ours, snomed } from '@svc/clinical';
import { defineMetric, type Measurement } from '../define-metric.ts';

/** Words per minute while speaking. Too slow and too fast both count. The bands hold for English speech only. */
export const speechRate = defineMetric({
  field: 'speechRateWpm',
  label: 'Speech rate',
  unit: 'wpm',
  domain: 'Speech',
  arms: [
    {
      side: 'below',
      subclinical: { parameter: 'speechSlowSubclinicalWpm', value: 110, caps: [100, 132] },
      clinical: { parameter: 'speechSlowClinicalWpm', value: 90, caps: [72, 99] },
      cutsIncluded: false,
      finding: { subclinical: 'mildly slow speech', clinical_attention: 'markedly slow speech' },
      code: snomed('106132005', 'Speech finding'),
    },
    {
      side: 'above',
      subclinical: { parameter: 'speechFastSubclinicalWpm', value: 180, caps: [144, 189] },
      clinical: { parameter: 'speechFastClinicalWpm', value: 200, caps: [190, 240] },
      cutsIncluded: false,
      finding: { subclinical: 'mildly rapid speech', clinical_attention: 'markedly rapid speech' },
      code: snomed('106132005', 'Speech finding'),
    },
  ],
  bandsEvidence: ours(
    'built on US conversational rates of 110 to 150 wpm and an upper edge of natural speech near 200',
  ),
  referenceRange: ({
    speechSlowSubclinicalWpm: slow,
    speechSlowClinicalWpm: verySlow,
    speechFastSubclinicalWpm: fast,
    speechFastClinicalWpm: veryFast,
  }) =>
    `${slow} to ${fast} wpm typical; ${verySlow} to below ${slow} or above ${fast} to ${veryFast} wpm subclinical; below ${verySlow} or above ${veryFast} wpm clinical attention`,
  resolution: { value: 5, evidence: ours() },
  measure: measureSpeechRate,
  typicalFinding: 'speech rate in the typical range',
  comparative: { above: 'faster', below: 'slower' },
  suggests: { above: 'activation', below: 'slowing' },
  caveat: 'The bands assume English speech.',
});

function measureSpeechRate(wordsPerMinute: number): Measurement {
  if (wordsPerMinute !== 0) return { compared: [wordsPerMinute] };
  return {
    compared: [0],
    unmeasured: 'no speech measured',
    cap: { level: 'low', reason: 'no speech measured' },
    remark: 'Check whether speech was captured.',
  };
}
