import { memory } from '../../shared/evidence.ts';
import { defineProvider } from '../define-provider.ts';

/** Announced on 2026-03-24 as the successor of the Fitbit Web API. Its data are not read here yet. */
export const googleHealth = defineProvider({
  code: 'google_health',
  displayName: 'Google Health',
  lifecycle: 'planned',
  dataTypes: ['sleep', 'resting_heart_rate', 'heart_rate_variability', 'steps'],
  evidence: memory('public documentation of the provider, from memory; never run against it'),
});
