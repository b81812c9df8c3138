import {
  config,
  connectPage,
  egress,
  egressUrls,
  keyFormat,
  oauth,
  security,
  sources,
  sync,
  vault,
  webhookSecrets,
} from '../evidence.ts';
import { absent, met, notMet, operator, type Verdict } from '../verdict.ts';

const NO_SELF_CONTAINED =
  'No token carries claims: keys, links and cookies are random or derived references that are looked up by their hash.';
const NOT_THE_SERVER =
  'The service is a client of device providers and issues no OAuth tokens. The demonstration provider runs in development alone.';
const demo = [
  connectPage(
    'there is no demonstration provider, cookies are for https, and only https pages may frame the page',
  ),
];
const NO_ACCESS_TOKENS = 'The API takes keys of its own and no OAuth tokens.';
const NO_OIDC = 'No OpenID Connect: providers give access to data, nobody signs in.';
const NO_PASSWORDS = 'Nothing is hashed or derived from a password.';
const BEFORE_US = 'The service speaks HTTP on loopback; what ends TLS before it decides this.';
const duties = [security('Duties of the operator')];

const tokens: [string, string][] = [
  ['9.1.1', 'Tokens are checked by signature'],
  ['9.1.2', 'Algorithms of tokens are listed'],
  ['9.1.3', 'Keys of tokens come from known sources'],
  ['9.2.1', 'Times of tokens are checked'],
  ['9.2.2', 'Tokens have a purpose'],
  ['9.2.3', 'Tokens have an audience'],
  ['9.2.4', 'Audiences are told apart'],
];
const resourceServer: [string, string][] = [
  ['10.3.1', 'Access tokens are for this service'],
  ['10.3.2', 'Claims decide what is allowed'],
  ['10.3.3', 'Users are known by claims that stay'],
  ['10.3.4', 'Strength of the sign-in is checked'],
];
const authorizationServer: [string, string][] = [
  ['10.4.1', 'Redirect addresses are registered'],
  ['10.4.2', 'Codes are used once'],
  ['10.4.3', 'Codes are short-lived'],
  ['10.4.4', 'Grants are restricted'],
  ['10.4.5', 'Refresh tokens are not replayed'],
  ['10.4.6', 'PKCE is required'],
  ['10.4.7', 'Registration of unknown clients'],
  ['10.4.8', 'Refresh tokens end'],
  ['10.4.9', 'Tokens can be revoked by the user'],
  ['10.4.10', 'Clients authenticate'],
  ['10.4.11', 'Clients have needed scopes only'],
  ['10.6.1', 'Response modes are restricted'],
  ['10.6.2', 'Forced sign-out'],
  ['10.7.1', 'Consent to every request'],
  ['10.7.2', 'Consent is informed'],
  ['10.7.3', 'Consent can be reviewed and withdrawn'],
];
const oidc: [string, string][] = [
  ['10.5.1', 'Replay of ID tokens'],
  ['10.5.2', 'Users are known by their subject'],
  ['10.5.3', 'Metadata of another issuer is refused'],
  ['10.5.4', 'Audience of ID tokens'],
  ['10.5.5', 'Back-channel sign-out'],
];

export const TOKENS_AND_CRYPTOGRAPHY: readonly Verdict[] = [
  ...tokens.map(([id, asks]) => absent(id, asks, NO_SELF_CONTAINED)),
  met('10.1.1', 'Tokens go only where they are needed', [
    sync('tokens copied to the row of another connection do not open there'),
    connectPage('what is logged of all this names routes, never a token, a code, a state or a patient'),
  ]),
  met('10.1.2', 'What comes back belongs to what was begun here', [
    connectPage('a state is good for 15 minutes, and a second start makes the first one void'),
  ]),
  met('10.2.1', 'Forged callbacks are refused', [
    oauth('asks with a PKCE challenge, a state and the address to return to, and never shows the verifier'),
    connectPage('connects once: the way back leads to the page, and the link cannot connect again'),
  ]),
  met(
    '10.2.2',
    'Providers cannot be mixed up',
    [
      connectPage('a way back %s is refused, in words, and connects nothing'),
      connectPage('a way back with %s leads to the page, told that it failed, and uses the state up'),
    ],
    'Every provider has a callback of its own, and one that names itself as issuer is held to it.',
  ),
  ...resourceServer.map(([id, asks]) => absent(id, asks, NO_ACCESS_TOKENS)),
  ...authorizationServer.map(([id, asks]) => absent(id, asks, NOT_THE_SERVER, demo)),
  ...oidc.map(([id, asks]) => absent(id, asks, NO_OIDC)),
  operator(
    '11.1.1',
    'Keys are managed by a policy',
    'The page names every key, who holds it and how it is changed; when it is changed is for the operator to lay down.',
    [
      security('Secrets and algorithms'),
      vault('is opened after a rotation while the old secret is in the list, and sealed anew by the first'),
    ],
  ),
  met(
    '11.1.2',
    'There is a list of keys and algorithms',
    [security('Secrets and algorithms'), sources('uses the hashes and ciphers of the list alone')],
    'Certificates are the operator’s.',
  ),
  met(
    '11.2.1',
    'Cryptography is not home-made',
    [sources('uses the hashes and ciphers of the list alone')],
    'All of it is node:crypto and Web Crypto; key formats and the chain of hashes are ours.',
  ),
  notMet(
    '11.2.2',
    'Algorithms can be exchanged',
    'Secrets are rotated without loss; algorithms are fixed in code, and what was sealed names none.',
    [vault('is opened after a rotation while the old secret is in the list, and sealed anew by the first')],
  ),
  met('11.2.3', 'At least 128 bits of security', [
    sources('uses the hashes and ciphers of the list alone'),
    keyFormat('carries 160 bits, most significant first'),
  ]),
  met('11.3.1', 'No weak modes or paddings', [sources('uses the hashes and ciphers of the list alone')]),
  met('11.3.2', 'Approved ciphers and modes', [sources('uses the hashes and ciphers of the list alone')]),
  met('11.3.3', 'What is encrypted is authenticated', [vault('is not opened when any single bit differs')]),
  met('11.4.1', 'Approved hash functions', [sources('uses the hashes and ciphers of the list alone')]),
  absent('11.4.2', 'Passwords are stored by a slow hash', NO_PASSWORDS),
  met('11.4.3', 'Hashes of signatures resist collisions', [
    sources('uses the hashes and ciphers of the list alone'),
  ]),
  absent(
    '11.4.4',
    'Keys from passwords are stretched',
    `${NO_PASSWORDS} SVC_SECRET must be random, and is refused when it is guessable.`,
    [config('refuses a guessable %s, never quotes it, and says how to make a good one')],
  ),
  met('11.5.1', 'Secrets are random, with 128 bits or more', [
    keyFormat('carries 160 bits, most significant first'),
    webhookSecrets('a new secret is whsec_ and the base64 of 32 bytes'),
    sources('draws random values from the generator of the system alone'),
  ]),
  met('11.6.1', 'Keys are made and signatures checked by approved means', [
    vault('verifies with the public key alone, and is the same from the same secret'),
  ]),
  operator('12.1.1', 'TLS 1.2 and 1.3 only', BEFORE_US, duties),
  operator('12.1.2', 'Recommended cipher suites', BEFORE_US, duties),
  absent('12.1.3', 'Client certificates', 'None are asked for.'),
  operator('12.2.1', 'TLS between clients and the service', BEFORE_US, duties),
  operator('12.2.2', 'Publicly trusted certificates', BEFORE_US, duties),
  operator(
    '12.3.1',
    'Every connection is encrypted',
    'Webhooks and providers use https in production. DATABASE_URL must ask for TLS (sslmode=verify-full), and so must the address of a model; neither is enforced.',
    [egressUrls('%s: in production %s, in development %s'), security('Duties of the operator')],
  ),
  met(
    '12.3.2',
    'Certificates of others are checked',
    [
      egress('refuses a certificate for another name'),
      egress('refuses a certificate nobody vouches for'),
      sources('never turns the check of certificates off'),
    ],
    'Of the database as DATABASE_URL says.',
  ),
  operator(
    '12.3.3',
    'Internal HTTP is encrypted',
    'Between proxy and service: the same machine, or a network of their own.',
    duties,
  ),
  operator(
    '12.3.4',
    'Internal certificates are trusted by name',
    'For the database: sslrootcert in DATABASE_URL.',
    duties,
  ),
];
