/** Bodies that no endpoint takes; those that are no JSON are sent as they are. */
export const WRONG_BODIES: readonly unknown[] = [
  '',
  '{"a":',
  '{"a" 1}',
  '{"a":1,"a":2}',
  '{"__proto__":{"a":1}}',
  Buffer.from([0x7b, 0xff, 0x7d]),
  'null',
  '[]',
  '"text"',
  '1',
  `${'['.repeat(200)}${']'.repeat(200)}`,
];
