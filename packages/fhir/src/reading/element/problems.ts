import type { Issue } from '@svc/contracts';

/** As many problems as anybody mends at once. */
const MOST_ISSUES = 100;

/** Collects what is wrong with a resource, field by field. */
export class Problems {
  readonly issues: Issue[] = [];

  add(path: string, message: string): void {
    if (this.issues.length < MOST_ISSUES) this.issues.push({ path: path === '' ? 'results' : path, message });
  }
}
