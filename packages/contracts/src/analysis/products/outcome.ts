import * as z from 'zod';
import { type Endpoint, success } from '../../endpoint/endpoint.ts';
import { Assessments, AvgSleepHours, DmseLatencyPctChange, Previous } from '../inputs.ts';
import { Intelligence, ModelBlock } from '../intelligence.ts';
import {
  ConfidenceLevel,
  Disclaimer,
  Explain,
  integerBetween,
  SessionRef,
  Timestamp,
} from '../../values/primitives.ts';

export const OutcomeScoreRequest = z
  .object({
    assessments: Assessments,
    dmseLatencyPctChange: DmseLatencyPctChange.optional(),
    activeMedications: integerBetween(0, 100, 'Medications taken now').meta({ default: 0 }).optional(),
    biomarkerWatchCount: integerBetween(0, 100, 'Biomarkers on watch').meta({ default: 0 }).optional(),
    avgSleepHours: AvgSleepHours.optional(),
    sessionRef: SessionRef.optional(),
    explain: Explain.optional(),
    previous: Previous.optional(),
  })
  .meta({ id: 'OutcomeScoreRequest' });
export type OutcomeScoreRequest = z.infer<typeof OutcomeScoreRequest>;

export const OutcomeDirection = z.enum(['improving', 'stable', 'worsening', 'insufficient_data']);
export type OutcomeDirection = z.infer<typeof OutcomeDirection>;

export const OutcomeComponentKey = z.enum(['symptoms', 'dmse', 'medication', 'biomarker', 'sleep']);
export type OutcomeComponentKey = z.infer<typeof OutcomeComponentKey>;

export const OutcomeComponent = z
  .looseObject({
    key: OutcomeComponentKey,
    label: z.string(),
    contribution: z.number().describe('Signed share of the score'),
    detail: z.string(),
    available: z.boolean(),
  })
  .meta({ id: 'OutcomeComponent' });
export type OutcomeComponent = z.infer<typeof OutcomeComponent>;

export const OutcomeResult = z.looseObject({
  object: z.literal('outcome.score'),
  sessionRef: SessionRef.optional(),
  generatedAt: Timestamp,
  score: z.number().min(-100).max(100),
  direction: OutcomeDirection,
  confidence: ConfidenceLevel,
  components: z.array(OutcomeComponent),
  summaryLine: z.string(),
  sourceCount: z.int().min(0).max(5),
  disclaimer: Disclaimer,
});
export type OutcomeResult = z.infer<typeof OutcomeResult>;

export const OutcomeScore = OutcomeResult.extend({ intelligence: Intelligence, model: ModelBlock }).meta({
  id: 'OutcomeScore',
});
export type OutcomeScore = z.infer<typeof OutcomeScore>;

export const outcomeEndpoint = {
  id: 'scoreOutcome',
  example: {
    body: {
      assessments: [
        { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 19, maxScore: 27, createdAt: '2026-08-15' },
        { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 12, maxScore: 27, createdAt: '2026-11-01' },
      ],
      avgSleepHours: 6.5,
    },
  },
  product: 'outcome',
  method: 'POST',
  path: '/v1/outcome/score',
  tag: 'Analysis',
  summary: 'Symptom scales and other sources to an outcome trajectory composite',
  auth: 'secret',
  stability: 'ga',
  body: OutcomeScoreRequest,
  response: success(OutcomeScore),
} as const satisfies Endpoint;
