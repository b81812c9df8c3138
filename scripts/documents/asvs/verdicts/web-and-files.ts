import {
  admin,
  blobs,
  capturePage,
  connectBrowser,
  connectCookie,
  connectPage,
  cors,
  developerAuth,
  developerHostile,
  overHttp,
  ownForm,
  patientSessions,
  platform,
  retinaGuide,
  retinaPage,
  security,
  server,
  uploads,
} from '../evidence.ts';
import { absent, met, notMet, operator, type Verdict } from '../verdict.ts';

const NO_GRAPHQL = 'No GraphQL and no queries of the caller.';
const NO_WEBSOCKETS = 'No WebSocket is served.';
const JSON_ALONE =
  'Pages carry one; answers in JSON do not. They are `application/json` with `nosniff`, which no browser renders as a page.';

const cookie = [
  connectCookie('is bound to its host by its name behind https, and hidden from scripts and other sites'),
];
const BEHIND_HTTPS =
  "Where SVC_PUBLIC_URL is https; over http a browser would refuse it. The cookie of a patient's session is Secure there and has no prefix: its name is fixed by what portals expect.";
const cookies = [
  ...cookie,
  patientSessions('ends when the patient signs out, everywhere, and the browser forgets it'),
];

export const WEB_AND_FILES: readonly Verdict[] = [
  met('3.2.1', 'An answer is not rendered as something else', [
    server('every kind of answer forbids sniffing and keeping it'),
    platform('%s as a page that asks nobody else and frames nothing'),
    connectPage(
      'loads nothing, is kept nowhere, tells no referrer, runs no script and sends forms to itself alone',
    ),
  ]),
  met('3.2.2', 'Text is shown as text', [connectPage('the name of an account is text, whatever it is')]),
  met('3.3.1', 'Cookies are Secure and carry the prefix that says so', cookie, BEHIND_HTTPS),
  met('3.3.2', 'Cookies have a fitting SameSite', cookies),
  met('3.3.3', 'Cookies are bound to the host by their prefix', cookie, BEHIND_HTTPS),
  met('3.3.4', 'Cookies are hidden from scripts', cookies),
  operator(
    '3.4.1',
    'Strict-Transport-Security on every answer',
    'The service speaks HTTP; what ends TLS before it sends this header.',
    [security('Duties of the operator')],
  ),
  notMet(
    '3.4.2',
    'Cross-origin answers go to listed origins only',
    'On the one route that browsers may call, any origin is echoed and may read the answer; no credentials of the browser are allowed. A publishable key works from the origins of its list only, so a page elsewhere reads refusals.',
    [
      cors('sends no CORS header on any other route'),
      developerAuth(
        'a publishable key is honoured from an origin of its list only, and the refusal says what to do',
      ),
    ],
  ),
  notMet('3.4.3', 'A content security policy on every answer', JSON_ALONE, [
    platform('%s as a page that asks nobody else and frames nothing'),
  ]),
  met('3.4.4', 'nosniff on every answer', [
    platform('%s as a page that asks nobody else and frames nothing'),
    server('every kind of answer forbids sniffing and keeping it'),
  ]),
  met('3.4.5', 'A referrer policy', [
    connectPage(
      'loads nothing, is kept nowhere, tells no referrer, runs no script and sends forms to itself alone',
    ),
  ]),
  notMet(
    '3.4.6',
    'frame-ancestors on every answer',
    `${JSON_ALONE} The connect page may be framed by any https page on purpose: apps show it in a frame.`,
    [connectBrowser('an app can show it in a frame; the way to the provider leads out of the frame')],
  ),
  met('3.5.1', 'Forms of other sites are refused', [
    connectPage('a form of another site cannot %s'),
    ownForm('a form that says %s: %j is ours: %s'),
  ]),
  met('3.5.2', 'No sensitive call without a preflight', [
    server('sent as %j is 415'),
    developerAuth('a key in the query or in another header is not looked at'),
  ]),
  met('3.5.3', 'Changes need a method that changes', [
    connectPage('a state is good for 15 minutes, and a second start makes the first one void'),
    server('method %s: 405 with Allow'),
  ]),
  operator(
    '3.5.4',
    'Separate applications have separate hosts',
    'Give the service a host of its own; the admin API can have an address of its own.',
    [admin('the admin API is served there and nowhere else'), security('Duties of the operator')],
  ),
  absent(
    '3.5.5',
    'postMessage',
    'No script of ours listens to another window: those of the retina page and the capture page speak with their own workers and worklets alone.',
    [
      connectPage(
        'loads nothing, is kept nowhere, tells no referrer, runs no script and sends forms to itself alone',
      ),
      retinaPage(
        'runs the scripts of this origin alone, shows pictures of this origin alone, and may use the camera',
      ),
      capturePage('runs the scripts of this origin alone, no blob, and may use the microphone'),
    ],
  ),
  absent('3.7.1', 'Outdated client technology', 'Pages are HTML, CSS and scripts of ours, without plug-ins.'),
  met('3.7.2', 'Redirects to other hosts are listed', [
    connectPage('the language can be changed; the stored list of providers is the authority'),
  ]),
  met('4.1.1', 'A body has its content type with a charset', [
    server('every kind of answer forbids sniffing and keeping it'),
  ]),
  operator(
    '4.1.2',
    'API paths are not redirected from http to https',
    'The service redirects nothing of the API; what stands before it must not either.',
    [security('Duties of the operator')],
  ),
  met(
    '4.1.3',
    'Headers of a proxy cannot be set by the caller',
    [developerHostile('with an address they claim for themselves do not escape the limit of their address')],
    'With SVC_TRUST_PROXY set to the proxies there are, and those replacing the header.',
  ),
  met(
    '4.2.1',
    'Where a request ends is judged as HTTP says',
    [server('(%s) is answered with the envelope, and the connection ends')],
    'Node parses; a proxy before it is the operator’s.',
  ),
  absent('4.3.1', 'GraphQL query cost', NO_GRAPHQL),
  absent('4.3.2', 'GraphQL introspection', NO_GRAPHQL),
  absent('4.4.1', 'WebSocket over TLS', NO_WEBSOCKETS),
  absent('4.4.2', 'Origin of WebSockets', NO_WEBSOCKETS),
  absent('4.4.3', 'Tokens of WebSockets', NO_WEBSOCKETS),
  absent('4.4.4', 'Sessions of WebSockets', NO_WEBSOCKETS),
  met('5.1.1', 'Permitted files are documented', [retinaGuide('What is taken as a picture')]),
  met('5.2.1', 'Size of files', [uploads('is answered as documented, saved whole or not at all')]),
  met('5.2.2', 'Type of files', [uploads('is answered as documented, saved whole or not at all')]),
  absent(
    '5.2.3',
    'Compressed files',
    'No archive is opened. A picture that says to be too large is refused by its header, before anything is decoded.',
    [uploads('is answered as documented, saved whole or not at all')],
  ),
  met(
    '5.3.1',
    'Uploaded files are not executed',
    [uploads('leaves nothing behind of what it held beside the picture')],
    'A picture is decoded and encoded anew; it is served as an attachment with `nosniff`.',
  ),
  met('5.3.2', 'Paths are not made from file names', [blobs('take no key %j')], 'Keys are random and ours.'),
  met(
    '5.4.1',
    'File names in downloads',
    [overHttp('a form over a connection is read to its end, whole or in pieces, and its picture comes back')],
    'One fixed name for every picture.',
  ),
  absent(
    '5.4.2',
    'File names are encoded',
    'One fixed name for every picture; names of callers are read by nothing.',
  ),
  notMet(
    '5.4.3',
    'Files are scanned',
    'No scanner is asked: what is stored is what our own encoder made of the pixels, so nothing of the file itself is kept.',
    [uploads('leaves nothing behind of what it held beside the picture')],
  ),
];
