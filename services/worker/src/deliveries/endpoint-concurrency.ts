import { createEndpointMemory } from './endpoint-memory.ts';

/** How many deliveries of each endpoint may be claimed, and how many attempts may run, at this moment. */
export interface EndpointConcurrency {
  /** Deliveries that a claim may take of an endpoint, where that is not {@link ATTEMPTS_PER_ENDPOINT}. */
  claimLimits(): ReadonlyMap<string, number>;
  /** A delivery of it was claimed; it may wait in the worker for its attempt. */
  claim(endpointId: string): void;
  /** A claimed delivery of it was given back without an attempt. */
  release(endpointId: string): void;
  /** An attempt at a claimed delivery of it runs from now on. */
  start(endpointId: string): void;
  /** The attempt ended, and with it the claim. */
  end(endpointId: string, attempt: { readonly outcome: string; readonly durationMs: number }): void;
  /** Whether one more attempt may start. */
  mayStart(endpointId: string): boolean;
  /** Whether nothing more of it may be claimed. */
  isFull(endpointId: string): boolean;
}

/** Attempts at one endpoint that run at once. */
export const ATTEMPTS_PER_ENDPOINT = 4;
/**
 * Claims held at once of an endpoint that answers quickly: those that may not start yet wait in the worker, for a
 * second at most at the slowest that counts as quick.
 */
export const CLAIMS_PER_QUICK_ENDPOINT = 16;
/** Slots that slow endpoints may hold between them; the others are there for endpoints that answer. */
const SLOW_SLOTS = 4;

/** Keeps endpoints that do not answer from holding the slots of those that do. */
export function createEndpointConcurrency(): EndpointConcurrency {
  const running = new Map<string, number>();
  /** Claimed, started or not. */
  const held = new Map<string, number>();
  const memory = createEndpointMemory();

  const claimsPer = (id: string) => (memory.isQuick(id) ? CLAIMS_PER_QUICK_ENDPOINT : ATTEMPTS_PER_ENDPOINT);
  const countOf = (counts: ReadonlyMap<string, number>, id: string) => counts.get(id) ?? 0;

  return {
    claimLimits() {
      const limits = new Map<string, number>();
      for (const id of memory.quick()) limits.set(id, CLAIMS_PER_QUICK_ENDPOINT);
      let slowSlots = SLOW_SLOTS;
      for (const [id, count] of held) {
        if (!memory.isSlow(id)) limits.set(id, Math.max(0, claimsPer(id) - count));
        else slowSlots -= count;
      }
      for (const id of memory.slow()) {
        const limit = countOf(held, id) === 0 && slowSlots > 0 ? 1 : 0;
        limits.set(id, limit);
        slowSlots -= limit;
      }
      return limits;
    },
    claim: (id) => add(held, id, 1),
    release: (id) => add(held, id, -1),
    start: (id) => add(running, id, 1),
    end(id, attempt) {
      add(running, id, -1);
      add(held, id, -1);
      memory.note(id, attempt);
    },
    mayStart: (id) => countOf(running, id) < (memory.isSlow(id) ? 1 : ATTEMPTS_PER_ENDPOINT),
    isFull: (id) => countOf(held, id) >= (memory.isSlow(id) ? 1 : claimsPer(id)),
  };
}

function add(counts: Map<string, number>, id: string, by: number): void {
  const count = (counts.get(id) ?? 0) + by;
  if (count <= 0) counts.delete(id);
  else counts.set(id, count);
}
