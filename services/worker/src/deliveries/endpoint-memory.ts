/** What the last attempts at endpoints were like. */
export interface EndpointMemory {
  note(endpointId: string, attempt: { readonly outcome: string; readonly durationMs: number }): void;
  /** Several attempts in a row were slow. */
  isSlow(endpointId: string): boolean;
  /** The last answer came quickly. */
  isQuick(endpointId: string): boolean;
  slow(): readonly string[];
  quick(): Iterable<string>;
}

const QUICK_MS = 250;
/** Endpoints remembered as quick: each is named in every claim. */
const MAX_QUICK = 64;
/** An answer that takes this long is as bad for the others as none. */
const SLOW_MS = 5_000;
/** Slow attempts in a row after which an endpoint gets one at a time. */
const STRIKES = 3;
/** Endpoints remembered as slow; the longest unheard of is forgotten first. */
const MAX_REMEMBERED = 1_000;

export function createEndpointMemory(): EndpointMemory {
  /** Slow attempts in a row, least recently attempted first. */
  const strikes = new Map<string, number>();
  /** Least recently attempted first. */
  const quick = new Set<string>();

  const isSlow = (id: string) => (strikes.get(id) ?? 0) >= STRIKES;

  function rememberSlow(id: string): void {
    const count = (strikes.get(id) ?? 0) + 1;
    strikes.delete(id);
    strikes.set(id, count);
    const [oldest] = strikes.keys();
    if (strikes.size > MAX_REMEMBERED && oldest !== undefined) strikes.delete(oldest);
  }

  function rememberQuick(id: string): void {
    quick.delete(id);
    quick.add(id);
    const [oldest] = quick;
    if (quick.size > MAX_QUICK && oldest !== undefined) quick.delete(oldest);
  }

  return {
    note(id, { outcome, durationMs }) {
      if (outcome === 'timeout' || durationMs >= SLOW_MS) rememberSlow(id);
      else strikes.delete(id);
      if (outcome !== 'timeout' && durationMs <= QUICK_MS) rememberQuick(id);
      else quick.delete(id);
    },
    isSlow,
    isQuick: (id) => quick.has(id),
    slow: () => [...strikes.keys()].filter(isSlow),
    quick: () => quick,
  };
}
