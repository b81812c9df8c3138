import * as z from 'zod';
import { isIsoDay } from '../values/iso-date.ts';
import { PatientRef } from '../labs/labs.ts';
import { listOf } from '../values/list.ts';
import { Metadata } from '../values/metadata.ts';
import { PageLimit } from '../values/page-limit.ts';
import { text, Timestamp } from '../values/primitives.ts';

export const WEARABLE_STATUSES = ['pending', 'connected', 'disconnected'] as const;
export type WearableStatus = (typeof WEARABLE_STATUSES)[number];

/** The kinds of data a provider is asked for, as shown to callers and to the patient. */
export const WEARABLE_DATA_TYPES = [
  'sleep',
  'resting_heart_rate',
  'heart_rate_variability',
  'steps',
] as const;
export type WearableDataType = (typeof WEARABLE_DATA_TYPES)[number];

/** What is read from a device, one value a day. Named with its unit. */
export const WEARABLE_METRICS = [
  'sleepHours',
  'restingHeartRateBpm',
  'heartRateVariabilityMs',
  'steps',
] as const;
export type WearableMetric = (typeof WEARABLE_METRICS)[number];

/** Languages the connect page speaks. */
export const CONNECT_LANGUAGES = ['en', 'es', 'fr', 'de', 'ja'] as const;
export type ConnectLanguage = (typeof CONNECT_LANGUAGES)[number];

export const PROVIDER_STATUSES = ['active', 'deprecated', 'unconfigured', 'retired'] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

const MOST_PROVIDERS = 50;

export const WearableProviderEntry = z
  .looseObject({
    code: z.string().describe('To send in `providers` of the connect request'),
    displayName: z.string(),
    status: z
      .enum(PROVIDER_STATUSES)
      .describe(
        'active and deprecated can be connected; unconfigured: this deployment has no credentials for it; retired: no longer',
      ),
    dataTypes: z.array(z.enum(WEARABLE_DATA_TYPES)),
    endsOn: z.string().optional().describe('When it stops or stopped: YYYY-MM-DD, or YYYY-MM'),
    successor: z.string().optional().describe('Provider code to use instead'),
  })
  .meta({ id: 'WearableProvider' });
export type WearableProviderEntry = z.infer<typeof WearableProviderEntry>;

export const WearableProviderList = z
  .looseObject({
    object: z.literal('list'),
    resource: z.literal('wearable_provider'),
    count: z.int(),
    providers: z.array(WearableProviderEntry),
  })
  .meta({ id: 'WearableProviderList' });
export type WearableProviderList = z.infer<typeof WearableProviderList>;

export const WearableConnectRequest = z
  .object({
    patientRef: PatientRef,
    providers: listOf(text({ min: 1, max: 64 }), {
      min: 1,
      max: MOST_PROVIDERS,
      description: 'Codes the patient may choose from; every connectable provider when not given',
    }).optional(),
    language: z
      .string()
      .regex(/^[A-Za-z]{2}$/, 'must be two letters (ISO 639-1)')
      .optional()
      .describe('ISO 639-1; `en` when not given, and for a language the page does not speak'),
    metadata: Metadata.optional(),
  })
  .meta({ id: 'WearableConnectRequest' });
export type WearableConnectRequest = z.infer<typeof WearableConnectRequest>;

export const WearableConnection = z
  .looseObject({
    object: z.literal('wearable_connection'),
    id: z.string(),
    patientRef: z.string(),
    status: z.enum(WEARABLE_STATUSES),
    provider: z.string().nullable().describe('null until connected'),
    providerDisplayName: z.string().nullable(),
    connect: z.looseObject({
      url: z
        .string()
        .describe(
          'Page of ours where the patient connects, and later disconnects; open for 7 days while pending',
        ),
    }),
    connectedAt: Timestamp.nullable(),
    lastSyncAt: Timestamp.nullable().describe('null before the first sync'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    metadata: z.record(z.string(), z.unknown()).describe('As sent; empty when nothing was sent'),
    notice: z.string(),
  })
  .meta({ id: 'WearableConnection' });
export type WearableConnection = z.infer<typeof WearableConnection>;

export const WearableConnectionList = z
  .looseObject({
    object: z.literal('list'),
    resource: z.literal('wearable_connection'),
    count: z.int(),
    patientRef: z.string().nullable().describe('The one asked for; null when none was named'),
    connections: z.array(WearableConnection),
    hasMore: z.boolean().describe('true when older ones exist: ask again with `before` set to `nextCursor`'),
    nextCursor: z.string().nullable().describe('Where the next page begins; null at the end'),
  })
  .meta({ id: 'WearableConnectionList' });
export type WearableConnectionList = z.infer<typeof WearableConnectionList>;

const Day = z.string().meta({ format: 'date', examples: ['2026-11-20'] });

export const WearableMetricDay = z
  .looseObject({
    date: Day.describe("Day of the patient's own calendar, as the provider counts it"),
    provider: z.string().describe('Where the values come from'),
    sleepHours: z.number().optional(),
    restingHeartRateBpm: z.number().optional(),
    heartRateVariabilityMs: z.number().optional().describe('RMSSD'),
    steps: z.number().optional(),
  })
  .meta({ id: 'WearableMetricDay' });
export type WearableMetricDay = z.infer<typeof WearableMetricDay>;

export const WearableMetricList = z
  .looseObject({
    object: z.literal('list'),
    resource: z.literal('wearable_metric'),
    count: z.int(),
    connectionId: z.string(),
    patientRef: z.string(),
    from: Day,
    to: Day,
    metrics: z.array(WearableMetricDay).describe('Ascending by date; days without a value are left out'),
    feed: z
      .looseObject({
        avgSleepHours: z.number().optional(),
        biomarkers: z.array(z.looseObject({ name: z.string(), value: z.number(), unit: z.string() })),
      })
      .describe('The same days as fields of the outcome, relapse and biomarker requests'),
  })
  .meta({ id: 'WearableMetricList' });
export type WearableMetricList = z.infer<typeof WearableMetricList>;

export const WearableConnectionQuery = z.object({
  patientRef: PatientRef.optional(),
  limit: PageLimit.describe('1 to 200; 200 when not given').optional(),
  before: text({ min: 1, max: 200 })
    .describe('Only older ones: `nextCursor` of the page before, or the id of a connection')
    .optional(),
});
export type WearableConnectionQuery = z.infer<typeof WearableConnectionQuery>;

/** From 1900 on: not every database can store earlier days, and no device sends any. */
const CALENDAR_DAY = /^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/;
const QueryDay = z
  .string()
  .refine(
    (day) => CALENDAR_DAY.test(day) && isIsoDay(day),
    'must be a day that exists, from 1900 on, YYYY-MM-DD',
  )
  .meta({ format: 'date' });

export const WearableMetricQuery = z.object({
  from: QueryDay.describe('First day; 30 days up to `to` when not given').optional(),
  to: QueryDay.describe('Last day, included; today in UTC when not given').optional(),
  type: z.enum(WEARABLE_METRICS).describe('One metric; all when not given').optional(),
});
export type WearableMetricQuery = z.infer<typeof WearableMetricQuery>;
