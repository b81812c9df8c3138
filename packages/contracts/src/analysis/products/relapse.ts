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
import { TrendDirection } from './dmse.ts';
import { Tone } from '../signal.ts';

export const RelapsePredictRequest = z
  .object({
    assessments: Assessments,
    dmseLatencyPctChange: DmseLatencyPctChange.optional(),
    avgSleepHours: AvgSleepHours.optional(),
    daysSinceMedChange: integerBetween(0, 3650, 'Days since the last medication change').optional(),
    hasActiveMedication: z.boolean().meta({ default: false }).optional(),
    daysSinceLastVisit: integerBetween(0, 3650, 'Days since the last visit').optional(),
    sessionRef: SessionRef.optional(),
    explain: Explain.optional(),
    previous: Previous.optional(),
  })
  .meta({ id: 'RelapsePredictRequest' });
export type RelapsePredictRequest = z.infer<typeof RelapsePredictRequest>;

export const RelapseLevel = z.enum(['low', 'moderate', 'elevated', 'high']);
export type RelapseLevel = z.infer<typeof RelapseLevel>;

export const RelapseFactorKey = z.enum(['symptoms', 'sleep', 'dmse', 'medication', 'cadence']);
export type RelapseFactorKey = z.infer<typeof RelapseFactorKey>;

export const RelapseFactor = z
  .looseObject({
    key: RelapseFactorKey,
    label: z.string(),
    points: z.number().min(0),
    maxPoints: z.number().min(0),
    tone: Tone,
    available: z.boolean(),
    detail: z.string(),
  })
  .meta({ id: 'RelapseFactor' });
export type RelapseFactor = z.infer<typeof RelapseFactor>;

export const RelapseResult = z.looseObject({
  object: z.literal('relapse.prediction'),
  sessionRef: SessionRef.optional(),
  generatedAt: Timestamp,
  score: z.number().min(0).max(100),
  scoreAtMost: z
    .number()
    .min(0)
    .max(100)
    .describe(
      'The score if every factor that is not available gave its most points; absent when none is missing',
    )
    .optional(),
  level: RelapseLevel,
  levelAtMost: RelapseLevel.describe('The level of `scoreAtMost`; absent when none is missing').optional(),
  trend: TrendDirection,
  confidence: ConfidenceLevel,
  topDriver: z.string().describe('Label of the largest factor; says so when no factor scored'),
  factors: z.array(RelapseFactor),
  summaryLine: z.string(),
  recommendation: z.string(),
  sourceCount: z.int().min(0).max(5),
  assessed: z
    .boolean()
    .describe('false when no usable input was sent: the score is then not a low-risk result'),
  disclaimer: Disclaimer,
});
export type RelapseResult = z.infer<typeof RelapseResult>;

export const RelapsePrediction = RelapseResult.extend({ intelligence: Intelligence, model: ModelBlock }).meta(
  {
    id: 'RelapsePrediction',
  },
);
export type RelapsePrediction = z.infer<typeof RelapsePrediction>;

export const relapseEndpoint = {
  id: 'predictRelapse',
  example: {
    body: {
      assessments: [
        { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 8, maxScore: 27, createdAt: '2026-09-20' },
        { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 15, maxScore: 27, createdAt: '2026-11-10' },
      ],
      avgSleepHours: 4.8,
      daysSinceMedChange: 12,
      hasActiveMedication: true,
      daysSinceLastVisit: 75,
      previous: { score: 20, inputs: { avgSleepHours: 7 } },
    },
  },
  product: 'relapse',
  method: 'POST',
  path: '/v1/relapse/predict',
  tag: 'Analysis',
  summary: 'Multi-signal early-warning score',
  auth: 'secret',
  stability: 'ga',
  body: RelapsePredictRequest,
  response: success(RelapsePrediction),
} as const satisfies Endpoint;
