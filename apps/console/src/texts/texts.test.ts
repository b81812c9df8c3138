import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { wordOf } from './word-of.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));
const OTHERS: Readonly<Record<string, Texts>> = { de, es, fr, ja };
/** Words that are the same in several languages. */
const SAME = new Set([
  'Name',
  'Filter',
  'Test',
  'Live',
  'Code',
  'Team',
  'Webhooks',
  'Admin',
  'Person',
  'Status',
  'Operation',
  'Origin',
  'Origins',
  'Browser',
  'Installation',
  'Organisation',
  'Plan',
  'ID',
  'Type',
  'Mode',
  'Actions',
  'Menu',
  'Production',
  'Error',
  'Modo',
  'Tipo',
  'Version 1',
  'No',
  'YOUR_TEST_KEY',
  'Endpoint',
  'Organization',
  'Profile',
  'Origines',
]);

type Leaf = readonly [path: string, said: string];

/** Every text; those that take something, with what is given here. */
function leavesOf(texts: object, path = ''): Leaf[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const place = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'function')
      return [0, 1, 2, 1234].map(
        (given) =>
          [`${place}(${given})`, String((value as (...all: number[]) => string)(given, given))] as const,
      );
    return typeof value === 'object' && value !== null
      ? leavesOf(value, place)
      : [[place, String(value)] as const];
  });
}

const ENGLISH = leavesOf(en);

describe.each(Object.entries(OTHERS))('the texts in %s', (language, texts) => {
  const leaves = leavesOf(texts);

  it('say everything that the English ones say', () => {
    expect(leaves.map(([path]) => path)).toEqual(ENGLISH.map(([path]) => path));
    expect(leaves.filter(([, said]) => said.trim() === '' || said.includes('undefined'))).toEqual([]);
  });

  it('are translated', () => {
    const english = new Map(ENGLISH);
    const same = leaves.filter(
      ([path, said]) =>
        english.get(path) === said && /\p{L}{3}/u.test(said) && !SAME.has(said) && !path.includes('('),
    );
    expect(same).toEqual([]);
  });

  it('write a number as its readers do', () => {
    expect(texts.usage.sandboxOf(1234, 5678)).toContain(new Intl.NumberFormat(language).format(1234));
  });
});

it.each([
  ['timeout', en.deliveries.outcomes.timeout],
  ['of_a_newer_server', 'of_a_newer_server'],
  ['constructor', 'constructor'],
])('the code %s is said as %j', (code, said) => {
  expect(wordOf(en.deliveries.outcomes, code)).toBe(said);
});

it('no source makes HTML of a text', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(100);
  const making = sources.filter((file) =>
    /innerHTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc/i.test(
      readFileSync(`${SOURCES}${file}`, 'utf8'),
    ),
  );
  expect(making).toEqual([]);
});
