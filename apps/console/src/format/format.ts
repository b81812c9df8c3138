import type { Language } from '../texts/language.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;

/** Numbers, moments and days as readers of a language write them. */
export interface Format {
  number(value: number): string;
  /** In the zone of the reader, which is named. */
  moment(at: string | number | Date): string;
  /** In UTC, which is named. */
  utcMoment(at: string): string;
  /** A day that begins and ends in UTC. */
  utcDay(day: string): string;
  /** The same without its year, where the month is named beside. */
  utcShortDay(day: string): string;
  utcHour(at: string): string;
  utcMonth(month: string): string;
  /** Name of the reader's zone as it is at a moment: clocks go forward and back. */
  zone(at: string | number | Date): string;
  /** As many whole units as it has, in the largest unit that fits. */
  span(seconds: number): string;
  country(code: string): string;
  list(parts: readonly string[]): string;
}

/** @param timeZone that of the reader when not given */
export function createFormat(language: Language, timeZone?: string): Format {
  const number = new Intl.NumberFormat(language);
  const zoned = new Intl.DateTimeFormat(language, { ...MOMENT, timeZone });
  const utc = new Intl.DateTimeFormat(language, { ...MOMENT, timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(language, { ...DAY, timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const hour = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const month = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    number: (value) => number.format(value),
    moment: (at) => zoned.format(new Date(at)),
    utcMoment: (at) => utc.format(new Date(at)),
    utcDay: (at) => day.format(new Date(`${at.slice(0, 10)}T00:00:00Z`)),
    utcShortDay: (at) => shortDay.format(new Date(`${at.slice(0, 10)}T00:00:00Z`)),
    utcHour: (at) => hour.format(new Date(at)),
    utcMonth: (at) => month.format(new Date(`${at}-01T00:00:00Z`)),
    zone: (at) =>
      zoned.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC',
    span: (seconds) => spanIn(language, seconds),
    country: (code) => countries.of(code) ?? code,
    list: (parts) => list.format(parts),
  };
}

const MOMENT = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const;
const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;

function spanIn(language: Language, seconds: number): string {
  const [size, unit] =
    seconds >= DAY_SECONDS
      ? ([DAY_SECONDS, 'day'] as const)
      : seconds >= HOUR_SECONDS
        ? ([HOUR_SECONDS, 'hour'] as const)
        : seconds >= MINUTE_SECONDS
          ? ([MINUTE_SECONDS, 'minute'] as const)
          : ([1, 'second'] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, style).format(seconds / size);
}
