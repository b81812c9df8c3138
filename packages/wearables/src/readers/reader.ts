import { DAY_MS, formatIsoDay, parseIsoDate } from '@svc/contracts';
import type { WearableDay } from '../catalog/metric.ts';

/** Days to read, both included, YYYY-MM-DD. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Asks a provider for data as one person. */
export interface DataClient {
  /** What the provider calls the person; null where no address wants it. */
  readonly subject: string | null;
  /**
   * The JSON at a path below the provider's data address.
   *
   * @throws TokenRefusedError for 401
   * @throws ProviderTroubleError for any other failure
   */
  get(path: string, query: Readonly<Record<string, string>>): Promise<unknown>;
  /** The same by a form, for providers that want one. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<unknown>;
  /** The same by JSON. */
  postJson(path: string, body: object): Promise<unknown>;
}

/** Reads the days of one person. What a provider does not tell is left out; bounds are checked by the caller. */
export type DataReader = (client: DataClient, range: DayRange) => Promise<WearableDay[]>;

type Value = { -readonly [Field in keyof WearableDay]?: WearableDay[Field] };

/** Days under collection, by date. */
export function createDays() {
  const days = new Map<string, Value>();
  return {
    set(date: unknown, metric: Exclude<keyof WearableDay, 'date'>, value: unknown): void {
      if (typeof date !== 'string' || typeof value !== 'number') return;
      const day = days.get(date) ?? {};
      day[metric] = value;
      days.set(date, day);
    },
    /** Adds to what the day has: several sleeps make one night. */
    add(date: unknown, metric: Exclude<keyof WearableDay, 'date'>, value: unknown): void {
      if (typeof date !== 'string' || typeof value !== 'number') return;
      this.set(date, metric, (days.get(date)?.[metric] ?? 0) + value);
    },
    list: (): WearableDay[] => [...days].map(([date, values]) => ({ ...values, date })),
  };
}

export const SECONDS_PER_HOUR = 3600;
export const MILLISECONDS_PER_HOUR = 3_600_000;

/** The entries of a list in an answer; none when there is no such list. */
export function entriesOf(answer: unknown, name: string): Readonly<Record<string, unknown>>[] {
  const list = (answer as Record<string, unknown> | null)?.[name];
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}

/** The day after, YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return formatIsoDay(parseIsoDate(day) + DAY_MS);
}
