import { memory } from '../shared/evidence.ts';
import { defineIndicators } from './define-indicator.ts';

export const SAFETY_INDICATORS = defineIndicators('safety', [
  {
    key: 'suicidal_ideation',
    label: 'Suicidal ideation',
    weight: 0.6,
    basis: memory(),
    safetyFloor: { highFrom: 0.5 },
  },
  {
    key: 'suicide_attempt_recent',
    label: 'Recent suicide attempt',
    weight: 0.75,
    basis: memory(),
    safetyFloor: { highFrom: 0 },
  },
  {
    key: 'self_harm',
    label: 'Self-harm',
    weight: 0.45,
    basis: memory(),
    safetyFloor: { highFrom: 0.5 },
  },
]);
