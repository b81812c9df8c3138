import { verified } from '@svc/clinical';
import { defineProvider } from '../define-provider.ts';

/** A provider without devices: its authorization server and data run inside a development process, never in production. */
export const demo = defineProvider({
  code: 'demo',
  displayName: 'Demo Band',
  lifecycle: 'active',
  dataTypes: ['sleep', 'resting_heart_rate', 'heart_rate_variability', 'steps'],
  dataUrl: '',
  oauth: null,
  evidence: verified('part of this platform'),
});
