/** A difference that is meant: `*` stands for any part of a path, `**` for anything. */
export interface Accepted {
  /** As `POST /api/v1/mse/*`. */
  readonly endpoint: string;
  /** As `status`, `headers.etag`, `body.data.events[*].type`. */
  readonly spot: string;
  readonly why: string;
}

const rows = (endpoint: string, why: string, spots: readonly string[]): Accepted[] =>
  spots.map((spot) => ({ endpoint, spot, why }));
const DOCUMENT = 'GET /api/openapi.json';

/** What callers see otherwise than on the base, on purpose. A row that nothing uses any more goes. */
export const ACCEPTED: readonly Accepted[] = [
  ...rows('GET /docs/changelog', 'it tells what has changed since the base', ['text']),
  ...rows('HEAD /docs/changelog', 'the page is longer', ['headers.content-length']),
  ...rows('GET /docs', 'the reference is drawn by a script of this origin', [
    'text',
    'headers.content-security-policy',
  ]),
  ...rows('HEAD /docs', 'the reference is drawn by a script of this origin', [
    'headers.content-length',
    'headers.content-security-policy',
  ]),
  ...rows('GET /docs/errors/*', 'Markdown is rendered by a library, and the list of errors is linked', [
    'text',
  ]),
  ...rows('HEAD /docs/errors/*', 'Markdown is rendered by a library, and the list of errors is linked', [
    'headers.content-length',
  ]),
  ...rows('GET /docs/errors', 'the errors have a list', ['**']),
  ...rows('HEAD /docs/errors', 'the errors have a list', ['**']),
  ...rows('GET /docs/assets/*', 'the script of the reference', ['**']),
  ...rows('HEAD /docs/assets/*', 'the script of the reference', ['**']),
  ...['GET', 'HEAD'].flatMap((method) =>
    ['/demo/retina', '/demo/retina/icon.svg', '/demo/retina/assets/**'].flatMap((path) =>
      rows(`${method} ${path}`, 'the page where a patient takes a picture', ['**']),
    ),
  ),
  ...rows('POST /demo/retina/sign-in', 'the page where a patient takes a picture', ['**']),
  ...rows('GET /metrics', 'there is a histogram of seconds, and every counter says what it counts', ['text']),
  ...rows('HEAD /api/openapi.json', 'the document is longer', ['headers.content-length']),
  ...rows(DOCUMENT, 'every field and every group of endpoints says what it is', ['body.**.description']),
  ...rows(DOCUMENT, 'every operation shows a call with its answer', ['body.paths.**.example']),
  ...rows(DOCUMENT, 'it names every event a webhook receives', ['body.webhooks']),
  ...rows(DOCUMENT, 'it names its licence', ['body.info.license']),
  ...rows(DOCUMENT, 'groups stand in the order of the reference page', ['body.tags[*].name']),
  ...rows(DOCUMENT, 'the type of an event stands after what every event has', [
    'body.components.schemas.Event.required[*]',
    'order of body.components.schemas.Event.properties',
  ]),
  ...rows('POST /api/v1/dmse/analyze', 'dmse 1.1.0: the confidence knows the length of the session', [
    'body.data.intelligence.confidence.score',
    'body.data.intelligence.confidence.reasons[*]',
  ]),
  ...rows('POST /api/v1/medication/analyze', 'what to monitor is counted', [
    'body.data.signals[*].metricValue',
    'body.data.signals[*].metricUnit',
  ]),
  ...rows('POST /api/v1/medication/*/agent', 'what is not taken daily counts by its average a day', [
    'body.assessment.notes[*]',
    'body.risk.flag',
    'body.risk.level',
    'body.risk.labels[*]',
    'body.reasoning.narrative',
    'body.citations[*]',
    'body.warnings[*]',
    'body.notChecked[*]',
  ]),
  ...rows('GET /api/admin/v1/calibration', 'dmse is 1.1.0', ['body.data.engines[*].engineVersion']),
  ...rows('GET /api/admin/v1/doctor', 'it says where files would be stored', ['body.data.checks[*]']),
];
