import * as z from 'zod';
import { Biomarker, LabPanel } from '../analysis/inputs.ts';
import { Metadata } from '../values/metadata.ts';
import { integerBetween, ReferenceStatus, text, Timestamp } from '../values/primitives.ts';

/** Every status of a lab order. `cancelled` and `failed` end an order before it has results. */
export const LAB_ORDER_STATUSES = [
  'requested',
  'authorized',
  'scheduled',
  'collected',
  'in_transit',
  'processing',
  'resulted',
  'completed',
  'cancelled',
  'failed',
] as const;
export const LabOrderStatus = z.enum(LAB_ORDER_STATUSES);
export type LabOrderStatus = z.infer<typeof LabOrderStatus>;

/** Why an order ended without results. */
export const LabStatusReason = z.enum(['redraw_required', 'not_performed']);
export type LabStatusReason = z.infer<typeof LabStatusReason>;

/** Groups of the panel catalog. */
export const LAB_PANEL_CATEGORIES = [
  'metabolic',
  'drug_monitoring',
  'general',
  'thyroid',
  'vitamins_and_minerals',
  'hormones',
  'toxicology',
  'infection',
  'work_up',
] as const;
export type LabPanelCategory = (typeof LAB_PANEL_CATEGORIES)[number];

/** One test of a panel. */
export const LabPanelAnalyte = z
  .looseObject({
    key: z
      .string()
      .nullable()
      .describe('Key of the analyte as the biomarker endpoints know it; null for a test they do not know'),
    name: z.string(),
    unit: z.string().nullable(),
    loinc: z.string().nullable().describe('LOINC code, where one was checked against a public source'),
  })
  .meta({ id: 'LabPanelAnalyte' });
export type LabPanelAnalyte = z.infer<typeof LabPanelAnalyte>;

/** What the contents of a panel are based on. */
export const LabPanelSource = z
  .looseObject({
    about: z.enum(['contents', 'price_and_turnaround']),
    status: ReferenceStatus,
    source: z.string(),
  })
  .meta({ id: 'LabPanelSource' });
export type LabPanelSource = z.infer<typeof LabPanelSource>;

/** An entry of the catalog of panels that can be ordered. */
export const LabOrderPanel = z
  .looseObject({
    panelId: z.string(),
    name: z.string(),
    category: z.string(),
    description: z.string(),
    priceCents: z.int().min(0).describe('List price of this deployment, US cents'),
    turnaround: z.string().describe('Usual time from collection to results'),
    useCases: z.array(z.string()),
    analytes: z.array(LabPanelAnalyte),
    sources: z.array(LabPanelSource),
  })
  .meta({ id: 'LabOrderPanel' });
export type LabOrderPanel = z.infer<typeof LabOrderPanel>;

export const LabPanelList = z
  .looseObject({
    object: z.literal('list'),
    resource: z.literal('lab_panel'),
    count: z.int().min(0),
    panels: z.array(LabOrderPanel),
  })
  .meta({ id: 'LabPanelList' });
export type LabPanelList = z.infer<typeof LabPanelList>;

/** Your id of a patient, under which lab orders and wearable connections are filed. */
export const PatientRef = text({ min: 1, max: 128, description: 'Your id of the patient' });

export const LabOrderRequest = z
  .object({
    patientRef: PatientRef,
    panelId: text({ min: 1, max: 64, description: 'From the catalog of panels' }),
    note: text({
      max: 500,
      description:
        'For the laboratory. No patient identifiers: e-mail addresses, telephone numbers, dates and identity numbers are refused',
    }).optional(),
    metadata: Metadata.optional(),
  })
  .meta({ id: 'LabOrderRequest' });
export type LabOrderRequest = z.infer<typeof LabOrderRequest>;

/** Where the readings of an order came from; `none`: the laboratory released a report without structured readings. */
export const LabResultSource = z.enum(['json', 'fhir', 'simulated', 'none']);
export type LabResultSource = z.infer<typeof LabResultSource>;

/** How final a report is. A preliminary report is not a result. */
export const LabReportStatus = z.enum(['final', 'amended', 'corrected', 'appended']);
export type LabReportStatus = z.infer<typeof LabReportStatus>;

/** A reading as it was delivered, in the fields of `Biomarker`; texts are as stored, even beyond today's bounds. */
const LabReading = z
  .looseObject({
    ...Biomarker.shape,
    name: z.string(),
    value: z.union([z.number(), z.string(), z.null()]).describe('Measured value'),
    unit: z.string().optional(),
    referenceRange: z.string().optional(),
    note: z.string().optional(),
  })
  .meta({ id: 'LabReading' });

/** Readings of one moment, in the fields of `LabPanel`: what a request takes, an answer shows. */
const LabResultPanel = z
  .looseObject({ ...LabPanel.shape, results: z.looseObject({ biomarkers: z.array(LabReading) }) })
  .meta({ id: 'LabResultPanel' });

/** The results of an order; `labs` is what `POST /v1/biomarker/analyze` takes. */
export const LabResults = z
  .looseObject({
    source: LabResultSource,
    reportStatus: LabReportStatus,
    reportedAt: Timestamp,
    labs: z.array(LabResultPanel),
    notice: z.string().describe('What to know before the readings are used'),
  })
  .meta({ id: 'LabResults' });
export type LabResults = z.infer<typeof LabResults>;

export const LabOrder = z
  .looseObject({
    object: z.literal('lab_order'),
    id: z.string(),
    patientRef: z.string(),
    panelId: z.string(),
    panelName: z.string(),
    category: z.string(),
    priceCents: z.int().min(0).describe('As listed when the order was placed'),
    status: LabOrderStatus,
    statusReason: LabStatusReason.nullable().describe('Why the order ended without results; else null'),
    note: z.string().describe('Empty when none was sent'),
    requisitionNumber: z.string(),
    metadata: z.record(z.string(), z.unknown()),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    notice: z.string(),
  })
  .meta({ id: 'LabOrder' });
export type LabOrder = z.infer<typeof LabOrder>;

export const LabOrderWithResults = LabOrder.extend({
  results: LabResults.nullable().describe('null until the order is resulted'),
}).meta({ id: 'LabOrderWithResults' });
export type LabOrderWithResults = z.infer<typeof LabOrderWithResults>;

/** Where a list of orders goes on. */
export const LabOrdersBefore = text({
  min: 1,
  max: 200,
  description: 'Only older ones: `nextCursor` of the page before, or the id of an order',
});

export const LabOrderList = z
  .looseObject({
    object: z.literal('list'),
    resource: z.literal('lab_order'),
    count: z.int().min(0),
    orders: z.array(LabOrder).describe('Newest first'),
    hasMore: z.boolean().describe('true when older ones exist: ask again with `before` set to `nextCursor`'),
    nextCursor: z.string().nullable().describe('Where the next page begins; null at the end'),
  })
  .meta({ id: 'LabOrderList' });
export type LabOrderList = z.infer<typeof LabOrderList>;

/** How a simulated order ends. */
export const LAB_SIMULATION_OUTCOMES = [
  'normal',
  'abnormal',
  'critical',
  'corrected',
  'redraw',
  'failed',
] as const;
export type LabSimulationOutcome = (typeof LAB_SIMULATION_OUTCOMES)[number];

export const LabSimulationRequest = z
  .object({
    outcome: z.enum(LAB_SIMULATION_OUTCOMES).describe('`normal` when not given').optional(),
    seed: integerBetween(
      0,
      2_147_483_647,
      'The same seed gives the same readings; 0 when not given',
    ).optional(),
    steps: integerBetween(
      1,
      10,
      'How many transitions to make now; all that are left when not given',
    ).optional(),
  })
  .meta({ id: 'LabSimulationRequest' });
export type LabSimulationRequest = z.infer<typeof LabSimulationRequest>;
