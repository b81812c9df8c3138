import { assert, jsonValue, pre, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { parseJsonBody } from './json-body.ts';

function refusal(bytes: Buffer | string): ApiError {
  try {
    parseJsonBody(Buffer.from(bytes as string));
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the body was accepted');
}

describe('a JSON body', () => {
  it('is parsed as JSON.parse does, whatever clean values it holds', () => {
    const value = jsonValue({ noUnicodeString: false, maxDepth: 4 });
    assert(
      property(value, (json) => {
        const text = JSON.stringify(json);
        pre(!/data:|\\u|__proto__|prototype/.test(text));
        expect(parseJsonBody(Buffer.from(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['empty', ''],
    ['not JSON', '{"a":'],
    ['two values', '{} {}'],
    ['a comment', '{/* no */}'],
    ['a trailing comma', '{"a":1,}'],
    ['NaN', '{"a":NaN}'],
    ['a raw NUL in a string', '{"a":"\u0000"}'],
    ['a byte order mark', '\ufeff{}'],
  ])('that is %s is refused with an issue for the body', (_name, text) => {
    const error = refusal(text);
    expect(error.code).toBe('invalid_request');
    expect(error.issues?.[0]?.path).toBe('body');
  });

  it.each([
    ['an overlong form', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['an encoded surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['a cut character', Buffer.from([0x22, 0xe2, 0x82, 0x22])],
    ['UTF-16', Buffer.from('{"a":1}', 'utf16le')],
  ])('that is not UTF-8 (%s) is refused', (_name, bytes) => {
    expect(refusal(bytes).code).toBe('invalid_request');
  });

  it('never quotes the body when it is not JSON', () => {
    const error = refusal('{"patient":"Jane Canary" oops');
    expect(JSON.stringify([error.message, error.issues])).not.toContain('Canary');
  });
});

describe('what no endpoint accepts is refused with its path, unknown fields included [D:characters: clean text]', () => {
  it.each([
    ['{"__proto__":{"admin":true}}', '__proto__'],
    ['{"a":[{"b":{"__proto__":1}}]}', 'a[0].b.__proto__'],
    ['{"\\u005f_proto__":1}', '__proto__'],
    ['{"__pr\\u006fto__":1}', '__proto__'],
    ['{"constructor":{"prototype":{"x":1}}}', 'constructor'],
    ['{"c\\u006fnstructor":{"prototype":{"x":1}}}', 'constructor'],
    ['{"constructor":{"protot\\u0079pe":{"x":1}}}', 'constructor'],
    ['{"sessionRef":"a\\u0000b"}', 'sessionRef'],
    ['{"list":["ok","\\ud800"]}', 'list[1]'],
    ['{"list":["\\udc00\\ud800"]}', 'list[0]'],
    ['{"note":"\\uD83D"}', 'note'],
    ['{"audio":"data:audio/webm;base64,AAAA"}', 'audio'],
    ['{"x":{"clip":["DATA:Video/mp4;base64,AAAA"]}}', 'x.clip[0]'],
    ['{"x":"data:audio\\/wav;base64,AAAA"}', 'x'],
    ['{"x":"d\\u0061ta:audio/wav;base64,AAAA"}', 'x'],
    ['{"x":" data:audio/wav;base64,AAAA"}', 'x'],
    ['{"x":"data:application/ogg;base64,AAAA"}', 'x'],
    ['{"x":"data:application/octet-stream;base64,AAAA"}', 'x'],
    ['"data:video/webm,x"', 'body'],
  ])('%s', (text, path) => {
    expect(refusal(text).issues?.map((issue) => issue.path)).toEqual([path]);
  });

  it('a NUL or lone surrogate in a field name is refused without showing the name', () => {
    expect(refusal('{"a\\u0000b":1}').issues?.[0]?.path).toBe('?');
    expect(refusal('{"\\ud800":1}').issues?.[0]?.path).toBe('?');
  });

  it.each([
    ['{"a":"\\ud83d\\ude00"}'],
    ['{"a":"line\\u000abreak \\u0041"}'],
    ['{"constructor":"Acme Builders"}'],
    ['{"a":"the __proto__ of words"}'],
    ['{"a":"see data: below","b":"mg/dL"}'],
    ['{"a":"data:text/plain,hello"}'],
  ])('%s is accepted', (text) => {
    expect(parseJsonBody(Buffer.from(text))).toEqual(JSON.parse(text));
  });

  it('a megabyte of nesting is answered, not a crash', () => {
    const depth = 100_000;
    const nested = `${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`;
    expect(refusal(nested).issues).toEqual([{ path: 'body', message: expect.stringContaining('NUL') }]);
  });

  it('a body full of faults names some of them', () => {
    const faults = JSON.stringify(Array.from({ length: 5000 }, () => '\u0000'));
    expect(refusal(faults).issues).toHaveLength(20);
  });
});
