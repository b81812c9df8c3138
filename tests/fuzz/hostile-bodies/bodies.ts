import { type HostileCase, type Keys, rawRequest, VALID } from './case.ts';

const LIMIT_BYTES = 1_048_576;

/** Bodies and the status each is answered with. 200: unusual, and right. */
const BODIES: readonly (readonly [name: string, body: string | Buffer, status: number])[] = [
  ['no JSON at all', 'hello', 400],
  ['nothing', '', 400],
  ['only space', ' \n\t ', 400],
  ['null', 'null', 400],
  ['true', 'true', 400],
  ['a number', '42', 400],
  ['a string', '"assessments"', 400],
  ['an array', '[]', 400],
  ['an empty object', '{}', 400],
  ['truncated after the brace', '{', 400],
  ['truncated in a name', '{"asses', 400],
  ['truncated in an array', '{"assessments":[', 400],
  ['truncated in an escape', '{"assessments":[],"a":"\\u00', 400],
  ['garbage behind', `${VALID}x`, 400],
  ['two values', `${VALID}${VALID}`, 400],
  ['a trailing comma', '{"assessments":[],}', 400],
  ['a comment', '{"assessments":[]/*x*/}', 400],
  ['single quotes', "{'assessments':[]}", 400],
  ['NaN', '{"assessments":[],"avgSleepHours":NaN}', 400],
  ['Infinity', '{"assessments":[],"avgSleepHours":Infinity}', 400],
  ['1e400', '{"assessments":[],"avgSleepHours":1e400}', 400],
  ['-1e400', '{"assessments":[],"avgSleepHours":-1e400}', 400],
  ['a leading zero', '{"assessments":[],"avgSleepHours":07}', 400],
  ['a leading plus', '{"assessments":[],"avgSleepHours":+7}', 400],
  ['a hexadecimal number', '{"assessments":[],"avgSleepHours":0x7}', 400],
  ['a number of a million digits', `{"assessments":[],"avgSleepHours":${'9'.repeat(1_000_000)}}`, 400],
  ['a fraction of a million digits', `{"assessments":[],"avgSleepHours":7.${'0'.repeat(1_000_000)}}`, 200],
  ['a number as text', '{"assessments":[],"avgSleepHours":"7"}', 400],
  ['null for a number', '{"assessments":[],"avgSleepHours":null}', 400],
  ['one element for an array', '{"assessments":{"0":{}}}', 400],
  ['an array with a length', '{"assessments":{"length":1e9}}', 400],
  ['501 assessments', `{"assessments":[${Array(501).fill('{}').join(',')}]}`, 400],
  ['300,000 assessments', `{"assessments":[${Array(300_000).fill('1').join(',')}]}`, 400],
  [
    '100,000 unknown fields',
    `{"assessments":[],${Array.from({ length: 60_000 }, (_, i) => `"f${i}":0`).join(',')}}`,
    200,
  ],
  ['a name of a million characters', `{"assessments":[],"${'n'.repeat(1_000_000)}":1}`, 200],
  ['a string of a million characters', `{"assessments":[],"sessionRef":"${'s'.repeat(1_000_000)}"}`, 400],
  ['a string of 500,000 escapes', `{"assessments":[],"sessionRef":"${'\\n'.repeat(500_000)}"}`, 400],
  ['a name twice: the last one counts', '{"assessments":1,"assessments":[]}', 200],
  ['500,000 arrays inside each other', '['.repeat(500_000), 400],
  ['500,000 closed arrays inside each other', `${'['.repeat(500_000)}${']'.repeat(500_000)}`, 400],
  [
    '500,000 arrays in an unknown field',
    `{"assessments":[],"x":${'['.repeat(500_000)}${']'.repeat(500_000)}}`,
    200,
  ],
  [
    '150,000 objects in an unknown field',
    `{"assessments":[],"x":${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}}`,
    200,
  ],
  [
    '150,000 objects in previous.inputs',
    `{"assessments":[],"previous":{"inputs":${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}}}`,
    400,
  ],
  [
    'deep and with an escape that makes it be walked',
    `{"assessments":[],"x":${'['.repeat(400_000)}"\\u0041"${']'.repeat(400_000)}}`,
    200,
  ],
  [
    'deep with a NUL at the bottom',
    `{"assessments":[],"x":${'['.repeat(400_000)}"\\u0000"${']'.repeat(400_000)}}`,
    400,
  ],
  [
    '33 levels in previous.inputs',
    `{"assessments":[],"previous":{"inputs":${'{"a":'.repeat(33)}1${'}'.repeat(33)}}}`,
    400,
  ],
  ['__proto__', '{"assessments":[],"__proto__":{"isAdmin":true}}', 400],
  ['__proto__ with an escape', '{"assessments":[],"\\u005f_proto__":{"isAdmin":true}}', 400],
  ['__proto__ inside', '{"assessments":[{"__proto__":{"score":1}}]}', 400],
  ['__proto__ in previous.inputs', '{"assessments":[],"previous":{"inputs":{"__proto__":1}}}', 400],
  ['constructor.prototype', '{"assessments":[],"constructor":{"prototype":{"isAdmin":true}}}', 400],
  ['constructor as a plain field', '{"assessments":[],"constructor":1,"toString":2,"hasOwnProperty":3}', 200],
  ['a NUL escape', '{"assessments":[],"sessionRef":"a\\u0000b"}', 400],
  ['a NUL escape in a name', '{"assessments":[],"a\\u0000b":1}', 400],
  ['a NUL byte', '{"assessments":[],"sessionRef":"a\u0000b"}', 400],
  ['a control character', '{"assessments":[],"sessionRef":"a\u0007b"}', 400],
  ['a lone high surrogate', '{"assessments":[],"sessionRef":"\\ud800"}', 400],
  ['a lone low surrogate', '{"assessments":[],"sessionRef":"\\udc00x"}', 400],
  ['surrogates the wrong way round', '{"assessments":[],"sessionRef":"\\udc00\\ud800"}', 400],
  ['a pair of surrogates', '{"assessments":[],"sessionRef":"\\ud83d\\ude00"}', 200],
  ['a lone surrogate in an unknown field', '{"assessments":[],"x":{"y":["\\udead"]}}', 400],
  ['a lone surrogate in a name', '{"assessments":[],"\\ud800":1}', 400],
  ['a byte order mark', `\uFEFF${VALID}`, 400],
  ['UTF-16', Buffer.from(VALID, 'utf16le'), 400],
  ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${VALID}`, 'utf16le'), 400],
  ['Latin-1', Buffer.from('{"assessments":[],"sessionRef":"é"}', 'latin1'), 400],
  ['a byte that is never UTF-8', bytesInText(0xff), 400],
  ['an overlong slash', bytesInText(0xc0, 0xaf), 400],
  ['an overlong NUL', bytesInText(0xc0, 0x80), 400],
  ['a surrogate in UTF-8', bytesInText(0xed, 0xa0, 0x80), 400],
  ['a cut character', bytesInText(0xe2, 0x82), 400],
  ['beyond the last character', bytesInText(0xf4, 0x90, 0x80, 0x80), 400],
  ['a recording in a data URL', '{"assessments":[],"x":"data:audio/wav;base64,UklGRg=="}', 400],
  ['an impossible date', assessment('"2026-02-30"'), 400],
  ['a date of 100,000 characters', assessment(`"2026-01-01T${'0'.repeat(100_000)}Z"`), 400],
  ['a date object', assessment('{"$date":1}'), 400],
  ['a date of the year 9999', assessment('"9999-12-31T23:59:60+23:59"'), 200],
  ['a date of the year 0', assessment('"0000-01-01T00:00:00+23:59"'), 200],
  ['a score below its bound', assessment('"2026-01-01"', '-0.0000001'), 400],
  ['a score above its bound', assessment('"2026-01-01"', '1000.0000001'), 400],
  ['minus zero', assessment('"2026-01-01"', '-0'), 200],
  ['the smallest number', assessment('"2026-01-01"', '5e-324'), 200],
  ['exactly the limit', padded(LIMIT_BYTES), 200],
  ['one byte above the limit', padded(LIMIT_BYTES + 1), 413],
  ['twice the limit', padded(2 * LIMIT_BYTES), 413],
];

export function bodyCases({ liveSecretKey: key }: Keys): HostileCase[] {
  return BODIES.map(([name, body, status]) => ({
    name: `body: ${name}`,
    steps: [rawRequest({ key, body })],
    expect: [status],
  }));
}

function bytesInText(...bytes: number[]): Buffer {
  return Buffer.concat([
    Buffer.from('{"assessments":[],"sessionRef":"'),
    Buffer.from(bytes),
    Buffer.from('"}'),
  ]);
}

function assessment(createdAt: string, score = '5'): string {
  return `{"assessments":[{"instrumentId":"phq9","instrumentName":"PHQ-9","score":${score},"maxScore":27,"createdAt":${createdAt}}]}`;
}

function padded(bytes: number): string {
  const start = '{"assessments":[],"x":"';
  return `${start}${'p'.repeat(bytes - start.length - 2)}"}`;
}
