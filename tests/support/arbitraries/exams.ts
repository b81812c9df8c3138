import { CSSRS_QUESTION_IDS, type MseSelection, type MseSelectionEntry } from '@svc/contracts';
import { MSE_DOMAINS, type MseDomain } from '@svc/clinical';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { callerText } from './text.ts';

const NOTES = [
  'Wants to die.',
  'Says he will kill his neighbour.',
  'Calm. Denies suicidal thoughts.',
  'Tired.',
];
const answers = fc.record(
  Object.fromEntries(CSSRS_QUESTION_IDS.map((id) => [id, fc.constantFrom('yes' as const, 'no' as const)])),
  { requiredKeys: [] },
);

function entryOf({ key, multi, options }: MseDomain): Arbitrary<MseSelectionEntry> {
  const values = fc.subarray(
    options.map(({ value }) => value),
    multi ? {} : { maxLength: 1 },
  );
  const text = fc.oneof(fc.constantFrom(...NOTES), callerText());
  return fc.record(
    { values, text, ...(key === 'risk' ? { cssrs: answers } : {}) },
    { requiredKeys: ['values'] },
  );
}

/** A mental-status exam with options, notes and C-SSRS answers, whole or in part. */
export const EXAM: Arbitrary<MseSelection> = fc.record(
  Object.fromEntries(MSE_DOMAINS.map((domain) => [domain.key, entryOf(domain)])),
  { requiredKeys: [] },
) as Arbitrary<MseSelection>;
