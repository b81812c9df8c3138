import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Consumer } from './consumer.ts';
import { folderOf, programOf, type Runtime } from './runtimes.ts';

/** What a careful project turns on; the declarations of packages are checked too. */
const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  target: 'es2022',
  lib: ['es2022'],
  types: ['node'],
  outDir: 'dist',
};

/** Kinds of projects: what their modules are, and how a compiler looks for packages. */
const PROJECTS = {
  'CommonJS as Node has it': { type: 'commonjs', options: { module: 'node16' } },
  'CommonJS of older projects': {
    type: 'commonjs',
    options: { module: 'commonjs', moduleResolution: 'node10' },
  },
  'ES modules as Node has them': { type: 'module', options: { module: 'node16' } },
  'ES modules of bundlers': {
    type: 'module',
    options: { module: 'es2022', moduleResolution: 'bundler' },
  },
} as const;
export type Project = keyof typeof PROJECTS;

/** What is compiled by what, and where; a folder is used once. */
export interface Compilation {
  readonly typescript: Runtime;
  readonly project: Project;
  readonly folder: string;
}

/**
 * Checks the program by a compiler of TypeScript and makes the JavaScript of it: the file to run.
 *
 * @throws NotTriedError when the compiler cannot be had
 * @throws Error with the first lines of what the compiler says
 */
export function compile(consumer: Consumer, { typescript, project, folder: name }: Compilation): string {
  const compiler = programOf(typescript, 'tsc');
  const { type, options } = PROJECTS[project];
  const folder = consumer.toCompile(name, type);
  const typeRoots = [join(folderOf(typescript), 'node_modules/@types')];
  const compilerOptions = { ...STRICT, ...options, typeRoots };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  try {
    execFileSync(compiler, ['-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    const { stdout } = error as { readonly stdout: string };
    throw new Error(stdout.split('\n').slice(0, 3).join(' '), { cause: error });
  }
  return join(folder, 'dist/main.js');
}
