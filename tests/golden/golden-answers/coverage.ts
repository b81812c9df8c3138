import { type Endpoint, ENDPOINTS, MSE_ENDPOINTS, routePattern } from '@svc/contracts';
import type { Entry } from './recording.ts';

/** A method, and a pattern with `:name` for a part. */
export interface Route {
  readonly method: string;
  readonly pattern: string;
}

/** Every endpoint entry of the contracts, as a route. */
export function endpointEntries(): Route[] {
  const entries: Endpoint[] = [...Object.values(ENDPOINTS), ...Object.values(MSE_ENDPOINTS)];
  return entries.map(({ method, path }) => ({ method, pattern: `/api${routePattern(path)}` }));
}

/** Routes that no request of a recording reached with a success. */
export function withoutSuccess(routes: readonly Route[], entries: readonly Entry[]): Route[] {
  // A fixed path is served before one with parts.
  const ordered = routes
    .map((route) => ({ ...route, path: pathOf(route.pattern), name: nameOf(route) }))
    .sort((one, other) => parts(one.pattern) - parts(other.pattern));
  const reached = new Set<string>();
  for (const { method, path, status } of entries) {
    if (status >= 400) continue;
    const asked = path.split('?')[0] ?? '';
    const found = ordered.find((route) => route.method === method && route.path.test(asked));
    if (found !== undefined) reached.add(found.name);
  }
  const missing = new Map(routes.map((route) => [nameOf(route), route]));
  for (const name of reached) missing.delete(name);
  return [...missing.values()];
}

function nameOf({ method, pattern }: Route): string {
  return `${method} ${pattern.replace(/:\w+/g, ':')}`;
}

function pathOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/[$.]/g, String.raw`\$&`).replace(/:\w+/g, '[^/]+')}$`);
}

function parts(pattern: string): number {
  return pattern.split(':').length;
}
