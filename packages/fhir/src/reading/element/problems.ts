import type { Issue } from '@svc/contracts';

/** As many problems as anybody fixes at once. */
const MOST_ISSUES = 100;

/**
 * Collects the problems of a resource, field by field.
 *
 * @example
 * ```ts
 * import { Problems } from '@svc/fhir';
 *
 * const problems = new Problems();
 * problems.add('Observation.status', 'must be final');
 * problems.issues; // → [ { path: 'Observation.status', message: 'must be final' } ]
 * ```
 */
export class Problems {
  readonly issues: Issue[] = [];

  add(path: string, message: string): void {
    if (this.issues.length < MOST_ISSUES) this.issues.push({ path: path === '' ? 'results' : path, message });
  }
}
