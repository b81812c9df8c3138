import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const MAIN = fileURLToPath(new URL('../../../services/platform/dist/main.js', import.meta.url));
const QUOTA = { SVC_SANDBOX_KEY_DAILY: '100000', SVC_SANDBOX_ACCOUNT_DAILY: '100000' };
const SIDE = 400;

interface Credentials {
  readonly adminToken: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly publishableOrigins: readonly string[];
  readonly organizationKey: string;
  readonly patient: { readonly id: string };
}

/** The built platform as a process, on the embedded database and a loopback port. */
export interface ServedPlatform extends Credentials {
  readonly origin: string;
  /** A black picture, which is looked at in no time; base64. */
  readonly picture: string;
  /** The value of the cookie of a new session of the patient. */
  newPatientSession(): Promise<string>;
  close(): Promise<void>;
}

export async function servePlatform(): Promise<ServedPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-client-'));
  const server = spawn(process.execPath, ['--liftoff-only', MAIN], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', SVC_DATA_DIR: dataDir, ...QUOTA },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readyOrigin(server.stdout);
  const credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Credentials;
  const { patient, adminToken } = credentials;
  return {
    ...credentials,
    origin,
    picture: await picture(),
    async newPatientSession() {
      const response = await fetch(`${origin}/api/admin/v1/patients/${patient.id}/session`, {
        method: 'POST',
        headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
        body: '{}',
      });
      const { data } = (await response.json()) as { data: { cookie: string } };
      return data.cookie.replace(/^svc_session=/, '').replace(/;.*/, '');
    },
    async close() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function readyOrigin(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, origin] = /^ready (\S+)$/.exec(line) ?? [];
    if (origin === undefined) continue;
    // Whatever it says later is read, or the pipe would fill.
    output.resume();
    return origin;
  }
  throw new Error('The server ended before it was ready.');
}

async function picture(): Promise<string> {
  const plain = { width: SIDE, height: SIDE, channels: 3, background: '#000' } as const;
  return (await sharp({ create: plain }).jpeg().toBuffer()).toString('base64');
}
