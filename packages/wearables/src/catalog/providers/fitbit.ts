import { memory } from '@svc/clinical';
import { defineProvider } from '../define-provider.ts';

/** Its Web API was turned down in September 2026; the day is not known to us, so the month is given. */
export const fitbit = defineProvider({
  code: 'fitbit',
  displayName: 'Fitbit',
  lifecycle: 'retired',
  endedOn: '2026-09',
  successor: 'google_health',
  dataTypes: ['sleep', 'resting_heart_rate', 'heart_rate_variability', 'steps'],
  evidence: memory('public documentation of the provider, from memory; never run against it'),
});
