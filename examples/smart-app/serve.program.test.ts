import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('serve.ts', import.meta.url));

it('serves the app beside a demonstration server, and names where to launch it', async () => {
  const program = spawn(process.execPath, ['--conditions=@svc/source', PROGRAM, '--demo', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [written] = (await once(program.stdout, 'data')) as [Buffer];
    const addresses = [...written.toString().matchAll(/^(.*): (http:\/\/127\.0\.0\.1:\d+\/\S+)$/gm)];
    expect(addresses.map(([, what]) => what)).toEqual([
      'Standalone launch',
      'Launch from the record of 42',
      'Launch from the record of syn-f74850fb53',
    ]);
    for (const [, , address = ''] of addresses) {
      const response = await fetch(address);
      expect([response.status, response.headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringContaining("script-src 'self'"),
      ]);
    }
    const launch = new URL(addresses[1]?.[2] ?? '');
    const configuration = await fetch(`${launch.searchParams.get('iss')}/.well-known/smart-configuration`);
    expect(configuration.status).toBe(200);
    expect((await fetch(new URL('../package.json', launch))).status).toBe(404);
  } finally {
    program.kill();
  }
});
