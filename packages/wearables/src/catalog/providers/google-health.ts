import { verified } from '@svc/clinical';
import { defineProvider } from '../define-provider.ts';

/** Successor of the Fitbit Web API. A refresh token comes with offline access only, and surely with a new consent only. */
export const googleHealth = defineProvider({
  code: 'google_health',
  displayName: 'Google Health',
  lifecycle: 'active',
  dataTypes: ['sleep', 'resting_heart_rate', 'heart_rate_variability', 'steps'],
  dataUrl: 'https://health.googleapis.com/v4/users/me/dataTypes',
  oauth: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    revokeUrl: 'https://oauth2.googleapis.com/revoke',
    scopes: [
      'https://www.googleapis.com/auth/googlehealth.activity_and_fitness.readonly',
      'https://www.googleapis.com/auth/googlehealth.health_metrics_and_measurements.readonly',
      'https://www.googleapis.com/auth/googlehealth.sleep.readonly',
    ],
    pkce: true,
    clientAuth: 'post',
    quirks: { authorizeParameters: { access_type: 'offline', prompt: 'consent' } },
  },
  evidence: verified('public documentation of the provider (Google Health API v4); never run against it'),
});
