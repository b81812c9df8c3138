import type { CaptureNumbers } from './numbers.ts';

/** What a queue writes to; `localStorage` is one. */
export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface QueueOptions {
  /** `localStorage` of the page when not given. */
  readonly storage?: QueueStorage;
  /** When there are more, the oldest is dropped; 20 when not given. */
  readonly maxItems?: number;
  /** At most 24, and 24 when not given. */
  readonly maxAgeHours?: number;
}

interface Queued {
  /** When they were measured, milliseconds since 1970; stored under this name. */
  readonly at: number;
  readonly numbers: CaptureNumbers;
}

/** Numbers that wait to be sent. */
export interface Queue {
  add(numbers: CaptureNumbers): void;
  /** The entries that are not too old, oldest first. */
  waiting(): readonly Queued[];
  remove(item: Queued): void;
}

const KEY = 'svc-capture-queue';
const MOST_HOURS = 24;
const MOST_ITEMS = 20;
const HOUR_MS = 3_600_000;
const FIELDS = [
  'responseLatencySeconds',
  'speechRateWpm',
  'sustainedAttentionPct',
  'psychomotorFidgetEpisodes',
  'sessionDurationSeconds',
] as const;

/** Only the named numbers are written: no reference of the caller's, no history, nothing about a person. */
export function createQueue(
  { storage = localStorage, maxItems = MOST_ITEMS, maxAgeHours = MOST_HOURS }: QueueOptions,
  now: () => number,
): Queue {
  const maxAgeMs = Math.min(maxAgeHours, MOST_HOURS) * HOUR_MS;

  function waiting(): Queued[] {
    return read(storage).filter(({ at }) => at > now() - maxAgeMs && at <= now());
  }

  function write(items: readonly Queued[]): void {
    if (items.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(items.slice(-maxItems)));
  }

  return {
    add: (numbers) => write([...waiting(), { at: now(), numbers: only(numbers) }]),
    waiting() {
      const items = waiting();
      write(items);
      return items;
    },
    remove: ({ at }) => write(waiting().filter((item) => item.at !== at)),
  };
}

/** Anything else that a page or another program wrote there is ignored. */
function read(storage: QueueStorage): Queued[] {
  try {
    const items: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(items) ? items.flatMap((item) => queuedOf(Object(item))) : [];
  } catch {
    return [];
  }
}

function queuedOf({ at, numbers }: { at?: unknown; numbers?: unknown }): Queued[] {
  const kept = only(Object(numbers) as Partial<CaptureNumbers>);
  return typeof at === 'number' && kept.sessionDurationSeconds !== undefined ? [{ at, numbers: kept }] : [];
}

function only(numbers: Partial<CaptureNumbers>): CaptureNumbers {
  const kept = FIELDS.flatMap((field) => {
    const value = numbers[field];
    return typeof value === 'number' && Number.isFinite(value) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(kept) as unknown as CaptureNumbers;
}
