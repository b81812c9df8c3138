/** A difference that is meant: `*` stands for any part of a path, `**` for anything. */
export interface Accepted {
  /** As `POST /api/v1/mse/*`. */
  readonly endpoint: string;
  /** As `status`, `headers.etag`, `body.data.events[*].type`. */
  readonly spot: string;
  readonly why: string;
}

const VOICE = 'a refusal says what a field must be and what kind of value came';
const CURSOR = 'a cursor holds its place, and one that is none is refused by the name of its field';
const REPLAYED = 'an answer that was given before says so';

/** What callers see otherwise than on the base, on purpose. A row that nothing uses any more goes. */
export const ACCEPTED: readonly Accepted[] = [
  { endpoint: 'GET /healthz', spot: 'body.version', why: 'the version of the installation is told' },
  {
    endpoint: 'HEAD /healthz',
    spot: 'headers.content-length',
    why: 'the version of the installation is told',
  },
  { endpoint: 'GET /metrics', spot: 'text', why: 'the version of the installation is told' },
  { endpoint: '* /docs', spot: '**', why: 'guides are at the address where the reference was' },
  { endpoint: '* /docs/**', spot: '**', why: 'every page has the navigation and the search of the guides' },
  { endpoint: '* /demo/**', spot: '**', why: 'scripts of the pages moved, and are named by what they hold' },
  {
    endpoint: 'GET /api/admin/v1/doctor',
    spot: 'body.data.checks[*].detail',
    why: 'plainer English',
  },
  { endpoint: 'POST /**', spot: 'body.error.message', why: VOICE },
  { endpoint: 'GET /**', spot: 'body.error.message', why: VOICE },
  { endpoint: 'PATCH /**', spot: 'body.error.message', why: VOICE },
  { endpoint: 'POST /**', spot: 'body.error.issues[*].message', why: VOICE },
  { endpoint: 'GET /**', spot: 'body.error.issues[*].message', why: VOICE },
  { endpoint: 'PATCH /**', spot: 'body.error.issues[*].message', why: VOICE },
  { endpoint: 'POST /**', spot: 'body.error', why: VOICE },
  { endpoint: 'GET /**', spot: 'body.error', why: VOICE },
  { endpoint: 'PATCH /**', spot: 'body.error', why: VOICE },
  { endpoint: 'POST /**', spot: 'body.errors[*]', why: VOICE },
  { endpoint: 'PATCH /**', spot: 'body.errors[*]', why: VOICE },
  { endpoint: 'POST /**', spot: 'body.issue[*].diagnostics', why: VOICE },
  { endpoint: 'GET /api/admin/v1/retina/screenings', spot: 'body.error.issues', why: CURSOR },
  { endpoint: 'GET /api/v1/mse/*/audit', spot: 'body.errors', why: CURSOR },
  { endpoint: 'GET /api/v1/mse/*/audit', spot: 'body.errors[*]', why: CURSOR },
  { endpoint: 'GET /api/v1/labs/orders', spot: 'body.data.nextCursor', why: CURSOR },
  { endpoint: 'GET /api/v1/wearables/connections', spot: 'body.data.nextCursor', why: CURSOR },
  { endpoint: 'GET /api/admin/v1/labs/orders', spot: 'body.data.nextCursor', why: CURSOR },
  {
    endpoint: 'GET /api/v1/labs/orders',
    spot: 'status',
    why: 'a place that is none is refused, and no longer an empty list',
  },
  {
    endpoint: 'GET /api/v1/labs/orders',
    spot: 'body.ok',
    why: 'a place that is none is refused, and no longer an empty list',
  },
  {
    endpoint: 'GET /api/v1/labs/orders',
    spot: 'body.data',
    why: 'a place that is none is refused, and no longer an empty list',
  },
  {
    endpoint: 'GET /api/v1/labs/orders',
    spot: 'body.requestId',
    why: 'a place that is none is refused, and no longer an empty list',
  },
  { endpoint: 'GET /api/openapi.json', spot: '**', why: 'types in every branch, numbers, examples' },
  { endpoint: 'HEAD /api/openapi.json', spot: 'headers.*', why: 'types in every branch, numbers, examples' },
  { endpoint: '* /api/**', spot: 'headers.idempotent-replayed', why: REPLAYED },
  { endpoint: '* /**', spot: 'headers.access-control-expose-headers', why: REPLAYED },
  { endpoint: 'POST /mcp', spot: 'text', why: 'parameters of tools are plain objects' },
];
