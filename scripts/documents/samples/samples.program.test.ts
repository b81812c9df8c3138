import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ALL_ENDPOINTS } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../root.ts';

interface Sample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

const SAMPLES = JSON.parse(readFileSync(`${ROOT}docs/code-samples.json`, 'utf8')) as Record<string, Sample[]>;
const sourceOf = (id: string, lang: string) => SAMPLES[id]?.find((each) => each.lang === lang)?.source ?? '';
/** Below the client, where its own name is resolved. */
const FOLDER = `${ROOT}sdks/client/node_modules/.cache/samples/`;

function complaintsOf(samples: readonly (readonly [id: string, source: string])[]): string {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [id, source] of samples) writeFileSync(`${FOLDER}${id}.mts`, source);
  const options = { extends: `${ROOT}tsconfig.base.json`, include: ['*.mts'] };
  const compilerOptions = { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true };
  writeFileSync(
    `${FOLDER}tsconfig.json`,
    JSON.stringify({
      ...options,
      compilerOptions: {
        ...compilerOptions,
        rewriteRelativeImportExtensions: false,
        allowImportingTsExtensions: true,
        lib: ['es2024', 'dom'],
        types: ['node'],
        typeRoots: [`${ROOT}node_modules/@types`],
      },
    }),
  );
  try {
    return execFileSync('tsc', ['-p', FOLDER], { encoding: 'utf8' });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

describe('the code samples of the reference', () => {
  it('are there for every operation, in three languages, each with its install line or none needed', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(Object.keys(ALL_ENDPOINTS).toSorted());
    for (const samples of Object.values(SAMPLES)) {
      expect(samples.map(({ label }) => label)).toEqual(['@svc/client', 'curl', 'svc-client']);
      expect(samples[0]?.source).toMatch(/^\/\/ npm install @svc\/client\n/);
      expect(samples[2]?.source).toMatch(/^# pip install /);
    }
  });

  it('in TypeScript call methods of the client with what these take', () => {
    const samples = Object.keys(SAMPLES).map((id) => [id, sourceOf(id, 'typescript')] as const);
    expect(complaintsOf(samples)).toBe('');
    expect(complaintsOf([['ping', sourceOf('ping', 'typescript').replace('.ping(', '.pong(')]])).toContain(
      'pong',
    );
  });

  it('in Python call methods of the client', () => {
    const methods = readFileSync(`${ROOT}sdks/python/src/svc_client/_methods.py`, 'utf8');
    const called = Object.keys(SAMPLES).map((id) => /svc\.(\w+)\(/.exec(sourceOf(id, 'python'))?.[1]);
    expect(called.filter((method) => !methods.includes(`    def ${method}(\n`))).toEqual([]);
  });

  it('for the command line are read by a shell as one call', () => {
    for (const id of Object.keys(SAMPLES)) {
      // The shell itself says what it would run.
      const script = `curl() { printf '%s\\n' "$#" "$2"; }; uuidgen() { echo key; }\n${sourceOf(id, 'shell')}`;
      const said = execFileSync('sh', ['-c', script], {
        encoding: 'utf8',
        env: { SVC_BASE_URL: 'http://localhost', SVC_API_KEY: 'a b' },
      });
      const [count, address = ''] = said.split('\n');
      expect([id, Number(count) > 3]).toEqual([id, true]);
      expect(new URL(address).pathname).toMatch(/^\/api\/(?:retina\/)?v1\//);
    }
  });

  it('hold no key', () => {
    expect(JSON.stringify(SAMPLES)).not.toMatch(/svc_[sp]k_\w|mse_live_\w|Bearer [^$]/);
  });
});
