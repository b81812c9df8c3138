import {
  bounds,
  concurrency,
  connectPage,
  developerFields,
  developerHostile,
  developerLimits,
  egressUrls,
  hostileUrls,
  jsonBody,
  labs,
  mseHostile,
  mseRecord,
  mseRefusals,
  oauth,
  requestBounds,
  sandbox,
  sources,
  untrusted,
  writeVersion,
} from '../evidence.ts';
import { absent, met, notMet, type Verdict } from '../verdict.ts';

const MANAGED = 'JavaScript: memory is managed by the engine, and no native code of ours runs.';

export const ENCODING_AND_VALIDATION: readonly Verdict[] = [
  met('1.1.1', 'Input is decoded once, before it is checked', [
    mseHostile('are the same however their letters are encoded'),
    jsonBody('is parsed as JSON.parse does, whatever clean values it holds'),
  ]),
  met('1.1.2', 'Output is encoded as the last step', [
    connectPage('the name of an account is text, whatever it is'),
  ]),
  met('1.2.1', 'Output is encoded for where it lands: HTML, headers', [
    connectPage('the name of an account is text, whatever it is'),
  ]),
  met('1.2.2', 'URLs that are built are encoded, and only safe schemes pass', [
    oauth('asks with a PKCE challenge, a state and the address to return to, and never shows the verifier'),
    egressUrls('%s: in production %s, in development %s'),
  ]),
  met('1.2.3', 'JSON that is built is encoded', [
    mseRecord('gives the selection back as it was written: order, characters, numbers'),
  ]),
  met('1.2.4', 'Values reach the database as parameters', [
    mseHostile('ids of any characters in path and query are answered with a documented status'),
    developerHostile('of any JSON are answered with a documented status'),
  ]),
  met('1.2.5', 'No command of the system is built from input', [
    sources('starts no other program and evaluates no text'),
  ]),
  absent('1.2.6', 'LDAP injection', 'No directory is asked.'),
  absent('1.2.7', 'XPath injection', 'No XML is read.'),
  absent('1.2.8', 'LaTeX processors', 'None is used.'),
  met(
    '1.2.9',
    'Text in a regular expression is escaped',
    [sources('makes regular expressions in known places alone, from tables of its own')],
    'Patterns come from tables of ours, when a module loads.',
  ),
  absent('1.3.1', 'HTML from editors', 'No HTML is taken from anybody.'),
  met('1.3.2', 'No dynamic evaluation', [sources('starts no other program and evaluates no text')]),
  met('1.3.3', 'Text is cleaned and cut before a dangerous place', [
    untrusted('cannot hold the markers it stands between'),
    jsonBody('a NUL or lone surrogate in a field name is refused without showing the name'),
  ]),
  absent('1.3.4', 'SVG from users', 'No image is taken.'),
  absent(
    '1.3.5',
    'Markdown, styles or expressions from users',
    'The pages rendered from Markdown are ours; text of callers stays text.',
  ),
  met('1.3.6', 'Server-side request forgery', [
    hostileUrls('are 300 or more, all different, beside 30 that must pass'),
    hostileUrls('a name that resolves to %j is refused without a connection'),
  ]),
  absent(
    '1.3.7',
    'Template injection',
    'Sentences and pages are templates of ours; input fills blanks and is never a template.',
  ),
  absent('1.3.8', 'JNDI injection', 'No Java.'),
  absent('1.3.9', 'Memcache injection', 'No memcache.'),
  absent('1.3.10', 'Format strings', 'No function takes a format from input.'),
  absent('1.3.11', 'Mail injection', 'No mail is sent.'),
  absent('1.4.1', 'Memory-safe strings and copies', MANAGED),
  met('1.4.2', 'Numbers are checked for range and sign', [developerFields('%s: %s is bounded inclusively')]),
  absent('1.4.3', 'Freed memory', MANAGED),
  absent('1.5.1', 'XML parsers', 'No XML is read.'),
  met('1.5.2', 'Deserialization is restricted', [
    jsonBody('is parsed as JSON.parse does, whatever clean values it holds'),
    developerHostile('of any bytes are answered with a documented status'),
  ]),
  met('2.1.1', 'The form of every input is documented', [
    bounds('Bounds the contract does not print'),
    requestBounds('has a bound of its own wherever it can grow'),
  ]),
  notMet(
    '2.1.2',
    'Rules between fields are documented',
    'They are enforced and tested (screen questions that need another answer, moves of orders) and described in the guides of exams and orders, but no page lists them all.',
    [mseRefusals('%s: every field has a message of its own, all at once')],
  ),
  met('2.1.3', 'Limits of use are documented, per caller and in all', [
    bounds('Bounds the contract does not print'),
    developerLimits('Launch sustains 10 a second with a peak of 20'),
  ]),
  met('2.2.1', 'Input is checked against what is expected', [
    developerFields('every invalid field has one issue'),
    mseRefusals('%s: every field has a message of its own, all at once'),
  ]),
  met('2.2.2', 'Checks run on the server', [
    mseHostile('of any bytes are answered with a documented status'),
  ]),
  met('2.2.3', 'Fields that belong together are checked together', [
    mseRefusals('a POST whose selection is %s'),
  ]),
  met('2.3.1', 'Steps of a process cannot be skipped', [
    labs('to a status that may not follow is 409 and names those that may'),
  ]),
  met('2.3.2', 'Limits of the business hold', [
    sandbox('let exactly the quota through before and after midnight'),
  ]),
  met('2.3.3', 'A step happens wholly or not at all', [
    writeVersion(
      'a write that is given up with the record locked leaves nothing behind, on a new record or on one that is there',
    ),
    writeVersion('an event that cannot be recorded takes the version with it'),
  ]),
  met('2.3.4', 'Two at once cannot take one thing twice', [
    concurrency('200 writers of one record get 1 to 200, each built on the one before'),
    labs('two at once: exactly one wins, the other is told what is allowed now'),
  ]),
  met('2.4.1', 'Too many calls are refused', [
    developerLimits('Launch sustains 10 a second with a peak of 20'),
    developerLimits('publishable keys have 10 a second per address beside the limit of their account'),
  ]),
];
