import * as z from 'zod';
import { type Endpoint, success } from '../../endpoint/endpoint.ts';
import { listOf } from '../../values/list.ts';

import { LabPanel, Previous } from '../inputs.ts';
import { Intelligence, ModelBlock } from '../intelligence.ts';
import {
  Disclaimer,
  Explain,
  ReferenceStatus,
  SessionRef,
  text,
  Timestamp,
} from '../../values/primitives.ts';
import { ClinicalSignal } from '../signal.ts';

export const BiomarkerAnalyzeRequest = z
  .object({
    labs: listOf(LabPanel, { min: 1, max: 100 }),
    medicines: listOf(text({ min: 1, max: 120 }), { max: 50 })
      .describe('Names of medicines taken now: a reading can mean more beside one. They move no limit')
      .optional(),
    sessionRef: SessionRef.optional(),
    explain: Explain.optional(),
    previous: Previous.optional(),
  })
  .meta({ id: 'BiomarkerAnalyzeRequest' });
export type BiomarkerAnalyzeRequest = z.infer<typeof BiomarkerAnalyzeRequest>;

export const BiomarkerStatus = z.enum(['within_normal', 'watch', 'critical']);
export type BiomarkerStatus = z.infer<typeof BiomarkerStatus>;

/** Why a reading is reported although the laboratory did not flag it, or flagged it differently. */
export const DiscrepancyKind = z.enum([
  'critical_limit',
  'urgent_limit',
  'unflagged_out_of_range',
  'abnormal_without_direction',
  'change_over_time',
  'beside_medicine',
]);
export type DiscrepancyKind = z.infer<typeof DiscrepancyKind>;

/** Two readings of one analyte, in one unit. */
export const ReadingChange = z
  .looseObject({
    from: z.number().describe('The earlier value, in `unit`'),
    to: z.number().describe('The later value, in `unit`'),
    unit: z.string().describe('The unit of the later reading; the earlier one is converted'),
    difference: z.number().describe('Later less earlier, in `unit`'),
    percent: z.int().describe('Change in percent of the earlier value'),
    hours: z.int().describe('Hours between the readings; whole days where one has no time'),
    earlierObservedAt: Timestamp.describe('When the earlier one was drawn or observed').optional(),
    earlierSourceRef: z.string().describe('Your id of the earlier panel'),
  })
  .meta({ id: 'ReadingChange' });
export type ReadingChange = z.infer<typeof ReadingChange>;

/** A reading whose flag does not match its value, which is critical, urgent, or outside its range. */
export const Discrepancy = z
  .looseObject({
    analyte: z.string(),
    label: z.string(),
    value: z.number(),
    unit: z.string().nullable(),
    flag: z.string().nullable().describe('The flag that was sent'),
    limit: z.string().describe('The critical or urgent limit met, or the range left, with its unit'),
    detail: z.string(),
    sourceRef: z.string(),
    kind: DiscrepancyKind.describe(
      'critical_limit: at or beyond a compiled critical limit. urgent_limit: in the urgent tier though inside its ' +
        'range. unflagged_out_of_range: outside the range sent with it, else outside the adult range. ' +
        'abnormal_without_direction: the sender calls it abnormal, and no range says on which side. ' +
        'change_over_time: changed against an earlier reading, whatever its range says. ' +
        'beside_medicine: means more beside a medicine that is taken',
    ).optional(),
    status: BiomarkerStatus.describe('What the reading does to the status').optional(),
    urgent: z.boolean().describe('In the urgent tier').optional(),
    comparator: z
      .enum(['<', '>', '<=', '>='])
      .describe('The value was sent as lying beyond this number')
      .optional(),
    supersededOn: Timestamp.describe('When a newer reading took its place').optional(),
    observedAt: Timestamp.optional(),
    referenceStatus: ReferenceStatus.optional(),
    change: ReadingChange.describe('Of change_over_time: the two readings').optional(),
  })
  .meta({ id: 'Discrepancy' });
export type Discrepancy = z.infer<typeof Discrepancy>;

export const BiomarkerResult = z.looseObject({
  object: z.literal('biomarker.analysis'),
  sessionRef: SessionRef.optional(),
  generatedAt: Timestamp,
  signalsPresent: z.int(),
  signals: z.array(ClinicalSignal),
  discrepancies: z.array(Discrepancy),
  disclaimer: Disclaimer,
});
export type BiomarkerResult = z.infer<typeof BiomarkerResult>;

export const BiomarkerAnalysis = BiomarkerResult.extend({
  intelligence: Intelligence,
  model: ModelBlock,
}).meta({
  id: 'BiomarkerAnalysis',
});
export type BiomarkerAnalysis = z.infer<typeof BiomarkerAnalysis>;

export const biomarkerEndpoint = {
  id: 'analyzeBiomarker',
  example: {
    body: {
      labs: [
        {
          id: 'lab-1',
          labName: 'Thyroid',
          observedAt: '2026-11-10',
          results: {
            biomarkers: [{ name: 'TSH', value: 8.4, unit: 'mIU/L', flag: 'high', referenceRange: '0.4-4.0' }],
          },
        },
      ],
    },
  },
  product: 'biomarker',
  method: 'POST',
  path: '/v1/biomarker/analyze',
  tag: 'Analysis',
  summary: 'Flagged labs and wearable biomarkers, contextualised',
  auth: 'secret',
  stability: 'ga',
  body: BiomarkerAnalyzeRequest,
  response: success(BiomarkerAnalysis),
} as const satisfies Endpoint;
