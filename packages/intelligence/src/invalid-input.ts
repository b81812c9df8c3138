import type { Issue } from '@svc/contracts';

/**
 * Thrown when the input does not fit the request schema; `issues` names each field.
 *
 * @example
 * ```ts
 * import { InvalidInputError } from '@svc/intelligence';
 *
 * new InvalidInputError([{ path: 'history', message: 'is required' }]).message;
 * // → 'history: is required'
 * ```
 */
export class InvalidInputError extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ path, message }) => `${path}: ${message}`).join('; '));
    this.name = 'InvalidInputError';
    this.issues = issues;
  }
}
