/** How many deliveries of each endpoint may be tried at this moment. */
export interface EndpointRooms {
  /** Endpoints with another room than {@link ROOM}, for a claim. */
  rooms(): ReadonlyMap<string, number>;
  begin(endpointId: string): void;
  end(endpointId: string, attempt: { readonly outcome: string; readonly durationMs: number }): void;
  isFull(endpointId: string): boolean;
}

/** Deliveries of one endpoint that are tried at once. */
export const ROOM = 4;
/** Slots that slow endpoints may hold between them; the others are there for endpoints that answer. */
const SLOW_SLOTS = 4;
/** An answer that takes this long is as bad for the others as none. */
const SLOW_MS = 5_000;
/** Slow tries in a row after which an endpoint is tried with one delivery at a time. */
const STRIKES = 3;
/** Endpoints remembered as slow; the longest unheard of is forgotten first. */
const MAX_REMEMBERED = 1_000;

/** Keeps endpoints that do not answer from holding the slots of those that do. */
export function createEndpointRooms(): EndpointRooms {
  const inFlight = new Map<string, number>();
  /** Least recently tried first. */
  const strikes = new Map<string, number>();

  const isSlow = (id: string) => (strikes.get(id) ?? 0) >= STRIKES;
  const running = (id: string) => inFlight.get(id) ?? 0;

  function remember(id: string, count: number): void {
    strikes.delete(id);
    strikes.set(id, count);
    const [oldest] = strikes.keys();
    if (strikes.size > MAX_REMEMBERED && oldest !== undefined) strikes.delete(oldest);
  }

  return {
    rooms() {
      const found = new Map<string, number>();
      let slowSlots = SLOW_SLOTS;
      for (const [id, count] of inFlight) {
        if (!isSlow(id)) found.set(id, Math.max(0, ROOM - count));
        else slowSlots -= count;
      }
      for (const id of strikes.keys()) {
        if (!isSlow(id)) continue;
        const room = running(id) === 0 && slowSlots > 0 ? 1 : 0;
        found.set(id, room);
        slowSlots -= room;
      }
      return found;
    },
    begin: (id) => void inFlight.set(id, running(id) + 1),
    end(id, { outcome, durationMs }) {
      if (running(id) <= 1) inFlight.delete(id);
      else inFlight.set(id, running(id) - 1);
      if (outcome === 'timeout' || durationMs >= SLOW_MS) remember(id, (strikes.get(id) ?? 0) + 1);
      else strikes.delete(id);
    },
    isFull: (id) => running(id) >= (isSlow(id) ? 1 : ROOM),
  };
}
