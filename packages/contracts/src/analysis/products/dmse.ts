import * as z from 'zod';
import type { Endpoint } from '../../endpoint/endpoint.ts';
import { Previous } from '../inputs.ts';
import { AT_LEAST_ONE_OF } from '../../values/at-least-one-of.ts';
import { listOf } from '../../values/list.ts';
import { Intelligence, InterpretationScale, ModelBlock, Summary } from '../intelligence.ts';
import {
  ConfidenceLevel,
  Disclaimer,
  Explain,
  numberBetween,
  ReferenceStatus,
  SessionRef,
  Timestamp,
} from '../../values/primitives.ts';

/** Request field, history key and bounds of each digital MSE metric. */
export const DMSE_METRICS = {
  psychomotorFidgetEpisodes: { signalKey: 'psychomotor', min: 0, max: 1000 },
  responseLatencySeconds: { signalKey: 'response_latency', min: 0, max: 120 },
  speechRateWpm: { signalKey: 'speech_rate', min: 0, max: 600 },
  sustainedAttentionPct: { signalKey: 'sustained_attention', min: 0, max: 100 },
} as const;
export type DmseMetric = keyof typeof DMSE_METRICS;

export const DmseSignalKey = z.enum([
  'response_latency',
  'psychomotor',
  'speech_rate',
  'sustained_attention',
]);
export type DmseSignalKey = z.infer<typeof DmseSignalKey>;

const { psychomotorFidgetEpisodes, responseLatencySeconds, speechRateWpm, sustainedAttentionPct } =
  DMSE_METRICS;
const priorValues = ({ min, max }: { min: number; max: number }) =>
  listOf(numberBetween(min, max), {
    description: 'Oldest first; the present value is not part of it',
  }).optional();

export const DmseAnalyzeRequest = z
  .object({
    psychomotorFidgetEpisodes: numberBetween(
      0,
      1000,
      'Fidget or restlessness episodes counted in the session',
    ).optional(),
    responseLatencySeconds: numberBetween(0, 120, 'Mean conversational response latency, seconds').optional(),
    speechRateWpm: numberBetween(0, 600, 'Mean words per minute').optional(),
    sustainedAttentionPct: numberBetween(
      0,
      100,
      'Share of the session with gaze on screen, percent',
    ).optional(),
    sessionDurationSeconds: numberBetween(
      0,
      86_400,
      'Session length, seconds; longer sessions raise confidence',
    ).optional(),
    history: z
      .object({
        psychomotor: priorValues(psychomotorFidgetEpisodes),
        response_latency: priorValues(responseLatencySeconds),
        speech_rate: priorValues(speechRateWpm),
        sustained_attention: priorValues(sustainedAttentionPct),
      })
      .describe('Prior values per signal; enables baseline and trend')
      .optional(),
    sessionRef: SessionRef.optional(),
    explain: Explain.optional(),
    previous: Previous.optional(),
  })
  .refine(
    (body) =>
      body.psychomotorFidgetEpisodes !== undefined ||
      body.responseLatencySeconds !== undefined ||
      body.speechRateWpm !== undefined ||
      body.sustainedAttentionPct !== undefined,
    'at least one of psychomotorFidgetEpisodes, responseLatencySeconds, speechRateWpm, sustainedAttentionPct is required',
  )
  .meta({
    id: 'DmseAnalyzeRequest',
    description: 'At least one of the four metrics is required.',
    [AT_LEAST_ONE_OF]: Object.keys(DMSE_METRICS),
  });
export type DmseAnalyzeRequest = z.infer<typeof DmseAnalyzeRequest>;

export const DmseStatus = z.enum(['within_normal', 'subclinical', 'clinical_attention']);
export type DmseStatus = z.infer<typeof DmseStatus>;

export const TrendDirection = z.enum(['rising', 'falling', 'stable', 'insufficient_data']);
export type TrendDirection = z.infer<typeof TrendDirection>;

export const DmseSignal = z
  .looseObject({
    signalKey: DmseSignalKey,
    label: z.string(),
    present: z.boolean(),
    metricValue: z.number(),
    metricUnit: z.string(),
    interpretation: DmseStatus,
    referenceRange: z.string(),
    referenceStatus: ReferenceStatus,
    detail: z.string(),
    confidence: ConfidenceLevel,
    trendDir: TrendDirection,
    mseLine: z.string(),
    baseline: z
      .looseObject({ mean: z.number(), sd: z.number().nullable(), n: z.int() })
      .optional()
      .describe('Present when history was supplied for the signal; sd is null below two values'),
  })
  .meta({ id: 'DmseSignal' });
export type DmseSignal = z.infer<typeof DmseSignal>;

export const DmseResult = z.looseObject({
  object: z.literal('dmse.analysis'),
  sessionRef: SessionRef.optional(),
  generatedAt: Timestamp,
  summary: Summary.extend({ status: DmseStatus }),
  signalsPresent: z.int(),
  overallConfidence: ConfidenceLevel,
  signals: z.array(DmseSignal),
  mseNarrative: z.array(z.string()),
  interpretationScale: InterpretationScale,
  disclaimer: Disclaimer,
});
export type DmseResult = z.infer<typeof DmseResult>;

export const DmseAnalysis = DmseResult.extend({ intelligence: Intelligence, model: ModelBlock }).meta({
  id: 'DmseAnalysis',
});
export type DmseAnalysis = z.infer<typeof DmseAnalysis>;

export const dmseEndpoint = {
  id: 'analyzeDmse',
  example: {
    body: {
      responseLatencySeconds: 2.7,
      speechRateWpm: 104,
      sessionDurationSeconds: 600,
      history: { response_latency: [1.4, 1.5, 1.6] },
      sessionRef: 'session-8',
    },
  },
  product: 'dmse',
  method: 'POST',
  path: '/v1/dmse/analyze',
  tag: 'Analysis',
  summary: 'Speech and movement timing to mental-status-exam signals',
  auth: 'secretOrPublishable',
  stability: 'ga',
  cors: true,
  body: DmseAnalyzeRequest,
  response: z.looseObject({ ok: z.literal(true), requestId: z.string(), data: DmseAnalysis }),
} as const satisfies Endpoint;
