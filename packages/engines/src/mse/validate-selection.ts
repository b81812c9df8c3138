import { depthExceeds, MAX_OBJECT_DEPTH, type MseSelection } from '@svc/contracts';
import { MSE_DOMAINS, findMseDomain } from '@svc/clinical';
import { describeValue, listAllowed, quoteSafely } from './input-text.ts';
import { isRecord } from './is-record.ts';
import { problemList } from './problem-list.ts';
import { validateEntry } from './validate-entry.ts';

export type MseValidation =
  | { readonly ok: true; readonly selection: MseSelection }
  | { readonly ok: false; readonly errors: string[] };

/**
 * Judges any JSON value as an MSE selection against the catalog. A valid one is returned as it was given; else
 * every problem is named at once, one message per field with its path and what is allowed, at most a hundred and
 * then how many more. An object without domains is valid. Takes time in proportion to the input and never throws.
 *
 * @example
 * ```ts
 * import { validateMseSelection } from '@svc/engines';
 *
 * validateMseSelection({ mood: { values: ['fine'] } });
 * // → {
 * //     ok: false,
 * //     errors: [
 * //       'selection.mood.values[0]: unknown option "fine"; allowed: euthymic, depressed, anxious, irritable, angry, elevated, euphoric, labile, hopeless, empty, fearful, guilty'
 * //     ]
 * //   }
 * ```
 */
export function validateMseSelection(input: unknown): MseValidation {
  const problems = problemList();
  if (!isRecord(input)) {
    return {
      ok: false,
      errors: [`selection: must be an object of findings by domain, is ${describeValue(input)}`],
    };
  }
  if (depthExceeds(input, MAX_OBJECT_DEPTH)) {
    problems.add(() => `selection: must not nest deeper than ${MAX_OBJECT_DEPTH} levels`);
  }
  for (const key of Object.keys(input)) {
    const domain = findMseDomain(key);
    if (domain === undefined) {
      problems.add(() => `selection: unknown domain ${quoteSafely(key)}; allowed: ${listAllowed(KEYS)}`);
    } else {
      validateEntry(domain, input[key], `selection.${key}`, problems);
    }
  }
  const errors = problems.messages();
  return errors.length > 0 ? { ok: false, errors } : { ok: true, selection: input as MseSelection };
}

const KEYS = MSE_DOMAINS.map(({ key }) => key);
