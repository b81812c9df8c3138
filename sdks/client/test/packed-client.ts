import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const CLIENT = fileURLToPath(new URL('..', import.meta.url));
const HERE = fileURLToPath(new URL('.', import.meta.url));

/** A folder with the client as it is published, and nothing else installed. */
export interface PackedClient {
  /** Its package.json as it is published. */
  readonly manifest: { readonly dependencies?: object; readonly peerDependencies?: object };
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
  const manifest = readFileSync(join(folder, 'node_modules/@svc/client/package.json'), 'utf8');
  return {
    manifest: JSON.parse(manifest) as PackedClient['manifest'],
    async bundle(program, to) {
      const forPage = to === 'browser';
      const { outputFiles } = await build({
        stdin: {
          contents: program.replace('./every-endpoint.ts', `${HERE}every-endpoint.ts`),
          resolveDir: folder,
          loader: 'ts',
        },
        bundle: true,
        write: false,
        platform: forPage ? 'browser' : 'node',
        format: forPage ? 'iife' : to,
        minify: forPage,
        ...(forPage ? {} : { external: ['@svc/client'] }),
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
