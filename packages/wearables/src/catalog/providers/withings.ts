import { memory } from '@svc/clinical';
import { defineProvider } from '../define-provider.ts';

/** Withings public API. Its token endpoint answers 200 with a status of its own around the standard reply. */
export const withings = defineProvider({
  code: 'withings',
  displayName: 'Withings',
  lifecycle: 'active',
  dataTypes: ['sleep', 'resting_heart_rate', 'steps'],
  dataUrl: 'https://wbsapi.withings.net',
  oauth: {
    authorizeUrl: 'https://account.withings.com/oauth2_user/authorize2',
    tokenUrl: 'https://wbsapi.withings.net/v2/oauth2',
    revokeUrl: null,
    scopes: ['user.metrics', 'user.activity'],
    pkce: false,
    clientAuth: 'post',
    quirks: {
      wrappedReplies: true,
      tokenParameters: { action: 'requesttoken' },
      scopeSeparator: ',',
    },
  },
  evidence: memory('public documentation of the provider, from memory; never run against it'),
});
