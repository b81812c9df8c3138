import * as z from 'zod';
import { integerBetween, text } from '../values/primitives.ts';

/** As long as a request line can be, so that an unknown id is 404 however long it is. */
const MOST_LINE_CHARACTERS = 16_384;
const MOST_OVERLAP_SECONDS = 30 * 24 * 3600;
const MOST_PER_SECOND = 1_000_000;

/** The part of a path that names what a call is about. */
export const byPathId = (what: string) => ({
  id: text({ max: MOST_LINE_CHARACTERS, description: `Id of ${what}` }),
});

/** Narrows a list to what belongs to one owner; everything when not given. */
export const onlyOf = (what: string) =>
  text({ max: MOST_LINE_CHARACTERS, description: `Only what belongs to this ${what}` }).optional();

export const ownerId = (description: string) => text({ min: 1, max: 64, description });
export const AccountId = ownerId('Id of the account');
export const OrganizationId = ownerId('Id of the organization');

/** `nextCursor` of the previous page. */
export const Cursor = text({ min: 1, max: 200, description: '`nextCursor` of the page before' }).optional();

/** `limit` of a query: 1 to 200 entries, `usual` when not given. */
export const pageOf = (usual: number) =>
  z.coerce
    .number<number | string>()
    .pipe(integerBetween(1, 200))
    .default(usual)
    .describe(`Entries of one page, 1 to 200; ${usual} when not given`);

/** A date-time with its UTC offset. */
export const moment = (description: string) =>
  z.iso.datetime({ offset: true }).max(64).describe(description).optional();

/** The body of a rotation: how long the old key or secret works beside its successor. */
export const rotation = (what: string) =>
  z.strictObject({
    overlapSeconds: integerBetween(0, MOST_OVERLAP_SECONDS, `Seconds for which ${what}, up to 30 days`),
  });

export const perSecond = (description?: string) => integerBetween(1, MOST_PER_SECOND, description);

export const MOST_REASON_CHARACTERS = 1000;

/** Why something is done. */
export const AdminReason = text({
  min: 1,
  max: MOST_REASON_CHARACTERS,
  description: 'Why it is done; kept for good',
}).refine((reason) => reason.trim() !== '', { message: 'must not be blank' });

/** Who gives the order for something. */
export const OrderedBy = text({ min: 1, max: 200, description: 'Who orders it; kept for good' });
