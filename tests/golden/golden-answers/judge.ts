import type { Accepted } from './accepted.ts';
import type { Difference } from './compare.ts';

interface Judged {
  /** Differences nobody has accepted. */
  readonly unmeant: readonly Difference[];
  /** Rows that accept nothing. */
  readonly unused: readonly Accepted[];
}

/** Holds the differences of two recordings against the rows that accept some. */
export function judge(differences: readonly Difference[], accepted: readonly Accepted[]): Judged {
  const rows = accepted.map((row) => {
    const [endpoint, spot] = [patternOf(row.endpoint), patternOf(row.spot)];
    return { row, fits: (found: Difference) => endpoint.test(found.endpoint) && spot.test(found.spot) };
  });
  return {
    unmeant: differences.filter((difference) => !rows.some((row) => row.fits(difference))),
    unused: rows.filter((row) => !differences.some(row.fits)).map(({ row }) => row),
  };
}

function patternOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*?)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? String.raw`[^/.\[\]]+` : part.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}
