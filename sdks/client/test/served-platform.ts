import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { startServer, temporaryFolder } from '../../../services/platform/test/processes.ts';

const QUOTA = { SVC_SANDBOX_KEY_DAILY: '100000', SVC_SANDBOX_ACCOUNT_DAILY: '100000' };
const SIDE = 400;

interface Credentials {
  readonly adminToken: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly publishableOrigins: readonly string[];
  readonly accountId: string;
  readonly organizationId: string;
  readonly organizationKey: string;
  readonly patient: { readonly id: string };
}

/** The built platform as a process, on the embedded database and a loopback port. */
export interface ServedPlatform extends Credentials {
  readonly origin: string;
  /** Its data folder. */
  readonly folder: string;
  /** A black picture, which is looked at in no time; base64. */
  readonly picture: string;
  /** The value of the cookie of a new session of the patient. */
  newPatientSession(): Promise<string>;
  close(): Promise<void>;
}

export async function servePlatform(env: Readonly<Record<string, string>> = {}): Promise<ServedPlatform> {
  const folder = temporaryFolder();
  const server = await startServer({ SVC_DATA_DIR: folder.path, ...QUOTA, ...env });
  const { baseUrl: origin } = server;
  const credentials = JSON.parse(readFileSync(join(folder.path, 'credentials.json'), 'utf8')) as Credentials;
  const { patient, adminToken } = credentials;
  return {
    ...credentials,
    origin,
    folder: folder.path,
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
      server.process.kill('SIGTERM');
      await server.finished;
      folder.remove();
    },
  };
}

async function picture(): Promise<string> {
  const plain = { width: SIDE, height: SIDE, channels: 3, background: '#000' } as const;
  return (await sharp({ create: plain }).jpeg().toBuffer()).toString('base64');
}
