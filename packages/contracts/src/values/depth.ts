/**
 * True when arrays and objects nest deeper than `limit` levels below and including `root`. Walks level by
 * level and stops at the limit, so hostile nesting costs neither stack nor time.
 *
 * @example
 * ```ts
 * import { depthExceeds } from '@svc/contracts';
 *
 * depthExceeds({ visits: [{ note: 'seen' }] }, 3); // → false
 * depthExceeds({ visits: [{ note: 'seen' }] }, 2); // → true
 * ```
 */
export function depthExceeds(root: unknown, limit: number): boolean {
  let level: object[] = isContainer(root) ? [root] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > limit) return true;
    const next: object[] = [];
    for (const container of level) {
      collect(container, next);
    }
    level = next;
  }
  return false;
}

/** Objects by `for in`, the fastest way through many fields; a parsed body inherits none. */
function collect(container: object, into: object[]): void {
  if (Array.isArray(container)) {
    for (const child of container) if (isContainer(child)) into.push(child);
    return;
  }
  for (const key in container) {
    const child = (container as Record<string, unknown>)[key];
    if (isContainer(child)) into.push(child);
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
