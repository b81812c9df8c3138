import {
  bounds,
  compute,
  computing,
  connectPage,
  dependencies,
  developerEndpoints,
  developerHostile,
  developerLogs,
  egress,
  endpoints,
  guardModel,
  jsonBody,
  logger,
  mseLogs,
  mseRefusals,
  operatorActs,
  platform,
  sandbox,
  security,
  securityPolicy,
  server,
  toApiError,
} from '../evidence.ts';
import { absent, met, operator, type Verdict } from '../verdict.ts';

const NO_WEBRTC = 'No WebRTC.';
const webrtc: [string, string][] = [
  ['17.1.1', 'TURN reaches no internal address'],
  ['17.2.1', 'Keys of DTLS'],
  ['17.2.2', 'Ciphers of DTLS'],
  ['17.2.3', 'Media are authenticated'],
  ['17.2.4', 'Malformed media are survived'],
  ['17.3.1', 'Signalling survives floods'],
  ['17.3.2', 'Signalling survives malformed messages'],
];

export const CODE_AND_LOGS: readonly Verdict[] = [
  met('15.1.1', 'Times for updating components are documented', [securityPolicy('Dependencies')]),
  met(
    '15.1.2',
    'There is a list of components from known sources',
    [
      dependencies('is fixed by a hash and comes from the registry'),
      dependencies('of what is served stay few'),
    ],
    'The lockfile is the list; a bill of materials in a standard format is not made.',
  ),
  met('15.1.3', 'What is expensive is documented, with what protects it', [
    computing('Long work leaves the thread that answers'),
    bounds('Bounds the contract does not print'),
  ]),
  operator(
    '15.2.1',
    'No component is older than promised',
    'No test asks the registry: run `npx pnpm audit --prod` with every deployment.',
    [securityPolicy('Dependencies')],
  ),
  met('15.2.2', 'What is expensive cannot take the service down', [
    compute('ends a job that takes too long with 503, and works on'),
    compute('refuses with 503 what is more than may wait, of one owner or in all'),
    compute('keeps no place for a caller who left while the job waited'),
    server('is answered 503 when the limit of 30 s comes, and its late result goes nowhere'),
    server('loses its connection when nothing of its answer is taken for longer than it may run'),
  ]),
  met(
    '15.2.3',
    'Nothing but what is needed runs in production',
    [
      connectPage(
        'there is no demonstration provider, cookies are for https, and only https pages may frame the page',
      ),
      platform('serves health and no API'),
    ],
    'The code of the demonstration provider is in the build and not mounted.',
  ),
  met('15.3.1', 'Answers have needed fields only', [
    endpoints('are made for an account or an organization and listed without their secret'),
  ]),
  met('15.3.2', 'Redirects are not followed', [
    egress('is not redirected by a %i: it is the answer'),
    egress('has the same caps and follows no redirect'),
  ]),
  met('15.3.3', 'Fields that were not meant cannot be set', [
    developerEndpoints('ignores fields it does not know, and names them'),
  ]),
  met(
    '15.3.4',
    'Addresses of callers cannot be forged',
    [developerHostile('with an address they claim for themselves do not escape the limit of their address')],
    'Behind a proxy SVC_TRUST_PROXY must name it.',
  ),
  met(
    '15.3.5',
    'Types are what they must be',
    [developerHostile('of any JSON are answered with a documented status')],
    'The schemas check types; the compiler and eqeqeq the code.',
  ),
  met('15.3.6', 'Prototypes cannot be polluted', [
    jsonBody('%s'),
    developerHostile('with %s are 400 and name the field'),
  ]),
  met('15.3.7', 'Parameters sent twice do no harm', [
    developerEndpoints('the last of duplicate keys wins'),
    mseRefusals('GET %s names %s'),
  ]),
  met('16.1.1', 'What is logged is documented', [security('Logs')]),
  met(
    '16.2.1',
    'A log line says when, who and what',
    [
      developerLogs(
        'is one line of ids, pattern, status and time: no canary of body, header, path or query gets in',
      ),
      developerLogs('names account and key by their ids'),
    ],
    'The address of the caller is not logged by us: a proxy can join it by X-Request-Id.',
  ),
  met(
    '16.2.2',
    'Times agree and say their zone',
    [logger('writes one JSON line with the fields that are allowed')],
    'Milliseconds since 1970 in UTC; svc doctor compares the clock with the database.',
  ),
  met('16.2.3', 'Logs go where the page says', [security('Logs')]),
  met('16.2.4', 'Logs can be read by machines', [
    logger('writes one JSON line with the fields that are allowed'),
  ]),
  met('16.2.5', 'Sensitive data is not logged', [
    developerLogs('holds no key, whole or in part'),
    mseLogs(
      'is a line of ids, pattern, status and time: no canary of body, header, path or query gets into log or metrics',
    ),
  ]),
  met(
    '16.3.1',
    'Every attempt to authenticate is logged',
    [server('is written for a request that was refused as well')],
    'One line for each request with its status: 401 without, other answers with the id of the key.',
  ),
  met('16.3.2', 'Refused rights are logged', [
    mseRefusals('a refusal shows in the audit trail of the visit'),
    operatorActs('leaves a record of each call, refused ones too, unless it says why not'),
    server('is written for a request that was refused as well'),
  ]),
  met('16.3.3', 'Attempts to get round controls are logged', [
    platform('metrics of refusals by the limit that made them'),
    server('is written for a request that was refused as well'),
  ]),
  met('16.3.4', 'Unexpected errors are logged', [
    server('has kind and place of an unexpected error, never its message'),
  ]),
  met('16.4.1', 'A log line cannot be forged', [
    logger('keeps a line break inside a value from forging a line'),
  ]),
  operator(
    '16.4.2',
    'Logs cannot be changed',
    'The process writes to its standard output; keep what collects it apart. Audit rows in the database are append-only.',
    [security('Logs')],
  ),
  operator('16.4.3', 'Logs leave the machine', 'As above.', [security('Logs')]),
  met('16.5.1', 'Errors say nothing of the inside', [
    toApiError('says nothing about the inside of an unexpected error'),
    mseRefusals('is 500 without a word of the inside'),
  ]),
  met('16.5.2', 'The service stays safe when others fail', [
    guardModel('opens after five failures in a row and refuses at once, then lets one try'),
    sandbox('refuses to answer for a test key while the database is down'),
  ]),
  met('16.5.3', 'Failing never opens a door', [
    mseRefusals('a refusal that cannot be audited is not answered as a plain 403'),
  ]),
  ...webrtc.map(([id, asks]) => absent(id, asks, NO_WEBRTC)),
];
