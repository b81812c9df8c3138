import * as z from 'zod';
import { BOUNDS } from '../values/bounds.ts';
import { CallerObject } from '../values/caller-object.ts';
import { listOf } from '../values/list.ts';
import { isoDate, numberBetween, text, textWithin } from '../values/primitives.ts';

/** One administration of a symptom scale. */
export const Assessment = z
  .object({
    instrumentId: text({ min: 1, max: 64, description: 'Stable id of the instrument, for example phq9' }),
    instrumentName: text({ min: 1, max: 120 }),
    score: numberBetween(0, 1000),
    maxScore: numberBetween(1, 1000),
    severity: text({ max: BOUNDS.text, description: 'Severity band text; not used for scoring' }).optional(),
    createdAt: isoDate('When the scale was administered'),
  })
  .meta({ id: 'Assessment' });
export type Assessment = z.infer<typeof Assessment>;

/** Bounded because every signal repeats it: the answer must not grow far beyond the body. */
const CallerId = text({
  max: 256,
  description: 'Caller id of at most 256 characters, echoed as the sourceRef of every signal of this entry',
});

export const Prescription = z
  .object({
    id: CallerId,
    medicationName: text({ min: 1, max: 160 }),
    dosage: text({ max: BOUNDS.text }).optional(),
    frequency: text({ max: BOUNDS.text }).optional(),
    status: text({ max: BOUNDS.text, description: 'For example active or discontinued' }),
    prescribedAt: isoDate('Start date; anchors the before/after symptom comparison').optional(),
  })
  .meta({ id: 'Prescription' });
export type Prescription = z.infer<typeof Prescription>;

/** Flags a laboratory may send: our words in any letter case, and HL7 v2 abnormal flags. */
const BIOMARKER_FLAGS = new Map<string, 'high' | 'low' | 'critical' | 'normal'>([
  ['high', 'high'],
  ['low', 'low'],
  ['critical', 'critical'],
  ['normal', 'normal'],
  ['h', 'high'],
  ['l', 'low'],
  ['hh', 'critical'],
  ['ll', 'critical'],
  ['n', 'normal'],
]);

/**
 * Our word for a flag, in any letter case or as HL7 spells it; `undefined` for anything else.
 *
 * @example
 * ```ts
 * import { normalizeBiomarkerFlag } from '@svc/contracts';
 *
 * normalizeBiomarkerFlag('HH'); // → 'critical'
 * normalizeBiomarkerFlag('abnormal'); // → undefined
 * ```
 */
export function normalizeBiomarkerFlag(flag: string): 'high' | 'low' | 'critical' | 'normal' | undefined {
  return BIOMARKER_FLAGS.get(flag) ?? BIOMARKER_FLAGS.get(flag.toLowerCase());
}

const isBiomarkerFlag = (flag: string) => normalizeBiomarkerFlag(flag) !== undefined;

const BiomarkerFlag = z
  .string()
  .refine(isBiomarkerFlag, 'must be high, low, critical or normal (any case), or HL7 H, L, HH, LL, N')
  .meta({
    description:
      'high, low, critical or normal in any case, or HL7 H, L, HH, LL, N; only abnormal flags produce a signal',
    pattern:
      '^([Hh][Ii][Gg][Hh]|[Ll][Oo][Ww]|[Cc][Rr][Ii][Tt][Ii][Cc][Aa][Ll]|[Nn][Oo][Rr][Mm][Aa][Ll]|[Hh]{1,2}|[Ll]{1,2}|[Nn])$',
    examples: ['high', 'low', 'critical', 'normal'],
  });

const BiomarkerValue = z
  .union([z.number(), z.string(), z.null()])
  .check(textWithin(0, BOUNDS.text))
  .meta({ description: 'Measured value', maxLength: BOUNDS.text });

export const Biomarker = z
  .object({
    name: text({ min: 1, max: 120 }),
    value: BiomarkerValue,
    unit: text({ max: BOUNDS.text }).optional(),
    flag: BiomarkerFlag.optional(),
    abnormal: z
      .boolean()
      .describe(
        'The sender calls it abnormal without a side, as HL7 A does; a flag with a side goes into flag',
      )
      .optional(),
    referenceRange: text({ max: BOUNDS.text }).optional(),
    note: text({ max: 240 }).optional(),
  })
  .meta({ id: 'Biomarker' });
export type Biomarker = z.infer<typeof Biomarker>;

export const LabPanel = z
  .object({
    id: CallerId,
    labName: text({ min: 1, max: 160 }),
    observedAt: isoDate('When drawn or observed').optional(),
    results: z.object({ biomarkers: listOf(Biomarker, { max: 200 }) }),
  })
  .meta({ id: 'LabPanel' });
export type LabPanel = z.infer<typeof LabPanel>;

/** Only the fields of the request are ever read from it. */
const PreviousInputs = CallerObject.describe('Prior input values keyed by request field name');

/** The result of an earlier call, sent back to learn why it moved. */
export const Previous = z
  .object({
    score: z.number().optional(),
    status: text({ max: BOUNDS.text, description: 'Prior status or level exactly as returned' }).optional(),
    computedAt: isoDate('Echoed as change.previousComputedAt').optional(),
    inputs: PreviousInputs.optional(),
  })
  .meta({ id: 'Previous' });
export type Previous = z.infer<typeof Previous>;

export const Assessments = listOf(Assessment, { max: 500 });
export const DmseLatencyPctChange = numberBetween(
  -100,
  1000,
  'Response latency change measured by the digital MSE, percent',
);
export const AvgSleepHours = numberBetween(0, 24, 'Average sleep per night, hours');
