import * as z from 'zod';
import { Cursor, ownerId, pageOf } from '../admin/admin-values.ts';
import { text, Timestamp } from '../values/primitives.ts';

/** As long as a request line can be, so that an unknown id is 404 however long it is. */
const MOST_LINE_CHARACTERS = 16_384;

export const ofAccount = { accountId: ownerId('Id of the account') };

/** The account of the path, and one thing of it. */
export const thingOfAccount = (what: string) => ({
  ...ofAccount,
  id: text({ max: MOST_LINE_CHARACTERS, description: `Id of ${what}` }),
});

/** Entries of a developer. */
export const DEVELOPER = { auth: 'console', of: 'account', roles: ['developer'] } as const;

/** Reads that tell nothing of a patient are not acts. */
export const OWN_SETTINGS = { unrecorded: 'reads settings and counts, nothing of a patient' } as const;

export const listQuery = (usual: number) => ({ limit: pageOf(usual), cursor: Cursor });

/** A page of a list. */
export function pageOfList<Name extends string, Item extends z.ZodType>(
  name: Name,
  item: Item,
  description = 'Newest first',
) {
  return z.strictObject({
    [name]: z.array(item).describe(description),
    asOf: Timestamp.describe('Moment the list is of'),
    hasMore: z.boolean().describe('true when older entries exist'),
    nextCursor: z.string().nullable().describe('Where the next page goes on; null at the end'),
  } as { [Key in Name]: z.ZodArray<Item> } & {
    asOf: z.ZodString;
    hasMore: z.ZodBoolean;
    nextCursor: z.ZodNullable<z.ZodString>;
  });
}
