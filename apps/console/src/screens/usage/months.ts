const SHOWN = 13;

/** The month of a moment in UTC and those before it, newest first: a year can be compared with the last. */
export function lastMonths(now: string): string[] {
  const at = new Date(now);
  return Array.from({ length: SHOWN }, (_, back) =>
    new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

/** Every day of a month, UTC. */
export function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: days }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}
