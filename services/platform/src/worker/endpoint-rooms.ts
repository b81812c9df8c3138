/** How many deliveries of each endpoint may be claimed and tried at this moment. */
export interface EndpointRooms {
  /** Deliveries that a claim may take of an endpoint, where that is not {@link ROOM}. */
  rooms(): ReadonlyMap<string, number>;
  /** A delivery of it was claimed; it may wait here for its turn. */
  hold(endpointId: string): void;
  /** A claimed delivery of it was given back untried. */
  release(endpointId: string): void;
  /** A claimed delivery of it is tried from now on. */
  begin(endpointId: string): void;
  /** The try ended, and with it the claim. */
  end(endpointId: string, attempt: { readonly outcome: string; readonly durationMs: number }): void;
  /** Whether one more try may begin. */
  mayBegin(endpointId: string): boolean;
  /** Whether nothing more of it may be claimed. */
  isFull(endpointId: string): boolean;
}

/** Deliveries of one endpoint that are tried at once. */
export const ROOM = 4;
/**
 * Deliveries of an endpoint that answers quickly that are claimed at once: those it has no room for yet wait in the
 * worker, for a second at most at the slowest that counts as quick.
 */
export const QUICK_ROOM = 16;
const QUICK_MS = 250;
/** Endpoints remembered as quick: each is named in every claim. */
const MAX_QUICK = 64;
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
  const running = new Map<string, number>();
  /** Claimed, tried or not. */
  const held = new Map<string, number>();
  /** Least recently tried first. */
  const strikes = new Map<string, number>();
  /** Endpoints whose last answer came quickly, least recently tried first. */
  const quick = new Set<string>();

  const isSlow = (id: string) => (strikes.get(id) ?? 0) >= STRIKES;
  const roomOf = (id: string) => (quick.has(id) ? QUICK_ROOM : ROOM);
  const countOf = (counts: ReadonlyMap<string, number>, id: string) => counts.get(id) ?? 0;

  function remember(id: string, count: number): void {
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
    rooms() {
      const found = new Map<string, number>();
      for (const id of quick) found.set(id, QUICK_ROOM);
      let slowSlots = SLOW_SLOTS;
      for (const [id, count] of held) {
        if (!isSlow(id)) found.set(id, Math.max(0, roomOf(id) - count));
        else slowSlots -= count;
      }
      for (const id of strikes.keys()) {
        if (!isSlow(id)) continue;
        const room = countOf(held, id) === 0 && slowSlots > 0 ? 1 : 0;
        found.set(id, room);
        slowSlots -= room;
      }
      return found;
    },
    hold: (id) => add(held, id, 1),
    release: (id) => add(held, id, -1),
    begin: (id) => add(running, id, 1),
    end(id, { outcome, durationMs }) {
      add(running, id, -1);
      add(held, id, -1);
      if (outcome === 'timeout' || durationMs >= SLOW_MS) remember(id, countOf(strikes, id) + 1);
      else strikes.delete(id);
      if (outcome !== 'timeout' && durationMs <= QUICK_MS) rememberQuick(id);
      else quick.delete(id);
    },
    mayBegin: (id) => countOf(running, id) < (isSlow(id) ? 1 : ROOM),
    isFull: (id) => countOf(held, id) >= (isSlow(id) ? 1 : roomOf(id)),
  };
}

function add(counts: Map<string, number>, id: string, by: number): void {
  const count = (counts.get(id) ?? 0) + by;
  if (count <= 0) counts.delete(id);
  else counts.set(id, count);
}
