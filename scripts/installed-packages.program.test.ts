import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOf, PUBLISHED, PUBLISHED_FOLDERS } from './published.ts';
import { dependenciesFirst } from './release/dependencies-first.ts';
import { manifestIn } from './release/manifest.ts';
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
const linesOf = (text: string) => text.split('\n').filter(Boolean);
/** Of the page of a package, what comes first. */
const blockOf = (folder: string, language: string) =>
  blocksOf(`${folder}/README.md`).find((block) => block.language === language)?.text ?? '';
const installOf = (folder: string) => blockOf(folder, 'sh');
const exampleOf = (folder: string) => blockOf(folder, 'ts');

const GUIDE = blocksOf('docs/releasing.md').map(({ text }) => text);
const [versions = '', look = '', publish = '', use = ''] = GUIDE;

const work = mkdtempSync(join(tmpdir(), 'svc-installed-'));
let registry: Registry;
let said: Readonly<Record<'stranger' | 'look' | 'halfway' | 'rest', string>>;

beforeAll(async () => {
  registry = await startRegistry();
  await Promise.all(OTHERS.map((folder) => registry.take(join(ROOT, folder))));
  const { env, strangerEnv } = registry;
  const [one = '', all = ''] = linesOf(publish);
  said = {
    stranger: await typed(one, ROOT, strangerEnv),
    look: await typed(look, ROOT, env),
    halfway: await typed(one, ROOT, env),
    rest: await typed(all, ROOT, env),
  };
});
afterAll(async () => {
  await registry?.close();
  rmSync(work, { recursive: true, force: true });
});

/** What a command of a page says, whether or not it fails. */
async function typed(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout, stderr } = await settled('bash', ['-ec', onOurs(command)], { cwd, env });
  return stdout + stderr;
}

/** With our registry for that of the reader. */
function onOurs(command: string): string {
  return command.replaceAll(/https:\/\/registry\.example\.org\/?/g, registry.url);
}

function settled(program: string, args: readonly string[], where: { cwd: string; env?: NodeJS.ProcessEnv }) {
  return run(program, args, where).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => ({
    stdout,
    stderr,
  }));
}

/** An empty project, and what a command of its reader does in it. */
async function projectAfter(command: string): Promise<string> {
  const project = mkdtempSync(join(work, 'project-'));
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  await run('bash', ['-ec', onOurs(command)], { cwd: project, env: registry.env });
  return project;
}

/** What became of each package: what builds them speaks too. */
const progressOf = (text: string) =>
  linesOf(text).filter((line) => /^(?:would publish|published|skipped) /.test(line));
const VERSION = '\\d+\\.\\d+\\.\\d+';

describe('the guide to releasing', () => {
  it('has no command but those run here', () => expect(GUIDE).toHaveLength(4));

  it('takes changes into versions: one for the platform and the command line', async () => {
    const copy = mkdtempSync(join(work, 'copy-'));
    const files = ['package.json', 'pnpm-workspace.yaml', '.changeset', ...manifests()];
    for (const file of files) cpSync(join(ROOT, file), join(copy, file), { recursive: true });
    writeFileSync(
      join(copy, '.changeset/of-this-test.md'),
      '---\n"@svc/contracts": minor\n---\n\nA change.\n',
    );
    const before = versionsIn(ROOT);
    await typed(versions.replace('npx pnpm exec ', ''), copy, process.env);
    const after = versionsIn(copy);
    expect(after.filter((version, index) => version === before[index])).toEqual([]);
    expect(after[0]).toBe(after[1]);
  });

  it('says what would be published', () => {
    expect(progressOf(said.look)).toEqual([
      expect.stringMatching(new RegExp(`^would publish @svc/client@${VERSION}, with provenance$`)),
    ]);
  });

  it('without a token is refused, and says of what package, and what to do', () => {
    expect(said.stranger).toMatch(/^@svc\/contracts@[\d.]+ is not published: http\S+ asks who you are\./m);
    expect(said.stranger).toContain(`npm login --registry ${registry.url}`);
  });

  it('publishes one, then the rest: dependencies first, without provenance, without what is out', () => {
    const published = (name: string) =>
      expect.stringMatching(new RegExp(`^published ${name}@${VERSION}, without provenance$`));
    expect(progressOf(said.halfway)).toEqual([published('@svc/contracts')]);
    expect(progressOf(said.rest)).toEqual([
      expect.stringMatching(new RegExp(`^skipped @svc/contracts@${VERSION}, which is out$`)),
      ...NAMES.filter((name) => name !== '@svc/contracts').map(published),
    ]);
  });

  it('never prints the token', () => {
    expect(registry.token).toMatch(/\S{20}/);
    expect(Object.values(said).filter((text) => text.includes(registry.token))).toEqual([]);
  });

  it('installs from the registry that it sets up', async () => {
    const project = await projectAfter(use);
    expect(readFileSync(join(project, '.npmrc'), 'utf8')).toContain(`@svc:registry=${registry.url}`);
    expect(installedIn(project)).toEqual(['@svc/client']);
  });
});

it('@svc/intelligence alone brings what it needs, and nothing else', async () => {
  const project = await projectAfter(installOf('packages/intelligence'));
  expect(installedIn(project)).toEqual([
    '@svc/clinical',
    '@svc/contracts',
    '@svc/engines',
    '@svc/intelligence',
    '@svc/mse-draft',
    'zod',
  ]);
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
    let told: { readonly now: readonly string[]; readonly oldest: readonly string[] };
    beforeAll(async () => {
      const [now, oldest] = await Promise.all([
        typeCheck('tsc', [...EVERYTHING, ...examples, ...NODE_TYPES, '--listFiles']),
        typeCheck(OLDEST_TYPESCRIPT, ['import.mts']),
      ]);
      told = { now, oldest };
    });

    it('type checks strictly, by import and by require, with the first example of every page', () => {
      expect(told.now.filter((line) => line.includes('error TS'))).toEqual([]);
    });

    it('type checks strictly with TypeScript 5.0, but for what zod takes from a later one', () => {
      expect(told.oldest).toEqual([
        expect.stringMatching(/\/node_modules\/zod\/\S+ error TS2304: Cannot find name 'NoInfer'\.$/),
      ]);
    });

    it.each(PUBLISHED)('of @svc/%s is one that an export leads to', (name) => {
      const folder = realpathSync(join(project, 'node_modules/@svc', name));
      const shipped = globSync('**/*.d.ts', { cwd: folder }).map((file) => join(folder, file));
      expect(shipped.length).toBeGreaterThan(0);
      expect(shipped.filter((file) => !told.now.includes(file))).toEqual([]);
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

/** What npm installed, by its lockfile. */
function installedIn(project: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, object>>;
  };
  return Object.keys(packages).flatMap((place) => place.split('node_modules/')[1] ?? []);
}

function manifests(): string[] {
  return globSync('{{packages,sdks,services,apps}/*,cli,tests,examples,benchmarks}/package.json', {
    cwd: ROOT,
  });
}

/** Of the platform, the command line, and a package with what depends on it. */
function versionsIn(root: string): string[] {
  return ['services/platform', 'cli', 'packages/contracts', 'packages/intelligence'].map(
    (folder) => manifestIn(folder, root).version,
  );
}

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
