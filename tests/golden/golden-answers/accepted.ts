/** A difference that is meant: `*` stands for any part of a path, `**` for anything. */
export interface Accepted {
  /** As `POST /api/v1/mse/*`. */
  readonly endpoint: string;
  /** As `status`, `headers.etag`, `body.data.events[*].type`. */
  readonly spot: string;
  readonly why: string;
}

/** What callers see otherwise than on the base, on purpose. A row that nothing uses any more goes. */
export const ACCEPTED: readonly Accepted[] = [
  { endpoint: 'GET /healthz', spot: 'body.version', why: 'the version of the installation is told' },
  {
    endpoint: 'HEAD /healthz',
    spot: 'headers.content-length',
    why: 'the version of the installation is told',
  },
  { endpoint: 'GET /metrics', spot: 'text', why: 'the version of the installation is told' },
  { endpoint: 'GET /docs/changelog', spot: 'text', why: 'what changed is told' },
  { endpoint: 'HEAD /docs/changelog', spot: 'headers.content-length', why: 'what changed is told' },
  { endpoint: '* /docs/changelog', spot: 'headers.etag', why: 'what changed is told' },
  { endpoint: '* /demo/**', spot: '**', why: 'scripts of the pages moved, and are named by what they hold' },
  { endpoint: '* /docs/errors/**', spot: '**', why: 'plainer English' },
  {
    endpoint: 'GET /api/admin/v1/doctor',
    spot: 'body.data.checks[*].detail',
    why: 'plainer English',
  },
];
