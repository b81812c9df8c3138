import * as z from 'zod';
import { ConfidenceLevel, ReferenceStatus, Timestamp } from '../values/primitives.ts';

export const Tone = z.enum(['positive', 'neutral', 'watch', 'alert']);
export type Tone = z.infer<typeof Tone>;

/** A signal of the medication and biomarker analyses. */
export const ClinicalSignal = z
  .looseObject({
    module: z.enum(['medication', 'biomarker']),
    signalKey: z.string(),
    label: z.string(),
    detail: z.string(),
    tone: Tone,
    metricValue: z.number().optional(),
    metricUnit: z.string().optional(),
    confidence: ConfidenceLevel,
    summaryLine: z.string(),
    sourceRef: z.string(),
    observedAt: Timestamp.optional().describe('ISO timestamp; absent when the caller sent no date'),
    referenceRange: z.string().optional(),
    referenceStatus: ReferenceStatus.optional(),
  })
  .meta({ id: 'ClinicalSignal' });
export type ClinicalSignal = z.infer<typeof ClinicalSignal>;
