import * as z from 'zod';
import { type Endpoint, success } from '../../endpoint/endpoint.ts';
import { listOf } from '../../values/list.ts';
import { Assessments, DmseLatencyPctChange, Prescription, Previous } from '../inputs.ts';
import { Intelligence, ModelBlock } from '../intelligence.ts';
import { Disclaimer, Explain, SessionRef, Timestamp } from '../../values/primitives.ts';
import { ClinicalSignal } from '../signal.ts';

export const MedicationAnalyzeRequest = z
  .object({
    prescriptions: listOf(Prescription, { max: 100 }),
    assessments: Assessments,
    dmseLatencyPctChange: DmseLatencyPctChange.optional(),
    sessionRef: SessionRef.optional(),
    explain: Explain.optional(),
    previous: Previous.optional(),
  })
  .meta({ id: 'MedicationAnalyzeRequest' });
export type MedicationAnalyzeRequest = z.infer<typeof MedicationAnalyzeRequest>;

export const MedicationStatus = z.enum(['responding', 'mixed', 'not_responding', 'insufficient_data']);
export type MedicationStatus = z.infer<typeof MedicationStatus>;

export const MedicationResult = z.looseObject({
  object: z.literal('medication.analysis'),
  sessionRef: SessionRef.optional(),
  generatedAt: Timestamp,
  signalsPresent: z.int(),
  signals: z.array(ClinicalSignal),
  disclaimer: Disclaimer,
});
export type MedicationResult = z.infer<typeof MedicationResult>;

export const MedicationAnalysis = MedicationResult.extend({
  intelligence: Intelligence,
  model: ModelBlock,
}).meta({
  id: 'MedicationAnalysis',
});
export type MedicationAnalysis = z.infer<typeof MedicationAnalysis>;

export const medicationEndpoint = {
  id: 'analyzeMedication',
  example: {
    body: {
      prescriptions: [
        {
          id: 'rx-1',
          medicationName: 'Sertraline 50 mg',
          dosage: '50 mg',
          frequency: 'daily',
          status: 'active',
          prescribedAt: '2026-09-01',
        },
      ],
      assessments: [
        { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 18, maxScore: 27, createdAt: '2026-08-28' },
        { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 8, maxScore: 27, createdAt: '2026-11-06' },
      ],
    },
  },
  product: 'medication',
  method: 'POST',
  path: '/v1/medication/analyze',
  tag: 'Analysis',
  summary: 'Response patterns from medication history; drug interactions are not part of it',
  auth: 'secret',
  stability: 'ga',
  body: MedicationAnalyzeRequest,
  response: success(MedicationAnalysis),
} as const satisfies Endpoint;
