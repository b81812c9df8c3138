import type { Difference } from './compare.ts';

/** Differences that are meant: `*` stands for any part of a path, `**` for anything. */
export interface Accepted {
  /** As `POST /api/v1/mse/*`. */
  readonly endpoint: string;
  /** As `status`, `headers.etag`, `body.data.events[*].type`. */
  readonly spot: string;
  readonly why: string;
}

const openApi = (why: string, spots: readonly string[]): Accepted[] =>
  spots.map((spot) => ({ endpoint: 'GET /api/openapi.json', spot, why }));

/** What callers see otherwise than on the base, on purpose. A row that nothing uses any more goes. */
export const ACCEPTED: readonly Accepted[] = [
  { endpoint: 'GET /docs/changelog', spot: 'text', why: 'it tells what has changed since the base' },
  { endpoint: 'HEAD /docs/changelog', spot: 'headers.content-length', why: 'the page is longer' },
  { endpoint: 'HEAD /api/openapi.json', spot: 'headers.content-length', why: 'the document is longer' },
  ...openApi('every field and every group of endpoints says what it is', ['body.**.description']),
  ...openApi('every operation shows a call with its answer', ['body.paths.**.example']),
  ...openApi('the document names every event a webhook receives', ['body.webhooks']),
  ...openApi('the document names its licence', ['body.info.license']),
  ...openApi('groups stand in the order of the reference page', ['body.tags[*].name']),
  ...openApi('the type of an event stands after what every event has', [
    'body.components.schemas.Event.required[*]',
  ]),
];

export interface Judged {
  /** Differences nobody has accepted. */
  readonly unmeant: readonly Difference[];
  /** Rows that accept nothing. */
  readonly unused: readonly Accepted[];
}

export function judge(differences: readonly Difference[], accepted: readonly Accepted[]): Judged {
  const fits = ({ endpoint, spot }: Accepted) => {
    const [one, other] = [patternOf(endpoint), patternOf(spot)];
    return (difference: Difference) => one.test(difference.endpoint) && other.test(difference.spot);
  };
  const rows = accepted.map((row) => ({ row, fits: fits(row) }));
  return {
    unmeant: differences.filter((difference) => !rows.some((row) => row.fits(difference))),
    unused: rows.filter((row) => !differences.some(row.fits)).map(({ row }) => row),
  };
}

function patternOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*?)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/.\\[\\]]+' : part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}
