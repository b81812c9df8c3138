/** One served path with the methods it answers. */
interface ServedPath {
  /** Pattern as registered, for example `/api/v1/{product}/:patientId/agent`. */
  readonly pattern: string;
  readonly methods: Set<string>;
  /** True when browsers of other origins may read its answers. */
  cors: boolean;
}

/** Every served path, so that a wrong method can be told from a wrong path. */
export interface RouteTable {
  add(pattern: string, methods: readonly string[], cors: boolean): void;
  find(path: string): ServedPath | undefined;
}

export function createRouteTable(): RouteTable {
  const fixed = new Map<string, ServedPath>();
  const patterns: { readonly matches: RegExp; readonly served: ServedPath }[] = [];

  const entryOf = (pattern: string): ServedPath => {
    const existing = fixed.get(pattern);
    if (existing !== undefined) return existing;
    const served: ServedPath = { pattern, methods: new Set(), cors: false };
    fixed.set(pattern, served);
    if (/[:*]/.test(pattern)) patterns.push({ matches: toRegExp(pattern), served });
    return served;
  };

  return {
    add(pattern, methods, cors) {
      const served = entryOf(pattern);
      for (const method of methods) served.methods.add(method);
      served.cors ||= cors;
    },
    find(path) {
      const decoded = decodePath(path);
      const exact = /[:*]/.test(decoded) ? undefined : fixed.get(decoded);
      return exact ?? patterns.find(({ matches }) => matches.test(decoded))?.served;
    },
  };
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map((part) => {
      if (part.startsWith(':')) return '[^/]+';
      return part === '*' ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('/');
  return new RegExp(`^${source}$`);
}

/** A path as the router matches it; one that cannot be decoded stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
