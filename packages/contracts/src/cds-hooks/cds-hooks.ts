import * as z from 'zod';
import { listOf } from '../values/list.ts';
import { text } from '../values/primitives.ts';

/*
 * CDS Hooks 2.0 as specified (cds-hooks.org, HL7): fields, presence and allowed values. What we send is
 * strict; what we accept leaves room for extensions.
 */

const Url = z.url({ protocol: /^https?$/ });

export const CdsCoding = z.looseObject({
  system: z.string().max(1000).optional(),
  code: text({ min: 1, max: 1000 }),
  display: z.string().max(1000).optional(),
});

export const CDS_HOOKS = ['patient-view', 'order-select', 'order-sign'] as const;
export type CdsHook = (typeof CDS_HOOKS)[number];

export const CdsService = z.strictObject({
  hook: z.enum(CDS_HOOKS),
  title: z.string(),
  description: z.string(),
  id: z.enum(CDS_HOOKS),
  prefetch: z.record(z.string(), z.string()),
  usageRequirements: z.string(),
});
export type CdsService = z.infer<typeof CdsService>;

/** The answer of discovery. */
export const CdsServices = z.strictObject({ services: z.array(CdsService) });

const MOST_ID = 256;
const Id = text({ min: 1, max: MOST_ID });

const CdsContext = z.looseObject({
  userId: Id,
  patientId: Id,
  encounterId: Id.optional(),
});

/** The body of a call: the patient in view, and what the client prefetched. */
export const CdsRequest = z
  .looseObject({
    hook: z.enum(CDS_HOOKS),
    hookInstance: z.guid(),
    fhirServer: Url.optional(),
    fhirAuthorization: z.looseObject({}).optional(),
    context: CdsContext,
    prefetch: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(
    ({ fhirServer, fhirAuthorization }) => fhirAuthorization === undefined || fhirServer !== undefined,
    {
      path: ['fhirServer'],
      message: 'is required with fhirAuthorization',
    },
  );
export type CdsRequest = z.infer<typeof CdsRequest>;

/** Least urgent first. */
export const CDS_INDICATORS = ['info', 'warning', 'critical'] as const;
export type CdsIndicator = (typeof CDS_INDICATORS)[number];

const MOST_SUMMARY = 139;

export const CdsCard = z.strictObject({
  uuid: z.guid(),
  summary: z.string().min(1).max(MOST_SUMMARY),
  detail: z.string(),
  indicator: z.enum(CDS_INDICATORS),
  source: z.strictObject({
    label: z.string(),
    url: Url,
    topic: z.strictObject({ system: z.string(), code: z.string(), display: z.string() }),
  }),
  overrideReasons: z.array(z.strictObject({ system: z.string(), code: z.string(), display: z.string() })),
  links: z.array(z.strictObject({ label: z.string(), url: Url, type: z.literal('absolute') })),
});
export type CdsCard = z.infer<typeof CdsCard>;

/** The answer of a call. */
export const CdsResponse = z.strictObject({ cards: z.array(CdsCard) });
export type CdsResponse = z.infer<typeof CdsResponse>;

const MOST_FEEDBACK = 100;

/** What became of cards. Comments are neither read nor stored. */
export const CdsFeedbackRequest = z.looseObject({
  feedback: listOf(
    z.looseObject({
      card: z.guid(),
      outcome: z.enum(['accepted', 'overridden']),
      acceptedSuggestions: z.array(z.looseObject({ id: Id })).optional(),
      overrideReason: z
        .looseObject({ reason: CdsCoding.optional(), userComment: z.string().optional() })
        .optional(),
      outcomeTimestamp: z.iso.datetime({ offset: true }),
    }),
    { min: 1, max: MOST_FEEDBACK },
  ),
});
export type CdsFeedbackRequest = z.infer<typeof CdsFeedbackRequest>;

/** What a card is about. Card ids depend on the order, so a new kind goes at the end. */
export const CDS_CARD_KINDS = [
  'relapse',
  'laboratory',
  'monitoring',
  'interaction',
  'medicine_note',
  'unread',
  'allergy',
] as const;
export type CdsCardKind = (typeof CDS_CARD_KINDS)[number];

/** Why a card was not followed; when counted, `other` is any reason not listed here, `none` no reason given. */
export const CDS_OVERRIDE_REASONS = [
  'already_managed',
  'benefit_outweighs_risk',
  'data_out_of_date',
  'not_applicable',
  'patient_declined',
] as const;
export type CdsOverrideReason = (typeof CDS_OVERRIDE_REASONS)[number];
export const CDS_COUNTED_REASONS = [...CDS_OVERRIDE_REASONS, 'other', 'none'] as const;
export type CdsCountedReason = (typeof CDS_COUNTED_REASONS)[number];
