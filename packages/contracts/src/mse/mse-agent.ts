import { ContextNotRead, ContextRead } from '../agents/context-read.ts';
import * as z from 'zod';
import { BOUNDS } from '../values/bounds.ts';
import { DmseAnalyzeRequest } from '../analysis/products/dmse.ts';
import { CssrsQuestionId, MseLine, MseRisk, MseSelection } from './mse.ts';
import { PathId } from '../values/path-id.ts';
import { text, Timestamp } from '../values/primitives.ts';

/** Measurements of a session, as the digital MSE takes them. */
export const MseTelemetry = z
  .object({
    speechRateWpm: DmseAnalyzeRequest.shape.speechRateWpm,
    responseLatencySeconds: DmseAnalyzeRequest.shape.responseLatencySeconds,
    psychomotorFidgetEpisodes: DmseAnalyzeRequest.shape.psychomotorFidgetEpisodes,
    sustainedAttentionPct: DmseAnalyzeRequest.shape.sustainedAttentionPct,
    sessionDurationSeconds: DmseAnalyzeRequest.shape.sessionDurationSeconds,
  })
  .meta({ id: 'MseTelemetry' });
export type MseTelemetry = z.infer<typeof MseTelemetry>;

export const MseAgentRequest = z
  .object({
    patientId: PathId.describe('Your id of the patient; carried into the commit request'),
    transcript: text({ max: BOUNDS.transcript, description: 'Raw visit transcript' }).optional(),
    telemetry: MseTelemetry.optional(),
    context: text({
      max: BOUNDS.visitContext,
      description: 'Free text about the visit: data, never an instruction',
    }).optional(),
    clinicianId: text({
      max: BOUNDS.clinicianId,
      description: 'Carried into the commit request',
    }).optional(),
  })
  .refine(({ transcript = '', telemetry }) => transcript.trim() !== '' || telemetry !== undefined, {
    message: 'send a transcript, telemetry or both',
    path: ['transcript'],
  })
  .meta({ id: 'MseAgentRequest' });
export type MseAgentRequest = z.infer<typeof MseAgentRequest>;

/** Tools of the draft agent, in the order they are used. */
export const MSE_AGENT_TOOLS = ['getCatalog', 'analyzeTelemetry', 'validateDraft', 'assessRisk'] as const;

const Draft = z.looseObject({
  selection: MseSelection,
  lines: z.array(MseLine),
  objectiveBlock: z.string(),
});

const Commit = z.looseObject({
  method: z.literal('POST'),
  path: z.string().describe('The write endpoint of the visit'),
  headers: z.looseObject({ 'If-None-Match': z.literal('*') }),
  body: z.looseObject({
    patientId: z.string(),
    selection: MseSelection,
    clinicianId: z.string().optional(),
  }),
});

/** The most statements that one proposal lists: what can be read in a minute. */
export const MOST_STATEMENTS_TO_CLARIFY = 8;

const StatementToClarify = z
  .looseObject({
    quote: z.string().min(1).max(300).describe('What was said, word for word'),
    topic: z
      .string()
      .describe('What it may be about, by a fixed key: "suicidal_thoughts", "violence_plan", "means_access"'),
    reason: z.enum([
      'answer does not plainly deny',
      'wording not clear',
      'sounds like risk by its words',
      'not plainly harmless beside risk',
    ]),
    question: z.string().optional().describe('A question a clinician may ask to clarify it'),
  })
  .meta({ id: 'MseStatementToClarify' });

const DraftEvidence = z
  .looseObject({
    domain: z.string().describe('A domain of the exam, or "to_clarify" for a statement to clarify'),
    value: z.string().describe('The option, or what the statement may be about'),
    from: z.int().min(0).describe('Offset in the transcript as sent, in UTF-16 code units'),
    to: z.int().min(1).describe('Offset of the end, exclusive'),
    speaker: z.enum(['patient', 'clinician', 'other', 'unknown']).describe('Whose words they are'),
  })
  .meta({ id: 'MseDraftEvidence' });

const AskedQuestion = z
  .looseObject({
    question: CssrsQuestionId.describe('The question of the C-SSRS screener'),
    answer: z.literal('denied').describe('Plainly denied the last time it was asked'),
    quote: z.string().min(1).max(300).describe('From the question to the answer, word for word'),
    from: z.int().min(0).describe('Offset of the quote in the transcript as sent, in UTF-16 code units'),
    to: z.int().min(1).describe('Offset of its end, exclusive'),
  })
  .meta({ id: 'MseAskedQuestion' });

/** A draft for a clinician: nothing is stored. */
export const MseAgentProposal = z
  .looseObject({
    object: z.literal('mse.agent.proposal'),
    visitId: z.string(),
    mode: z.literal('proposed'),
    ok: z.boolean(),
    draft: Draft.nullable(),
    risk: MseRisk,
    reasoning: z.looseObject({ narrative: z.string(), generatedAt: Timestamp }).nullable(),
    citations: z.array(z.string()).describe('Quotes of the transcript, word for word, or signal references'),
    statementsToClarify: z
      .array(StatementToClarify)
      .max(MOST_STATEMENTS_TO_CLARIFY)
      .describe(
        'What was said and may be risk though no option of the draft rests on it, most serious first: for a clinician to ask about; nothing is decided by it',
      ),
    evidence: z
      .array(DraftEvidence)
      .optional()
      .describe(
        'Where in the transcript the words stand that each option and each statement to clarify rests on',
      ),
    asked: z
      .array(AskedQuestion)
      .optional()
      .describe(
        'C-SSRS questions that were asked and plainly denied the last time, for a clinician to set: a draft never answers no itself',
      ),
    toolCalls: z.array(z.enum(MSE_AGENT_TOOLS)),
    steps: z.int().min(0),
    warnings: z.array(z.string()),
    contextRead: ContextRead.optional(),
    contextNotRead: ContextNotRead.optional(),
    commit: Commit.nullable(),
    disclaimer: z.string(),
  })
  .meta({ id: 'MseAgentProposal' });
export type MseAgentProposal = z.infer<typeof MseAgentProposal>;
