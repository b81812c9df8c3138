import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@svc/server-kit';
import { createAccount, createPatient, createPatientSession, type Patient } from '@svc/store';
import { createTestDatabase } from '@svc/store/test';
import type { Env } from '../src/config/env-reader.ts';
import { readConfig } from '../src/config/read-config.ts';
import { openPlatform, type Platform } from '../src/open-platform.ts';

/** The whole platform on a loopback port, with one patient. */
export interface RetinaWorld {
  readonly origin: string;
  readonly platform: Platform;
  readonly patient: Patient;
  /** The cookie of a new session of the patient: its name and its value. */
  newSession(): Promise<{ readonly name: string; readonly value: string }>;
  close(): Promise<void>;
}

export async function openRetinaWorld(env: Env = {}): Promise<RetinaWorld> {
  const test = await createTestDatabase('postgres');
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-retina-'));
  const clock = Date.now;
  let origin = '';
  const platform = await openPlatform({
    config: readConfig({
      DATABASE_URL: 'url' in test.options ? test.options.url : '',
      SVC_DATA_DIR: dataDir,
      ...env,
    }),
    clock,
    log: createLogger({ level: 'silent', write: () => {}, clock }),
    adminToken: null,
    origin: () => origin,
    // Other tests may hold the cores: nothing is shown here about how long a picture takes.
    patienceMs: 240_000,
  });
  const { app } = platform.server;
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const { db } = platform.services.database;
  const { id: ownerId } = await createAccount(db, {
    name: 'Northside Clinic',
    plan: 'enterprise',
    productionApproved: true,
    sustainedPerSecond: 10_000,
    burstPerSecond: 10_000,
    now: clock(),
  });
  const patient = await createPatient(db, { ownerId, now: clock() });
  return {
    origin,
    platform,
    patient,
    async newSession() {
      const { token } = await createPatientSession(db, { patient, now: clock() });
      return { name: 'svc_session', value: token };
    },
    async close() {
      await app.close();
      await platform.release();
      await test.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
