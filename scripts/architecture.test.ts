import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './root.ts';

const page = (name: string) => readFileSync(`${ROOT}docs/${name}`, 'utf8');

describe('the page of the house', () => {
  const text = page('architecture.md');

  it('names files and folders that there are', () => {
    const named = [...text.matchAll(/`((?:packages|sdks|services|apps|cli|docs|scripts)\/[\w./-]+)`/g)].map(
      ([, path]) => path ?? '',
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
  });

  it('draws the arrows that the packages declare', () => {
    const declared = (folder: string) =>
      (
        JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8')) as {
          dependencies: Record<string, string>;
        }
      ).dependencies;
    const SHORT: Readonly<Record<string, string>> = {
      developer: 'developer-api',
      mse: 'mse-api',
      admin: 'admin-api',
      console: 'console-api',
      capture: 'retina-api',
      kit: 'server-kit',
      draft: 'mse-draft',
      speech: 'capture',
      cdshooks: 'cds-hooks',
    };
    const nameOf = (room: string) => SHORT[room] ?? room;
    const arrows = [...text.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(
      ([, from = '', to = '']) => [nameOf(from), nameOf(to)] as const,
    );
    expect(arrows.length).toBeGreaterThan(15);
    for (const [from, to] of arrows) {
      const folder = [from, `packages/${from}`, `services/${from}`].find((path) =>
        existsSync(`${ROOT}${path}/package.json`),
      );
      expect(Object.keys(declared(folder ?? '')), `${from} --> ${to}`).toContain(`@svc/${to}`);
    }
  });
});

it('the README has every folder of the workspace in its table, and no other', () => {
  const readme = readFileSync(`${ROOT}README.md`, 'utf8');
  const table = readme.slice(readme.indexOf('| folder | what it holds |'), readme.indexOf('## Develop'));
  const linked = new Set(
    [...table.matchAll(/\[(cli|(?:packages|services|sdks|apps|tools)\/[\w-]+)\]\(/g)].map(
      ([, folder]) => folder,
    ),
  );
  const folders = globSync('{{packages,services,sdks,apps,tools}/*,cli}', { cwd: ROOT });
  expect([...linked].toSorted()).toEqual(folders.toSorted());
});

it('the glossary has each word once, in order', () => {
  const words = [...page('glossary.md').matchAll(/^\| ([a-z][\w ,-]*) \| /gm)]
    .map(([, word]) => word)
    .slice(1);
  expect(words.length).toBeGreaterThan(35);
  expect(words).toEqual([...new Set(words)]);
  expect(words).toEqual(words.toSorted());
});

describe('names in the rooms of language and scoring', () => {
  const names = globSync('packages/{clinical,mse-draft,engines,intelligence}/src/**/*.ts', {
    cwd: ROOT,
  }).flatMap((file) =>
    [
      ...readFileSync(`${ROOT}${file}`, 'utf8').matchAll(
        /^(?:export )?(?:async )?(?:function|const|interface|type|class) (\w+)/gm,
      ),
    ].map(([, name = '']) => name),
  );

  it('have no word with two meanings: the glossary has one for each', () => {
    expect(names.length).toBeGreaterThan(2000);
    // A voice is a perspective, a speaker or a hallucination; what was told is reported or stated.
    const two = /voice|settl|setaside|passedover|set_aside|passed_over|setting|told|voiceprint/i;
    expect(names.filter((name) => two.test(name))).toEqual([]);
  });

  it('begin with "read" only where a text is read', () => {
    expect(names.filter((name) => /^read[A-Z]/.test(name)).toSorted()).toEqual([
      'readContext',
      'readDigits',
      'readEnd',
      'readEntry',
      'readIndicatorName',
      'readIndicators',
      'readPieces',
      'readRange',
      'readTranscript',
      'readValue',
      'readWord',
    ]);
  });
});

describe('the end of a request', () => {
  it('is told by `request.over` alone: other signals do not come for every caller who left', () => {
    const others = globSync('{packages,services,cli}/**/src/**/*.ts', { cwd: ROOT })
      .filter((file) => !/\.test\.ts$|\/dist\/|node_modules|routes\/request-over\.ts$/.test(file))
      .filter((file) =>
        /'onResponse'|onResponse: \[|'onRequestAbort'|raw\.(?:on|once)\('(?:close|finish|end)'/.test(
          readFileSync(`${ROOT}${file}`, 'utf8'),
        ),
      );
    expect(others).toEqual([]);
  });
});

describe('the rooms of the services', () => {
  const manifestOf = (folder: string) =>
    JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8')) as {
      dependencies: Record<string, string>;
      devDependencies?: Record<string, string>;
    };

  it('know neither the composition nor the command line', () => {
    const folders = globSync('services/*', { cwd: ROOT });
    const knowing = folders.filter((folder) => {
      const { dependencies, devDependencies = {} } = manifestOf(folder);
      const named = Object.keys({ ...dependencies, ...devDependencies });
      return named.includes('@svc/platform') || named.includes('@svc/cli');
    });
    expect(folders.length).toBeGreaterThan(5);
    expect(knowing).toEqual([]);
  });

  it('are opened by the command line in one place, when it is reached', () => {
    const sources = globSync('cli/src/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
    const naming = (pattern: RegExp) =>
      sources.filter((file) => pattern.test(readFileSync(`${ROOT}${file}`, 'utf8')));
    expect(naming(/import\('@svc\/platform'\)/)).toEqual(['cli/src/admin-client.ts']);
    expect(naming(/^(?:import|export) (?!type )[^;]*from '@svc\/platform/m)).toEqual([]);
  });
});

describe('inside every package', () => {
  const packages = globSync('{{packages,sdks,services,apps}/*,cli}', { cwd: ROOT });

  it.each(packages)(
    '%s: no folder imports one that it is imported by, straight or by way of others',
    (name) => {
      const arrows = arrowsBetweenFolders(`${name}/src`);
      const inCircle = [...arrows.keys()].filter((folder) => reachedFrom(folder, arrows).has(folder));
      expect(inCircle).toEqual([]);
    },
  );
});

/** What each folder, or file beside the folders, of a package imports of the others. Tests and what only tests use stand apart. */
function arrowsBetweenFolders(source: string): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: `${ROOT}${source}` })) {
    if (/\.(?:test|fixture)\.ts$|(?:^|\/)testing\//.test(file)) continue;
    const from = file.split('/')[0] ?? '';
    for (const [, specifier = ''] of readFileSync(`${ROOT}${source}/${file}`, 'utf8').matchAll(
      RELATIVE_IMPORT,
    )) {
      const to = join(dirname(file), specifier).split('/')[0] ?? '';
      if (to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

function reachedFrom(folder: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>(arrows.get(folder));
  for (const next of reached) for (const further of arrows.get(next) ?? []) reached.add(further);
  return reached;
}
