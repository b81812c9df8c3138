import { memory } from '@svc/clinical';
import { defineProvider } from '../define-provider.ts';

/** Oura cloud API v2. */
export const oura = defineProvider({
  code: 'oura',
  displayName: 'Oura',
  lifecycle: 'active',
  dataTypes: ['sleep', 'resting_heart_rate', 'heart_rate_variability', 'steps'],
  dataUrl: 'https://api.ouraring.com',
  oauth: {
    authorizeUrl: 'https://cloud.ouraring.com/oauth/authorize',
    tokenUrl: 'https://api.ouraring.com/oauth/token',
    revokeUrl: null,
    scopes: ['daily', 'heartrate'],
    pkce: false,
    clientAuth: 'post',
  },
  evidence: memory('public documentation of the provider, from memory; never run against it'),
});
