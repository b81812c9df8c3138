export { createAuthorizationFlow } from '../flow.ts';
export { createOAuthClient, type Tokens } from '../oauth/oauth-client.ts';
export { createProviderFetch } from '../oauth/provider-fetch.ts';
export { createTokenKeeper, openTokens } from '../oauth/token-keeper.ts';
export { revokeEndedGrants } from '../revoke-ended.ts';
export { syncConnection } from '../sync-connection.ts';
export {
  type LoopbackServer,
  passOn,
  type ScriptedAnswer,
  type SeenRequest,
  startLoopbackServer,
} from './loopback-server.ts';
