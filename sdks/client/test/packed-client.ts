import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const CLIENT = fileURLToPath(new URL('..', import.meta.url));
const HERE = fileURLToPath(new URL('.', import.meta.url));

/** A folder with the client as it is published, and nothing else installed. */
export interface PackedClient {
  readonly folder: string;
  /** Bundles a program of this folder against the packed client, for Node (which loads the client itself) or a page. */
  bundle(program: string, to: 'esm' | 'cjs' | 'browser'): Promise<string>;
  /** Writes a program there, and says where. */
  write(name: string, program: string): string;
  remove(): void;
}

export function packClient(): PackedClient {
  const folder = mkdtempSync(join(tmpdir(), 'svc-packed-client-'));
  execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: CLIENT, stdio: 'ignore' });
  execFileSync('sh', ['-c', 'tar xzf svc-client-*.tgz'], { cwd: folder });
  mkdirSync(join(folder, 'node_modules/@svc'), { recursive: true });
  renameSync(join(folder, 'package'), join(folder, 'node_modules/@svc/client'));
  return {
    folder,
    async bundle(program, to) {
      const forPage = to === 'browser';
      const { outputFiles } = await build({
        stdin: { contents: program, resolveDir: HERE, loader: 'ts' },
        bundle: true,
        write: false,
        platform: forPage ? 'browser' : 'node',
        format: forPage ? 'iife' : to,
        ...(forPage
          ? { alias: { '@svc/client': join(folder, 'node_modules/@svc/client') } }
          : { external: ['@svc/client'] }),
      });
      return outputFiles[0]?.text ?? '';
    },
    write(name, program) {
      const path = join(folder, name);
      writeFileSync(path, program);
      return path;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
