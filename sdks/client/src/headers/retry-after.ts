/** How long `Retry-After` asks to wait, in milliseconds; it holds seconds or a date (RFC 9110, 10.2.3). */
export function retryAfterMsOf(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
