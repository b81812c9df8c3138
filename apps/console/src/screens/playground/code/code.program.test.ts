import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, ENDPOINTS } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { curlOf } from './curl.ts';
import { pythonOf } from './python.ts';
import { typescriptOf } from './typescript.ts';

const TRIED = /^\/v1\/(?:medication|biomarker|outcome|relapse)\/\{patientId\}\/agent$/;
const HOSTILE = `'; echo broken; $(touch x) \`x\` "\\" <img> \nBODY\n é 漢`;
const calls = Object.values<Endpoint>(ENDPOINTS)
  .filter(({ product, path }) => product !== undefined || TRIED.test(path))
  .map(({ id, path, example }) => ({
    operation: id,
    path: `/api${path}`,
    body: example?.body as Readonly<Record<string, unknown>>,
  }));
const hostile = {
  operation: 'predictRelapse',
  path: '/api/v1/relapse/predict',
  body: { assessments: [], sessionRef: HOSTILE },
};

const folder = mkdtempSync(join(import.meta.dirname, 'samples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is shown for nine products', () => {
  expect(calls).toHaveLength(9);
});

describe('every sample names the key by its variable alone', () => {
  it.each(calls)('$operation', (call) => {
    for (const code of [curlOf(call), typescriptOf(call), pythonOf(call)]) {
      expect(code).toContain('SVC_API_KEY');
      expect(code).not.toMatch(/sk_|Bearer [^$]/);
    }
  });
});

describe('the curl sample', () => {
  /** What a command that takes the place of curl was given. */
  function given(code: string): { readonly args: string; readonly body: string } {
    const script = `curl() { printf '%s\\n' "$@" >&2; cat; }\n${code}\n`;
    const env = { ...process.env, SVC_BASE_URL: 'http://127.0.0.1:1', SVC_API_KEY: 'key' };
    const { status, stdout, stderr } = spawnSync('sh', ['-euc', script], {
      encoding: 'utf8',
      env,
      cwd: folder,
    });
    expect(status).toBe(0);
    return { args: stderr, body: stdout };
  }

  it.each([...calls, hostile])('$operation: a shell sends exactly the body', (call) => {
    const { args, body } = given(curlOf(call));
    expect(JSON.parse(body)).toEqual(call.body);
    expect(args).toContain(`http://127.0.0.1:1${call.path.replace('{patientId}', 'patient-1')}\n`);
    expect(args).toContain('authorization: Bearer key\n');
  });
});

describe('the TypeScript sample', () => {
  beforeAll(() => {
    [...calls, hostile].forEach((call, index) =>
      writeFileSync(join(folder, `sample-${index}.ts`), `${typescriptOf(call)}\n`),
    );
    const config = {
      extends: '../../../../../../../tsconfig.tests.json',
      compilerOptions: { typeRoots: ['../../../../../../../node_modules/@types'] },
      include: ['*.ts'],
      exclude: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  });

  it('type checks against the client, for every product', () => {
    const { stdout, status } = spawnSync('tsc', ['-p', folder, '--noEmit'], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});

describe('the Python sample', () => {
  const python = spawnSync('python3', ['--version']).status === 0;
  const READ =
    'import ast,json,sys\ncall=ast.parse(sys.stdin.read()).body[3].value\nprint(json.dumps(ast.literal_eval(call.args[-1])))';

  it.skipIf(!python).each([...calls, hostile])(
    '$operation: has exactly the body as its last argument',
    (call) => {
      const { stdout, stderr } = spawnSync('python3', ['-c', READ], {
        input: pythonOf(call),
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual(call.body);
    },
  );
});
