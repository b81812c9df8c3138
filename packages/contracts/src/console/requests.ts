import * as z from 'zod';
import { Month } from '../admin/accounts.ts';
import { moment } from '../admin/admin-values.ts';
import { KEY_KINDS, KEY_MODES } from '../platform/ping.ts';
import { integerBetween, text, Timestamp } from '../values/primitives.ts';
import type { ConsoleEndpoint } from './console-endpoint.ts';
import { DEVELOPER, listQuery, ofAccount, OWN_SETTINGS, pageOfList } from './console-values.ts';

const LoggedRequest = z.strictObject({
  id: z.string().describe('Id of the request, as `X-Request-Id` said'),
  at: Timestamp.describe('Moment it was over'),
  mode: z.enum(KEY_MODES).describe('Of a test or a live key'),
  operation: z.string().describe('Operation id'),
  status: z.number().describe('HTTP status; 499 when the caller left before the answer'),
  errorCode: z.string().nullable().describe('Code of the error; null for a success'),
  issuePaths: z.array(z.string()).describe('Fields that failed; names that callers choose are `*`'),
  keyId: z.string().describe('Id of the key'),
  keyStart: z.string().describe('First characters of the key'),
  origin: z.string().nullable().describe('Origin of the page, for publishable keys; null otherwise'),
  durationMs: z.number().describe('How long it took, milliseconds'),
  replayed: z
    .boolean()
    .describe('Whether the answer was that of an earlier request with the same idempotency key'),
  weight: z
    .number()
    .describe('How many requests like this the line stands for: busy seconds keep a sample of successes'),
});

const Requests = z.number().describe('Requests');

/** What was called, without a word of what was sent. */
export const REQUEST_CONSOLE_ENDPOINTS = {
  listRequests: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/accounts/{accountId}/requests',
    pathParams: ofAccount,
    query: z.strictObject({
      ...listQuery(50),
      mode: z.enum(KEY_MODES).optional().describe('Only of this mode'),
      outcome: z
        .enum(['success', 'refused', 'failed', 'left'])
        .optional()
        .describe('2xx and 3xx, 4xx, 5xx, or 499'),
      status: z.coerce
        .number<number | string>()
        .pipe(integerBetween(100, 599))
        .optional()
        .describe('Only this HTTP status'),
      operation: text({ min: 1, max: 100, description: 'Only this operation id' }).optional(),
      errorCode: text({ min: 1, max: 64, description: 'Only this error code' }).optional(),
      keyId: text({ min: 1, max: 64, description: 'Only with this key' }).optional(),
      requestId: text({ min: 1, max: 64, description: 'Only this request' }).optional(),
      since: moment('Only from this moment on'),
      until: moment('Only before this moment'),
    }),
    summary: 'Requests of the last 7 days by keys of an account',
    data: pageOfList('requests', LoggedRequest),
  },
  getUsage: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/accounts/{accountId}/usage',
    pathParams: ofAccount,
    query: z.strictObject({ month: Month.optional() }),
    summary: 'What was used in a month, by day, operation and key',
    data: z.strictObject({
      month: z.string().describe('Month, UTC'),
      plan: z.string().describe('Plan of the account'),
      rows: z
        .array(
          z.strictObject({
            day: z.string().describe('Day, UTC'),
            operation: z.string().describe('Operation id'),
            keyId: z.string().describe('Id of the key'),
            keyStart: z
              .string()
              .nullable()
              .describe('First characters of the key; null for tries in the console'),
            kind: z.enum(KEY_KINDS).describe('Kind of the key'),
            mode: z.enum(KEY_MODES).describe('Mode of the key'),
            requests: Requests,
          }),
        )
        .describe('By day, 20,000 at most'),
      isCut: z.boolean().describe('Whether there are more rows than are given'),
      live: Requests.describe('Requests of live keys in the month'),
      test: Requests.describe('Requests of test keys in the month'),
      allowance: z.number().nullable().describe('Live requests the plan includes; null when it sets none'),
      overage: z.number().describe('Live requests beyond the allowance that are billed'),
      overageCap: z.number().nullable().describe('Overage that publishable keys may cause; null for any'),
      expected: z
        .number()
        .nullable()
        .describe(
          'Live requests by the end of the month at the pace so far; null for a month that is over or just began',
        ),
      sandbox: z
        .strictObject({
          day: z.string().describe('Today, UTC'),
          accountLimit: z.number().describe('Test requests of the account in a day'),
          accountLeft: z.number().describe('Those left today'),
          keyLimit: z.number().describe('Test requests of one key in a day'),
          keys: z
            .array(
              z.strictObject({
                keyId: z.string().describe('Id of the key'),
                left: z.number().describe('Requests it has left today'),
              }),
            )
            .describe('Test keys that hold'),
          triesLeft: z
            .number()
            .describe('Tries in the playground left today: they count as those of one key'),
          resetsAt: Timestamp.describe('Moment the day ends'),
        })
        .describe('What is left of the sandbox today'),
      limited: z.number().describe('Requests refused with 429 in the last 7 days'),
      asOf: Timestamp.describe('Moment this is of'),
    }),
  },
} as const satisfies Record<string, ConsoleEndpoint>;
