import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseRolesSql } from '@svc/store';
import { builtProgram } from '../../support/server-process.ts';
import { newDatabaseBalancer, newHttpBalancer } from './balancers.ts';
import { type BlobDisk, mountBlobDisk } from './blob-disk.ts';
import { freePorts, type Kept } from './child.ts';
import { type FakeClock, newFakeClock } from './fake-clock.ts';
import type { LoadKeys } from './load/context.ts';
import { PROVIDER } from './load/wearables.ts';
import { newPooler } from './pooler.ts';
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { newServiceProcess, type ServiceProcess } from './service-process.ts';
import { openSilentWay, type SilentWay } from './silent-way.ts';

const BLOB_MEGABYTES = 64;
const ROLES = { database: 'svc', owner: 'svc_owner', login: 'svc_login' } as const;

/**
 * Two servers of the database behind a balancer, a pooler before that, two processes of the API and a worker, a balancer
 * before the API; a disk for pictures, a receiver of webhooks, and ways that can fall silent.
 */
export interface World {
  readonly databases: PostgresPair;
  readonly pooler: Kept;
  readonly balancer: Kept;
  readonly port: number;
  readonly apis: readonly [ServiceProcess, ServiceProcess];
  readonly worker: ServiceProcess;
  /** Of the second API process. */
  readonly clock: FakeClock;
  readonly disk: BlobDisk;
  readonly receiver: Receiver;
  /** From the service to the pooler, and from there to the database. */
  readonly ways: readonly [SilentWay, SilentWay];
  readonly keys: LoadKeys;
}

export async function withWorld<Result>(work: (world: World) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-proof-failover-'));
  chmodSync(folder, 0o755);
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    return await work(await build(folder, ends));
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** @param ends what has to be ended of it, the last one first */
async function build(folder: string, ends: (() => unknown)[]): Promise<World> {
  const nextPort = await freePorts(8);
  const [port, databasePort, poolerPort] = [nextPort(), nextPort(), nextPort()];
  const serverPorts = [nextPort(), nextPort()] as const;
  const apiPorts = [nextPort(), nextPort()] as const;

  const databases = await startPostgresPair(folder, serverPorts);
  ends.push(() => databases.stop());
  await databases.script(databaseRolesSql(ROLES));
  const databaseBalancer = newDatabaseBalancer(folder, { port: databasePort, serverPorts });
  await databaseBalancer.start();
  ends.push(() => databaseBalancer.kill());
  const toDatabase = await openSilentWay(databasePort);
  const pooler = newPooler(folder, {
    port: poolerPort,
    serverPort: toDatabase.port,
    users: [ROLES.login],
  });
  await pooler.start();
  const toPooler = await openSilentWay(poolerPort);
  ends.push(() => pooler.kill(), toDatabase.close, toPooler.close);

  const disk = mountBlobDisk(join(folder, 'blobs'), BLOB_MEGABYTES);
  const receiver = await startReceiver();
  const clock = newFakeClock(folder);
  ends.push(disk.unmount, receiver.close);

  const adminToken = randomBytes(32).toString('hex');
  const shared = {
    DATABASE_URL: `postgres://${ROLES.login}@127.0.0.1:${toPooler.port}/${ROLES.database}`,
    SVC_MIGRATE_DATABASE_URL: `postgres://${ROLES.owner}@127.0.0.1:${databasePort}/${ROLES.database}`,
    SVC_SECRET: randomBytes(32).toString('hex'),
    SVC_ADMIN_TOKEN: adminToken,
    SVC_PUBLIC_URL: `http://127.0.0.1:${port}`,
    SVC_BLOB_URL: `file://${disk.folder}`,
    SVC_TRUST_PROXY: '127.0.0.1',
    SVC_EGRESS_ALLOW: `127.0.0.1:${receiver.port}`,
    SVC_SANDBOX_KEY_DAILY: '1000000',
    SVC_SANDBOX_ACCOUNT_DAILY: '1000000',
    [`SVC_WEARABLE_${PROVIDER.toUpperCase()}_CLIENT_ID`]: 'nobody',
    [`SVC_WEARABLE_${PROVIDER.toUpperCase()}_SECRET`]: 'never-called',
    SVC_LOG_LEVEL: 'warn',
  };
  const program = builtProgram();
  const dataOf = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path);
    return path;
  };
  const seeded = dataOf('api-1');
  const process1 = newServiceProcess('API 1', apiPorts[0], {
    env: { ...shared, SVC_ROLE: 'api', SVC_DATA_DIR: seeded, SVC_SEED: '1' },
    program,
  });
  const process2 = newServiceProcess('API 2', apiPorts[1], {
    env: { ...shared, SVC_ROLE: 'api', SVC_DATA_DIR: dataOf('api-2'), ...clock.env },
    program,
  });
  const worker = newServiceProcess('worker', nextPort(), {
    env: { ...shared, SVC_ROLE: 'worker', SVC_DATA_DIR: dataOf('worker') },
    program,
  });
  for (const each of [process1, process2, worker]) {
    await each.start();
    ends.push(() => each.stop());
  }
  const balancer = newHttpBalancer(folder, { port, apiPorts });
  await balancer.start();
  ends.push(() => balancer.kill());
  const keys = JSON.parse(readFileSync(join(seeded, 'credentials.json'), 'utf8')) as LoadKeys;
  return {
    databases,
    pooler,
    balancer,
    port,
    apis: [process1, process2],
    worker,
    clock,
    disk,
    receiver,
    ways: [toPooler, toDatabase],
    keys: { ...keys, adminToken },
  };
}
