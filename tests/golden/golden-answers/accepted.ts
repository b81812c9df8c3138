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
  {
    endpoint: 'POST /api/v1/mse/*/agent',
    spot: 'body.**',
    why: 'suicide and harm to others plainly denied clear up doubtful words before them, and the denial is drafted',
  },
  { endpoint: 'GET /healthz', spot: 'body.version', why: 'the version of the installation is told' },
  {
    endpoint: 'HEAD /healthz',
    spot: 'headers.content-length',
    why: 'the version of the installation is told',
  },
  { endpoint: 'GET /metrics', spot: 'text', why: 'the version of the installation is told' },
  { endpoint: 'GET /docs/changelog', spot: 'text', why: 'what changed is told' },
  { endpoint: 'HEAD /docs/changelog', spot: 'headers.content-length', why: 'what changed is told' },
  { endpoint: 'GET /demo/retina', spot: 'text', why: 'a script of the page has another name' },
  { endpoint: '* /demo/retina/assets/**', spot: '**', why: 'the gate takes the median by selection' },
  {
    endpoint: 'GET /api/retina/v1/images/**',
    spot: 'text',
    why: 'a picture is stored anew without all of its coefficients in memory; its pixels are the same',
  },
  {
    endpoint: 'GET /api/admin/v1/retina/screenings/**',
    spot: 'body.data.base64',
    why: 'a picture is stored anew without all of its coefficients in memory; its pixels are the same',
  },
];
