import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedPlatform, servePlatform } from './served-platform.ts';

const run = promisify(execFile);
const CLIENT = fileURLToPath(new URL('..', import.meta.url));
const README = readFileSync(`${CLIENT}README.md`, 'utf8');
const PROGRAMS = [...README.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code);
const SAYS = [
  /^(?:moderate|elevated|high) \[/,
  /^Clinical attention/,
  /avgSleepHours/,
  /^up to true$/m,
  /"event":"answer".*\nenterprise req_\w+ 1 \d+ false$/m,
];

let platform: ServedPlatform;
beforeAll(async () => {
  platform = await servePlatform();
});
afterAll(() => platform?.close());

describe('the page of the client', () => {
  it('has a program for each thing it says', () => expect(PROGRAMS).toHaveLength(SAYS.length));

  it.each(PROGRAMS.map((code, index) => [index, code] as const))(
    'program %i runs against the service',
    async (index, code) => {
      const { stdout, stderr } = await run(
        process.execPath,
        ['--conditions=@svc/source', '--input-type=module-typescript', '--eval', code],
        { cwd: CLIENT, env: { SVC_BASE_URL: platform.origin, SVC_API_KEY: platform.secretKey } },
      );
      expect(stdout).toMatch(SAYS[index] as RegExp);
      expect(stderr).toBe('');
    },
  );
});
