import { ours, snomed } from '@svc/clinical';
import { defineMetric, type Measurement } from '../define-metric.ts';

/** A session of unknown length is read as this long: 10 episodes stand for 1 a minute. Ours. */
const NOMINAL_SESSION_MINUTES = 10;
/** Below this a rate says little, so the count itself is looked at too. Ours. */
const SHORTEST_SESSION_FOR_RATE_SECONDS = 60;

/**
 * Fidget or restlessness episodes. The count as sent is the metric; the band uses episodes per minute. Few
 * episodes are never abnormal.
 */
export const psychomotor = defineMetric({
  field: 'psychomotorFidgetEpisodes',
  label: 'Psychomotor activity',
  unit: 'episodes',
  unitOfOne: 'episode',
  domain: 'Psychomotor',
  arms: [
    {
      side: 'above',
      subclinical: { parameter: 'psychomotorSubclinicalPerMinute', value: 1, caps: [0.8, 1.2] },
      clinical: { parameter: 'psychomotorClinicalPerMinute', value: 2, caps: [1.6, 2.4] },
      cutsIncluded: true,
      finding: {
        subclinical: 'mildly increased restless movement',
        clinical_attention: 'markedly increased restless movement',
      },
      code: snomed('162221009', 'Restlessness (finding)'),
    },
  ],
  bandsEvidence: ours('built on an everyday fidget rate of about 1 a minute, doubled in attention disorders'),
  referenceRange: ({ psychomotorSubclinicalPerMinute: mild, psychomotorClinicalPerMinute: marked }) =>
    `below ${mild} per minute typical; ${mild} to below ${marked} per minute subclinical; ${marked} per minute and above clinical attention; session length unknown: the same at a nominal ${NOMINAL_SESSION_MINUTES} minutes`,
  resolution: { value: 1, evidence: ours() },
  measure: measureEpisodes,
  typicalFinding: 'no excess of restless movement',
  comparative: { above: 'more frequent', below: 'less frequent' },
  suggests: { above: 'activation' },
  caveat: 'Earlier counts compare only with sessions of similar length.',
});

function measureEpisodes(episodes: number, durationSeconds: number | undefined): Measurement {
  const perNominalSession = episodes / NOMINAL_SESSION_MINUTES;
  if (durationSeconds === undefined || !(durationSeconds > 0)) {
    return {
      compared: [perNominalSession],
      cap: { level: 'low', reason: 'session length unknown, so episodes cannot be read per minute' },
      remark: `Session length unknown; read as a session of ${NOMINAL_SESSION_MINUTES} minutes.`,
    };
  }
  const perMinute = (episodes * 60) / durationSeconds;
  if (durationSeconds < SHORTEST_SESSION_FOR_RATE_SECONDS) {
    return {
      compared: [perMinute, perNominalSession],
      cap: { level: 'low', reason: 'session too short to read episodes per minute' },
      remark: 'Session under a minute; the worse of rate and count is taken.',
    };
  }
  return { compared: [perMinute], remark: `That is ${Math.round(perMinute * 1000) / 1000} per minute.` };
}
