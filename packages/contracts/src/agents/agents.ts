import * as z from 'zod';
import { ContextNotRead, ContextRead } from './context-read.ts';
import { AT_LEAST_ONE_OF } from '../values/at-least-one-of.ts';
import { BOUNDS } from '../values/bounds.ts';
import { listOf } from '../values/list.ts';
import { Reasoning } from '../analysis/intelligence.ts';
import { Disclaimer, numberBetween, ReferenceStatus, text } from '../values/primitives.ts';

const AgentContext = text({
  max: 2000,
  description: 'May be considered by the agent; never overrides engine findings',
}).optional();

export const MedicationAgentRequest = z
  .object({
    medications: listOf(
      text({
        min: 1,
        max: BOUNDS.medicationEntry,
        description: 'Free text: name plus optional dose',
      }),
      { min: 1, max: 50 },
    ),
    context: AgentContext,
  })
  .meta({ id: 'MedicationAgentRequest' });

export const BiomarkerAgentRequest = z
  .object({
    panel: listOf(
      z.object({
        analyte: text({ min: 1, max: BOUNDS.name }),
        value: z.number().describe("In the analyte's standard unit, unless `unit` names another"),
        unit: text({
          min: 1,
          max: 40,
          description: 'Unit of the value; the value is converted when the unit is known for the analyte',
        }).optional(),
      }),
      { min: 1, max: 50 },
    ),
    sex: z
      .enum(['male', 'female'])
      .describe('Picks the reference range where it depends on sex; never changes a critical limit')
      .optional(),
    ageYears: numberBetween(
      0,
      130,
      'Under 18 the answer warns that the ranges are for adults; never changes a critical limit',
    ).optional(),
    context: AgentContext,
  })
  .meta({ id: 'BiomarkerAgentRequest' });

export const OutcomeAgentRequest = z
  .object({
    instruments: listOf(
      z
        .object({
          instrument: text({ min: 1, max: BOUNDS.name, description: 'Instrument code' }),
          responses: listOf(numberBetween(0, 10), {
            max: 30,
            description: 'The answer to every item in order, as points; they count before `total`',
          }).optional(),
          total: numberBetween(
            0,
            200,
            'Not enough for instruments whose scales share a name: send responses',
          ).optional(),
          priorTotal: z.number().describe('Enables trajectory and reliable change').optional(),
        })
        .refine(
          (entry) => entry.responses !== undefined || entry.total !== undefined,
          'needs responses or total',
        )
        .meta({
          description: 'At least one of responses and total is required.',
          [AT_LEAST_ONE_OF]: ['responses', 'total'],
        }),
      { min: 1, max: 20 },
    ),
    context: AgentContext,
  })
  .meta({ id: 'OutcomeAgentRequest' });

export const RelapseAgentRequest = z
  .object({
    signals: listOf(
      z.object({
        indicator: text({
          min: 1,
          max: BOUNDS.name,
          description:
            'Recognised indicator, its label, or the sign in the words of a note; case, spaces and hyphens do not count',
        }),
        severity: numberBetween(0, 1),
      }),
      { min: 1, max: 30 },
    ),
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
      evidence: z
        .enum(['published', 'provisional'])
        .describe('`published`: a named source grades the interaction so; `provisional`: not yet verified')
        .optional(),
      source: z.string().describe('Where the interaction and its severity come from').optional(),
      ruleIds: z.array(z.string()).describe('Rules behind the interaction, most severe first').optional(),
      stopped: z
        .looseObject({
          name: z.string(),
          when: z.string().nullable().describe('As the entry says it; null when it states no time'),
          washoutDays: z.int().describe('How long it matters after the last dose'),
          stillMattersDays: z.int().nullable().describe('Days left at most; null when no time was stated'),
          evidence: z.enum(['published', 'provisional']).describe('Standing of the washout'),
          source: z.string(),
        })
        .describe('The one of the two that was stopped and still matters')
        .optional(),
    }),
  ),
  recognized: z.array(z.string()),
  unrecognized: z.array(z.string()),
  notes: z
    .array(
      z.looseObject({
        kind: z.enum([
          'duplicate_therapy',
          'maximum_dose',
          'restart',
          'combination',
          'pregnancy',
          'breast_feeding',
          'kidney',
          'liver',
          'ecg',
          'age',
          'condition',
          'laboratory',
        ]),
        subject: z.string(),
        note: z.string(),
        level: z
          .enum(['low', 'moderate', 'high'])
          .describe('What the note alone makes of `risk.level`; absent where nothing')
          .optional(),
      }),
    )
    .describe('What to check besides interactions')
    .optional(),
  stopped: z
    .array(
      z.looseObject({
        name: z.string(),
        when: z.string().nullable().describe('As the entry says it; null when it states no time'),
        leastDaysAgo: z.int().nullable().describe('The fewest days the words allow'),
        checked: z
          .boolean()
          .describe('Whether a washout is listed for it; false: read as stopped, not checked'),
      }),
    )
    .describe('Read as stopped, so not among `recognized`')
    .optional(),
});

export type MedicationAssessment = z.infer<typeof MedicationAssessment>;

export const BiomarkerAssessment = z.looseObject({
  results: z.array(
    z.looseObject({
      analyte: z.string(),
      value: z.number(),
      unit: z.string(),
      flag: z.string().describe('low, high, critical, normal, or not_flagged where no range applies'),
      range: z.string(),
      key: z.string().describe('Key of the analyte').optional(),
      side: z.enum(['low', 'high']).describe('Side on which the value is abnormal').optional(),
      criticalLimit: z.string().describe('The critical limit that is met').optional(),
      urgentLimit: z.string().describe('The row of the urgent tier that the value is beyond').optional(),
      sent: z
        .looseObject({ value: z.number(), unit: z.string() })
        .describe('The reading before it was converted')
        .optional(),
      referenceStatus: ReferenceStatus.describe('Standing of the range').optional(),
    }),
  ),
  unrecognized: z.array(z.string()),
  observations: z.array(z.looseObject({ analyte: z.string(), note: z.string() })),
});
export type BiomarkerAssessment = z.infer<typeof BiomarkerAssessment>;

export const OutcomeAssessment = z.looseObject({
  results: z.array(
    z.looseObject({
      instrument: z.string(),
      total: z.number(),
      severity: z.string(),
      trajectory: z.enum(['improved', 'worsened', 'stable', 'unknown']),
      change: z.number().nullable(),
      reliableChange: z.boolean().nullable(),
      name: z.string().describe('Name of the instrument').optional(),
      scale: z.string().describe('Key of the scale: total, or a subscale').optional(),
      label: z.string().describe('Name of the scale').optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      positive: z.boolean().nullable().describe('Screening cut reached; null without a cut').optional(),
      source: z.enum(['responses', 'total']).optional(),
      totalIs: z
        .enum(['at_least', 'at_most'])
        .describe('Answers are missing: `total` is the mildest score that the others allow, and decides')
        .optional(),
      referenceStatus: ReferenceStatus.describe('Standing of the severity bands').optional(),
    }),
  ),
  observations: z.array(z.looseObject({ instrument: z.string(), note: z.string() })),
});
export type OutcomeAssessment = z.infer<typeof OutcomeAssessment>;

export const RelapseAssessment = z.looseObject({
  compositeScore: z.number().min(0).max(100),
  band: z.string(),
  contributing: z.array(
    z.looseObject({
      indicator: z.string(),
      label: z.string(),
      severity: z.number(),
      contribution: z.number(),
      sentAs: z
        .array(z.string())
        .describe('The entries it was read from, where they are not its name')
        .optional(),
    }),
  ),
  unrecognized: z.array(z.string()),
  readAsAbsent: z
    .array(
      z.looseObject({
        indicator: z.string().describe('Key of the indicator'),
        label: z.string(),
        sentAs: z.string().describe('The entry as sent'),
      }),
    )
    .describe('Entries that deny an indicator or name its healthy state; not scored')
    .optional(),
  scoreBeforeFloor: z
    .number()
    .min(0)
    .max(100)
    .describe('The composite before a safety indicator raised it')
    .optional(),
  statement: z.string().describe('What the score says and what it leaves open').optional(),
  referenceStatus: ReferenceStatus.describe('Standing of weights and bands').optional(),
});
export type RelapseAssessment = z.infer<typeof RelapseAssessment>;

const AgentRisk = z.looseObject({
  flag: z.boolean(),
  level: z.enum(['none', 'low', 'moderate', 'high']),
  labels: z.array(z.string()),
});

const NotChecked = z
  .array(z.string())
  .describe(
    'What this answer did not look at: what nothing was said of, doses not given, entries not recognised',
  );

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
    notChecked: NotChecked.optional(),
    contextRead: ContextRead.optional(),
    contextNotRead: ContextNotRead.optional(),
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
