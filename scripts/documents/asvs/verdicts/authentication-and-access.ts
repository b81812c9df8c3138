import {
  addresses,
  config,
  consoleGuide,
  consoleOwnership,
  consoleSignIn,
  credentials,
  developerHostile,
  endpoints,
  revokedKeys,
  keyFormat,
  keyGuesses,
  keys,
  mseRefusals,
  mseTenants,
  ownership,
  patientSessions,
  people,
  security,
  unauthenticated,
  rowLevelSecurity,
  wearables,
} from '../evidence.ts';
import { absent, met, notMet, operator, type Verdict } from '../verdict.ts';

const NO_PASSWORDS =
  'Nobody has a password here: callers have keys that the service draws, people sign in with a provider.';
const NO_CODES = 'There are no codes, one-time passwords or recovery secrets.';

const passwords: [string, string][] = [
  ['6.1.2', 'Words that passwords must not hold'],
  ['6.2.1', 'Length of passwords'],
  ['6.2.2', 'Passwords can be changed'],
  ['6.2.3', 'A change asks for the current password'],
  ['6.2.4', 'Common passwords are refused'],
  ['6.2.5', 'Passwords of any characters'],
  ['6.2.6', 'Password fields are masked'],
  ['6.2.7', 'Pasting and managers are allowed'],
  ['6.2.8', 'Passwords are compared as they came'],
  ['6.2.9', 'Long passwords are allowed'],
  ['6.2.10', 'No periodic change of passwords'],
  ['6.2.11', 'The list of words is used'],
  ['6.2.12', 'Breached passwords are refused'],
  ['6.4.2', 'No hints or secret questions'],
  ['6.4.3', 'Resetting a password'],
];

const codes: [string, string][] = [
  ['6.4.4', 'A lost second factor'],
  ['6.5.1', 'Codes are used once'],
  ['6.5.2', 'Codes are stored hashed'],
  ['6.5.3', 'Codes are random'],
  ['6.5.4', 'Entropy of codes'],
  ['6.5.5', 'Lifetime of codes'],
  ['6.6.1', 'Codes by telephone'],
  ['6.6.2', 'Codes belong to their request'],
  ['6.6.3', 'Codes cannot be guessed by trying'],
];

const providers: readonly Verdict[] = [
  met(
    '6.8.1',
    'Identities of several providers stay apart',
    [people('is of one person, also when two windows sign in at once')],
    'A person is known by issuer and subject together.',
  ),
  met('6.8.2', 'Signed assertions are checked', [
    consoleSignIn('%s gives no session, and a page that says so'),
    consoleSignIn('of somebody else than the provider is refused, whatever it says'),
  ]),
  absent('6.8.3', 'SAML assertions are used once', 'There is no SAML: people sign in by OpenID Connect.'),
  operator(
    '6.8.4',
    'Strength of a sign-in is checked',
    'Which factors the provider asks for is set at the provider; for acts that make or end a right the moment of the sign-in is checked.',
    [
      consoleSignIn(
        'asks the person again, also when the provider knows them, and moves the moment they proved who they are',
      ),
    ],
  ),
  met('7.1.3', 'Federated sessions are documented', [consoleGuide('Sessions')]),
  met('7.6.1', 'Sessions with providers end together', [
    consoleSignIn('ends the session here, takes the cookie away, and says where the provider ends its own'),
    consoleSignIn('ends the session it names, and no other'),
  ]),
  met('7.6.2', 'A session needs an act of the user', [
    consoleSignIn('that this browser did not begin gives no session'),
  ]),
];

export const AUTHENTICATION_AND_ACCESS: readonly Verdict[] = [
  met('6.1.1', 'What is done against guessing is documented', [security('Keys, tokens and links')]),
  ...passwords.map(([id, asks]) => absent(id, asks, NO_PASSWORDS)),
  met('6.1.3', 'Every way to authenticate is documented', [security('Keys, tokens and links')]),
  met('6.3.1', 'Guessing is slowed down', [
    addresses('lets a burst through, then refuses and says when to come back'),
    developerHostile('with an address they claim for themselves do not escape the limit of their address'),
    keyFormat('is refused 10,000 times out of 10,000 when made up at random'),
    keyGuesses('are looked up a hundred times and then refused, until the address has requests again'),
  ]),
  met('6.3.2', 'No default accounts', [config('with %s: %j')], 'In production nothing is seeded.'),
  notMet(
    '6.3.3',
    'More than one factor',
    'Keys and the admin token are one factor. Keys of machines cannot be otherwise; for the admin API keep its address in a network that asks for a second factor, and for the console set one at the provider.',
    [security('Duties of the operator')],
  ),
  met('6.3.4', 'No undocumented way in', [
    mseTenants('%s'),
    mseTenants('an endpoint of the table answers 200 to the credential it declares'),
    unauthenticated('a route with a key refuses whoever has none without reading the body'),
  ]),
  absent(
    '6.4.1',
    'First passwords and activation codes are random and end',
    'There are neither. A key is drawn by the service, shown once, and can be rotated and revoked; it has no end of its own.',
    [keys('shows a key once and keeps only its hash')],
  ),
  ...codes.map(([id, asks]) => absent(id, asks, NO_CODES)),
  ...providers,
  met('7.1.1', 'Session timeouts are documented', [security('Entry points and ways out')]),
  met(
    '7.1.2',
    'Concurrent sessions are documented',
    [patientSessions('ends when the patient signs out, everywhere, and the browser forgets it')],
    'A patient can have several; each ends by itself.',
  ),
  met('7.2.1', 'Session tokens are checked by the server', [
    ownership('%s answers %j'),
    patientSessions('is found among other cookies, and only by its whole name'),
  ]),
  met('7.2.2', 'Sessions use tokens made for them', [
    patientSessions('is stored as a hash of its token alone'),
  ]),
  met(
    '7.2.3',
    'Session tokens have 128 random bits',
    [patientSessions('is stored as a hash of its token alone')],
    '256 random bits.',
  ),
  met(
    '7.2.4',
    'Signing in makes a new token',
    [
      consoleSignIn('ends the session that the browser had before'),
      people('start an account of their own, five at most, under a new token'),
    ],
    'Each session of a patient that the portal asks for has a token of its own too.',
  ),
  met('7.3.1', 'Sessions end when idle', [
    patientSessions('ends without use after its idle time, not a moment before'),
    people('%s holds or does not'),
  ]),
  met('7.3.2', 'Sessions end in any case', [
    patientSessions('ends after its lifetime however much it is used, not a moment before'),
    people('%s holds or does not'),
  ]),
  met(
    '7.4.3',
    'Other sessions can be ended after a change',
    [people('that changes ends the sessions of the person, given, changed or taken')],
    'Passwords are the business of the provider; a change of rights ends every session of the person.',
  ),
  met('7.4.4', 'Signing out is easy to find', [
    patientSessions('ends when the patient signs out, everywhere, and the browser forgets it'),
  ]),
  met('7.5.1', 'Sensitive changes ask to sign in again', [
    consoleOwnership('%s asks for a fresh sign-in after a quarter of an hour, and not before'),
    consoleOwnership(
      'is in the list of those that ask for a fresh sign-in where it makes or takes away a right',
    ),
  ]),
  met(
    '7.5.2',
    'Users see and end their sessions',
    [
      people('is listed while it holds, and removed when it has ended'),
      people('is ended by its person, and by nobody else'),
    ],
    'People of the console. A patient ends the session they are in; a list of the others is the business of the portal.',
  ),
  met(
    '7.4.1',
    'What has ended is refused',
    [
      revokedKeys('%s an Idempotency-Key: revoked'),
      credentials('a revoked key is served for less than a second even when nobody polls'),
    ],
    'Of keys; a session that has ended is refused by the next request.',
  ),
  met(
    '7.4.2',
    'A disabled account is out',
    [
      mseRefusals('a key of an inactive organization is 403 on every route, and each refusal is audited'),
      consoleOwnership('%s is refused with 401 to somebody who was shut out, and after half an hour'),
    ],
    'Organizations can be deactivated; of an account every key is revoked.',
  ),
  operator(
    '7.4.5',
    'Administrators can end access',
    'Revoke the key: svc keys revoke, svc orgs deactivate. Of a person: svc people disable.',
    [keys('revokes once and keeps the first time'), security('Duties of the operator')],
  ),
  met('8.1.1', 'Who may do what is documented', [
    security('Keys, tokens and links'),
    mseTenants('an endpoint of the table answers 200 to the credential it declares'),
  ]),
  absent(
    '8.1.2',
    'Rules for single fields are documented',
    'Who may read a thing may read all its fields; scopes are read, write and sign.',
  ),
  met('8.2.1', 'Functions need an explicit right', [
    mseTenants('%s'),
    consoleOwnership('%s is let in for its roles, and for no other'),
    mseRefusals('a refusal shows in the audit trail of the visit'),
  ]),
  met('8.2.2', 'Data needs an explicit right', [
    consoleOwnership('%s shows nobody the account of others: neither theirs, nor whether there is one'),
    mseTenants('200 probes by id have the status, body and headers of an absent id'),
    wearables('another account, and the other mode, see nothing of it'),
  ]),
  met(
    '8.2.3',
    'Fields need an explicit right',
    [endpoints('are made for an account or an organization and listed without their secret')],
    'There are no rights on single fields; secrets are in no answer but the one that makes them.',
  ),
  met('8.3.1', 'Rights are enforced on the server', [mseTenants('%s')]),
  met('8.4.1', 'Tenants are kept apart', [
    mseTenants('200 probes by id have the status, body and headers of an absent id'),
    rowLevelSecurity('show a tenant its own rows, a job all, and nobody none'),
  ]),
];
