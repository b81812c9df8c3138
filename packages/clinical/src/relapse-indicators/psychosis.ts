import { memory, verified } from '../evidence/evidence.ts';
import { defineIndicators } from './define-indicator.ts';
import { EARLY_SIGNS, NONADHERENCE } from './sources.ts';

export const PSYCHOSIS_INDICATORS = defineIndicators('psychosis', [
  {
    key: 'command_hallucinations',
    label: 'Command hallucinations',
    aliases: [
      'command hallucination',
      'command auditory hallucinations',
      'command voices',
      'commanding voices',
      'voices telling me to',
      'voices telling him to',
      'voices telling her to',
      'voices commanding',
    ],
    weight: 0.6,
    basis: memory(),
    safetyFloor: { highFrom: 0.5 },
  },
  {
    key: 'hallucinations',
    label: 'Hallucinations',
    weight: 0.45,
    basis: verified(`${EARLY_SIGNS}: attenuated hallucinations`),
  },
  {
    key: 'paranoia',
    label: 'Suspiciousness or paranoia',
    weight: 0.35,
    basis: verified(EARLY_SIGNS),
  },
  {
    key: 'disorganized_thinking',
    label: 'Disorganised thinking',
    weight: 0.35,
    basis: verified(`${EARLY_SIGNS}: mental confusion`),
  },
  {
    key: 'loss_of_insight',
    label: 'Loss of insight',
    weight: 0.25,
    basis: verified(`${NONADHERENCE}: insight drives nonadherence`),
  },
]);
