import { type Account, createAccount } from '../accounts/accounts.ts';
import { type Db, inTransaction } from '../database/tenancy.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { insertMembership } from './memberships.ts';
import { type PersonSession, renewPersonSession } from './sessions.ts';

/** Most accounts that one person starts by themselves. */
const MOST_ACCOUNTS = 5;

/**
 * Makes an account on the sandbox plan with its first developer, an admin. Their session goes on under a new token, since
 * it may now do more.
 *
 * @throws InvalidInputError for a person who has started enough accounts
 */
export async function startAccount(
  db: Db,
  { person, name, now }: { readonly person: PersonSession; readonly name: string; readonly now: number },
): Promise<{ readonly account: Account; readonly token: string }> {
  return inTransaction(db, async (trx) => {
    // One after the other, so that the count holds.
    await trx.selectFrom('person').select('id').where('id', '=', person.personId).forUpdate().execute();
    const held = await trx
      .selectFrom('membership')
      .select('id')
      .where('person_id', '=', person.personId)
      .where('scope', '=', 'account')
      .where('is_admin', '=', true)
      .execute();
    if (held.length >= MOST_ACCOUNTS)
      throw new InvalidInputError(
        `You are admin of ${MOST_ACCOUNTS} accounts already: ask the operator for more.`,
      );
    const account = await createAccount(trx, { name, plan: 'sandbox', now });
    await insertMembership(trx, {
      personId: person.personId,
      role: 'developer',
      scope: 'account',
      scopeId: account.id,
      isAdmin: true,
      now,
    });
    return { account, token: await renewPersonSession(trx, { id: person.id }) };
  });
}
