import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { install } from './runtimes.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PROGRAM = join(ROOT, 'examples/src/partner');
const PACKAGES = ['sdks/client', 'packages/webhooks'];

type ModuleKind = 'module' | 'commonjs';

/** The project of a partner: both packages installed from their archives, nothing of this workspace. */
export interface Consumer {
  readonly folder: string;
  /** A folder in it with the program. */
  readonly asWritten: string;
  /** Another one, in which modules are of one kind; imports name the files that a compiler makes. */
  toCompile(name: string, kind: ModuleKind): string;
  /** One file of the program and all it imports, as a bundler makes it for a page or for a worker. */
  bundle(file: string, to: 'page' | 'worker'): Promise<string>;
  remove(): void;
}

export function createConsumer(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'svc-partner-'));
  for (const path of PACKAGES)
    execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: join(ROOT, path), stdio: 'ignore' });
  const archives = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  writePackage(folder, 'module');
  install(
    folder,
    archives.map((file) => `./${file}`),
  );
  const asWritten = join(folder, 'as-written');
  cpSync(PROGRAM, asWritten, { recursive: true });
  return {
    folder,
    asWritten,
    toCompile: (name, kind) => copyToCompile(join(folder, name), kind),
    bundle: (file, to) => bundle(join(asWritten, file), to),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function writePackage(folder: string, type: ModuleKind): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type }));
}

/** Compilers before 5.7 do not take `./exam.ts` for the file that becomes `./exam.js`. */
function copyToCompile(folder: string, kind: ModuleKind): string {
  mkdirSync(folder);
  writePackage(folder, kind);
  for (const name of readdirSync(PROGRAM)) {
    const text = readFileSync(join(PROGRAM, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
  }
  return folder;
}

async function bundle(file: string, to: 'page' | 'worker'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'browser',
    format: to === 'page' ? 'iife' : 'esm',
    ...(to === 'worker' ? { conditions: ['workerd', 'worker', 'browser'] } : {}),
  });
  return outputFiles[0]?.text ?? '';
}
