import { z } from 'zod';
import { listOf } from './list.ts';
import { Reasoning } from './intelligence.ts';
import { Disclaimer, numberBetween, text } from './primitives.ts';

const AgentContext = text({
  max: 2000,
  description: 'May be considered by the agent; never overrides engine findings',
}).optional();

export const MedicationAgentRequest = z
  .object({
    medications: listOf(text({ min: 1, description: 'Free text: name plus optional dose' }), {
      min: 1,
      max: 50,
    }),
    context: AgentContext,
  })
  .meta({ id: 'MedicationAgentRequest' });

export const BiomarkerAgentRequest = z
  .object({
    panel: listOf(
      z.object({ analyte: text({ min: 1 }), value: z.number().describe("In the analyte's standard unit") }),
      { min: 1, max: 50 },
    ),
    context: AgentContext,
  })
  .meta({ id: 'BiomarkerAgentRequest' });

export const OutcomeAgentRequest = z
  .object({
    instruments: listOf(
      z
        .object({
          instrument: text({ min: 1, description: 'Instrument code' }),
          responses: listOf(numberBetween(0, 10), { max: 30 }).optional(),
          total: numberBetween(0, 200).optional(),
          priorTotal: z.number().describe('Enables trajectory and reliable change').optional(),
        })
        .refine(
          (entry) => entry.responses !== undefined || entry.total !== undefined,
          'needs responses or total',
        )
        .meta({ anyOf: [{ required: ['responses'] }, { required: ['total'] }] }),
      { min: 1, max: 20 },
    ),
    context: AgentContext,
  })
  .meta({ id: 'OutcomeAgentRequest' });

export const RelapseAgentRequest = z
  .object({
    signals: listOf(z.object({ indicator: text({ min: 1 }), severity: numberBetween(0, 1) }), {
      min: 1,
      max: 30,
    }),
    context: AgentContext,
  })
  .meta({ id: 'RelapseAgentRequest' });

export const MedicationAssessment = z.looseObject({
  interactions: z.array(
    z.looseObject({
      a: z.string(),
      b: z.string(),
      severity: z.enum(['contraindicated', 'major', 'moderate', 'minor']),
      mechanism: z.string(),
      recommendation: z.string(),
    }),
  ),
  recognized: z.array(z.string()),
  unrecognized: z.array(z.string()),
});

export const BiomarkerAssessment = z.looseObject({
  results: z.array(
    z.looseObject({
      analyte: z.string(),
      value: z.number(),
      unit: z.string(),
      flag: z.string(),
      range: z.string(),
    }),
  ),
  unrecognized: z.array(z.string()),
  observations: z.array(z.looseObject({ analyte: z.string(), note: z.string() })),
});

export const OutcomeAssessment = z.looseObject({
  results: z.array(
    z.looseObject({
      instrument: z.string(),
      total: z.number(),
      severity: z.string(),
      trajectory: z.enum(['improved', 'worsened', 'stable', 'unknown']),
      change: z.number().nullable(),
      reliableChange: z.boolean().nullable(),
    }),
  ),
  observations: z.array(z.looseObject({ instrument: z.string(), note: z.string() })),
});

export const RelapseAssessment = z.looseObject({
  compositeScore: z.number().min(0).max(100),
  band: z.string(),
  contributing: z.array(
    z.looseObject({
      indicator: z.string(),
      label: z.string(),
      severity: z.number(),
      contribution: z.number(),
    }),
  ),
  unrecognized: z.array(z.string()),
});

const AgentRisk = z.looseObject({
  flag: z.boolean(),
  level: z.enum(['none', 'low', 'moderate', 'high']),
  labels: z.array(z.string()),
});

function agentEnvelope<Name extends string, Shape extends z.ZodType>(product: Name, assessment: Shape) {
  return z.looseObject({
    object: z.literal(`${product}.agent.assessment`),
    patientId: z.string(),
    mode: z.literal('advisory'),
    ok: z.boolean().describe('false means a partial draft: see warnings'),
    assessment: assessment.nullable(),
    risk: AgentRisk,
    reasoning: Reasoning.nullable(),
    citations: z.array(z.string()),
    toolCalls: z.array(z.string()),
    steps: z.int().min(0),
    warnings: z.array(z.string()),
    disclaimer: Disclaimer,
  });
}

export const MedicationAgentResponse = agentEnvelope('medication', MedicationAssessment).meta({
  id: 'MedicationAgentResponse',
});
export const BiomarkerAgentResponse = agentEnvelope('biomarker', BiomarkerAssessment).meta({
  id: 'BiomarkerAgentResponse',
});
export const OutcomeAgentResponse = agentEnvelope('outcome', OutcomeAssessment).meta({
  id: 'OutcomeAgentResponse',
});
export const RelapseAgentResponse = agentEnvelope('relapse', RelapseAssessment).meta({
  id: 'RelapseAgentResponse',
});
