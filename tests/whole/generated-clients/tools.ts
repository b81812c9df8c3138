import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Generators of clients as partners install them: too heavy to come with this workspace, so that npm brings them here. */
const VERSIONS = {
  'openapi-typescript': '7.13.0',
  '@hey-api/openapi-ts': '0.99.0',
  orval: '8.38.0',
  typescript: '5.9.3',
  quicktype: '23.3.25',
} as const;

const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/svc-generators/', import.meta.url));

/** The folder they are installed in. */
export function installGenerators(): string {
  mkdirSync(FOLDER, { recursive: true });
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: VERSIONS });
  if (existsSync(join(FOLDER, 'node_modules', manifestMark(manifest)))) return FOLDER;
  writeFileSync(join(FOLDER, 'package.json'), manifest);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'ignore',
  });
  writeFileSync(join(FOLDER, 'node_modules', manifestMark(manifest)), '');
  return FOLDER;
}

/** Named by what is installed, so that another version is installed anew. */
const manifestMark = (manifest: string) =>
  `.installed-${Buffer.from(manifest).toString('base64url').slice(-40)}`;

/** An operation that takes JSON. */
export interface Operation {
  readonly id: string;
  readonly pathParameters: number;
}

export interface Generator {
  readonly name: keyof typeof VERSIONS;
  /** What is run, below the folder of the generators. */
  readonly args: (document: string, into: string) => readonly string[];
  /** The module it writes. */
  readonly module: string;
  /** The type of the body of an operation. */
  readonly bodyOf: (operation: Operation) => string;
}

const capitalized = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

export const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    args: (document, into) => [
      'node_modules/openapi-typescript/bin/cli.js',
      document,
      '-o',
      join(into, 'types.ts'),
    ],
    module: 'types.ts',
    bodyOf: ({ id }) => `client.operations['${id}']['requestBody']['content']['application/json']`,
  },
  {
    name: '@hey-api/openapi-ts',
    args: (document, into) => ['node_modules/@hey-api/openapi-ts/bin/run.js', '-i', document, '-o', into],
    module: 'index.ts',
    bodyOf: ({ id }) => `client.${capitalized(id)}Data['body']`,
  },
  {
    name: 'orval',
    args: (document, into) => [
      'node_modules/orval/dist/bin/orval.mjs',
      '--input',
      document,
      '--output',
      join(into, 'client.ts'),
      '--client',
      'fetch',
    ],
    module: 'client.ts',
    bodyOf: ({ id, pathParameters }) => `Parameters<typeof client.${id}>[${pathParameters}]`,
  },
];

/** Runs a generator; throws with what it said where it fails. */
export function generate({ args }: Generator, document: string, into: string): void {
  mkdirSync(into, { recursive: true });
  execFileSync(process.execPath, args(document, into), { cwd: FOLDER, stdio: 'pipe' });
}

/** What the compiler finds in modules, in lines; none where they compile. */
export function typeErrors(files: readonly string[]): string[] {
  const strict = ['--strict', '--noEmit', '--target', 'es2023'];
  const modules = [
    '--module',
    'nodenext',
    '--lib',
    'es2023,dom,dom.iterable',
    '--allowImportingTsExtensions',
  ];
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', ...strict, ...modules, ...files],
    {
      cwd: FOLDER,
      encoding: 'utf8',
    },
  );
  return stdout.split('\n').filter(Boolean);
}
