import {
  compute,
  config,
  connectBrowser,
  connectPage,
  developerEndpoints,
  developerLogs,
  doctorRole,
  egress,
  endpoints,
  mseLogs,
  patientSessions,
  platform,
  runAgent,
  security,
  server,
  toApiError,
  twoRoles,
} from '../evidence.ts';
import { met, notMet, operator, type Verdict } from '../verdict.ts';

const duties = [security('Duties of the operator')];

export const CONFIGURATION_AND_DATA: readonly Verdict[] = [
  met('13.1.1', 'Every connection in and out is documented', [security('Entry points and ways out')]),
  operator(
    '13.2.1',
    'Components authenticate to each other without standing secrets',
    'The service logs in to the database as DATABASE_URL says: use a certificate, or change the password by a schedule. A model and device providers take the standing keys they issue.',
    duties,
  ),
  met(
    '13.2.2',
    'Components have least privilege',
    [twoRoles('owns nothing, and row-level security binds it'), doctorRole('names a superuser')],
    'With two database roles; with one, svc doctor fails in production.',
  ),
  met('13.2.3', 'No default credentials', [
    config('needs a database and a secret'),
    config('refuses a guessable %s, never quotes it, and says how to make a good one'),
  ]),
  operator(
    '13.2.4',
    'Outgoing connections are listed',
    'Model, providers and database are what the configuration names. Webhooks go to any public https address an operator entered for a customer: put an egress proxy or firewall before them where a list is wanted.',
    [egress('lets nothing through in production'), security('Duties of the operator')],
  ),
  operator(
    '13.2.5',
    'The server may reach listed places only',
    'As above: the firewall of the machine.',
    duties,
  ),
  operator(
    '13.3.1',
    'Secrets live in a vault',
    'Secrets come as environment variables from whatever keeps them; none is in the source or the build.',
    [config('needs a database and a secret'), security('Secrets and algorithms')],
  ),
  operator(
    '13.3.2',
    'Secrets are seen by who needs them',
    'Of the environment; helper threads see nothing of it.',
    [compute('shows its workers nothing of the environment'), security('Duties of the operator')],
  ),
  operator(
    '13.4.1',
    'No source control data where it runs',
    'Deploy without .git; the service gives out no files in any case.',
    [platform('nothing at %s'), security('Duties of the operator')],
  ),
  met('13.4.2', 'No debug mode in production', [
    toApiError('says nothing about the inside of an unexpected error'),
    connectPage(
      'there is no demonstration provider, cookies are for https, and only https pages may frame the page',
    ),
  ]),
  met('13.4.3', 'No directory listings', [platform('nothing at %s')]),
  met('13.4.4', 'TRACE is refused', [server('method %s: 405 with Allow')]),
  met(
    '13.4.5',
    'Documentation and figures are shown on purpose only',
    [platform('metrics to this machine: routes and codes, never ids'), platform('no metrics to %s')],
    'The reference is public on purpose.',
  ),
  met('14.1.1', 'Data is classified', [security('What is protected')]),
  met('14.1.2', 'Every class has its rules', [security('What is protected')]),
  notMet(
    '14.2.1',
    'Nothing sensitive in addresses',
    'Keys are taken from the Authorization header alone, but the contract puts ids of patients and visits into paths and queries, and the link of a patient is a token in a path. We log no path; a proxy must not either. Use ids that say nothing outside.',
    [
      developerLogs(
        'is one line of ids, pattern, status and time: no canary of body, header, path or query gets in',
      ),
      connectPage('what is logged of all this names routes, never a token, a code, a state or a patient'),
    ],
  ),
  met('14.2.2', 'Nothing sensitive is cached on the way', [
    server('every kind of answer forbids sniffing and keeping it'),
    developerEndpoints('stores nothing of body or answer'),
  ]),
  met(
    '14.2.3',
    'Nothing sensitive goes to trackers',
    [
      connectBrowser('asks nobody but this service and the provider, and breaks none of its own rules'),
      runAgent('%s: neither patient id nor free text but the marked context'),
    ],
    'A model outside is the operator’s choice; what is recognised as naming a person is masked first, which no recogniser does completely.',
  ),
  operator(
    '14.2.4',
    'The rules of each class are kept',
    'Logs, secrets, rights and evidence are the service’s; it does not encrypt health data: the disk and backups of the database are the operator’s to encrypt.',
    [
      mseLogs(
        'is a line of ids, pattern, status and time: no canary of body, header, path or query gets into log or metrics',
      ),
      endpoints('keep their secret sealed, each for itself'),
      security('Duties of the operator'),
    ],
  ),
  met(
    '14.3.1',
    'Client storage is cleared',
    [
      connectPage('a state is good for 15 minutes, and a second start makes the first one void'),
      patientSessions('ends when the patient signs out, everywhere, and the browser forgets it'),
    ],
    'Two random cookies are all that is stored: one of 15 minutes, and that of a session, which signing out takes away.',
  ),
  met('14.3.2', 'Browsers are told to keep nothing', [
    server('every kind of answer forbids sniffing and keeping it'),
    connectPage(
      'loads nothing, is kept nowhere, tells no referrer, runs no script and sends forms to itself alone',
    ),
  ]),
  met('14.3.3', 'Browser storage holds nothing sensitive', [
    connectPage(
      'loads nothing, is kept nowhere, tells no referrer, runs no script and sends forms to itself alone',
    ),
  ]),
];
