import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const PAGE = text('../../../../docs/configuration.md');
const READ = text('./read-config.ts');

it('every variable that is read has its row on the page, and no other', () => {
  const named = new Set(READ.match(/(?<=')(?:SVC_\w+|NODE_ENV|PORT|HOST|DATABASE_URL)(?=')/g));
  const shown = new Set(
    [...PAGE.matchAll(/^\| (`[^|]+) \|/gm)]
      .flatMap(([, cell = '']) => cell.split(', '))
      .map((name) => name.replaceAll('`', ''))
      .filter((name) => !name.includes('<CODE>')),
  );
  expect(named.size).toBeGreaterThan(20);
  expect([...shown].toSorted()).toEqual([...named].toSorted());
});
