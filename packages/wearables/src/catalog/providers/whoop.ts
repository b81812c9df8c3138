import { memory } from '@svc/clinical';
import { defineProvider } from '../define-provider.ts';

/** WHOOP API v2: counts no steps. `offline` asks for a refresh token. */
export const whoop = defineProvider({
  code: 'whoop',
  displayName: 'WHOOP',
  lifecycle: 'active',
  dataTypes: ['sleep', 'resting_heart_rate', 'heart_rate_variability'],
  dataUrl: 'https://api.prod.whoop.com',
  oauth: {
    authorizeUrl: 'https://api.prod.whoop.com/oauth/oauth2/auth',
    tokenUrl: 'https://api.prod.whoop.com/oauth/oauth2/token',
    revokeUrl: null,
    scopes: ['offline', 'read:sleep', 'read:recovery', 'read:cycles'],
    pkce: false,
    clientAuth: 'post',
  },
  evidence: memory('public documentation of the provider, from memory; never run against it'),
});
