import { memory } from '@svc/clinical';
import { defineProvider } from '../define-provider.ts';

/** Polar AccessLink v3. Issues long-lived tokens and no refresh token; a person is registered before data can be read. */
export const polar = defineProvider({
  code: 'polar',
  displayName: 'Polar',
  lifecycle: 'active',
  dataTypes: ['sleep', 'heart_rate_variability', 'steps'],
  dataUrl: 'https://www.polaraccesslink.com',
  oauth: {
    authorizeUrl: 'https://flow.polar.com/oauth2/authorization',
    tokenUrl: 'https://polarremote.com/v2/oauth2/token',
    revokeUrl: null,
    scopes: ['accesslink.read_all'],
    pkce: false,
    clientAuth: 'basic',
    quirks: { registrationPath: '/v3/users' },
  },
  evidence: memory('public documentation of the provider, from memory; never run against it'),
});
