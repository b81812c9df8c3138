import { parseIsoDate } from '../values/iso-date.ts';
import type { Deprecation, Endpoint } from './endpoint.ts';

/** Months promised to callers between announcement and sunset. */
export const SUNSET_MONTHS = { ga: 12, beta: 3 } as const;

/**
 * Why a deprecation breaks the promise to callers, or `undefined` when it keeps it.
 *
 * @example
 * ```ts
 * import { sunsetProblem } from '@svc/contracts';
 *
 * sunsetProblem({ announcedOn: '2026-11-20', sunsetOn: '2027-01-20' }, 'ga');
 * // → 'sunset must be at least 12 months after the announcement'
 * sunsetProblem({ announcedOn: '2026-11-20', sunsetOn: '2027-11-20' }, 'ga'); // → undefined
 * ```
 */
export function sunsetProblem(
  { announcedOn, sunsetOn }: Deprecation,
  stability: Endpoint['stability'],
): string | undefined {
  const announced = new Date(parseIsoDate(announcedOn));
  const sunset = parseIsoDate(sunsetOn);
  if (Number.isNaN(announced.getTime()) || Number.isNaN(sunset))
    return 'announcedOn and sunsetOn must be dates (YYYY-MM-DD)';
  const months = SUNSET_MONTHS[stability];
  const earliest = Date.UTC(
    announced.getUTCFullYear(),
    announced.getUTCMonth() + months,
    announced.getUTCDate(),
  );
  return sunset < earliest ? `sunset must be at least ${months} months after the announcement` : undefined;
}

/**
 * The `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` headers of a deprecated endpoint.
 *
 * @example
 * ```ts
 * import { deprecationHeaders } from '@svc/contracts';
 *
 * deprecationHeaders({ announcedOn: '2026-11-20', sunsetOn: '2027-11-20' }, 'https://api.example.org/docs/changelog');
 * // → {
 * //     deprecation: '@1795132800',
 * //     sunset: 'Sat, 20 Nov 2027 00:00:00 GMT',
 * //     link: '<https://api.example.org/docs/changelog>; rel="deprecation"; type="text/html", <https://api.example.org/docs/changelog>; rel="sunset"; type="text/html"'
 * //   }
 * ```
 */
export function deprecationHeaders(
  { announcedOn, sunsetOn, successor }: Deprecation,
  docsUrl: string,
): Record<string, string> {
  const links = [
    `<${docsUrl}>; rel="deprecation"; type="text/html"`,
    `<${docsUrl}>; rel="sunset"; type="text/html"`,
  ];
  if (successor !== undefined) links.push(`<${successor}>; rel="successor-version"`);
  return {
    deprecation: `@${parseIsoDate(announcedOn) / 1000}`,
    sunset: new Date(parseIsoDate(sunsetOn)).toUTCString(),
    link: links.join(', '),
  };
}
