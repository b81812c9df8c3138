import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedPlatform, servePlatform } from '../../client/test/served-platform.ts';

const FOLDER = new URL('..', import.meta.url).pathname;
/** The interpreter of Debian, with its own packages. */
const PYTHON = '/usr/bin/python3';

const runs = (args: readonly string[]) => spawnSync(PYTHON, args, { encoding: 'utf8' }).status === 0;
/** By hand, a machine without them goes on; CI installs them. */
const isThere = runs(['-c', 'import httpx, mypy']);
if (!isThere && process.env.CI === 'true') throw new Error('apt-get install python3-httpx mypy');

describe.runIf(isThere)('the Python client', () => {
  let platform: ServedPlatform;
  beforeAll(async () => {
    platform = await servePlatform();
  });
  afterAll(() => platform?.close());

  function python(...args: string[]): string {
    const { stdout, stderr, status } = spawnSync(PYTHON, args, {
      cwd: FOLDER,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        PYTHONPATH: 'src',
        PYTHONDONTWRITEBYTECODE: '1',
        SVC_BASE_URL: platform.origin,
        SVC_API_KEY: platform.secretKey,
        SVC_ORGANIZATION_KEY: platform.organizationKey,
      },
    });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    return stdout + stderr;
  }

  it('keeps to its own tests, against the running service and against one that plays what goes wrong', () => {
    expect(python('-m', 'unittest', 'discover', '-s', 'tests', '-v')).toMatch(/^Ran \d{2} tests/m);
  });

  it('holds under a strict type checker, its tests included', () => {
    expect(python('-m', 'mypy', '--cache-dir=/dev/null', 'src', 'tests')).toContain(
      'Success: no issues found',
    );
  });

  it('runs what its page shows', () => {
    const page = python('-c', 'import sys, re; print(open("README.md").read())');
    const programs = [...page.matchAll(/^```python\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
    expect(programs.length).toBeGreaterThanOrEqual(3);
    for (const program of programs) python('-c', program);
  });
});
