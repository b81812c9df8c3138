import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOf, PUBLISHED, PUBLISHED_FOLDERS } from './published.ts';
import { dependenciesFirst } from './release/dependencies-first.ts';
import { ROOT } from './root.ts';
import { blocksOf } from './test/page-blocks.ts';
import { type Registry, startRegistry } from './test/registry.ts';

/**
 * The packages as whoever installs them has them: published to a registry of our own, which beside them has only what
 * they depend on, and installed from there into empty projects.
 */
const run = promisify(execFile);

/** What is not ours of what is installed: taken from this workspace, so that nothing is fetched from elsewhere. */
const OTHERS = [
  'packages/contracts/node_modules/zod',
  'packages/fhir/node_modules/@types/fhir',
  'sdks/capture/node_modules/react',
];
/** Optional peers that an entry imports as soon as it is loaded. */
const PEERS = ['react'];
/** Its examples call a service: `sdks/client/test/readme.program.test.ts` runs them against one. */
const NEEDS_SERVICE = 'client';

const FOLDERS = dependenciesFirst(PUBLISHED_FOLDERS);
const NAMES = FOLDERS.map((folder) => `@svc/${nameOf(folder)}`);
/** Of the page of a package, what comes first. */
const blockOf = (folder: string, language: string) =>
  blocksOf(`${folder}/README.md`).find((block) => block.language === language)?.text ?? '';
const installOf = (folder: string) => blockOf(folder, 'sh');
const exampleOf = (folder: string) => blockOf(folder, 'ts');

const work = mkdtempSync(join(tmpdir(), 'svc-installed-'));
let registry: Registry;
let answers: { readonly stranger: string; readonly halfway: string; readonly rest: string };

beforeAll(async () => {
  registry = await startRegistry();
  await Promise.all(OTHERS.map((folder) => registry.take(join(ROOT, folder))));
  const { env, strangerEnv, url } = registry;
  const release = async (by: NodeJS.ProcessEnv, ...names: string[]) => {
    const args = ['scripts/release.ts', '--registry', url, ...names];
    const ended = await settled(process.execPath, args, { cwd: ROOT, env: by });
    return ended.stdout + ended.stderr;
  };
  answers = {
    stranger: await release(strangerEnv, 'contracts'),
    halfway: await release(env, 'contracts'),
    rest: await release(env),
  };
});
afterAll(async () => {
  await registry?.close();
  rmSync(work, { recursive: true, force: true });
});

/** What a program said, whether or not it failed. */
function settled(program: string, args: readonly string[], where: { cwd: string; env?: NodeJS.ProcessEnv }) {
  return run(program, args, where).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => ({
    stdout,
    stderr,
  }));
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** An empty project, and what a command of its reader does in it. */
async function projectAfter(command: string): Promise<string> {
  const project = mkdtempSync(join(work, 'project-'));
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  await run('bash', ['-c', command], { cwd: project, env: registry.env });
  return project;
}

describe('a release to a registry', () => {
  it('is refused without a token, and says of what package, and what to do', () => {
    expect(answers.stranger).toMatch(/^@svc\/contracts@[\d.]+ is not published: http\S+ asks who you are\./);
    expect(answers.stranger).toContain(`npm login --registry ${registry.url}`);
  });

  it('that stopped halfway goes on: dependencies first, without provenance, and skips what is out', () => {
    expect(linesOf(answers.halfway)).toEqual([
      expect.stringMatching(/^published @svc\/contracts@[\d.]+, without provenance$/),
    ]);
    expect(linesOf(answers.rest)).toEqual(
      NAMES.map((name) =>
        expect.stringMatching(
          name === '@svc/contracts'
            ? /^skipped @svc\/contracts@[\d.]+, which is out$/
            : new RegExp(`^published ${name}@[\\d.]+, without provenance$`),
        ),
      ),
    );
  });
});

it('@svc/intelligence alone brings what it needs, and nothing else', async () => {
  const project = await projectAfter(installOf('packages/intelligence'));
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  expect(Object.keys(packages).filter(Boolean)).toEqual(
    ['@svc/clinical', '@svc/contracts', '@svc/engines', '@svc/intelligence', '@svc/mse-draft', 'zod'].map(
      (name) => `node_modules/${name}`,
    ),
  );
});

it.each(FOLDERS)('the page of %s says how to install it', (folder) => {
  expect(installOf(folder)).toBe(`npm install @svc/${nameOf(folder)}\n`);
});

describe('installed by npm', () => {
  let project: string;
  beforeAll(async () => {
    project = await projectAfter(['npm install', ...NAMES].join(' '));
  });

  it.each(FOLDERS.filter((folder) => nameOf(folder) !== NEEDS_SERVICE))(
    'the first example of the page of %s runs in Node',
    async (folder) => {
      const file = `${nameOf(folder)}.mts`;
      writeFileSync(join(project, file), exampleOf(folder));
      const { stdout } = await run(process.execPath, [file], { cwd: project });
      expect(stdout).not.toBe('');
    },
  );
});

const OLDEST_TYPESCRIPT = join(ROOT, 'tests/node_modules/typescript-5.0/bin/tsc');
/** For what examples take from the process they run in. */
const NODE_TYPES = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
/** What takes in every module of every package, in both ways. */
const EVERYTHING = ['import.mts', 'require.cts'];

/** pnpm lets no package see what it does not depend on: what a package forgot to name is missing. */
describe('installed by pnpm', () => {
  let project: string;
  /** The first example of every page. */
  let examples: readonly string[];
  beforeAll(async () => {
    project = await projectAfter(['pnpm add', ...NAMES, ...PEERS].join(' '));
    const modules = PUBLISHED.flatMap((name) => modulesOf(project, name));
    const write = (file: string, text: string) => {
      writeFileSync(join(project, file), text);
      return file;
    };
    examples = FOLDERS.map((folder) => write(`${nameOf(folder)}.mts`, exampleOf(folder)));
    write(
      'import.mts',
      linesFor(modules, (as, module) => `import * as ${as} from '${module}';`),
    );
    write(
      'require.cts',
      linesFor(modules, (as, module) => `import ${as} = require('${module}');`),
    );
  });

  describe('every declaration', () => {
    let said: { readonly now: readonly string[]; readonly oldest: readonly string[] };
    beforeAll(async () => {
      const [now, oldest] = await Promise.all([
        typeCheck('tsc', [...EVERYTHING, ...examples, ...NODE_TYPES, '--listFiles']),
        typeCheck(OLDEST_TYPESCRIPT, ['import.mts']),
      ]);
      said = { now, oldest };
    });

    it('type checks strictly, by import and by require, with the first example of every page', () => {
      expect(said.now.filter((line) => line.includes('error TS'))).toEqual([]);
    });

    it('type checks strictly with TypeScript 5.0, but for what zod takes from a later one', () => {
      expect(said.oldest).toEqual([
        expect.stringMatching(/\/node_modules\/zod\/\S+ error TS2304: Cannot find name 'NoInfer'\.$/),
      ]);
    });

    it.each(PUBLISHED)('of @svc/%s is one that an export leads to', (name) => {
      const folder = realpathSync(join(project, 'node_modules/@svc', name));
      const shipped = globSync('**/*.d.ts', { cwd: folder }).map((file) => join(folder, file));
      expect(shipped.length).toBeGreaterThan(0);
      expect(shipped.filter((file) => !said.now.includes(file))).toEqual([]);
    });

    async function typeCheck(compiler: string, args: readonly string[]): Promise<string[]> {
      const checks = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false'];
      const target = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'];
      const { stdout } = await settled(compiler, [...checks, ...target, ...args], { cwd: project });
      return linesOf(stdout);
    }
  });

  it('everything loads by import and by require', async () => {
    for (const file of EVERYTHING) {
      const { stdout } = await run(process.execPath, ['--experimental-transform-types', file], {
        cwd: project,
      });
      expect(linesOf(stdout).length).toBeGreaterThan(PUBLISHED.length);
    }
  });

  it('everything and every first example bundle for a browser, with nothing of Node', async () => {
    const { warnings, errors } = await build({
      absWorkingDir: project,
      entryPoints: ['import.mts', ...examples],
      outdir: 'bundled',
      bundle: true,
      platform: 'browser',
      format: 'esm',
      write: false,
      logLevel: 'silent',
      external: ['ai', '@ai-sdk/*', '@ricky0123/*'],
    });
    expect([...warnings, ...errors].map(({ text }) => text)).toEqual([]);
  });
});

/** What can be imported of an installed package. */
function modulesOf(project: string, name: string): string[] {
  const text = readFileSync(join(project, 'node_modules/@svc', name, 'package.json'), 'utf8');
  const { exports } = JSON.parse(text) as { exports: Readonly<Record<string, string | object>> };
  return Object.entries(exports).flatMap(([path, entry]) =>
    typeof entry === 'string' ? [] : [`@svc/${name}${path.slice(1)}`],
  );
}

/** A line that takes in each module, and one that uses it. */
function linesFor(modules: readonly string[], take: (as: string, module: string) => string): string {
  return modules
    .map((module, index) => `${take(`m${index}`, module)}\nconsole.log(Object.keys(m${index}).length);\n`)
    .join('');
}
