import * as z from 'zod';
import { listOf } from './list.ts';
import { LabPanel, Previous } from './inputs.ts';
import { Intelligence, ModelBlock } from './intelligence.ts';
import { Disclaimer, Explain, SessionRef, Timestamp } from './primitives.ts';
import { ClinicalSignal } from './signal.ts';

export const BiomarkerAnalyzeRequest = z
  .object({
    labs: listOf(LabPanel, { min: 1, max: 100 }),
    sessionRef: SessionRef.optional(),
    explain: Explain.optional(),
    previous: Previous.optional(),
  })
  .meta({ id: 'BiomarkerAnalyzeRequest' });
export type BiomarkerAnalyzeRequest = z.infer<typeof BiomarkerAnalyzeRequest>;

export const BiomarkerStatus = z.enum(['within_normal', 'watch', 'critical']);
export type BiomarkerStatus = z.infer<typeof BiomarkerStatus>;

/** A reading at or beyond a compiled critical limit that the laboratory did not flag accordingly. */
export const Discrepancy = z
  .looseObject({
    analyte: z.string(),
    label: z.string(),
    value: z.number(),
    unit: z.string().nullable(),
    flag: z.string().nullable().describe('The flag that was sent'),
    limit: z.string().describe('The critical limit met, with its unit'),
    detail: z.string(),
    sourceRef: z.string(),
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
