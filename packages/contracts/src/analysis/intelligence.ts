import * as z from 'zod';
import { PRODUCTS } from './product-keys.ts';
import { ConfidenceLevel, IsoDate, Timestamp } from '../values/primitives.ts';

export const INTELLIGENCE_SCHEMA = 'service.intelligence/v1';

export const ProductKey = z.enum(PRODUCTS);
export type ProductKey = z.infer<typeof ProductKey>;

export const Summary = z
  .looseObject({
    status: z.string(),
    headline: z.string(),
    flagged: z.array(z.string()).describe('Worst first'),
    requiresClinicianReview: z.boolean(),
  })
  .meta({ id: 'Summary' });
export type Summary = z.infer<typeof Summary>;

export const Confidence = z
  .looseObject({
    level: ConfidenceLevel,
    score: z.number().min(0).max(1),
    reasons: z.array(z.string()),
  })
  .meta({ id: 'Confidence' });
export type Confidence = z.infer<typeof Confidence>;

export const UnknownInput = z
  .looseObject({
    path: z.string().describe('Where it stands in the request, as it was written'),
    nearest: z.string().nullable().describe('The field there that it may have meant; null when none is near'),
  })
  .meta({ id: 'UnknownInput' });
export type UnknownInput = z.infer<typeof UnknownInput>;

export const DataQuality = z
  .looseObject({
    completeness: z.number().min(0).max(1).describe('Fraction of accepted inputs supplied'),
    missingInputs: z.array(z.string()),
    freshness: z.looseObject({
      newestInputAt: Timestamp.nullable(),
      staleInputs: z.array(z.string()),
    }),
    warnings: z.array(z.string()).describe('What was excluded, assumed or old'),
    unknownInputs: z
      .array(UnknownInput)
      .describe('Fields of the request that nothing reads, up to 20; absent when all are known')
      .optional(),
  })
  .meta({ id: 'DataQuality' });
export type DataQuality = z.infer<typeof DataQuality>;

export const ProvenanceInput = z
  .looseObject({
    name: z.string(),
    value: z.unknown().describe('The value as used'),
    observedAt: z.string().nullable(),
    contributed: z.boolean(),
  })
  .meta({ id: 'ProvenanceInput' });
export type ProvenanceInput = z.infer<typeof ProvenanceInput>;

export const Provenance = z
  .looseObject({
    generatedAt: Timestamp,
    engineVersion: z.string().describe('`default` when no calibrated version is active'),
    method: z.string(),
    inputs: z.array(ProvenanceInput),
  })
  .meta({ id: 'Provenance' });

export const CODE_SYSTEMS = {
  snomed: 'http://snomed.info/sct',
  loinc: 'http://loinc.org',
  rxnorm: 'http://www.nlm.nih.gov/research/umls/rxnorm',
} as const;

export const Code = z
  .looseObject({
    system: z.enum([CODE_SYSTEMS.snomed, CODE_SYSTEMS.loinc, CODE_SYSTEMS.rxnorm]),
    code: z.string(),
    display: z.string(),
    mapsTo: z.string().describe('JSON pointer into `data`'),
  })
  .meta({ id: 'Code' });
export type Code = z.infer<typeof Code>;

export const CHANGE_DIRECTIONS = ['improved', 'worsened', 'unchanged', 'indeterminate'] as const;

export const Change = z
  .looseObject({
    direction: z.enum(CHANGE_DIRECTIONS),
    delta: z.number(),
    previousStatus: z.string().nullable(),
    currentStatus: z.string(),
    explanations: z.array(z.string()).describe('Deterministic, ordered by impact'),
    previousComputedAt: IsoDate.nullable(),
  })
  .meta({ id: 'Change' });
export type Change = z.infer<typeof Change>;

export const Reasoning = z
  .looseObject({
    narrative: z.string().describe('2 to 4 sentences constrained to what the engine computed'),
    generatedAt: Timestamp,
    generatedBy: z.string().optional().describe('Which model wrote it, for example builtin'),
    promptVersion: z.string().optional(),
  })
  .meta({ id: 'Reasoning' });
export type Reasoning = z.infer<typeof Reasoning>;

export const InterpretationScale = z
  .record(z.string(), z.string())
  .meta({ id: 'InterpretationScale', description: 'Legend of every status the engine returns' });

export const Intelligence = z
  .looseObject({
    schema: z.literal(INTELLIGENCE_SCHEMA),
    engine: ProductKey,
    summary: Summary,
    confidence: Confidence,
    dataQuality: DataQuality,
    provenance: Provenance,
    codes: z.array(Code),
    change: Change.nullable(),
    interpretationScale: InterpretationScale,
    reasoning: Reasoning.nullable().optional(),
  })
  .meta({ id: 'Intelligence' });
export type Intelligence = z.infer<typeof Intelligence>;

export const ModelBlock = z
  .looseObject({
    key: z.string().describe('Engine id'),
    version: z.int().nullable().describe('Active calibrated version; null means shipped defaults'),
    source: z.enum(['default', 'calibrated']),
  })
  .meta({ id: 'ModelBlock' });
export type ModelBlock = z.infer<typeof ModelBlock>;
