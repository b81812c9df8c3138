const PATTERN =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?([Zz]|[+-]\d{2}:\d{2})?)?$/;

/**
 * Milliseconds since the Unix epoch of an ISO 8601 date or RFC 3339 date-time, or `NaN` when the text is
 * neither or names a day that does not exist. A date without a time and a time without an offset mean UTC,
 * never the zone of the machine.
 *
 * @example parseIsoDate('2026-02-30') // NaN
 */
export function parseIsoDate(text: string): number {
  const match = PATTERN.exec(text);
  if (match === null) return Number.NaN;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', offset = 'Z'] = match;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const exists = new Date(midnight).toISOString().startsWith(`${year}-${month}-${day}`);
  // RFC 3339 allows second 60 (leap second); it reads as the first instant after it.
  if (!exists || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return Number.NaN;
  const offsetMinutes = parseOffsetMinutes(offset);
  if (Number.isNaN(offsetMinutes)) return Number.NaN;
  const milliseconds = Math.trunc(Number(`0.${fraction}`) * 1000);
  return (
    midnight +
    ((Number(hour) * 60 + Number(minute) - offsetMinutes) * 60 + Number(second)) * 1000 +
    milliseconds
  );
}

function parseOffsetMinutes(offset: string): number {
  if (offset === 'Z' || offset === 'z') return 0;
  const hours = Number(offset.slice(1, 3));
  const minutes = Number(offset.slice(4, 6));
  if (hours > 23 || minutes > 59) return Number.NaN;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
