import * as z from 'zod';
import { BOUNDS } from '../values/bounds.ts';
import { CODE_SYSTEMS } from '../analysis/intelligence.ts';
import { listOf } from '../values/list.ts';
import { PathId } from '../values/path-id.ts';
import { text, Timestamp } from '../values/primitives.ts';

/** Version of the MSE record API and of its catalog. */
export const MSE_API_VERSION = '1';

export const MSE_PROVENANCES = ['clinician', 'digital_mse', 'wearable', 'patient_reported'] as const;
export const MseProvenance = z.enum(MSE_PROVENANCES).describe('Where the observation comes from');
export type MseProvenance = z.infer<typeof MseProvenance>;

export const MSE_CONFIDENCES = ['high', 'medium', 'low'] as const;
export const MseConfidence = z.enum(MSE_CONFIDENCES).describe('How sure the observer is');
export type MseConfidence = z.infer<typeof MseConfidence>;

export const CSSRS_QUESTION_IDS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'] as const;
export const CssrsQuestionId = z.enum(CSSRS_QUESTION_IDS);
export type CssrsQuestionId = z.infer<typeof CssrsQuestionId>;

export const CSSRS_ANSWERS = ['yes', 'no'] as const;
const CssrsAnswer = z.enum(CSSRS_ANSWERS);
export type CssrsAnswer = z.infer<typeof CssrsAnswer>;

/** Risk levels from the lowest to the highest. */
export const MSE_RISK_LEVELS = ['none', 'low', 'moderate', 'high'] as const;
export const MseRiskLevel = z.enum(MSE_RISK_LEVELS);
export type MseRiskLevel = z.infer<typeof MseRiskLevel>;

const MseCode = z
  .looseObject({
    system: z.enum([CODE_SYSTEMS.snomed, CODE_SYSTEMS.loinc, CODE_SYSTEMS.rxnorm]),
    code: z.string(),
    display: z.string(),
  })
  .meta({ id: 'MseCode', description: 'A clinical code; what has no code is not mapped' });

const MseOption = z
  .looseObject({
    value: z.string().describe('What a selection names'),
    label: z.string(),
    risk: z.boolean().describe('Risk-bearing: recording it flags the exam'),
    codes: z.array(MseCode),
  })
  .meta({ id: 'MseOption' });

const MseDomain = z
  .looseObject({
    key: z.string().describe('Key of the domain in a selection'),
    label: z.string(),
    type: z.string().describe('How the options are offered, for example chips'),
    multi: z.boolean().describe('false: one value at most'),
    options: z.array(MseOption),
    hasNote: z.boolean().describe('Takes a free-text note'),
  })
  .meta({ id: 'MseDomain' });

const CssrsQuestion = z
  .looseObject({
    id: CssrsQuestionId,
    order: z.int().min(1),
    text: z.string(),
    timeframe: z.string(),
    textStatus: z
      .enum(['paraphrase', 'official'])
      .describe('`paraphrase`: not the wording of the instrument, not to be read to a patient as if it were'),
  })
  .meta({ id: 'CssrsQuestion' });

/** What an exam can record: the answer of the catalog endpoint. */
export const MseDomainCatalog = z
  .looseObject({
    version: z.literal(MSE_API_VERSION),
    panel: MseCode,
    observationMetadata: z.looseObject({
      provenanceValues: z.array(MseProvenance),
      confidenceValues: z.array(MseConfidence),
      confidenceScore: z.string(),
      supportingSignals: z.string(),
    }),
    domains: z.array(MseDomain).describe('In the order of the narrative'),
    cssrs: z.looseObject({
      appliesTo: z.literal('risk').describe('Domain that takes the answers'),
      questions: z.array(CssrsQuestion),
    }),
  })
  .meta({ id: 'MseDomainCatalog' });
export type MseDomainCatalog = z.infer<typeof MseDomainCatalog>;

/** Answers to the Columbia screen; a missing answer means that it was not answered, not that it was a no. */
export const CssrsAnswers = z
  .strictObject({
    q1: CssrsAnswer.optional(),
    q2: CssrsAnswer.optional(),
    q3: CssrsAnswer.optional(),
    q4: CssrsAnswer.optional(),
    q5: CssrsAnswer.optional(),
    q6: CssrsAnswer.optional(),
  })
  .meta({
    id: 'CssrsAnswers',
    description: 'C-SSRS answers by question; a missing answer is never read as a no',
  });
export type CssrsAnswers = z.infer<typeof CssrsAnswers>;

/** What was observed in one domain. */
export const MseSelectionEntry = z
  .strictObject({
    values: listOf(text({ max: BOUNDS.mseWord }), {
      max: BOUNDS.mseValues,
      description: 'Option values of the domain, each once',
    }),
    text: text({
      max: BOUNDS.mseNote,
      description: 'Note, appended to the line of the domain',
    }).optional(),
    provenance: MseProvenance.optional(),
    confidence: MseConfidence.optional(),
    confidenceScore: z.number().min(0).max(1).optional(),
    supportingSignals: listOf(text({ max: BOUNDS.mseSignalName }), {
      max: BOUNDS.mseSignals,
      description: 'Signal names such as latency, speech_rate, blink_rate',
    }).optional(),
    cssrs: CssrsAnswers.describe('C-SSRS answers; only in the domain `risk`').optional(),
  })
  .meta({ id: 'MseSelectionEntry' });
export type MseSelectionEntry = z.infer<typeof MseSelectionEntry>;

/**
 * The findings of an exam by domain key. The shape only: whether domains and options exist is for the catalog to
 * say, so a service judges a selection with `validateMseSelection` of the engines and answers 422 with its messages.
 */
export const MseSelection = z
  .record(text({ max: BOUNDS.mseWord }), MseSelectionEntry)
  .refine(
    (selection) => Object.keys(selection).length <= BOUNDS.mseDomains,
    `must have at most ${BOUNDS.mseDomains} domains`,
  )
  .meta({
    id: 'MseSelection',
    description: 'Findings by domain key; keys and values are those of the domain catalog',
    maxProperties: BOUNDS.mseDomains,
  });
export type MseSelection = z.infer<typeof MseSelection>;

/** An entry as it was written, even beyond today's bounds of a note. */
const MseStoredEntry = MseSelectionEntry.extend({
  values: z.array(z.string()),
  text: z.string().optional(),
  supportingSignals: z.array(z.string()).optional(),
}).meta({ id: 'MseStoredEntry' });

/** A selection as answers show it. */
const MseStoredSelection = z.record(z.string(), MseStoredEntry).meta({
  id: 'MseStoredSelection',
  description: 'Findings by domain key, exactly as written',
});

const RiskLabels = z.array(z.string()).describe('Risk-bearing findings and the C-SSRS result in words');
const RiskAssessed = z
  .boolean()
  .describe('false when risk was not examined: a level of none is then not a finding of no risk');

/** Computed from the selection by fixed rules. */
export const MseRisk = z
  .looseObject({
    flag: z.boolean().describe('true with any risk-bearing option or positive C-SSRS screen'),
    level: MseRiskLevel,
    labels: RiskLabels,
    safetyEventId: z.string().describe('Present where a write emitted a safety event').optional(),
    riskAssessed: RiskAssessed,
  })
  .meta({ id: 'MseRisk' });
export type MseRisk = z.infer<typeof MseRisk>;

/** One domain as a clinician reads it. */
export const MseLine = z
  .looseObject({
    key: z.string().describe('Key of the domain'),
    label: z.string(),
    line: z.string().describe('Narrative of the domain, always one line'),
    provenance: MseProvenance.optional(),
    confidence: MseConfidence.optional(),
    confidenceScore: z.number().min(0).max(1).optional(),
    supportingSignals: z.array(z.string()).optional(),
    codes: z.array(MseCode).describe('Codes of the domain and of the recorded options').optional(),
  })
  .meta({ id: 'MseLine' });
export type MseLine = z.infer<typeof MseLine>;

const Attribution = z.string().nullable();

/** The current version of the exam of a visit. */
export const MseRecord = z
  .looseObject({
    visitId: z.string(),
    patientId: z.string(),
    selection: MseStoredSelection,
    lines: z.array(MseLine),
    objectiveBlock: z.string().describe('All lines joined by a line break'),
    riskFlag: z.boolean(),
    riskLevel: MseRiskLevel,
    riskLabels: RiskLabels,
    riskAssessed: RiskAssessed,
    version: z.int().min(0),
    savedAt: Timestamp.nullable(),
    signed: z.boolean().describe('Of this version; an addendum is unsigned until it is signed'),
    signedAt: Timestamp.nullable(),
    signedByName: Attribution,
    signedByCredential: Attribution,
    signedByLicense: Attribution,
    signedByOrganization: Attribution,
    signedVersion: z.int().nullable().describe('Latest version that was signed; null without a signature'),
  })
  .meta({ id: 'MseRecord' });
export type MseRecord = z.infer<typeof MseRecord>;

export const MseHistoryEntry = z
  .looseObject({
    version: z.int().min(0),
    savedAt: Timestamp,
    lines: z.array(z.string()),
    superseded: z.boolean(),
    sealMismatch: z
      .literal(true)
      .optional()
      .describe(
        'Only there when the stored content is not what was hashed as it was written: `lines` is empty',
      ),
  })
  .meta({ id: 'MseHistoryEntry' });
export type MseHistoryEntry = z.infer<typeof MseHistoryEntry>;

export const MseHistory = z
  .looseObject({
    visitId: z.string(),
    versions: z.array(MseHistoryEntry).describe('Newest first'),
    hasMore: z
      .boolean()
      .describe(
        'Older versions follow. A page ends early where its versions are large, so ask this, not the count',
      ),
    nextCursor: z
      .string()
      .nullable()
      .describe('Ask with it as `before` for the versions that follow; null at the end'),
  })
  .meta({ id: 'MseHistory' });
export type MseHistory = z.infer<typeof MseHistory>;

const PatientId = PathId.describe('Your id of the patient');

const writer = {
  clinicianId: text({
    max: BOUNDS.clinicianId,
    description: 'Your id of the clinician who writes',
  }).optional(),
};

export const MseWriteRequest = z
  .object({ patientId: PatientId, selection: MseSelection, ...writer })
  .meta({ id: 'MseWriteRequest' });
export type MseWriteRequest = z.infer<typeof MseWriteRequest>;

export const MsePatchRequest = z
  .object({
    patientId: PatientId,
    selection: MseSelection.refine(
      (selection) => Object.keys(selection).length > 0,
      'must have at least one domain',
    ).meta({ minProperties: 1, description: 'Domains to replace; the others are carried forward' }),
    ...writer,
  })
  .meta({ id: 'MsePatchRequest' });
export type MsePatchRequest = z.infer<typeof MsePatchRequest>;

export const MseSignRequest = z
  .object({
    patientId: PatientId,
    signedByName: text({ min: 1, max: BOUNDS.signerName, description: 'Name of the signer' }),
    attestation: text({
      min: 1,
      max: BOUNDS.attestation,
      description: 'What the signer attests, as shown to the signer',
    }),
    credential: text({ max: BOUNDS.signerDetail, description: 'For example MD' }).optional(),
    license: text({ max: BOUNDS.signerDetail, description: 'Number of the licence' }).optional(),
    organization: text({ max: BOUNDS.signerDetail, description: 'Where the signer works' }).optional(),
    timezone: text({
      max: BOUNDS.signerDetail,
      description: 'Time zone of the signer, for example Europe/Berlin',
    }).optional(),
    version: z
      .int()
      .positive()
      .describe(
        'Version that is meant; 412 when the record has moved on. Needed when it changed since this key read it',
      )
      .optional(),
  })
  .meta({ id: 'MseSignRequest' });
export type MseSignRequest = z.infer<typeof MseSignRequest>;

const written = {
  ok: z.literal(true),
  version: z.int().min(1),
  risk: MseRisk,
  warnings: z
    .array(z.string())
    .describe('Contradictions, open C-SSRS answers, and risk findings the version before had')
    .optional(),
};

export const MseWriteResponse = z.looseObject(written).meta({ id: 'MseWriteResponse' });
export type MseWriteResponse = z.infer<typeof MseWriteResponse>;

export const MsePatchResponse = z
  .looseObject({ ...written, patchedDomains: z.array(z.string()) })
  .meta({ id: 'MsePatchResponse' });
export type MsePatchResponse = z.infer<typeof MsePatchResponse>;

export const MseSignResponse = z
  .looseObject({
    ok: z.literal(true),
    signatureId: z.string(),
    version: z.int().min(1).describe('Version that was signed'),
    contentHash: z.string().describe('Hash of the signed content'),
  })
  .meta({ id: 'MseSignResponse' });
export type MseSignResponse = z.infer<typeof MseSignResponse>;

const MseFieldChange = z
  .looseObject({
    field: z.enum(['text', 'provenance', 'confidence', 'confidenceScore', 'supportingSignals']),
    before: z.unknown().describe('null when it was not recorded'),
    after: z.unknown().describe('null when it is no longer recorded'),
  })
  .meta({ id: 'MseFieldChange' });

const CssrsChange = z
  .looseObject({
    id: CssrsQuestionId,
    before: CssrsAnswer.nullable().describe('null: not answered'),
    after: CssrsAnswer.nullable(),
  })
  .meta({ id: 'CssrsChange' });

const MseDomainDiff = z
  .looseObject({
    key: z.string(),
    label: z.string(),
    change: z.enum(['added', 'removed', 'changed', 'unchanged']),
    added: z.array(z.string()).describe('Option values'),
    removed: z.array(z.string()),
    kept: z.array(z.string()),
    fields: z.array(MseFieldChange).describe('Note and metadata that differ'),
    cssrs: z.array(CssrsChange).describe('Answers that differ'),
  })
  .meta({ id: 'MseDomainDiff' });
export type MseDomainDiff = z.infer<typeof MseDomainDiff>;

/** What changed from one version of an exam to another. */
export const MseDiff = z
  .looseObject({
    domains: z.array(MseDomainDiff).describe('Every domain that either version records'),
    riskLevel: z.looseObject({ before: MseRiskLevel, after: MseRiskLevel }),
  })
  .meta({ id: 'MseDiff' });
export type MseDiff = z.infer<typeof MseDiff>;

/** Answer of the read endpoint. */
export const MseRecordAnswer = z.looseObject({ mse: MseRecord });
export type MseRecordAnswer = z.infer<typeof MseRecordAnswer>;

/** One version as it was, with what was said of it. */
export const MseVersionAnswer = z.looseObject({
  mse: MseRecord.describe('With `version` and `savedAt` of that version'),
  superseded: z.boolean(),
});
export type MseVersionAnswer = z.infer<typeof MseVersionAnswer>;

export const MseVersionDiff = z.looseObject({
  visitId: z.string(),
  patientId: z.string(),
  from: z.int().min(1),
  to: z.int().min(1),
  diff: MseDiff,
});
export type MseVersionDiff = z.infer<typeof MseVersionDiff>;

const MseAuditEntry = z
  .looseObject({
    id: z.string(),
    at: Timestamp,
    keyId: z.string().nullable().describe('Key that acted; null for the operator of the service'),
    action: z.string(),
    outcome: z.enum(['allowed', 'denied']),
    visitId: z.string().nullable(),
    patientId: z.string().nullable(),
    version: z.int().nullable(),
    requestId: z.string().nullable(),
    operator: z
      .string()
      .nullish()
      .describe('Names the admin token of the operator who acted; null for a key'),
    reason: z.string().nullish().describe('Why the operator acted'),
  })
  .meta({ id: 'MseAuditEntry' });

export const MseAuditTrail = z.looseObject({
  visitId: z.string(),
  entries: z.array(MseAuditEntry).describe('Newest first'),
  hasMore: z.boolean(),
  nextCursor: z
    .string()
    .nullable()
    .describe('Goes into `cursor` for the entries before these; null at the end'),
});
export type MseAuditTrail = z.infer<typeof MseAuditTrail>;
