import { expect, test } from 'vitest';
import { canary, canaryNumber, findCanary } from './marker.ts';

const doubleOf = (value: number) => {
  const bytes = Buffer.alloc(24);
  bytes.writeDoubleLE(value, 9);
  return bytes;
};

test.each([
  ['plain', () => Buffer.from(`x${canary()}y`)],
  ['in capitals', () => Buffer.from(canary().toUpperCase())],
  ['in hexadecimal', () => Buffer.from(`\\x${Buffer.from(canary()).toString('hex')}`)],
  ['in base 64', () => Buffer.from(Buffer.from(canary()).toString('base64'))],
  ['in base 64 behind one byte', () => Buffer.from(Buffer.from(`a${canary()}`).toString('base64'))],
  ['in base 64 behind two bytes', () => Buffer.from(Buffer.from(`ab${canary()}`).toString('base64'))],
  ['in UTF-16', () => Buffer.from(canary(), 'utf16le')],
  ['a number as text', () => Buffer.from(JSON.stringify({ score: canaryNumber() }))],
  ['a number as a double', () => doubleOf(canaryNumber())],
])('a canary is found %s', (_, bytes) => {
  expect(findCanary(bytes())).toBeDefined();
});

test('nothing is found where nothing was planted', () => {
  expect(
    findCanary(Buffer.from('{"level":"info","route":"/api/v1/relapse/predict","status":200}')),
  ).toBeUndefined();
});
