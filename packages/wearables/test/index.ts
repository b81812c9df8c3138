export { createAuthorizationFlow } from '../src/flow.ts';
export { createOAuthClient, type Tokens } from '../src/oauth/oauth-client.ts';
export { createProviderFetch } from '../src/oauth/provider-fetch.ts';
export { createTokenKeeper, openTokens } from '../src/oauth/token-keeper.ts';
export { revokeEndedGrants } from '../src/revoke-ended.ts';
export { syncConnection } from '../src/sync-connection.ts';
export {
  type LoopbackServer,
  passOn,
  type ScriptedAnswer,
  type SeenRequest,
  startLoopbackServer,
} from './loopback-server.ts';
