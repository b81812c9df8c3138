import type { Case } from '../case.ts';

const CONTRACT = `import * as z from 'zod';
import { type Endpoint, success } from '../../endpoint/endpoint.ts';
import { ConfidenceLevel, Disclaimer, Explain, numberBetween, SessionRef, Timestamp } from '../../values/primitives.ts';
import { Previous } from '../inputs.ts';
import { Intelligence, ModelBlock } from '../intelligence.ts';

export const ReactionAnalyzeRequest = z
  .object({
    reactionTimeMs: numberBetween(50, 5000, 'Median reaction time, milliseconds'),
    sessionRef: SessionRef.optional(),
    explain: Explain.optional(),
    previous: Previous.optional(),
  })
  .meta({ id: 'ReactionAnalyzeRequest' });
export type ReactionAnalyzeRequest = z.infer<typeof ReactionAnalyzeRequest>;

export const ReactionResult = z.looseObject({
  object: z.literal('reaction.analysis').describe('What the answer is'),
  sessionRef: SessionRef.optional(),
  generatedAt: Timestamp,
  status: z.enum(['typical', 'slow']).describe('Against the cut of the service'),
  confidence: ConfidenceLevel,
  disclaimer: Disclaimer,
});
export type ReactionResult = z.infer<typeof ReactionResult>;

export const ReactionAnalysis = ReactionResult.extend({ intelligence: Intelligence, model: ModelBlock }).meta({
  id: 'ReactionAnalysis',
  description: 'Reaction time against a cut',
});

export const reactionEndpoint = {
  id: 'analyzeReaction',
  product: 'reaction',
  method: 'POST',
  path: '/v1/reaction/analyze',
  tag: 'Analysis',
  summary: 'Reaction time against a cut',
  auth: 'secret',
  stability: 'beta',
  body: ReactionAnalyzeRequest,
  response: success(ReactionAnalysis),
  example: { body: { reactionTimeMs: 620 } },
} as const satisfies Endpoint;
`;

const ENGINE = `import { ReactionAnalyzeRequest, type ReactionResult } from '@svc/contracts';
import type { Engine, EngineDescription } from '../engine.ts';
import { toTimestamp } from '../shared/dates.ts';

const LEGEND = { typical: 'Below the cut', slow: 'At or above the cut' } as const;
const CONFIDENCE = { level: 'low', score: 0.3, reasons: ['one measure alone'] } as const;

export const reaction: Engine<ReactionAnalyzeRequest, ReactionResult, 'slowFromMs'> = {
  product: 'reaction',
  key: 'reaction_time',
  version: '1.0.0',
  input: ReactionAnalyzeRequest,
  parameters: { defaults: { slowFromMs: 500 }, caps: { slowFromMs: [400, 600] }, floors: {} },
  legend: LEGEND,
  statusOrder: ['typical', 'slow'],
  analyze: (input, { now, parameters }) => ({
    object: 'reaction.analysis',
    ...(input.sessionRef === undefined ? {} : { sessionRef: input.sessionRef }),
    generatedAt: toTimestamp(now),
    status: input.reactionTimeMs < parameters.slowFromMs ? 'typical' : 'slow',
    confidence: CONFIDENCE.level,
    disclaimer: 'Decision support for review by a clinician. Not a diagnosis.',
  }),
  evaluate(input, context) {
    const result = this.analyze(input, context);
    return { result, description: describe(input, result) };
  },
};

function describe({ reactionTimeMs: value }: ReactionAnalyzeRequest, { status }: ReactionResult): EngineDescription {
  const label = 'Reaction time';
  return {
    summary: { status, headline: LEGEND[status], flagged: [], requiresClinicianReview: status === 'slow' },
    confidence: { ...CONFIDENCE, reasons: [...CONFIDENCE.reasons] },
    accepted: [{ name: 'reactionTimeMs', supplied: 1 }],
    inputs: [{ name: 'reactionTimeMs', label, value, observedAt: null, contributed: true }],
    newestInputAt: null,
    staleInputs: [],
    warnings: [],
    codes: [],
    comparable: [],
    score: null,
    facts: [\`\${label} \${value} ms\`],
  };
}
`;

/** A sixth engine: its folder, its contract file, one line. */
export const engine: Case = {
  name: 'engine',
  most: 3,
  folder: 'packages/engines/src/reaction',
  files: {
    'packages/contracts/src/analysis/products/reaction.ts': CONTRACT,
    'packages/engines/src/reaction/analyze.ts': ENGINE,
  },
  edits: [
    {
      file: 'packages/engines/src/engines.ts',
      after: "export { outcome } from './outcome/analyze.ts';\n",
      text: "export { reaction } from './reaction/analyze.ts';\n",
    },
  ],
};
