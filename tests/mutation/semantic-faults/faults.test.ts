import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFaults, withFault } from './fault.ts';

const root = new URL('../../../', import.meta.url);

describe.each([['known'], ['fresh'], ['fresh-second'], ['fresh-third'], ['fresh-fourth']])(
  'every fault of the list %s',
  (list) => {
    test.each(readFaults(list).map((fault) => [fault.id, fault] as const))('%s can be made', (_, fault) => {
      const file = new URL(fault.file, root);
      expect(existsSync(file)).toBe(true);
      const text = readFileSync(file, 'utf8');
      expect(withFault(fault, text)).not.toBe(text);
    });
  },
);
