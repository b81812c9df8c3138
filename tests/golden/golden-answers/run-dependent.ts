/** A list of an answer whose entries of one moment stand in the order of their ids, which are random. */
interface List {
  readonly path: RegExp;
  readonly at: readonly string[];
  readonly moment: string;
  /** What tells entries of one moment apart. */
  readonly by: string;
}

const LISTS: readonly List[] = [
  // The keys of the development account are made at the start, all at once.
  { path: /^\/api\/admin\/v1\/keys$/, at: ['data', 'keys'], moment: 'createdAt', by: 'visibleStart' },
  // What is erased of a patient is written down in one request, one row for each kind.
  {
    path: /^\/api\/admin\/v1\/operator\/erasures$/,
    at: ['data', 'erasures'],
    moment: 'erasedAt',
    by: 'kind',
  },
  // A write that lowers a risk leaves two rows in the trail.
  { path: /^\/api\/v1\/mse\/[^/]+\/audit$/, at: ['entries'], moment: 'at', by: 'action' },
];

/** `svc_sk_test_AbCd`: what follows the family of a key. */
const RANDOM_END = /(?<=^svc_.._(?:test|live)_).*$/;

/** How long requests took. */
const DURATIONS = /^(http_request_duration_seconds_\w+\{[^}]*\}) .*$/gm;

const SERVED_AS_IT_LIES = /^\/(?:api\/openapi\.json|docs|demo)/;
/** The page that measures an interview brings a key of this run. */
const HOLDS_A_KEY = /^\/demo\/capture(?:\?|$)/;

/** The digest of a page follows the key in it. */
export function isOfThisRun(path: string, header: string): boolean {
  return header === 'etag' && HOLDS_A_KEY.test(path);
}

/** What is answered at a path lies in the tree: what looks random in it is the same in every run. */
export function isServedAsItLies(path: string): boolean {
  return SERVED_AS_IT_LIES.test(path) && !HOLDS_A_KEY.test(path);
}

type Row = Readonly<Record<string, unknown>>;

/** The body with such lists in an order that every run gives, without times, and all else as it is. */
export function steadied(path: string, body: string): string {
  if (path === '/metrics') return body.replace(DURATIONS, '$1 …');
  const list = LISTS.find((each) => each.path.test(path.split('?')[0] ?? ''));
  if (list === undefined || !body.startsWith('{')) return body;
  const answer = JSON.parse(body) as unknown;
  let rows: unknown = answer;
  for (const step of list.at) rows = (rows as Row | undefined)?.[step];
  if (!Array.isArray(rows)) return body;
  const order = (row: Row) => String(row[list.by]).replace(RANDOM_END, '');
  const isSameMoment = (one: Row, other: Row) => one[list.moment] === other[list.moment];
  // Stable: rows of different moments stay where they are.
  rows.sort((one: Row, other: Row) =>
    isSameMoment(one, other) && order(one) !== order(other) ? (order(one) < order(other) ? -1 : 1) : 0,
  );
  return JSON.stringify(answer);
}
