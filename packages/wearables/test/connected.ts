import { asOwner, authorizeConnection, createConnection, createVault, type Database } from '@svc/store';
import { sealTokens } from '../src/oauth/token-keeper.ts';
import type { Tokens } from '../src/oauth/oauth-client.ts';

export const VAULT = createVault(['a secret of the deployment under test']);

/** A connection to a provider that holds these tokens. */
export async function connectedWith(
  { db }: Pick<Database, 'db'>,
  { tokens, now }: { readonly tokens: Tokens; readonly now: number },
): Promise<{ readonly ownerId: string; readonly connectionId: string }> {
  const ownerId = 'acct_a';
  const connectionId = await asOwner(db, ownerId, async (trx) => {
    const { id } = await createConnection(trx, {
      ownerId,
      mode: 'live',
      patientRef: 'p-1',
      providers: ['oura'],
      language: 'en',
      metadata: {},
      vault: VAULT,
      now,
    });
    const tokensSealed = sealTokens(VAULT, id, tokens);
    await authorizeConnection(trx, { ownerId, id, now, provider: 'oura', tokensSealed });
    return id;
  });
  return { ownerId, connectionId };
}
